// Written by `cargo run --example generate_checks`: change the generator, not this file.
use crate::names::*;

fn answers_0() {
    same(layout!((2,2):(4,1)).logical_product(layout!(6:1)), layout!(((2,2),(2,3)):((4,1),(2,8))));
    same(layout!((2,2):(4,1)).logical_product(layout!((3,2):(2,1))), layout!(((2,2),(3,2)):((4,1),(8,2))));
    same(layout!((4,3):(1,4)).logical_product(layout!((2,2):(2,1))), layout!(((4,3),(2,2)):((1,4),(24,12))));
    same(layout!((2,(2,2)):(4,(2,1))).logical_product(layout!(5:0)), layout!(((2,(2,2)),5):((4,(2,1)),0)));
    same(layout!((2,6):(6,1)).logical_product(layout!((2,2):(1,2))), layout!(((2,6),(2,2)):((6,1),(12,24))));
    same(layout!((6,2):(1,6)).logical_product(layout!((2,6):(1,2))), layout!(((6,2),(2,6)):((1,6),(12,24))));
    same(layout!(7:1).logical_product(layout!(4:1)), layout!((7,4):(1,7)));
    same(layout!((2,2):(8,1)).logical_product(layout!(((1,2)):((0,1)))), layout!(((2,2),((1,2))):((8,1),((0,2)))));
    same(layout!(1:1).logical_product(layout!((2,4):(1,2))), layout!((1,(2,4)):(1,(1,2))));
    same(layout!(4:1).logical_product(layout!(2:1)), layout!((4,2):(1,4)));
    same(layout!(7:4).logical_product(layout!((6,2):(2,1))), layout!((7,((2,3),2)):(4,((2,28),1))));
    same(layout!((12):(4)).logical_product(layout!((4):(1))), layout!(((12),(4)):((4),(1))));
    same(layout!((4,3):(3,1)).logical_product(layout!((2,2):(2,1))), layout!(((4,3),(2,2)):((3,1),(24,12))));
    same(layout!((12,2):(1,12)).logical_product(layout!((2,3,4):(12,4,1))), layout!(((12,2),(2,3,4)):((1,12),(288,96,24))));
    same(layout!((2):(16)).logical_product(layout!(2:0)), layout!(((2),2):((16),0)));
    same(layout!(2:1).logical_product(layout!(2:4)), layout!((2,2):(1,8)));
}

fn answers_1() {
    same(layout!((2,4):(4,1)).logical_product(layout!((8,4):(4,1))), layout!(((2,4),(8,4)):((4,1),(32,8))));
    same(layout!((6,3):(1,6)).logical_product(layout!((3,4):(4,1))), layout!(((6,3),(3,4)):((1,6),(72,18))));
    same(layout!((4,3):(1,4)).logical_product(layout!(6:1)), layout!(((4,3),6):((1,4),12)));
    same(layout!(3:1).logical_product(layout!(((3),4):((4),1))), layout!((3,((3),4)):(1,((12),3))));
    same(layout!((3,4):(0,1)).logical_product(layout!((12):(1))), layout!(((3,4),(12)):((0,1),(4))));
    same(layout!(((3,2),5):((1,15),3)).logical_product(layout!((2,3):(1,2))), layout!((((3,2),5),(2,3)):(((1,15),3),(30,60))));
    same(layout!((3,8):(1,3)).logical_product(layout!(5:1)), layout!(((3,8),5):((1,3),24)));
    same(layout!(4:1).logical_product(layout!((2,4):(1,2))), layout!((4,(2,4)):(1,(4,8))));
    same(layout!(2:2).logical_product(layout!((2,2):(2,1))), layout!((2,(2,2)):(2,(4,1))));
    same(layout!((16):(1)).logical_product(layout!(12:1)), layout!(((16),12):((1),16)));
    same(layout!(24:1).logical_product(layout!(7:1)), layout!((24,7):(1,24)));
    same(layout!((3,2,2):(2,1,6)).logical_product(layout!((2,2):(1,6))), layout!(((3,2,2),(2,2)):((2,1,6),(12,72))));
    same(layout!((2,3):(12,2)).logical_product(layout!(2:0)), layout!(((2,3),2):((12,2),0)));
    same(layout!((1,16,2):(32,2,1)).logical_product(layout!(6:1)), layout!(((1,16,2),6):((32,2,1),32)));
    same(layout!(4:1).logical_product(layout!((7):(1))), layout!((4,(7)):(1,(4))));
    same(layout!((2,16):(16,1)).logical_product(layout!((4,3):(3,1))), layout!(((2,16),(4,3)):((16,1),(96,32))));
}

fn answers_2() {
    same(layout!(((2),4,4):((64),16,4)).logical_product(layout!(16:1)), layout!((((2),4,4),(4,4)):(((64),16,4),(1,128))));
    same(layout!(24:1).logical_product(layout!((8,4):(4,1))), layout!((24,(8,4)):(1,(96,24))));
    same(layout!((3,4):(4,1)).logical_product(layout!((2,7):(14,2))), layout!(((3,4),(2,7)):((4,1),(168,24))));
    same(layout!((2):(1)).logical_product(layout!((4):(1))), layout!(((2),(4)):((1),(2))));
    same(layout!(2:1).logical_product(layout!(12:1)), layout!((2,12):(1,2)));
    same(layout!(2:1).logical_product(layout!(3:1)), layout!((2,3):(1,2)));
    same(layout!((12,2):(1,12)).logical_product(layout!((1):(1))), layout!(((12,2),(1)):((1,12),(0))));
    same(layout!((8,2,4):(1,8,16)).logical_product(layout!((4,6):(6,1))), layout!(((8,2,4),(4,6)):((1,8,16),(384,64))));
    same(layout!(((2,3),2,4):((24,8),4,1)).logical_product(layout!((2):(3))), layout!((((2,3),2,4),(2)):(((24,8),4,1),(144))));
    same(layout!(3:4).logical_product(layout!((2,2):(4,2))), layout!((3,(2,2)):(4,(12,2))));
    same(layout!((2,6):(6,1)).logical_product(layout!((4,2):(1,4))), layout!(((2,6),(4,2)):((6,1),(12,48))));
    same(layout!((2,32):(1,6)).logical_product(layout!(2:0)), layout!(((2,32),2):((1,6),0)));
    same(layout!((8,8):(8,1)).logical_product(layout!((3,2):(1,3))), layout!(((8,8),(3,2)):((8,1),(64,192))));
    same(layout!(1:0).logical_product(layout!((4):(1))), layout!((1,(4)):(0,(1))));
    same(layout!((16,1,(4,1)):(4,1,(1,9))).logical_product(layout!((3,2):(1,3))), layout!(((16,1,(4,1)),(3,2)):((4,1,(1,9)),(64,192))));
    same(layout!((2,32):(32,1)).logical_product(layout!((2,6):(6,1))), layout!(((2,32),(2,6)):((32,1),(384,64))));
}

fn answers_3() {
    same(layout!((8,2,2):(1,8,0)).logical_product(layout!((6,2):(2,1))), layout!(((8,2,2),(6,2)):((1,8,0),(32,16))));
    same(layout!(4:1).logical_product(layout!(3:2)), layout!((4,3):(1,8)));
    let _: LogicalProduct<Layout!(((5)):((1))), Layout!(1:4)> = layout!((((5)),1):(((1)),0));
    let _: LogicalProduct<Layout!((3,(12,16,1),4):(1,(3,36,576),576)), Layout!(64:2304)> = layout!(((3,(12,16,1),4),64):((1,(3,36,576),576),5308416));
    let _: LogicalProduct<Layout!(2:1), Layout!((5,(6,4),2):(1,(5,30),120))> = layout!((2,(5,(6,4),2)):(1,(2,(10,60),240)));
    let _: LogicalProduct<Layout!((2,(3,16,16),12):(36864,(384,2,1152),32)), Layout!((12):(1))> = layout!(((2,(3,16,16),12),((2,2,3))):((36864,(384,2,1152),32),((1,18432,73728))));
    let _: LogicalProduct<Layout!(((2,16,2),4):((1,4,2),64)), Layout!(32:1)> = layout!((((2,16,2),4),32):(((1,4,2),64),256));
    let _: LogicalProduct<Layout!((2):(1)), Layout!(((12,16,2)):((64,2,768)))> = layout!(((2),((12,16,2))):((1),((128,4,1536))));
    let _: LogicalProduct<Layout!((2,7,(12)):(1,2,(14))), Layout!(24:14)> = layout!(((2,7,(12)),24):((1,2,(14)),2352));
    let _: LogicalProduct<Layout!((1,(6)):(1,(1))), Layout!(((4),(8),2):((2),(8),1))> = layout!(((1,(6)),((4),(8),2)):((1,(1)),((12),(48),6)));
    let _: LogicalProduct<Layout!((16,3,16):(16,2,0)), Layout!((4):(4))> = layout!(((16,3,16),(4)):((16,2,0),(256)));
    let _: LogicalProduct<Layout!((12,8):(1,12)), Layout!((7,12):(0,32))> = layout!(((12,8),(7,12)):((1,12),(0,3072)));
    let _: LogicalProduct<Layout!(1:1), Layout!((1,1):(1,1))> = layout!((1,(1,1)):(1,(0,0)));
    let _: LogicalProduct<Layout!((12,8):(1,12)), Layout!(((5,5),8,8):((1,5),25,200))> = layout!(((12,8),((5,5),8,8)):((1,12),((96,480),2400,19200)));
    let _: LogicalProduct<Layout!(((1),8,2):((1),1,8)), Layout!(((8),12,7):((84),1,12))> = layout!((((1),8,2),((8),12,7)):(((1),1,8),((1344),16,192)));
    let _: LogicalProduct<Layout!((1):(16)), Layout!((7,2,8):(1,7,14))> = layout!(((1),(7,2,8)):((16),(1,7,14)));
}

fn answers_4() {
    let _: LogicalProduct<Layout!((12):(1)), Layout!(3:12)> = layout!(((12),3):((1),144));
    let _: LogicalProduct<Layout!((3):(4)), Layout!((1):(32))> = layout!(((3),(1)):((4),(32)));
    let _: LogicalProduct<Layout!((6,3):(1,6)), Layout!(((2)):((16)))> = layout!(((6,3),((2))):((1,6),((288))));
    let _: LogicalProduct<Layout!(((5,3),(1,16),(8,5,16)):((1,5),(15,1920),(240,30720,15))), Layout!(64:9600)> = layout!((((5,3),(1,16),(8,5,16)),64):(((1,5),(15,1920),(240,30720,15)),1474560000));
    let _: LogicalProduct<Layout!(((4)):((1))), Layout!(8:1)> = layout!((((4)),8):(((1)),4));
    let _: LogicalProduct<Layout!(((4,8,5),(12,12)):((1,4,32),(160,1920))), Layout!((16):(1))> = layout!((((4,8,5),(12,12)),(16)):(((1,4,32),(160,1920)),(23040)));
    let _: LogicalProduct<Layout!(((6),6,2):((1),0,6)), Layout!((2,4):(72,6))> = layout!((((6),6,2),(2,4)):(((1),0,6),(864,72)));
    let _: LogicalProduct<Layout!((2,4):(1,2)), Layout!((2,4):(4,1))> = layout!(((2,4),(2,4)):((1,2),(32,8)));
    let _: LogicalProduct<Layout!((2,3,16):(1,2,0)), Layout!((5,2):(2,1))> = layout!(((2,3,16),(5,2)):((1,2,0),(12,6)));
}

fn refusals_0() {
    refused!(Layout!((4,2):(2,1)): MultiplierOf<Layout!(3:6), Logical>);
    refused!(Layout!((12,2):(64,2)): MultiplierOf<Layout!(2:6), Logical>);
    refused!(Layout!((3,4):(4,1)): MultiplierOf<Layout!(2:8), Logical>);
    refused!(Layout!(4:1): MultiplierOf<Layout!((4,5):(4,4)), Logical>);
    refused!(Layout!(1:0): MultiplierOf<Layout!((2,16,2):(0,16,32)), Logical>);
    refused!(Layout!((1,8):(8,1)): MultiplierOf<Layout!((2,3,1,4):(0,0,24,6)), Logical>);
    refused!(Layout!(3:2): MultiplierOf<Layout!(2:4), Logical>);
    refused!(Layout!((8):(5)): MultiplierOf<Layout!((8,1,2):(24,12,16)), Logical>);
    refused!(Layout!((20,5):(4,1)): MultiplierOf<Layout!((4,5):(8,16)), Logical>);
    refused!(Layout!(8:64): MultiplierOf<Layout!((16,4,2):(1,8,12)), Logical>);
    refused!(Layout!((7,7):(1,7)): MultiplierOf<Layout!((6,(12,3,3),(2,6)):(12,(16,0,2),(2,2))), Logical>);
    refused!(Layout!((7,1):(7,7)): MultiplierOf<Layout!((1,(7,1)):(3,(12,6))), Logical>);
    refused!(Layout!((3,6):(2,2)): MultiplierOf<Layout!(((2,3,5)):((-3,-100,4))), Logical>);
    refused!(Layout!((2,2):(0,12)): MultiplierOf<Layout!((5,16):(-16,-1)), Logical>);
    refused!(Layout!(32:12): MultiplierOf<Layout!(((12,6),4,4):((6,8),16,3)), Logical>);
    refused!(Layout!(16:1): MultiplierOf<Layout!((2,(8,4,5),6):(1536,(16,-2,-6144),-128)), Logical>);
}
