// **Law.** An alias such as `Complement<L, N>` is the operation as a type, in a struct, a
// signature or a constant. Its law is that of the method, and its message the same.
//
// **Why.** Without the check, a struct would carry a layout that no value can have.
//
// **Fix.** Larger strides: `(3,2):(1,3)` takes each of 0 to 5 once.
//~ about: complement
//~ error[E0277]: complement is undefined: the layout is not injective, its modes `_3:_1` and `_2:_2` overlap
//~ numbers: 2, 3, 1

use colex::num::_12;
use colex::{Complement, Layout};

type Tile = Layout!((3,2):(1,2));

struct Plan {
    repetitions: Complement<Tile, _12>,
}

fn main() {}
