// **Law.** In the notation a name is a run-time number. A keyword is none.
//
// **Why.** `self` alone could be a tuple or a struct; in braces it is an expression like any
// other.
//
// **Fix.** Braces: `{self.rows}`.
//~ about: notation
//~ error: `self` is a keyword; an expression goes in braces, as in `{self}`

use colex::layout;

fn main() {
    let _ = layout!((4,self));
}
