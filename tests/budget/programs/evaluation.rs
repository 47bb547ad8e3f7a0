//! Indices of coordinates, static and not, and coordinates of indices.
use colex::prelude::*;

pub fn evaluation(i: usize, j: usize) -> usize {
    let a = layout!(((4,8),(2,2,2)):((32,1),(16,8,128)));
    let fixed: usize = a.index(coord!((17, 5))).into();
    let (_, (_, k)) = layout!((4,(2,8)):(1,(4,8))).hier_coord(i);
    fixed + a.index((i, j)) + a.index(i) + layout!((8,16):(17,1)).index(coord!((2, j))) + k
}
