//! Where a mode stands in a layout, as users count: `_1` is mode 1, `(_1, _0)` its first mode.

use core::marker::PhantomData;

use crate::num::{_0, Nat};

/// The path to a mode.
pub trait Path {
    /// The path as the user writes it.
    type Surface;
    /// The `I`-th mode of this one.
    type Then<I: Nat>: Path;
}

/// The whole layout. As a mode it is its own first.
#[derive(Debug)]
pub struct Root;

/// The `I`-th mode of the layout.
#[derive(Debug)]
pub struct First<I>(PhantomData<I>);

/// The `J`-th mode of the `I`-th.
#[derive(Debug)]
pub struct Second<I, J>(PhantomData<(I, J)>);

/// A mode three levels down; what is below it counts as it.
#[derive(Debug)]
pub struct Third<I, J, K>(PhantomData<(I, J, K)>);

impl Path for Root {
    type Surface = _0;
    type Then<I: Nat> = First<I>;
}

impl<I: Nat> Path for First<I> {
    type Surface = I::Shown;
    type Then<J: Nat> = Second<I, J>;
}

impl<I: Nat, J: Nat> Path for Second<I, J> {
    type Surface = (I::Shown, J::Shown);
    type Then<K: Nat> = Third<I, J, K>;
}

impl<I: Nat, J: Nat, K: Nat> Path for Third<I, J, K> {
    type Surface = (I::Shown, J::Shown, K::Shown);
    type Then<L: Nat> = Self;
}
