use colex::{layout, num::_4};

fn main() {
    assert_eq!(layout!(12:1).logical_divide(_4), layout!((4,3):(1,4)));
}
