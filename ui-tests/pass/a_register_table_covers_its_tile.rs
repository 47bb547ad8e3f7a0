use colex::atom::{F32, MmaAtom, proof};
use colex::num::{_1, _2, _4};
use colex::Layout;

#[derive(Clone, Copy, Default)]
struct Outer;

impl MmaAtom for Outer {
    const NAME: &'static str = "Outer";
    type Shape = (_4, _2, _1);
    type D = F32;
    type A = F32;
    type B = F32;
    type C = F32;
    type ThrId = Layout!(4:1);
    type ALayout = Layout!((4,1):(1,0));
    type BLayout = Layout!((4,2):(0,1));
    type CLayout = Layout!((4,2):(1,4));
}

const _: () = proof::<Outer>();

fn main() {}
