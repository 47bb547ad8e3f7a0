// **Law.** `zip` transposes modes of modes: all first ones, then all second ones. So all modes
// have one rank.
//
// **Why.** A mode of two and a mode of three leave a third one without a partner.
//
// **Fix.** Modes of one rank; `append_to` fills up with `1:0`.
//~ about: modes
//~ error[E0277]: the modes of the shape `((_2, _3), (_4, _5, _6))` cannot be zipped: they differ in rank
//~ numbers: 2, 3, 4

use colex::layout;

fn main() {
    let l = layout!(((2,3),(4,5,6)));
    let _ = l.zip();
}
