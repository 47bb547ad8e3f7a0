// **Law.** Modes are grouped by parentheses.
//
// **Why.** Brackets are arrays, of one type of number.
//
// **Fix.** `(4,8)`.
//~ about: notation
//~ error: modes are grouped by parentheses, as in `(4,8)`, not by brackets
//~ numbers: 4, 8

use colex::layout;

fn main() {
    let _ = layout!([4, 8]);
}
