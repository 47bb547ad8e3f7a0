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
    let _: At<Layout!(12:32), _6> = coord!(192);
    let _: At<Layout!((5,2,5):(1,0,10)), (_0, _1, _4)> = coord!(40);
    let _: At<Layout!((1,(3,12,3)):(6,(144,6,2))), (_0, (_1, _8, _0))> = coord!(192);
    let _: At<Layout!((7,5,(8)):(480,48,(3))), (_3, _1, (_4,))> = coord!(1500);
    let _: At<Layout!((1,(6,5),3):(4,(3,4),1)), (_0, (_2, _2), _0)> = coord!(14);
    let _: At<Layout!((5):(0)), (_2,)> = coord!(0);
}

fn answers_3() {
    let _: At<Layout!((12,6):(1,12)), (_0, _2)> = coord!(24);
    let _: At<Layout!((4,2):(32,0)), (_2, _1)> = coord!(64);
    let _: At<Layout!((7):(4)), (_6,)> = coord!(24);
    let _: At<Layout!((12,1,5):(1,12,12)), (_10, _0, _0)> = coord!(10);
    let _: At<Layout!(((16),7):((28),4)), ((_9,), _3)> = coord!(264);
    let _: At<Layout!((2):(0)), (_1,)> = coord!(0);
    let _: At<Layout!(((2)):((1))), ((_0,),)> = coord!(0);
    let _: At<Layout!(((8),1):((8),128)), ((_2,), _0)> = coord!(16);
    let _: At<Layout!((4,(12,8),5):(16,(64,2),1536)), (_6, _1, _3)> = coord!(4768);
    let _: At<Layout!((2,12,1):(12,1,12)), (_1, _9, _0)> = coord!(21);
    let _: At<Layout!((6,(16,16,4)):(8,(8,2,32))), _1> = coord!(8);
    let _: At<Layout!((12,5,(5)):(400,8,(80))), (_11, _4, _2)> = coord!(4592);
    let _: At<Layout!((3,6,1):(1,100,100)), (_2, _4, _0)> = coord!(402);
    let _: At<Layout!(((4)):((1))), (_0,)> = coord!(0);
    let _: At<Layout!((8):(4)), _4> = coord!(16);
    let _: At<Layout!(((7),(8),(2,2,7)):((1),(7),(56,112,224))), ((_6,), (_4,), (_1, _1, _2))> = coord!(650);
}

fn answers_4() {
    let _: At<Layout!((7,3,(5,5)):(0,175,(1,35))), (_2, _0, (_3, _3))> = coord!(108);
}

fn refusals_0() {
    refused!(((_15, _2, _0), _0): IndexIn<Layout!((6,2,4):(1,6,12))>);
    refused!((_3,): IndexIn<Layout!((1,2,(12,1)):(2,1,(2,24)))>);
    refused!((_31, _0): IndexIn<Layout!(16:1)>);
    refused!((_3, _3, (_1, _2, _0)): IndexIn<Layout!((8):(0))>);
    refused!((_9, _2): IndexIn<Layout!((16):(1))>);
    refused!(((_2, _10, _0), _33): IndexIn<Layout!(8:6)>);
    refused!((_0,): IndexIn<Layout!((7,6,4):(1,0,42))>);
    refused!((_29, _7): IndexIn<Layout!((5):(1))>);
}
