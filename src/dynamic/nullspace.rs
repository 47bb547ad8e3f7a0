//! Nullspace: where a layout repeats index 0.

use super::Error;
use super::layout::{Flat, Layout, Mode};

impl Layout {
    /// `A(R(i)) = 0` for every `i < |R|`, with `|R| = |A| / |filter(A)|`.
    ///
    /// ```
    /// # use colex::dynamic::Layout;
    /// assert_eq!(Layout::parse("(4,3,2):(1,0,0)")?.nullspace()?.to_string(), "(3,2):(4,12)");
    /// assert_eq!(Layout::parse("(4,8):(1,4)")?.nullspace()?.to_string(), "1:0");
    /// # Ok::<(), colex::dynamic::Error>(())
    /// ```
    ///
    /// # Errors
    /// Never for a layout that exists; the signature is that of its siblings.
    pub fn nullspace(&self) -> Result<Self, Error> {
        let mut place = 1;
        let mut still = Flat::new();
        for mode in self.leaves() {
            if mode.stride == 0 {
                still
                    .push(Mode { size: mode.size, stride: if mode.size == 1 { 0 } else { place } });
            }
            place *= mode.size;
        }
        Self::from_flat("nullspace", &still)
    }
}
