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
    same(layout!(((8,32),(1,2),(2,1)):((256,8),(0,1),(4,0))).zipped_divide(uneven(layout!((2,1):(3,1)))), layout!(((2,1),(3,(2,32,2,2))):((768,0),(256,(1536,8,1,4)))));
    same(layout!(((5)):((3))).zipped_divide(uneven(layout!((5,6):(6,1)))), layout!(((5,6),1):((18,3),0)));
    same(layout!((12,5,(12,1)):(60,12,(1,0))).zipped_divide(uneven(layout!((3,8):(1,6)))), layout!(((3,(2,4)),(2,(2,12))):((60,(360,12)),(180,(48,1)))));
    same(layout!((4):(1)).zipped_divide(layout!(4:1)), layout!((4,1):(1,0)));
    same(layout!((16,8):(8,1)).zipped_divide(layout!(128:1)), layout!(((16,8),1):((8,1),0)));
    same(layout!((4):(1)).zipped_divide(layout!((2,2):(1,2))), layout!(((2,2),1):((1,2),0)));
    same(layout!((2,(2,8,2),8):(256,(1,2,16),32)).zipped_divide(layout!((8,4):(1,8))), layout!((((2,4),4),16):(((256,1),4),16)));
    same(layout!((4,6):(1,4)).zipped_divide(layout!(8:1)), layout!((8,3):(1,8)));
}

fn answers_1() {
    same(layout!(6:1).zipped_divide(uneven(layout!((20):(2)))), layout!(((20),2):((2),1)));
    same(layout!(32:0).zipped_divide(layout!((2):(16))), layout!(((2),16):((0),0)));
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
    let _: ZippedDivide<Layout!(8:8), Layout!((4):(2))> = layout!(((4),2):((16),8));
    let _: ZippedDivide<Layout!((2):(1)), Layout!((1,2):(1,1))> = layout!(((1,2),1):((1,1),0));
    let _: ZippedDivide<Layout!(((3)):((1))), Layout!((1,1):(3,1))> = layout!(((1,1),3):((3,1),1));
}

fn answers_2() {
    let _: ZippedDivide<Layout!(3:1), Layout!((1,3):(3,1))> = layout!(((1,3),1):((3,1),0));
    let _: ZippedDivide<Layout!((2):(1)), Layout!(2:1)> = layout!((2,1):(1,0));
    let _: ZippedDivide<Layout!((7,7):(1,100)), Uneven<Layout!(7:7)>> = layout!((7,7):(100,1));
    let _: ZippedDivide<Layout!(((5)):((1))), Uneven<Layout!((1,1):(1,1))>> = layout!(((1,1),5):((1,1),1));
    let _: ZippedDivide<Layout!((2,6):(1,2)), Layout!(2:2)> = layout!((2,(2,3)):(2,(1,4)));
    let _: ZippedDivide<Layout!(((6),3,(16,8,12)):((1),6,(18,288,2304))), Uneven<Layout!((2,16,(4)):(1,2,(32)))>> = layout!(((2,16,(4)),216):((1,2,(32)),128));
    let _: ZippedDivide<Layout!((2):(1)), Uneven<Layout!((2,1):(1,2))>> = layout!(((2,1),1):((1,2),0));
    let _: ZippedDivide<Layout!((4,8):(1,8)), Uneven<Layout!((12,(8),12):(1,(144),12))>> = layout!((((4,3),(8),12),1):(((1,8),(288),24),0));
    let _: ZippedDivide<Layout!(6:100), Layout!(1:1)> = layout!((1,6):(100,100));
    let _: ZippedDivide<Layout!(16:12), Uneven<Layout!(2:16)>> = layout!((2,16):(192,12));
    let _: ZippedDivide<Layout!((2,1):(1,1)), Layout!(1:1)> = layout!((1,2):(1,1));
    let _: ZippedDivide<Layout!(((12,1)):((0,12))), Layout!(4:1)> = layout!((4,3):(0,0));
    let _: ZippedDivide<Layout!(7:1), Layout!(7:1)> = layout!((7,1):(1,0));
    let _: ZippedDivide<Layout!((4):(16)), Layout!(1:1)> = layout!((1,4):(16,16));
    let _: ZippedDivide<Layout!((1,2):(1,1)), Layout!(1:1)> = layout!((1,2):(1,1));
    let _: ZippedDivide<Layout!((5,1):(1,0)), Layout!((1,1):(1,5))> = layout!(((1,1),5):((0,0),1));
}

fn answers_3() {
    let _: ZippedDivide<Layout!((16,7,8):(56,8,1)), Layout!(28:16)> = layout!(((7,4),(16,2)):((8,1),(56,4)));
    let _: ZippedDivide<Layout!(12:1), Uneven<Layout!((7,4):(4,28))>> = layout!(((7,4),4):((4,28),1));
    let _: ZippedDivide<Layout!((2):(2)), Layout!(2:1)> = layout!((2,1):(2,0));
    let _: ZippedDivide<Layout!((2):(2)), Layout!(1:2)> = layout!((1,2):(4,2));
    let _: ZippedDivide<Layout!(4:1), Layout!((1,2):(4,1))> = layout!(((1,2),2):((4,1),2));
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
    refused!(Layout!(128:1): TilerOf<Layout!((12,(4,8)):(7,(1,30))), Zipped>);
    refused!(Layout!((4,2):(4,4)): TilerOf<Layout!(4:1), Zipped>);
    refused!(Layout!((7,10):(14,1)): TilerOf<Layout!(((2),7,5):((1),10,2)), Zipped>);
    refused!(Layout!(24:1152): TilerOf<Layout!(((12,3),8,4):((3,1),36,288)), Zipped>);
    refused!(Layout!((2,10):(5,20)): TilerOf<Layout!((5,4,1):(4,0,0)), Zipped>);
    refused!(Layout!((4):(1)): TilerOf<Layout!((5,6,8):(1,0,0)), Zipped>);
}

fn refusals_1() {
    refused!(Layout!((12,3):(12,1)): TilerOf<Layout!(12:1), Zipped>);
    refused!(Layout!(((5),(6),2):((12),(0),6)): TilerOf<Layout!(((8)):((1))), Zipped>);
    refused!(Layout!((64,24):(6,6)): TilerOf<Layout!((6,12):(12,1)), Zipped>);
}
