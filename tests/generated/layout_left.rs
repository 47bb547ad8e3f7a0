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
    let _: LeftLayout<(_16,)> = layout!((16):(1));
    let _: LeftLayout<(_4, (_7, _2, _16), _12)> = layout!((4,(7,2,16),12):(1,(4,28,56),896));
    let _: LeftLayout<(_8,)> = layout!((8):(1));
    let _: LeftLayout<(_3, _1)> = layout!((3,1):(1,0));
    let _: LeftLayout<(_8, _1)> = layout!((8,1):(1,0));
    let _: LeftLayout<(_5, _3)> = layout!((5,3):(1,5));
    let _: LeftLayout<(_12, (_1, _8, _4))> = layout!((12,(1,8,4)):(1,(0,12,96)));
    let _: LeftLayout<((_6,), (_7, _4), _7)> = layout!(((6),(7,4),7):((1),(6,42),168));
}

fn answers_2() {
    let _: LeftLayout<_16> = layout!(16:1);
    let _: LeftLayout<(_2,)> = layout!((2):(1));
    let _: LeftLayout<(_7, _1)> = layout!((7,1):(1,0));
    let _: LeftLayout<(_7, (_12, _4))> = layout!((7,(12,4)):(1,(7,84)));
    let _: LeftLayout<((_6, _2), _5, _8)> = layout!(((6,2),5,8):((1,6),12,60));
    let _: LeftLayout<(_6,)> = layout!((6):(1));
    let _: LeftLayout<_2> = layout!(2:1);
    let _: LeftLayout<((_2, _12), (_5, _2, _12), (_8,))> = layout!(((2,12),(5,2,12),(8)):((1,2),(24,120,240),(2880)));
    let _: LeftLayout<((_5,),)> = layout!(((5)):((1)));
    let _: LeftLayout<(_8, _12)> = layout!((8,12):(1,8));
    let _: LeftLayout<(_12, _3, (_2, _7))> = layout!((12,3,(2,7)):(1,12,(36,72)));
    let _: LeftLayout<(_12,)> = layout!((12):(1));
    let _: LeftLayout<(_4, _3)> = layout!((4,3):(1,4));
    let _: LeftLayout<_7> = layout!(7:1);
}
