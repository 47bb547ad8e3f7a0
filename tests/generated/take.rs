// Written by `cargo run --example generate_checks`: change the generator, not this file.
use crate::names::*;

fn answers_0() {
    let _: Take<Layout!((12,2,2):(8,32,2)), _0, Minus<_1>> = layout!((12,2,2):(8,32,2));
    let _: Take<Layout!((1,(8)):(4,(4))), _1, Minus<_1>> = layout!(((8)):((4)));
    let _: Take<Layout!((3):(1)), _0, _1> = layout!((3):(1));
    let _: Take<Layout!((2,4):(1,2)), _1, _2> = layout!((4):(2));
    let _: Take<Layout!((4,5,1):(16,0,6)), _0, _3> = layout!((4,5,1):(16,0,6));
    let _: Take<Layout!((8,5,2):(160,8,40)), _2, _3> = layout!((2):(40));
    let _: Take<Layout!((6):(1)), _0, _1> = layout!((6):(1));
    let _: Take<Layout!(4:6), _0, Minus<_1>> = layout!((4):(6));
    let _: Take<Layout!(((6,12),4,5):((0,5),0,1)), _2, _3> = layout!((5):(1));
    let _: Take<Layout!(((7,3)):((3,1))), _0, _1> = layout!(((7,3)):((3,1)));
    let _: Take<Layout!((4,4):(4,1)), _0, _2> = layout!((4,4):(4,1));
    let _: Take<Layout!((1):(1)), _0, Minus<_1>> = layout!((1):(1));
    let _: Take<Layout!(((8,3,6)):((18,1,0))), _0, _1> = layout!(((8,3,6)):((18,1,0)));
    let _: Take<Layout!((16,2):(1,3)), _0, _2> = layout!((16,2):(1,3));
    let _: Take<Layout!((8):(8)), _0, _1> = layout!((8):(8));
    let _: Take<Layout!(4:1), _0, Minus<_1>> = layout!((4):(1));
}

fn answers_1() {
    let _: Take<Layout!(4:16), _0, Minus<_1>> = layout!((4):(16));
    let _: Take<Layout!((7):(32)), _0, Minus<_1>> = layout!((7):(32));
    let _: Take<Layout!((2):(1)), _0, Minus<_1>> = layout!((2):(1));
    let _: Take<Layout!(((12),12):((2),2)), _0, _1> = layout!(((12)):((2)));
    let _: Take<Layout!((4):(2)), _0, _1> = layout!((4):(2));
    let _: Take<Layout!(((5,5,8),(6,2,4),2):((1,5,25),(200,1200,2400),9600)), _0, Minus<_1>> = layout!(((5,5,8),(6,2,4),2):((1,5,25),(200,1200,2400),9600));
    let _: Take<Layout!(2:1), _0, _1> = layout!((2):(1));
    let _: Take<Layout!((8,(2)):(32,(6))), _0, _1> = layout!((8):(32));
}

fn refusals_0() {
    refused!(_2: RangeEnd<_2, Layout!(((4),6,(8,16)):((16),512,(64,1)))>);
    refused!(_0: RangeEnd<_0, Layout!(((4,2)):((4,2)))>);
    refused!(_0: RangeEnd<_0, Layout!(3:100)>);
    refused!(_3: RangeEnd<_0, Layout!(((2,6),2):((12,1),6))>);
    refused!(_3: RangeEnd<_1, Layout!((2,(5,5,2)):(400,(16,80,4)))>);
    refused!(_1: RangeEnd<_2, Layout!((6,2,3):(12,6,3))>);
    refused!(_0: RangeEnd<_0, Layout!((16):(1))>);
    refused!(_0: RangeEnd<_1, Layout!((6,(3,16),3):(1,(6,18),288))>);
}
