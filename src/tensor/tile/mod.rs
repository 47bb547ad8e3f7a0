//! One tile of a layout or tensor, and one thread's part: a divide, then a slice of one of its halves.
//!
//! `halves` slices, `thread` finds the coordinate of a thread, `project` leaves modes out, `layouts` has
//! the operations on bare layouts, `shifted` those on their parts.
mod halves;
mod layouts;
mod project;
mod shifted;
mod thread;

pub use halves::*;
pub use project::*;
pub use thread::*;
