//! Coalesce: the same function with the fewest modes.

use super::Error;
use super::int_tuple::IntTuple;
use super::layout::{Flat, Layout, Mode};
use super::tree::{Tree, View};

impl Layout {
    /// `R(i) = L(i)` for every 1-D coordinate `i`, with as few modes as possible.
    ///
    /// Modes of size 1 go; neighbours `s:t` and `s':s·t` become `s·s':t`.
    ///
    /// ```
    /// # use colex::dynamic::Layout;
    /// assert_eq!(Layout::parse("(2,(1,6)):(1,(6,2))")?.coalesce()?.to_string(), "12:1");
    /// // Nothing left is the layout of one element.
    /// assert_eq!(Layout::parse("(1,1):(7,9)")?.coalesce()?.to_string(), "1:0");
    /// # Ok::<(), colex::dynamic::Error>(())
    /// ```
    ///
    /// # Errors
    /// Never for a layout that exists; the signature is that of its siblings.
    pub fn coalesce(&self) -> Result<Self, Error> {
        Self::from_flat("coalesce", &coalesced(self.leaves()))
    }

    /// [`coalesce`](Self::coalesce) at each leaf of `profile`, so that the modes it names stay
    /// apart.
    ///
    /// ```
    /// # use colex::dynamic::{IntTuple, Layout};
    /// let l = Layout::parse("(2,(1,6)):(1,(6,2))")?;
    /// assert_eq!(l.coalesce_by(&"(1,1)".parse()?)?.to_string(), "(2,6):(1,2)");
    /// # Ok::<(), colex::dynamic::Error>(())
    /// ```
    ///
    /// # Errors
    /// When the profile has more modes than the layout.
    pub fn coalesce_by(&self, profile: &IntTuple) -> Result<Self, Error> {
        self.by_profile("coalesce", profile, coalesced)
    }

    /// Applies `f` at each leaf of `profile`; the modes beyond it stay as they are.
    pub(crate) fn by_profile(
        &self,
        operation: &'static str,
        profile: &IntTuple,
        f: fn(&[Mode]) -> Flat,
    ) -> Result<Self, Error> {
        let mut tree = Tree::building();
        if descend(&mut tree, self.view(), profile.view(), f) {
            Self::from_tree(operation, tree)
        } else {
            Err(Error::profile(operation, profile, &self.shape()))
        }
    }
}

/// Whether the profile fitted.
fn descend(
    out: &mut Tree<Mode>,
    modes: View<'_, Mode>,
    profile: View<'_, i64>,
    f: fn(&[Mode]) -> Flat,
) -> bool {
    if profile.is_leaf() {
        let flat = f(modes.leaves());
        out.push_unwrapped(if flat.is_empty() { &[Mode { size: 1, stride: 0 }] } else { &flat });
        return true;
    }
    out.open();
    let mut rest = modes.modes();
    for p in profile.modes() {
        let Some(mode) = rest.next() else { return false };
        if !descend(out, mode, p, f) {
            return false;
        }
    }
    rest.for_each(|mode| out.push(mode));
    out.close();
    true
}

/// No mode of size 1, no two neighbours that continue each other.
pub(crate) fn coalesced(modes: &[Mode]) -> Flat {
    let mut flat = Flat::new();
    for &mode in modes {
        if mode.size != 1 {
            join(&mut flat, mode);
        }
    }
    flat
}

/// The same function even past the size, where the last mode goes on: a last mode of size 1 counts.
pub(crate) fn coalesced_beyond(modes: &[Mode]) -> Flat {
    let mut flat = Flat::new();
    for (i, &mode) in modes.iter().enumerate() {
        if mode.size != 1 || i + 1 == modes.len() {
            join(&mut flat, mode);
        }
    }
    flat
}

pub(crate) fn join(flat: &mut Flat, mode: Mode) {
    match flat.last_mut() {
        // The product of both sizes divides the layout's size, so it fits.
        Some(last) if last.size.checked_mul(last.stride) == Some(mode.stride) => {
            last.size *= mode.size;
        }
        _ => flat.push(mode),
    }
}
