// Written by `cargo run --example generate_checks`: change the generator, not this file.
use crate::names::*;

fn answers_0() {
    same(layout!(24:1).logical_divide(layout!(4:2)), layout!((4,(2,3)):(2,(1,8))));
    same(layout!((4,2,3):(2,1,8)).logical_divide(layout!(4:2)), layout!(((2,2),(2,3)):((4,1),(2,8))));
    same(layout!(10:1).logical_divide(uneven(layout!(4:1))), layout!((4,3):(1,4)));
    same(layout!((9,(4,8)):(59,(13,1))).logical_divide(layout!(3:3)), layout!((3,(3,(4,8))):(177,(59,(13,1)))));
    same(layout!((7,(1)):(1,(1))).logical_divide(layout!(7:1)), layout!((7,1):(1,0)));
    same(layout!((16,1,(4,1)):(4,1,(1,9))).logical_divide(layout!((2,(8,4)):(32,(1,8)))), layout!(((2,(8,(2,2))),1):((2,(4,(32,1))),0)));
    same(layout!((7,8,4,2):(64,8,2,1)).logical_divide(layout!((8,2):(28,224))), layout!((((2,4),2),(7,4)):(((32,2),1),(64,8))));
    same(layout!((3,(3)):(3,(1))).logical_divide(layout!((3,3):(1,3))), layout!(((3,3),1):((3,1),0)));
    same(layout!((8,(1,8),8):(64,(512,0),8)).logical_divide(uneven(layout!((4,64,2):(128,2,0)))), layout!(((4,(4,8,2),2),2):((16,(128,0,8),0),64)));
    same(layout!((8,1):(1,7)).logical_divide(layout!(2:1)), layout!((2,4):(1,2)));
    same(layout!(((4,8),(2,2,2)):((32,1),(16,8,128))).logical_divide(layout!((4,(2,32)):(1,(128,4)))), layout!(((4,(2,(8,2,2))),1):((32,(128,(1,16,8))),0)));
    same(layout!(16:1).logical_divide(layout!((2,8):(1,2))), layout!(((2,8),1):((1,2),0)));
    same(layout!((16,2):(1,16)).logical_divide(layout!(32:1)), layout!((32,1):(1,0)));
    same(layout!((8,1,4):(4,0,1)).logical_divide(layout!((16,2):(1,16))), layout!((((8,2),2),1):(((4,1),2),0)));
    same(layout!((12,1):(3,0)).logical_divide(layout!((3,2):(1,6))), layout!(((3,2),2):((3,18),9)));
    same(layout!(12:1).logical_divide(layout!((12):(1))), layout!(((12),1):((1),0)));
}

fn answers_1() {
    same(layout!((4):(1)).logical_divide(layout!((2,2):(1,2))), layout!(((2,2),1):((1,2),0)));
    same(layout!(((1,2)):((0,1))).logical_divide(uneven(layout!(16:0))), layout!((16,2):(0,1)));
    same(layout!((2,4):(4,1)).logical_divide(layout!((4,2):(2,1))), layout!(((4,2),1):((1,4),0)));
    same(layout!(((3,16),8,(4,1)):((8,96),1,(24,0))).logical_divide(layout!(64:24)), layout!(((2,8,4),(3,8)):((768,1,24),(8,96))));
    same(layout!(((4,8),(2,2,2)):((32,1),(16,8,128))).logical_divide(layout!((2,2,2,2):(1,2,4,8))), layout!(((2,2,2,2),(2,2,2,2)):((32,64,1,2),(4,16,8,128))));
    same(layout!((5,5):(5,1)).logical_divide(layout!((5):(1))), layout!(((5),5):((5),1)));
    same(layout!((3,(2,7)):(14,(7,1))).logical_divide(layout!((42):(1))), layout!((((3,2,7)),1):(((14,7,1)),0)));
    same(layout!(((4,2),(8,2)):((2,64),(8,1))).logical_divide(layout!((1,8):(3,1))), layout!(((1,(4,2)),(8,2)):((1,(2,64)),(8,1))));
    same(layout!(1:0).logical_divide(layout!(1:0)), layout!((1,1):(0,0)));
    same(layout!((1,7,2):(0,1,7)).logical_divide(uneven(layout!((7,2,2):(1,7,0)))), layout!(((7,2,2),1):((1,7,0),0)));
    same(layout!(3:2).logical_divide(layout!(3:1)), layout!((3,1):(2,0)));
    same(layout!((6,8):(1,6)).logical_divide(layout!((1,8):(3,1))), layout!(((1,8),6):((3,1),8)));
    same(layout!((1,(4,4),8,1):(0,(32,8),1,32)).logical_divide(layout!((32,4):(1,32))), layout!((((4,4,2),4),1):(((32,8,1),2),0)));
    same(layout!((3):(1)).logical_divide(layout!(3:1)), layout!((3,1):(1,0)));
    same(layout!(6:1).logical_divide(uneven(layout!(2:0))), layout!((2,6):(0,1)));
    same(layout!((4):(1)).logical_divide(uneven(layout!((1,8):(3,1)))), layout!(((1,8),1):((3,1),0)));
}

fn answers_2() {
    same(layout!(((2,12,2)):((12,4,3))).logical_divide(layout!(12:1)), layout!(((2,6),(2,2)):((12,4),(24,3))));
    same(layout!((8,8):(0,1)).logical_divide(layout!(64:1)), layout!(((8,8),1):((0,1),0)));
    same(layout!(((2),2,4):((1),2,4)).logical_divide(layout!(16:1)), layout!((16,1):(1,0)));
    same(layout!(4:4).logical_divide(layout!(4:1)), layout!((4,1):(4,0)));
    same(layout!(32:1).logical_divide(layout!(2:2)), layout!((2,(2,8)):(2,(1,4))));
    same(layout!((2,2,8,32):(2,1,4,32)).logical_divide(layout!((2,2,256):(512,256,1))), layout!(((2,2,(2,2,64)),1):((512,256,(2,1,4)),0)));
    same(layout!((6,4,2,12):(1,1,24,8)).logical_divide(layout!(2:1)), layout!((2,(3,4,2,12)):(1,(2,1,24,8))));
    same(layout!((12,2):(2,1)).logical_divide(layout!(6:1)), layout!((6,(2,2)):(2,(12,1))));
    same(layout!((4,7,6):(1,24,4)).logical_divide(layout!((4):(1))), layout!(((4),(7,6)):((1),(24,4))));
    same(layout!(2:1).logical_divide(uneven(layout!(8:1))), layout!((8,1):(1,0)));
    same(layout!(((4,8),(2,2)):((32,1),(16,8))).logical_divide(layout!(2:32)), layout!((2,((4,8),2)):(16,((32,1),8))));
    same(layout!((2,2,2):(2,1,4)).logical_divide(layout!(2:1)), layout!((2,(2,2)):(2,(1,4))));
    same(layout!((5):(0)).logical_divide(uneven(layout!(2:1))), layout!((2,3):(0,0)));
    same(layout!(((6,(1,4),7),2):((56,(336,1),0),0)).logical_divide(layout!((14):(24))), layout!(((14),(6,4)):((0),(56,1))));
    same(layout!((4,12,7):(1,4,48)).logical_divide(layout!(3:1)), layout!((3,112):(1,3)));
    same(layout!(12:1).logical_divide(layout!(12:1)), layout!((12,1):(1,0)));
}

fn answers_3() {
    same(layout!((12,(2,16),4):(16,(192,1),384)).logical_divide(layout!(6:1)), layout!((6,(4,16,4)):(16,(96,1,384))));
    same(layout!((16,2):(1,16)).logical_divide(layout!((8):(1))), layout!(((8),4):((1),8)));
    same(layout!((12):(1)).logical_divide(layout!((6,2):(1,6))), layout!(((6,2),1):((1,6),0)));
    same(layout!(((2,2),(8,4)):((1,16),(2,32))).logical_divide(layout!((16,2,2):(1,64,32))), layout!((((2,2,4),2,2),2):(((1,16,2),64,32),8)));
    same(layout!((2,(3,(4,5))):(1,(2,(6,24)))).logical_divide(layout!((5,3):(8,40))), layout!(((5,3),8):((8,40),1)));
    same(layout!(((4,8),(2,(2,2))):((64,1),(32,(8,256)))).logical_divide(layout!((2,2):(128,16))), layout!(((2,2),((4,4),(2,2))):((256,4),((64,1),(32,8)))));
    same(layout!((12,(2,2,8)):(32,(1,16,2))).logical_divide(layout!((2,64):(192,3))), layout!(((2,(4,2,2,4)),3):((8,(96,1,16,2)),32)));
    same(layout!((5,12,6,4):(1,5,60,360)).logical_divide(layout!((6,(8,10)):(240,(30,3)))), layout!(((6,(8,10)),3):((240,(30,3)),1)));
    same(layout!((4,2,3):(2,1,8)).logical_divide(layout!(4:1)), layout!((4,(2,3)):(2,(1,8))));
    same(layout!(6:0).logical_divide(layout!((2,3):(1,2))), layout!(((2,3),1):((0,0),0)));
    same(layout!(((4,8),(2,2)):((32,1),(16,8))).logical_divide(layout!((2,64):(1,2))), layout!(((2,(2,8,2,2)),1):((32,(64,1,16,8)),0)));
    same(layout!(((5),8):((8),1)).logical_divide(layout!((4,10):(10,1))), layout!(((4,(5,2)),1):((2,(8,1)),0)));
    same(layout!((6,16):(1,6)).logical_divide(layout!((3):(16))), layout!(((3),(16,2)):((16),(1,48))));
    same(layout!((12,2,2):(4,1,2)).logical_divide(layout!(4:1)), layout!((4,(3,4)):(4,(16,1))));
    same(layout!((4,16):(1,4)).logical_divide(uneven(layout!(32:4))), layout!((32,4):(4,1)));
    same(layout!((5,(6,3)):(7,(1,35))).logical_divide(layout!(1:6)), layout!((1,(5,6,3)):(35,(7,1,35))));
}

fn answers_4() {
    same(layout!((8,8):(0,1)).logical_divide(layout!((16,1,(4,1)):(4,1,(1,9)))), layout!((((2,8),1,(4,1)),1):(((0,1),1,(0,2)),0)));
    same(layout!((12,32):(1,12)).logical_divide(layout!((4,8):(1,4))), layout!(((4,8),12):((1,4),32)));
    let _: LogicalDivide<Layout!((1,16):(32,2)), Layout!(1:1)> = layout!((1,16):(2,2));
    let _: LogicalDivide<Layout!((3):(8)), Layout!(1:1)> = layout!((1,3):(8,8));
    let _: LogicalDivide<Layout!(((2),4,2):((2),4,1)), Layout!(1:1)> = layout!((1,(8,2)):(1,(2,1)));
    let _: LogicalDivide<Layout!((6):(3)), Layout!((2,1):(1,6))> = layout!(((2,1),3):((3,18),6));
    let _: LogicalDivide<Layout!((5,(4,16,4),3):(1,(5,20,320),1280)), Layout!(3:1)> = layout!((3,1280):(1,3));
    let _: LogicalDivide<Layout!((16,7,12):(1,1,4)), Uneven<Layout!((16,64):(1,112))>> = layout!(((16,64),7):((1,4),1));
    let _: LogicalDivide<Layout!((2):(1)), Uneven<Layout!(2:2)>> = layout!((2,2):(2,1));
    let _: LogicalDivide<Layout!((5):(1)), Layout!(1:1)> = layout!((1,5):(1,1));
    let _: LogicalDivide<Layout!((4,16):(1,4)), Layout!(2:1)> = layout!((2,32):(1,2));
    let _: LogicalDivide<Layout!(((8)):((1))), Uneven<Layout!(1:8)>> = layout!((1,8):(8,1));
    let _: LogicalDivide<Layout!((6,4,5):(6,100,32)), Uneven<Layout!(8:24)>> = layout!((8,(6,4)):(32,(6,100)));
    let _: LogicalDivide<Layout!((16):(1)), Uneven<Layout!(4:16)>> = layout!((4,16):(16,1));
    let _: LogicalDivide<Layout!(6:1), Layout!(2:1)> = layout!((2,3):(1,2));
    let _: LogicalDivide<Layout!((12,4,12):(1,144,12)), Uneven<Layout!((8):(1))>> = layout!(((8),(2,4,12)):((1),(8,144,12)));
}

fn answers_5() {
    let _: LogicalDivide<Layout!((7):(1)), Layout!((7,1):(1,7))> = layout!(((7,1),1):((1,7),0));
    let _: LogicalDivide<Layout!(4:1), Uneven<Layout!(4:4)>> = layout!((4,4):(4,1));
    let _: LogicalDivide<Layout!((1,16,(7)):(14,14,(2))), Layout!(7:16)> = layout!((7,16):(2,14));
    let _: LogicalDivide<Layout!(((12,1,1),8,1):((8,192,96),384,8)), Layout!(8:12)> = layout!((8,12):(384,8));
    let _: LogicalDivide<Layout!((12,4,16):(1,12,48)), Layout!(32:12)> = layout!((32,(12,2)):(12,(1,384)));
    let _: LogicalDivide<Layout!(1:1), Layout!((1,1):(1,1))> = layout!(((1,1),1):((1,1),0));
    let _: LogicalDivide<Layout!(((5,1)):((0,5))), Layout!((1,1):(1,1))> = layout!(((1,1),5):((5,5),0));
    let _: LogicalDivide<Layout!((8):(1)), Layout!(1:8)> = layout!((1,8):(8,1));
    let _: LogicalDivide<Layout!((4,4):(1,4)), Uneven<Layout!((8,2):(1,16))>> = layout!(((8,2),2):((1,16),8));
    let _: LogicalDivide<Layout!((5,(12,6)):(1,(30,5))), Uneven<Layout!(20:1)>> = layout!(((5,4),(3,6)):((1,30),(120,5)));
}

fn refusals_0() {
    refused!(Layout!(4:1): TilerOf<Layout!(10:1), Logical>);
    refused!(Layout!((4,64,2):(128,2,0)): TilerOf<Layout!((8,(1,8),8):(64,(512,0),8)), Logical>);
    refused!(Layout!(16:0): TilerOf<Layout!(((1,2)):((0,1))), Logical>);
    refused!(Layout!((7,2,2):(1,7,0)): TilerOf<Layout!((1,7,2):(0,1,7)), Logical>);
    refused!(Layout!(2:0): TilerOf<Layout!(6:1), Logical>);
    refused!(Layout!((1,8):(3,1)): TilerOf<Layout!((4):(1)), Logical>);
    refused!(Layout!(8:1): TilerOf<Layout!(2:1), Logical>);
    refused!(Layout!(2:1): TilerOf<Layout!((5):(0)), Logical>);
    refused!(Layout!(32:4): TilerOf<Layout!((4,16):(1,4)), Logical>);
    refused!(Layout!((5,6,7):(42,1,6)): TilerOf<Layout!((5,6,7):(42,7,1)), Logical>);
    refused!(Layout!((2,32,5):(640,5,1)): TilerOf<Layout!((8,16,(2,5)):(0,100,(0,16))), Logical>);
    refused!(Layout!((2,9):(9,1)): TilerOf<Layout!((6,3):(1,18)), Logical>);
    refused!(Layout!((2,21):(1,2)): TilerOf<Layout!((3,(2,7)):(14,(7,1))), Logical>);
    refused!(Layout!((2,(5,16)):(1,(32,2))): TilerOf<Layout!((2,5,8,2):(1,2,20,10)), Logical>);
    refused!(Layout!((2,40,4):(40,1,0)): TilerOf<Layout!((2,8,5):(1,10,2)), Logical>);
    refused!(Layout!((3,8):(8,1)): TilerOf<Layout!((10,2):(16,4)), Logical>);
}

fn refusals_1() {
    refused!(Layout!((2,24):(1,14)): TilerOf<Layout!((3,16,7,1):(448,28,4,4)), Logical>);
    refused!(Layout!(6:1): TilerOf<Layout!(((2,2),(8,4)):((1,16),(2,32))), Logical>);
    refused!(Layout!((16,1,(4,1)):(4,1,(1,9))): TilerOf<Layout!(((2,(2,3)),(4,(1,2))):((1,(8,16)),(2,(0,48)))), Logical>);
    refused!(Layout!(14:6): TilerOf<Layout!((12,4,4,7):(2,2,6,3)), Logical>);
    refused!(Layout!((18,1):(144,1)): TilerOf<Layout!((12,12):(24,1)), Logical>);
    refused!(Layout!(2:12): TilerOf<Layout!((12):(8)), Logical>);
    refused!(Layout!((2,24):(12,12)): TilerOf<Layout!(((12,2)):((1,12))), Logical>);
    refused!(Layout!(((12)):((2))): TilerOf<Layout!((12):(1)), Logical>);
    refused!(Layout!(64:192): TilerOf<Layout!((12,2,8):(1,12,24)), Logical>);
    refused!(Uneven<Layout!((4,6,16):(0,-16,8))>: TilerOf<Layout!(((4)):((2))), Logical>);
    refused!(Layout!((5):(1)): TilerOf<Layout!((1,8):(-2,2)), Logical>);
    refused!(Layout!(((2),4):((0),1)): TilerOf<Layout!(6:1), Logical>);
}
