//! The layout itself: a tree whose leaves are modes `size:stride`.

use core::fmt;

use smallvec::SmallVec;

use super::Error;
use super::int_tuple::IntTuple;
use super::number::{add, mul};
use super::tree::{Tree, View};

/// One leaf of a layout, `size:stride`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Mode {
    /// How many coordinates the mode has; at least 1.
    pub size: i64,
    /// How far one step of the coordinate moves the index.
    pub stride: i64,
}

impl fmt::Display for Mode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.size, self.stride)
    }
}

/// Modes in a row, on the stack as long as they are few.
pub(crate) type Flat = SmallVec<[Mode; 8]>;

/// A layout: `L(c) = Σ c_i · stride_i` over the leaves of the coordinate `c`.
///
/// Shape and stride have one structure by construction. So has what follows from the checks when a
/// layout is made: each size is at least 1, and the size and every index inside it fit 64 bits, so
/// [`size`](Layout::size) and [`cosize`](Layout::cosize) cannot fail.
///
/// ```
/// use colex::dynamic::Layout;
///
/// let l = Layout::parse("(4,(2,4)):(2,(1,8))")?;
/// assert_eq!((l.size(), l.cosize(), l.rank(), l.depth()), (32, 32, 2, 2));
///
/// // No stride: compact, first mode fastest.
/// assert_eq!(Layout::parse("(4,8)")?, Layout::parse("(4,8):(1,4)")?);
///
/// // Indices span from the smallest to the largest, so negative strides count as well.
/// assert_eq!(Layout::parse("(3,5):(-1,3)")?.cosize(), 15);
/// # Ok::<(), colex::dynamic::Error>(())
/// ```
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Layout {
    tree: Tree<Mode>,
}

impl Layout {
    /// `shape:stride`.
    ///
    /// # Errors
    /// When the two differ in structure, a size is below 1, or an index does not fit 64 bits.
    pub fn new(shape: impl Into<IntTuple>, stride: impl Into<IntTuple>) -> Result<Self, Error> {
        let (shape, stride) = (shape.into(), stride.into());
        let tree = shape.zip_leaves(&stride, |size, stride| Mode { size, stride });
        Self::from_tree("layout", tree.ok_or_else(|| Error::not_congruent(&shape, &stride))?)
    }

    /// `(L_0, …, L_(r−1))`: the layout whose modes are the given layouts, `L(c_0, …) = Σ L_i(c_i)`.
    ///
    /// ```
    /// # use colex::dynamic::Layout;
    /// let [a, b] = [Layout::parse("4:1")?, Layout::parse("(2,2):(4,8)")?];
    /// assert_eq!(Layout::from_modes([&a, &b])?.to_string(), "(4,(2,2)):(1,(4,8))");
    /// assert_eq!(Layout::from_modes([&a])?.to_string(), "(4):(1)");
    /// # Ok::<(), colex::dynamic::Error>(())
    /// ```
    ///
    /// # Errors
    /// When the size or an index of the whole does not fit 64 bits.
    pub fn from_modes<'a>(modes: impl IntoIterator<Item = &'a Self>) -> Result<Self, Error> {
        Self::from_tree("layout", Tree::wrapping(modes.into_iter().map(|mode| mode.view())))
    }

    /// Where every layout is made: the one place that checks what a layout promises.
    pub(crate) fn from_tree(operation: &'static str, tree: Tree<Mode>) -> Result<Self, Error> {
        let (mut size, mut span) = (1, 1);
        for (i, mode) in tree.leaves().iter().enumerate() {
            if mode.size < 1 {
                return Err(Error::Size { path: tree.view().path(i).to_vec(), size: mode.size });
            }
            size = mul(operation, size, mode.size)?;
            let stride = mode.stride.checked_abs().ok_or(Error::Overflow { operation })?;
            span = add(operation, span, mul(operation, mode.size - 1, stride)?)?;
        }
        tree.check_depth()?;
        Ok(Self { tree })
    }

    /// Modes in a row: none is `1:0`, one stays unnested.
    pub(crate) fn from_flat(operation: &'static str, modes: &[Mode]) -> Result<Self, Error> {
        let mut tree = Tree::building();
        tree.push_unwrapped(if modes.is_empty() { &[Mode { size: 1, stride: 0 }] } else { modes });
        Self::from_tree(operation, tree)
    }

    /// `1:0`, the layout of a single element.
    #[must_use]
    pub fn one() -> Self {
        Self { tree: Tree::leaf(Mode { size: 1, stride: 0 }) }
    }

    /// The layout, borrowed.
    #[must_use]
    pub fn view(&self) -> View<'_, Mode> {
        self.tree.view()
    }

    pub(crate) fn tree(&self) -> &Tree<Mode> {
        &self.tree
    }

    /// The leaves in reading order.
    #[must_use]
    pub fn leaves(&self) -> &[Mode] {
        self.tree.leaves()
    }

    /// The layouts of the modes, from the left.
    pub fn modes(&self) -> impl Iterator<Item = Self> + '_ {
        self.tree.modes().map(Self::of_mode)
    }

    /// A mode of a layout keeps what the layout promises.
    pub(crate) fn of_mode(view: View<'_, Mode>) -> Self {
        Self { tree: view.to_tree() }
    }

    /// Mode `i`; `path` may go on into nested modes: `mode(&[1, 0])` is mode 1.0.
    ///
    /// # Errors
    /// When there is no such mode.
    pub fn mode(&self, path: &[usize]) -> Result<Self, Error> {
        let mut view = self.view();
        for &i in path {
            let rank = view.rank();
            view = view.modes().nth(i).ok_or(Error::NoMode { operation: "mode", mode: i, rank })?;
        }
        Ok(Self::of_mode(view))
    }

    /// The sizes.
    #[must_use]
    pub fn shape(&self) -> IntTuple {
        self.tree.map(|mode| mode.size)
    }

    /// The strides.
    #[must_use]
    pub fn stride(&self) -> IntTuple {
        self.tree.map(|mode| mode.stride)
    }

    /// `|L| = Π size_i`, the number of coordinates.
    #[must_use]
    pub fn size(&self) -> i64 {
        self.leaves().iter().map(|mode| mode.size).product()
    }

    /// `max L − min L + 1`, the span of the indices: `1 + Σ (size_i − 1)·|stride_i|`.
    #[must_use]
    pub fn cosize(&self) -> i64 {
        1 + self.leaves().iter().map(|mode| (mode.size - 1) * mode.stride.abs()).sum::<i64>()
    }

    /// The number of modes; 1 for an integer.
    #[must_use]
    pub fn rank(&self) -> usize {
        self.tree.rank()
    }

    /// How deep tuples are nested; 0 for an integer.
    #[must_use]
    pub fn depth(&self) -> usize {
        self.tree.depth()
    }
}

impl fmt::Display for Layout {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.shape(), self.stride())
    }
}

impl fmt::Debug for Layout {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Layout({self})")
    }
}

impl From<&Self> for Layout {
    fn from(layout: &Self) -> Self {
        layout.clone()
    }
}
