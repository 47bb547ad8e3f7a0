use colex::num::{_3, _8};
use colex::{ComposedLayout, Swizzle, layout};

fn main() {
    let swizzle = Swizzle::<_3, _3, _3>::new();
    let row = ComposedLayout::new(swizzle, _8, layout!(64:1));
    assert_eq!(format!("{:#}", row.upcast::<_8>()), "Sw<3,0,3> o 1 o 8:1");
}
