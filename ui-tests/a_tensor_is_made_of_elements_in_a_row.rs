// **Law.** A tensor is made of a slice, an array, a `Vec` or a `Box` of elements, owned or
// borrowed.
//
// **Why.** One number is not 32 elements. To repeat it is another operation.
//
// **Fix.** `Tensor::filled(3.0, layout)` for 32 times the number.
//~ about: tensors
//~ error[E0277]: no tensor can be made of `{float}`

use colex::{Tensor, layout};

fn main() {
    let _ = Tensor::new(3.0, layout!((4,8):(8,1)));
}
