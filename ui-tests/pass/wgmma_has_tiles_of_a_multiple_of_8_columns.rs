use colex::atom::{MmaAtom, SM90_64xNx16_F32F16F16_SS as Wgmma};
use colex::num::_16;

fn main() {
    assert_eq!(<Wgmma<_16> as MmaAtom>::SHAPE, (64, 16, 16));
}
