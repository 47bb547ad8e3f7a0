// **Law.** An inverse takes the indices from 0 up. A mode that walks backwards has indices below
// 0.
//
// **Why.** `(2,2):(4,-1)` takes 0 4 -1 3. There is no coordinate for index 1 or 2, and none below
// 0 can be asked for.
//
// **Fix.** Reverse the mode, and keep the index of its last element apart as an offset.
//~ about: inverses
//~ error[E0277]: right_inverse is undefined: mode `_2:minus<_1>` has a stride that is negative, or may be
//~ numbers: 2, 1

use colex::layout;

fn main() {
    let a = layout!((2,2):(4,-1));
    let _ = a.right_inverse();
}
