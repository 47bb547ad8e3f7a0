//! Divide: a layout cut into tiles.

use super::Error;
use super::compose::compose_layouts;
use super::layout::{Layout, Mode};
use super::tiler::{Tile, Tiler, by_mode};
use super::tree::{Tree, View};
use super::uneven::compose_rounding_up;
use alloc::string::ToString;

impl Layout {
    /// `A ∘ (B, B*)`, with `B*` the complement of B in `0..|A|`: mode 0 walks inside a tile, mode 1
    /// from tile to tile.
    ///
    /// The result takes the indices of A, each as often. A tuple of tiles divides mode by mode and
    /// keeps the modes beyond it, and modes marked `_`, as they are.
    ///
    /// ```
    /// # use colex::dynamic::{Layout, Tiler, uneven};
    /// let a = Layout::parse("(4,2,3):(2,1,8)")?;
    /// assert_eq!(a.logical_divide(Layout::parse("4:2")?)?.to_string(), "((2,2),(2,3)):((4,1),(2,8))");
    /// assert_eq!(Layout::parse("(16,8):(1,16)")?.logical_divide(Tiler::parse("[2,2]")?)?.to_string(), "((2,8),(2,4)):((1,2),(16,32))");
    ///
    /// // 4 does not divide 10; rounding up has to be spelled out.
    /// let ten = Layout::parse("10:1")?;
    /// assert!(ten.logical_divide(4).is_err());
    /// assert_eq!(ten.logical_divide(uneven(4))?.to_string(), "(4,3):(1,4)");
    /// # Ok::<(), colex::dynamic::Error>(())
    /// ```
    ///
    /// # Errors
    /// When the tile does not divide, has no complement, or the composition is undefined.
    pub fn logical_divide(&self, tiler: impl Into<Tiler>) -> Result<Self, Error> {
        let mut tree = Tree::building();
        logical(&mut tree, "logical_divide", self, &tiler.into(), false)?;
        Self::from_tree("logical_divide", tree)
    }

    /// [`logical_divide`](Self::logical_divide) with all tiles gathered in mode 0 and all rests in
    /// mode 1: `((tile, …), (rest, …))`.
    ///
    /// A mode marked `_` is one tile: it goes to mode 0 as it is, with `1:0` in mode 1.
    ///
    /// ```
    /// # use colex::dynamic::{Layout, Tiler};
    /// let a = Layout::parse("(12,(4,8)):(7,(1,30))")?;
    /// assert_eq!(a.zipped_divide(Tiler::parse("[2,4]")?)?.to_string(), "((2,4),(6,8)):((7,1),(14,30))");
    /// assert_eq!(a.zipped_divide(Tiler::parse("[2,_]")?)?.to_string(), "((2,(4,8)),(6,1)):((7,(1,30)),(14,0))");
    /// # Ok::<(), colex::dynamic::Error>(())
    /// ```
    ///
    /// # Errors
    /// As [`logical_divide`](Self::logical_divide).
    pub fn zipped_divide(&self, tiler: impl Into<Tiler>) -> Result<Self, Error> {
        let (tile, rest) = divided("zipped_divide", self, &tiler.into())?;
        Self::from_tree("zipped_divide", Tree::wrapping([tile.view(), rest.view()]))
    }

    /// [`zipped_divide`](Self::zipped_divide) with the second mode unpacked:
    /// `((tile, …), rest, …)`.
    ///
    /// ```
    /// # use colex::dynamic::{Layout, Tiler};
    /// let a = Layout::parse("(16,8):(1,16)")?;
    /// assert_eq!(a.tiled_divide(Tiler::parse("[2,2]")?)?.to_string(), "((2,2),8,4):((1,16),2,32)");
    /// # Ok::<(), colex::dynamic::Error>(())
    /// ```
    ///
    /// # Errors
    /// As [`logical_divide`](Self::logical_divide).
    pub fn tiled_divide(&self, tiler: impl Into<Tiler>) -> Result<Self, Error> {
        let (tile, rest) = divided("tiled_divide", self, &tiler.into())?;
        Self::from_tree("tiled_divide", tiled(&tile, &rest))
    }

    /// [`zipped_divide`](Self::zipped_divide) with both modes unpacked: `(tile, …, rest, …)`.
    ///
    /// ```
    /// # use colex::dynamic::{Layout, Tiler};
    /// let a = Layout::parse("(16,8):(1,16)")?;
    /// assert_eq!(a.flat_divide(Tiler::parse("[16,2]")?)?.to_string(), "(16,2,1,4):(1,16,0,32)");
    /// # Ok::<(), colex::dynamic::Error>(())
    /// ```
    ///
    /// # Errors
    /// As [`logical_divide`](Self::logical_divide).
    pub fn flat_divide(&self, tiler: impl Into<Tiler>) -> Result<Self, Error> {
        let (tile, rest) = divided("flat_divide", self, &tiler.into())?;
        Self::from_tree("flat_divide", flat(&tile, &rest))
    }
}

/// `A ∘ (B, B*)`, a layout of two modes.
///
/// CuTe rounds up mode by mode of the coalesced A; where that is exact, or where the size of A
/// divides, nothing is rounded.
fn by_layout(
    operation: &'static str,
    a: &Layout,
    b: &Layout,
    uneven: bool,
) -> Result<Layout, Error> {
    let by_mode = b.complement(a.coalesce()?.shape());
    let (rest, covered) = match by_mode {
        Ok(rest) if uneven || covers(operation, b, &rest)? == a.size() => {
            let covered = covers(operation, b, &rest)?;
            (rest, covered)
        }
        Err(error) if !matches!(error, Error::CannotTile { .. }) => return Err(error),
        _ => {
            let rest = b.complement(a.size())?;
            let covered = covers(operation, b, &rest)?;
            (rest, covered)
        }
    };
    let tiles = Layout::from_modes([b, &rest])?;
    let exact = || compose_layouts(a, &tiles).map_err(|error| error.in_step(operation, a, &tiles));
    if covered == a.size() {
        return exact();
    }
    if uneven {
        return compose_rounding_up(a, &tiles).map_or_else(exact, Ok);
    }
    Err(Error::Divide {
        operation,
        tile: b.to_string(),
        tile_size: b.size(),
        size: a.size(),
        covered,
    })
}

fn covers(operation: &'static str, b: &Layout, rest: &Layout) -> Result<i64, Error> {
    b.size().checked_mul(rest.size()).ok_or(Error::Overflow { operation })
}

fn logical(
    out: &mut Tree<Mode>,
    operation: &'static str,
    a: &Layout,
    tiler: &Tiler,
    uneven: bool,
) -> Result<(), Error> {
    let (tile, uneven) = tiler.open(uneven)?;
    match tile {
        Tile::Keep => out.push(a.view()),
        Tile::Whole(b) => out.push(by_layout(operation, a, &b, uneven)?.view()),
        Tile::Modes(each) => {
            out.open();
            by_mode(operation, a, each, |mode, tile| logical(out, operation, mode, tile, uneven))?;
            a.tree().modes().skip(each.len()).for_each(|mode| out.push(mode));
            out.close();
        }
    }
    Ok(())
}

fn divided(
    operation: &'static str,
    a: &Layout,
    tiler: &Tiler,
) -> Result<(Tree<Mode>, Tree<Mode>), Error> {
    unzip(operation, a, tiler, false, &mut |a, b, uneven| by_layout(operation, a, b, uneven))
}

/// Follows the tiler and gathers the two modes that `f` makes of each tile:
/// `((tile, …), (rest, …, modes beyond))`.
pub(crate) fn unzip(
    operation: &'static str,
    a: &Layout,
    tiler: &Tiler,
    uneven: bool,
    f: &mut impl FnMut(&Layout, &Layout, bool) -> Result<Layout, Error>,
) -> Result<(Tree<Mode>, Tree<Mode>), Error> {
    let (tile, uneven) = tiler.open(uneven)?;
    match tile {
        Tile::Keep => Ok((a.tree().clone(), Layout::one().tree().clone())),
        Tile::Whole(b) => {
            let pair = f(a, &b, uneven)?;
            let mut modes = pair.view().modes().map(View::to_tree);
            let one = || Layout::one().tree().clone();
            Ok((modes.next().unwrap_or_else(one), modes.next().unwrap_or_else(one)))
        }
        Tile::Modes(each) => {
            let (mut inner, mut outer) = (Tree::building(), Tree::building());
            inner.open();
            outer.open();
            by_mode(operation, a, each, |mode, tile| {
                let (tile, rest) = unzip(operation, mode, tile, uneven, f)?;
                inner.push(tile.view());
                outer.push(rest.view());
                Ok(())
            })?;
            a.tree().modes().skip(each.len()).for_each(|mode| outer.push(mode));
            inner.close();
            outer.close();
            Ok((inner, outer))
        }
    }
}

/// `(tile, rest, …)`.
pub(crate) fn tiled(tile: &Tree<Mode>, rest: &Tree<Mode>) -> Tree<Mode> {
    let mut tree = Tree::building();
    tree.open();
    tree.push(tile.view());
    unpack(&mut tree, rest);
    tree.close();
    tree
}

/// `(tile, …, rest, …)`.
pub(crate) fn flat(tile: &Tree<Mode>, rest: &Tree<Mode>) -> Tree<Mode> {
    let mut tree = Tree::building();
    tree.open();
    unpack(&mut tree, tile);
    unpack(&mut tree, rest);
    tree.close();
    tree
}

/// A tuple of one mode stays a tuple, as in CuTe.
fn unpack(out: &mut Tree<Mode>, tree: &Tree<Mode>) {
    if tree.rank() == 1 {
        out.push(tree.view());
    } else {
        tree.modes().for_each(|mode| out.push(mode));
    }
}
