// Written by `cargo run --example generate_checks`: change the generator, not this file.
use crate::names::*;

fn answers_0() {
    same(layout!(7:1).append_to(coord!(2), layout!(2:1)), layout!((7,2):(1,1)));
    same(layout!((5,8):(16,2)).append_to(coord!(3), layout!(1:0)), layout!((5,8,1):(16,2,0)));
    same(layout!(2:0).append_to(coord!(3), layout!(1:0)), layout!((2,1,1):(0,0,0)));
    same(layout!((32,4):(4,1)).append_to(coord!(3), layout!((12):(4))), layout!((32,4,(12)):(4,1,(4))));
    same(layout!(((4,8),(2,2)):((32,1),(16,8))).append_to(coord!(2), layout!(1:0)), layout!(((4,8),(2,2)):((32,1),(16,8))));
    same(layout!((3,8,7):(56,7,1)).append_to(coord!(4), layout!((1,3):(1,1))), layout!((3,8,7,(1,3)):(56,7,1,(1,1))));
    same(layout!((32):(1)).append_to(coord!(2), layout!(1:0)), layout!((32,1):(1,0)));
    same(layout!((4,1):(2,2)).append_to(coord!(4), layout!(1:0)), layout!((4,1,1,1):(2,2,0,0)));
    same(layout!(((4,8),(2,2)):((32,1),(16,8))).append_to(coord!(4), layout!((4):(5))), layout!(((4,8),(2,2),(4),(4)):((32,1),(16,8),(5),(5))));
    same(layout!(8:1).append_to(coord!(2), layout!(1:0)), layout!((8,1):(1,0)));
    same(layout!((4):(1)).append_to(coord!(3), layout!((12):(1))), layout!((4,(12),(12)):(1,(1),(1))));
    same(layout!(((2,(2,3)),(4,(1,2))):((1,(8,16)),(2,(0,48)))).append_to(coord!(2), layout!(1:0)), layout!(((2,(2,3)),(4,(1,2))):((1,(8,16)),(2,(0,48)))));
    same(layout!((4):(1)).append_to(coord!(1), layout!((2,3,2):(2,4,1))), layout!((4):(1)));
    same(layout!((2,8):(1,2)).append_to(coord!(5), layout!(6:1)), layout!((2,8,6,6,6):(1,2,1,1,1)));
    same(layout!(((2,4),3):((12,16),1)).append_to(coord!(1), layout!((4,12,2):(24,2,1))), layout!(((2,4),3):((12,16),1)));
    same(layout!((6):(3)).append_to(coord!(1), layout!((8,2):(2,16))), layout!((6):(3)));
}

fn answers_1() {
    same(layout!((4,3):(1,4)).append_to(coord!(5), layout!((16,(12),2):(100,(16),1))), layout!((4,3,(16,(12),2),(16,(12),2),(16,(12),2)):(1,4,(100,(16),1),(100,(16),1),(100,(16),1))));
    same(layout!((6,7,4):(0,24,1)).append_to(coord!(1), layout!(7:3)), layout!((6,7,4):(0,24,1)));
    same(layout!(2:1).append_to(coord!(2), layout!(7:1)), layout!((2,7):(1,1)));
    same(layout!((4,12):(1,4)).append_to(coord!(1), layout!((5):(2))), layout!((4,12):(1,4)));
    same(layout!(8:6).append_to(coord!(1), layout!((3):(2))), layout!(8:6));
    same(layout!((8):(1)).append_to(coord!(2), layout!((5):(1))), layout!((8,(5)):(1,(1))));
    same(layout!((3,7):(2,12)).append_to(coord!(5), layout!(((16,4),4):((16,1),4))), layout!((3,7,((16,4),4),((16,4),4),((16,4),4)):(2,12,((16,1),4),((16,1),4),((16,1),4))));
    same(layout!((2):(1)).append_to(coord!(2), layout!((8,(2,2)):(1,(8,16)))), layout!((2,(8,(2,2))):(1,(1,(8,16)))));
    same(layout!((6):(0)).append_to(coord!(5), layout!((8):(1))), layout!((6,(8),(8),(8),(8)):(0,(1),(1),(1),(1))));
    same(layout!((1,(3,3,3),(4,1)):(32,(3,16,6),(1,0))).append_to(coord!(2), layout!(6:1)), layout!((1,(3,3,3),(4,1)):(32,(3,16,6),(1,0))));
    same(layout!(((8,6),(7,8),6):((100,1),(1,8),2)).append_to(coord!(5), layout!((12,(7),4):(12,(16),1))), layout!(((8,6),(7,8),6,(12,(7),4),(12,(7),4)):((100,1),(1,8),2,(12,(16),1),(12,(16),1))));
    same(layout!((1):(3)).append_to(coord!(3), layout!((16):(0))), layout!((1,(16),(16)):(3,(0),(0))));
    same(layout!((8,1):(1,8)).append_to(coord!(3), layout!(((6,8,4)):((32,4,1)))), layout!((8,1,((6,8,4))):(1,8,((32,4,1)))));
    same(layout!((12,16):(2,24)).append_to(coord!(3), layout!(((5)):((4)))), layout!((12,16,((5))):(2,24,((4)))));
    same(layout!((7):(1)).append_to(coord!(1), layout!((3,3):(3,1))), layout!((7):(1)));
    same(layout!((4):(1)).append_to(coord!(2), layout!((8):(1))), layout!((4,(8)):(1,(1))));
}

fn answers_2() {
    same(layout!((12):(2)).append_to(coord!(2), layout!((12,7,2):(1,6,100))), layout!((12,(12,7,2)):(2,(1,6,100))));
    same(layout!(((16,7,1),(5)):((30,480,30),(3))).append_to(coord!(4), layout!((6):(1))), layout!(((16,7,1),(5),(6),(6)):((30,480,30),(3),(1),(1))));
    same(layout!((2,5,1):(12,16,0)).append_to(coord!(5), layout!((16,3,4):(3,0,32))), layout!((2,5,1,(16,3,4),(16,3,4)):(12,16,0,(3,0,32),(3,0,32))));
    same(layout!(5:1).append_to(coord!(4), layout!(4:-1)), layout!((5,4,4,4):(1,-1,-1,-1)));
    same(layout!((3,(6)):(1,(8))).append_to(coord!(2), layout!((1,8,(8,2)):(1,16,(1,8)))), layout!((3,(6)):(1,(8))));
}
