//! Two swizzles of one shift as one.

use core::marker::PhantomData;

use crate::num::{Difference, Nat, No, Scalar, Truth, Yes};

use super::{IsSwizzle, Swizzle};

/// A swizzle that comes before the swizzle `Z`; the two are the swizzle `X`.
///
/// With the written bits `[m, m + b)` of each, that is where the bits that exactly one of them writes
/// are one run:
///
/// | the runs | together |
/// | --- | --- |
/// | one is empty | the other |
/// | start alike | what one has beyond the end of the other |
/// | end alike | what one has before the start of the other |
/// | one ends where the other starts | both |
pub trait CombinesWith<Z, X> {
    /// `swizzle ∘ self`
    fn combined_with(self, swizzle: Z) -> X;
}

impl<Y, Z, X: Default> CombinesWith<Z, X> for Y
where
    Y: IsSwizzle,
    Z: IsSwizzle,
    <Together<Y, Z> as Combination>::Verdict: OneSwizzle<Z, Y>,
    Together<Y, Z>: Combination<Swizzle = X>,
{
    #[inline]
    fn combined_with(self, _: Z) -> X {
        X::default()
    }
}

/// The verdict `Self` says that the swizzle `Z` after the swizzle `Y` is one swizzle.
#[diagnostic::on_unimplemented(
    message = "`{Z}` after `{Y}` is not a single swizzle",
    label = "their shifts differ, or the bits that exactly one of them writes are not one run of at most |S|",
    note = "two swizzles are one where they have the same shift and their bits start alike, end alike or adjoin",
    note = "apply them one after the other instead: `z.apply(y.apply(i))`"
)]
pub trait OneSwizzle<Z, Y>: Truth {}

#[diagnostic::do_not_recommend]
impl<Z, Y> OneSwizzle<Z, Y> for Yes {}

/// What two swizzles come to.
/// (see the table of [`CombinesWith`])
pub trait Combination {
    /// Whether they are one swizzle.
    type Verdict: Truth;
    /// That swizzle.
    type Swizzle: Copy + Default;
}

/// The swizzles `Y` and `Z`.
#[derive(Debug)]
pub struct Together<Y, Z>(PhantomData<(Y, Z)>);

type End<Z> = <<Z as IsSwizzle>::Base as Nat>::Add<<Z as IsSwizzle>::Bits>;
type Least<A, B> = <<B as Nat>::Minus<A> as Difference>::Choose<A, B>;
/// `|a − b|`
type Apart<A, B> = <<A as Nat>::Add<B> as Nat>::Minus<<Least<A, B> as Nat>::Double>;

type Same<A, B> = <A as Nat>::Same<B>;
type IsZero<N> = <N as Scalar>::IsZero;
type Or<A, B> = <A as Truth>::Or<B>;
type And<A, B> = <A as Truth>::And<B>;
type If<C, Then, Else> = <C as Truth>::PickNat<Then, Else>;

impl<Y: IsSwizzle, Z: IsSwizzle> Combination for Together<Y, Z> {
    type Verdict = Or<
        Or<IsZero<Y::Bits>, IsZero<Z::Bits>>,
        And<
            And<
                <Y::Shift as Scalar>::Equals<Z::Shift>,
                Or<
                    Or<Same<Y::Base, Z::Base>, Same<End<Y>, End<Z>>>,
                    Or<Same<End<Y>, Z::Base>, Same<End<Z>, Y::Base>>,
                >,
            >,
            <<<Z::Shift as super::Shift>::Distance as Nat>::Below<Bits<Y, Z>, No> as Truth>::Not,
        >,
    >;
    type Swizzle = Swizzle<
        <Bits<Y, Z> as Nat>::Decimal,
        <Base<Y, Z> as Nat>::Decimal,
        <If2<IsZero<Z::Bits>, Y::Shift, Z::Shift> as Scalar>::Surface,
    >;
}

type If2<C, Then, Else> = <C as Truth>::Pick<Then, Else>;

/// How many bits the two write together.
type Bits<Y, Z> = If<
    IsZero<<Y as IsSwizzle>::Bits>,
    <Z as IsSwizzle>::Bits,
    If<
        IsZero<<Z as IsSwizzle>::Bits>,
        <Y as IsSwizzle>::Bits,
        If<
            Same<<Y as IsSwizzle>::Base, <Z as IsSwizzle>::Base>,
            <Apart<End<Y>, End<Z>> as Difference>::OrZero,
            If<
                Same<End<Y>, End<Z>>,
                <Apart<<Y as IsSwizzle>::Base, <Z as IsSwizzle>::Base> as Difference>::OrZero,
                <<Y as IsSwizzle>::Bits as Nat>::Add<<Z as IsSwizzle>::Bits>,
            >,
        >,
    >,
>;

/// The first of them.
type Base<Y, Z> = If<
    IsZero<<Y as IsSwizzle>::Bits>,
    <Z as IsSwizzle>::Base,
    If<
        IsZero<<Z as IsSwizzle>::Bits>,
        <Y as IsSwizzle>::Base,
        If<
            Same<<Y as IsSwizzle>::Base, <Z as IsSwizzle>::Base>,
            Least<End<Y>, End<Z>>,
            Least<<Y as IsSwizzle>::Base, <Z as IsSwizzle>::Base>,
        >,
    >,
>;
