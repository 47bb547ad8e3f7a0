//! `zip`: the modes of the modes, regrouped by position.

use crate::layout::{Layout, Modes};
use crate::num::{Nat, Scalar, Truth, Yes};
use crate::tuple::{Cons, IntTuple, Mode, ModeTree, Nil, RaiseLayout, Stride, Torn};

impl<S: IntTuple, D: Stride> Layout<S, D> {
    /// Tuples of modes, transposed: the first modes of all, the second modes of all, and so on.
    ///
    /// **Law.** `L.zip()((a_0, b_0, …), (a_1, b_1, …), …) = L((a_0, a_1, …), (b_0, b_1, …), …)`. The modes
    /// are tuples of one rank; where they are all numbers, the layout becomes the one mode of a tuple.
    ///
    /// ```
    /// use colex::{Layout, layout};
    ///
    /// let _: Layout!(((2,8),(16,3)):((32,6),(1,32))) = layout!(((2,16),(8,3)):((32,1),(6,32))).zip();
    /// let _: Layout!(((2),(16)):((16),(1))) = layout!(((2,16)):((16,1))).zip();
    /// let _: Layout!(((2,16)):((16,1))) = layout!((2,16):(16,1)).zip();
    /// ```
    ///
    /// On tuples of tuples of one rank, it is its own inverse.
    #[must_use]
    #[inline]
    pub fn zip<R>(self) -> R
    where
        Self: ZipsTo<R>,
    {
        self.zipped_to()
    }
}

/// [`Layout::zip`], as a function.
#[must_use]
#[inline]
pub fn zip<L, R>(layout: L) -> R
where
    L: Zippable<Output = R>,
{
    layout.zipped()
}

/// The zipped layout as a type.
pub type Zip<L> = <L as Zippable>::Output;

/// A layout that can be zipped: its modes are tuples of one rank, or all numbers.
pub trait Zippable {
    /// The zipped layout.
    type Output;
    /// The zipped layout.
    fn zipped(self) -> Self::Output;
}

/// A layout that can be zipped, and is then `R`. (With `R` open, rustc looks the method up before it asks
/// for the law, and so tells of the law.)
pub trait ZipsTo<R> {
    /// The zipped layout.
    fn zipped_to(self) -> R;
}

impl<L, R> ZipsTo<R> for L
where
    L: Zippable<Output = R>,
{
    #[inline]
    fn zipped_to(self) -> R {
        self.zipped()
    }
}

impl<S, D> Zippable for Layout<S, D>
where
    S: IntTuple,
    D: Stride,
    S: ModesOfOneRank<<Modes<S, D> as Columns>::Even>,
    <Modes<S, D> as Columns>::Zipped: RaiseLayout,
{
    type Output = <<Modes<S, D> as Columns>::Zipped as RaiseLayout>::Layout;
    #[inline]
    fn zipped(self) -> Self::Output {
        self.modes().zipped().raise_layout()
    }
}

/// The verdict `V` says that all modes of the shape `Self` have one rank.
#[diagnostic::on_unimplemented(
    message = "the modes of the shape `{Self}` cannot be zipped: they differ in rank",
    label = "zip needs tuples of one rank, or numbers only",
    note = "zip transposes: the first modes of all modes become the first mode, and so on"
)]
pub trait ModesOfOneRank<V> {}

impl<S> ModesOfOneRank<Yes> for S {}

/// A tree of modes as a table: each mode is a row, and a row of numbers has them as its cells.
pub trait Columns: Copy {
    /// The table transposed.
    type Zipped: ModeTree;
    /// The table transposed.
    fn zipped(self) -> Self::Zipped;
    /// The table of first row `self` and rows `R` transposed.
    type ZippedWith<R: ModeTree>: ModeTree;
    /// The table of first row `self` and rows `rows` transposed.
    fn zipped_with<R: ModeTree>(self, rows: R) -> Self::ZippedWith<R>;

    /// Whether all rows are as long as the first, or all numbers.
    type Even: Truth;
    /// Whether all rows are tuples, or not, as `Tuples` says, and have the rank `N`.
    type AllOf<N: Nat, Tuples: Truth>: Truth;

    /// The columns of the table `self`.
    type Columns: ModeTree;
    /// The columns of the table `self`.
    fn columns(self) -> Self::Columns;
    /// The cells of the row `self`, each above its column of `C`.
    type Above<C: ModeTree>: ModeTree;
    /// The cells of the row `self`, each above its column.
    fn above<C: ModeTree>(self, columns: C) -> Self::Above<C>;
    /// The cells `(H, R…)`, each above its column of `self`.
    type Under<H: ModeTree, R: ModeTree>: ModeTree;
    /// The cells `(h, r…)`, each above its column of `self`.
    fn under<H: ModeTree, R: ModeTree>(self, h: H, r: R) -> Self::Under<H, R>;
}

/// Whether two answers are the same.
type Alike<A, B> = <<A as Truth>::Implies<B> as Truth>::And<<B as Truth>::Implies<A>>;

/// `(row, rows…)`
impl<H: ModeTree, R: ModeTree> Columns for Cons<H, R> {
    type Zipped = H::ZippedWith<R>;
    #[inline]
    fn zipped(self) -> Self::Zipped {
        self.0.zipped_with(self.1)
    }
    type ZippedWith<Rows: ModeTree> = <Cons<Self, Rows> as Columns>::Columns;
    #[inline]
    fn zipped_with<Rows: ModeTree>(self, rows: Rows) -> Self::ZippedWith<Rows> {
        Cons(self, rows).columns()
    }

    type Even = R::AllOf<H::Rank, H::IsTuple>;
    type AllOf<N: Nat, Tuples: Truth> = <<Alike<H::IsTuple, Tuples> as Truth>::And<
        <H::Rank as Nat>::Same<N>,
    > as Truth>::And<R::AllOf<N, Tuples>>;

    type Columns = H::Above<R::Columns>;
    #[inline]
    fn columns(self) -> Self::Columns {
        self.0.above(self.1.columns())
    }
    type Above<C: ModeTree> = C::Under<H, R>;
    #[inline]
    fn above<C: ModeTree>(self, columns: C) -> C::Under<H, R> {
        columns.under(self.0, self.1)
    }
    type Under<H2: ModeTree, R2: ModeTree> = Cons<Cons<H2, H>, R2::Above<R>>;
    #[inline]
    fn under<H2: ModeTree, R2: ModeTree>(self, h: H2, r: R2) -> Self::Under<H2, R2> {
        Cons(Cons(h, self.0), r.above(self.1))
    }
}

/// No rows, no cells, or columns that are empty
impl Columns for Nil {
    type Zipped = Nil;
    #[inline]
    fn zipped(self) -> Nil {
        self
    }
    type ZippedWith<R: ModeTree> = Nil;
    #[inline]
    fn zipped_with<R: ModeTree>(self, _: R) -> Nil {
        self
    }

    type Even = Yes;
    type AllOf<N: Nat, Tuples: Truth> = Yes;

    type Columns = Nil;
    #[inline]
    fn columns(self) -> Nil {
        self
    }
    type Above<C: ModeTree> = Nil;
    #[inline]
    fn above<C: ModeTree>(self, _: C) -> Nil {
        self
    }
    type Under<H: ModeTree, R: ModeTree> = Cons<Cons<H, Nil>, R::Above<Nil>>;
    #[inline]
    fn under<H: ModeTree, R: ModeTree>(self, h: H, r: R) -> Self::Under<H, R> {
        Cons(Cons(h, self), r.above(self))
    }
}

/// A number is no row: a table of numbers `(m, r…)` becomes `((m, r…))`, and a number stays.
macro_rules! number {
    ($(#[$doc:meta])* [$($parameter:tt)*] $Number:ty) => {
        $(#[$doc])*
        impl<$($parameter)*> Columns for $Number {
            type Zipped = Self;
            #[inline]
            fn zipped(self) -> Self {
                self
            }
            type ZippedWith<R: ModeTree> = Cons<Cons<Self, R>, Nil>;
            #[inline]
            fn zipped_with<R: ModeTree>(self, rows: R) -> Self::ZippedWith<R> {
                Cons(Cons(self, rows), Nil)
            }

            type Even = Yes;
            type AllOf<N: Nat, Tuples: Truth> = Yes;

            type Columns = Nil;
            #[inline]
            fn columns(self) -> Nil {
                Nil
            }
            type Above<C: ModeTree> = Nil;
            #[inline]
            fn above<C: ModeTree>(self, _: C) -> Nil {
                Nil
            }
            type Under<H: ModeTree, R: ModeTree> = Nil;
            #[inline]
            fn under<H: ModeTree, R: ModeTree>(self, _: H, _: R) -> Nil {
                Nil
            }
        }
    };
}

number!(/** `s:t` */ [S: Scalar, T: Scalar] Mode<S, T>);
number!([] Torn);
