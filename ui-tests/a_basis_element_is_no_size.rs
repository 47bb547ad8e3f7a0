// **Law.** `1@0` is one step in mode 0 of a coordinate tensor, a stride. A size is a plain number.
//
// **Why.** A size counts coordinates; it has no direction.
//
// **Fix.** A number.
//~ about: notation
//~ error: the basis element `1@0` belongs in a stride; a shape holds plain numbers

use colex::layout;

fn main() {
    let _ = layout!((4,1@0):(1,4));
}
