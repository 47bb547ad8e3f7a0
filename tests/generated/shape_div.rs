// Written by `cargo run --example generate_checks`: change the generator, not this file.
use crate::names::*;

fn answers_0() {
    same(shape_div(shape!((32)), shape!((2))), coord!((16)));
    same(shape_div(shape!((8,4,16,2)), shape!((32,12,2,4))), coord!((1,1,8,1)));
    same(shape_div(shape!((8,1,2)), shape!((32,2,1))), coord!((1,1,2)));
    same(shape_div(shape!((8,6,7,1)), shape!(4)), coord!((2,6,7,1)));
    same(shape_div(shape!((2,8)), shape!(4)), coord!((1,4)));
    same(shape_div(shape!((2)), shape!((2))), coord!((1)));
    same(shape_div(shape!((2,2,12)), shape!(8)), coord!((1,1,6)));
    same(shape_div(shape!((6,4,3)), shape!(1)), coord!((6,4,3)));
    same(shape_div(shape!(2), shape!(2)), coord!(1));
    same(shape_div(shape!((2,12)), shape!((4,4))), coord!((1,3)));
    same(shape_div(shape!((2,8,3,6)), shape!(8)), coord!((1,2,3,6)));
    same(shape_div(shape!((1,8,4)), shape!(2)), coord!((1,4,4)));
    same(shape_div(shape!((2,32,6)), shape!(8)), coord!((1,8,6)));
    same(shape_div(shape!((8,2)), shape!((1,16))), coord!((8,1)));
    same(shape_div(shape!((4,4,12)), shape!(2)), coord!((2,4,12)));
    same(shape_div(shape!((12,1,2,8)), shape!(1)), coord!((12,1,2,8)));
}

fn answers_1() {
    same(shape_div(shape!((32,6)), shape!(2)), coord!((16,6)));
    same(shape_div(shape!((4,2)), shape!(4)), coord!((1,2)));
    same(shape_div(shape!((1)), shape!(4)), coord!((1)));
    same(shape_div(shape!(16), shape!(4)), coord!(4));
    same(shape_div(shape!((3,8)), shape!(12)), coord!((1,2)));
    same(shape_div(shape!((2,12)), shape!(4)), coord!((1,6)));
    same(shape_div(shape!(((2,2,2),(4))), shape!((8,4))), coord!(((1,1,1),(1))));
    same(shape_div(shape!((12)), shape!((4))), coord!((3)));
    same(shape_div(shape!(((16),2)), shape!((16,1))), coord!(((1),2)));
    same(shape_div(shape!((4,2,(8,6,2))), shape!(8)), coord!((1,1,(8,6,2))));
    same(shape_div(shape!(((2,16,8),5,2)), shape!((256,5,1))), coord!(((1,1,1),1,2)));
    same(shape_div(shape!((7)), shape!((1))), coord!((7)));
    same(shape_div(shape!((8,5)), shape!(1)), coord!((8,5)));
    same(shape_div(shape!(((1))), shape!(7)), coord!(((1))));
    same(shape_div(shape!(4), shape!(12)), coord!(1));
    same(shape_div(shape!((4,6,2)), shape!((4,3,1))), coord!((1,2,2)));
}

fn answers_2() {
    same(shape_div(shape!(((2,8),(4,1,3),3)), shape!((1,2,3))), coord!(((2,8),(2,1,3),1)));
    same(shape_div(shape!((2,8,(3))), shape!((2,1,1))), coord!((1,8,(3))));
    same(shape_div(shape!((6,4,6)), shape!(12)), coord!((1,2,6)));
    same(shape_div(shape!((2,(4))), shape!(8)), coord!((1,(1))));
    same(shape_div(shape!((4,4,4)), shape!((2,4,1))), coord!((2,1,4)));
    same(shape_div(shape!(((8,3,12))), shape!((4))), coord!(((2,3,12))));
    same(shape_div(shape!((6,2,8)), shape!((2,2,1))), coord!((3,1,8)));
    same(shape_div(shape!((8,1)), shape!((2,1))), coord!((4,1)));
    same(shape_div(shape!(((3,5),(16,16),7)), shape!((3,128,7))), coord!(((1,5),(1,2),1)));
    same(shape_div(shape!(((3))), shape!((1))), coord!(((3))));
}

fn refusals_0() {
    refused!(any R, (_8, _16, _5): DividesTo<(_8, _7, _2), Exact, R>);
    refused!(any R, (_2, _7, _2, _2): DividesTo<(_1, _4, _32, _5), Exact, R>);
    refused!(any R, (_7, _7): DividesTo<(_2, _5), Exact, R>);
    refused!(any R, (_2, _6, _32): DividesTo<(_5, _4, _8), Exact, R>);
    refused!(any R, _5: DividesTo<_16, Exact, R>);
    refused!(any R, _5: DividesTo<((_2,), (_4, _2, _5), (_4, _3, _5)), Exact, R>);
    refused!(any R, _12: DividesTo<(_7,), Exact, R>);
    refused!(any R, _3: DividesTo<(_4, _16), Exact, R>);
    refused!(any R, _4: DividesTo<(_6, _12), Exact, R>);
    refused!(any R, _7: DividesTo<(_4, (_1,)), Exact, R>);
    refused!(any R, _8: DividesTo<_12, Exact, R>);
    refused!(any R, _4: DividesTo<(_3,), Exact, R>);
}
