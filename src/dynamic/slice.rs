//! Slice and dice: fix some coordinates, keep the other modes.

use core::fmt;

use super::Error;
use super::evaluate::dot;
use super::int_tuple::IntTuple;
use super::layout::{Layout, Mode};
use super::tree::{Tree, View};

/// A coordinate with holes: `(3,_)` fixes mode 0 and keeps mode 1.
///
/// ```
/// use colex::dynamic::Coord;
/// let coord: Coord = "(3,(_,1))".parse()?;
/// assert_eq!(coord.to_string(), "(3,(_,1))");
/// # Ok::<(), colex::dynamic::Error>(())
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Coord(Tree<Option<i64>>);

/// A slice and where it starts: `layout @ offset`.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Sliced {
    /// The modes that were kept.
    pub layout: Layout,
    /// The index at the fixed coordinates, 0 in the kept ones.
    pub offset: i64,
}

impl Layout {
    /// The modes under the `_` of `coord`: `R(x) = L(coord with x for _) − L(coord with 0 for _)`.
    ///
    /// Kept modes of nested tuples lie side by side in the result, as in CuTe.
    ///
    /// ```
    /// # use colex::dynamic::Layout;
    /// let l = Layout::parse("((3,2),(4,5)):((4,1),(2,100))")?;
    /// assert_eq!(l.slice(&"(2,(_,3))".parse()?)?.to_string(), "(4):(2)");
    /// assert_eq!(l.slice(&"((_,0),_)".parse()?)?.to_string(), "(3,(4,5)):(4,(2,100))");
    /// # Ok::<(), colex::dynamic::Error>(())
    /// ```
    ///
    /// # Errors
    /// When the coordinate does not fit the layout's structure.
    pub fn slice(&self, coord: &Coord) -> Result<Self, Error> {
        self.pick("slice", coord, |c| c.is_none())
    }

    /// The modes under the integers of `coord`: what [`slice`](Self::slice) leaves out.
    ///
    /// ```
    /// # use colex::dynamic::Layout;
    /// let l = Layout::parse("((3,2),(4,5)):((4,1),(2,100))")?;
    /// assert_eq!(l.dice(&"(2,(_,3))".parse()?)?.to_string(), "((3,2),5):((4,1),100)");
    /// # Ok::<(), colex::dynamic::Error>(())
    /// ```
    ///
    /// # Errors
    /// When the coordinate does not fit the layout's structure.
    pub fn dice(&self, coord: &Coord) -> Result<Self, Error> {
        self.pick("dice", coord, |c| c.is_some())
    }

    /// [`slice`](Self::slice) and its offset: `L(coord with x for _) = offset + R(x)`.
    ///
    /// ```
    /// # use colex::dynamic::Layout;
    /// let l = Layout::parse("(4,8):(8,1)")?;
    /// let row = l.slice_and_offset(&"(2,_)".parse()?)?;
    /// assert_eq!(row.to_string(), "(8):(1) @ 16");
    /// # Ok::<(), colex::dynamic::Error>(())
    /// ```
    ///
    /// # Errors
    /// When the coordinate does not fit the layout's structure, or a number is negative or too
    /// large.
    pub fn slice_and_offset(&self, coord: &Coord) -> Result<Sliced, Error> {
        let layout = self.slice(coord)?;
        let start: IntTuple = coord.0.map(|c| c.unwrap_or(0));
        let offset = dot(self.view(), start.view())
            .map_err(|error| error.or_mismatch(coord, &self.shape()))?;
        Ok(Sliced { layout, offset })
    }

    fn pick(
        &self,
        operation: &'static str,
        coord: &Coord,
        keep: fn(Option<i64>) -> bool,
    ) -> Result<Self, Error> {
        if let Some(c) = coord.0.view().as_leaf() {
            return if keep(c) {
                Ok(self.clone())
            } else {
                Self::from_tree(operation, Tree::flat(&[]))
            };
        }
        let mut tree = Tree::building();
        tree.open();
        kept(&mut tree, self.view(), coord.0.view(), keep)
            .map_err(|error| error.or_mismatch(coord, &self.shape()))?;
        tree.close();
        Self::from_tree(operation, tree)
    }
}

fn kept(
    out: &mut Tree<Mode>,
    modes: View<'_, Mode>,
    coord: View<'_, Option<i64>>,
    keep: fn(Option<i64>) -> bool,
) -> Result<(), Error> {
    if let Some(c) = coord.as_leaf() {
        if keep(c) {
            out.push(modes);
        }
        return Ok(());
    }
    if modes.is_leaf() || modes.rank() != coord.rank() {
        return Err(Error::Mismatch);
    }
    modes.modes().zip(coord.modes()).try_for_each(|(mode, c)| kept(out, mode, c, keep))
}

impl Coord {
    pub(crate) fn tree(&self) -> &Tree<Option<i64>> {
        &self.0
    }
}

impl<const N: usize> From<[i64; N]> for Coord {
    fn from(coord: [i64; N]) -> Self {
        Self(Tree::flat(&coord.map(Some)))
    }
}

impl From<IntTuple> for Coord {
    fn from(coord: IntTuple) -> Self {
        Self(coord.map(Some))
    }
}

impl From<Tree<Option<i64>>> for Coord {
    fn from(tree: Tree<Option<i64>>) -> Self {
        Self(tree)
    }
}

impl fmt::Display for Coord {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.map(Hole).fmt(f)
    }
}

#[derive(Clone, Copy)]
struct Hole(Option<i64>);

impl fmt::Display for Hole {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Some(c) => c.fmt(f),
            None => f.write_str("_"),
        }
    }
}

impl fmt::Display for Sliced {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} @ {}", self.layout, self.offset)
    }
}
