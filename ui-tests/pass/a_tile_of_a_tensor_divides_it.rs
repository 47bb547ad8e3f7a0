use colex::{Tensor, layout, tile};

fn main() {
    let data = [0.0_f32; 32];
    let t = Tensor::new(&data, layout!((4,8):(8,1)));
    assert_eq!(t.local_tile(tile!(2, 4), (1, 0)).len(), 8);
}
