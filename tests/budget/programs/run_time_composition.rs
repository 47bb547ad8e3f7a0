//! Composition with numbers that nobody knows before run time.
use colex::prelude::*;

pub fn composition(m: usize, n: usize) -> usize {
    let a = layout!((16,8):(n,1)).compose(layout!((8,4):(2,32)));
    let b = layout!((m,n):(n,1)).compose(layout!((4,4):(1,m)));
    a.index(1) + b.index(1)
}
