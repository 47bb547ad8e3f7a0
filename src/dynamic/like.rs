//! Compact layouts made from a shape: left, right, in a given order, like another layout.

use super::Error;
use super::compose::compose_layouts;
use super::int_tuple::IntTuple;
use super::layout::{Layout, Mode};
use super::number::mul;
use super::tree::View;
use alloc::vec::Vec;

impl Layout {
    /// The compact layout whose first leaf is fastest: `stride_i = Π_(j<i) size_j`, so `L(i) = i`.
    ///
    /// ```
    /// # use colex::dynamic::{IntTuple, Layout};
    /// let shape: IntTuple = "(4,(2,8))".parse()?;
    /// assert_eq!(Layout::left(&shape)?.to_string(), "(4,(2,8)):(1,(4,8))");
    /// assert_eq!(Layout::right(&shape)?.to_string(), "(4,(2,8)):(16,(8,1))");
    /// // A mode of size 1 has stride 0.
    /// assert_eq!(Layout::left(&"(4,1,2)".parse()?)?.to_string(), "(4,1,2):(1,0,4)");
    /// # Ok::<(), colex::dynamic::Error>(())
    /// ```
    ///
    /// # Errors
    /// When a size is below 1, or the size of the whole does not fit 64 bits.
    pub fn left(shape: &IntTuple) -> Result<Self, Error> {
        let mut place = 1;
        Self::from_tree("left", shape.try_map(|size| compact("left", &mut place, size))?)
    }

    /// The compact layout whose last leaf is fastest: `stride_i = Π_(j>i) size_j`.
    ///
    /// # Errors
    /// As [`left`](Self::left).
    pub fn right(shape: &IntTuple) -> Result<Self, Error> {
        let mut place = 1;
        let backwards = shape.leaves().iter().rev().map(|&size| compact("right", &mut place, size));
        let mut modes: Vec<Mode> = backwards.collect::<Result<_, _>>()?;
        Self::from_tree("right", shape.map(|_| modes.pop().unwrap_or(Mode { size: 1, stride: 0 })))
    }

    /// The compact layout in which modes with a smaller number in `order` are faster; modes of one
    /// number follow each other from the left.
    ///
    /// An integer of `order` may stand for a whole mode, which is then laid out from the left.
    ///
    /// ```
    /// # use colex::dynamic::Layout;
    /// let l = Layout::ordered(&"(3,2,8,8)".parse()?, &"(0,3,1,2)".parse()?)?;
    /// assert_eq!(l.to_string(), "(3,2,8,8):(1,192,3,24)");
    /// # Ok::<(), colex::dynamic::Error>(())
    /// ```
    ///
    /// # Errors
    /// When the order does not fit the shape, and as [`left`](Self::left).
    pub fn ordered(shape: &IntTuple, order: &IntTuple) -> Result<Self, Error> {
        super::evaluate::check_sizes(shape)?;
        let mut keys = Vec::new();
        if !spread(&mut keys, shape.view(), order.view()) {
            return Err(Error::profile("ordered", order, shape));
        }
        Self::by_key("ordered", shape, &keys)
    }

    /// The compact layout of the same shape whose strides are ordered as this one's; stride 0 stays
    /// 0.
    ///
    /// ```
    /// # use colex::dynamic::Layout;
    /// assert_eq!(Layout::parse("(2,3,4):(30,5,100)")?.layout_like()?.to_string(), "(2,3,4):(3,1,6)");
    /// assert_eq!(Layout::parse("((4,2),2,8):((0,1),8,64)")?.layout_like()?.to_string(), "((4,2),2,8):((0,1),2,4)");
    /// # Ok::<(), colex::dynamic::Error>(())
    /// ```
    ///
    /// # Errors
    /// Never for a layout that exists; the signature is that of its siblings.
    pub fn layout_like(&self) -> Result<Self, Error> {
        let moving = self.tree().map(|mode| if mode.stride == 0 { 1 } else { mode.size });
        let keys: Vec<i64> = self.leaves().iter().map(|mode| mode.stride).collect();
        let compact = Self::by_key("layout_like", &moving, &keys)?;
        let mut strides = compact.leaves().iter();
        let tree = self.tree().map(|mode| Mode {
            size: mode.size,
            stride: strides.next().map_or(0, |other| other.stride),
        });
        Self::from_tree("layout_like", tree)
    }

    /// `R(c) = L(c)` as 1-D coordinates, in another shape: the composition with the compact layout
    /// of that shape.
    ///
    /// ```
    /// # use colex::dynamic::Layout;
    /// let l = Layout::parse("(8,(8,8)):(8,(1,64))")?;
    /// assert_eq!(l.with_shape(&"(2,256)".parse()?)?.to_string(), "(2,(4,8,8)):(8,(16,1,64))");
    /// # Ok::<(), colex::dynamic::Error>(())
    /// ```
    ///
    /// # Errors
    /// When the shape does not step evenly through the layout, see [`compose`](Self::compose).
    pub fn with_shape(&self, shape: &IntTuple) -> Result<Self, Error> {
        compose_layouts(self, &Self::left(shape)?)
    }

    /// Compact strides, leaves sorted by key; equal keys stay in reading order.
    fn by_key(operation: &'static str, shape: &IntTuple, keys: &[i64]) -> Result<Self, Error> {
        let mut order: Vec<usize> = (0..keys.len()).collect();
        order.sort_by_key(|&leaf| keys[leaf]);
        let mut modes: Vec<Mode> =
            shape.leaves().iter().map(|&size| Mode { size, stride: 0 }).collect();
        let mut place = 1;
        for leaf in order {
            modes[leaf] = compact(operation, &mut place, modes[leaf].size)?;
        }
        let mut modes = modes.iter();
        Self::from_tree(
            operation,
            shape.map(|size| modes.next().copied().unwrap_or(Mode { size, stride: 0 })),
        )
    }
}

fn compact(operation: &'static str, place: &mut i64, size: i64) -> Result<Mode, Error> {
    let stride = if size == 1 { 0 } else { *place };
    *place = mul(operation, *place, size)?;
    Ok(Mode { size, stride })
}

/// One key a leaf of `shape`; whether the order fitted.
pub(crate) fn spread(keys: &mut Vec<i64>, shape: View<'_, i64>, order: View<'_, i64>) -> bool {
    if let Some(key) = order.as_leaf() {
        keys.extend(shape.leaves().iter().map(|_| key));
        return true;
    }
    !shape.is_leaf()
        && shape.rank() == order.rank()
        && shape.modes().zip(order.modes()).all(|(shape, order)| spread(keys, shape, order))
}
