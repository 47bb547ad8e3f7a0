//! The tuples that users write: numbers, and tuples of them to any depth.

use core::fmt;

use crate::num::{Minus, Neg, Scalar, Static};

use super::arity::arities;
use super::form::{Form, Single};
use super::show::Show;
use super::tree::{Cons, Tree};

/// A number or a tuple of such, up to twelve at each level: `_4`, `(_4, (_2, usize))`.
///
/// Shapes, coordinates, profiles and tilers are of this kind. Implemented for the static numbers,
/// `usize`, [`Keep`](crate::Keep), [`Layout`](struct@crate::Layout) (in a tiler) and tuples.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a shape, coordinate or tiler",
    label = "this is neither a number nor a tuple of numbers",
    note = "numbers are the static `_0`, `_1`, … and the run-time `usize` (`n as usize`), tuples hold up to twelve at each level: `append` and `group` nest what `concat` and `flatten` unpack"
)]
pub trait IntTuple: Copy + Show {
    /// The tuple as the algorithms see it.
    type Tree: Tree;
    /// Its structure.
    type Form: Form;
    /// The tuple as the algorithms see it.
    fn lower(self) -> Self::Tree;
}

impl IntTuple for usize {
    type Tree = usize;
    type Form = Single;
    #[inline]
    fn lower(self) -> usize {
        self
    }
}

/// The strides that users write: as shapes, and negative ones.
///
/// Implemented for the static numbers, [`Minus`] of them, `usize`, `isize` and tuples.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a stride",
    label = "this is neither a stride nor a tuple of strides",
    note = "strides are the static `_0`, `_1`, …, `Minus<_1>`, … and the run-time `usize` and `isize`",
    note = "a variable whose type nothing decides is an `i32`: say which, as in `let s = 8_usize`"
)]
pub trait Stride: Copy + Show {
    /// The strides as the algorithms see them.
    type Tree: Tree;
    /// Their structure.
    type Form: Form;
    /// The strides as the algorithms see them.
    fn lower(self) -> Self::Tree;
}

impl Stride for usize {
    type Tree = usize;
    type Form = Single;
    #[inline]
    fn lower(self) -> usize {
        self
    }
}

impl Stride for isize {
    type Tree = isize;
    type Form = Single;
    #[inline]
    fn lower(self) -> isize {
        self
    }
}

impl<N: Static> Stride for Minus<N> {
    type Tree = Neg<N::Nat>;
    type Form = Single;
    #[inline]
    fn lower(self) -> Neg<N::Nat> {
        Neg::default()
    }
}

/// A tree that can be written as a tuple again: at most twelve modes a level, else it is
/// [`MoreThanTwelveModes`].
pub trait Raise: Copy {
    /// The tuple as the user writes it.
    type Surface: Copy;
    /// The tuple as the user writes it.
    fn raise(self) -> Self::Surface;
}

/// What stands for a tuple of more than twelve modes: no shape and no stride, so that the compiler refuses the
/// layout where it is used, and names the reason.
///
/// Group some modes before they become too many, or flatten less.
#[derive(Clone, Copy, Debug)]
pub struct MoreThanTwelveModes;

/// So that only the shape is refused, once.
impl Stride for MoreThanTwelveModes {
    type Tree = super::tree::Nil;
    type Form = super::form::Other;
    fn lower(self) -> Self::Tree {
        super::tree::Nil
    }
}

impl Show for MoreThanTwelveModes {
    fn show(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("(more than twelve modes)")
    }
}

macro_rules! too_many {
    ($($T:ident)*) => {
        impl<$($T: Copy,)* Rest: Copy> Raise for too_many!(@cons $($T)*) {
            type Surface = MoreThanTwelveModes;
            #[inline]
            fn raise(self) -> MoreThanTwelveModes {
                MoreThanTwelveModes
            }
        }
    };
    (@cons) => { Rest };
    (@cons $T:ident $($More:ident)*) => { Cons<$T, too_many!(@cons $($More)*)> };
}

too_many!(A B C D E F G H I J K L M);

impl<N: Scalar> Raise for N {
    type Surface = <N as Scalar>::Surface;
    #[inline]
    fn raise(self) -> Self::Surface {
        Scalar::raise(self)
    }
}

/// Writes `lower` and `raise` for one arity.
macro_rules! tuple {
    ($($T:ident $t:ident),*) => {
        tuple!(@lower IntTuple $($T $t),*);
        tuple!(@lower Stride $($T $t),*);
        tuple!(@show $($T $t),*);

        impl<$($T: Raise),*> Raise for tuple!(@cons $($T)*) {
            type Surface = ($($T::Surface,)*);
            #[inline]
            #[allow(clippy::unused_unit, reason = "`()` is what a tuple of no modes is")]
            fn raise(self) -> Self::Surface {
                let tuple!(@pattern $($t)*) = self;
                ($($t.raise(),)*)
            }
        }
    };
    (@lower $Kind:ident $($T:ident $t:ident),*) => {
        impl<$($T: $Kind),*> $Kind for ($($T,)*) {
            type Tree = tuple!(@list $($T)*);
            type Form = ($($T::Form,)*);
            #[inline]
            fn lower(self) -> Self::Tree {
                let ($($t,)*) = self;
                tuple!(@value $($t)*)
            }
        }
    };
    (@show $($First:ident $first:ident $(, $T:ident $t:ident)*)?) => {
        impl$(<$First: Show $(, $T: Show)*>)? Show for ($($First, $($T,)*)?) {
            fn show(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                let ($($first, $($t,)*)?) = self;
                f.write_str("(")?;
                $($first.show(f)?; $(f.write_str(",")?; $t.show(f)?;)*)?
                f.write_str(")")
            }
        }
    };
    (@list) => { super::tree::Nil };
    (@list $T:ident $($Rest:ident)*) => { Cons<$T::Tree, tuple!(@list $($Rest)*)> };
    (@value) => { super::tree::Nil };
    (@value $t:ident $($rest:ident)*) => { Cons($t.lower(), tuple!(@value $($rest)*)) };
    (@cons) => { super::tree::Nil };
    (@cons $T:ident $($Rest:ident)*) => { Cons<$T, tuple!(@cons $($Rest)*)> };
    (@pattern) => { super::tree::Nil };
    (@pattern $t:ident $($rest:ident)*) => { Cons($t, tuple!(@pattern $($rest)*)) };
}

tuple!();
arities!(tuple);
