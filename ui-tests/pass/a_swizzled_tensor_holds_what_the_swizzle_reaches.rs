use colex::num::{_0, _1};
use colex::{Swizzle, Tensor, layout};

fn main() {
    let swizzled = Swizzle::<_1, _0, _1>::new().compose(layout!(3:1));
    let t = Tensor::new([0, 1, 2, 3], swizzled);
    assert_eq!(t[2], 3);
}
