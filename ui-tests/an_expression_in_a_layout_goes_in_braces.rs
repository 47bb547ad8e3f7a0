// **Law.** In the notation stand numbers, names and tuples; anything longer goes in braces.
//
// **Why.** `n + 1` could not be told from the notation's own punctuation: `-1`, `1@0` and `4:1`
// mean something in it.
//
// **Fix.** `{n + 1}`.
//~ about: notation
//~ error: unexpected `+`; a comma separates modes, and an expression goes in braces, as in `{n + 1}`

use colex::layout;

fn main() {
    let n = 7;
    let _ = layout!((4, n + 1));
}
