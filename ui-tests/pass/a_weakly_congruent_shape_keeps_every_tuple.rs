use colex::shape;
use colex::tuple::WeaklyCongruentTo;

fn refines<A: WeaklyCongruentTo<B>, B>(_: A, _: B) {}

fn main() {
    refines(shape!((4,8)), shape!((4,(3,8))));
}
