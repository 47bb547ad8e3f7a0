use colex::{layout, num::_2};

fn main() {
    let a = layout!((2,2):(4,1));
    assert_eq!(a.upcast::<_2>(), layout!((2,1):(2,1)));
}
