// **Law.** A complement fills the indices from 0 up. A mode that walks backwards leaves that
// range.
//
// **Why.** `4:-1` takes 0 -1 -2 -3. What it leaves out of 0 … 11 is no question about 4 of these
// 12 indices.
//
// **Fix.** Reverse the mode, `4:1`, and keep the index of its last element apart as an offset.
//~ about: complement
//~ error[E0277]: complement is undefined: mode `_4:minus<_1>` has a stride that is negative, or may be
//~ numbers: 1

use colex::{layout, num::_12};

fn main() {
    let a = layout!(4:-1);
    let _ = a.complement(_12);
}
