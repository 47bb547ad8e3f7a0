// **Law.** An order has a number for each mode of the shape: the mode with the smallest number
// gets the smallest stride.
//
// **Why.** Two ranks say nothing about where the third mode goes.
//
// **Fix.** One number for each mode.
//~ about: layouts
//~ error[E0277]: the order `(_1, _0)` does not rank the modes of the shape `(_3, _4, _2)`
//~ numbers: 3, 4, 2, 1, 0

use colex::{Layout, num::{_0, _1}, shape};

fn main() {
    let _ = Layout::ordered(shape!((3,4,2)), (_1, _0));
}
