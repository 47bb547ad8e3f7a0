use colex::{layout, shape};

fn main() {
    let block = layout!((5,8));
    assert_eq!(block.tile_to_shape(shape!((10,16))).size(), 160);
}
