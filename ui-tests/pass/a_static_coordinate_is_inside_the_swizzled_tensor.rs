use colex::num::{_0, _1, _3, _7};
use colex::{Swizzle, Tensor, layout};

fn main() {
    let swizzled = Swizzle::<_3, _0, _3>::new().compose(layout!((8,8):(8,1)));
    let t = Tensor::new([0; 64], swizzled);
    assert_eq!(t[(_1, _7)], 0);
    assert_eq!(t.get((1, 8)), None);
}
