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
    same(layout!((3,5):(1,3)).prepend_to(coord!(4), layout!(((4,6,8),4,4):((128,512,1),8,32))), layout!((((4,6,8),4,4),((4,6,8),4,4),3,5):(((128,512,1),8,32),((128,512,1),8,32),1,3)));
    same(layout!(((16,6,4),4,16):((16,8192,4),98304,512)).prepend_to(coord!(3), layout!((5):(1))), layout!(((16,6,4),4,16):((16,8192,4),98304,512)));
    same(layout!((2,(4,8),8):(12,(3,192),24)).prepend_to(coord!(5), layout!((7):(32))), layout!(((7),(7),2,(4,8),8):((32),(32),12,(3,192),24)));
}

fn answers_1() {
    same(layout!((6,4):(1,6)).prepend_to(coord!(2), layout!((1):(8))), layout!((6,4):(1,6)));
    same(layout!((1,(6,8)):(64,(64,4))).prepend_to(coord!(4), layout!((5,8,1):(1,5,5))), layout!(((5,8,1),(5,8,1),1,(6,8)):((1,5,5),(1,5,5),64,(64,4))));
    same(layout!((4,(16),12):(1,(4),64)).prepend_to(coord!(2), layout!(3:1)), layout!((4,(16),12):(1,(4),64)));
    same(layout!((3,5,(5,8)):(16,32,(3,3))).prepend_to(coord!(2), layout!((2,8,7):(1,2,16))), layout!((3,5,(5,8)):(16,32,(3,3))));
    same(layout!(6:3).prepend_to(coord!(4), layout!((6):(1))), layout!(((6),(6),(6),6):((1),(1),(1),3)));
    same(layout!((5):(1)).prepend_to(coord!(1), layout!((5):(0))), layout!((5):(1)));
    same(layout!(((5,16)):((1,0))).prepend_to(coord!(4), layout!((2,2,7):(0,1,4))), layout!(((2,2,7),(2,2,7),(2,2,7),(5,16)):((0,1,4),(0,1,4),(0,1,4),(1,0))));
    same(layout!(((4),(8)):((1),(4))).prepend_to(coord!(4), layout!(((12,7,4),(4,7,3),16):((16,0,0),(0,0,150528),1))), layout!((((12,7,4),(4,7,3),16),((12,7,4),(4,7,3),16),(4),(8)):(((16,0,0),(0,0,150528),1),((16,0,0),(0,0,150528),1),(1),(4))));
    same(layout!((7,5):(4,32)).prepend_to(coord!(2), layout!(16:1)), layout!((7,5):(4,32)));
    same(layout!(((1,4,2),7):((14,14,1),2)).prepend_to(coord!(2), layout!((6):(3))), layout!(((1,4,2),7):((14,14,1),2)));
    same(layout!(((2,4,3)):((3,6,1))).prepend_to(coord!(3), layout!(((7)):((1)))), layout!((((7)),((7)),(2,4,3)):(((1)),((1)),(3,6,1))));
    same(layout!((6,(8),4):(8,(1),48)).prepend_to(coord!(4), layout!((2):(1))), layout!(((2),6,(8),4):((1),8,(1),48)));
    same(layout!(((2,1),8):((8,8),1)).prepend_to(coord!(4), layout!(7:1)), layout!((7,7,(2,1),8):(1,1,(8,8),1)));
    same(layout!(((4,16)):((1,4))).prepend_to(coord!(4), layout!((16,4,2):(8,12,100))), layout!(((16,4,2),(16,4,2),(16,4,2),(4,16)):((8,12,100),(8,12,100),(8,12,100),(1,4))));
    same(layout!(6:1).prepend_to(coord!(1), layout!(16:1)), layout!(6:1));
    same(layout!((6,(3)):(0,(6))).prepend_to(coord!(2), layout!(((5,4),4):((8,6),3))), layout!((6,(3)):(0,(6))));
}

fn answers_2() {
    same(layout!((16,8,(4,7,6)):(16,86016,(2,6144,512))).prepend_to(coord!(1), layout!(16:2)), layout!((16,8,(4,7,6)):(16,86016,(2,6144,512))));
    same(layout!(((7,3,16),1):((1,112,7),336)).prepend_to(coord!(2), layout!((8,4,(2,6,2)):(2,192,(0,32,0)))), layout!(((7,3,16),1):((1,112,7),336)));
    same(layout!((5,5,(3,6)):(90,1,(30,5))).prepend_to(coord!(1), layout!((3,3):(1,3))), layout!((5,5,(3,6)):(90,1,(30,5))));
    same(layout!(8:1).prepend_to(coord!(5), layout!((1):(1))), layout!(((1),(1),(1),(1),8):((1),(1),(1),(1),1)));
    same(layout!(4:100).prepend_to(coord!(4), layout!((6,6,3):(18,3,1))), layout!(((6,6,3),(6,6,3),(6,6,3),4):((18,3,1),(18,3,1),(18,3,1),100)));
}
