// Written by `cargo run --example generate_checks`: change the generator, not this file.
use crate::names::*;

fn answers_0() {
    let _: Select<Layout!((5,8,2):(3,1,6)), (_1, _2, _2)> = layout!((8,2,2):(1,6,6));
    let _: Select<Layout!(16:1), (_0,)> = layout!((16):(1));
    let _: Select<Layout!((7,2):(1,7)), (_1, _1, _0)> = layout!((2,2,7):(7,7,1));
    let _: Select<Layout!(((2)):((8))), (_0, _0, _0)> = layout!(((2),(2),(2)):((8),(8),(8)));
    let _: Select<Layout!(((7,1,4),4,8):((1,7,7),28,112)), (_0,)> = layout!(((7,1,4)):((1,7,7)));
    let _: Select<Layout!(8:4), (_0,)> = layout!((8):(4));
    let _: Select<Layout!(5:1), (_0,)> = layout!((5):(1));
    let _: Select<Layout!(((3,16,6),(6,16),4):((1,0,32),(3,12),100)), (_1,)> = layout!(((6,16)):((3,12)));
    let _: Select<Layout!((1,4):(1,1)), (_1,)> = layout!((4):(1));
    let _: Select<Layout!((12,3):(8,12)), (_0,)> = layout!((12):(8));
    let _: Select<Layout!((1):(1)), (_0, _0, _0)> = layout!((1,1,1):(1,1,1));
    let _: Select<Layout!((2,12,(2,7,5)):(2,140,(1,20,4))), (_0, _1, _0)> = layout!((2,12,2):(2,140,2));
    let _: Select<Layout!(((6,5,4),(3),16):((240,0,1440),(0),15)), (_2, _2)> = layout!((16,16):(15,15));
    let _: Select<Layout!(((6,5)):((1,6))), (_0,)> = layout!(((6,5)):((1,6)));
    let _: Select<Layout!(((2,8,3),3,16):((1,2,16),48,144)), (_2,)> = layout!((16):(144));
    let _: Select<Layout!(4:1), (_0, _0, _0)> = layout!((4,4,4):(1,1,1));
}

fn answers_1() {
    let _: Select<Layout!((8,6):(48,8)), (_0,)> = layout!((8):(48));
    let _: Select<Layout!((8,1):(0,0)), (_1, _0)> = layout!((1,8):(0,0));
    let _: Select<Layout!(((2,5),7):((0,0),1)), (_1, _1, _0)> = layout!((7,7,(2,5)):(1,1,(0,0)));
    let _: Select<Layout!(((3,4),5):((320,8),32)), (_1, _0)> = layout!((5,(3,4)):(32,(320,8)));
    let _: Select<Layout!((2):(1)), (_0,)> = layout!((2):(1));
    let _: Select<Layout!((7):(1)), (_0, _0, _0)> = layout!((7,7,7):(1,1,1));
    let _: Select<Layout!((5,4,3):(4,1,20)), (_2,)> = layout!((3):(20));
    let _: Select<Layout!((12,4,2):(1,12,48)), (_2,)> = layout!((2):(48));
}

fn refusals_0() {
    refused!((_0, _3, _2): ModeIndices<Layout!(((8,16,12),3,6):((6,48,768),9216,1))>);
    refused!((_1, _0): ModeIndices<Layout!(8:1)>);
    refused!((_0, _0, _1): ModeIndices<Layout!((7):(1))>);
    refused!((_0, _0, _1): ModeIndices<Layout!((3):(3))>);
    refused!((_0, _0, _1): ModeIndices<Layout!((4):(1))>);
    refused!((_1, _1, _0): ModeIndices<Layout!((6):(8))>);
    refused!((_3, _2, _0): ModeIndices<Layout!(((2,4,12),(1),(5)):((240,1,4),(1),(48)))>);
    refused!((_0, _0, _1): ModeIndices<Layout!(7:1)>);
}
