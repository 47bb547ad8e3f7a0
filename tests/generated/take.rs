// Written by `cargo run --example generate_checks`: change the generator, not this file.
use crate::names::*;

fn answers_0() {
    let _: Take<Layout!((3,7):(16,0)), _0, _1> = layout!((3):(16));
    let _: Take<Layout!(3:1), _0, Minus<_1>> = layout!((3):(1));
    let _: Take<Layout!(3:1), _0, _1> = layout!((3):(1));
    let _: Take<Layout!(((8)):((4))), _0, _1> = layout!(((8)):((4)));
    let _: Take<Layout!((8,3):(100,1)), _1, _2> = layout!((3):(1));
    let _: Take<Layout!((2):(1)), _0, _1> = layout!((2):(1));
    let _: Take<Layout!((5):(8)), _0, _1> = layout!((5):(8));
    let _: Take<Layout!((12,6):(0,0)), _1, _2> = layout!((6):(0));
    let _: Take<Layout!((6,2,3):(6,32,3)), _2, Minus<_1>> = layout!((3):(3));
    let _: Take<Layout!(((3,1),12,3):((1,3),9,3)), _2, Minus<_1>> = layout!((3):(3));
    let _: Take<Layout!((12):(1)), _0, _1> = layout!((12):(1));
    let _: Take<Layout!((8,(4,16,12)):(192,(48,3,3072))), _0, _2> = layout!((8,(4,16,12)):(192,(48,3,3072)));
    let _: Take<Layout!((12,8,16):(1,12,96)), _2, _3> = layout!((16):(96));
    let _: Take<Layout!((12):(100)), _0, _1> = layout!((12):(100));
    let _: Take<Layout!((2):(1)), _0, Minus<_1>> = layout!((2):(1));
    let _: Take<Layout!((4,(12,5),6):(1,(4,48),240)), _0, Minus<_1>> = layout!((4,(12,5),6):(1,(4,48),240));
}

fn answers_1() {
    let _: Take<Layout!((3,(5)):(2,(6))), _0, _1> = layout!((3):(2));
    let _: Take<Layout!(16:1), _0, _1> = layout!((16):(1));
    let _: Take<Layout!((2,(2),(2,12)):(96,(48),(24,2))), _0, Minus<_1>> = layout!((2,(2),(2,12)):(96,(48),(24,2)));
    let _: Take<Layout!((7,16,4):(2,14,224)), _1, Minus<_1>> = layout!((16,4):(14,224));
    let _: Take<Layout!((7):(32)), _0, _1> = layout!((7):(32));
    let _: Take<Layout!((3,8):(8,1)), _0, _2> = layout!((3,8):(8,1));
    let _: Take<Layout!(4:1), _0, _1> = layout!((4):(1));
    let _: Take<Layout!(7:2), _0, Minus<_1>> = layout!((7):(2));
}

fn refusals_0() {
    refused!(_0: RangeEnd<_2, Layout!(((4),6,(8,16)):((8),512,(1,32)))>);
    refused!(_0: RangeEnd<_0, Layout!((5,4):(4,1))>);
    refused!(_2: RangeEnd<_0, Layout!(8:6)>);
    refused!(_3: RangeEnd<_0, Layout!((2,4):(1,2))>);
    refused!(_0: RangeEnd<_0, Layout!(((4)):((8)))>);
    refused!(_2: RangeEnd<_0, Layout!((2):(2))>);
    refused!(_2: RangeEnd<_0, Layout!(4:1)>);
    refused!(_2: RangeEnd<_0, Layout!((1):(1))>);
}
