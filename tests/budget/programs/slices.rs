//! Parts of layouts.
use colex::prelude::*;

pub fn slices(i: usize) -> usize {
    let a = layout!((8,(4,4)):(16,(1,8))).slice(coord!((i, _)));
    let b = layout!((8,(4,4)):(16,(1,8))).slice(coord!((_, (2, _))));
    let c = layout!((2,3,(4,5)):(1,2,(6,24))).flatten();
    a.index(1) + b.index(1) + c.index(1)
}
