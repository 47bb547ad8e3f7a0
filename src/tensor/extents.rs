//! Flat tuples of sizes as arrays of run-time numbers, for what is clipped at an edge.

use crate::num::Scalar;
use crate::tuple::{IntTuple, Number};

/// A number, or a tuple of up to four numbers, and nothing nested in it.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a flat tuple of `{N}` numbers",
    label = "what is cut off at an edge has one number for each mode",
    note = "a tile with nested modes cannot be clipped: flatten the tensor, or cut it evenly"
)]
pub trait Extents<const N: usize>: IntTuple {
    /// The tuple of as many run-time numbers.
    type RunTime: RunTimeShape<N>;
    /// The numbers.
    fn extents(self) -> [usize; N];
}

/// The shape of `N` run-time sizes.
pub trait RunTimeShape<const N: usize>: Extents<N> {
    /// The shape of these sizes.
    fn of_extents(extents: [usize; N]) -> Self;
}

impl<A: Number> Extents<1> for A {
    type RunTime = (usize,);
    #[inline]
    fn extents(self) -> [usize; 1] {
        [self.number().value().cast_unsigned()]
    }
}

/// The tile of a tensor with one mode is a mode in a tuple, as in CuTe.
impl<A: Number> Extents<1> for ((A,),) {
    type RunTime = ((usize,),);
    #[inline]
    fn extents(self) -> [usize; 1] {
        self.0.extents()
    }
}

impl RunTimeShape<1> for ((usize,),) {
    #[inline]
    fn of_extents([size]: [usize; 1]) -> Self {
        ((size,),)
    }
}

macro_rules! tuple {
    ($N:literal: $($A:ident $a:ident $usize:ident),+) => {
        impl<$($A: Number),+> Extents<$N> for ($($A,)+) {
            type RunTime = ($($usize,)+);
            #[inline]
            fn extents(self) -> [usize; $N] {
                let ($($a,)+) = self;
                [$($a.number().value().cast_unsigned()),+]
            }
        }

        impl RunTimeShape<$N> for ($($usize,)+) {
            #[inline]
            fn of_extents([$($a),+]: [usize; $N]) -> Self {
                ($($a,)+)
            }
        }
    };
}

tuple!(1: A a usize);
tuple!(2: A a usize, B b usize);
tuple!(3: A a usize, B b usize, C c usize);
tuple!(4: A a usize, B b usize, C c usize, D d usize);
