//! What a `no_std` crate writes that uses colex: generic functions, its own types, constants.
#![no_std]
#![forbid(unsafe_code)]
#![deny(missing_docs, warnings)]

use colex::num::{_4, _32, Binary, Static};
use colex::prelude::*;
use colex::{At, LeftLayout, RightLayout};

/// Rows of four, with room for two more after each.
pub const PADDED: Layout!((3, 4):(6, 1)) = layout!((3, 4):(6, 1));

/// The storage that [`PADDED`] needs.
pub static STORAGE: [u8; <Layout!((3, 4):(6, 1))>::COSIZE] = [0; 16];

/// A matrix view over a slice, whatever its layout.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Matrix<'a, T, S, D>
where
    S: IntTuple,
    D: Stride,
{
    data: &'a [T],
    layout: Layout<S, D>,
}

impl<'a, T, S: IntTuple, D: Stride> Matrix<'a, T, S, D> {
    /// The view of `data` through `layout`.
    pub const fn new(data: &'a [T], layout: Layout<S, D>) -> Self {
        Self { data, layout }
    }

    /// The element at a coordinate, if the data reaches that far.
    pub fn get<C: CoordinateOf<Layout<S, D>, usize>>(&self, coord: C) -> Option<&'a T> {
        self.data.get(self.layout.index(coord))
    }
}

/// The storage of a layout of static numbers, in elements.
pub const fn storage<L: StaticLayout>() -> usize {
    L::COSIZE
}

/// The number `N`, halved at run time.
pub fn half<N: Static>(_: N) -> usize {
    N::VALUE / 2
}

/// The index of (1, 2) in a row-major matrix, known to the compiler.
pub type Six = At<RightLayout<(colex::num::_3, _4)>, (colex::num::_1, colex::num::_2)>;

/// A compact matrix of four rows.
pub fn columns(n: usize) -> LeftLayout<(_4, usize)> {
    layout!((4, n))
}

/// All that a walk through a layout gives.
pub fn walk(n: usize) -> usize {
    let rows = layout!((n, 4):(4, 1));
    let by_coord: usize = rows.coords().map(|(i, j)| rows.index((i, j))).sum();
    let by_index: usize = rows.indices().sum();
    let (i, j) = rows.hier_coord(by_index % 7);
    by_coord + rows.index((i, j)) + rows.coord_1d((i, j)) + usize::from(_32)
}

/// A buffer of the length that a number says.
pub fn length<N: Static>(_: N) -> Binary<N> {
    Binary::<N>::default()
}

/// What is printed, written where there is no heap.
///
/// # Errors
///
/// Those of the writer.
pub fn print(to: &mut dyn core::fmt::Write) -> core::fmt::Result {
    write!(to, "{PADDED} {:#} {}\n{}", columns(3), show(coord!((1, _))), PADDED.table())
}
