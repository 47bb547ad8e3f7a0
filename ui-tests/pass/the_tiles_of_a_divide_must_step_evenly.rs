use colex::num::_12;
use colex::{layout, tile};

fn main() {
    let a = layout!((6,4):(4,1));
    assert_eq!(a.zipped_divide(_12), layout!(((6,2),2):((4,1),2)));
    assert_eq!(a.zipped_divide(tile!(2, 4)), layout!(((2,4),(3,1)):((4,1),(8,0))));
}
