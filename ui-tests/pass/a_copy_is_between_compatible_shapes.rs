use colex::tensor::copy;
use colex::{Tensor, layout};

fn main() {
    let (from, mut to) = ([1_u32; 32], [0_u32; 32]);
    let source = Tensor::new(&from, layout!((4,8):(8,1)));
    let mut target = Tensor::new(&mut to, layout!((4,8):(1,4)));
    copy(&source, &mut target);
    assert_eq!(to, from);
}
