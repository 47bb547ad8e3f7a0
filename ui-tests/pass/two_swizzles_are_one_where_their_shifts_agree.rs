use colex::num::{_0, _2, _3, _4};
use colex::Swizzle;

fn main() {
    let (z, y) = (Swizzle::<_2, _0, _3>::new(), Swizzle::<_2, _0, _4>::new());
    let inner: usize = y.apply(77);
    let _: usize = z.apply(inner);
}
