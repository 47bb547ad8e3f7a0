//! Where a thread stands in the layout of its threads.

use typenum::UTerm;

use crate::layout::{Layout, Modes};
use crate::num::{Quot, Rem, Scalar, Truth, Yes};
use crate::refusal::Refusal;
use crate::tensor::{Inside, InsideShape};
use crate::tuple::{Cons, IntTuple, Mode, ModeTree, Nil, Raise, Stride, Torn, Tree};

/// The modes of a thread layout.
pub trait Threads: Copy {
    /// The 1-D coordinate, in this mode, of the thread `X`.
    type Place<X: Scalar>: Scalar;
    /// The 1-D coordinate of the thread `x`.
    fn place<X: Scalar>(self, x: X) -> Self::Place<X>;
    /// What this mode adds to the index of that place: all of it together is `X` where the layout has a
    /// place for it.
    type Held<X: Scalar>: Scalar;
    /// What this mode adds to the index.
    fn held<X: Scalar>(self, x: X) -> Self::Held<X>;
    /// Those of all modes in a list.
    type Places<X: Scalar>: Tree;
    /// Those of all modes.
    fn places<X: Scalar>(self, x: X) -> Self::Places<X>;
    /// The sizes of all modes in a list.
    type PerMode: Tree;
    /// The sizes of all modes.
    fn per_mode(self) -> Self::PerMode;
}

/// `x ↦ ⌊x / t⌋ mod s`
impl<S: Scalar, T: Scalar> Threads for Mode<S, T> {
    type Place<X: Scalar> = Rem<Quot<X, T>, S>;
    #[inline]
    fn place<X: Scalar>(self, x: X) -> Self::Place<X> {
        x.quot_rem(self.stride.or_one()).0.quot_rem(self.shape).1
    }
    type Held<X: Scalar> = <Self::Place<X> as Scalar>::Times<T>;
    #[inline]
    fn held<X: Scalar>(self, x: X) -> Self::Held<X> {
        self.place(x).times(self.stride)
    }
    type Places<X: Scalar> = Cons<Self::Place<X>, Nil>;
    #[inline]
    fn places<X: Scalar>(self, x: X) -> Self::Places<X> {
        Cons(self.place(x), Nil)
    }
    type PerMode = Cons<S, Nil>;
    #[inline]
    fn per_mode(self) -> Self::PerMode {
        Cons(self.shape, Nil)
    }
}

/// places go together by Horner's rule
impl<H: ModeTree, R: ModeTree> Threads for Cons<H, R> {
    type Place<X: Scalar> = <H::Place<X> as Scalar>::Plus<<H::Size as Scalar>::Times<R::Place<X>>>;
    #[inline]
    fn place<X: Scalar>(self, x: X) -> Self::Place<X> {
        self.0.place(x).plus(self.0.size().times(self.1.place(x)))
    }
    type Held<X: Scalar> = <H::Held<X> as Scalar>::Plus<R::Held<X>>;
    #[inline]
    fn held<X: Scalar>(self, x: X) -> Self::Held<X> {
        self.0.held(x).plus(self.1.held(x))
    }
    type Places<X: Scalar> = Cons<H::Place<X>, R::Places<X>>;
    #[inline]
    fn places<X: Scalar>(self, x: X) -> Self::Places<X> {
        Cons(self.0.place(x), self.1.places(x))
    }
    type PerMode = Cons<H::Size, R::PerMode>;
    #[inline]
    fn per_mode(self) -> Self::PerMode {
        Cons(self.0.size(), self.1.per_mode())
    }
}

macro_rules! none {
    ($($Modes:ty)*) => {$(
        impl Threads for $Modes {
            type Place<X: Scalar> = UTerm;
            #[inline]
            fn place<X: Scalar>(self, _: X) -> UTerm {
                UTerm
            }
            type Held<X: Scalar> = UTerm;
            #[inline]
            fn held<X: Scalar>(self, _: X) -> UTerm {
                UTerm
            }
            type Places<X: Scalar> = Nil;
            #[inline]
            fn places<X: Scalar>(self, _: X) -> Nil {
                Nil
            }
            type PerMode = Nil;
            #[inline]
            fn per_mode(self) -> Nil {
                Nil
            }
        }
    )*};
}

none!(Nil Torn);

/// A thread of the thread layout `T`: its tiler is `B`, its coordinate in the tile `C`.
pub trait ThreadOf<T, B, C> {
    /// The sizes of the thread layout's modes, and the place of the thread in each.
    ///
    /// # Errors
    ///
    /// Where there is no such thread.
    fn stand(self, threads: T) -> Result<(B, C), Refusal>;
}

/// Whether the place of `X` is that of `X`; yes where run-time numbers decide.
type Held<S, D, X> = <<<X as Scalar>::IsStatic as Truth>::And<
    <<Modes<S, D> as Threads>::Held<X> as Scalar>::IsStatic,
> as Truth>::Implies<<<Modes<S, D> as Threads>::Held<X> as Scalar>::Equals<X>>;

/// The verdict `Self` says that the thread layout `S:D` has a place for the thread `X`.
#[diagnostic::on_unimplemented(
    message = "the thread `{X}` has no place in the thread layout `{S}:{D}`",
    label = "no coordinate of the thread layout has this index",
    note = "a thread layout is compact: each number below its size is the index of one coordinate"
)]
pub trait HasPlace<X, S, D>: Truth {}

#[diagnostic::do_not_recommend]
impl<X, S, D> HasPlace<X, S, D> for Yes {}

impl<S, D, X, B, C> ThreadOf<Layout<S, D>, B, C> for X
where
    S: IntTuple,
    D: Stride,
    X: IntTuple<Tree: Scalar>,
    <X::Tree as Inside>::Inside<Modes<S, D>>: InsideShape<X, S>,
    Held<S, D, X::Tree>: HasPlace<X, S, D>,
    <Modes<S, D> as Threads>::PerMode: Raise<Surface = B>,
    <Modes<S, D> as Threads>::Places<X::Tree>: Raise<Surface = C>,
{
    #[inline]
    fn stand(self, threads: Layout<S, D>) -> Result<(B, C), Refusal> {
        let (thread, modes) = (self.lower(), threads.modes());
        match thread.outside(modes) {
            Some((coordinate, size)) => Err(Refusal::Outside { coordinate, size }),
            None if modes.held(thread).value() != thread.value() => {
                Err(Refusal::NoPlace { thread: thread.value().cast_unsigned() })
            }
            None => Ok((modes.per_mode().raise(), modes.places(thread).raise())),
        }
    }
}
