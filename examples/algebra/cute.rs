//! The same lines as CuTe's own program.

use colex::num::_24;
use colex::prelude::*;

use crate::line;
use crate::tally::{Tally, chapter};
use crate::threads::{A, B, C, tiled_copy};

pub(crate) fn beside_cute(algebra: &mut Tally) {
    chapter("Line by line what CuTe prints");
    let mut cute = |name: &str, computed: String, stated: &str| {
        line(algebra, format!("{name:<20}{computed}"), &format!("{name:<20}{stated}"));
    };
    let coalesced: Layout!(12:1) = layout!((2,(1,6)):(1,(6,2))).coalesce();
    cute("coalesce", coalesced.to_string(), "_12:_1");
    let [one, two, six] = [1_usize, 2, 6];
    let coalesced: Layout!((usize,usize,usize):(usize,usize,usize)) =
        layout!((two,(one,six)):(one,(six,two))).coalesce();
    cute("coalesce (int)", coalesced.to_string(), "(2,1,6):(1,6,2)");
    let composed: Layout!(((2,2),3):((24,2),8)) =
        layout!((6,2):(8,2)).compose(layout!((4,3):(3,1)));
    cute("composition", composed.to_string(), "((_2,_2),_3):((_24,_2),_8)");
    let matrix = Layout::right(shape!((4, 8)));
    let turned: Layout!((8,4):(1,8)) = matrix.compose(Layout::right(shape!((8, 4))));
    cute("transpose view", turned.to_string(), "(_8,_4):(_1,_8)");
    let even: Layout!((2,8):(16,1)) = matrix.compose(layout!((2,8):(2,4)));
    cute("even rows", even.to_string(), "(_2,_8):(_16,_1)");
    let gaps: Layout!((2,3):(1,8)) = layout!(4:2).complement(_24);
    cute("complement", gaps.to_string(), "(_2,_3):(_1,_8)");
    let divided: Layout!((4,(2,3)):(2,(1,8))) = layout!(24).logical_divide(layout!(4:2));
    cute("logical_divide", divided.to_string(), "(_4,(_2,_3)):(_2,(_1,_8))");
    let tile = layout!((16, 8));
    let divided: Layout!(((2,2),(8,4)):((1,16),(2,32))) = tile.zipped_divide(shape!((2, 2)));
    cute("zipped_divide 2x2", divided.to_string(), "((_2,_2),(_8,_4)):((_1,_16),(_2,_32))");
    let divided: Layout!(((16,2),(1,4)):((1,16),(0,32))) = tile.zipped_divide(shape!((16, 2)));
    cute("zipped_divide 16x2", divided.to_string(), "((_16,_2),(_1,_4)):((_1,_16),(_0,_32))");

    let (tiler, tv) = tiled_copy();
    cute("TiledCopy tile", show(tiler).to_string(), "(_16,_64)");
    cute("TiledCopy TV", tv.to_string(), "((_8,_16),_8):((_128,_1),_16)");

    cute(
        "MMA A (thr,val)",
        A::default().to_string(),
        "((_4,_8),(_2,_2,_2)):((_32,_1),(_16,_8,_128))",
    );
    cute("MMA B (thr,val)", B::default().to_string(), "((_4,_8),(_2,_2)):((_16,_1),(_8,_64))");
    cute("MMA C (thr,val)", C::default().to_string(), "((_4,_8),(_2,_2)):((_32,_1),(_16,_8))");
    println!(
        "\nWith int for all numbers nothing is known to be 1, or to be the next stride: no mode joins."
    );
}
