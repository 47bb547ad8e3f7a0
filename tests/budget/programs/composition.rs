//! Matrices by thread-value layouts: whole, and split into runs.
use colex::prelude::*;

pub fn composition() -> usize {
    let tv = layout!(((4,8),(2,2,2)):((32,1),(16,8,128)));
    let a = layout!((16,16):(24,1)).compose(tv);
    let b = layout!((8,16):(16,1)).compose(layout!(((4,8),(2,2)):((16,1),(8,64))));
    let c = layout!((16,(8,8)):(72,(1,8))).compose(layout!(((8,16),8):((128,1),16)));
    let d = layout!((6,2):(8,2)).compose(layout!((4,3):(3,1)));
    a.index(1) + b.index(1) + c.index(1) + d.index(1)
}
