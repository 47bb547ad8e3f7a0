//! Tuples that grow, to show a vector as one.

use crate::tuple::arities_but_the_last;

/// A tuple that grows at its end, up to twelve.
pub trait Grows: Copy {
    /// The tuple and `X`.
    type With<X: Copy>: Grows;
    /// The tuple and `x`.
    fn with<X: Copy>(self, x: X) -> Self::With<X>;
}

/// Writes one arity.
macro_rules! grows {
    ($($T:ident $t:ident),*) => {
        impl<$($T: Copy),*> Grows for ($($T,)*) {
            type With<X: Copy> = ($($T,)* X,);
            #[inline]
            fn with<X: Copy>(self, x: X) -> Self::With<X> {
                let ($($t,)*) = self;
                ($($t,)* x,)
            }
        }
    };
}

grows!();
arities_but_the_last!(grows);

/// No tuple is longer.
impl<
    A: Copy,
    B: Copy,
    C: Copy,
    D: Copy,
    E: Copy,
    F: Copy,
    G: Copy,
    H: Copy,
    I: Copy,
    J: Copy,
    K: Copy,
    L: Copy,
> Grows for (A, B, C, D, E, F, G, H, I, J, K, L)
{
    type With<X: Copy> = Self;
    #[inline]
    fn with<X: Copy>(self, _: X) -> Self {
        self
    }
}
