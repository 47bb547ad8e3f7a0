use colex::{layout, num::_4};

fn main() {
    let a = layout!((2,3):(1,2));
    assert_eq!(a.downcast::<_4>(), layout!((8,3):(1,8)));
}
