//! One mode multiplied by one tiler: `(A, A* ∘ B)`.

use core::marker::PhantomData;

use crate::algebra::compose::{Compose, Refined, compose};
use crate::algebra::divide::InHalves;
use crate::algebra::plan::{NoMore, Plan, Ready, Undefined};
use crate::algebra::tiler::{Tiler, TilerOp};
use crate::num::{No, Unknown, Yes};
use crate::tuple::{ModeTree, Nil, Path};

use super::room::{LiesApart, Room, WhyNotApart, room};

/// Multiplies mode by mode; the modes without a tiler stay as they are.
#[derive(Debug)]
pub struct MultiplyEach;

impl TilerOp for MultiplyEach {
    type One<T: Tiler, A: ModeTree, At: Path> = T::Multiply<A, At>;
    #[inline]
    fn one<T: Tiler, A: ModeTree, At: Path>(tiler: T, a: A) -> T::Multiply<A, At> {
        tiler.multiply::<A, At>(a)
    }
    type Rest<A: ModeTree> = Ready<A>;
    #[inline]
    fn rest<A: ModeTree>(a: A) -> Ready<A> {
        Ready(a)
    }
}

/// The plan for `A` multiplied by the layout `B`.
pub(crate) type Product<A, B, At> = <LiesApart<A> as Repeatable>::Plan<A, B, At>;

/// The plan for `a` multiplied by `b`.
#[inline]
pub(crate) fn product<A: ModeTree, B: ModeTree, At: Path>(a: A, b: B) -> Product<A, B, At> {
    <LiesApart<A> as Repeatable>::plan::<A, B, At>(a, b)
}

/// The verdict whether the modes of a block lie apart.
pub trait Repeatable {
    /// The plan for `A` multiplied by the layout `B`, in halves.
    type Plan<A: ModeTree, B: ModeTree, At: Path>: Plan;
    /// The plan for `a` multiplied by `b`.
    fn plan<A: ModeTree, B: ModeTree, At: Path>(a: A, b: B) -> Self::Plan<A, B, At>;
}

/// They do: what is left is to compose the room with B.
impl Repeatable for Yes {
    type Plan<A: ModeTree, B: ModeTree, At: Path> = <<Ready<A> as Plan>::And<
        <Compose<Refined, Room<A, B::Cosize>, B, At> as Plan>::And<NoMore>,
    > as Plan>::Arrange<InHalves>;
    #[inline]
    fn plan<A: ModeTree, B: ModeTree, At: Path>(a: A, b: B) -> Self::Plan<A, B, At> {
        let repetition = compose::<_, _, _, At>(Refined, room(a, b.cosize()), b);
        Ready(a).and(repetition.and(Ready(Nil))).arrange()
    }
}

/// Implements [`Repeatable`] where they do not, or may not.
macro_rules! crowded {
    ($Verdict:ty) => {
        impl Repeatable for $Verdict {
            type Plan<A: ModeTree, B: ModeTree, At: Path> = Undefined<WhyNotApart<A>>;
            fn plan<A: ModeTree, B: ModeTree, At: Path>(_: A, _: B) -> Self::Plan<A, B, At> {
                Undefined(PhantomData)
            }
        }
    };
}

crowded!(No);
crowded!(Unknown);
