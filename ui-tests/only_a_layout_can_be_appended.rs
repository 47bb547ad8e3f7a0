// **Law.** `append` adds a mode, and a mode is a layout: a size and a stride.
//
// **Why.** A size without a stride says how many and not where.
//
// **Fix.** `layout!(4:32)`, or `layout!(4:0)` for a mode that moves nothing.
//~ about: modes
//~ error[E0277]: `{integer}` cannot be joined to `colex::Layout<(_4, _8), (_8, _1)>`

use colex::layout;

fn main() {
    let l = layout!((4,8):(8,1));
    let _ = l.append(4);
}
