// **Law.** The complement of A and A together take every index once. So A itself must not take an
// index twice.
//
// **Why.** `(3,2):(1,2)` takes 0 1 2 2 3 4: index 2 twice, as (2,0) and as (0,1). A divide by such
// a tile would hand one element to two threads.
//
// **Fix.** Larger strides, or `filter()` where the repetition is a stride of 0.
//~ about: complement
//~ error[E0277]: complement is undefined: the layout is not injective, its modes `_3:_1` and `_2:_2` overlap
//~ numbers: 2

use colex::{layout, num::_12};

fn main() {
    let a = layout!((3,2):(1,2));
    let _ = a.complement(_12);
}
