// **Law.** `assert_conflict_free!` holds where no request asks one bank of a shared memory for two
// words.
//
// **Why.** A column of a row-major tile of 32 floats lies in one bank: 32 threads wait for each
// other, and the kernel takes 32 times as long there.
//
// **Fix.** A swizzle or a padded row, `32:33`.
//~ about: accesses
//~ error[E0080]: evaluation panicked: the access has bank conflicts: from thread 0 on, request 0 asks bank 0 for 32 different words at once (32 wavefronts instead of 1 in all); swizzle the memory, pad it, or let find_swizzle search
//~ numbers: 32

use colex::analysis::Access;
use colex::{Layout, assert_conflict_free};

assert_conflict_free!(Access::of::<Layout!(32:32)>(4));

fn main() {}
