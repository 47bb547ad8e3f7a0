// Written by `cargo run --example generate_checks`: change the generator, not this file.
use crate::names::*;

fn answers_0() {
    same(idx2crd(coord!(256), shape!(((16,3),7))), coord!(((0,1),5)));
    same(idx2crd(coord!(3), shape!(7)), coord!(3));
    same(idx2crd(coord!(42), shape!((12,7))), coord!((6,3)));
    same(idx2crd(coord!(3033), shape!(((12,2,5),4,8))), coord!(((9,0,1),1,6)));
    same(idx2crd(coord!(0), shape!(2)), coord!(0));
    same(idx2crd(coord!(28), shape!((5,8))), coord!((3,5)));
    same(idx2crd(coord!(34), shape!(((5,4),2))), coord!(((4,2),1)));
    same(idx2crd(coord!(16), shape!((4,8))), coord!((0,4)));
    same(idx2crd(coord!(0), shape!((7))), coord!((0)));
    same(idx2crd(coord!(2622), shape!((((6,5),3,(4,4,2))))), coord!((((0,2),0,(1,3,1)))));
    same(idx2crd(coord!(1), shape!((3))), coord!((1)));
    same(idx2crd(coord!(30), shape!((8,(7)))), coord!((6,(3))));
    same(idx2crd(coord!(41), shape!((3,16))), coord!((2,13)));
    same(idx2crd(coord!(1), shape!(5)), coord!(1));
    same(idx2crd(coord!(280), shape!(((4,(3,7,2)),2,1))), coord!(((0,(1,2,1)),1,0)));
    same(idx2crd(coord!(0), shape!(4)), coord!(0));
}

fn answers_1() {
    same(idx2crd(coord!(555), shape!((5,8,8,4))), coord!((0,7,5,1)));
    same(idx2crd(coord!(172), shape!((4,8,(6)))), coord!((0,3,(5))));
    same(idx2crd(coord!(811), shape!((7,5,(4,4,2)))), coord!((6,0,(3,1,1))));
    same(idx2crd(coord!(7), shape!(8)), coord!(7));
    same(idx2crd(coord!(468), shape!((4,3,32,6))), coord!((0,0,7,1)));
    same(idx2crd(coord!(12), shape!(((6),4))), coord!(((0),2)));
    same(idx2crd(coord!(1), shape!((2))), coord!((1)));
    same(idx2crd(coord!(6), shape!(8)), coord!(6));
    same(idx2crd(coord!(281), shape!(((2,1,32),5))), coord!(((1,0,12),4)));
    same(idx2crd(coord!(0), shape!((4))), coord!((0)));
    same(idx2crd(coord!(1), shape!(32)), coord!(1));
    same(idx2crd(coord!(1237), shape!((4,((8),(5,2),12)))), coord!((1,((5),(3,1),3))));
    same(idx2crd(coord!(50), shape!(((2,(8)),4))), coord!(((0,(1)),3)));
    same(idx2crd(coord!(0), shape!((3))), coord!((0)));
    same(idx2crd(coord!(2), shape!(6)), coord!(2));
    same(idx2crd(coord!(16), shape!((12,2))), coord!((4,1)));
}

fn answers_2() {
    same(idx2crd(coord!(11), shape!((5,4))), coord!((1,2)));
    same(idx2crd(coord!(15), shape!((3,8))), coord!((0,5)));
    same(idx2crd(coord!(81), shape!((7,7,(4)))), coord!((4,4,(1))));
    same(idx2crd(coord!(82), shape!((12,8))), coord!((10,6)));
    same(idx2crd(coord!(21), shape!((7,3,4))), coord!((0,0,1)));
    same(idx2crd(coord!(22), shape!((7,(6)))), coord!((1,(3))));
    same(idx2crd(coord!(21), shape!((5,(6,2)))), coord!((1,(4,0))));
    same(idx2crd(coord!(64), shape!((7,(2,2,12)))), coord!((1,(1,0,2))));
    same(idx2crd(coord!(3), shape!(4)), coord!(3));
    same(idx2crd(coord!(5), shape!((2,1,8))), coord!((1,0,2)));
    same(idx2crd(coord!(34), shape!((4,5,2))), coord!((2,3,1)));
    same(idx2crd(coord!(9), shape!((12))), coord!((9)));
    same(idx2crd(coord!(39), shape!((4,(7,4)))), coord!((3,(2,1))));
    same(idx2crd(coord!(1), shape!(((6,2)))), coord!(((1,0))));
    same(idx2crd(coord!(2), shape!((6,4,4))), coord!((2,0,0)));
    same(idx2crd(coord!(48), shape!(((12,5)))), coord!(((0,4))));
}

fn answers_3() {
    same(idx2crd(coord!(4), shape!(16)), coord!(4));
    same(idx2crd(coord!(109), shape!(((4,2),16))), coord!(((1,1),13)));
    same(idx2crd(coord!(36), shape!((4,2,5))), coord!((0,1,4)));
    same(idx2crd(coord!(8703), shape!((7,(7,16,8),7))), coord!((2,(4,1,3),1)));
    same(idx2crd(coord!(16), shape!((1,6,5))), coord!((0,4,2)));
    same(idx2crd(coord!(33), shape!((2,4,5))), coord!((1,0,4)));
    same(idx2crd(coord!(1), shape!(((2)))), coord!(((1))));
    same(idx2crd(coord!(20), shape!(((12),1,8))), coord!(((8),0,1)));
}
