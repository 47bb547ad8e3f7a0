use colex::num::{_1, _3};
use colex::{Tensor, layout};

fn main() {
    let data = [0_u32; 32];
    let t = Tensor::new(&data, layout!((4,8):(8,1)));
    assert_eq!(t[(_3, _1)], 0);
    assert_eq!(t.get((4, 1)), None);
}
