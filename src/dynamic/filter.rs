//! Filter: the same indices, each mode that repeats them dropped.

use super::Error;
use super::coalesce::coalesced;
use super::int_tuple::IntTuple;
use super::layout::{Flat, Layout, Mode};

impl Layout {
    /// The layout without its modes of stride 0 and size 1, coalesced: the same set of indices,
    /// `L(filter) = L`.
    ///
    /// ```
    /// # use colex::dynamic::Layout;
    /// assert_eq!(Layout::parse("(4,(3,2)):(1,(0,4))")?.filter()?.to_string(), "8:1");
    /// assert_eq!(Layout::parse("(4,2):(0,0)")?.filter()?.to_string(), "1:0");
    /// # Ok::<(), colex::dynamic::Error>(())
    /// ```
    ///
    /// # Errors
    /// Never for a layout that exists; the signature is that of its siblings.
    pub fn filter(&self) -> Result<Self, Error> {
        Self::from_flat("filter", &filtered(self.leaves()))
    }

    /// [`filter`](Self::filter) at each leaf of `profile`.
    ///
    /// ```
    /// # use colex::dynamic::Layout;
    /// let l = Layout::parse("((2,1),2):((0,2),1)")?;
    /// assert_eq!(l.filter_by(&"(1,1)".parse()?)?.to_string(), "(1,2):(0,1)");
    /// # Ok::<(), colex::dynamic::Error>(())
    /// ```
    ///
    /// # Errors
    /// When the profile has more modes than the layout.
    pub fn filter_by(&self, profile: &IntTuple) -> Result<Self, Error> {
        self.by_profile("filter", profile, filtered)
    }

    /// The same structure with the size of each stride-0 mode set to 1.
    ///
    /// ```
    /// # use colex::dynamic::Layout;
    /// assert_eq!(Layout::parse("(4,(3,2)):(1,(0,4))")?.filter_zeros()?.to_string(), "(4,(1,2)):(1,(0,4))");
    /// # Ok::<(), colex::dynamic::Error>(())
    /// ```
    ///
    /// # Errors
    /// Never for a layout that exists; the signature is that of its siblings.
    pub fn filter_zeros(&self) -> Result<Self, Error> {
        let tree =
            self.tree().map(|mode| if mode.stride == 0 { Mode { size: 1, ..mode } } else { mode });
        Self::from_tree("filter_zeros", tree)
    }
}

pub(crate) fn filtered(modes: &[Mode]) -> Flat {
    let moving: Flat = modes.iter().copied().filter(|mode| mode.stride != 0).collect();
    coalesced(&moving)
}
