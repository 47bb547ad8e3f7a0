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
    let _: LogicalProduct<Layout!(((5)):((1))), Layout!(1:1)> = layout!((((5)),1):(((1)),0));
    let _: LogicalProduct<Layout!(1:0), Layout!((4,5):(8,4))> = layout!((1,(4,5)):(0,(8,4)));
    let _: LogicalProduct<Layout!((4):(8)), Layout!(1:4)> = layout!(((4),1):((8),4));
    let _: LogicalProduct<Layout!((8):(1)), Layout!(4:8)> = layout!(((8),4):((1),64));
    let _: LogicalProduct<Layout!((5):(1)), Layout!((1):(8))> = layout!(((5),(1)):((1),(0)));
    let _: LogicalProduct<Layout!((16,4):(4,64)), Layout!(4:16)> = layout!(((16,4),4):((4,64),1024));
    let _: LogicalProduct<Layout!((3,(12),7):(84,(7),1)), Layout!(42:1)> = layout!(((3,(12),7),42):((84,(7),1),252));
    let _: LogicalProduct<Layout!((5,12):(12,1)), Layout!((3,2):(1,3))> = layout!(((5,12),(3,2)):((12,1),(60,180)));
    let _: LogicalProduct<Layout!((12,(5),2):(1,(12),60)), Layout!(5:60)> = layout!(((12,(5),2),5):((1,(12),60),7200));
    let _: LogicalProduct<Layout!((2,(7,12,6)):(72,(144,1,12))), Layout!(2:0)> = layout!(((2,(7,12,6)),2):((72,(144,1,12)),0));
    let _: LogicalProduct<Layout!((4):(0)), Layout!(1:1)> = layout!(((4),1):((0),1));
    let _: LogicalProduct<Layout!(2:1), Layout!((7):(1))> = layout!((2,(7)):(1,(2)));
    let _: LogicalProduct<Layout!(6:1), Layout!((16,(16),4):(32,(2),512))> = layout!((6,(16,(16),4)):(1,(192,(12),3072)));
    let _: LogicalProduct<Layout!(8:1), Layout!((2,1):(1,8))> = layout!((8,(2,1)):(1,(8,64)));
    let _: LogicalProduct<Layout!(((12,12),(12,5)):((1,720),(60,12))), Layout!((12):(2))> = layout!((((12,12),(12,5)),(12)):(((1,720),(60,12)),(17280)));
}

fn answers_4() {
    let _: LogicalProduct<Layout!((12,7,(1)):(1,12,(84))), Layout!(((12,6,12),8,5):((5,5760,60),720,0))> = layout!(((12,7,(1)),((12,6,12),8,5)):((1,12,(84)),((420,483840,5040),60480,0)));
    let _: LogicalProduct<Layout!((8):(1)), Layout!(2:8)> = layout!(((8),2):((1),64));
    let _: LogicalProduct<Layout!(2:1), Layout!(((5),4):((12),2))> = layout!((2,((5),4)):(1,((24),4)));
    let _: LogicalProduct<Layout!(((8)):((1))), Layout!(((2,12)):((1,2)))> = layout!((((8)),((2,12))):(((1)),((8,16))));
    let _: LogicalProduct<Layout!((7,(12,6),4):(1,(7,84),504)), Layout!(1:100)> = layout!(((7,(12,6),4),1):((1,(7,84),504),0));
    let _: LogicalProduct<Layout!((6):(1)), Layout!((8):(12))> = layout!(((6),(8)):((1),(72)));
    let _: LogicalProduct<Layout!((1,4):(1,6)), Layout!((2,2):(1,1))> = layout!(((1,4),(2,2)):((1,6),(1,1)));
    let _: LogicalProduct<Layout!((1,3):(0,1)), Layout!(1:3)> = layout!(((1,3),1):((0,1),0));
    let _: LogicalProduct<Layout!(((2,2),(5,5,12)):((1,2),(4,20,100))), Layout!(((5,3),(1,16),(8,5,16)):((240,16),(153600,9600),(1200,48,1)))> = layout!((((2,2),(5,5,12)),((5,3),(1,16),(8,5,16))):(((1,2),(4,20,100)),((288000,19200),(184320000,11520000),(1440000,57600,1200))));
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
    refused!(Layout!(((8),(3,5,2),(2,16,3)):((4),(1,2,1),(16,1,12))): MultiplierOf<Layout!(4:8), Logical>);
    refused!(Layout!((12):(1)): MultiplierOf<Layout!((12,5,6):(12,100,2)), Logical>);
    refused!(Layout!((3,3):(8,16)): MultiplierOf<Layout!((7,4,6):(0,32,12)), Logical>);
    refused!(Layout!(5:1): MultiplierOf<Layout!(((1,6),3):((100,3),6)), Logical>);
    refused!(Layout!((4,(1),2):(2,(2),1)): MultiplierOf<Layout!((8,2,1):(12,3,3)), Logical>);
    refused!(Layout!(3:1): MultiplierOf<Layout!((8,6):(12,2)), Logical>);
    refused!(Layout!((4,(5,4,3),12):(10,(2,40,320),960)): MultiplierOf<Layout!((8,3,(4,7,6)):(32,32,(8,32,16))), Logical>);
    refused!(Layout!((7,8,7):(0,49,1)): MultiplierOf<Layout!((16,(2,8,2),16):(1,(2,12,1),6)), Logical>);
}
