use colex::algebra::ComposesTo;
use colex::{Layout, layout};

type Left = Layout!((6,2):(8,2));

fn read<B, R>(b: B) -> R
where
    B: ComposesTo<Left, R>,
{
    b.composed_onto(Left::default())
}

fn main() {
    let _: Layout!((2,2):(24,2)) = read(layout!(4:3));
}
