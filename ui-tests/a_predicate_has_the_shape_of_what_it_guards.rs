// **Law.** A predicate is read at the coordinates of the copy, so its shape and that of the tensors
// are compatible.
//
// **Why.** One `true` for each of 4 rows is not a predicate of 4 × 8 elements: nothing says that it holds
// for all 8 of a row. Read by number, it would end after the first column.
//
// **Fix.** The shape of the copy, with stride 0 where the predicate does not vary: `(4,8):(1,0)`.
//~ about: tensors
//~ error[E0277]: the shapes `_4` and `(_4, _8)` are not compatible
//~ numbers: 4, 8

use colex::tensor::copy_if;
use colex::{Tensor, layout};

fn main() {
    let rows = Tensor::new([true, true, false, false], layout!(4));
    let source = Tensor::new([1; 32], layout!((4,8)));
    let mut target = Tensor::new([0; 32], layout!((4,8)));
    copy_if(&rows, &source, &mut target);
}
