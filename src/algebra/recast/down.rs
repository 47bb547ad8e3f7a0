//! Smaller elements: strides are multiplied, and the mode of adjacent elements grows.

use crate::num::{Nat, No, Scalar, Truth, Unknown, Verdict, Yes};
use crate::refusal::Refusal;
use crate::tuple::{Cons, FlatMode, Mode, ModeTree, Nil, Torn};

/// Modes whose elements are split.
pub trait Downcasts: Copy {
    /// The same modes over elements `N` times as small.
    type Downcast<N: Nat>: ModeTree;
    /// Those modes.
    ///
    /// # Errors
    /// Where a run-time stride is 1 and its size is static.
    fn downcast<N: Nat>(self, n: N, operation: &'static str) -> Result<Self::Downcast<N>, Refusal>;
    /// Whether some mode steps forwards through adjacent elements.
    type IsAdjacent: Verdict;
    /// The same on run-time numbers.
    fn is_adjacent(self) -> bool;
}

/// `s:1 ↦ s·n:1`,  `s:t ↦ s:t·n`
impl<S: Scalar, T: Scalar> Downcasts for Mode<S, T> {
    type Downcast<N: Nat> = <T::IsOne as Splitting>::Mode<S, T, N>;
    #[inline]
    fn downcast<N: Nat>(self, n: N, operation: &'static str) -> Result<Self::Downcast<N>, Refusal> {
        <T::IsOne as Splitting>::mode(self, n, operation)
    }
    type IsAdjacent = <T::IsStatic as Splitting>::IsAdjacent<T>;
    #[inline]
    fn is_adjacent(self) -> bool {
        self.stride.value() == 1
    }
}

impl<H: ModeTree, R: ModeTree> Downcasts for Cons<H, R> {
    type Downcast<N: Nat> = Cons<H::Downcast<N>, R::Downcast<N>>;
    #[inline]
    fn downcast<N: Nat>(self, n: N, operation: &'static str) -> Result<Self::Downcast<N>, Refusal> {
        Ok(Cons(self.0.downcast(n, operation)?, self.1.downcast(n, operation)?))
    }
    type IsAdjacent = <H::IsAdjacent as Verdict>::Or<R::IsAdjacent>;
    #[inline]
    fn is_adjacent(self) -> bool {
        self.0.is_adjacent() || self.1.is_adjacent()
    }
}

/// Writes what has no strides.
macro_rules! nothing {
    ($Modes:ty) => {
        impl Downcasts for $Modes {
            type Downcast<N: Nat> = Self;
            #[inline]
            fn downcast<N: Nat>(self, _: N, _: &'static str) -> Result<Self, Refusal> {
                Ok(self)
            }
            type IsAdjacent = No;
            #[inline]
            fn is_adjacent(self) -> bool {
                false
            }
        }
    };
}

nothing!(Nil);
nothing!(Torn);

/// Whether a stride is known to be 1.
pub trait Splitting {
    /// The mode `S:T` over smaller elements.
    type Mode<S: Scalar, T: Scalar, N: Nat>: FlatMode;
    /// That mode.
    ///
    /// # Errors
    /// Where a run-time stride is 1 and its size is static.
    fn mode<S: Scalar, T: Scalar, N: Nat>(
        mode: Mode<S, T>,
        n: N,
        operation: &'static str,
    ) -> Result<Self::Mode<S, T, N>, Refusal>;
    /// Whether `T` is 1, if the answer is whether `T` is static.
    type IsAdjacent<T: Scalar>: Verdict;
}

impl Splitting for Yes {
    type Mode<S: Scalar, T: Scalar, N: Nat> = Mode<S::Times<N>, T>;
    #[inline]
    fn mode<S: Scalar, T: Scalar, N: Nat>(
        mode: Mode<S, T>,
        n: N,
        _: &'static str,
    ) -> Result<Self::Mode<S, T, N>, Refusal> {
        Ok(Mode { shape: mode.shape.times(n), stride: mode.stride })
    }
    type IsAdjacent<T: Scalar> = T::IsOne;
}

impl Splitting for No {
    type Mode<S: Scalar, T: Scalar, N: Nat> = Mode<S, T::Times<N>>;
    #[inline]
    fn mode<S: Scalar, T: Scalar, N: Nat>(
        mode: Mode<S, T>,
        n: N,
        operation: &'static str,
    ) -> Result<Self::Mode<S, T, N>, Refusal> {
        let Mode { shape, stride } = mode;
        if T::IsStatic::VALUE || stride.value() != 1 || N::SIZE == 1 {
            return Ok(Mode { shape, stride: stride.times(n) });
        }
        if S::IsStatic::VALUE {
            let (size, stride) = (shape.magnitude(), stride.value());
            return Err(Refusal::Fixed { operation, size, stride, by: N::SIZE });
        }
        let longer = shape.value() * n.value();
        Ok(Mode { shape: shape.at_run_time(longer), stride: stride.times(n).at_run_time(1) })
    }
    type IsAdjacent<T: Scalar> = Unknown;
}

/// The modes `M` split where they are whole: by 1 whatever they are.
pub(super) type Splits<M, N> = <<N as Scalar>::IsOne as Verdict>::Or<<M as Downcasts>::IsAdjacent>;
