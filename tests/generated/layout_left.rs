// Written by `cargo run --example generate_checks`: change the generator, not this file.
use crate::names::*;

fn answers_0() {
    same(Layout::left(shape!((4,8,2))), layout!((4,8,2):(1,4,32)));
    same(Layout::left(shape!((4,(1,8),16))), layout!((4,(1,8),16):(1,(0,4),32)));
    same(Layout::left(shape!((4,1))), layout!((4,1):(1,0)));
    same(Layout::left(shape!((2,12,4,4))), layout!((2,12,4,4):(1,2,24,96)));
    same(Layout::left(shape!(((1,16),2))), layout!(((1,16),2):((0,1),16)));
    same(Layout::left(shape!((16,1,6))), layout!((16,1,6):(1,0,16)));
    same(Layout::left(shape!(6)), layout!(6:1));
    same(Layout::left(shape!((1,((4,6)),8))), layout!((1,((4,6)),8):(0,((1,4)),24)));
    same(Layout::left(shape!((4,8))), layout!((4,8):(1,4)));
    same(Layout::left(shape!((((4,6)),7,(6)))), layout!((((4,6)),7,(6)):(((1,4)),24,(168))));
    same(Layout::left(shape!(12)), layout!(12:1));
    same(Layout::left(shape!((6,12,8))), layout!((6,12,8):(1,6,72)));
    same(Layout::left(shape!((5))), layout!((5):(1)));
    same(Layout::left(shape!((2,1,((2,2,6))))), layout!((2,1,((2,2,6))):(1,0,((2,4,8)))));
    same(Layout::left(shape!((2,5,(3,2,3)))), layout!((2,5,(3,2,3)):(1,2,(10,30,60))));
    same(Layout::left(shape!((4,16,4,8))), layout!((4,16,4,8):(1,4,64,256)));
}

fn answers_1() {
    same(Layout::left(shape!((7,2))), layout!((7,2):(1,7)));
    same(Layout::left(shape!((2,2))), layout!((2,2):(1,2)));
    same(Layout::left(shape!((8,(5,4,6),4))), layout!((8,(5,4,6),4):(1,(8,40,160),960)));
    same(Layout::left(shape!((16,(1),4))), layout!((16,(1),4):(1,(0),16)));
    same(Layout::left(shape!(((2,8),(2,1,2),1))), layout!(((2,8),(2,1,2),1):((1,2),(16,0,32),0)));
    same(Layout::left(shape!(4)), layout!(4:1));
    same(Layout::left(shape!((2,(3,4,4),3))), layout!((2,(3,4,4),3):(1,(2,6,24),96)));
    let _: LeftLayout<((_16, _6, _4), (_3, _7), (_12, _2))> = layout!(((16,6,4),(3,7),(12,2)):((1,16,96),(384,1152),(8064,96768)));
    let _: LeftLayout<(_6,)> = layout!((6):(1));
    let _: LeftLayout<(_7,)> = layout!((7):(1));
    let _: LeftLayout<(_8, _3)> = layout!((8,3):(1,8));
    let _: LeftLayout<(_4,)> = layout!((4):(1));
    let _: LeftLayout<(_8, _1)> = layout!((8,1):(1,0));
    let _: LeftLayout<(_2,)> = layout!((2):(1));
    let _: LeftLayout<(_2, _7, (_8,))> = layout!((2,7,(8)):(1,2,(14)));
    let _: LeftLayout<((_3, _6, _7), _7, _2)> = layout!(((3,6,7),7,2):((1,3,18),126,882));
}

fn answers_2() {
    let _: LeftLayout<(_12, _2)> = layout!((12,2):(1,12));
    let _: LeftLayout<((_1,),)> = layout!(((1)):((0)));
    let _: LeftLayout<((_6, _12, _4), _4, _4)> = layout!(((6,12,4),4,4):((1,6,72),288,1152));
    let _: LeftLayout<(_2, (_6, _4), _4)> = layout!((2,(6,4),4):(1,(2,12),48));
    let _: LeftLayout<(_2, _1)> = layout!((2,1):(1,0));
    let _: LeftLayout<_5> = layout!(5:1);
    let _: LeftLayout<(_4, _7, _5)> = layout!((4,7,5):(1,4,28));
    let _: LeftLayout<(_6, (_2, _2), (_4, _12, _16))> = layout!((6,(2,2),(4,12,16)):(1,(6,12),(24,96,1152)));
    let _: LeftLayout<(_12,)> = layout!((12):(1));
    let _: LeftLayout<((_6,), _7, _2)> = layout!(((6),7,2):((1),6,42));
    let _: LeftLayout<((_16, _8, _8), _3)> = layout!(((16,8,8),3):((1,16,128),1024));
    let _: LeftLayout<((_2, _7),)> = layout!(((2,7)):((1,2)));
    let _: LeftLayout<(_16, _12, (_5, _7, _16))> = layout!((16,12,(5,7,16)):(1,16,(192,960,6720)));
    let _: LeftLayout<(_12, _3, _4)> = layout!((12,3,4):(1,12,36));
    let _: LeftLayout<(_1, _6, _12)> = layout!((1,6,12):(0,1,6));
}
