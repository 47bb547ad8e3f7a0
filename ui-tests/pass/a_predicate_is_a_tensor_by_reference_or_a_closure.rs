use colex::tensor::copy_if;
use colex::{Tensor, layout};

fn main() {
    let predicate = Tensor::new([true, true, false, false], layout!(4));
    let source = Tensor::new([1; 4], layout!(4));
    let mut target = Tensor::new([0; 4], layout!(4));
    copy_if(&predicate, &source, &mut target);
    copy_if(|i: usize| i == 3, &source, &mut target);
    assert_eq!(target.into_storage(), [1, 1, 0, 1]);
}
