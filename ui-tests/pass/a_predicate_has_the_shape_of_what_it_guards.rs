use colex::tensor::copy_if;
use colex::{Tensor, layout};

fn main() {
    let rows = Tensor::new([true, true, false, false], layout!((4,8):(1,0)));
    let source = Tensor::new([1; 32], layout!((4,8)));
    let mut target = Tensor::new([0; 32], layout!((4,8)));
    copy_if(&rows, &source, &mut target);
    assert_eq!(target.reduce(0, |sum, x| sum + x), 2 * 8);
}
