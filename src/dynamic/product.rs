//! Product: a layout repeated as another one says.

use super::Error;
use super::compose::compose_layouts;
use super::divide::{flat, tiled, unzip};
use super::layout::{Layout, Mode};
use super::tiler::{Tile, Tiler, by_mode};
use super::tree::Tree;

impl Layout {
    /// `(A, A* ∘ B)`, with `A*` the room that A leaves in `0..|A|·cosize(B)`: mode 0 is A, mode 1
    /// moves copies of A that do not overlap.
    ///
    /// The room is the [`complement`](Self::complement) where there is one; gaps that copies do not
    /// fill evenly stay partly empty.
    ///
    /// ```
    /// # use colex::dynamic::Layout;
    /// let a = Layout::parse("(2,2):(4,1)")?;
    /// assert_eq!(a.logical_product(Layout::parse("6:1")?)?.to_string(), "((2,2),(2,3)):((4,1),(2,8))");
    /// assert_eq!(Layout::parse("4:1")?.logical_product(Layout::parse("3:2")?)?.to_string(), "(4,3):(1,8)");
    /// # Ok::<(), colex::dynamic::Error>(())
    /// ```
    ///
    /// # Errors
    /// When A has no complement, or its composition with B is undefined.
    pub fn logical_product(&self, tiler: impl Into<Tiler>) -> Result<Self, Error> {
        let mut tree = Tree::building();
        logical(&mut tree, "logical_product", self, &tiler.into())?;
        Self::from_tree("logical_product", tree)
    }

    /// [`logical_product`](Self::logical_product) with all blocks gathered in mode 0 and all
    /// repetitions in mode 1.
    ///
    /// ```
    /// # use colex::dynamic::{Layout, Tiler};
    /// let a = Layout::parse("(2,12):(12,1)")?;
    /// assert_eq!(a.zipped_product(Tiler::parse("[5:1,8:4]")?)?.to_string(), "((2,12),(5,8)):((12,1),(1,48))");
    /// # Ok::<(), colex::dynamic::Error>(())
    /// ```
    ///
    /// # Errors
    /// As [`logical_product`](Self::logical_product).
    pub fn zipped_product(&self, tiler: impl Into<Tiler>) -> Result<Self, Error> {
        let (block, rest) = multiplied("zipped_product", self, &tiler.into())?;
        Self::from_tree("zipped_product", Tree::wrapping([block.view(), rest.view()]))
    }

    /// [`zipped_product`](Self::zipped_product) with the second mode unpacked.
    ///
    /// ```
    /// # use colex::dynamic::Layout;
    /// let a = Layout::parse("(2,2):(1,2)")?;
    /// assert_eq!(a.tiled_product(Layout::parse("(3,4):(4,1)")?)?.to_string(), "((2,2),3,4):((1,2),16,4)");
    /// # Ok::<(), colex::dynamic::Error>(())
    /// ```
    ///
    /// # Errors
    /// As [`logical_product`](Self::logical_product).
    pub fn tiled_product(&self, tiler: impl Into<Tiler>) -> Result<Self, Error> {
        let (block, rest) = multiplied("tiled_product", self, &tiler.into())?;
        Self::from_tree("tiled_product", tiled(&block, &rest))
    }

    /// [`zipped_product`](Self::zipped_product) with both modes unpacked.
    ///
    /// ```
    /// # use colex::dynamic::Layout;
    /// let a = Layout::parse("(2,2):(1,2)")?;
    /// assert_eq!(a.flat_product(Layout::parse("(3,4):(4,1)")?)?.to_string(), "(2,2,3,4):(1,2,16,4)");
    /// # Ok::<(), colex::dynamic::Error>(())
    /// ```
    ///
    /// # Errors
    /// As [`logical_product`](Self::logical_product).
    pub fn flat_product(&self, tiler: impl Into<Tiler>) -> Result<Self, Error> {
        let (block, rest) = multiplied("flat_product", self, &tiler.into())?;
        Self::from_tree("flat_product", flat(&block, &rest))
    }

    /// `R((a_0, b_0), (a_1, b_1), …) = (A ⊗ B)((a_0, a_1, …), (b_0, b_1, …))`: copies of the block
    /// A, laid side by side as B says.
    ///
    /// ```
    /// # use colex::dynamic::Layout;
    /// let [a, b] = [Layout::parse("(2,5):(5,1)")?, Layout::parse("(3,4):(1,3)")?];
    /// assert_eq!(a.blocked_product(&b)?.to_string(), "((2,3),(5,4)):((5,10),(1,30))");
    /// assert_eq!(a.raked_product(&b)?.to_string(), "((3,2),(4,5)):((10,5),(30,1))");
    /// # Ok::<(), colex::dynamic::Error>(())
    /// ```
    ///
    /// # Errors
    /// As [`logical_product`](Self::logical_product).
    pub fn blocked_product(&self, tiler: &Self) -> Result<Self, Error> {
        let (block, rest) = ranked("blocked_product", self, tiler)?;
        interleaved("blocked_product", &block, &rest)
    }

    /// `R((b_0, a_0), (b_1, a_1), …) = (A ⊗ B)((a_0, a_1, …), (b_0, b_1, …))`:
    /// [`blocked_product`](Self::blocked_product) with the copies interleaved.
    ///
    /// # Errors
    /// As [`logical_product`](Self::logical_product).
    pub fn raked_product(&self, tiler: &Self) -> Result<Self, Error> {
        let (block, rest) = ranked("raked_product", self, tiler)?;
        interleaved("raked_product", &rest, &block)
    }
}

/// `A* ∘ B`.
fn repetition(operation: &'static str, a: &Layout, b: &Layout) -> Result<Layout, Error> {
    let room = a.room(operation, b.cosize())?;
    compose_layouts(&room, b).map_err(|error| error.in_step(operation, &room, b))
}

fn logical(
    out: &mut Tree<Mode>,
    operation: &'static str,
    a: &Layout,
    tiler: &Tiler,
) -> Result<(), Error> {
    let (tile, _) = tiler.open(false)?;
    match tile {
        Tile::Keep => out.push(a.view()),
        Tile::Whole(b) => {
            let rest = repetition(operation, a, &b)?;
            out.push(Tree::wrapping([a.view(), rest.view()]).view());
        }
        Tile::Modes(each) => {
            out.open();
            by_mode(operation, a, each, |mode, tile| logical(out, operation, mode, tile))?;
            a.tree().modes().skip(each.len()).for_each(|mode| out.push(mode));
            out.close();
        }
    }
    Ok(())
}

fn multiplied(
    operation: &'static str,
    a: &Layout,
    tiler: &Tiler,
) -> Result<(Tree<Mode>, Tree<Mode>), Error> {
    unzip(operation, a, tiler, false, &mut |a, b, _| {
        Layout::from_modes([a, &repetition(operation, a, b)?])
    })
}

/// Both sides padded with `1:0` to one rank, then multiplied.
fn ranked(
    operation: &'static str,
    block: &Layout,
    tiler: &Layout,
) -> Result<(Layout, Layout), Error> {
    let rank = block.rank().max(tiler.rank());
    let (block, tiler) =
        (block.append_n(rank, &Layout::one())?, tiler.append_n(rank, &Layout::one())?);
    let rest = repetition(operation, &block, &tiler)?;
    if block.view().is_leaf() || tiler.view().is_leaf() {
        // An integer pairs with the whole of the other side.
        return Ok((Layout::from_modes([&block])?, Layout::from_modes([&rest])?));
    }
    Ok((block, rest))
}

/// `((x_0, y_0), (x_1, y_1), …)`.
fn interleaved(operation: &'static str, x: &Layout, y: &Layout) -> Result<Layout, Error> {
    let mut tree = Tree::building();
    tree.open();
    for (x, y) in x.tree().modes().zip(y.tree().modes()) {
        tree.push(Tree::wrapping([x, y]).view());
    }
    tree.close();
    Layout::from_tree(operation, tree)
}
