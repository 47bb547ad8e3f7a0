// **Law.** A slice names each mode of the layout: by a number, which fixes it, or by `_`, which
// keeps it.
//
// **Why.** `(_,1,2)` fixes two modes and keeps one, but the layout has two modes. To guess which 2
// is meant would be to read the wrong column.
//
// **Fix.** `coord!((_, (1, 2)))` for the nested mode, or `flatten()` first.
//~ about: coordinates
//~ error[E0277]: the coordinate `(colex::Keep, _1, _2)` does not slice the shape `(_4, (_2, _4))`
//~ numbers: 4, 2, 1

use colex::{coord, layout};

fn main() {
    let h = layout!((4,(2,4)):(2,(1,8)));
    let _ = h.slice(coord!((_, 1, 2)));
}
