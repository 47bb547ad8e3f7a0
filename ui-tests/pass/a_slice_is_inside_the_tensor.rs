use colex::{Tensor, coord, layout};

fn main() {
    let data = [0.0_f32; 32];
    let t = Tensor::new(&data, layout!((4,8):(8,1)));
    assert_eq!(t.slice(coord!((3,_))).len(), 8);
}
