// Written by `cargo run --example generate_checks`: change the generator, not this file.
use crate::names::*;

fn answers_0() {
    same(round_up(shape!((2)), shape!(16)), coord!((16)));
    same(round_up(shape!((5,16)), shape!((5,2))), coord!((5,16)));
    same(round_up(shape!(((5),(16,8))), shape!((5,4))), coord!(((5),(16,8))));
    same(round_up(shape!((2)), shape!(2)), coord!((2)));
    same(round_up(shape!(6), shape!(2)), coord!(6));
    same(round_up(shape!((3)), shape!((3))), coord!((3)));
    same(round_up(shape!((2,7)), shape!((2,7))), coord!((2,7)));
    same(round_up(shape!((6)), shape!(2)), coord!((6)));
    same(round_up(shape!((5,12,7)), shape!((1,6,7))), coord!((5,12,7)));
    same(round_up(shape!((2,2,(6,1,2))), shape!(12)), coord!((12,6,(6,1,2))));
    same(round_up(shape!((2)), shape!((1))), coord!((2)));
    same(round_up(shape!((2)), shape!(5)), coord!((5)));
    same(round_up(shape!((2,8,7)), shape!(7)), coord!((7,8,7)));
    same(round_up(shape!(((6,5),6,7)), shape!((5,1,7))), coord!(((10,5),6,7)));
    same(round_up(shape!(((5),(1,5,1))), shape!((5,1))), coord!(((5),(1,5,1))));
    same(round_up(shape!((7,(4,3),(8))), shape!(12)), coord!((12,(4,3),(8))));
}

fn answers_1() {
    same(round_up(shape!((7)), shape!((7))), coord!((7)));
    same(round_up(shape!((7,8,(2))), shape!((1,2,2))), coord!((7,8,(2))));
    same(round_up(shape!((1,2,(1))), shape!((1,2,1))), coord!((1,2,(1))));
    same(round_up(shape!(4), shape!(4)), coord!(4));
    same(round_up(shape!(((8,16))), shape!((1))), coord!(((8,16))));
    same(round_up(shape!((16,(12,4,2))), shape!(4)), coord!((16,(12,4,2))));
    same(round_up(shape!((3)), shape!((1))), coord!((3)));
    same(round_up(shape!((2,16)), shape!((1,4))), coord!((2,16)));
}
