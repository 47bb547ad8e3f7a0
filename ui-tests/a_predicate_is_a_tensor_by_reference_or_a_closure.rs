// **Law.** What `copy_if` takes is said by a tensor of `bool`, by reference, or by a closure from 1-D
// coordinates to `bool`.
//
// **Why.** A predicate is made once and used for many copies, as along K in a product: a copy only looks at
// it.
//
// **Fix.** `&predicate`.
//~ about: tensors
//~ error[E0277]: `Tensor<[bool; 4], colex::Layout<_4, _1>>` is not a predicate
//~ numbers: 4

use colex::tensor::copy_if;
use colex::{Tensor, layout};

fn main() {
    let predicate = Tensor::new([true, true, false, false], layout!(4));
    let source = Tensor::new([1; 4], layout!(4));
    let mut target = Tensor::new([0; 4], layout!(4));
    copy_if(predicate, &source, &mut target);
}
