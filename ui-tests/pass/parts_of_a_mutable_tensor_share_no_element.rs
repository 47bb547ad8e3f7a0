use colex::num::_0;
use colex::{Tensor, layout};

fn main() {
    let mut data = [0.0_f32; 32];
    let t = Tensor::new(&mut data, layout!((4,8):(8,1)));
    assert_eq!(t.split::<_0>().count(), 4);
}
