use colex::facts::ContiguousBy;
use colex::{layout, num::_4};

fn load4<L: ContiguousBy<_4>>(_: L) {}

fn main() {
    load4(layout!((8,4):(1,8)));
}
