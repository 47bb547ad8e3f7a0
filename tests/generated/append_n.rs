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
    same(layout!((2,8):(1,16)).append_to(coord!(3), layout!((12):(1))), layout!((2,8,(12)):(1,16,(1))));
    same(layout!(((2,4),3):((16,1),12)).append_to(coord!(1), layout!((2):(1))), layout!(((2,4),3):((16,1),12)));
    same(layout!((2,12):(4,16)).append_to(coord!(4), layout!((12,4,(8,8,2)):(32,12288,(2,384,6144)))), layout!((2,12,(12,4,(8,8,2)),(12,4,(8,8,2))):(4,16,(32,12288,(2,384,6144)),(32,12288,(2,384,6144)))));
}

fn answers_1() {
    same(layout!((16):(1)).append_to(coord!(3), layout!((2,7):(1,2))), layout!((16,(2,7),(2,7)):(1,(1,2),(1,2))));
    same(layout!((16,2,(16)):(3,768,(48))).append_to(coord!(4), layout!((12,5,(2,1,7)):(560,2,(10,280,20)))), layout!((16,2,(16),(12,5,(2,1,7))):(3,768,(48),(560,2,(10,280,20)))));
    same(layout!((12,4):(4,1)).append_to(coord!(1), layout!((8,5,(6)):(30,6,(1)))), layout!((12,4):(4,1)));
    same(layout!((5,12,6):(3,360,30)).append_to(coord!(3), layout!((6,7,(2,2,3)):(32,0,(12,1,1)))), layout!((5,12,6):(3,360,30)));
    same(layout!((16,(4)):(4,(1))).append_to(coord!(5), layout!((4):(2))), layout!((16,(4),(4),(4),(4)):(4,(1),(2),(2),(2))));
    same(layout!((8,4):(4,1)).append_to(coord!(1), layout!((6):(1))), layout!((8,4):(4,1)));
    same(layout!(1:1).append_to(coord!(4), layout!((4,1,(3,3,3)):(27,108,(3,0,1)))), layout!((1,(4,1,(3,3,3)),(4,1,(3,3,3)),(4,1,(3,3,3))):(1,(27,108,(3,0,1)),(27,108,(3,0,1)),(27,108,(3,0,1)))));
    same(layout!((2,4):(4,1)).append_to(coord!(3), layout!(((8,6),(7,8),6):((100,1),(8,3),1))), layout!((2,4,((8,6),(7,8),6)):(4,1,((100,1),(8,3),1))));
    same(layout!((2):(4)).append_to(coord!(2), layout!(((2)):((1)))), layout!((2,((2))):(4,((1)))));
    same(layout!((7,3):(3,1)).append_to(coord!(2), layout!((16,2):(0,1))), layout!((7,3):(3,1)));
    same(layout!((1):(1)).append_to(coord!(1), layout!(4:12)), layout!((1):(1)));
    same(layout!((4,3):(8,32)).append_to(coord!(4), layout!((5,2,1):(2,20,1))), layout!((4,3,(5,2,1),(5,2,1)):(8,32,(2,20,1),(2,20,1))));
    same(layout!((12,6):(1,12)).append_to(coord!(3), layout!(4:1)), layout!((12,6,4):(1,12,1)));
    same(layout!((3):(1)).append_to(coord!(2), layout!(((5),(2,16)):((1),(5,10)))), layout!((3,((5),(2,16))):(1,((1),(5,10)))));
    same(layout!((4):(1)).append_to(coord!(2), layout!((2):(1))), layout!((4,(2)):(1,(1))));
    same(layout!((4,16,8):(32,100,32)).append_to(coord!(5), layout!(2:100)), layout!((4,16,8,2,2):(32,100,32,100,100)));
}

fn answers_2() {
    same(layout!((16):(1)).append_to(coord!(4), layout!(3:4)), layout!((16,3,3,3):(1,4,4,4)));
    same(layout!((5):(1)).append_to(coord!(2), layout!((1,6):(1,1))), layout!((5,(1,6)):(1,(1,1))));
    same(layout!((2,5,1):(12,0,16)).append_to(coord!(1), layout!((2,2,4):(16,4,1))), layout!((2,5,1):(12,0,16)));
    same(layout!((16):(0)).append_to(coord!(4), layout!(((6),4):((4),1))), layout!((16,((6),4),((6),4),((6),4)):(0,((4),1),((4),1),((4),1))));
    same(layout!((2):(1)).append_to(coord!(2), layout!((1,8,(8,2)):(12,96,(12,3)))), layout!((2,(1,8,(8,2))):(1,(12,96,(12,3)))));
}
