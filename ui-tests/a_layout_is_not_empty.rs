// **Law.** `layout!` needs a shape.
//
// **Why.** A layout of no modes is `()`, of one element; nobody means it by nothing.
//
// **Fix.** A shape, with a stride or without.
//~ about: notation
//~ error: `layout!` is empty; write it as in `layout!((4,8):(8,1))`

use colex::layout;

fn main() {
    let _ = layout!();
}
