//! Whose word counts: the numbers, tuples and layouts of this crate.

use crate::algebra::Uneven;
use crate::layout::Layout;
use crate::num::{_0, _1, _2, _3, _4, _5, _6, _7, _8, _9, Minus, Stop};
use crate::swizzle::{ComposedLayout, Swizzle};
use crate::tensor::{Position, Thread, Value};
use crate::tuple::{Keep, arities};

/// A number, a tuple or a layout that says the same whenever it is asked, and computes as documented.
///
/// The numbers, tuples and layouts of this crate are; memory is only touched on their word. It is there
/// to be met, not to be implemented.
///
/// # Safety
///
/// The type's implementations of this crate's traits must do as those traits document.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a number, tuple or layout of colex's own",
    label = "memory is only reached through those"
)]
pub unsafe trait Trusted: Copy {}

/// Implements [`Trusted`] for types all of whose parts are.
macro_rules! trusted {
    ($([$($P:ident),*] $Type:ty;)*) => {$(
        // SAFETY: the traits are implemented for it in this crate, as they are documented.
        unsafe impl<$($P: Trusted),*> Trusted for $Type {}
    )*};
}

trusted! {
    [] Stop;
    [Tail] _0<Tail>;
    [Tail] _1<Tail>;
    [Tail] _2<Tail>;
    [Tail] _3<Tail>;
    [Tail] _4<Tail>;
    [Tail] _5<Tail>;
    [Tail] _6<Tail>;
    [Tail] _7<Tail>;
    [Tail] _8<Tail>;
    [Tail] _9<Tail>;
    [N] Minus<N>;
    [] usize;
    [] isize;
    [] Keep;
    [S, D] Layout<S, D>;
    [B, M, S] Swizzle<B, M, S>;
    [Z, O, L] ComposedLayout<Z, O, L>;
    [T] Uneven<T>;
    [N] Thread<N>;
    [N] Value<N>;
    [N] Position<N>;
    [] ();
}

/// Implements [`Trusted`] for one arity.
macro_rules! tuple {
    ($($T:ident $t:ident),*) => {
        trusted! { [$($T),*] ($($T,)*); }
    };
}

arities!(tuple);
