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
    let _: Replace<Layout!((1,4,3):(1,1,4)), _1, Layout!(4:0)> = layout!((1,4,3):(1,0,4));
    let _: Replace<Layout!(((8,5)):((5,1))), _0, Layout!((5,5):(1,5))> = layout!(((5,5)):((1,5)));
    let _: Replace<Layout!(((16,12,4),12,6):((1,16,192),768,9216)), _2, Layout!(((1,6,6),(3)):((0,6,1),(0)))> = layout!(((16,12,4),12,((1,6,6),(3))):((1,16,192),768,((0,6,1),(0))));
}

fn answers_1() {
    let _: Replace<Layout!(((3),4,5):((12),3,6)), _0, Layout!(((8)):((1)))> = layout!((((8)),4,5):(((1)),3,6));
    let _: Replace<Layout!((2,12,12):(1,2,24)), _1, Layout!(5:2)> = layout!((2,5,12):(1,2,24));
    let _: Replace<Layout!((4,2):(1,4)), _1, Layout!(1:1)> = layout!((4,1):(1,1));
    let _: Replace<Layout!(5:1), _0, Layout!((12,2,8):(16,8,1))> = layout!((12,2,8):(16,8,1));
    let _: Replace<Layout!((16):(2)), _0, Layout!((8):(8))> = layout!(((8)):((8)));
    let _: Replace<Layout!((6):(0)), _0, Layout!((1,4,2):(1,0,1))> = layout!(((1,4,2)):((1,0,1)));
    let _: Replace<Layout!(((7,2,2),2):((0,7,0),14)), _1, Layout!((2,5):(1,2))> = layout!(((7,2,2),(2,5)):((0,7,0),(1,2)));
    let _: Replace<Layout!(4:1), _0, Layout!((8):(0))> = layout!((8):(0));
    let _: Replace<Layout!(((1,1,4)):((4,4,0))), _0, Layout!(((3),12):((1),8))> = layout!((((3),12)):(((1),8)));
    let _: Replace<Layout!(12:1), _0, Layout!(((2)):((1)))> = layout!(((2)):((1)));
    let _: Replace<Layout!(4:1), _0, Layout!((8,1):(2,3))> = layout!((8,1):(2,3));
    let _: Replace<Layout!((2,7,(3,7,3)):(21,0,(294,1,0))), _0, Layout!(((12,2),8,1):((1,12),24,192))> = layout!((((12,2),8,1),7,(3,7,3)):(((1,12),24,192),0,(294,1,0)));
    let _: Replace<Layout!((8,16,8):(1,8,128)), _2, Layout!((5):(16))> = layout!((8,16,(5)):(1,8,(16)));
    let _: Replace<Layout!((6):(1)), _0, Layout!(((5,3,2),12):((1,5,15),30))> = layout!((((5,3,2),12)):(((1,5,15),30)));
    let _: Replace<Layout!((4,(5)):(1,(4))), _1, Layout!(((4,3,7),7,1):((0,7,21),1,7))> = layout!((4,((4,3,7),7,1)):(1,((0,7,21),1,7)));
    let _: Replace<Layout!((12,4,2):(8,2,1)), _0, Layout!(12:1)> = layout!((12,4,2):(1,2,1));
}

fn answers_2() {
    let _: Replace<Layout!(((1,8)):((1,1))), _0, Layout!((4):(2))> = layout!(((4)):((2)));
    let _: Replace<Layout!(2:1), _0, Layout!((12):(4))> = layout!((12):(4));
    let _: Replace<Layout!((8):(1)), _0, Layout!(((12),1,1):((1),100,1))> = layout!((((12),1,1)):(((1),100,1)));
    let _: Replace<Layout!(3:1), _0, Layout!(((6,16,5),1,7):((560,1,112),3360,16))> = layout!(((6,16,5),1,7):((560,1,112),3360,16));
    let _: Replace<Layout!((3):(1)), _0, Layout!((16,2):(1,16))> = layout!(((16,2)):((1,16)));
}

fn refusals_0() {
    refused!(_2: ReplaceIn<Layout!(((2),4):((4),1)), Layout!((2,(5,3,7)):(0,(0,1,0)))>);
    refused!(_1: ReplaceIn<Layout!((7):(0)), Layout!(((12,2),5,16):((160,1),0,0))>);
    refused!(_1: ReplaceIn<Layout!(8:32), Layout!(((6,2,4),7):((1,6,12),48))>);
    refused!(_1: ReplaceIn<Layout!(2:12), Layout!((4,4,(12)):(48,12,(1)))>);
    refused!(_1: ReplaceIn<Layout!((6):(12)), Layout!(((2,8,12)):((96,1,8)))>);
    refused!(_3: ReplaceIn<Layout!((4,(1),4):(4,(16),0)), Layout!((2,12,(4,4,5)):(12,1,(96,24,384)))>);
    refused!(_2: ReplaceIn<Layout!((2,2):(4,2)), Layout!(((2,7,6)):((42,1,7)))>);
    refused!(_2: ReplaceIn<Layout!((5,4):(2,100)), Layout!(((2),16):((1),2))>);
}
