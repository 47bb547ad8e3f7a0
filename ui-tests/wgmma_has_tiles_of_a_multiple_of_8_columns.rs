// **Law.** The tile of a `wgmma` has 64 rows and N columns, N a multiple of 8 from 8 to 256.
//
// **Why.** The registers of the accumulators are tables of 8 columns side by side, and there are 32 of them at most.
//
// **Fix.** The next N that exists, and a larger or padded tile.
//~ about: atoms
//~ error[E0277]: wgmma has no tile of N = `_1<_2>`

use colex::atom::{MmaAtom, SM90_64xNx16_F32F16F16_SS as Wgmma};
use colex::num::_12;

fn main() {
    let _ = <Wgmma<_12> as MmaAtom>::SHAPE;
}
