use colex::{layout, shape};

fn main() {
    let block = layout!((4,8));
    assert_eq!(block.tile_to_shape(shape!((8,8))).size(), 64);
}
