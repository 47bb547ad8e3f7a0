//! Filter: the modes that move nothing, taken out.

use crate::layout::{Layout, Modes};
use crate::num::{Scalar, Truth};
use crate::tuple::{Cons, FlatModes, IntTuple, Mode, ModeTree, Nil, RaiseLayout, Stride, Torn};

use super::coalesce::{CoalesceOnto, Coalesced};

type One = typenum::U1;

impl<S: IntTuple, D: Stride> Layout<S, D> {
    /// The modes of stride 0 get size 1.
    ///
    /// **Law.** `s:0 ↦ 1:0`, and every other leaf stays: the same tuples, the same set of indices, each
    /// index no longer repeated along a mode that does not move. A run-time stride is not known to be
    /// 0, and stays.
    ///
    /// ```
    /// use colex::{Layout, layout};
    ///
    /// let _: Layout!((2,(1,4)):(1,(0,2))) = layout!((2,(8,4)):(1,(0,2))).filter_zeros();
    /// let n = 0_usize;
    /// assert_eq!(layout!((2,8):(1,n)).filter_zeros().size(), 16);
    /// ```
    ///
    /// Sibling: [`filter`](Self::filter), which also coalesces.
    #[must_use]
    #[inline]
    pub fn filter_zeros(self) -> FilterZeros<Self>
    where
        Self: Filterable,
    {
        self.zeros_filtered()
    }

    /// The fewest modes that run through the same indices: without those of stride 0 or size 1,
    /// coalesced.
    ///
    /// **Law.** `L.filter() = L.filter_zeros().coalesce()`; its indices are those of `L`, in the same order
    /// but without the repetitions of modes of stride 0.
    ///
    /// ```
    /// use colex::{Layout, layout};
    ///
    /// let _: Layout!(32:1) = layout!((12,(8,4)):(0,(1,8))).filter();
    /// let _: Layout!(1:0) = layout!((4,2):(0,0)).filter();
    /// ```
    ///
    /// Siblings: [`filter_zeros`](Self::filter_zeros), [`filter_by`](Self::filter_by),
    /// [`coalesce`](Self::coalesce).
    #[must_use]
    #[inline]
    pub fn filter(self) -> Filter<Self>
    where
        Self: Filterable,
    {
        self.filtered()
    }
}

/// `L` with size 1 for the modes of stride 0, as a type.
pub type FilterZeros<L> = <L as Filterable>::Zeros;
/// The filtered layout as a type: `Filter<Layout!((12,32):(0,1))>` is `Layout!(32:1)`.
pub type Filter<L> = <L as Filterable>::Output;

/// A layout that can be filtered: any.
pub trait Filterable {
    /// The modes of stride 0 with size 1.
    type Zeros;
    /// The modes of stride 0 with size 1.
    fn zeros_filtered(self) -> Self::Zeros;
    /// The same, coalesced.
    type Output;
    /// The same, coalesced.
    fn filtered(self) -> Self::Output;
}

impl<S: IntTuple, D: Stride> Filterable for Layout<S, D>
where
    <Modes<S, D> as ZeroFilter>::FilterZeros: RaiseLayout,
    Coalesced<<Modes<S, D> as ZeroFilter>::FilterZeros>: RaiseLayout,
{
    type Zeros = <<Modes<S, D> as ZeroFilter>::FilterZeros as RaiseLayout>::Layout;
    #[inline]
    fn zeros_filtered(self) -> Self::Zeros {
        self.modes().filter_zeros().raise_layout()
    }
    type Output = <Coalesced<<Modes<S, D> as ZeroFilter>::FilterZeros> as RaiseLayout>::Layout;
    #[inline]
    fn filtered(self) -> Self::Output {
        self.modes().filter_zeros().coalesce_onto(Nil).bare().raise_layout()
    }
}

/// A tree of modes without its zeros.
pub trait ZeroFilter: Copy {
    /// The modes of stride 0 with size 1.
    type FilterZeros: ModeTree;
    /// The modes of stride 0 with size 1.
    fn filter_zeros(self) -> Self::FilterZeros;
}

/// `s:0 ↦ 1:0`,  `s:t ↦ s:t`
impl<S: Scalar, T: Scalar> ZeroFilter for Mode<S, T> {
    type FilterZeros = Mode<<T::IsZero as Truth>::Pick<One, S>, T>;
    #[inline]
    fn filter_zeros(self) -> Self::FilterZeros {
        Mode { shape: T::IsZero::pick(One::default(), self.shape), stride: self.stride }
    }
}

/// `(h, r…)`
impl<H: ModeTree, R: ModeTree> ZeroFilter for Cons<H, R> {
    type FilterZeros = Cons<H::FilterZeros, R::FilterZeros>;
    #[inline]
    fn filter_zeros(self) -> Self::FilterZeros {
        Cons(self.0.filter_zeros(), self.1.filter_zeros())
    }
}

/// `()`
impl ZeroFilter for Nil {
    type FilterZeros = Nil;
    #[inline]
    fn filter_zeros(self) -> Nil {
        self
    }
}

impl ZeroFilter for Torn {
    type FilterZeros = Torn;
    #[inline]
    fn filter_zeros(self) -> Torn {
        self
    }
}
