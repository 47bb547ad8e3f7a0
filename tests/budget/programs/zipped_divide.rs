//! Tiles gathered in the first mode, of matrices of static and of run-time sizes.
use colex::prelude::*;

pub fn divides(m: usize, n: usize) -> usize {
    let a = layout!((128,64):(72,1)).zipped_divide(tile!(16, 2));
    let b = layout!((128,(8,8)):(8,(1,1032))).zipped_divide(tile!(32, 8));
    let c = layout!((m,n):(n,1)).zipped_divide(tile!(16, 8));
    a.index(1) + b.index(1) + c.index(1)
}
