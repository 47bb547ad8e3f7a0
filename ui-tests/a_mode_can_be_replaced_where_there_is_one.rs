// **Law.** `replace` puts a layout in the place of a mode, so the position is below the rank.
//
// **Why.** Position 2 of two modes is one past the end: to append is another operation, with
// another result.
//
// **Fix.** `append`, or a position below the rank.
//~ about: modes
//~ error[E0277]: there is no mode `_2` in the shape `(_4, _8)`
//~ numbers: 2

use colex::{layout, num::_2};

fn main() {
    let l = layout!((4,8):(8,1));
    let _ = l.replace(_2, layout!(3:0));
}
