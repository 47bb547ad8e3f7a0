use colex::{layout, num::_16};

fn main() {
    let a = layout!((2,2):(2,4));
    assert_eq!(a.complement(_16), layout!((2,2):(1,8)));
}
