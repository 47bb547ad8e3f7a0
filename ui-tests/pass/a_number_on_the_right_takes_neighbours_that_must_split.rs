use colex::{layout, num::_12, tile};

fn main() {
    let a = layout!((6,4):(4,1));
    assert_eq!(a.compose(_12), layout!((6,2):(4,1)));
    assert_eq!(a.compose(tile!(2, 4)), layout!((2,4):(4,1)));
}
