//! Recast: the same memory seen as larger or smaller elements.

use super::Error;
use super::layout::{Layout, Mode};
use super::number::{ceil_div, gcd, mul};
use super::shape::exact;
use super::tree::Tree;
use alloc::string::ToString;

impl Layout {
    /// The layout of elements n times as large: strides are divided by n, and the mode of stride 1
    /// gathers n elements to one.
    ///
    /// ```
    /// # use colex::dynamic::Layout;
    /// assert_eq!(Layout::parse("(32,8):(1,32)")?.upcast(8)?.to_string(), "(4,8):(1,4)");
    /// assert_eq!(Layout::parse("(4,8):(1,32)")?.downcast(8)?.to_string(), "(32,8):(1,256)");
    /// assert!(Layout::parse("(32,4):(4,1)")?.upcast(3).is_err());
    /// # Ok::<(), colex::dynamic::Error>(())
    /// ```
    ///
    /// # Errors
    /// When n and a stride do not divide evenly. A size that n does not divide is rounded up.
    pub fn upcast(&self, n: i64) -> Result<Self, Error> {
        const NAME: &str = "upcast";
        positive(NAME, n)?;
        let tree = self.tree().try_map(|mode| {
            if mode.stride == 0 {
                return Ok(mode);
            }
            let step = mode.stride.abs();
            if mode.size == 1 && step % n != 0 && n % step != 0 {
                // No index depends on this stride.
                return Ok(Mode { stride: 0, ..mode });
            }
            let stride = exact(NAME, "stride", step, n)? * mode.stride.signum();
            Ok(Mode { size: ceil_div(mode.size, exact(NAME, "stride", n, step)?), stride })
        })?;
        Self::from_tree(NAME, tree)
    }

    /// The layout of elements n times as small: strides are multiplied by n, and the mode of stride
    /// 1 becomes n times as long; so does each, as in CuTe, where several have it, and then they overlap.
    ///
    /// ```
    /// # use colex::dynamic::Layout;
    /// assert_eq!(Layout::parse("(4,(2,4)):(2,(1,8))")?.downcast(8)?.to_string(), "(4,(16,4)):(16,(1,64))");
    /// assert!(Layout::parse("4:2")?.downcast(2).is_err());
    /// # Ok::<(), colex::dynamic::Error>(())
    /// ```
    ///
    /// # Errors
    /// When no mode has stride 1, so that the parts of an element have no mode to go to.
    pub fn downcast(&self, n: i64) -> Result<Self, Error> {
        const NAME: &str = "downcast";
        positive(NAME, n)?;
        if n > 1 && !self.leaves().iter().any(|mode| mode.stride == 1) {
            return Err(Error::NotAdjacent { layout: self.to_string() });
        }
        let tree: Tree<Mode> = self.tree().try_map(|mode| {
            Ok(match mode.stride {
                1 => Mode { size: mul(NAME, mode.size, n)?, ..mode },
                stride => Mode { stride: mul(NAME, stride, n)?, ..mode },
            })
        })?;
        Self::from_tree(NAME, tree)
    }

    /// The layout of elements of `new` bits where elements of `old` bits were: an
    /// [`upcast`](Self::upcast) by what `new` has more than the common divisor of both, then a
    /// [`downcast`](Self::downcast) by what `old` has.
    ///
    /// ```
    /// # use colex::dynamic::Layout;
    /// assert_eq!(Layout::parse("16:1")?.recast_bits(16, 32)?.to_string(), "8:1");
    /// assert_eq!(Layout::parse("12:1")?.recast_bits(64, 16)?.to_string(), "48:1");
    /// assert_eq!(Layout::parse("12:1")?.recast_bits(8, 6)?.to_string(), "16:1");
    /// # Ok::<(), colex::dynamic::Error>(())
    /// ```
    ///
    /// # Errors
    /// As the two casts.
    pub fn recast_bits(&self, old: i64, new: i64) -> Result<Self, Error> {
        positive("recast", old)?;
        positive("recast", new)?;
        let common = gcd(old, new);
        self.upcast(new / common)?.downcast(old / common)
    }
}

fn positive(operation: &'static str, value: i64) -> Result<(), Error> {
    if value < 1 { Err(Error::NotPositive { operation, value }) } else { Ok(()) }
}
