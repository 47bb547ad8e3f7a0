use colex::{layout, num::_0};

fn main() {
    let h = layout!((4,(2,4)):(2,(1,8)));
    assert_eq!(h.select::<(_0,)>(), layout!((4):(2)));
    assert_eq!(h.mode::<_0>(), layout!(4:2));
}
