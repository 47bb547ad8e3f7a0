use colex::facts::Bijective;
use colex::layout;

fn fill<L: Bijective>(_: L) {}

fn main() {
    fill(layout!((4,8):(1,4)));
}
