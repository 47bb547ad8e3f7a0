// Written by `cargo run --example generate_checks`: change the generator, not this file.
use crate::names::*;

fn answers_0() {
    same(layout!(3:1).max_alignment(), coord!(3));
    same(layout!(((2,7,6),16,2):((32,6912,384),1,64)).max_alignment(), coord!(16));
    same(layout!(6:1).max_alignment(), coord!(6));
    same(layout!((2,(1,6)):(1,(6,2))).max_alignment(), coord!(12));
    same(layout!(7:32).max_alignment(), coord!(1));
    same(layout!((2,5,2,32):(320,0,0,10)).max_alignment(), coord!(1));
    same(layout!(((4,8),(2,(2,2))):((64,1),(32,(8,256)))).max_alignment(), coord!(16));
    same(layout!((5,4):(4,1)).max_alignment(), coord!(20));
    same(layout!((4,8):(8,1)).max_alignment(), coord!(32));
    same(layout!((7,6):(6,1)).max_alignment(), coord!(42));
    same(layout!((4,4,1,4):(1,16,0,4)).max_alignment(), coord!(64));
    same(layout!((5,32,3,6):(576,18,6,1)).max_alignment(), coord!(2880));
    same(layout!((32):(2)).max_alignment(), coord!(1));
    same(layout!((8,5):(4,12)).max_alignment(), coord!(1));
    same(layout!(12:4).max_alignment(), coord!(1));
    same(layout!((6,8):(8,1)).max_alignment(), coord!(48));
}

fn answers_1() {
    same(layout!((2,8,3,32):(1,192,64,2)).max_alignment(), coord!(1536));
    same(layout!(((2,8),4,(3)):((1,8),2,(64))).max_alignment(), coord!(192));
    same(layout!((4,(8,5),4,3):(3,(60,12),480,1)).max_alignment(), coord!(1920));
    same(layout!((8,1,4):(4,0,1)).max_alignment(), coord!(32));
    same(layout!((32,12):(8,256)).max_alignment(), coord!(1));
    same(layout!((4):(1)).max_alignment(), coord!(4));
    same(layout!((4,(32,2)):(4,(16,512))).max_alignment(), coord!(1));
    same(layout!(((32,7),8):((1,32),224)).max_alignment(), coord!(1792));
    same(layout!((12,32):(0,1)).max_alignment(), coord!(32));
    same(layout!((2,16):(16,1)).max_alignment(), coord!(32));
    same(layout!((1):(1)).max_alignment(), coord!(1));
    same(layout!((3,6,(12,16,2)):(16,12,(32,3,32))).max_alignment(), coord!(1));
    same(layout!((8):(0)).max_alignment(), coord!(1));
    same(layout!(16:1).max_alignment(), coord!(16));
    same(layout!(((2,1),(2,12,16),6):((0,384),(384,16,1),0)).max_alignment(), coord!(192));
    same(layout!((12,8):(4,48)).max_alignment(), coord!(1));
}

fn answers_2() {
    same(layout!((2):(100)).max_alignment(), coord!(1));
    same(layout!(((5,7)):((7,1))).max_alignment(), coord!(35));
    same(layout!((8,4,(3)):(3,24,(1))).max_alignment(), coord!(96));
    same(layout!((7,(2),(2,4,6)):(1,(0),(168,7,28))).max_alignment(), coord!(336));
    same(layout!((16,3,(6,4)):(1,384,(16,96))).max_alignment(), coord!(1152));
    same(layout!((4,12,(7,7,5)):(1,980,(4,0,196))).max_alignment(), coord!(28));
    same(layout!((5,3,(3,3,5)):(32,3,(16,12,8))).max_alignment(), coord!(1));
    same(layout!((2,2):(4,2)).max_alignment(), coord!(1));
    same(layout!((7):(1)).max_alignment(), coord!(7));
    same(layout!((4,12,7):(7,28,1)).max_alignment(), coord!(336));
    same(layout!(7:1).max_alignment(), coord!(7));
    same(layout!((8,12):(1,0)).max_alignment(), coord!(8));
    same(layout!(((4,5,6),4):((24,96,1),0)).max_alignment(), coord!(6));
    same(layout!(((4,5)):((3,3))).max_alignment(), coord!(1));
    same(layout!(((6)):((1))).max_alignment(), coord!(6));
    same(layout!((7,4):(1,0)).max_alignment(), coord!(7));
}
