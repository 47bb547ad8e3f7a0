// Written by `cargo run --example generate_checks`: change the generator, not this file.
use crate::names::*;

fn answers_0() {
    same(layout!((6):(1)).replace(coord!(0), layout!(2:0)), layout!((2):(0)));
    same(layout!(((4,2,5)):((8,32,64))).replace(coord!(0), layout!((1,5,2):(0,6,3))), layout!(((1,5,2)):((0,6,3))));
    same(layout!(((2,2),(8,4)):((1,16),(2,32))).replace(coord!(0), layout!(2:1)), layout!((2,(8,4)):(1,(2,32))));
    same(layout!((4,2,16):(8,0,4)).replace(coord!(1), layout!((4,4):(1,4))), layout!((4,(4,4),16):(8,(1,4),4)));
    same(layout!((4,(2,4)):(2,(1,8))).replace(coord!(0), layout!((12):(0))), layout!(((12),(2,4)):((0),(1,8))));
    same(layout!((3,4):(6,1)).replace(coord!(1), layout!((1,1,4,2):(0,8,2,1))), layout!((3,(1,1,4,2)):(6,(0,8,2,1))));
    same(layout!((2,4,4):(16,4,1)).replace(coord!(2), layout!((2,1):(24,12))), layout!((2,4,(2,1)):(16,4,(24,12))));
    same(layout!(((4,8),(2,2)):((32,1),(16,8))).replace(coord!(1), layout!(1:0)), layout!(((4,8),1):((32,1),0)));
    same(layout!((20):(2)).replace(coord!(0), layout!(7:1)), layout!((7):(1)));
    same(layout!((3,32):(8,12)).replace(coord!(1), layout!(8:0)), layout!((3,8):(8,0)));
    same(layout!(((2,2),(8,4)):((1,16),(2,32))).replace(coord!(1), layout!((2):(1))), layout!(((2,2),(2)):((1,16),(1))));
    same(layout!((4,2,4):(2,1,8)).replace(coord!(0), layout!((2):(1))), layout!(((2),2,4):((1),1,8)));
    same(layout!((4):(1)).replace(coord!(0), layout!((7):(1))), layout!(((7)):((1))));
    let _: Replace<Layout!(((2),4):((1),0)), _1, Layout!((7):(1))> = layout!(((2),(7)):((1),(1)));
    let _: Replace<Layout!(((12),(1,7,4),8):((1),(12,12,32),3)), _1, Layout!(8:1)> = layout!(((12),8,8):((1),1,3));
    let _: Replace<Layout!(((7)):((0))), _0, Layout!((2):(1))> = layout!(((2)):((1)));
}

fn answers_1() {
    let _: Replace<Layout!(((7),2):((4),6)), _1, Layout!((5,(1,16,3)):(96,(960,6,2)))> = layout!(((7),(5,(1,16,3))):((4),(96,(960,6,2))));
    let _: Replace<Layout!((5,5):(1,5)), _0, Layout!((4,12,6):(1,4,48))> = layout!(((4,12,6),5):((1,4,48),5));
    let _: Replace<Layout!((7,1,6):(-3,0,-100)), _0, Layout!(((5),12):((0),1))> = layout!((((5),12),1,6):(((0),1),0,-100));
    let _: Replace<Layout!(((8)):((2))), _0, Layout!((2,12,12):(1,-2,-24))> = layout!(((2,12,12)):((1,-2,-24)));
    let _: Replace<Layout!((6):(1)), _0, Layout!((1,5,8):(16,32,2))> = layout!(((1,5,8)):((16,32,2)));
    let _: Replace<Layout!((1):(0)), _0, Layout!(((2),1,8):((8),1,1))> = layout!((((2),1,8)):(((8),1,1)));
    let _: Replace<Layout!((2,5):(1,2)), _0, Layout!((2):(1))> = layout!(((2),5):((1),2));
    let _: Replace<Layout!(((2),7,(8)):((1),0,(0))), _0, Layout!(2:-1)> = layout!((2,7,(8)):(-1,0,(0)));
    let _: Replace<Layout!((4,4,2):(1,4,16)), _1, Layout!(1:0)> = layout!((4,1,2):(1,0,16));
    let _: Replace<Layout!((7,(3,7,3)):(21,(0,0,1))), _0, Layout!(7:-4)> = layout!((7,(3,7,3)):(-4,(0,0,1)));
    let _: Replace<Layout!((1):(1)), _0, Layout!((2,6):(1,2))> = layout!(((2,6)):((1,2)));
    let _: Replace<Layout!((8):(1)), _0, Layout!((5):(1))> = layout!(((5)):((1)));
    let _: Replace<Layout!((7):(4)), _0, Layout!(5:1)> = layout!((5):(1));
    let _: Replace<Layout!((2):(1)), _0, Layout!(((1)):((1)))> = layout!((((1))):(((1))));
    let _: Replace<Layout!(16:1), _0, Layout!((12):(1))> = layout!((12):(1));
    let _: Replace<Layout!((1,12,7):(1,1,12)), _2, Layout!((2,(2,4,4),1):(4,(0,1,16),16))> = layout!((1,12,(2,(2,4,4),1)):(1,1,(4,(0,1,16),16)));
}

fn answers_2() {
    let _: Replace<Layout!((2,1,4):(1,12,1)), _2, Layout!(2:1)> = layout!((2,1,2):(1,12,1));
    let _: Replace<Layout!((12,16):(1,12)), _1, Layout!((1,(8,1,16),7):(1,(1,8,8),128))> = layout!((12,(1,(8,1,16),7)):(1,(1,(1,8,8),128)));
    let _: Replace<Layout!((2,4,(8)):(0,8,(0))), _0, Layout!((1):(3))> = layout!(((1),4,(8)):((3),8,(0)));
    let _: Replace<Layout!((5,1):(1,5)), _0, Layout!((5,1):(1,1))> = layout!(((5,1),1):((1,1),5));
    let _: Replace<Layout!((1):(1)), _0, Layout!((2,16):(1,2))> = layout!(((2,16)):((1,2)));
}

fn refusals_0() {
    refused!(_1: ReplaceIn<Layout!((6):(1)), Layout!((6,5):(1,0))>);
    refused!(_2: ReplaceIn<Layout!((2,2):(1,2)), Layout!(4:1)>);
    refused!(_2: ReplaceIn<Layout!((1,2):(1,0)), Layout!((2,2):(3,6))>);
    refused!(_1: ReplaceIn<Layout!(1:1), Layout!((3,2,6):(4,4,2))>);
    refused!(_1: ReplaceIn<Layout!((6):(1)), Layout!((5):(2))>);
    refused!(_2: ReplaceIn<Layout!((2,1):(6,2)), Layout!(7:100)>);
    refused!(_2: ReplaceIn<Layout!((2,(16,5,3)):(1,(2,32,160))), Layout!((4):(-4))>);
    refused!(_1: ReplaceIn<Layout!((7):(1)), Layout!(3:3)>);
}
