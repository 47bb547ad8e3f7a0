use colex::{Tensor, layout};

fn main() {
    let data = [0.0_f32; 32];
    let t = Tensor::new(&data, layout!((4,8):(1,4)));
    assert_eq!(t.compose(layout!(4:8)).len(), 4);
}
