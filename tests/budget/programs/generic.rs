//! Code that is generic over layouts.
use colex::prelude::*;

pub fn gather<L: Copy, const N: usize>(layout: L, data: &[f32]) -> [f32; N]
where
    usize: CoordinateOf<L, usize>,
{
    core::array::from_fn(|i| data[i.index_in(layout)])
}

pub fn both(data: &[f32]) -> ([f32; 4], [f32; 8]) {
    (gather(layout!((2,2):(2,1)), data), gather(layout!((2,(2,2)):(4,(2,1))), data))
}

pub const fn gap<L: StaticLayout>() -> usize {
    L::COSIZE - L::SIZE
}
