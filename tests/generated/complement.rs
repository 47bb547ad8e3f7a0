// Written by `cargo run --example generate_checks`: change the generator, not this file.
use crate::names::*;

fn answers_0() {
    same(layout!(4:2).complement(shape!(24)), layout!((2,3):(1,8)));
    same(layout!((2,2):(1,6)).complement(shape!(24)), layout!((3,2):(2,12)));
    same(layout!(6:4).complement(shape!(24)), layout!(4:1));
    same(layout!(1:0).complement(shape!(24)), layout!(24:1));
    same(layout!(2:16).complement(shape!((2))), layout!(16:1));
    same(layout!((2,2,8):(8,16,1)).complement(shape!(64)), layout!(2:32));
    same(layout!(4:1).complement(shape!(48)), layout!(12:4));
    same(layout!((16,2):(2,1)).complement(shape!(64)), layout!(2:32));
    same(layout!(16:1).complement(shape!((6,1,16))), layout!(6:16));
    same(layout!(12:1).complement(shape!(48)), layout!(4:12));
    same(layout!(2:1).complement(shape!(4)), layout!(2:2));
    same(layout!(4:2).complement(shape!(28)), layout!((2,4):(1,8)));
    same(layout!(((8,3)):((3,1))).complement(shape!((2))), layout!(1:0));
    same(layout!(24:1).complement(shape!(24)), layout!(1:0));
    same(layout!((2):(1)).complement(shape!((7,4,6))), layout!(96:2));
    same(layout!((4):(16)).complement(shape!(32)), layout!(16:1));
}

fn answers_1() {
    same(layout!((12,5):(1,12)).complement(shape!((4,6))), layout!(1:0));
    same(layout!((2,4):(1,2)).complement(shape!((8,8,2))), layout!(16:8));
    same(layout!(2:2).complement(shape!(12)), layout!((2,3):(1,4)));
    same(layout!((32):(1)).complement(shape!((3,2,2))), layout!(1:0));
    same(layout!((5,2):(1,5)).complement(shape!(10)), layout!(1:0));
    same(layout!(16:1).complement(shape!(128)), layout!(8:16));
    same(layout!((4,(2,7,7)):(1,(4,56,8))).complement(shape!(392)), layout!(1:0));
    same(layout!((16,2):(1,16)).complement(shape!(5)), layout!(1:0));
    same(layout!(((2,3),1,4):((12,1),1,3)).complement(shape!(12)), layout!(1:0));
    same(layout!(((4,8),(2,2)):((16,1),(8,64))).complement(shape!(128)), layout!(1:0));
    same(layout!(3:8).complement(shape!(17)), layout!(8:1));
    same(layout!(2:2).complement(shape!(3)), layout!(2:1));
    same(layout!((1,8,2):(0,2,1)).complement(shape!((4,12))), layout!(3:16));
    same(layout!((8):(1)).complement(shape!(8)), layout!(1:0));
    same(layout!(12:1).complement(shape!((6,4,2))), layout!(4:12));
    same(layout!(((2,6),1):((0,2),0)).complement(shape!(11)), layout!(2:1));
}

fn answers_2() {
    same(layout!((2):(8)).complement(shape!(9)), layout!(8:1));
    same(layout!(16:1).complement(shape!(16)), layout!(1:0));
    same(layout!(((4,8),(2,2,2)):((32,1),(16,8,128))).complement(shape!((12,7))), layout!(1:0));
    same(layout!((16,8):(8,1)).complement(shape!(384)), layout!(3:128));
    same(layout!((5):(1)).complement(shape!(20)), layout!(4:5));
    same(layout!((7,2):(0,0)).complement(shape!(1)), layout!(1:0));
    same(layout!((1,8):(3,1)).complement(shape!(100)), layout!(13:8));
    same(layout!((2):(6)).complement(shape!(7)), layout!(6:1));
    same(layout!((8,4):(4,1)).complement(shape!(32)), layout!(1:0));
    same(layout!(16:1).complement(shape!((8))), layout!(1:0));
    same(layout!(6:1).complement(shape!((8,12,1))), layout!(24:6));
    same(layout!(((4,8),(2,2)):((32,1),(16,8))).complement(shape!(128)), layout!(1:0));
    same(layout!(12:1).complement(shape!((3,1,5,16))), layout!(32:12));
    same(layout!((3,8):(8,1)).complement(shape!((3,4,12,2))), layout!(12:24));
    same(layout!((32,4):(4,1)).complement(shape!(128)), layout!(1:0));
    same(layout!(((1,2,12),1,8):((0,1,2),0,24)).complement(shape!(32)), layout!(1:0));
}

fn answers_3() {
    same(layout!(4:2).complement(shape!(12)), layout!((2,2):(1,8)));
    same(layout!((4):(1)).complement(shape!(4)), layout!(1:0));
    same(layout!((2,4,2):(32,2,0)).complement(shape!((6,2,7,3))), layout!((2,4,6):(1,8,64)));
    same(layout!(2:1).complement(shape!(2)), layout!(1:0));
    same(layout!((4,16):(16,1)).complement(shape!(64)), layout!(1:0));
    same(layout!((3):(3)).complement(shape!((4,2))), layout!(3:1));
    same(layout!(4:3).complement(shape!((32,2))), layout!((3,6):(1,12)));
    same(layout!(((2),(4,2,8)):((64),(0,32,4))).complement(shape!(125)), layout!(4:1));
    same(layout!((4,8):(1,4)).complement(shape!(32)), layout!(1:0));
    same(layout!(6:1).complement(shape!(128)), layout!(22:6));
    same(layout!((3,4):(4,1)).complement(shape!(24)), layout!(2:12));
    same(layout!((4,32):(32,1)).complement(shape!(128)), layout!(1:0));
    same(layout!((8,12):(24,2)).complement(shape!(191)), layout!(2:1));
    same(layout!((2,(1,6)):(1,(6,2))).complement(shape!(12)), layout!(1:0));
    same(layout!(((4,1),(8,2)):((16,0),(0,8))).complement(shape!(57)), layout!(8:1));
    same(layout!((7,12):(12,1)).complement(shape!(252)), layout!(3:84));
}

fn answers_4() {
    same(layout!((2,(3,2)):(3,(1,6))).complement(shape!((4,5,16))), layout!(32:12));
    same(layout!(12:1).complement(shape!(8)), layout!(1:0));
    same(layout!((4,2):(1,4)).complement(shape!(24)), layout!(3:8));
    same(layout!((2,64):(1,2)).complement(shape!(128)), layout!(1:0));
    same(layout!((4):(2)).complement(shape!(48)), layout!((2,6):(1,8)));
    same(layout!((3,10,2,4):(20,1,10,0)).complement(shape!(60)), layout!(1:0));
    same(layout!((16,4):(4,1)).complement(shape!(256)), layout!(4:64));
    same(layout!((3,8,2):(8,1,0)).complement(shape!((8,32))), layout!(11:24));
    same(layout!((4,3):(3,1)).complement(shape!(48)), layout!(4:12));
    same(layout!(4:32).complement(shape!(97)), layout!(32:1));
    same(layout!((3,2,2):(2,6,1)).complement(shape!(48)), layout!(4:12));
    same(layout!(6:4).complement(shape!(24)), layout!(4:1));
    same(layout!(4:2).complement(shape!(24)), layout!((2,3):(1,8)));
    same(layout!(4:2).complement(shape!(8)), layout!(2:1));
    same(layout!((2,2):(1,6)).complement(shape!(24)), layout!((3,2):(2,12)));
    let _: Complement<Layout!((12):(0)), _48> = layout!(48:1);
}

fn answers_5() {
    let _: Complement<Layout!((5):(1)), (_1,)> = layout!(1:0);
    let _: Complement<Layout!((4,5):(10,2)), _12> = layout!(2:1);
    let _: Complement<Layout!((2,3,(12,3,1)):(1,2,(6,72,216))), _216> = layout!(1:0);
    let _: Complement<Layout!(4:1), _80> = layout!(20:4);
    let _: Complement<Layout!((3,(7,4),(4)):(1,(3,21),(84))), _1<_3<_4<_4>>>> = layout!(4:336);
    let _: Complement<Layout!((7):(1)), _14> = layout!(2:7);
    let _: Complement<Layout!((3):(1)), _30> = layout!(10:3);
    let _: Complement<Layout!((1,3):(1,1)), _3> = layout!(1:0);
    let _: Complement<Layout!((2):(1)), _24> = layout!(12:2);
    let _: Complement<Layout!(((5,8,4)):((1,5,40))), (_2, _3)> = layout!(1:0);
    let _: Complement<Layout!((3,2):(16,0)), _99> = layout!((16,3):(1,48));
    let _: Complement<Layout!(((1),2):((2),1)), _192> = layout!(96:2);
    let _: Complement<Layout!((7,2,6):(1,0,0)), _14> = layout!(2:7);
    let _: Complement<Layout!((4,(7)):(1,(4))), (_16,)> = layout!(1:0);
    let _: Complement<Layout!((6,2):(2,12)), _69> = layout!((2,3):(1,24));
    let _: Complement<Layout!((6):(32)), _1<_2<_8<_8>>>> = layout!((32,7):(1,192));
}

fn answers_6() {
    let _: Complement<Layout!(((6)):((3))), _64> = layout!((3,4):(1,18));
    let _: Complement<Layout!((6,(12,1,4),12):(384,(2304,27648,4),32)), (_1, _2)> = layout!((4,2):(1,16));
    let _: Complement<Layout!(1:1), ((_16, _1, _2),)> = layout!(32:1);
    let _: Complement<Layout!((4):(2)), _80> = layout!((2,10):(1,8));
    let _: Complement<Layout!(((5,6),2):((2,10),1)), _480> = layout!(8:60);
    let _: Complement<Layout!((4,8,2):(1,4,32)), _128> = layout!(2:64);
    let _: Complement<Layout!(((3,12),(2),7):((2,12),(288),576)), ((_2, _5, _2), _7)> = layout!((2,2,2):(1,6,144));
}

fn refusals_0() {
    refused!(_24: ComplementOf<Layout!((4,2):(1,6))>);
    refused!((_3, _5, _2, _4): ComplementOf<Layout!(4:8)>);
    refused!(_24: ComplementOf<Layout!((3,4):(6,1))>);
    refused!(_256: ComplementOf<Layout!((4,2,(4)):(8,32,(6)))>);
    refused!(_12: ComplementOf<Layout!((3,2):(1,2))>);
    refused!(_8: ComplementOf<Layout!(4:-1)>);
    refused!(_40: ComplementOf<Layout!((4,8):(1,5))>);
    refused!((_16,): ComplementOf<Layout!(((2,16,4),5):((4,8,8),2))>);
    refused!((_7,): ComplementOf<Layout!((4):(-1))>);
    refused!(_32: ComplementOf<Layout!((2,8):(4,1))>);
    refused!(_20: ComplementOf<Layout!((4,7,(3)):(6,1,(0)))>);
    refused!(_32: ComplementOf<Layout!((8,(16,2,2),6):(4,(6,8,32),1))>);
    refused!(_16: ComplementOf<Layout!((3,(7),(2,2,3)):(3,(100),(1,8,100)))>);
    refused!(_48: ComplementOf<Layout!((4,2,3):(8,32,2))>);
    refused!(((_4, _16, _2),): ComplementOf<Layout!(((4,2),5):((15,60),3))>);
}
