use colex::{layout, tile, uneven};

fn main() {
    let a = layout!((4,8):(1,4));
    assert_eq!(a.compose(tile!(4, 2)), layout!((4,2):(1,4)));
    // On purpose: the last four rows are the next column.
    assert_eq!(a.compose(uneven(tile!(8, 2))), layout!((8,2):(1,4)));
}
