// Written by `cargo run --example generate_checks`: change the generator, not this file.
use crate::names::*;

fn answers_0() {
    same(layout!((2,2):(4,1)).flat_product(layout!(6:1)), layout!((2,2,2,3):(4,1,2,8)));
    same(layout!(((8),4):((1),8)).flat_product(layout!((4,3):(3,1))), layout!(((8),4,4,3):((1),8,96,32)));
    same(layout!(8:2).flat_product(layout!((4):(100))), layout!((8,(4)):(2,(800))));
    same(layout!(2:1).flat_product(layout!(4:1)), layout!((2,4):(1,2)));
    same(layout!(4:1).flat_product(layout!(3:1)), layout!((4,3):(1,4)));
    same(layout!(2:1).flat_product(layout!((4,2):(1,4))), layout!((2,4,2):(1,2,8)));
    same(layout!((6,4):(0,0)).flat_product(layout!((2,2):(4,8))), layout!((6,4,2,2):(0,0,4,8)));
    same(layout!(8:16).flat_product(layout!((2,4,2):(1,0,2))), layout!((8,2,4,2):(16,1,0,2)));
    same(layout!((3,4):(6,1)).flat_product(layout!((6):(1))), layout!((3,4,(6)):(6,1,(18))));
    same(layout!(4:4).flat_product(layout!((4):(1))), layout!((4,(4)):(4,(1))));
    same(layout!((2):(1)).flat_product(layout!((4):(6))), layout!(((2),(4)):((1),(12))));
    same(layout!((16):(1)).flat_product(layout!((7,1):(1,1))), layout!(((16),7,1):((1),16,16)));
    same(layout!((32):(1)).flat_product(layout!((1,(4,4)):(0,(4,1)))), layout!(((32),1,(4,4)):((1),0,(128,32))));
    same(layout!(3:1).flat_product(layout!((2):(1))), layout!((3,(2)):(1,(3))));
    same(layout!(8:1).flat_product(layout!(8:1)), layout!((8,8):(1,8)));
    same(layout!((3,4):(6,1)).flat_product(layout!(2:1)), layout!((3,4,2):(6,1,18)));
}

fn answers_1() {
    same(layout!((1,3):(0,1)).flat_product(layout!(8:1)), layout!((1,3,8):(0,1,3)));
    let _: FlatProduct<Layout!(3:1), Layout!((4,4):(2,1))> = layout!((3,4,4):(1,6,3));
    let _: FlatProduct<Layout!((4,12):(1,4)), Layout!(6:48)> = layout!((4,12,6):(1,4,2304));
    let _: FlatProduct<Layout!((8,5):(1,8)), Layout!(((2,8,4)):((32,4,1)))> = layout!((8,5,((2,8,4))):(1,8,((1280,160,40))));
    let _: FlatProduct<Layout!(4:1), Layout!(1:4)> = layout!((4,1):(1,0));
    let _: FlatProduct<Layout!((5):(0)), Layout!((5,5):(5,1))> = layout!(((5),5,5):((0),5,1));
    let _: FlatProduct<Layout!(3:1), Layout!(((3,12,2),(16,12,7),2):((6,0,100),(4,100,3),0))> = layout!((3,(3,12,2),(16,12,7),2):(1,(18,0,300),(12,300,9),0));
    let _: FlatProduct<Layout!((2):(1)), Layout!(((4),8):((8),1))> = layout!(((2),(4),8):((1),(16),2));
    let _: FlatProduct<Layout!((2,5,2):(0,4,2)), Layout!((2,20):(2,10))> = layout!((2,5,2,2,20):(0,4,2,20,100));
    let _: FlatProduct<Layout!((6,1):(1,1)), Layout!((1,4,8):(-2,-3,-16))> = layout!((6,1,1,4,8):(1,1,-12,-18,-96));
    let _: FlatProduct<Layout!(12:1), Layout!(8:1)> = layout!((12,8):(1,12));
    let _: FlatProduct<Layout!(16:1), Layout!((4):(1))> = layout!((16,(4)):(1,(16)));
    let _: FlatProduct<Layout!(8:8), Layout!((3,8,16):(8,0,0))> = layout!((8,3,8,16):(8,64,0,0));
    let _: FlatProduct<Layout!((2,6):(1,2)), Layout!((4):(8))> = layout!((2,6,(4)):(1,2,(96)));
    let _: FlatProduct<Layout!(((4,2,2),7):((28,7,14),1)), Layout!((14,56):(8,112))> = layout!(((4,2,2),7,14,56):((28,7,14),1,896,12544));
    let _: FlatProduct<Layout!((4,2,1):(1,4,8)), Layout!(1:8)> = layout!((4,2,1,1):(1,4,8,0));
}

fn answers_2() {
    let _: FlatProduct<Layout!((4,3,5):(1,4,12)), Layout!((1,(5),1):(1,(1),5))> = layout!((4,3,5,1,(5),1):(1,4,12,60,(60),300));
    let _: FlatProduct<Layout!((4,8):(8,1)), Layout!(((12),(16),(7,12,1)):((1),(12),(192,1344,16128)))> = layout!((4,8,(12),(16),(7,12,1)):(8,1,(32),(384),(6144,43008,516096)));
    let _: FlatProduct<Layout!((16,2,4):(1,16,32)), Layout!(8:128)> = layout!((16,2,4,8):(1,16,32,16384));
    let _: FlatProduct<Layout!((7):(1)), Layout!(1:1)> = layout!(((7),1):((1),0));
    let _: FlatProduct<Layout!(((4),1):((1),1)), Layout!(4:1)> = layout!(((4),1,4):((1),1,4));
    let _: FlatProduct<Layout!(1:12), Layout!((1,1):(1,1))> = layout!((1,1,1):(12,0,0));
    let _: FlatProduct<Layout!((6,6):(1,6)), Layout!((1,9):(6,36))> = layout!((6,6,1,9):(1,6,216,1296));
    let _: FlatProduct<Layout!((5,3):(1,5)), Layout!(15:15)> = layout!((5,3,15):(1,5,225));
    let _: FlatProduct<Layout!((4,7):(1,4)), Layout!((14,1):(4,4))> = layout!((4,7,14,1):(1,4,112,112));
}

fn refusals_0() {
    refused!(Layout!((5,4):(8,80)): MultiplierOf<Layout!(16:12), Unnested>);
    refused!(Layout!(((16,4)):((1,16))): MultiplierOf<Layout!(((12),(16,5)):((12),(-4,0))), Unnested>);
    refused!(Layout!((1,64):(12,12)): MultiplierOf<Layout!(((4,3,5),(12,16,12),12):((-1,4,-12),(-60,-720,11520),138240)), Unnested>);
    refused!(Layout!((1,(1),(1,16)):(0,(1),(1,1))): MultiplierOf<Layout!((2,2):(4,3)), Unnested>);
    refused!(Layout!((5,3):(1,5)): MultiplierOf<Layout!(((5,3,2),16):((3,6,32),6)), Unnested>);
    refused!(Layout!((7,(1,3,3)):(1,(7,7,21))): MultiplierOf<Layout!((2,3,4):(32,0,1)), Unnested>);
    refused!(Layout!(((2,3,4),(5)):((3,1,6),(24))): MultiplierOf<Layout!((2,(2,5)):(4,(2,8))), Unnested>);
    refused!(Layout!((1):(4)): MultiplierOf<Layout!(((12,6),4,6):((144,-6),36,-1)), Unnested>);
}
