use colex::shape;
use colex::tuple::CompatibleWith;

fn same_coordinates<A: CompatibleWith<B>, B>(_: A, _: B) {}

fn main() {
    same_coordinates(shape!((4,24)), shape!((4,(8,3))));
}
