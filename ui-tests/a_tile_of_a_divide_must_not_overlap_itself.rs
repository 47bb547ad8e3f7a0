// **Law.** The tiles of a divide share out the layout's elements. So a tile takes each of its
// elements once.
//
// **Why.** `(2,2):(1,1)` takes 0 1 1 2: element 1 would belong to two coordinates of one tile, and
// two threads would write it.
//
// **Fix.** A tile whose strides keep its modes apart.
//~ about: division
//~ error[E0277]: divide is undefined: the tile takes elements twice, as its modes `_2:_1` and `_2:_1` overlap
//~ numbers: 1, 2

use colex::layout;

fn main() {
    let a = layout!((6,4):(4,1));
    let _ = a.zipped_divide(layout!((2,2):(1,1)));
}
