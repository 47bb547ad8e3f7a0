// **Law.** Static numbers go up to 2^62, so that products of a size and a stride can be signed.
//
// **Why.** `usize` would wrap round without a word, and index 0 and index 2^64 be one.
//
// **Fix.** A smaller number.
//~ about: notation
//~ error: number too large: `9223372036854775808` is more than 2^62; write a smaller one

use colex::layout;

fn main() {
    let _ = layout!((4,9223372036854775808):(1,4));
}
