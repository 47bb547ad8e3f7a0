use colex::num::{_0, _2, _3};
use colex::{Swizzle, layout};

fn main() {
    let sw = Swizzle::<_2, _0, _3>::new();
    let _ = sw.compose(layout!((8,8)));
    assert_eq!(sw.apply(8_usize), 9_usize);
}
