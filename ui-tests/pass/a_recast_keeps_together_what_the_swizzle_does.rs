use colex::num::{_2, _3, _4};
use colex::{Swizzle, layout};

fn main() {
    let tile = Swizzle::<_3, _2, _3>::new().compose(layout!((8,64):(64,1)));
    assert_eq!(format!("{:#}", tile.upcast::<_4>()), "Sw<3,0,3> o 0 o (8,16):(16,1)");
}
