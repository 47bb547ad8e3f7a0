// Written by `cargo run --example generate_checks`: change the generator, not this file.
use crate::names::*;

fn answers_0() {
    same(Layout::right(shape!((2,(16,16)))), layout!((2,(16,16)):(256,(16,1))));
    same(Layout::right(shape!(4)), layout!(4:1));
    same(Layout::right(shape!((4,8,16))), layout!((4,8,16):(128,16,1)));
    same(Layout::right(shape!((4,1,7))), layout!((4,1,7):(7,0,1)));
    same(Layout::right(shape!((((4),(16,16,2)),4))), layout!((((4),(16,16,2)),4):(((2048),(128,8,4)),1)));
    same(Layout::right(shape!((8,4,4))), layout!((8,4,4):(16,4,1)));
    same(Layout::right(shape!((3,6))), layout!((3,6):(6,1)));
    same(Layout::right(shape!((1,4,(6,8,4)))), layout!((1,4,(6,8,4)):(0,192,(32,4,1))));
    same(Layout::right(shape!(8)), layout!(8:1));
    same(Layout::right(shape!((7,7,(4,12),2))), layout!((7,7,(4,12),2):(672,96,(24,2),1)));
    same(Layout::right(shape!(((8,2,8)))), layout!(((8,2,8)):((16,8,1))));
    same(Layout::right(shape!((4,((12,2,4),2)))), layout!((4,((12,2,4),2)):(192,((16,8,2),1))));
    same(Layout::right(shape!(((4,32)))), layout!(((4,32)):((32,1))));
    same(Layout::right(shape!((8,6,4,1))), layout!((8,6,4,1):(24,4,1,0)));
    same(Layout::right(shape!((12,2,4))), layout!((12,2,4):(8,4,1)));
    same(Layout::right(shape!((3,12))), layout!((3,12):(12,1)));
}

fn answers_1() {
    same(Layout::right(shape!((8,16,16))), layout!((8,16,16):(256,16,1)));
    same(Layout::right(shape!(12)), layout!(12:1));
    same(Layout::right(shape!((4,((4),8)))), layout!((4,((4),8)):(32,((8),1))));
    same(Layout::right(shape!((7,2,(3,4,6)))), layout!((7,2,(3,4,6)):(144,72,(24,6,1))));
    same(Layout::right(shape!((1,(5),4))), layout!((1,(5),4):(0,(4),1)));
    same(Layout::right(shape!((32,1,5))), layout!((32,1,5):(5,0,1)));
    same(Layout::right(shape!((12,1,3,5))), layout!((12,1,3,5):(15,0,5,1)));
    same(Layout::right(shape!((16,5,32))), layout!((16,5,32):(160,32,1)));
    same(Layout::right(shape!(((2,2)))), layout!(((2,2)):((2,1))));
    same(Layout::right(shape!((32,(4,4,4),4,1))), layout!((32,(4,4,4),4,1):(256,(64,16,4),1,0)));
    same(Layout::right(shape!(((4,5,3),2,5))), layout!(((4,5,3),2,5):((150,30,10),5,1)));
    let _: RightLayout<((_1, _16),)> = layout!(((1,16)):((0,1)));
    let _: RightLayout<((_12,), _4, (_3, _2))> = layout!(((12),4,(3,2)):((24),6,(2,1)));
    let _: RightLayout<((_6, _4), (_2,))> = layout!(((6,4),(2)):((8,2),(1)));
    let _: RightLayout<((_5, _16),)> = layout!(((5,16)):((16,1)));
    let _: RightLayout<(_2, _5)> = layout!((2,5):(5,1));
}

fn answers_2() {
    let _: RightLayout<(_5,)> = layout!((5):(1));
    let _: RightLayout<((_4,), _5, _4)> = layout!(((4),5,4):((20),4,1));
    let _: RightLayout<(_1, _4)> = layout!((1,4):(0,1));
    let _: RightLayout<(_4, (_4,), _8)> = layout!((4,(4),8):(32,(8),1));
    let _: RightLayout<(_6, _6, (_7, _1, _2))> = layout!((6,6,(7,1,2)):(84,14,(2,0,1)));
    let _: RightLayout<(_2, _8)> = layout!((2,8):(8,1));
    let _: RightLayout<((_8,), _12)> = layout!(((8),12):((12),1));
    let _: RightLayout<(_6, _1, _2)> = layout!((6,1,2):(2,0,1));
    let _: RightLayout<((_2, _2), (_8, _3, _2))> = layout!(((2,2),(8,3,2)):((96,48),(6,2,1)));
    let _: RightLayout<((_2,),)> = layout!(((2)):((1)));
    let _: RightLayout<_16> = layout!(16:1);
    let _: RightLayout<_3> = layout!(3:1);
    let _: RightLayout<(_16, _2, _3)> = layout!((16,2,3):(6,3,1));
    let _: RightLayout<((_3, _5), _4, (_4,))> = layout!(((3,5),4,(4)):((80,16),4,(1)));
    let _: RightLayout<(_6,)> = layout!((6):(1));
    let _: RightLayout<((_1, _12), (_3, _7, _5))> = layout!(((1,12),(3,7,5)):((0,105),(35,5,1)));
}

fn answers_3() {
    let _: RightLayout<(_12, (_4, _4, _2), (_1, _2))> = layout!((12,(4,4,2),(1,2)):(64,(16,4,2),(0,1)));
    let _: RightLayout<(_4, _8)> = layout!((4,8):(8,1));
    let _: RightLayout<(_7,)> = layout!((7):(1));
}
