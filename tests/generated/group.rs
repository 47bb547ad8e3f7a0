// Written by `cargo run --example generate_checks`: change the generator, not this file.
use crate::names::*;

fn answers_0() {
    same(layout!(((5)):((3))).group::<_0, _1>(), layout!((((5))):(((3)))));
    same(layout!((4,(2,4)):(2,(1,8))).group::<_0, _1>(), layout!(((4),(2,4)):((2),(1,8))));
    same(layout!(((4,8),(2,2)):((16,1),(8,64))).group::<_1, _2>(), layout!(((4,8),((2,2))):((16,1),((8,64)))));
    same(layout!(((4,8,8),6):((384,48,6),0)).group::<_0, Minus<_1>>(), layout!((((4,8,8),6)):(((384,48,6),0))));
    same(layout!((2,4,5):(1,10,2)).group::<_1, _2>(), layout!((2,(4),5):(1,(10),2)));
    same(layout!((7,5):(5,1)).group::<_1, _2>(), layout!((7,(5)):(5,(1))));
    same(layout!(((5)):((3))).group::<_0, Minus<_1>>(), layout!((((5))):(((3)))));
    same(layout!((7,4):(1,7)).group::<_0, Minus<_1>>(), layout!(((7,4)):((1,7))));
    same(layout!((1,4,12,3):(1,1,4,48)).group::<_2, _3>(), layout!((1,4,(12),3):(1,1,(4),48)));
    same(layout!(((16,4),(4,8)):((1,64),(16,256))).group::<_1, _2>(), layout!(((16,4),((4,8))):((1,64),((16,256)))));
    same(layout!((4,(2,4)):(2,(1,8))).group::<_0, _2>(), layout!(((4,(2,4))):((2,(1,8)))));
    same(layout!((8):(1)).group::<_0, _1>(), layout!(((8)):((1))));
    same(layout!((4,4,2):(12,1,4)).group::<_0, Minus<_1>>(), layout!(((4,4,2)):((12,1,4))));
    same(layout!((8):(4)).group::<_0, _1>(), layout!(((8)):((4))));
    same(layout!((2,(4,1),12):(1,(72,6),6)).group::<_2, Minus<_1>>(), layout!((2,(4,1),(12)):(1,(72,6),(6))));
    same(layout!((5,6):(6,0)).group::<_1, Minus<_1>>(), layout!((5,(6)):(6,(0))));
}

fn answers_1() {
    same(layout!(((4,(2),6),3):((1,(64),3),64)).group::<_0, _1>(), layout!((((4,(2),6)),3):(((1,(64),3)),64)));
    same(layout!((4,2):(1,4)).group::<_1, Minus<_1>>(), layout!((4,(2)):(1,(4))));
    same(layout!((4,8):(1,4)).group::<_0, Minus<_1>>(), layout!(((4,8)):((1,4))));
    same(layout!((8,8,5,5):(0,40,320,8)).group::<_2, _4>(), layout!((8,8,(5,5)):(0,40,(320,8))));
    same(layout!(((6,16),7,2,1):((0,0),12,6,12)).group::<_0, _2>(), layout!((((6,16),7),2,1):(((0,0),12),6,12)));
    let _: Group<Layout!((3):(-1)), _0, Minus<_1>> = layout!(((3)):((-1)));
    let _: Group<Layout!(((4)):((2))), _0, Minus<_1>> = layout!((((4))):(((2))));
    let _: Group<Layout!((16):(1)), _0, Minus<_1>> = layout!(((16)):((1)));
    let _: Group<Layout!((3):(1)), _0, _1> = layout!(((3)):((1)));
    let _: Group<Layout!((4):(0)), _0, _1> = layout!(((4)):((0)));
    let _: Group<Layout!(((2,5)):((0,-2))), _0, Minus<_1>> = layout!((((2,5))):(((0,-2))));
    let _: Group<Layout!(5:1), _0, _1> = layout!(((5)):((1)));
    let _: Group<Layout!((2,4):(1,2)), _0, _1> = layout!(((2),4):((1),2));
    let _: Group<Layout!(((4,1),2):((2,1),1)), _0, Minus<_1>> = layout!((((4,1),2)):(((2,1),1)));
    let _: Group<Layout!(((12),7,7):((7),84,-1)), _0, _2> = layout!((((12),7),7):(((7),84),-1));
    let _: Group<Layout!((12):(12)), _0, _1> = layout!(((12)):((12)));
}

fn answers_2() {
    let _: Group<Layout!((8):(8)), _0, _1> = layout!(((8)):((8)));
    let _: Group<Layout!(((4,16),6,4):((24,96),1536,3)), _0, _3> = layout!((((4,16),6,4)):(((24,96),1536,3)));
    let _: Group<Layout!((4,2,12):(0,8,3)), _2, Minus<_1>> = layout!((4,2,(12)):(0,8,(3)));
    let _: Group<Layout!(16:0), _0, _1> = layout!(((16)):((0)));
    let _: Group<Layout!(7:3), _0, _1> = layout!(((7)):((3)));
    let _: Group<Layout!((4):(1)), _0, Minus<_1>> = layout!(((4)):((1)));
    let _: Group<Layout!(2:1), _0, _1> = layout!(((2)):((1)));
    let _: Group<Layout!(((4,4,5),4,(16)):((20480,8,32),5120,(160))), _2, Minus<_1>> = layout!(((4,4,5),4,((16))):((20480,8,32),5120,((160))));
    let _: Group<Layout!(((4),6,(2,16)):((32),6,(8,32))), _0, _2> = layout!((((4),6),(2,16)):(((32),6),(8,32)));
    let _: Group<Layout!((1,3):(2,4)), _0, _1> = layout!(((1),3):((2),4));
    let _: Group<Layout!((2):(1)), _0, Minus<_1>> = layout!(((2)):((1)));
    let _: Group<Layout!((2):(8)), _0, _1> = layout!(((2)):((8)));
    let _: Group<Layout!((3,(4,3,12),2):(24,(6912,8,288),72)), _1, _3> = layout!((3,((4,3,12),2)):(24,((6912,8,288),72)));
}

fn refusals_0() {
    refused!(_4: RangeEnd<_1, Layout!((2,(1,6),1):(4,(-12,1),3))>);
    refused!(_4: RangeEnd<_1, Layout!(((4,12),(7,7,12),2):((7,196),(28,1,2352),28224))>);
    refused!(_2: RangeEnd<_0, Layout!(3:-1)>);
    refused!(_1: RangeEnd<_2, Layout!((12,1,2):(3,3,8))>);
    refused!(_3: RangeEnd<_1, Layout!((16,2):(1,16))>);
    refused!(_1: RangeEnd<_1, Layout!((2,4,16):(1,32,2))>);
    refused!(_0: RangeEnd<_0, Layout!((12):(1))>);
    refused!(_3: RangeEnd<_0, Layout!((2,12):(1,2))>);
}
