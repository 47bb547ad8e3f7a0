// Written by `cargo run --example generate_checks`: change the generator, not this file.
use crate::names::*;

fn answers_0() {
    same(ceil_div(shape!((4,16)), shape!(2)), coord!((2,16)));
    same(ceil_div(shape!((2,16,8,12)), shape!((1,4))), coord!((2,4,8,12)));
    same(ceil_div(shape!(2), shape!(2)), coord!(1));
    same(ceil_div(shape!((2,1,12,1)), shape!(4)), coord!((1,1,6,1)));
    same(ceil_div(shape!(4), shape!(2)), coord!(2));
    same(ceil_div(shape!((7)), shape!((4))), coord!((2)));
    same(ceil_div(shape!(8), shape!(8)), coord!(1));
    same(ceil_div(shape!((8,8,4,12)), shape!((1,5,2,8))), coord!((8,2,2,2)));
    same(ceil_div(shape!((2,4,32,4)), shape!(32)), coord!((1,1,8,4)));
    same(ceil_div(shape!((12,1,2,1)), shape!(2)), coord!((6,1,2,1)));
    same(ceil_div(shape!((2,8)), shape!(12)), coord!((1,2)));
    same(ceil_div(shape!((7,4,5,2)), shape!(8)), coord!((1,2,5,2)));
    same(ceil_div(shape!((8,8)), shape!(8)), coord!((1,8)));
    same(ceil_div(shape!((2,8,2,2)), shape!(1)), coord!((2,8,2,2)));
    same(ceil_div(shape!((8,3)), shape!(6)), coord!((2,3)));
    same(ceil_div(shape!(4), shape!(7)), coord!(1));
}

fn answers_1() {
    same(ceil_div(shape!((5,2,5)), shape!((2,8,7))), coord!((3,1,1)));
    same(ceil_div(shape!((2,5,4,4)), shape!((2,5,6))), coord!((1,1,1,4)));
    same(ceil_div(shape!((4,6,3,4)), shape!((2,3))), coord!((2,2,3,4)));
    same(ceil_div(shape!((4,5)), shape!((16))), coord!((1,5)));
    same(ceil_div(shape!((2,32,16)), shape!(8)), coord!((1,8,16)));
    same(ceil_div(shape!((32,2,2)), shape!((7,12))), coord!((5,1,2)));
    same(ceil_div(shape!((4,1,(1,7,3))), shape!(8)), coord!((1,1,(1,4,3))));
    same(ceil_div(shape!(3), shape!(1)), coord!(3));
    same(ceil_div(shape!((1,16)), shape!(4)), coord!((1,4)));
    same(ceil_div(shape!((16)), shape!((4))), coord!((4)));
    same(ceil_div(shape!((1,4)), shape!(2)), coord!((1,2)));
    same(ceil_div(shape!((4,1)), shape!((4,1))), coord!((1,1)));
    same(ceil_div(shape!(4), shape!(1)), coord!(4));
    same(ceil_div(shape!(((16,2,7),(3,5,8))), shape!((7,2))), coord!(((3,2,7),(2,5,8))));
    same(ceil_div(shape!(((7))), shape!((1))), coord!(((7))));
    same(ceil_div(shape!((4,16)), shape!((2,1))), coord!((2,16)));
}

fn answers_2() {
    same(ceil_div(shape!(((7,2,1),7,6)), shape!(3)), coord!(((3,2,1),7,6)));
    same(ceil_div(shape!((4,1)), shape!((2,1))), coord!((2,1)));
    same(ceil_div(shape!(12), shape!(2)), coord!(6));
    same(ceil_div(shape!((1)), shape!(2)), coord!((1)));
    same(ceil_div(shape!(2), shape!(3)), coord!(1));
    same(ceil_div(shape!(((4,2),8)), shape!(2)), coord!(((2,2),8)));
    same(ceil_div(shape!(3), shape!(3)), coord!(1));
    same(ceil_div(shape!((8)), shape!((2))), coord!((4)));
    same(ceil_div(shape!((8,7,(16,6))), shape!((8,7,12))), coord!((1,1,(2,6))));
    same(ceil_div(shape!((16,2,(12,8,5))), shape!((16,2,1))), coord!((1,1,(12,8,5))));
    same(ceil_div(shape!((6)), shape!(1)), coord!((6)));
    same(ceil_div(shape!((1,2,4)), shape!(6)), coord!((1,1,2)));
    same(ceil_div(shape!((5,3,7)), shape!((1,1,7))), coord!((5,3,1)));
}
