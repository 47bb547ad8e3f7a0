use colex::num::{_1, _2, _6};
use colex::{At, Layout};

const OFFSET: At<Layout!((3,4):(4,1)), (_1, _2)> = _6;

fn main() {
    assert_eq!(OFFSET, 6);
}
