use colex::{Tensor, layout};

fn main() {
    let data = [0.0_f32; 8];
    let t = Tensor::new(&data, layout!(8:-1));
    assert_eq!(t.compose(layout!(8:1)).len(), 8);
}
