//! One tile of a layout or tensor, and one thread's part: a divide, then a slice of one of its halves.
//!
//! `halves` slices, `thread` finds the coordinate of a thread, `project` leaves modes out, `layouts` has
//! the operations on bare layouts.
mod halves;
mod layouts;
mod project;
mod thread;

pub use halves::*;
pub use project::*;
pub use thread::*;
