use colex::{Element, layout, num::_32};

struct Pixel;

impl Element for Pixel {
    type Bits = _32;
}

fn main() {
    let a = layout!((4,3):(1,8));
    assert_eq!(a.recast::<u8, Pixel>(), layout!((1,3):(1,2)));
}
