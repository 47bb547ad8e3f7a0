use colex::Layout;
use colex::num::{_1, _2, _4, _8};

fn main() {
    let a = Layout::new((_4, (_2, _4)), (_2, (_1, _8)));
    assert_eq!(a.size(), 32);
}
