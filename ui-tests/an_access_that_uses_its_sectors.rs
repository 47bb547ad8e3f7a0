// **Law.** `assert_sectors!` holds where no request touches more sectors of 32 bytes than stated.
//
// **Why.** 32 floats at a distance of 2 touch 8 sectors instead of 4: half of what the memory
// delivers is thrown away.
//
// **Fix.** Adjacent elements, `32:1`.
//~ about: accesses
//~ error[E0080]: evaluation panicked: the access touches too many sectors: request 0 touches 8 sectors of 32 bytes, not at most 4, and uses 50 % of them; its 128 bytes would fit in 4: let neighbouring threads touch neighbouring elements, or widen the vectors
//~ numbers: 8, 4

use colex::analysis::Access;
use colex::{Layout, assert_sectors};

assert_sectors!(Access::of::<Layout!(32:2)>(4), 4);

fn main() {}
