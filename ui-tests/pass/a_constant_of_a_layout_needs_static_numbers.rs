use colex::{StaticLayout, layout};

fn buffer<L: StaticLayout>(_: L) -> usize {
    L::COSIZE
}

fn main() {
    assert_eq!(buffer(layout!((3,4):(4,1))), 12);
}
