// Written by `cargo run --example generate_checks`: change the generator, not this file.
use crate::names::*;

fn answers_0() {
    same(crd2idx_shape(coord!((3,(15,7),0)), shape!((4,((3,8),8),3))), coord!(735));
    same(crd2idx_shape(coord!((50,0,2)), shape!((((7,3),3),(6),4))), coord!(806));
    same(crd2idx_shape(coord!((8,((0),3),3)), shape!((32,((1),4),4))), coord!(488));
    same(crd2idx_shape(coord!(1), shape!(2)), coord!(1));
    same(crd2idx_shape(coord!(1), shape!(32)), coord!(1));
    same(crd2idx_shape(coord!(3), shape!(8)), coord!(3));
    same(crd2idx_shape(coord!((0,3)), shape!((4,7))), coord!(12));
    same(crd2idx_shape(coord!((1,4,2)), shape!((2,8,4))), coord!(41));
    same(crd2idx_shape(coord!(2), shape!(4)), coord!(2));
    same(crd2idx_shape(coord!((99,(1,1))), shape!(((4,8,5),(2,2)))), coord!(579));
    same(crd2idx_shape(coord!((1,(3,5))), shape!((4,((2,4),12)))), coord!(173));
    same(crd2idx_shape(coord!((0,5)), shape!((3,32))), coord!(15));
    same(crd2idx_shape(coord!(((4,0),4,0)), shape!(((8,5),5,2))), coord!(164));
    same(crd2idx_shape(coord!(0), shape!(6)), coord!(0));
    same(crd2idx_shape(coord!((2,0,(1,0),2)), shape!((7,4,(5,5),4))), coord!(1430));
    same(crd2idx_shape(coord!((2,3)), shape!((8,16))), coord!(26));
}

fn answers_1() {
    same(crd2idx_shape(coord!(4), shape!(12)), coord!(4));
    same(crd2idx_shape(coord!((14,0)), shape!((16,(2)))), coord!(14));
    same(crd2idx_shape(coord!((1,2)), shape!((2,4))), coord!(5));
    same(crd2idx_shape(coord!((8,2,4,1)), shape!((12,8,5,5))), coord!(896));
    same(crd2idx_shape(coord!(0), shape!(4)), coord!(0));
    same(crd2idx_shape(coord!((2)), shape!((8))), coord!(2));
    same(crd2idx_shape(coord!((1,1,3)), shape!((4,2,4))), coord!(29));
    same(crd2idx_shape(coord!((0,5,(1,3,1))), shape!((2,6,(3,5,4)))), coord!(310));
    same(crd2idx_shape(coord!((0,1)), shape!((8,4))), coord!(8));
    same(crd2idx_shape(coord!((2)), shape!((7))), coord!(2));
    same(crd2idx_shape(coord!(2), shape!(16)), coord!(2));
    same(crd2idx_shape(coord!((1,0,7)), shape!((7,2,8))), coord!(99));
    same(crd2idx_shape(coord!((3,2,174)), shape!((7,3,(8,4,6)))), coord!(3671));
    same(crd2idx_shape(coord!(((0,1,4),(1),0)), shape!(((5,4,8),(5),6))), coord!(245));
    same(crd2idx_shape(coord!((0,(0,0,8),0)), shape!((3,(5,2,16),2))), coord!(240));
    same(crd2idx_shape(coord!(((0),0)), shape!(((1),1))), coord!(0));
}

fn answers_2() {
    same(crd2idx_shape(coord!(399), shape!((6,7,(12,2)))), coord!(399));
    same(crd2idx_shape(coord!(10), shape!((12))), coord!(10));
    same(crd2idx_shape(coord!(389), shape!((16,5,8))), coord!(389));
    same(crd2idx_shape(coord!(((0,0),5)), shape!(((5,4),8))), coord!(100));
    same(crd2idx_shape(coord!((1,0,2)), shape!((3,12,3))), coord!(73));
    same(crd2idx_shape(coord!((3)), shape!((4))), coord!(3));
    same(crd2idx_shape(coord!(5), shape!(12)), coord!(5));
    same(crd2idx_shape(coord!((5,6,1)), shape!((7,12,4))), coord!(131));
    same(crd2idx_shape(coord!(0), shape!(5)), coord!(0));
    same(crd2idx_shape(coord!((0,(1,2,1),1)), shape!((1,(5,4,2),4))), coord!(71));
    same(crd2idx_shape(coord!((0,0)), shape!((1,1))), coord!(0));
    same(crd2idx_shape(coord!((2)), shape!((5))), coord!(2));
    same(crd2idx_shape(coord!((1,(3))), shape!((5,(7)))), coord!(16));
    same(crd2idx_shape(coord!(((0,2))), shape!(((3,6)))), coord!(6));
    same(crd2idx_shape(coord!(0), shape!(2)), coord!(0));
}
