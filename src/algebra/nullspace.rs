//! Nullspace: where a layout repeats index 0.

use typenum::U1;

use crate::layout::{AnyLayout, Layout};
use crate::num::Scalar;
use crate::tuple::{Cons, FlatModes, IntTuple, Mode, ModeTree, Nil, RaiseLayout, Stride};

use super::choice::Choice;

impl<S: IntTuple, D: Stride> Layout<S, D> {
    /// The coordinates that do not move the index.
    ///
    /// **Law.** `A(R(i)) = 0` for every `i < size(R)`; R is injective, and takes every coordinate
    /// that differs from 0 in modes of stride 0 only. Modes of size 1 and stride 0 stay. A run-time
    /// stride is not known to be 0.
    ///
    /// ```
    /// use colex::{Layout, layout};
    ///
    /// let _: Layout!((3,2):(4,12)) = layout!((4,3,2):(1,0,0)).nullspace();
    /// let _: Layout!(1:0) = layout!((4,8):(1,4)).nullspace(); // nothing repeats
    /// ```
    ///
    /// Sibling: `filter`, which keeps the other modes.
    #[must_use]
    #[inline]
    pub fn nullspace(self) -> Nullspace<Self>
    where
        Self: HasNullspace,
    {
        self.null()
    }
}

/// The nullspace as a type: `Nullspace<Layout!((4,3):(1,0))>` is `Layout!(3:4)`.
pub type Nullspace<L> = <L as HasNullspace>::Output;

/// A layout that has a nullspace: any with at most twelve modes of stride 0.
pub trait HasNullspace {
    /// The nullspace.
    type Output;
    /// The nullspace.
    fn null(self) -> Self::Output;
}

impl<L: AnyLayout> HasNullspace for L
where
    Null<L::Modes>: RaiseLayout,
{
    type Output = <Null<L::Modes> as RaiseLayout>::Layout;
    #[inline]
    fn null(self) -> Self::Output {
        self.into_modes().flat(Nil).still_after(U1::default(), U1::default()).bare().raise_layout()
    }
}

type Null<M> = <<<M as ModeTree>::Flat<Nil> as Still>::StillAfter<U1, U1> as FlatModes>::Bare;

/// Modes without nesting, of which some do not move.
pub trait Still: Copy {
    /// The modes of stride 0, each as `size : place`, where modes of size `S` and place `P` come
    /// before.
    type StillAfter<S: Scalar, P: Scalar>: FlatModes;
    /// Those modes.
    fn still_after<S: Scalar, P: Scalar>(self, size: S, place: P) -> Self::StillAfter<S, P>;
}

impl Still for Nil {
    type StillAfter<S: Scalar, P: Scalar> = Nil;
    #[inline]
    fn still_after<S: Scalar, P: Scalar>(self, _: S, _: P) -> Nil {
        self
    }
}

/// `(s:0, r…)` after `s'` at `p'` `↦ (s : s'·p', …)`,  `(s:t, r…) ↦ (…)`,  `1:0 ↦ 1:0`
impl<S: Scalar, T: Scalar, R: FlatModes> Still for Cons<Mode<S, T>, R> {
    type StillAfter<S0: Scalar, P0: Scalar> = <T::IsZero as Choice>::Of<
        Cons<Mode<S, S::StrideUnlessOne<S0::Times<P0>>>, R::StillAfter<S, S0::Times<P0>>>,
        R::StillAfter<S, S0::Times<P0>>,
    >;
    #[inline]
    fn still_after<S0: Scalar, P0: Scalar>(self, size: S0, place: P0) -> Self::StillAfter<S0, P0> {
        let place = size.times(place);
        let rest = self.1.still_after(self.0.shape, place);
        let mode = Mode { shape: self.0.shape, stride: self.0.shape.stride_unless_one(place) };
        <T::IsZero as Choice>::of(Cons(mode, rest), rest)
    }
}
