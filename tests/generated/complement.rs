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
    let _: Complement<Layout!((12):(1)), (_2, _16)> = layout!(3:12);
    let _: Complement<Layout!(7:1), (_1,)> = layout!(1:0);
    let _: Complement<Layout!((4,5):(4,16)), _154> = layout!((4,2):(1,80));
    let _: Complement<Layout!((7):(1)), _12> = layout!(2:7);
    let _: Complement<Layout!((12):(1)), _48> = layout!(4:12);
}

fn answers_5() {
    let _: Complement<Layout!((7):(0)), _4> = layout!(4:1);
    let _: Complement<Layout!((3,8):(2,12)), _267> = layout!((2,2,3):(1,6,96));
    let _: Complement<Layout!(16:4), _61> = layout!(4:1);
    let _: Complement<Layout!((2):(0)), _16> = layout!(16:1);
    let _: Complement<Layout!((4,(2,16,4)):(2,(1,32,8))), _1<_5<_3<_6>>>> = layout!(3:512);
    let _: Complement<Layout!((4,1):(1,1)), (_8,)> = layout!(2:4);
    let _: Complement<Layout!((8):(8)), _6> = layout!(8:1);
    let _: Complement<Layout!((3,16,4):(16,1,48)), _768> = layout!(4:192);
    let _: Complement<Layout!(5:16), _48> = layout!(16:1);
    let _: Complement<Layout!((8):(1)), _64> = layout!(8:8);
    let _: Complement<Layout!((7,2,6):(2,1,0)), _28> = layout!(2:14);
    let _: Complement<Layout!(((4,12,1),8):((24,96,1152),3)), (_6,)> = layout!(3:1);
    let _: Complement<Layout!(16:1), _192> = layout!(12:16);
    let _: Complement<Layout!((6,2):(2,12)), _12> = layout!(2:1);
    let _: Complement<Layout!((6):(2)), _44> = layout!((2,4):(1,12));
    let _: Complement<Layout!(((3,6,7),(2),4):((4,0,0),(504),1)), _1<_5<_4<_8>>>> = layout!((42,2):(12,1008));
}

fn answers_6() {
    let _: Complement<Layout!((1,(3,4)):(1,(1,3))), _96> = layout!(8:12);
    let _: Complement<Layout!((2,(8,16,5)):(640,(0,40,1))), _84> = layout!(8:5);
}

fn refusals_0() {
    refused!(_24: ComplementOf<Layout!((4,2):(1,6))>);
    refused!((_3, _5, _2, _4): ComplementOf<Layout!(4:8)>);
    refused!(_24: ComplementOf<Layout!((3,4):(6,1))>);
    refused!(_256: ComplementOf<Layout!((4,2,(4)):(8,32,(6)))>);
    refused!((_3, (_7, _4)): ComplementOf<Layout!((3,(3,2),(4)):(1,(3,9),(18)))>);
    refused!((_16, _5): ComplementOf<Layout!((1,3,3):(144,8,24))>);
    refused!(_14: ComplementOf<Layout!((6,12,(4,8)):(1,12,(8,1)))>);
    refused!((_6,): ComplementOf<Layout!((8,8,3):(6,4,100))>);
    refused!(_7: ComplementOf<Layout!(((6,1),(4,3,3),1):((2,4),(16,1,8),6))>);
    refused!(_96: ComplementOf<Layout!(((12,4,2)):((12,4,6)))>);
    refused!(((_5,), _7): ComplementOf<Layout!(((16,4),(6)):((4,16),(1)))>);
    refused!(_840: ComplementOf<Layout!((4,6,4):(4,16,4))>);
}
