// Written by `cargo run --example generate_checks`: change the generator, not this file.
use crate::names::*;

fn answers_0() {
    same(round_up(shape!((2)), shape!((1))), coord!((2)));
    same(round_up(shape!((8,2)), shape!((1,2))), coord!((8,2)));
    same(round_up(shape!(16), shape!(2)), coord!(16));
    same(round_up(shape!(((7),16,2)), shape!(4)), coord!(((8),16,2)));
    same(round_up(shape!((6)), shape!(12)), coord!((12)));
    same(round_up(shape!(((5,6))), shape!(7)), coord!(((7,6))));
    same(round_up(shape!(6), shape!(4)), coord!(8));
    same(round_up(shape!(((5,2),7,6)), shape!((2,7,2))), coord!(((6,2),7,6)));
    same(round_up(shape!(((2,5,4),4)), shape!(2)), coord!(((2,5,4),4)));
    same(round_up(shape!((4,4)), shape!((4,2))), coord!((4,4)));
    same(round_up(shape!(((6,1,2),1,6)), shape!((2,1,1))), coord!(((6,1,2),1,6)));
    same(round_up(shape!((1,12,8)), shape!(4)), coord!((4,12,8)));
    same(round_up(shape!(((2,1,6),(3),(2))), shape!(12)), coord!(((12,6,6),(3),(2))));
    same(round_up(shape!((1,6)), shape!(3)), coord!((3,6)));
    same(round_up(shape!(((4),7,6)), shape!(7)), coord!(((7),8,6)));
    same(round_up(shape!((1)), shape!((1))), coord!((1)));
}

fn answers_1() {
    same(round_up(shape!((2)), shape!(4)), coord!((4)));
    same(round_up(shape!((1,8,2)), shape!(2)), coord!((2,8,2)));
    same(round_up(shape!((4,3)), shape!(5)), coord!((5,4)));
    same(round_up(shape!((8)), shape!(4)), coord!((8)));
    same(round_up(shape!((2,(2),(1))), shape!((2,2,1))), coord!((2,(2),(1))));
    same(round_up(shape!(((8,16))), shape!(8)), coord!(((8,16))));
    same(round_up(shape!((3)), shape!(16)), coord!((16)));
    same(round_up(shape!((12,12)), shape!(2)), coord!((12,12)));
}
