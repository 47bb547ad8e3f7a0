//! Matrices cut into tiles by sizes and by layouts.
use colex::prelude::*;

pub fn divides() -> usize {
    let a = layout!((128,64):(72,1)).logical_divide(tile!(16, 2));
    let b = layout!((128,(8,8)):(8,(1,1032))).logical_divide(tile!((4,8):(1,4), (2,2):(1,8)));
    let c = layout!((128,64):(64,1)).logical_divide(tile!(16:8, 2:32));
    let d = layout!(24:1).logical_divide(layout!(4:2));
    a.index(1) + b.index(1) + c.index(1) + d.index(1)
}
