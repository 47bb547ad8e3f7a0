use colex::{layout, tile};

fn main() {
    let a = layout!((4,8):(1,4));
    assert_eq!(a.zipped_divide(tile!(2, 4)), layout!(((2,4),(2,2)):((1,4),(2,16))));
}
