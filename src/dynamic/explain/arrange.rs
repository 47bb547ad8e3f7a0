//! The four arrangements of a divide or a product.

use alloc::vec::Vec;

use super::super::layout::Layout;

/// What became of each mode.
pub(super) enum Parts {
    /// It was left as it is.
    Kept(Layout),
    /// Inside a tile, and which tile; or a block, and its copies.
    Pair(Layout, Layout),
    /// One after the other, and the modes beyond.
    Modes(Vec<Self>, Vec<Layout>),
}

/// Where the two halves of each mode go.
#[derive(Clone, Copy)]
pub(super) enum Arrangement {
    /// `((x, y), (x, y), …)`
    Logical,
    /// `((x, x, …), (y, y, …))`
    Zipped,
    /// `((x, x, …), y, y, …)`
    Tiled,
    /// `(x, x, …, y, y, …)`
    Flat,
}

impl Parts {
    pub(super) fn arranged(self, arrangement: Arrangement) -> Option<Layout> {
        if let Arrangement::Logical = arrangement {
            return self.paired();
        }
        let (first, second) = self.halves()?;
        let modes = match arrangement {
            Arrangement::Logical | Arrangement::Zipped => alloc::vec![first, second],
            Arrangement::Tiled => [first].into_iter().chain(unpacked(second)).collect(),
            Arrangement::Flat => unpacked(first).into_iter().chain(unpacked(second)).collect(),
        };
        Layout::from_modes(&modes).ok()
    }

    fn paired(self) -> Option<Layout> {
        match self {
            Self::Kept(mode) => Some(mode),
            Self::Pair(first, second) => Layout::from_modes([&first, &second]).ok(),
            Self::Modes(each, beyond) => {
                let mut modes: Vec<Layout> =
                    each.into_iter().map(Self::paired).collect::<Option<_>>()?;
                modes.extend(beyond);
                Layout::from_modes(&modes).ok()
            }
        }
    }

    fn halves(self) -> Option<(Layout, Layout)> {
        match self {
            Self::Kept(mode) => Some((mode, Layout::one())),
            Self::Pair(first, second) => Some((first, second)),
            Self::Modes(each, beyond) => {
                let halves: Vec<_> = each.into_iter().map(Self::halves).collect::<Option<_>>()?;
                let (firsts, mut seconds): (Vec<_>, Vec<_>) = halves.into_iter().unzip();
                seconds.extend(beyond);
                Some((Layout::from_modes(&firsts).ok()?, Layout::from_modes(&seconds).ok()?))
            }
        }
    }
}

/// The modes, without the tuple around them; a tuple of one mode stays.
fn unpacked(layout: Layout) -> Vec<Layout> {
    if layout.rank() == 1 { alloc::vec![layout] } else { layout.modes().collect() }
}
