// **Law.** A tuple holds up to twelve modes at each level, as traits for tuples are written out
// one by one.
//
// **Why.** Seven and six modes in one tuple are thirteen. No value is wrong, but there is no tuple
// type that the traits know.
//
// **Fix.** Nest: `append` keeps the second layout as one mode, `group` joins neighbours.
//~ about: modes
//~ error[E0277]: `MoreThanTwelveModes` is not a shape, coordinate or tiler

use colex::layout;

fn main() {
    let (a, b) = (layout!((2,2,2,2,2,2,2)), layout!((2,2,2,2,2,2)));
    let joined = a.concat(b);
    let _: usize = joined.index(77);
}
