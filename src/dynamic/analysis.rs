//! What an access costs, for layouts that only run time knows.
//!
//! The functions are those of [`crate::analysis`], asked with run-time layouts: see there for the model.

use super::Error;
use super::layout::Layout;
use crate::analysis::{Access, BitMatrix, Footprint, Function, MOST_MODES, ModeTable};
use crate::swizzle::SwizzleValue;

/// The access of a thread-value layout: mode 0 counts the threads, the other modes the values of each;
/// what it takes are indices of elements of so many bytes.
///
/// ```
/// use colex::dynamic::{Layout, analysis};
///
/// let tv = Layout::parse("((8,4),(2,2)):((2,32),(1,16))")?;
/// let one_by_one = analysis::access(&tv, 4)?.vector(1);
/// assert_eq!((one_by_one.sectors_of(0).sectors, one_by_one.sectors_of(0).percent()), (8, 50));
/// assert_eq!(analysis::access(&tv, 4)?.sectors_of(0).percent(), 100); // in pairs
/// # Ok::<(), colex::dynamic::Error>(())
/// ```
///
/// # Errors
/// When the layout has more than 24 leaves, or the elements have no byte.
pub fn access(tv: &Layout, bytes: i64) -> Result<Access, Error> {
    positive(bytes)?;
    Ok(Access::of_function(function(tv)?, bytes))
}

/// The access of a thread-value layout, whose values are 1-D coordinates of `memory`.
///
/// ```
/// use colex::dynamic::{Layout, Swizzle, analysis};
///
/// let tile = Layout::parse("(8,64):(64,1)")?;
/// let columns = Layout::parse("(8,8):(1,8)")?;
/// let plain = analysis::access_on(&tile, &columns, 2)?;
/// assert_eq!(plain.bank_conflicts().ways, 8);
/// let swizzled = plain.swizzled("Sw<3,3,3>".parse::<Swizzle>()?);
/// assert!(swizzled.bank_conflicts().is_free());
/// # Ok::<(), colex::dynamic::Error>(())
/// ```
///
/// # Errors
/// As [`access`].
pub fn access_on(memory: &Layout, tv: &Layout, bytes: i64) -> Result<Access, Error> {
    positive(bytes)?;
    Ok(Access::new(function(memory)?, function(tv)?, bytes))
}

/// What a layout makes of its memory, of any span.
///
/// ```
/// use colex::dynamic::{Layout, analysis};
///
/// let padded = analysis::footprint(&Layout::parse("(4,8):(1,5)")?);
/// assert_eq!((padded.distinct, padded.gaps(), padded.aliases()), (32, 7, 0));
/// # Ok::<(), colex::dynamic::Error>(())
/// ```
#[must_use]
pub fn footprint(layout: &Layout) -> Footprint {
    let below = layout.leaves().iter().map(|mode| ((mode.size - 1) * mode.stride).min(0));
    let least = below.sum::<i64>();
    let greatest = least + layout.cosize() - 1;
    Footprint { size: layout.size(), least, greatest, distinct: layout.distinct() }
}

/// The layout as a matrix of bits, with a swizzle behind it; `None` where it is not linear over bits.
///
/// # Errors
/// When the layout has more than 24 leaves.
pub fn bit_matrix(swizzle: SwizzleValue, layout: &Layout) -> Result<Option<BitMatrix>, Error> {
    Ok(BitMatrix::from_modes(&table(layout.leaves())?).map(|matrix| matrix.swizzled(swizzle)))
}

fn function(layout: &Layout) -> Result<Function, Error> {
    let view = layout.view();
    let mut modes = view.modes();
    let (first, others) = match modes.next() {
        Some(first) => layout.leaves().split_at(first.leaves().len()),
        None => (&[][..], &[][..]),
    };
    if first.len() + others.len() > MOST_MODES {
        return Err(Error::TooManyModes { modes: layout.leaves().len(), limit: MOST_MODES });
    }
    Ok(Function::new(table(first)?, table(others)?))
}

fn table(modes: &[super::Mode]) -> Result<ModeTable, Error> {
    if modes.len() > MOST_MODES {
        return Err(Error::TooManyModes { modes: modes.len(), limit: MOST_MODES });
    }
    Ok(modes.iter().fold(ModeTable::EMPTY, |table, mode| table.with(mode.size, mode.stride)))
}

fn positive(bytes: i64) -> Result<(), Error> {
    if bytes < 1 { Err(Error::NotPositive { operation: "access", value: bytes }) } else { Ok(()) }
}
