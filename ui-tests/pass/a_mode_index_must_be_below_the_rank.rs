use colex::{layout, num::_1};

fn main() {
    let h = layout!((4,(2,4)):(2,(1,8)));
    assert_eq!(h.mode::<_1>(), layout!((2,4):(1,8)));
}
