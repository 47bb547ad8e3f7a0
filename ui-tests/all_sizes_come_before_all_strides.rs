// **Law.** A layout is written with all sizes before all strides, `(4,8):(8,1)`.
//
// **Why.** Pairs such as `4:8` would be modes of their own, and a tuple of layouts is a tiler.
//
// **Fix.** The sizes in one tuple, the strides in another. (A tuple of layouts is `tile!(4:8,
// 8:1)`, a layout of layouts `Layout::of`.)
//~ about: notation
//~ error: unexpected `:`; a layout is written with all sizes before all strides, as in `(4,8):(8,1)`

use colex::layout;

fn main() {
    let _ = layout!((4:8, 8:1));
}
