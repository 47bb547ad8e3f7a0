use colex::num::_12;
use colex::{Complement, Layout, layout};

type Tile = Layout!((3,2):(1,3));

struct Plan {
    repetitions: Complement<Tile, _12>,
}

fn main() {
    let plan = Plan { repetitions: layout!(2:6) };
    assert_eq!(plan.repetitions.size(), 2);
}
