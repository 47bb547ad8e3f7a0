// **Law.** The left inverse leads from an index back to its coordinate. So no two coordinates may
// share an index.
//
// **Why.** `(4,5):(6,3)` reaches 6 as (1,0) and as (0,2). CuTe C++ answers `(3,2,4):(0,4,1)`,
// which is right for one of them.
//
// **Fix.** Strides that keep the modes apart, such as `(4,5):(15,3)`.
//~ about: inverses
//~ error[E0277]: left_inverse is undefined: the layout is not injective, its modes `_5:_3` and `_4:_6` overlap
//~ numbers: 5, 3, 4, 6

use colex::layout;

fn main() {
    let a = layout!((4,5):(6,3));
    let _ = a.left_inverse();
}
