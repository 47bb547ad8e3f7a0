// Written by `cargo run --example generate_checks`: change the generator, not this file.
use crate::names::*;

fn answers_0() {
    let _: Select<Layout!((5,8,2):(3,6,12)), (_0, _2)> = layout!((5,2):(3,12));
    let _: Select<Layout!((2):(1)), (_0, _0, _0)> = layout!((2,2,2):(1,1,1));
    let _: Select<Layout!((4,7):(2,16)), (_1, _0)> = layout!((7,4):(16,2));
    let _: Select<Layout!((5):(1)), (_0, _0)> = layout!((5,5):(1,1));
    let _: Select<Layout!(5:1), (_0, _0, _0)> = layout!((5,5,5):(1,1,1));
    let _: Select<Layout!(((6,16),4):((32,1),12)), (_1, _0, _0)> = layout!((4,(6,16),(6,16)):(12,(32,1),(32,1)));
    let _: Select<Layout!(((1),4,1):((1),1,4)), (_0, _2, _0)> = layout!(((1),1,(1)):((1),4,(1)));
    let _: Select<Layout!(7:6), (_0, _0, _0)> = layout!((7,7,7):(6,6,6));
    let _: Select<Layout!(((12)):((100))), (_0, _0, _0)> = layout!(((12),(12),(12)):((100),(100),(100)));
    let _: Select<Layout!((6,16,5):(12,2,100)), (_0, _0)> = layout!((6,6):(12,12));
    let _: Select<Layout!(4:2), (_0,)> = layout!((4):(2));
    let _: Select<Layout!((4,(2,4)):(1,(16,4))), (_0,)> = layout!((4):(1));
    let _: Select<Layout!((2):(1)), (_0,)> = layout!((2):(1));
    let _: Select<Layout!(((2,8,3),3,16):((1,2,16),48,144)), (_0,)> = layout!(((2,8,3)):((1,2,16)));
    let _: Select<Layout!((16,5,1):(16,100,1)), (_1, _1)> = layout!((5,5):(100,100));
    let _: Select<Layout!((5):(2)), (_0,)> = layout!((5):(2));
}

fn answers_1() {
    let _: Select<Layout!(3:2), (_0, _0)> = layout!((3,3):(2,2));
    let _: Select<Layout!((6,(2,1),1):(2,(1,12),1)), (_1, _1, _1)> = layout!(((2,1),(2,1),(2,1)):((1,12),(1,12),(1,12)));
    let _: Select<Layout!(6:2), (_0,)> = layout!((6):(2));
    let _: Select<Layout!((7):(1)), (_0, _0, _0)> = layout!((7,7,7):(1,1,1));
    let _: Select<Layout!((5,4,3):(32,8,320)), (_0, _1, _1)> = layout!((5,4,4):(32,8,8));
    let _: Select<Layout!((3,(7,8,8),4):(100,(-32,-12,4),-1)), (_0, _0, _0)> = layout!((3,3,3):(100,100,100));
    let _: Select<Layout!((2,2,(1,16,5)):(-8,-8,(6,-4,-16))), (_0,)> = layout!((2):(-8));
    let _: Select<Layout!(((12,3),(5)):((1,8),(2))), (_1, _0, _0)> = layout!(((5),(12,3),(12,3)):((2),(1,8),(1,8)));
}

fn refusals_0() {
    refused!((_2, _3): ModeIndices<Layout!((16,(8,4,12),4):(1,(16,128,512),6144))>);
    refused!((_0, _2, _0): ModeIndices<Layout!((5,5):(1,5))>);
    refused!((_0, _3, _2): ModeIndices<Layout!((8,12,3):(36,3,1))>);
    refused!((_0, _0, _1): ModeIndices<Layout!((4):(1))>);
    refused!((_1,): ModeIndices<Layout!(6:1)>);
    refused!((_0, _0, _3): ModeIndices<Layout!((4,3,1):(3,1,12))>);
    refused!((_2, _0, _0): ModeIndices<Layout!((4,16):(16,1))>);
    refused!((_0, _1, _0): ModeIndices<Layout!(((8,2)):((1,100)))>);
}
