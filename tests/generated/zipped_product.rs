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
    let _: ZippedProduct<Layout!((5,12,4):(1,5,60)), Layout!((15,30):(60,1))> = layout!(((5,12,4),(15,30)):((1,5,60),(14400,240)));
    let _: ZippedProduct<Layout!(8:1), Layout!(((4,5),(5,1,8),2):((1,1),(32,0,1),12))> = layout!((8,((4,5),(5,1,8),2)):(1,((8,8),(256,0,8),96)));
    let _: ZippedProduct<Layout!((3,2,(3,16,3)):(0,1,(96,2,32))), Layout!((1,5,2):(10,1,0))> = layout!(((3,2,(3,16,3)),(1,5,2)):((0,1,(96,2,32)),(2880,288,0)));
    let _: ZippedProduct<Layout!((3):(2)), Layout!((1,1):(3,3))> = layout!(((3),(1,1)):((2),(3,3)));
    let _: ZippedProduct<Layout!(1:3), Layout!((4,(3,4)):(1,(8,0)))> = layout!((1,(4,(3,4))):(3,(1,(8,0))));
    let _: ZippedProduct<Layout!((3):(1)), Layout!((1,3):(3,1))> = layout!(((3),(1,3)):((1),(9,3)));
    let _: ZippedProduct<Layout!(((6,4)):((4,1))), Layout!((8):(1))> = layout!((((6,4)),(8)):(((4,1)),(24)));
    let _: ZippedProduct<Layout!((5):(0)), Layout!(1:1)> = layout!(((5),1):((0),1));
    let _: ZippedProduct<Layout!(((7,3,4)):((4,28,1))), Layout!((2,12):(2,4))> = layout!((((7,3,4)),(2,12)):(((4,28,1)),(168,336)));
    let _: ZippedProduct<Layout!((3,16,4):(0,0,100)), Layout!((16):(1))> = layout!(((3,16,4),(16)):((0,0,100),(1)));
    let _: ZippedProduct<Layout!((2,4,8):(1,2,8)), Layout!(7:2)> = layout!(((2,4,8),7):((1,2,8),128));
}

fn answers_2() {
    let _: ZippedProduct<Layout!((5):(1)), Layout!((5,1):(5,1))> = layout!(((5),(5,1)):((1),(25,5)));
    let _: ZippedProduct<Layout!((2,(7)):(1,(2))), Layout!((16):(1))> = layout!(((2,(7)),(16)):((1,(2)),(14)));
    let _: ZippedProduct<Layout!(((1),4,6):((6),6,1)), Layout!((7,(16,5)):(0,(7,112)))> = layout!((((1),4,6),(7,(16,5))):(((6),6,1),(0,(168,2688))));
    let _: ZippedProduct<Layout!((3):(1)), Layout!((1):(2))> = layout!(((3),(1)):((1),(0)));
    let _: ZippedProduct<Layout!((7,4):(1,7)), Layout!(((3,12,4),8,6):((32,96,1),4,1152))> = layout!(((7,4),((3,12,4),8,6)):((1,7),((896,2688,28),112,32256)));
    let _: ZippedProduct<Layout!(((8,2,7),7,(4)):((2,1,16),448,(112))), Layout!((14,64):(1,784))> = layout!((((8,2,7),7,(4)),(14,64)):(((2,1,16),448,(112)),(3136,2458624)));
    let _: ZippedProduct<Layout!((2,4,2):(1,2,8)), Layout!((16,4):(8,1))> = layout!(((2,4,2),(16,4)):((1,2,8),(128,16)));
    let _: ZippedProduct<Layout!((2):(1)), Layout!((1,2):(1,2))> = layout!(((2),(1,2)):((1),(2,4)));
    let _: ZippedProduct<Layout!((16,7):(1,16)), Layout!((3,5):(15,3))> = layout!(((16,7),(3,5)):((1,16),(1680,336)));
    let _: ZippedProduct<Layout!((1):(1)), Layout!((5):(8))> = layout!(((1),(5)):((1),(8)));
    let _: ZippedProduct<Layout!((16,3,3):(1,48,16)), Layout!((9,1):(1,144))> = layout!(((16,3,3),(9,1)):((1,48,16),(144,20736)));
    let _: ZippedProduct<Layout!((4):(1)), Layout!(8:1)> = layout!(((4),8):((1),4));
    let _: ZippedProduct<Layout!(((16,1,12)):((1,1,16))), Layout!((1,6):(1,16))> = layout!((((16,1,12)),(1,6)):(((1,1,16)),(192,3072)));
}

fn refusals_0() {
    refused!(Layout!((2,3):(3,1)): MultiplierOf<Layout!((3):(4)), Zipped>);
    refused!(Layout!((12,16,2):(1,12,192)): MultiplierOf<Layout!((6,(12,2,16)):(1,(8,100,3))), Zipped>);
    refused!(Layout!((3,(6),12):(1,(3),18)): MultiplierOf<Layout!((16,4):(4,6)), Zipped>);
    refused!(Layout!((2):(1)): MultiplierOf<Layout!((2,(4,4),7):(1,(3,3),6)), Zipped>);
    refused!(Layout!((64,2):(32,512)): MultiplierOf<Layout!((16,2,16):(3,0,6)), Zipped>);
    refused!(Layout!(((12,8,12),7):((1,12,96),1152)): MultiplierOf<Layout!(((3),8,7):((8),0,0)), Zipped>);
    refused!(Layout!(((2,2),5):((1,2),4)): MultiplierOf<Layout!((4,7):(3,12)), Zipped>);
    refused!(Layout!(((7,7),6,12):((2016,288),4,24)): MultiplierOf<Layout!(((5,2),3,2):((0,1),20,10)), Zipped>);
    refused!(Layout!(((8,3,2),1,2):((1,8,24),48,48)): MultiplierOf<Layout!((12):(3)), Zipped>);
}
