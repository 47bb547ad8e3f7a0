use colex::{layout, num::_12};

fn main() {
    let a = layout!((3,2):(1,3));
    assert_eq!(a.complement(_12), layout!(2:6));
}
