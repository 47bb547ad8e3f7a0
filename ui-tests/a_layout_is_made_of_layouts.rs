// **Law.** `Layout::of` makes one layout of several: each of them becomes a mode.
//
// **Why.** A number would be a size without a stride.
//
// **Fix.** A layout for each mode: `layout!(8:1)`.
//~ about: layouts
//~ error[E0277]: `{integer}` is not a layout, nor a tuple of layouts

use colex::{Layout, layout};

fn main() {
    let _ = Layout::of((layout!(4:8), 8));
}
