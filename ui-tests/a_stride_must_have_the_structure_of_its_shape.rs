// **Law.** Shape and stride are the same tuples, down to the numbers.
//
// **Why.** Each size needs exactly one stride. CuTe C++ does not compare the two: the third
// stride, 16, would silently belong to nobody.
//
// **Fix.** One stride for each size, nested alike. In `layout!` the error points at the first
// number without a partner.
//~ about: layouts
//~ error[E0277]: the stride `(_2, (_1, _8, _1<_6>))` does not have the structure of the shape `(_4, (_2, _4))`
//~ numbers: 4, 2, 1, 8, 16

use colex::Layout;
use colex::num::{_1, _2, _4, _8, _16};

fn main() {
    let _ = Layout::new((_4, (_2, _4)), (_2, (_1, _8, _16)));
}
