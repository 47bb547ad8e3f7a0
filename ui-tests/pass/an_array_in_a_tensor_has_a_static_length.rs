use colex::{Tensor, layout};

fn main() {
    let n = 4;
    assert_eq!(Tensor::allocated(0.0, layout!((n,8):(8,1))).len(), 32);
    assert_eq!(Tensor::filled(0.0, layout!((4,8):(8,1))).len(), 32);
}
