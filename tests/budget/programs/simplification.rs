//! Coalesce, complement and the inverses.
use colex::prelude::*;

pub fn simplification() -> usize {
    let a = layout!((3,(5,7)):(2,(6,30))).coalesce();
    let b = layout!((2,(1,6)):(1,(6,2))).coalesce();
    let c = layout!((4,2):(2,16)).complement(shape!(128));
    let d = layout!((8,16):(16,1)).right_inverse();
    let e = layout!((4,8):(1,5)).left_inverse();
    a.index(1) + b.index(1) + c.index(1) + d.index(1) + e.index(1)
}
