//! Tuples of integers: shapes, strides, coordinates and profiles.

use super::tree::Tree;

/// A hierarchical tuple of integers: a shape, a stride, a coordinate or a profile.
///
/// ```
/// use colex::dynamic::IntTuple;
///
/// let nested = IntTuple::tuple([IntTuple::from(4).view(), IntTuple::from([2, 8]).view()])?;
/// assert_eq!(nested, "(4,(2,8))".parse()?);
/// # Ok::<(), colex::dynamic::Error>(())
/// ```
pub type IntTuple = Tree<i64>;

impl From<i64> for IntTuple {
    fn from(x: i64) -> Self {
        Self::leaf(x)
    }
}

impl From<i32> for IntTuple {
    fn from(x: i32) -> Self {
        Self::leaf(x.into())
    }
}

impl<const N: usize> From<[i64; N]> for IntTuple {
    fn from(xs: [i64; N]) -> Self {
        Self::flat(&xs)
    }
}

impl<const N: usize> From<[i32; N]> for IntTuple {
    fn from(xs: [i32; N]) -> Self {
        Self::flat(&xs.map(i64::from))
    }
}
