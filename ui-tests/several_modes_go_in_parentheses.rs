// **Law.** A shape of several modes is a tuple, written in parentheses.
//
// **Why.** Without them the comma could separate modes or arguments.
//
// **Fix.** `layout!((4,8))`.
//~ about: notation
//~ error: several modes go in parentheses, as in `layout!((4,8):(8,1))`

use colex::layout;

fn main() {
    let _ = layout!(4, 8);
}
