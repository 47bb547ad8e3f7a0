use colex::{Tensor, layout};

fn main() {
    assert_eq!(Tensor::filled(3.0, layout!((4,8):(8,1))).len(), 32);
}
