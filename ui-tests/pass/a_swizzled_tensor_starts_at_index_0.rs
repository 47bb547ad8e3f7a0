use colex::num::{_0, _1, _3};
use colex::{ComposedLayout, Swizzle, Tensor, layout};

fn main() {
    let swizzle = Swizzle::<_1, _0, _1>::new();
    let t = Tensor::new([0, 1, 2, 3], ComposedLayout::new(swizzle, _3, layout!(4:-1)));
    assert_eq!([t[0], t[3]], [2, 0]);
}
