use colex::facts::ContiguousBy;
use colex::{layout, num::_4};

fn load4<L: ContiguousBy<_4>>(_: L) {}

fn main() {
    load4(layout!((4,8):(1,8)));
}
