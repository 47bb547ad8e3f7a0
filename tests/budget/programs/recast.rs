//! Larger and smaller elements.
use colex::num::{_2, _4};
use colex::prelude::*;

pub fn recast() -> usize {
    let a = layout!((8,16):(16,1)).upcast::<_4>();
    let b = layout!((8,16):(16,1)).downcast::<_2>();
    let c = layout!((8,(4,8)):(4,(1,32))).upcast::<_4>();
    a.index(1) + b.index(1) + c.index(1)
}
