// **Law.** In `A ∘ B`, a mode of B that carries from one mode of A into the next must be cut where
// it carries: its size must be a whole number of runs of equal length.
//
// **Why.** `(6,2):(8,2)` has the values 0 8 16 24 32 40 2 10 …. Steps of 2 through it stay in the
// first mode for 3 elements, then carry. Of 4 elements, 3 lie 16 apart and the last one jumps to
// 2: there is no stride for that. CuTe C++ stops here too: the smallest of its errors on
// compositions has 22 lines, and the numbers only inside type names.
//
// **Fix.** A size that is a multiple of the run, here 3 or 6, or one that ends before the first
// carry; else another stride.
//~ about: composition
//~ error[E0277]: composition is undefined: mode `(_1, _0)` of the right-hand layout, of size `_4`, does not split into runs of `_3`
//~ numbers: 4, 3

use colex::layout;

fn main() {
    let a = layout!((6,2):(8,2));
    let _ = a.compose(layout!((3,(4,2)):(1,(2,8))));
}
