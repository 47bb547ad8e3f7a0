//! Why an operation has no result: the conditions, the sentences and the refusals.
//!
//! A plan that is refused ends in [`Undefined`](super::Undefined)`<Reason>`, which is granted where the reason's law
//! holds: never. rustc then tells of the law.

use core::marker::PhantomData;

use super::plan::{Nothing, Outcome, Planned, Undefined, refuse};

/// The operations that are refused, as messages spell them.
#[allow(non_camel_case_types, reason = "printed as the user writes it")]
#[allow(missing_docs, reason = "names")]
pub mod operation {
    #[derive(Clone, Copy, Debug)]
    pub struct composition;
    #[derive(Clone, Copy, Debug)]
    pub struct divide;
    #[derive(Clone, Copy, Debug)]
    pub struct product;
    #[derive(Clone, Copy, Debug)]
    pub struct tile_to_shape;
    #[derive(Clone, Copy, Debug)]
    pub struct shape_div;
    #[derive(Clone, Copy, Debug)]
    pub struct complement;
    #[derive(Clone, Copy, Debug)]
    pub struct left_inverse;
    #[derive(Clone, Copy, Debug)]
    pub struct right_inverse;
    #[derive(Clone, Copy, Debug)]
    pub struct max_common_layout;
    #[derive(Clone, Copy, Debug)]
    pub struct max_alignment;
    #[derive(Clone, Copy, Debug)]
    pub struct max_common_vector;
    #[derive(Clone, Copy, Debug)]
    pub struct upcast;
    #[derive(Clone, Copy, Debug)]
    pub struct downcast;
    #[derive(Clone, Copy, Debug)]
    pub struct recast;

    /// The name as text.
    pub trait Operation: Copy {
        const NAME: &'static str;
    }

    macro_rules! names {
        ($($name:ident)*) => {$(
            impl Operation for $name {
                const NAME: &'static str = stringify!($name);
            }
        )*};
    }

    names!(complement left_inverse right_inverse max_common_layout max_alignment upcast downcast recast);
}

// Conditions are asked of the operation, not of a number: where the failing type happens to be the
// argument's type, rustc tells of the argument instead.

/// In the operation `Self`, the stride `Stride` of a mode of size `Size` is never negative.
#[diagnostic::on_unimplemented(
    message = "{Self} is undefined: mode `{Size}:{Stride}` has a stride that is negative, or may be",
    label = "steps of `{Stride}` may walk backwards, and the law needs indices that start at 0",
    note = "reverse the mode, and keep the offset of its last element apart; a run-time stride must be a `usize`"
)]
pub trait WalksForwards<Size, Stride> {}

/// In the operation `Self`, the stride `Stride` of a mode of size `Size` is known to the compiler.
#[diagnostic::on_unimplemented(
    message = "{Self} is undefined: mode `{Size}:{Stride}` has a run-time stride beside other modes",
    label = "a stride of type `{Stride}` can be sorted among other strides at run time only",
    note = "modes are taken in the order of their strides, and that order decides the type of the result",
    note = "make the strides static; only a layout of a single mode may have a run-time stride here"
)]
pub trait KnownStride<Size, Stride> {}

/// In the operation `Self`, the mode `Size:Stride` and the mode `LowSize:LowStride` have only index
/// 0 in common.
#[diagnostic::on_unimplemented(
    message = "{Self} is undefined: the layout is not injective, its modes `{LowSize}:{LowStride}` and `{Size}:{Stride}` overlap",
    label = "both modes reach index `{Index}`",
    note = "every index may occur once only: use larger strides, or `filter()` to drop modes of stride 0"
)]
pub trait StaysApart<Size, Stride, LowSize, LowStride, Index> {}

/// In the operation `Self`, the stride `Stride` of a mode of size `Size` is a multiple of `Reach`.
#[diagnostic::on_unimplemented(
    message = "{Self} is undefined: the strides do not chain, as mode `{Size}:{Stride}` follows on modes that span `{Reach}`",
    label = "`{Stride}` is not a multiple of `{Reach}`: the modes interleave or leave uneven gaps",
    note = "sorted by stride, each stride must be a multiple of what the modes before it span: pad or reorder the modes"
)]
pub trait ChainsOn<Size, Stride, Reach> {}

/// In the operation `Self`, the stride `Stride` of a mode of size `Size` is a multiple of the next
/// smaller one.
#[diagnostic::on_unimplemented(
    message = "{Self} is undefined: the strides do not chain, as that of mode `{Size}:{Stride}` is not a multiple of `{Lower}`",
    label = "the next smaller stride is `{Lower}`, and `{Stride}` is not a multiple of it",
    note = "sorted by stride, each stride must be a multiple of the one before, so that indices have digits: pad or reorder the modes"
)]
pub trait ContinuesFrom<Size, Stride, Lower> {}

/// In the operation `Self`, the modes up to `Size:Stride` do not reach past it.
#[diagnostic::on_unimplemented(
    message = "{Self} is undefined: the layout is not injective, as the modes up to `{Size}:{Stride}` reach index `{Reach}`",
    label = "index `{Reach}` carries past the mode `{Size}:{Stride}`",
    note = "every index may occur once only: use larger strides, or smaller sizes"
)]
pub trait Contains<Size, Stride, Reach> {}

/// A mode has a negative stride.
#[derive(Clone, Copy, Debug)]
pub struct Backwards<Op, Size, Stride>(PhantomData<(Op, Size, Stride)>);
/// A mode has a run-time stride, and there are others.
#[derive(Clone, Copy, Debug)]
pub struct Unordered<Op, Size, Stride>(PhantomData<(Op, Size, Stride)>);
/// Two modes overlap.
#[derive(Clone, Copy, Debug)]
pub struct Overlapping<Op, Size, Stride, LowSize, LowStride, Index>(
    PhantomData<(Op, Size, Stride, LowSize, LowStride, Index)>,
);
/// A stride is not a multiple of what the modes below it span.
#[derive(Clone, Copy, Debug)]
pub struct Interleaved<Op, Size, Stride, Reach>(PhantomData<(Op, Size, Stride, Reach)>);

/// The modes up to `Size:Stride` carry past it.
#[derive(Clone, Copy, Debug)]
pub struct Blurring<Op, Size, Stride, Reach>(PhantomData<(Op, Size, Stride, Reach)>);

/// A stride is not a multiple of the next smaller one.
#[derive(Clone, Copy, Debug)]
pub struct NotLinked<Op, Size, Stride, Lower>(PhantomData<(Op, Size, Stride, Lower)>);

/// An answer, granted or not, with its result as a type; harmless where there is none.
pub trait Settled {
    /// The result.
    type Output;
}

impl<Reason> Settled for Undefined<Reason> {
    type Output = Nothing;
}

impl<P> Settled for Planned<P>
where
    Self: Outcome,
{
    type Output = <Self as Outcome>::Output;
}

refuse!(Backwards<Op, Size, Stride>: Op, WalksForwards<Size, Stride>);
refuse!(Unordered<Op, Size, Stride>: Op, KnownStride<Size, Stride>);
refuse!(
    Overlapping<Op, Size, Stride, LowSize, LowStride, Index>:
        Op, StaysApart<Size, Stride, LowSize, LowStride, Index>
);
refuse!(NotLinked<Op, Size, Stride, Lower>: Op, ContinuesFrom<Size, Stride, Lower>);
refuse!(Blurring<Op, Size, Stride, Reach>: Op, Contains<Size, Stride, Reach>);
refuse!(Interleaved<Op, Size, Stride, Reach>: Op, ChainsOn<Size, Stride, Reach>);
