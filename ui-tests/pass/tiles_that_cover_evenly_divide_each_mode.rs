use colex::shape;
use colex::tuple::EvenlyDividedBy;

fn no_remainder<A: EvenlyDividedBy<T>, T>(_: A, _: T) {}

fn main() {
    no_remainder(shape!((10,8)), shape!((5,8)));
}
