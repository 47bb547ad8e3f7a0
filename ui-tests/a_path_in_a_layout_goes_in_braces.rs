// **Law.** In the notation stand numbers, names and tuples. A path has `::`, and `:` separates
// shape and stride.
//
// **Why.** `shape::N` and `shape::4` would differ by one character.
//
// **Fix.** Braces: `{size::ROWS}`.
//~ about: notation
//~ error: unexpected `::`; a path goes in braces, as in `{m::N}`, and a stride follows a single `:`

use colex::layout;

fn main() {
    let _ = layout!((usize::BITS, 4));
}
