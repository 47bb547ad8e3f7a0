//! Three ways to divide two numbers: rounded up, rounded up and multiplied back, and not rounded.

use core::marker::PhantomData;

use crate::algebra::{Finding, Finds, Found, NotFound, operation};
use crate::num::{Quot, Rem, Scalar, Truth};
use crate::refusal::Refusal;

use super::arithmetic::Faultless;
use super::path::Path;

/// `S` and `D`, at the mode `At`, are not multiples of one another.
#[derive(Clone, Copy, Debug)]
pub struct NeitherDivides<S, D, At>(PhantomData<(S, D, At)>);

impl<S, D, At> Faultless for Found<NeitherDivides<S, D, At>> where
    operation::shape_div: OneDivides<S, D, At>
{
}

/// One of `S` and `D`, the numbers at the mode `At`, divides the other.
#[diagnostic::on_unimplemented(
    message = "shape_div is undefined: mode `{At}`, of size `{S}`, is no multiple of `{D}`, nor `{D}` of `{S}`",
    label = "neither of `{S}` and `{D}` divides the other",
    note = "use `ceil_div` to round up"
)]
pub trait OneDivides<S, D, At> {}

/// A way to divide two numbers.
pub trait Division {
    /// The quotient.
    type Of<S: Scalar, D: Scalar>: Scalar;
    /// What is left of the divisor for the next number.
    type Left<S: Scalar, D: Scalar>: Scalar;
    /// Quotient, and what is left of the divisor.
    fn of<S: Scalar, D: Scalar>(s: S, d: D) -> (Self::Of<S, D>, Self::Left<S, D>);
    /// Why the two, at the mode `At`, have no quotient.
    type Fault<S: Scalar, D: Scalar, At: Path>: Finding;
}

/// Rounds up.
#[derive(Debug)]
pub struct Ceil;
/// Rounds up, and multiplies back.
#[derive(Debug)]
pub struct RoundUp;
/// Does not round.
#[derive(Debug)]
pub struct Exact;

type Ceiling<S, D> = Quot<<S as Scalar>::Plus<<D as Scalar>::Pred>, D>;

#[inline]
fn ceiling<S: Scalar, D: Scalar>(s: S, d: D) -> Ceiling<S, D> {
    s.plus(d.pred()).quot_rem(d).0
}

/// `⌈s / d⌉`, left `⌈d / s⌉`
impl Division for Ceil {
    type Of<S: Scalar, D: Scalar> = Ceiling<S, D>;
    type Left<S: Scalar, D: Scalar> = Ceiling<D, S>;
    #[inline]
    fn of<S: Scalar, D: Scalar>(s: S, d: D) -> (Ceiling<S, D>, Ceiling<D, S>) {
        (ceiling(s, d), ceiling(d, s))
    }
    type Fault<S: Scalar, D: Scalar, At: Path> = NotFound;
}

/// `⌈s / d⌉ · d`, left `⌈d / s⌉`
impl Division for RoundUp {
    type Of<S: Scalar, D: Scalar> = <Ceiling<S, D> as Scalar>::Times<D>;
    type Left<S: Scalar, D: Scalar> = Ceiling<D, S>;
    #[inline]
    fn of<S: Scalar, D: Scalar>(s: S, d: D) -> (Self::Of<S, D>, Ceiling<D, S>) {
        (ceiling(s, d).times(d), ceiling(d, s))
    }
    type Fault<S: Scalar, D: Scalar, At: Path> = NotFound;
}

/// Whether both are known, and `S` is no multiple of `D`.
type Uneven<S, D> =
    <<<S as Scalar>::IsStatic as Truth>::And<<D as Scalar>::IsStatic> as Truth>::And<
        <<Rem<S, D> as Scalar>::IsZero as Truth>::Not,
    >;

/// `⌈s / d⌉` where one of the two divides the other
impl Division for Exact {
    type Of<S: Scalar, D: Scalar> = Ceiling<S, D>;
    type Left<S: Scalar, D: Scalar> = Ceiling<D, S>;
    #[inline]
    #[track_caller]
    fn of<S: Scalar, D: Scalar>(s: S, d: D) -> (Ceiling<S, D>, Ceiling<D, S>) {
        let (size, by) = (s.value(), d.value());
        if size % by != 0 && by % size != 0 {
            Refusal::Indivisible { size, by }.raise();
        }
        (ceiling(s, d), ceiling(d, s))
    }
    type Fault<S: Scalar, D: Scalar, At: Path> =
        <<Uneven<S, D> as Truth>::And<Uneven<D, S>> as Finds>::If<
            NeitherDivides<S::Shown, D::Shown, At::Surface>,
        >;
}
