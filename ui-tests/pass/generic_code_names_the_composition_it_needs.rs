use colex::algebra::ComposesTo;
use colex::{Layout, layout};

fn read_through<S, D, B, R>(a: Layout<S, D>, b: B) -> R
where
    B: ComposesTo<Layout<S, D>, R>,
{
    a.compose(b)
}

fn main() {
    assert_eq!(read_through(layout!(8:3), layout!(4:2)), layout!(4:6));
}
