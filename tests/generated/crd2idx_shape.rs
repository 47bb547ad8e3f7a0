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
    same(crd2idx_shape(coord!(25), shape!((8,4))), coord!(25));
    same(crd2idx_shape(coord!((1)), shape!((7))), coord!(1));
    same(crd2idx_shape(coord!(((1),0)), shape!(((2),2))), coord!(1));
    same(crd2idx_shape(coord!((2)), shape!((3))), coord!(2));
    same(crd2idx_shape(coord!(((2,1,0))), shape!(((8,4,6)))), coord!(10));
    same(crd2idx_shape(coord!(((2,0,2),(4),3)), shape!(((5,4,8),(5),6))), coord!(3082));
    same(crd2idx_shape(coord!((0,2,3)), shape!((1,5,16))), coord!(17));
    same(crd2idx_shape(coord!((0)), shape!((1))), coord!(0));
}

fn answers_2() {
    same(crd2idx_shape(coord!(((11,1),4,2)), shape!(((12,2),16,4))), coord!(887));
    same(crd2idx_shape(coord!((0,5)), shape!((6,6))), coord!(30));
    same(crd2idx_shape(coord!((0,4)), shape!((2,6))), coord!(8));
    same(crd2idx_shape(coord!(7), shape!(8)), coord!(7));
    same(crd2idx_shape(coord!(((6,0),5,2)), shape!(((7,8),16,3))), coord!(2078));
    same(crd2idx_shape(coord!((3,0)), shape!((5,2))), coord!(3));
    same(crd2idx_shape(coord!(((5,6),1)), shape!(((12,8),(3)))), coord!(173));
    same(crd2idx_shape(coord!(((1,6,0),1)), shape!(((2,7,2),5))), coord!(41));
    same(crd2idx_shape(coord!((3)), shape!((6))), coord!(3));
    same(crd2idx_shape(coord!(1), shape!((3))), coord!(1));
    same(crd2idx_shape(coord!(1), shape!((2,5))), coord!(1));
    same(crd2idx_shape(coord!(0), shape!(2)), coord!(0));
    same(crd2idx_shape(coord!((1,2,4)), shape!((2,5,7))), coord!(45));
    same(crd2idx_shape(coord!((3,2,0)), shape!((6,5,5))), coord!(15));
}
