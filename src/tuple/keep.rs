//! `_`: the mode that a slice keeps, and the mode that a tiler takes whole.

use core::fmt;

use typenum::{U1, UTerm};

use crate::num::{No, Scalar};

use super::int_tuple::IntTuple;
use super::modes::{ModeTree, Torn};
use super::tree::Tree;

/// The mode as it is, written `_` in `coord!` and `tile!`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Keep;

impl fmt::Display for Keep {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("_")
    }
}

impl IntTuple for Keep {
    type Tree = Keep;
    #[inline]
    fn lower(self) -> Keep {
        self
    }
}

/// `_` has no number: it is congruent with nothing, and no coordinate as it stands.
impl Tree for Keep {
    const RANK: usize = 1;
    const DEPTH: usize = 0;
    type IsStatic = crate::num::Yes;
    type Size = U1;
    #[inline]
    fn size(self) -> U1 {
        U1::default()
    }

    type CongruentTo<D: Tree> = No;
    type CongruentToCons<H: Tree, R: Tree> = No;
    type IsLeaf = No;
    type IsNil = No;

    type Zip<D: Tree> = Torn;
    #[inline]
    fn zip<D: Tree>(self, _: D) -> Torn {
        Torn
    }
    type ZipLeaf<S: Scalar> = Torn;
    #[inline]
    fn zip_leaf<S: Scalar>(self, _: S) -> Torn {
        Torn
    }
    type ZipCons<H: Tree, R: Tree> = Torn;
    #[inline]
    fn zip_cons<H: Tree, R: Tree>(self, _: H, _: R) -> Torn {
        Torn
    }
    type ZipNil = Torn;
    #[inline]
    fn zip_nil(self) -> Torn {
        Torn
    }

    type In<M: ModeTree> = UTerm;
    #[inline]
    fn within<M: ModeTree>(self, _: M) -> UTerm {
        UTerm
    }
    type Fits<M: ModeTree> = No;
}
