// Written by `cargo run --example generate_checks`: change the generator, not this file.
use crate::names::*;

fn answers_0() {
    same(layout!((2,7):(0,1)).max_common_layout(layout!((12,7):(7,1))), layout!(1:0));
    same(layout!((32):(1)).max_common_layout(layout!((32):(1))), layout!(32:1));
    same(layout!(3:1).max_common_layout(layout!(3:1)), layout!(3:1));
    same(layout!((2,(1,6)):(1,(6,2))).max_common_layout(layout!((2,(1,6)):(1,(0,2)))), layout!(12:1));
    same(layout!((4,1):(1,0)).max_common_layout(layout!((2,2,2,2):(1,2,4,8))), layout!(4:1));
    same(layout!(((1),(4,(2,5))):((0),(1,(4,8)))).max_common_layout(layout!((2,(2,4,6),(7)):(0,(4,1,112),(0)))), layout!(1:0));
    same(layout!((7,4,4):(4,28,1)).max_common_layout(layout!((7,4,4):(16,4,1))), layout!(4:28));
    same(layout!(8:1).max_common_layout(layout!(16:1)), layout!(16:1));
    same(layout!((3,4):(4,12)).max_common_layout(layout!((3,4):(1,3))), layout!(1:0));
    same(layout!((3,6):(0,3)).max_common_layout(layout!((3,6):(1,3))), layout!(1:0));
    same(layout!(7:2).max_common_layout(layout!((6,16,2):(2,12,1))), layout!(1:0));
    same(layout!((12,32):(0,1)).max_common_layout(layout!(2:1)), layout!(1:0));
    same(layout!((12,2,((1,7),(4,1))):(28,336,((336,1),(7,336)))).max_common_layout(layout!((12,2,((1,7),(4,1))):(1,336,((0,12),(84,0))))), layout!(1:0));
    same(layout!(8:0).max_common_layout(layout!(8:1)), layout!(1:0));
    same(layout!((2,4):(1,2)).max_common_layout(layout!((2,4):(1,2))), layout!(8:1));
    same(layout!(6:1).max_common_layout(layout!(6:1)), layout!(6:1));
}

fn answers_1() {
    same(layout!((8,8):(0,1)).max_common_layout(layout!((8,8):(1,8))), layout!(1:0));
    same(layout!((2,12):(24,2)).max_common_layout(layout!((2,12):(12,1))), layout!(1:0));
    same(layout!((4,2,3):(2,1,8)).max_common_layout(layout!(4:1)), layout!(1:0));
    same(layout!((1,1,4,2):(1,3,6,1)).max_common_layout(layout!((1,1,4,2):(1,0,2,1))), layout!(2:4));
    same(layout!(((4,2),6):((1,4),8)).max_common_layout(layout!(((4,2),6):((1,4),8))), layout!(48:1));
    same(layout!((8,3):(1,8)).max_common_layout(layout!((20):(2))), layout!(1:0));
    same(layout!((8,1):(1,7)).max_common_layout(layout!((8,1):(1,0))), layout!(8:1));
    same(layout!(2:0).max_common_layout(layout!((1,2,4,4):(0,16,4,1))), layout!(1:0));
    same(layout!((2,4,2):(8,2,1)).max_common_layout(layout!((2,4,2):(1,2,8))), layout!(1:0));
    same(layout!((16,1,(4,1)):(4,1,(1,9))).max_common_layout(layout!((16,1,(4,1)):(4,0,(1,0)))), layout!((4,16):(16,1)));
    same(layout!(((4),(2)):((1),(4))).max_common_layout(layout!((5,3,4):(1,5,15))), layout!(60:1));
    same(layout!((16,6):(1,16)).max_common_layout(layout!(1:0)), layout!(1:0));
    same(layout!((12):(12)).max_common_layout(layout!((12):(1))), layout!(1:0));
    same(layout!((1,4):(1,1)).max_common_layout(layout!(4:4)), layout!(1:0));
    same(layout!((8,1,8):(8,0,1)).max_common_layout(layout!((7,1,6):(1,7,0))), layout!(1:0));
    same(layout!((4,2,3,4):(8,4,32,1)).max_common_layout(layout!((16,8):(8,1))), layout!(1:0));
}

fn answers_2() {
    same(layout!((5,4,16,2):(256,1,4,128)).max_common_layout(layout!((2,(2,32),3):(192,(96,3),1))), layout!(1:0));
    same(layout!((4,(4,2)):(12,(1,48))).max_common_layout(layout!((4,7):(1,4))), layout!(1:0));
    let _: MaxCommonLayout<Layout!(6:3), Layout!(6:4)> = layout!(1:0);
    let _: MaxCommonLayout<Layout!(((8,1,4)):((1,2,2))), Layout!(((8,1,4)):((4,32,1)))> = layout!(1:0);
    let _: MaxCommonLayout<Layout!((4,5,3):(1,4,20)), Layout!((4,5,3):(0,0,20))> = layout!(1:0);
    let _: MaxCommonLayout<Layout!((6,6,3):(3,108,18)), Layout!((6,6,3):(0,6,3))> = layout!(1:0);
    let _: MaxCommonLayout<Layout!((16,4,5):(32,0,8)), Layout!((12):(0))> = layout!(1:0);
    let _: MaxCommonLayout<Layout!(((6,8,7),8):((1,6,48),336)), Layout!(((6,8,7),8):((448,1,8),56))> = layout!(1:0);
    let _: MaxCommonLayout<Layout!(((4,8),(4,4),5):((1,4),(32,128),512)), Layout!(((2,12,2)):((1,2,24)))> = layout!(48:1);
    let _: MaxCommonLayout<Layout!((2,6):(16,0)), Layout!((2,6):(1,2))> = layout!(1:0);
    let _: MaxCommonLayout<Layout!((6):(1)), Layout!(((8),8,2):((1),8,64))> = layout!(128:1);
    let _: MaxCommonLayout<Layout!(4:16), Layout!(4:2)> = layout!(1:0);
    let _: MaxCommonLayout<Layout!(3:1), Layout!(((2,8,3),(6)):((6,0,0),(0)))> = layout!(1:0);
    let _: MaxCommonLayout<Layout!(2:1), Layout!(2:1)> = layout!(2:1);
    let _: MaxCommonLayout<Layout!(4:1), Layout!(4:2)> = layout!(1:0);
    let _: MaxCommonLayout<Layout!((12):(0)), Layout!((12,(6,3,12),6):(32,(16,1,4),3))> = layout!(1:0);
}

fn answers_3() {
    let _: MaxCommonLayout<Layout!(12:1), Layout!(12:3)> = layout!(1:0);
    let _: MaxCommonLayout<Layout!((8,8):(-1,-8)), Layout!((8,8):(2,1))> = layout!(1:0);
    let _: MaxCommonLayout<Layout!(12:100), Layout!(12:4)> = layout!(1:0);
    let _: MaxCommonLayout<Layout!((3):(100)), Layout!((2,4):(1,2))> = layout!(1:0);
    let _: MaxCommonLayout<Layout!((8,(8,4,16),2):(2,(6,12,8),4)), Layout!((16,7,6):(8,1536,128))> = layout!(1:0);
    let _: MaxCommonLayout<Layout!(1:1), Layout!(1:0)> = layout!(1:0);
    let _: MaxCommonLayout<Layout!(((12,7,16),(7,6,8),6):((1,12,84),(1344,9408,56448),451584)), Layout!(((6,3,16),4,4):((0,0,1),288,1152))> = layout!(1:0);
    let _: MaxCommonLayout<Layout!(((6,2,16)):((1,96,0))), Layout!((2,4,(2)):(1,2,(8)))> = layout!(6:1);
    let _: MaxCommonLayout<Layout!((4,6,3):(0,0,4)), Layout!((4,6,3):(8,8,16))> = layout!(1:0);
}

fn refusals_0() {
    refused!(any R, Layout!(2:-1): HasInCommon<Layout!(4:1), R>);
    refused!(any R, Layout!(((2,12,3)):((36,1,-12))): HasInCommon<Layout!((2):(1)), R>);
    refused!(any R, Layout!((2,8,(7,6,2)):(-1,-2,(-16,112,672))): HasInCommon<Layout!((2,8,(7,6,2)):(3,3,(1,100,16))), R>);
    refused!(any R, Layout!(((5,4),(16,1,5)):((-80,-800),(-1,80,-16))): HasInCommon<Layout!(((5,4),(16,1,5)):((1,5),(20,5,320))), R>);
    refused!(any R, Layout!(((8,12),2):((-24,-2),0)): HasInCommon<Layout!(((8,16),(3)):((1,8),(128))), R>);
    refused!(any R, Layout!((6,2,(2,12,7)):(2688,-2,(-96,-8,192))): HasInCommon<Layout!((4,2):(1,4)), R>);
    refused!(any R, Layout!((4,8):(-1,-4)): HasInCommon<Layout!((4,8):(128,8)), R>);
    refused!(any R, Layout!((7):(-1)): HasInCommon<Layout!(((2),5,3):((6),2,6)), R>);
}
