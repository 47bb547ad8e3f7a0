// Written by `cargo run --example generate_checks`: change the generator, not this file.
use crate::names::*;

fn answers_0() {
    same(Layout::ordered(shape!((3,2,8,8)), coord!((0,3,1,2))), layout!((3,2,8,8):(1,192,3,24)));
    same(Layout::ordered(shape!((2,(2,32,4))), coord!((0,1))), layout!((2,(2,32,4)):(1,(2,4,128))));
    same(Layout::ordered(shape!((2,4,(16,4,2))), coord!((1,2,0))), layout!((2,4,(16,4,2)):(128,256,(1,16,64))));
    same(Layout::ordered(shape!((6,(2,4,4))), coord!((0,1))), layout!((6,(2,4,4)):(1,(6,12,48))));
    same(Layout::ordered(shape!(((4,4),32)), coord!((1,0))), layout!(((4,4),32):((32,128),1)));
    same(Layout::ordered(shape!((5,8,(4,4),2)), coord!((2,3,1,0))), layout!((5,8,(4,4),2):(32,160,(2,8),1)));
    same(Layout::ordered(shape!((4,16)), coord!((0,1))), layout!((4,16):(1,4)));
    same(Layout::ordered(shape!((2,32,4)), coord!((0,2,1))), layout!((2,32,4):(1,8,2)));
    same(Layout::ordered(shape!(((2,5),4)), coord!((1,0))), layout!(((2,5),4):((4,8),1)));
    same(Layout::ordered(shape!((8,1)), coord!((0,1))), layout!((8,1):(1,0)));
    same(Layout::ordered(shape!((7,4,(1,4))), coord!((1,2,0))), layout!((7,4,(1,4)):(4,28,(0,1))));
    same(Layout::ordered(shape!(((1,8,4),4)), coord!((0,1))), layout!(((1,8,4),4):((0,1,8),32)));
    same(Layout::ordered(shape!((7,8,1)), coord!((2,1,0))), layout!((7,8,1):(8,1,0)));
    same(Layout::ordered(shape!((16,5)), coord!((0,1))), layout!((16,5):(1,16)));
    same(Layout::ordered(shape!((2,7,1,(12))), coord!((0,1,2,3))), layout!((2,7,1,(12)):(1,2,0,(14))));
    same(Layout::ordered(shape!((3,8,2,2)), coord!((1,2,0,3))), layout!((3,8,2,2):(2,6,1,48)));
}

fn answers_1() {
    same(Layout::ordered(shape!((5,2)), coord!((1,0))), layout!((5,2):(2,1)));
    same(Layout::ordered(shape!((4,1,4)), coord!((0,1,2))), layout!((4,1,4):(1,0,4)));
    same(Layout::ordered(shape!((8,5,2,32)), coord!((2,3,0,1))), layout!((8,5,2,32):(64,512,1,2)));
    same(Layout::ordered(shape!((2,1)), coord!((0,1))), layout!((2,1):(1,0)));
    same(Layout::ordered(shape!(((4,32),12,2)), coord!((2,1,0))), layout!(((4,32),12,2):((24,96),2,1)));
    same(Layout::ordered(shape!((16,4,8)), coord!((2,0,1))), layout!((16,4,8):(32,1,4)));
    same(Layout::ordered(shape!((32,(4,32))), coord!((1,0))), layout!((32,(4,32)):(128,(1,4))));
    same(Layout::ordered(shape!((4,7,(2,8),4)), coord!((1,0,3,2))), layout!((4,7,(2,8),4):(7,1,(112,224),28)));
    same(Layout::ordered(shape!(((3,5,5),7)), coord!((0,1))), layout!(((3,5,5),7):((1,3,15),75)));
    let _: OrderedLayout<_5, _2> = layout!(5:1);
    let _: OrderedLayout<(_6, _4), (_0, _1)> = layout!((6,4):(1,6));
    let _: OrderedLayout<(_6,), (_0,)> = layout!((6):(1));
    let _: OrderedLayout<((_4,), _3, (_8,)), (_2, _0, _1)> = layout!(((4),3,(8)):((24),1,(3)));
    let _: OrderedLayout<((_16,), _5), (_0, _1)> = layout!(((16),5):((1),16));
    let _: OrderedLayout<((_4, _7), _1, _3), (_2, _0, _1)> = layout!(((4,7),1,3):((3,12),0,1));
    let _: OrderedLayout<(_8,), (_0,)> = layout!((8):(1));
}

fn answers_2() {
    let _: OrderedLayout<(_4, (_1,)), (_0, _1)> = layout!((4,(1)):(1,(0)));
    let _: OrderedLayout<(_12,), (_0,)> = layout!((12):(1));
    let _: OrderedLayout<(_6, (_2, _1)), (_0, _1)> = layout!((6,(2,1)):(1,(6,0)));
    let _: OrderedLayout<(_8, _7), (_0, _1)> = layout!((8,7):(1,8));
    let _: OrderedLayout<(_4, _8, _12), (_2, _0, _1)> = layout!((4,8,12):(96,1,8));
    let _: OrderedLayout<(_4, _16, _12), (_2, _1, _0)> = layout!((4,16,12):(192,12,1));
    let _: OrderedLayout<(_5, _4, _16), (_2, _1, _0)> = layout!((5,4,16):(64,16,1));
    let _: OrderedLayout<(_16, _16), (_1, _0)> = layout!((16,16):(16,1));
    let _: OrderedLayout<((_6, _6, _3), _2), (_0, _1)> = layout!(((6,6,3),2):((1,6,36),108));
    let _: OrderedLayout<(_4, _5), _0> = layout!((4,5):(1,4));
    let _: OrderedLayout<(_7, _7, _3), (_0, _2, _1)> = layout!((7,7,3):(1,21,7));
    let _: OrderedLayout<(_3,), (_0,)> = layout!((3):(1));
    let _: OrderedLayout<(_7, _4), (_1, _0)> = layout!((7,4):(4,1));
    let _: OrderedLayout<((_5, _12), _4, _4), (_2, _1, _0)> = layout!(((5,12),4,4):((16,80),4,1));
    let _: OrderedLayout<(_12, _4), (_1, _0)> = layout!((12,4):(4,1));
    let _: OrderedLayout<((_2, _2, _7), _3), (_1, _0)> = layout!(((2,2,7),3):((3,6,12),1));
}

fn answers_3() {
    let _: OrderedLayout<(_6, (_5, _1)), (_0, _1)> = layout!((6,(5,1)):(1,(6,0)));
}
