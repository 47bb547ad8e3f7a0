//! Two layouts walked through together, in colexicographic order.

use crate::algebra::Visit;
use crate::layout::{Extent, Layout};
use crate::num::{Scalar, Truth, Yes};
use crate::refusal::Refusal;
use crate::tuple::{Congruent, Cons, IntTuple, Mode, ModeTree, Nil, Relates, Stride, Torn, Tree};

use super::runs::Runs;

/// Modes that are walked through beside others of a compatible shape.
pub trait Sweep: Copy {
    /// Calls `f` with the indices of each coordinate here and in `other`, counted from `a` and `b`.
    ///
    /// One of the shapes refines the other. Where both have tuples the loops are nested, and nothing is
    /// divided.
    fn sweep<N: ModeTree>(self, other: N, a: isize, b: isize, f: &mut impl FnMut(isize, isize));
}

/// One by one, by 1-D coordinates.
#[inline]
fn one_by_one<M: ModeTree, N: ModeTree>(
    here: M,
    there: N,
    a: isize,
    b: isize,
    f: &mut impl FnMut(isize, isize),
) {
    for i in 0..here.size().value().cast_unsigned() {
        f(a + here.at(i).value(), b + there.at(i).value());
    }
}

impl<S: Scalar, T: Scalar> Sweep for Mode<S, T> {
    #[inline]
    fn sweep<N: ModeTree>(self, other: N, a: isize, b: isize, f: &mut impl FnMut(isize, isize)) {
        one_by_one(self, other, a, b, f);
    }
}

impl<H: ModeTree, R: ModeTree> Sweep for Cons<H, R> {
    #[inline]
    fn sweep<N: ModeTree>(self, other: N, a: isize, b: isize, f: &mut impl FnMut(isize, isize)) {
        if N::IsCons::VALUE {
            let (first, rest) = (other.head(), other.tail());
            self.1.sweep(rest, a, b, &mut |a, b| self.0.sweep(first, a, b, f));
        } else {
            one_by_one(self, other, a, b, f);
        }
    }
}

impl Sweep for Nil {
    #[inline]
    fn sweep<N: ModeTree>(self, _: N, a: isize, b: isize, f: &mut impl FnMut(isize, isize)) {
        f(a, b);
    }
}

impl Sweep for Torn {
    #[inline]
    fn sweep<N: ModeTree>(self, _: N, _: isize, _: isize, _: &mut impl FnMut(isize, isize)) {}
}

/// A layout whose coordinates go with there of `L`: one of the two shapes refines the other, which the
/// compiler checks where both are static, and which is checked once where they are not.
pub trait Alongside<L>: Copy {
    /// Calls `f` with the indices of each coordinate here and in `other`.
    ///
    /// # Errors
    ///
    /// Where neither shape refines the other.
    fn alongside(self, other: L, f: impl FnMut(isize, isize)) -> Result<(), Refusal>;
    /// Calls `f` with the indices of runs of neighbours here and in `other`, and their length; in any
    /// order.
    ///
    /// # Errors
    ///
    /// Where neither shape refines the other.
    fn in_runs(self, other: L, f: impl FnMut(isize, isize, usize)) -> Result<(), Refusal>;
    /// That one shape refines the other.
    ///
    /// # Errors
    ///
    /// Where neither does.
    fn check_alongside(self, other: L) -> Result<(), Refusal>;
}

/// Whether `A` is known to refine `B`, or the other way round; yes where run-time numbers decide.
type Match<A, B> = <<<A as Tree>::IsStatic as Truth>::And<<B as Tree>::IsStatic> as Truth>::Implies<
    <<A as Relates>::CompatibleWith<B> as Truth>::Or<<B as Relates>::CompatibleWith<A>>,
>;

/// A layout, ordinary or with a swizzle after it, whose coordinates are walked through.
pub trait Swept: Copy {
    /// The shape of the coordinates.
    type Shape: IntTuple;
    /// The strides of the ordinary layout.
    type Stride: Stride;
    /// The ordinary layout.
    fn swept(self) -> Layout<Self::Shape, Self::Stride>;
    /// The index of a coordinate at which the ordinary layout has `index`.
    fn place(self, index: isize) -> isize;
    /// Calls `f` for pieces of the `n` indices of the ordinary layout from `first` on that are neighbours in the
    /// end: with the first index, how many indices come before it, and how many there are.
    fn pieces(self, first: isize, n: usize, f: impl FnMut(isize, usize, usize));
}

/// nothing comes after it
impl<S: IntTuple, D: Stride> Swept for Layout<S, D> {
    type Shape = S;
    type Stride = D;
    #[inline]
    fn swept(self) -> Self {
        self
    }
    #[inline]
    fn place(self, index: isize) -> isize {
        index
    }
    #[inline]
    fn pieces(self, first: isize, n: usize, mut f: impl FnMut(isize, usize, usize)) {
        f(first, 0, n);
    }
}

/// As many coordinates as are walked through without a plan.
const FEW: usize = 64;

impl<A: Swept, B: Swept> Alongside<B> for A
where
    Match<<A::Shape as IntTuple>::Tree, <B::Shape as IntTuple>::Tree>:
        MatchesShape<A::Shape, B::Shape>,
{
    #[inline]
    fn alongside(self, other: B, mut f: impl FnMut(isize, isize)) -> Result<(), Refusal> {
        self.check_alongside(other)?;
        let (here, there) = (self.swept(), other.swept());
        here.modes().sweep(there.modes(), 0, 0, &mut |a, b| f(self.place(a), other.place(b)));
        Ok(())
    }

    #[inline]
    fn in_runs(self, other: B, mut f: impl FnMut(isize, isize, usize)) -> Result<(), Refusal> {
        self.check_alongside(other)?;
        let (here, there) = (self.swept().modes(), other.swept().modes());
        let one_structure = Congruent::<A::Shape, B::Shape>::VALUE;
        if one_structure && here.size().value().cast_unsigned() > FEW {
            let mut runs = Runs::default();
            here.visit(&mut |s, t| runs.push(s.cast_unsigned(), t));
            let mut leaf = 0;
            there.visit(&mut |_, t| {
                runs.pair(leaf, t);
                leaf += 1;
            });
            if runs.join() {
                runs.each(&mut |a, b, n| {
                    self.pieces(a, n, |a, before, n| {
                        other.pieces(b.wrapping_add_unsigned(before), n, |b, before, n| {
                            f(a.wrapping_add_unsigned(before), b, n);
                        });
                    });
                });
                return Ok(());
            }
        }
        here.sweep(there, 0, 0, &mut |a, b| f(self.place(a), other.place(b), 1));
        Ok(())
    }

    #[inline]
    fn check_alongside(self, other: B) -> Result<(), Refusal> {
        check(self.swept(), other.swept())
    }
}

/// That one shape refines the other, and there is a coordinate.
#[inline]
fn check<S: IntTuple, D: Stride, S2: IntTuple, D2: Stride>(
    here: Layout<S, D>,
    there: Layout<S2, D2>,
) -> Result<(), Refusal> {
    let (a, b) = (here.shape.lower(), there.shape.lower());
    if a.compatible_with(b) || b.compatible_with(a) {
        return Ok(());
    }
    let size = |size: isize| size.cast_unsigned();
    Err(Refusal::Incompatible {
        size: size(here.modes().size().value()),
        other: size(there.modes().size().value()),
    })
}

/// The verdict `Self` says that one of the shapes `A` and `B` refines the other.
#[diagnostic::on_unimplemented(
    message = "the shapes `{A}` and `{B}` are not compatible",
    label = "neither of the two shapes refines the other",
    note = "compatible means: the same tuples, and in the place of a number a tuple of that size"
)]
pub trait MatchesShape<A, B>: Truth {}

#[diagnostic::do_not_recommend]
impl<A, B> MatchesShape<A, B> for Yes {}
