//! The structural operations: flatten, group, append, slice and their siblings, by their laws and against
//! CuTe's own answers.

mod cut;
mod laws;
mod regrouped;

use colex::Layout;

const EMPTY: Layout<(), ()> = Layout::new((), ());

/// The two have one type; static layouts are then equal.
fn same<T>(_: T, _: T) {}
