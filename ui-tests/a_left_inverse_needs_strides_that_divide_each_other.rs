// **Law.** Sorted, each stride is a multiple of the one before. Then an index has digits, and each
// mode's coordinate is one of them.
//
// **Why.** `(2,2):(2,3)` takes 0 2 3 5. To tell 2 from 3, one would have to divide by 2 and by 3
// at once: no layout does.
//
// **Fix.** Pad the second mode: `(2,2):(2,4)`.
//~ about: inverses
//~ error[E0277]: left_inverse is undefined: the strides do not chain, as that of mode `_2:_3` is not a multiple of `_2`
//~ numbers: 3, 2

use colex::layout;

fn main() {
    let a = layout!((2,2):(2,3));
    let _ = a.left_inverse();
}
