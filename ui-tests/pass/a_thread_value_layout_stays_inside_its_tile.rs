use colex::atom::{F32, TiledCopy, UniversalCopy};
use colex::layout;
use colex::num::_8;

fn main() {
    let op = UniversalCopy::<u32>::default();
    let copy = TiledCopy::from_tv(op, F32, layout!((2,4):(4,1)), (_8,));
    let part = copy.get_slice(1).partition_d(layout!((8):(1)));
    assert_eq!(part.to_string(), "((_1,_4),_1):((_0,_1),_0) @ 4");
}
