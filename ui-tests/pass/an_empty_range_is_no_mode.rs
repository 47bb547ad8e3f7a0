use colex::{layout, num::{_1, _2}};

fn main() {
    let l = layout!((4,8):(8,1));
    assert_eq!(l.take::<_1, _2>(), layout!((8):(1)));
}
