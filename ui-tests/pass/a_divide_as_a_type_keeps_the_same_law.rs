use colex::num::_5;
use colex::{Layout, ZippedDivide, layout};

struct Tiles {
    layout: ZippedDivide<Layout!(10:1), _5>,
}

fn main() {
    let tiles = Tiles { layout: layout!((5,2):(1,5)) };
    assert_eq!(tiles.layout.size(), 10);
}
