// **Law.** The modes of an inverse come in the order of the strides, and this order is part of its
// type. So the compiler must know the strides.
//
// **Why.** With two run-time strides the result would be of one type or of another, as the program
// runs.
//
// **Fix.** Static strides, or `colex::dynamic`, where types say nothing about numbers.
//~ about: inverses
//~ error[E0277]: left_inverse is undefined: mode `_2:usize` has a run-time stride beside other modes
//~ numbers: 2

use colex::layout;

fn main() {
    let (s, t): (usize, usize) = (1, 2);
    let a = layout!((2,2):(s,t));
    let _ = a.left_inverse();
}
