// Written by `cargo run --example generate_checks`: change the generator, not this file.
use crate::names::*;

fn answers_0() {
    same(layout!((2,2):(4,1)).zipped_product(layout!(6:1)), layout!(((2,2),(2,3)):((4,1),(2,8))));
    same(layout!((2,2):(4,1)).zipped_product(layout!((3,2):(2,1))), layout!(((2,2),(3,2)):((4,1),(8,2))));
    same(layout!((2,5):(5,1)).zipped_product(layout!((3,4):(1,3))), layout!(((2,5),(3,4)):((5,1),(10,30))));
    same(layout!((16,8):(8,1)).zipped_product(layout!((1,8):(8,1))), layout!(((16,8),(1,8)):((8,1),(1024,128))));
    same(layout!(4:1).zipped_product(layout!((2,3):(3,1))), layout!((4,(2,3)):(1,(12,4))));
    same(layout!(2:0).zipped_product(layout!(4:1)), layout!((2,4):(0,1)));
    same(layout!((2,2,2,2):(1,2,4,8)).zipped_product(layout!((2):(2))), layout!(((2,2,2,2),(2)):((1,2,4,8),(32))));
    same(layout!(4:6).zipped_product(layout!((3,7):(1,0))), layout!((4,(3,7)):(6,(1,0))));
    same(layout!((8,6):(1,8)).zipped_product(layout!((12):(1))), layout!(((8,6),(12)):((1,8),(48))));
    same(layout!(((2),1,3):((0),0,2)).zipped_product(layout!(8:1)), layout!((((2),1,3),(2,4)):(((0),0,2),(1,6))));
    same(layout!((32):(1)).zipped_product(layout!((4,4):(4,1))), layout!(((32),(4,4)):((1),(128,32))));
    same(layout!((5,8):(8,1)).zipped_product(layout!(12:1)), layout!(((5,8),12):((8,1),40)));
    same(layout!((4,2,3):(1,12,4)).zipped_product(layout!((2,4,2):(1,2,0))), layout!(((4,2,3),(2,4,2)):((1,12,4),(24,48,0))));
    same(layout!(8:1).zipped_product(layout!(3:2)), layout!((8,3):(1,16)));
    same(layout!(2:1).zipped_product(layout!(4:1)), layout!((2,4):(1,2)));
    same(layout!((2,4):(1,2)).zipped_product(layout!(2:1)), layout!(((2,4),2):((1,2),8)));
}

fn answers_1() {
    same(layout!(2:8).zipped_product(layout!((2):(1))), layout!((2,(2)):(8,(1))));
    same(layout!(2:1).zipped_product(layout!((4,1):(1,0))), layout!((2,(4,1)):(1,(2,0))));
    same(layout!((2):(8)).zipped_product(layout!((2,4):(8,1))), layout!(((2),(2,4)):((8),(16,1))));
    same(layout!((4,2):(6,3)).zipped_product(layout!(2:16)), layout!(((4,2),2):((6,3),121)));
    same(layout!(2:4).zipped_product(layout!((2):(6))), layout!((2,(2)):(4,(10))));
    same(layout!((2,2):(1,2)).zipped_product(layout!((3,4):(4,1))), layout!(((2,2),(3,4)):((1,2),(16,4))));
    let _: ZippedProduct<Layout!((5,12,4):(1,5,0)), Layout!(24:5)> = layout!(((5,12,4),24):((1,5,0),300));
    let _: ZippedProduct<Layout!((2,4):(1,2)), Layout!((8,4):(4,1))> = layout!(((2,4),(8,4)):((1,2),(32,8)));
    let _: ZippedProduct<Layout!((16,2):(1,16)), Layout!((7):(1))> = layout!(((16,2),(7)):((1,16),(32)));
    let _: ZippedProduct<Layout!(2:1), Layout!((2):(1))> = layout!((2,(2)):(1,(2)));
    let _: ZippedProduct<Layout!((7,2,2):(1,7,14)), Layout!((4,4):(1,4))> = layout!(((7,2,2),(4,4)):((1,7,14),(28,112)));
    let _: ZippedProduct<Layout!(3:1), Layout!((6,(16),4):(12,(32),3))> = layout!((3,(6,(16),4)):(1,(36,(96),9)));
    let _: ZippedProduct<Layout!(((6)):((1))), Layout!((8,3,2):(1,8,24))> = layout!((((6)),(8,3,2)):(((1)),(6,48,144)));
    let _: ZippedProduct<Layout!((4,(4)):(4,(1))), Layout!((3):(1))> = layout!(((4,(4)),(3)):((4,(1)),(16)));
    let _: ZippedProduct<Layout!((4):(6)), Layout!(((1,6),(4)):((1,1),(6)))> = layout!(((4),((1,6),(4))):((6),((24,1),(24))));
    let _: ZippedProduct<Layout!((4,(12,2,2),12):(96,(384,24,4608),2)), Layout!(((16)):((100)))> = layout!(((4,(12,2,2),12),((16))):((96,(384,24,4608),2),((230400))));
}

fn answers_2() {
    let _: ZippedProduct<Layout!((4,6,(2,12,4)):(12,384,(48,1,96))), Layout!((7,(5,6),8):(6,(42,1),210))> = layout!(((4,6,(2,12,4)),(7,(5,6),8)):((12,384,(48,1,96)),(13824,(96768,2304),483840)));
    let _: ZippedProduct<Layout!(2:2), Layout!(((8,16)):((1,8)))> = layout!((2,(((2,4),16))):(2,(((1,4),16))));
    let _: ZippedProduct<Layout!(((3),(4),6):((24),(72),4)), Layout!(((12),5):((0),12))> = layout!((((3),(4),6),((12),5)):(((24),(72),4),((0),864)));
    let _: ZippedProduct<Layout!((8,5):(0,8)), Layout!(4:2)> = layout!(((8,5),4):((0,8),2));
    let _: ZippedProduct<Layout!(((4,3),2,2):((12,2),6,1)), Layout!((2):(1))> = layout!((((4,3),2,2),(2)):(((12,2),6,1),(48)));
    let _: ZippedProduct<Layout!((3,3,(4,4,7)):(336,2,(12,1008,48))), Layout!((4):(1))> = layout!(((3,3,(4,4,7)),((2,2))):((336,2,(12,1008,48)),((1,6))));
    let _: ZippedProduct<Layout!((5,4):(1,5)), Layout!((1,2):(20,1))> = layout!(((5,4),(1,2)):((1,5),(400,20)));
    let _: ZippedProduct<Layout!(((8)):((1))), Layout!(((2,3),5):((2,20),4))> = layout!((((8)),((2,3),5)):(((1)),((16,160),32)));
    let _: ZippedProduct<Layout!((2,4):(0,0)), Layout!((4):(1))> = layout!(((2,4),(4)):((0,0),(1)));
    let _: ZippedProduct<Layout!((12):(1)), Layout!((4):(8))> = layout!(((12),(4)):((1),(96)));
    let _: ZippedProduct<Layout!(((4),(4,2),4):((1),(4,64),16)), Layout!((16,4,2):(0,1,8))> = layout!((((4),(4,2),4),(16,4,2)):(((1),(4,64),16),(0,128,1024)));
    let _: ZippedProduct<Layout!(4:1), Layout!(4:1)> = layout!((4,4):(1,4));
    let _: ZippedProduct<Layout!((4,1):(1,8)), Layout!((8,16):(1,8))> = layout!(((4,1),(8,16)):((1,8),(4,32)));
    let _: ZippedProduct<Layout!((8,(12,1,6),16):(72,(1,72,12),1152)), Layout!((4):(3))> = layout!(((8,(12,1,6),16),((2,2))):((72,(1,72,12),1152),((19008,55296))));
}

fn refusals_0() {
    refused!(Layout!((2,3):(3,1)): MultiplierOf<Layout!((3):(4)), Zipped>);
    refused!(Layout!((4):(1)): MultiplierOf<Layout!(4:3), Zipped>);
    refused!(Layout!((2,1):(1,2)): MultiplierOf<Layout!((2):(-1)), Zipped>);
    refused!(Layout!(((7),6):((12),2)): MultiplierOf<Layout!(((6,8,4),2,(4,4)):((4,24,0),3072,(0,0))), Zipped>);
    refused!(Layout!((4,4):(8,1)): MultiplierOf<Layout!((8):(12)), Zipped>);
    refused!(Layout!((1):(1)): MultiplierOf<Layout!(((1,4,4),7,12):((32,4,2),0,100)), Zipped>);
    refused!(Layout!((7,1):(7,7)): MultiplierOf<Layout!((7):(12)), Zipped>);
    refused!(Layout!((6,12,7):(7,42,1)): MultiplierOf<Layout!(((16,12,16),(5,2),3):((92160,7680,20),(4,3840),640)), Zipped>);
    refused!(Layout!((3,(2),4):(1,(3),6)): MultiplierOf<Layout!((4,2,6):(4,12,2)), Zipped>);
}
