// **Law.** `_` stands for a mode that is kept, in a coordinate or a tiler. A shape has numbers
// only.
//
// **Why.** A size that is left out cannot be found out: `(4,_):(1,4)` would fit any.
//
// **Fix.** The size, or a variable.
//~ about: notation
//~ error: `_` is no number, and a shape needs one here; `_` belongs in `coord!` and `tile!`

use colex::layout;

fn main() {
    let _ = layout!((4,_):(1,4));
}
