//! What an access costs: bank conflicts, sectors, vectors, as constants.
//!
//! Everything here is a `const fn` over layouts whose numbers are static: the answers are constants, and
//! the assertions [`assert_conflict_free!`](crate::assert_conflict_free), [`assert_sectors!`](crate::assert_sectors)
//! and [`assert_vector_width!`](crate::assert_vector_width) fail under `cargo check`, with a sentence. The same functions
//! answer for run-time layouts in `dynamic`.
//!
//! The model is the one that NVIDIA's documents state: it says what a request needs at least. What a
//! compiler makes of the code (a vector access split in two, say) is not part of it.
//!
//! Long searches run against the compiler's limit for constants: `#![allow(long_running_const_eval)]` lifts it.

mod access;
mod banks;
mod check;
mod gf2;
mod profile;
mod search;
mod sectors;
mod table;
mod text;
mod vector;

pub use access::{Access, Banks, WARP, WIDEST};
pub use banks::BankReport;
pub use check::{check_conflict_free, check_sectors, check_vector_width};
pub use gf2::BitMatrix;
pub use profile::{Footprint, MOST_INDICES, offset_table};
pub use search::{Found, MOST_ACCESSES, find_swizzle};
pub use sectors::{LINE, SECTOR, SectorReport};
pub use table::{Function, Known, KnownModes, MOST_MODES, ModeTable, StaticFunction};
pub use vector::vector_width;
