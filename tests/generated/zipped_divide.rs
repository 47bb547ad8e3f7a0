// Written by `cargo run --example generate_checks`: change the generator, not this file.
use crate::names::*;

fn answers_0() {
    same(layout!((4,2,3):(2,1,8)).zipped_divide(layout!(4:2)), layout!(((2,2),(2,3)):((4,1),(2,8))));
    same(layout!(16:1).zipped_divide(uneven(layout!(4:3))), layout!((4,(3,2)):(3,(1,12))));
    same(layout!(10:1).zipped_divide(uneven(layout!(4:1))), layout!((4,3):(1,4)));
    same(layout!((128,64):(64,1)).zipped_divide(layout!(((4,8),(2,2)):((16,1),(8,64)))), layout!((((4,8),(2,2)),64):(((1024,64),(512,4096)),1)));
    same(layout!(4:1).zipped_divide(layout!(4:1)), layout!((4,1):(1,0)));
    same(layout!((2,(1,6)):(1,(6,2))).zipped_divide(layout!((2,6):(6,1))), layout!(((2,6),1):((6,1),0)));
    same(layout!((16,1,(4,1)):(4,1,(1,9))).zipped_divide(layout!(16:4)), layout!(((4,4),4):((16,1),4)));
    same(layout!((2):(1)).zipped_divide(layout!((2):(1))), layout!(((2),1):((1),0)));
    same(layout!(((5)):((3))).zipped_divide(uneven(layout!((5,6):(6,1)))), layout!(((5,6),1):((18,3),0)));
    same(layout!((4):(1)).zipped_divide(layout!(4:1)), layout!((4,1):(1,0)));
    same(layout!((16,8):(8,1)).zipped_divide(layout!(128:1)), layout!(((16,8),1):((8,1),0)));
    same(layout!((4):(1)).zipped_divide(layout!((2,2):(1,2))), layout!(((2,2),1):((1,2),0)));
    same(layout!((2,(2,8,2),8):(256,(1,2,16),32)).zipped_divide(layout!((8,4):(1,8))), layout!((((2,4),4),16):(((256,1),4),16)));
    same(layout!((4,6):(1,4)).zipped_divide(layout!(8:1)), layout!((8,3):(1,8)));
    same(layout!(6:1).zipped_divide(uneven(layout!((20):(2)))), layout!(((20),2):((2),1)));
    same(layout!(32:0).zipped_divide(layout!((2):(16))), layout!(((2),16):((0),0)));
}

fn answers_1() {
    same(layout!(16:1).zipped_divide(layout!((8,2):(1,8))), layout!(((8,2),1):((1,8),0)));
    same(layout!(1:0).zipped_divide(layout!(1:0)), layout!((1,1):(0,0)));
    same(layout!((64,8):(1,64)).zipped_divide(layout!((32,8,2):(1,32,256))), layout!(((32,8,2),1):((1,32,256),0)));
    same(layout!((4,5):(5,1)).zipped_divide(layout!((2,10):(1,2))), layout!(((2,(2,5)),1):((5,(10,1)),0)));
    same(layout!((3,(2,7)):(14,(7,1))).zipped_divide(layout!((7,6):(6,1))), layout!(((7,(3,2)),1):((1,(14,7)),0)));
    same(layout!(((32,1,2),(2,4,2)):((4,0,1),(2,128,512))).zipped_divide(layout!((4,8):(8,1))), layout!(((4,8),(4,8)):((32,4),(1,128))));
    same(layout!(12:1).zipped_divide(uneven(layout!((10,2):(16,4)))), layout!(((10,2),(4,2)):((16,4),(1,8))));
    same(layout!((2,8,2):(16,1,0)).zipped_divide(layout!((16,2):(2,1))), layout!((((8,2),2),1):(((1,0),16),0)));
    same(layout!((4,(2,4)):(2,(1,8))).zipped_divide(uneven(layout!((8,8):(1,8)))), layout!((((4,2),8),1):(((2,1),8),0)));
    same(layout!((4,1,12,(4,4)):(1,0,4,(48,192))).zipped_divide(layout!(12:64)), layout!((12,64):(64,1)));
    same(layout!(((4)):((100))).zipped_divide(layout!(2:1)), layout!((2,2):(100,200)));
    let _: ZippedDivide<Layout!((1,2,7):(1,1,2)), Layout!(1:1)> = layout!((1,14):(1,1));
    let _: ZippedDivide<Layout!((1):(1)), Layout!(1:1)> = layout!((1,1):(1,0));
    let _: ZippedDivide<Layout!((2,12,(2,5,4)):(240,1,(480,12,60))), Layout!(24:1)> = layout!(((2,12),(2,20)):((240,1),(480,12)));
    let _: ZippedDivide<Layout!((1):(8)), Layout!((1,1):(1,1))> = layout!(((1,1),1):((8,8),0));
    let _: ZippedDivide<Layout!((5):(0)), Layout!((1,1):(5,1))> = layout!(((1,1),5):((0,0),0));
}

fn answers_2() {
    let _: ZippedDivide<Layout!(((7,3),(12)):((1,7),(21))), Layout!((18,1):(7,252))> = layout!(((18,1),(7,2)):((7,252),(1,126)));
    let _: ZippedDivide<Layout!((4,12,5):(24,1,96)), Uneven<Layout!(48:4)>> = layout!(((12,4),(4,2)):((1,96),(24,384)));
    let _: ZippedDivide<Layout!((4,(4,8)):(1,(3,3))), Layout!((1,64):(16,1))> = layout!(((1,(4,4,4)),2):((3,(1,3,3)),12));
    let _: ZippedDivide<Layout!((8,1):(1,1)), Uneven<Layout!((16):(4))>> = layout!((((2,8)),4):(((4,1)),1));
    let _: ZippedDivide<Layout!((4):(1)), Layout!(1:1)> = layout!((1,4):(1,1));
    let _: ZippedDivide<Layout!((7,(5),2):(1,(7),35)), Uneven<Layout!(64:7)>> = layout!((64,7):(7,1));
    let _: ZippedDivide<Layout!((16):(100)), Layout!(1:1)> = layout!((1,16):(100,100));
    let _: ZippedDivide<Layout!((12,(7)):(4,(48))), Layout!(7:12)> = layout!((7,12):(48,4));
    let _: ZippedDivide<Layout!(((4,5,4)):((24,192,3))), Layout!(5:4)> = layout!((5,(4,4)):(192,(24,3)));
    let _: ZippedDivide<Layout!(((2,2,4),8,4):((1,2,1),32,1)), Layout!(32:4)> = layout!(((4,8),(4,4)):((1,32),(1,1)));
    let _: ZippedDivide<Layout!(((2,12,12),(5,4),4):((1,2,24),(288,1440),5760)), Uneven<Layout!(1:288)>> = layout!((1,23040):(288,1));
    let _: ZippedDivide<Layout!(7:1), Layout!((1,7):(7,1))> = layout!(((1,7),1):((7,1),0));
    let _: ZippedDivide<Layout!((12):(4)), Layout!((2):(1))> = layout!(((2),6):((4),8));
    let _: ZippedDivide<Layout!((8):(0)), Layout!((1,8):(1,1))> = layout!(((1,8),1):((0,0),0));
    let _: ZippedDivide<Layout!(((3,4),2,16):((1,3),12,24)), Layout!((4):(1))> = layout!(((4),96):((1),4));
    let _: ZippedDivide<Layout!(2:1), Layout!(1:2)> = layout!((1,2):(2,1));
}

fn answers_3() {
    let _: ZippedDivide<Layout!((4,8,2):(0,1,32)), Layout!(1:1)> = layout!((1,(4,8,2)):(32,(0,1,32)));
    let _: ZippedDivide<Layout!((4):(1)), Layout!(2:1)> = layout!((2,2):(1,2));
    let _: ZippedDivide<Layout!(8:4), Layout!(2:1)> = layout!((2,4):(4,8));
}

fn refusals_0() {
    refused!(Layout!(4:3): TilerOf<Layout!(16:1), Zipped>);
    refused!(Layout!(4:1): TilerOf<Layout!(10:1), Zipped>);
    refused!(Layout!((2,1):(3,1)): TilerOf<Layout!(((8,32),(1,2),(2,1)):((256,8),(0,1),(4,0))), Zipped>);
    refused!(Layout!((5,6):(6,1)): TilerOf<Layout!(((5)):((3))), Zipped>);
    refused!(Layout!((3,8):(1,6)): TilerOf<Layout!((12,5,(12,1)):(60,12,(1,0))), Zipped>);
    refused!(Layout!((20):(2)): TilerOf<Layout!(6:1), Zipped>);
    refused!(Layout!((10,2):(16,4)): TilerOf<Layout!(12:1), Zipped>);
    refused!(Layout!((8,8):(1,8)): TilerOf<Layout!((4,(2,4)):(2,(1,8))), Zipped>);
    refused!(Layout!((2,4):(12,1)): TilerOf<Layout!((6,4):(4,1)), Zipped>);
    refused!(Layout!((16,1,(4,1)):(4,1,(1,9))): TilerOf<Layout!((3,(4,4,2)):(8,(72,1,288))), Zipped>);
    refused!(Layout!((2,4):(4,1)): TilerOf<Layout!(4:1), Zipped>);
    refused!(Layout!((10,5):(20,4)): TilerOf<Layout!((4,5):(2,12)), Zipped>);
    refused!(Layout!((2,4):(6,6)): TilerOf<Layout!((6,4):(8,48)), Zipped>);
    refused!(Layout!(64:4): TilerOf<Layout!(((4,2,8)):((1,1,8))), Zipped>);
    refused!(Layout!(16:1): TilerOf<Layout!((4,7,4):(6,16,2)), Zipped>);
    refused!(Layout!((12,4):(1,1)): TilerOf<Layout!((8,1,3):(3,3,1)), Zipped>);
}

fn refusals_1() {
    refused!(Layout!((64,32):(16,80)): TilerOf<Layout!((16,5,(5,12,5)):(1,16,(80,400,4800))), Zipped>);
    refused!(Layout!((4):(1)): TilerOf<Layout!((5,1):(1,1)), Zipped>);
}
