use colex::num::{_0, _3};
use colex::Swizzle;

fn main() {
    let sw = Swizzle::<_3, _0, _3>::new();
    let once: usize = sw.apply(45);
    assert_eq!(sw.apply(once), 45_usize);
}
