//! An instruction by its type.

use alloc::format;

use super::picture::Picture;
use super::tv::mma;
use crate::atom::{MmaAtom, TvLayout};
use crate::dynamic::{Error, Layout};

/// The tables of an instruction, as [`mma`](super::mma) draws them.
///
/// ```
/// let picture = colex::draw::atom::<colex::atom::SM80_16x8x16_F32F16F16F32_TN>()?;
/// assert!(picture.to_string().contains("A ((4,8),(2,2,2)):((32,1),(16,8,128))"));
/// # Ok::<(), colex::dynamic::Error>(())
/// ```
///
/// # Errors
/// As [`tv`](super::tv).
pub fn atom<Atom: MmaAtom>() -> Result<Picture, Error> {
    let (m, n, k) = Atom::SHAPE;
    let size = |x: usize| i64::try_from(x).unwrap_or(i64::MAX);
    let picture = mma(
        [size(m), size(n), size(k)],
        table::<Atom::ALayout>()?,
        table::<Atom::BLayout>()?,
        table::<Atom::CLayout>()?,
    )?;
    Ok(Picture { label: format!("{}: {}", Atom::NAME, picture.label), ..picture })
}

/// A table in types, as a value: both print alike.
fn table<L: TvLayout>() -> Result<Layout, Error> {
    Layout::parse(&format!("{:#}", L::default()))
}
