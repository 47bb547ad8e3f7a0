// Written by `cargo run --example generate_checks`: change the generator, not this file.
use crate::names::*;

fn answers_0() {
    same(layout!((8,8):(0,1)).index(coord!((2,6))), coord!(6));
    same(layout!((4,4):(8,2)).index(coord!((1,2))), coord!(12));
    same(layout!((3,32,3,4):(1,3,96,288)).index(coord!((1,13,2,1))), coord!(520));
    same(layout!(3:8).index(coord!(1)), coord!(8));
    same(layout!((8,8):(8,1)).index(coord!(23)), coord!(58));
    same(layout!((2,32,4):(1,2,64)).index(coord!((0,6,0))), coord!(12));
    same(layout!((2):(1)).index(coord!(1)), coord!(1));
    same(layout!((2,16,4,12):(48,96,1,4)).index(coord!((1,3,3,7))), coord!(367));
    same(layout!(1:1).index(coord!(0)), coord!(0));
    same(layout!(3:1).index(coord!(2)), coord!(2));
    same(layout!(((2,2),(2,2)):((1,4),(8,32))).index(coord!(((0,1),(1,1)))), coord!(44));
    same(layout!((((2,2,12),8),4):(((1,2,4),48),384)).index(coord!(858)), coord!(858));
    same(layout!((6,(6,8)):(6,(1,72))).index(coord!(198)), coord!(363));
    same(layout!((1,1):(0,0)).index(coord!((0,0))), coord!(0));
    same(layout!(7:1).index(coord!(3)), coord!(3));
    same(layout!((4,2,(1,4),4):(8,4,(0,1),32)).index(coord!((2,1,(0,1),0))), coord!(21));
}

fn answers_1() {
    same(layout!((12,(4,8)):(59,(13,1))).index(coord!((9,(1,5)))), coord!(549));
    same(layout!(((8,8),4,2):((64,8),2,1)).index(coord!(14)), coord!(392));
    same(layout!((1,4,4):(0,1,12)).index(coord!((0,2,2))), coord!(26));
    same(layout!((16,2):(1,16)).index(coord!(27)), coord!(27));
    same(layout!((4,5,16):(1,4,20)).index(coord!((0,0,13))), coord!(260));
    same(layout!((3,8,8,5):(320,0,1,64)).index(coord!((0,3,7,1))), coord!(71));
    same(layout!(16:1).index(coord!(4)), coord!(4));
    same(layout!(((2,2,1),4):((8,1,16),2)).index(coord!(((0,1,0),1))), coord!(3));
    same(layout!(((16,4),(4,8)):((1,64),(16,256))).index(coord!((60,(1,6)))), coord!(1756));
    same(layout!(((4,8),4,2,4):((64,8),1,4,256)).index(coord!(((1,5),0,1,1))), coord!(364));
    same(layout!(6:1).index(coord!(0)), coord!(0));
    same(layout!(2:1).index(coord!(0)), coord!(0));
    same(layout!((4,8):(64,8)).index(coord!((3,1))), coord!(200));
    same(layout!((8,8):(0,1)).index(coord!(31)), coord!(3));
    same(layout!((6,16,(4,4)):(256,4,(1,64))).index(coord!(800)), coord!(660));
    same(layout!(8:1).index(coord!(4)), coord!(4));
}

fn answers_2() {
    same(layout!((3,8):(8,1)).index(coord!((0,5))), coord!(5));
    same(layout!(2:1).index(coord!(1)), coord!(1));
    same(layout!((4,6):(6,1)).index(coord!((0,5))), coord!(5));
    same(layout!((6,1,8,2):(0,16,0,0)).index(coord!(35)), coord!(0));
    same(layout!((16,2):(1,16)).index(coord!((8,0))), coord!(8));
    same(layout!((8,8):(0,1)).index(coord!((5,4))), coord!(4));
    same(layout!((8,8):(1,0)).index(coord!((7,3))), coord!(7));
    same(layout!((6,2,8,6):(12,1,72,2)).index(coord!((1,1,7,1))), coord!(519));
    same(layout!((2,12,(2,(4,8))):(1,32,(16,(384,2)))).index(coord!((0,9,(0,(1,7))))), coord!(686));
    same(layout!((2,(2),2):(2,(1),8)).index(coord!(7)), coord!(11));
    same(layout!((512,512):(1024,1)).index(coord!((1,0))), coord!(1024));
    let _: At<Layout!(12:2), _8> = coord!(16);
    let _: At<Layout!((2):(1)), (_1,)> = coord!(1);
    let _: At<Layout!(((12,8)):((1,12))), (_24,)> = coord!(24);
    let _: At<Layout!(16:3), _0> = coord!(0);
    let _: At<Layout!(((8,16,16),4):((8192,128,8),2048)), ((_1, _9, _3), _1)> = coord!(11416);
}

fn answers_3() {
    let _: At<Layout!(1:2), _0> = coord!(0);
    let _: At<Layout!((3,(12,6,5)):(8,(120,1440,24))), (_2, (_8, _1, _0))> = coord!(2416);
    let _: At<Layout!((3):(3)), _1> = coord!(3);
    let _: At<Layout!(((2,2),2):((8,3),3)), (_3, _1)> = coord!(14);
    let _: At<Layout!(((3),1,6):((-2),12,-12)), ((_1,), _0, _2)> = coord!(-26);
    let _: At<Layout!(((5,3),12,1):((32,32),6,1)), ((_2, _2), _1, _0)> = coord!(134);
    let _: At<Layout!((5):(1)), (_1,)> = coord!(1);
    let _: At<Layout!(((2,1)):((8,2))), _23> = coord!(30);
    let _: At<Layout!(7:12), _0> = coord!(0);
    let _: At<Layout!((2,16):(1,2)), _18> = coord!(18);
    let _: At<Layout!(((5,3),(16)):((1,5),(15))), ((_4, _0), (_1,))> = coord!(19);
    let _: At<Layout!((2):(1)), (_0,)> = coord!(0);
    let _: At<Layout!((16):(1)), (_9,)> = coord!(9);
    let _: At<Layout!(((6),(16,16,4),4):((1),(96,6,1536),6144)), _1> = coord!(1);
    let _: At<Layout!((12,5,(5)):(150,15,(3))), _64> = coord!(603);
    let _: At<Layout!((4,3):(1,4)), (_0, _0)> = coord!(0);
}

fn answers_4() {
    let _: At<Layout!((5,8,1):(4,40,4)), _4> = coord!(16);
    let _: At<Layout!((8):(6)), _7> = coord!(42);
    let _: At<Layout!((7,(8)):(0,(1))), (_2, (_7,))> = coord!(7);
}

fn refusals_0() {
    refused!((_9, _4): IndexIn<Layout!((5):(100))>);
    refused!((_2,): IndexIn<Layout!((12,(16,4,4)):(-6,(32,12,0)))>);
    refused!((_3, (_1, _0, _0)): IndexIn<Layout!((8):(0))>);
    refused!((_2,): IndexIn<Layout!((6,5):(2,24))>);
    refused!((_0, (_3, _2)): IndexIn<Layout!(((6)):((1)))>);
    refused!((_3,): IndexIn<Layout!(((7,12),3,7):((1,21),7,0))>);
    refused!((_2, (_9, _1, _0)): IndexIn<Layout!(((2,6),7,(16,2)):((0,64),384,(0,32)))>);
    refused!((_0,): IndexIn<Layout!((6,16):(2,24))>);
}
