//! Where a mode stands in a layout, as users count: `_1` is mode 1, `(_1, _0)` its first mode.
//!
//! A path is written down on the way, and read only where a message names it.

use core::marker::PhantomData;

use typenum::UTerm;

use crate::num::{_0, Nat, Scalar};

/// The path to a mode: [`Root`], [`FirstIn`] or [`Next`].
pub trait Path {
    /// The path as the user writes it.
    type Surface;
    /// Which mode of the one around it this is.
    type Index: Nat;
    /// The mode around it.
    type Outer: Path;
    /// The `I`-th mode of this one, as the user writes it.
    type One<I>;
    /// The `J`-th of the `I`-th of this one.
    type Two<I, J>;
    /// The `K`-th of the `J`-th of the `I`-th of this one; what is below it counts as it.
    type Three<I, J, K>;
}

/// The whole layout. As a mode it is its own first.
#[derive(Debug)]
pub struct Root;

/// The first mode of the one at `P`.
#[derive(Debug)]
pub struct FirstIn<P>(PhantomData<P>);

/// The mode after the one at `P`.
#[derive(Debug)]
pub struct Next<P>(PhantomData<P>);

impl Path for Root {
    type Surface = _0;
    type Index = UTerm;
    type Outer = Root;
    type One<I> = I;
    type Two<I, J> = (I, J);
    type Three<I, J, K> = (I, J, K);
}

/// Writes a path as the `Index`-th mode of `Outer`.
macro_rules! path {
    ($Path:ident, $Index:ty, $Outer:ty) => {
        impl<P: Path> Path for $Path<P> {
            type Surface = <$Outer as Path>::One<Place<Self>>;
            type Index = $Index;
            type Outer = $Outer;
            type One<I> = <$Outer as Path>::Two<Place<Self>, I>;
            type Two<I, J> = <$Outer as Path>::Three<Place<Self>, I, J>;
            type Three<I, J, K> = <$Outer as Path>::Three<Place<Self>, I, J>;
        }
    };
}

/// Which mode of the one around it the mode at `P` is, as messages show it.
type Place<P> = <<P as Path>::Index as Scalar>::Shown;

path!(FirstIn, UTerm, P);
path!(Next, <P::Index as Nat>::Succ, P::Outer);
