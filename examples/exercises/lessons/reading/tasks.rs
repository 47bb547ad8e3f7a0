//! The exercises of lessons 15 to 17: change the functions until the judge is content.
//!
//! `cargo run --example exercises -- lesson 15` judges that of lesson 15. Everything here compiles, and every answer
//! is wrong.

use colex::prelude::*;

/// Lesson 15, exercise 1: *composition is undefined: mode `(_1, _0)` of the right-hand layout, of size `_4`, does not
/// split into runs of `_3`*, for `(6,2):(8,2)` after `(3,(4,2)):(1,(2,8))`. Return the mode that is meant, and which of
/// the sizes 1, 2, 3, 4, 5, 6 in its place would split.
pub(crate) fn blamed() -> (Layout!(3:1), [bool; 6]) {
    (Layout::default(), [true, true, true, true, true, true])
}

/// Lesson 16, exercise 1: what the compiler makes of `layout!((8,8):(8,1)).index(i)`, in shifts, an `&` and a sum: no
/// division and no product.
pub(crate) fn split(i: usize) -> usize {
    (i << 3) + (i >> 3)
}

/// Lesson 17, exercise 1: translate
/// `composition(make_layout(make_shape(_4{},_8{}), LayoutRight{}), make_layout(make_shape(_8{},_4{}), LayoutRight{}))`.
pub(crate) fn translated() -> Layout!((8,4):(4,1)) {
    Layout::right(shape!((8, 4)))
}
