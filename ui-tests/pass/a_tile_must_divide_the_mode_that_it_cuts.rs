use colex::{layout, tile, uneven};

fn main() {
    let a = layout!((10,8):(8,1));
    assert_eq!(a.zipped_divide(tile!(5, 8)), layout!(((5,8),(2,1)):((8,1),(40,0))));
    // Rounded up on purpose: three tiles, the last of which overhangs.
    assert_eq!(a.zipped_divide(uneven(tile!(4, 8))), layout!(((4,8),(3,1)):((8,1),(32,0))));
}
