use colex::{layout, num::_24};

fn main() {
    let a = layout!((4,2):(1,8));
    assert_eq!(a.complement(_24), layout!((2,2):(4,16)));
}
