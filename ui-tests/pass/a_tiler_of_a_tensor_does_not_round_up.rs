use colex::{Tensor, layout, tile};

fn main() {
    let data = [0.0_f32; 32];
    let t = Tensor::new(&data, layout!((4,8):(8,1)));
    let _ = t.local_tile(tile!(4, 4), (0, 1));
}
