//! A block repeated until it fills a shape.

use super::Error;
use super::int_tuple::IntTuple;
use super::layout::Layout;
use super::shape::{product_each, shape_div};
use super::tree::Tree;

impl Layout {
    /// The [`blocked_product`](Self::blocked_product) of a block with as many copies as fill
    /// `shape`, the first mode filled first.
    ///
    /// ```
    /// # use colex::dynamic::Layout;
    /// let block = Layout::parse("(2,4):(4,1)")?;
    /// assert_eq!(block.tile_to_shape(&"(4,8)".parse()?)?.to_string(), "((2,2),(4,2)):((4,8),(1,16))");
    /// assert!(block.tile_to_shape(&"(5,8)".parse()?).is_err());
    /// # Ok::<(), colex::dynamic::Error>(())
    /// ```
    ///
    /// # Errors
    /// When the block does not divide the shape, mode by mode.
    pub fn tile_to_shape(&self, shape: &IntTuple) -> Result<Self, Error> {
        self.fill(shape, Self::left)
    }

    /// [`tile_to_shape`](Self::tile_to_shape), the last mode filled first.
    ///
    /// # Errors
    /// As [`tile_to_shape`](Self::tile_to_shape).
    pub fn tile_to_shape_right(&self, shape: &IntTuple) -> Result<Self, Error> {
        self.fill(shape, Self::right)
    }

    /// [`tile_to_shape`](Self::tile_to_shape), modes with smaller numbers in `order` filled first.
    ///
    /// ```
    /// # use colex::dynamic::Layout;
    /// let block = Layout::parse("(2,4):(4,1)")?;
    /// let tiled = block.tile_to_shape_ordered(&"(4,8)".parse()?, &"(1,0)".parse()?)?;
    /// assert_eq!(tiled.to_string(), "((2,2),(4,2)):((4,16),(1,8))");
    /// # Ok::<(), colex::dynamic::Error>(())
    /// ```
    ///
    /// # Errors
    /// As [`tile_to_shape`](Self::tile_to_shape), and when the order does not fit the shape.
    pub fn tile_to_shape_ordered(&self, shape: &IntTuple, order: &IntTuple) -> Result<Self, Error> {
        self.fill(shape, |copies| Self::ordered(copies, order))
    }

    fn fill(
        &self,
        shape: &IntTuple,
        copies: impl FnOnce(&IntTuple) -> Result<Self, Error>,
    ) -> Result<Self, Error> {
        const NAME: &str = "tile_to_shape";
        super::evaluate::check_sizes(shape)?;
        let (rank, room) = (self.rank(), shape.rank());
        if rank > room {
            return Err(Error::TooManyTiles { operation: NAME, tiles: rank, rank: room });
        }
        let block = self.append_n(room, &Self::one())?;
        let (tile, target) = (product_each(&block.shape())?, product_each(shape)?);
        for (i, (&tile_size, &size)) in tile.leaves().iter().zip(target.leaves()).enumerate() {
            if size % tile_size != 0 {
                return Err(Error::Multiple {
                    operation: NAME,
                    what: "target size",
                    value: size,
                    divisor: tile_size,
                }
                .within(i));
            }
        }
        let sizes =
            if target.is_leaf() { Tree::leaf(tile.leaves()[0]) } else { Tree::flat(tile.leaves()) };
        let repeats = shape_div(&target, sizes)?;
        block.blocked_product(&copies(&repeats)?)
    }
}
