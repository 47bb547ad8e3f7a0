//! Larger elements: strides are divided, and the mode of adjacent elements shrinks.

use core::marker::PhantomData;

use typenum::{U1, UTerm};

use crate::algebra::complement::{CeilDiv, ceil_div};
use crate::algebra::plan::refuse;
use crate::algebra::{Finding, Finds, NotFound};
use crate::num::{Nat, Neg, No, Quot, Rem, RunTime, Scalar, Truth, Yes};
use crate::refusal::Refusal;
use crate::tuple::{Cons, FirstIn, FlatMode, Mode, ModeTree, Next, Nil, Path, Torn};

/// Modes whose elements are gathered.
pub trait Upcasts: Copy {
    /// The same modes over elements `N` times as large.
    type Upcast<N: Nat>: ModeTree;
    /// Those modes, if the law holds.
    ///
    /// # Errors
    /// Where a run-time stride neither divides `n` nor is a multiple of it.
    fn upcast<N: Nat>(self, n: N, operation: &'static str) -> Result<Self::Upcast<N>, Refusal>;
    /// Whether each static stride divides `N` or is a multiple of it.
    type Gathers<N: Nat>: Truth;
    /// The first that does neither.
    type Scattered<N: Nat, Op: Copy, At: Path>: Finding;
    /// The same in the modes of a tuple from the one at `At` on.
    type ScatteredFrom<N: Nat, Op: Copy, At: Path>: Finding;
}

/// The stride `Self` of the mode `Mode` divides `N` or is a multiple of it.
#[diagnostic::on_unimplemented(
    message = "{Op} is undefined: the stride of mode `{Mode}` is `{Self}`, and neither of `{Self}` and `{N}` is a multiple of the other",
    label = "`{N}` elements gather to one, but steps of `{Self}` do not keep to them",
    note = "each stride must be a multiple of `{N}`, or divide it: pad the layout, or gather fewer elements"
)]
pub trait GathersInto<Op, N, Mode> {}

/// A stride that gathers nothing whole.
#[derive(Clone, Copy, Debug)]
pub struct Scattering<Op, Stride, N, Mode>(PhantomData<(Op, Stride, N, Mode)>);

refuse!(Scattering<Op, Stride, N, Mode>: Stride, GathersInto<Op, N, Mode>);

/// Whether `D` divides `N`.
type IsMultiple<N, D> = <Rem<N, D> as Scalar>::IsZero;
/// Whether `|T|` is known to be a multiple of `N`.
type Skips<T, N> = IsMultiple<<T as Scalar>::Abs, N>;

/// `s:t ↦ s : t/n`,  or `⌈s / (n/t)⌉ : 1` where t divides n.  `s:0 ↦ s:0`
impl<S: Scalar, T: Scalar> Upcasts for Mode<S, T> {
    type Upcast<N: Nat> = <T::IsStatic as Gathering>::Mode<S, T, N>;
    #[inline]
    fn upcast<N: Nat>(self, n: N, operation: &'static str) -> Result<Self::Upcast<N>, Refusal> {
        T::IsStatic::mode(self, n, operation)
    }
    type Gathers<N: Nat> = <<T::IsStatic as Truth>::Not as Truth>::Or<
        <<Skips<T, N> as Truth>::Or<IsMultiple<N, T::Abs>> as Truth>::Or<S::IsOne>,
    >;
    type Scattered<N: Nat, Op: Copy, At: Path> = <<Self::Gathers<N> as Truth>::Not as Finds>::If<
        Scattering<Op, T::Shown, N::Shown, At::Surface>,
    >;
    type ScatteredFrom<N: Nat, Op: Copy, At: Path> = NotFound;
}

impl<H: ModeTree, R: ModeTree> Upcasts for Cons<H, R> {
    type Upcast<N: Nat> = Cons<H::Upcast<N>, R::Upcast<N>>;
    #[inline]
    fn upcast<N: Nat>(self, n: N, operation: &'static str) -> Result<Self::Upcast<N>, Refusal> {
        Ok(Cons(self.0.upcast(n, operation)?, self.1.upcast(n, operation)?))
    }
    type Gathers<N: Nat> = <H::Gathers<N> as Truth>::And<R::Gathers<N>>;
    type Scattered<N: Nat, Op: Copy, At: Path> = Self::ScatteredFrom<N, Op, FirstIn<At>>;
    type ScatteredFrom<N: Nat, Op: Copy, At: Path> =
        <H::Scattered<N, Op, At> as Finding>::Or<R::ScatteredFrom<N, Op, Next<At>>>;
}

/// Writes what has no strides.
macro_rules! nothing {
    ($Modes:ty) => {
        impl Upcasts for $Modes {
            type Upcast<N: Nat> = Self;
            #[inline]
            fn upcast<N: Nat>(self, _: N, _: &'static str) -> Result<Self, Refusal> {
                Ok(self)
            }
            type Gathers<N: Nat> = Yes;
            type Scattered<N: Nat, Op: Copy, At: Path> = NotFound;
            type ScatteredFrom<N: Nat, Op: Copy, At: Path> = NotFound;
        }
    };
}

nothing!(Nil);
nothing!(Torn);

/// Whether a stride is known to the compiler.
pub trait Gathering {
    /// The mode `S:T` over larger elements.
    type Mode<S: Scalar, T: Scalar, N: Nat>: FlatMode;
    /// That mode.
    ///
    /// # Errors
    /// Where there is none.
    fn mode<S: Scalar, T: Scalar, N: Nat>(
        mode: Mode<S, T>,
        n: N,
        operation: &'static str,
    ) -> Result<Self::Mode<S, T, N>, Refusal>;
    /// The mode `S:T`, if the answer is that `|T|` is a multiple of `N`, or else whether it divides
    /// `N`.
    type Static<S: Scalar, T: Scalar, N: Nat>: FlatMode;
    /// That mode.
    fn known<S: Scalar, T: Scalar, N: Nat>(mode: Mode<S, T>, n: N) -> Self::Static<S, T, N>;
    /// The mode `S:T`, where `|T|` is no multiple of `N`, if the answer is whether it divides `N`.
    type Divisor<S: Scalar, T: Scalar, N: Nat>: FlatMode;
    /// That mode.
    fn divisor<S: Scalar, T: Scalar, N: Nat>(mode: Mode<S, T>, n: N) -> Self::Divisor<S, T, N>;
}

/// `T / N` with `T`'s sign.
type Shorter<T, N> = <<T as RunTime>::IsSigned as Truth>::Pick<
    <Quot<<T as Scalar>::Abs, N> as Scalar>::TimesNeg<U1>,
    Quot<<T as Scalar>::Abs, N>,
>;
/// 1 with `T`'s sign.
type Unit<T> = <<T as RunTime>::IsSigned as Truth>::Pick<Neg<U1>, U1>;

impl Gathering for Yes {
    type Mode<S: Scalar, T: Scalar, N: Nat> = <Skips<T, N> as Gathering>::Static<S, T, N>;
    #[inline]
    fn mode<S: Scalar, T: Scalar, N: Nat>(
        mode: Mode<S, T>,
        n: N,
        _: &'static str,
    ) -> Result<Self::Mode<S, T, N>, Refusal> {
        Ok(Skips::<T, N>::known(mode, n))
    }
    type Static<S: Scalar, T: Scalar, N: Nat> = Mode<S, Shorter<T, N>>;
    #[inline]
    fn known<S: Scalar, T: Scalar, N: Nat>(mode: Mode<S, T>, n: N) -> Self::Static<S, T, N> {
        let stride = mode.stride.abs().quot_rem(n).0;
        Mode { shape: mode.shape, stride: T::IsSigned::pick(stride.times_neg::<U1>(), stride) }
    }
    type Divisor<S: Scalar, T: Scalar, N: Nat> = Mode<CeilDiv<S, Quot<N, T::Abs>>, Unit<T>>;
    #[inline]
    fn divisor<S: Scalar, T: Scalar, N: Nat>(mode: Mode<S, T>, n: N) -> Self::Divisor<S, T, N> {
        Mode {
            shape: ceil_div(mode.shape, n.quot_rem(mode.stride.abs()).0),
            stride: T::IsSigned::pick(Neg::default(), U1::default()),
        }
    }
}

impl Gathering for No {
    type Mode<S: Scalar, T: Scalar, N: Nat> = Mode<S, T>;
    #[inline]
    fn mode<S: Scalar, T: Scalar, N: Nat>(
        mode: Mode<S, T>,
        n: N,
        operation: &'static str,
    ) -> Result<Mode<S, T>, Refusal> {
        gather(mode, n.value(), operation)
    }
    type Static<S: Scalar, T: Scalar, N: Nat> =
        <IsMultiple<N, T::Abs> as Gathering>::Divisor<S, T, N>;
    #[inline]
    fn known<S: Scalar, T: Scalar, N: Nat>(mode: Mode<S, T>, n: N) -> Self::Static<S, T, N> {
        IsMultiple::<N, T::Abs>::divisor(mode, n)
    }
    type Divisor<S: Scalar, T: Scalar, N: Nat> = Mode<S, UTerm>;
    #[inline]
    fn divisor<S: Scalar, T: Scalar, N: Nat>(mode: Mode<S, T>, _: N) -> Mode<S, UTerm> {
        Mode { shape: mode.shape, stride: UTerm }
    }
}

/// The same with a run-time stride: a size that shrinks must be a run-time one too.
#[inline]
fn gather<S: Scalar, T: Scalar>(
    mode: Mode<S, T>,
    n: isize,
    operation: &'static str,
) -> Result<Mode<S, T>, Refusal> {
    let (size, stride) = (mode.shape.value(), mode.stride.value());
    let step = stride.abs();
    if step % n == 0 || size == 1 {
        return Ok(Mode { shape: mode.shape, stride: mode.stride.at_run_time(stride / n) });
    }
    let by = n.unsigned_abs();
    if n % step != 0 {
        return Err(Refusal::Scatters { operation, size: size.unsigned_abs(), stride, by });
    }
    if S::IsStatic::VALUE {
        return Err(Refusal::Fixed { operation, size: size.unsigned_abs(), stride, by });
    }
    let gathered = n / step;
    let size = size / gathered + isize::from(size % gathered != 0);
    Ok(Mode {
        shape: mode.shape.at_run_time(size),
        stride: mode.stride.at_run_time(stride.signum()),
    })
}
