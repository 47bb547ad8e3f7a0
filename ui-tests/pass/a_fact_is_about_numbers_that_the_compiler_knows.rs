use colex::facts::Injective;
use colex::layout;

fn scatter<L: Injective>(_: L) {}

fn main() {
    scatter(layout!((4,8):(1,4)));
}
