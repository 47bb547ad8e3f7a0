// **Law.** `assert_vector_width!` holds where so many elements move at once between two layouts.
//
// **Why.** The columns of the target start 12 elements apart, no multiple of 8: vectors of 8 would
// be misaligned in every second column, so only 4 move at once.
//
// **Fix.** Pad the columns to 16.
//~ about: accesses
//~ error[E0080]: evaluation panicked: vectors between the two layouts hold 4 elements, not 8: the first alone has aligned vectors of 32, the second of 4, and their elements must be neighbours in the same order
//~ numbers: 8, 4

use colex::{Layout, assert_vector_width};

assert_vector_width!(Layout!((8,4):(1,8)), Layout!((8,4):(1,12)), 8);

fn main() {}
