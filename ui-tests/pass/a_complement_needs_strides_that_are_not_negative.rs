use colex::{layout, num::_12};

fn main() {
    let a = layout!(4:1);
    assert_eq!(a.complement(_12), layout!(3:4));
}
