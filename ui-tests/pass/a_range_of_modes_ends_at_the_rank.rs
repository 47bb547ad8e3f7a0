use colex::{layout, num::{_1, _3}};

fn main() {
    let l = layout!((2,3,5):(1,2,6));
    assert_eq!(l.group::<_1, _3>(), layout!((2,(3,5)):(1,(2,6))));
}
