//! Coordinates to indices and back.

use super::Error;
use super::int_tuple::IntTuple;
use super::layout::{Layout, Mode};
use super::number::{add, mul};
use super::tree::{Tree, View};

impl Layout {
    /// `L(i)` for the 1-D coordinate `i`, split colexicographically:
    /// `i = c_0 + s_0·(c_1 + s_1·(…))`, first leaf fastest.
    ///
    /// The last leaf takes what is left and is not wrapped, so a coordinate past the size goes on
    /// along it.
    ///
    /// ```
    /// # use colex::dynamic::Layout;
    /// let l = Layout::parse("(6,2):(8,2)")?;
    /// assert_eq!([l.at(0)?, l.at(5)?, l.at(6)?, l.at(11)?], [0, 40, 2, 42]);
    /// assert_eq!(l.at(12)?, 4);
    /// assert!(l.at(-1).is_err());
    /// # Ok::<(), colex::dynamic::Error>(())
    /// ```
    ///
    /// # Errors
    /// When `i` is negative, or an index past the size does not fit 64 bits.
    pub fn at(&self, i: i64) -> Result<i64, Error> {
        if i < 0 {
            return Err(Error::NegativeCoordinate { coord: i });
        }
        split_dot(self.leaves(), i)
    }

    /// `L(c)` for a coordinate of any form: `7`, `[1, 3]`, or nested like the shape or less.
    ///
    /// ```
    /// # use colex::dynamic::{IntTuple, Layout};
    /// let l = Layout::parse("(4,(2,4)):(2,(1,8))")?;
    /// assert_eq!(l.index([3, 5])?, 6 + 1 + 16);
    /// assert_eq!(l.index("(3,(1,2))".parse::<IntTuple>()?)?, 23);
    /// assert_eq!(l.index(23)?, 23);
    /// # Ok::<(), colex::dynamic::Error>(())
    /// ```
    ///
    /// # Errors
    /// When the coordinate does not fit the layout's structure, or a number is negative or too
    /// large.
    pub fn index(&self, coord: impl Into<IntTuple>) -> Result<i64, Error> {
        let coord = coord.into();
        dot(self.view(), coord.view()).map_err(|error| error.or_mismatch(&coord, &self.shape()))
    }

    /// The coordinates in colexicographic order, nested like the shape.
    pub fn coords(&self) -> impl Iterator<Item = IntTuple> + '_ {
        (0..self.size()).map(|i| self.split(i))
    }

    /// `L(0), L(1), …, L(|L|−1)`.
    ///
    /// ```
    /// # use colex::dynamic::Layout;
    /// let l = Layout::parse("(2,3):(3,1)")?;
    /// assert!(l.indices().eq([0, 3, 1, 4, 2, 5]));
    /// # Ok::<(), colex::dynamic::Error>(())
    /// ```
    pub fn indices(&self) -> impl Iterator<Item = i64> + '_ {
        // Inside its size a layout's indices fit, so nothing is ever filtered out.
        (0..self.size()).filter_map(|i| split_dot(self.leaves(), i).ok())
    }

    /// The nested coordinate of the 1-D coordinate `i`: `L(hier_coord(i)) = L(i)`.
    ///
    /// ```
    /// # use colex::dynamic::Layout;
    /// let l = Layout::parse("(4,(2,4)):(2,(1,8))")?;
    /// assert_eq!(l.hier_coord(23)?.to_string(), "(3,(1,2))");
    /// assert_eq!(l.flat_coord(23)?.to_string(), "(3,5)");
    /// # Ok::<(), colex::dynamic::Error>(())
    /// ```
    ///
    /// # Errors
    /// When `i` is negative.
    pub fn hier_coord(&self, i: i64) -> Result<IntTuple, Error> {
        if i < 0 { Err(Error::NegativeCoordinate { coord: i }) } else { Ok(self.split(i)) }
    }

    /// The coordinate of the 1-D coordinate `i` with one integer a mode: `L(flat_coord(i)) = L(i)`.
    ///
    /// # Errors
    /// When `i` is negative.
    pub fn flat_coord(&self, i: i64) -> Result<IntTuple, Error> {
        if i < 0 {
            return Err(Error::NegativeCoordinate { coord: i });
        }
        let each = super::product_each(&self.shape())?;
        idx2crd(i, &each)
    }

    fn split(&self, i: i64) -> IntTuple {
        let (mut rest, mut left) = (i, self.leaves().len());
        self.tree().map(|mode| split_off(&mut rest, &mut left, mode.size))
    }

    /// The nested coordinate at which a compact layout takes the value `index`:
    /// `L(coord_of_index(x)) = x`.
    ///
    /// A layout is compact when it takes each value of `0..size` once.
    ///
    /// ```
    /// # use colex::dynamic::Layout;
    /// let l = Layout::parse("(4,(2,4)):(2,(1,8))")?;
    /// assert_eq!(l.coord_of_index(23)?.to_string(), "(3,(1,2))");
    /// assert!(Layout::parse("(4,8):(1,5)")?.coord_of_index(23).is_err());
    /// # Ok::<(), colex::dynamic::Error>(())
    /// ```
    ///
    /// # Errors
    /// When the layout is not compact, or `index` is not one of its values.
    pub fn coord_of_index(&self, index: i64) -> Result<IntTuple, Error> {
        if !self.is_compact() {
            return Err(Error::not_compact(self));
        }
        if !(0..self.size()).contains(&index) {
            return Err(Error::NotAnIndex { index, size: self.size() });
        }
        Ok(self
            .tree()
            .map(|Mode { size, stride }| if size == 1 { 0 } else { index / stride % size }))
    }

    /// The 1-D coordinate at which a compact layout takes the value `index`:
    /// `L(position_of_index(x)) = x`.
    ///
    /// # Errors
    /// As [`coord_of_index`](Self::coord_of_index).
    pub fn position_of_index(&self, index: i64) -> Result<i64, Error> {
        crd2idx(&self.coord_of_index(index)?, &self.shape())
    }

    /// Whether the layout takes each value of `0..size` exactly once.
    ///
    /// ```
    /// # use colex::dynamic::Layout;
    /// assert!(Layout::parse("(4,8):(8,1)")?.is_compact());
    /// assert!(!Layout::parse("(4,8):(1,5)")?.is_compact());
    /// # Ok::<(), colex::dynamic::Error>(())
    /// ```
    #[must_use]
    pub fn is_compact(&self) -> bool {
        let mut modes: super::layout::Flat =
            self.leaves().iter().copied().filter(|mode| mode.size > 1).collect();
        modes.sort_unstable_by_key(|mode| mode.stride);
        let mut reach = 1;
        modes.iter().all(|mode| {
            let chained = mode.stride == reach;
            reach *= mode.size;
            chained
        })
    }
}

/// One digit of a colexicographic split; the last of `left` takes the rest.
fn split_off(rest: &mut i64, left: &mut usize, size: i64) -> i64 {
    *left -= 1;
    if *left == 0 {
        return *rest;
    }
    let digit = *rest % size;
    *rest /= size;
    digit
}

fn split_dot(modes: &[Mode], i: i64) -> Result<i64, Error> {
    let Some((last, modes)) = modes.split_last() else { return Ok(0) };
    let (mut rest, mut index) = (i, 0);
    for mode in modes {
        if rest == 0 {
            return Ok(index);
        }
        index = add("index", index, mul("index", rest % mode.size, mode.stride)?)?;
        rest /= mode.size;
    }
    add("index", index, mul("index", rest, last.stride)?)
}

/// `Σ c_i · stride_i`, an integer of the coordinate split over the leaves below it.
pub(crate) fn dot(modes: View<'_, Mode>, coord: View<'_, i64>) -> Result<i64, Error> {
    if let Some(c) = coord.as_leaf() {
        return if c < 0 {
            Err(Error::NegativeCoordinate { coord: c })
        } else {
            split_dot(modes.leaves(), c)
        };
    }
    if modes.is_leaf() || modes.rank() != coord.rank() {
        return Err(Error::Mismatch);
    }
    modes.modes().zip(coord.modes()).try_fold(0, |sum, (mode, c)| add("index", sum, dot(mode, c)?))
}

/// The coordinate of `index` in `shape`: `crd2idx(idx2crd(i, S), S) = i`. The last mode is not
/// wrapped.
///
/// ```
/// use colex::dynamic::{IntTuple, idx2crd};
///
/// let shape: IntTuple = "(5,4)".parse()?;
/// assert_eq!(idx2crd(11, &shape)?.to_string(), "(1,2)");
/// assert_eq!(idx2crd(23, &shape)?.to_string(), "(3,4)");
/// # Ok::<(), colex::dynamic::Error>(())
/// ```
///
/// # Errors
/// When the index is negative, its structure does not fit the shape's, or a size is below 1.
pub fn idx2crd(index: impl Into<IntTuple>, shape: &IntTuple) -> Result<IntTuple, Error> {
    let index = index.into();
    check_sizes(shape)?;
    let mut coord = Tree::building();
    split_into(&mut coord, index.view(), shape.view())
        .map_err(|error| error.or_mismatch(&index, shape))?;
    Ok(coord)
}

fn split_into(out: &mut IntTuple, index: View<'_, i64>, shape: View<'_, i64>) -> Result<(), Error> {
    if let Some(i) = index.as_leaf() {
        if i < 0 {
            return Err(Error::NegativeCoordinate { coord: i });
        }
        let (mut rest, mut left) = (i, shape.leaves().len());
        out.push(shape.to_tree().map(|size| split_off(&mut rest, &mut left, size)).view());
        return Ok(());
    }
    if shape.is_leaf() || shape.rank() != index.rank() {
        return Err(Error::Mismatch);
    }
    out.open();
    for (i, s) in index.modes().zip(shape.modes()) {
        split_into(out, i, s)?;
    }
    out.close();
    Ok(())
}

/// The 1-D coordinate of `coord` in `shape`: `c_0 + s_0·(c_1 + s_1·(…))`, the inverse of
/// [`idx2crd`].
///
/// ```
/// use colex::dynamic::{IntTuple, crd2idx};
///
/// let coord: IntTuple = "(3,(15,7),0)".parse()?;
/// assert_eq!(crd2idx(&coord, &"(4,((3,8),8),3)".parse()?)?, 735);
/// # Ok::<(), colex::dynamic::Error>(())
/// ```
///
/// # Errors
/// When the coordinate does not fit the shape's structure, or a number does not fit 64 bits.
pub fn crd2idx(coord: &IntTuple, shape: &IntTuple) -> Result<i64, Error> {
    check_sizes(shape)?;
    let mut prefix = 1;
    // Unlike a compact layout's, the strides of size-1 modes count: the last mode may go on past
    // its size.
    let modes = shape.try_map(|size| {
        let stride = prefix;
        prefix = mul("crd2idx", prefix, size)?;
        Ok(Mode { size, stride })
    })?;
    dot(modes.view(), coord.view()).map_err(|error| error.or_mismatch(coord, shape))
}

pub(crate) fn check_sizes(shape: &IntTuple) -> Result<(), Error> {
    match shape.leaves().iter().position(|&size| size < 1) {
        Some(i) => {
            Err(Error::Size { path: shape.view().path(i).to_vec(), size: shape.leaves()[i] })
        }
        None => Ok(()),
    }
}
