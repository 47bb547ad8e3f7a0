// **Law.** Shape and stride are the same tuples. Where both are written out, the macro compares
// them and points at the first part without a partner.
//
// **Why.** CuTe C++ does not compare the two when a layout is made; whether it fails depends on
// the use.
//
// **Fix.** A stride for each size of the mode: `(4,(2,4)):(2,(1,8))`.
//~ about: notation
//~ error: the stride `(2,1)` does not have the structure of the shape `(4,(2,4))`: mode 1 is the tuple `(2,4)`, and its stride a number
//~ numbers: 2, 4, 1

use colex::layout;

fn main() {
    let _ = layout!((4,(2,4)):(2,1));
}
