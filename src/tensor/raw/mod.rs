//! The rim between layouts and memory: every `unsafe` of the library is in this module.
//!
//! **The invariant.** A [`Tensor`] over storage `S` with layout `L` may touch the element at `origin + i` for
//! every index `i` of `L`, for as long as `S` lives: these elements are inside one allocation, initialised,
//! and not touched by anyone else in a way that `S` forbids. `trusted` says whose word counts; `make`
//! establishes the invariant; `access` uses it; `composed` is about swizzled layouts; `narrow` keeps it when a view is made of a view, and
//! `split` when a mutable view is made into several.
#![allow(unsafe_code, reason = "layouts meet memory here, and nowhere else")]

use core::fmt;

mod access;
mod apply;
mod composed;
mod edge;
mod make;
mod narrow;
#[cfg(feature = "atoms")]
mod part;
mod recast;
mod split;
mod storage;
mod tiles;
mod trusted;
mod value;

pub use access::*;
pub(crate) use apply::{pairs, runs};
pub use composed::{Begins, StartsFrom0};
pub use edge::Edge;
pub use make::*;
pub use narrow::{Slicing, TensorMode, Transposable};
pub use recast::{Grouped, Plain};
pub use split::{Along, Beside, Pair, Parts, PartsAlong, Side, Starts};
pub use storage::*;
pub use trusted::*;

/// Storage, and a layout that says where in it the element of a coordinate lies.
///
/// **Law.** `tensor[c]` is the storage's element `layout.index(c)`, counted from the first element of the
/// storage; where strides are negative, from the one that makes the smallest index the first element.
/// Strides are in elements. A coordinate outside the shape is outside the tensor, whatever its
/// index: `[]` panics and [`get`](Self::get) is `None`.
///
/// ```
/// use colex::{coord, layout, tensor::Tensor};
///
/// let mut data = [0; 12];
/// let mut a = Tensor::new(&mut data, layout!((3,4):(4,1)));
/// a[(1, 2)] = 6;
/// a[coord!((2, 3))] = 11; // static: proved to be inside, when this is compiled
/// assert_eq!(a.get((1, 2)), Some(&6));
/// assert_eq!(a.get((0, 4)), None); // its index would be inside, but the shape has four columns
/// assert_eq!(a[5], 0); // the 1-D coordinate 5 is (2, 1)
/// assert_eq!(data, [0, 0, 0, 0, 0, 0, 6, 0, 0, 0, 0, 11]);
/// ```
///
/// The layout is a [`Layout`](struct@crate::Layout), or one with a swizzle after it, a
/// [`ComposedLayout`](crate::ComposedLayout): then the storage has `Z(o + L(c))`, and must reach as far as the swizzle does.
#[derive(Clone, Copy)]
pub struct Tensor<S, L> {
    /// Private to this module: whoever pairs a storage with a layout establishes the invariant.
    storage: S,
    layout: L,
}

impl<S, L: Copy> Tensor<S, L> {
    /// The layout.
    #[must_use]
    #[inline]
    pub const fn layout(&self) -> L {
        self.layout
    }

    /// The storage, the layout forgotten.
    #[must_use]
    #[inline]
    pub fn into_storage(self) -> S {
        self.storage
    }
}

impl<S, L: fmt::Debug> fmt::Debug for Tensor<S, L> {
    /// `Tensor((_3,_4):(_4,_1))`
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Tensor({:?})", self.layout)
    }
}
