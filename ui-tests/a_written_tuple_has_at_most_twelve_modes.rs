// **Law.** A tuple holds up to twelve modes at each level.
//
// **Why.** The traits for tuples are written out one by one, as in the standard library.
//
// **Fix.** Nest some: `((2,2,2,2,2,2),(2,2,2,2,2,2,2))`.
//~ about: notation
//~ error: a tuple holds at most 12 modes, not 13; nest some of them, as in `((4,8),2)`
//~ numbers: 12, 13

use colex::layout;

fn main() {
    let _ = layout!((2,2,2,2,2,2,2,2,2,2,2,2,2));
}
