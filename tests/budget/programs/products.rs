//! Tiles repeated.
use colex::prelude::*;

pub fn products() -> usize {
    let a = layout!((4,4):(1,4)).logical_product(layout!((2,3):(3,1)));
    let b = layout!((4,4):(1,4)).blocked_product(layout!((8,8):(8,1)));
    let c = layout!((4,4):(1,4)).raked_product(layout!((8,8):(8,1)));
    let d = layout!((8,8):(8,1)).tile_to_shape(shape!((64, 128)));
    a.index(1) + b.index(1) + c.index(1) + d.index(1)
}
