// **Law.** Commas separate modes.
//
// **Why.** Two commas in a row may be a forgotten number or one comma too many; a guess would move
// all modes that follow.
//
// **Fix.** The number, or one comma.
//~ about: notation
//~ error: a mode is missing before this comma; write a number or drop the comma

use colex::layout;

fn main() {
    let _ = layout!((4,,8));
}
