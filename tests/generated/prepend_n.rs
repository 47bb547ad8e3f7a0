// Written by `cargo run --example generate_checks`: change the generator, not this file.
use crate::names::*;

fn answers_0() {
    same(layout!((4,32):(3,2)).prepend_to(coord!(3), layout!((4,1,2):(2,0,1))), layout!(((4,1,2),4,32):((2,0,1),3,2)));
    same(layout!(4:1).prepend_to(coord!(3), layout!(1:0)), layout!((1,1,4):(0,0,1)));
    same(layout!(32:1).prepend_to(coord!(3), layout!(1:0)), layout!((1,1,32):(0,0,1)));
    same(layout!((2,8,(8)):(16,12,(5))).prepend_to(coord!(5), layout!(1:0)), layout!((1,1,2,8,(8)):(0,0,16,12,(5))));
    same(layout!(5:1).prepend_to(coord!(1), layout!(1:0)), layout!(5:1));
    same(layout!((8,3):(3,1)).prepend_to(coord!(3), layout!(12:3)), layout!((12,8,3):(3,3,1)));
    same(layout!((2):(1)).prepend_to(coord!(1), layout!(1:0)), layout!((2):(1)));
    same(layout!(16:1).prepend_to(coord!(2), layout!(1:0)), layout!((1,16):(0,1)));
    same(layout!((3,(4,12)):(16,(32,6))).prepend_to(coord!(2), layout!((2,7):(7,1))), layout!((3,(4,12)):(16,(32,6))));
    same(layout!((3,4):(6,1)).prepend_to(coord!(4), layout!(1:0)), layout!((1,1,3,4):(0,0,6,1)));
    same(layout!((4,3):(3,1)).prepend_to(coord!(3), layout!((4,1):(1,0))), layout!(((4,1),4,3):((1,0),3,1)));
    same(layout!((5,1,32):(32,0,0)).prepend_to(coord!(4), layout!(8:1)), layout!((8,5,1,32):(1,32,0,0)));
    same(layout!((1,7):(0,24)).prepend_to(coord!(2), layout!((3,2):(1,9))), layout!((1,7):(0,24)));
    same(layout!((3,5):(1,3)).prepend_to(coord!(2), layout!((4,8,4):(16,128,4))), layout!((3,5):(1,3)));
    same(layout!((6,7):(1,6)).prepend_to(coord!(4), layout!((4,16,(8,2,7)):(2,6,(1,2,12)))), layout!(((4,16,(8,2,7)),(4,16,(8,2,7)),6,7):((2,6,(1,2,12)),(2,6,(1,2,12)),1,6)));
    same(layout!((2):(1)).prepend_to(coord!(1), layout!((4,2):(6,3))), layout!((2):(1)));
}

fn answers_1() {
    same(layout!((2,(7,5)):(16,(4,8))).prepend_to(coord!(2), layout!(((4)):((1)))), layout!((2,(7,5)):(16,(4,8))));
    same(layout!(((12,1),(6,8)):((64,768),(768,8))).prepend_to(coord!(1), layout!(16:0)), layout!(((12,1),(6,8)):((64,768),(768,8))));
    same(layout!(6:1).prepend_to(coord!(5), layout!(((4,7,3)):((3,12,1)))), layout!((((4,7,3)),((4,7,3)),((4,7,3)),((4,7,3)),6):(((3,12,1)),((3,12,1)),((3,12,1)),((3,12,1)),1)));
    same(layout!((2):(1)).prepend_to(coord!(1), layout!((8,8):(3,3))), layout!((2):(1)));
    same(layout!(((8,2,3)):((2,1,32))).prepend_to(coord!(3), layout!((8,8):(8,1))), layout!(((8,8),(8,8),(8,2,3)):((8,1),(8,1),(2,1,32))));
    same(layout!((5):(1)).prepend_to(coord!(1), layout!((7):(4))), layout!((5):(1)));
    same(layout!((2,2,7):(2,0,4)).prepend_to(coord!(3), layout!(((5)):((1)))), layout!((2,2,7):(2,0,4)));
    same(layout!((6,7,(12,7,4)):(2352,1,(7,84,588))).prepend_to(coord!(2), layout!(2:1)), layout!((6,7,(12,7,4)):(2352,1,(7,84,588))));
    same(layout!((16,(7,4,8)):(1,(16,112,448))).prepend_to(coord!(1), layout!((5,4):(-4,1))), layout!((16,(7,4,8)):(1,(16,112,448))));
    same(layout!(((1,4,2),7):((16,2,8),16)).prepend_to(coord!(3), layout!((2,8):(8,0))), layout!(((2,8),(1,4,2),7):((8,0),(16,2,8),16)));
    same(layout!(((7,2)):((12,16))).prepend_to(coord!(4), layout!(7:1)), layout!((7,7,7,(7,2)):(1,1,1,(12,16))));
    same(layout!((7,8):(1,7)).prepend_to(coord!(2), layout!(((8),2):((1),8))), layout!((7,8):(1,7)));
    same(layout!((2,(8,2)):(1,(2,16))).prepend_to(coord!(4), layout!(7:1)), layout!((7,7,2,(8,2)):(1,1,1,(2,16))));
    same(layout!(((16,12,4),2,16):((1,16,192),768,1536)).prepend_to(coord!(4), layout!((8,16):(6,1))), layout!(((8,16),(16,12,4),2,16):((6,1),(1,16,192),768,1536)));
    same(layout!((12):(1)).prepend_to(coord!(4), layout!((3):(0))), layout!(((3),(3),(3),12):((0),(0),(0),1)));
    same(layout!(((1,4),4):((1,1),4)).prepend_to(coord!(5), layout!((4,16):(1,4))), layout!(((4,16),(4,16),(4,16),(1,4),4):((1,4),(1,4),(1,4),(1,1),4)));
}

fn answers_2() {
    same(layout!((1):(12)).prepend_to(coord!(4), layout!((2,(1,8,8)):(64,(128,1,8)))), layout!(((2,(1,8,8)),(2,(1,8,8)),(2,(1,8,8)),1):((64,(128,1,8)),(64,(128,1,8)),(64,(128,1,8)),12)));
    same(layout!((3,7,7):(1,3,21)).prepend_to(coord!(2), layout!(1:1)), layout!((3,7,7):(1,3,21)));
    same(layout!((16):(8)).prepend_to(coord!(2), layout!((6,8,6):(1,36,6))), layout!(((6,8,6),16):((1,36,6),8)));
    same(layout!(3:100).prepend_to(coord!(5), layout!(16:1)), layout!((16,16,16,16,3):(1,1,1,1,100)));
    same(layout!(((2,6,12)):((100,100,2))).prepend_to(coord!(2), layout!((2):(6))), layout!(((2),(2,6,12)):((6),(100,100,2))));
}
