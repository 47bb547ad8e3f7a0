// Written by `cargo run --example generate_checks`: change the generator, not this file.
use crate::names::*;

fn answers_0() {
    same(layout!((8,8):(0,1)).flat_product(tile!(4, 2:1)), layout!((8,8,4,2):(0,1,1,8)));
    same(layout!((32):(1)).flat_product(tile!((8,2):(8,64))), layout!(((32),((8,2))):((1),((256,2048)))));
    same(layout!((1,4):(0,1)).flat_product(tile!((7):(1), (2,4):(4,1))), layout!((1,4,(7),(2,4)):(0,1,(1),(16,4))));
    same(layout!((8,1):(1,7)).flat_product(tile!((2,6):(6,0))), layout!(((8),(2,6),1):((1),(48,0),7)));
    same(layout!((1,8):(3,1)).flat_product(tile!(8:1)), layout!(((1),8,8):((3),1,1)));
    same(layout!(((4,6,1),7):((1,4,0),24)).flat_product(tile!(1:1)), layout!((((4,6,1)),1,7):(((1,4,0)),0,24)));
    same(layout!(1:0).flat_product(tile!(4)), layout!(((1),(4)):((0),(1))));
    same(layout!((2,1,16,7):(16,32,1,0)).flat_product(tile!((2,4):(4,1), (4,2,2):(2,4,12))), layout!((2,1,(2,4),(4,2,2),16,7):(16,32,(4,1),(2,4,12),1,0)));
    same(layout!((20):(2)).flat_product(tile!(2:1)), layout!(((20),(2)):((2),(1))));
    same(layout!(6:1).flat_product(tile!((1):(3))), layout!(((6),((1))):((1),((0)))));
    same(layout!(((4,8),(2,(2,2))):((64,1),(32,(8,256)))).flat_product(tile!(8:0, (4,4,1):(8,32,0))), layout!(((4,8),(2,(2,2)),8,((2,2),(2,2),1)):((64,1),(32,(8,256)),0,((16,64),(128,512),0))));
    same(layout!((16,1,(4,1)):(4,1,(1,9))).flat_product(tile!((8):(1), 2:4)), layout!((16,1,((4,2)),2,(4,1)):(4,1,((1,64)),4,(1,9))));
    same(layout!((2,(1,6)):(1,(6,2))).flat_product(tile!(3)), layout!(((2),3,(1,6)):((1),2,(6,2))));
    same(layout!(4:0).flat_product(tile!((4):(1))), layout!(((4),((4))):((0),((1)))));
    same(layout!(2:1).flat_product(tile!(2:1)), layout!(((2),(2)):((1),(2))));
    same(layout!(2:1).flat_product(tile!(_)), layout!(((2),(1)):((1),(0))));
}

fn answers_1() {
    let _: FlatProduct<Layout!(12:1), (_6,)> = layout!(((12),(6)):((1),(12)));
    let _: FlatProduct<Layout!((2,(5,6,5)):(1,(16,1,12))), (_1, (_1, Layout!(2:1)))> = layout!((2,(5,6),1,(1,2,5)):(1,(16,1),0,(0,6,12)));
    let _: FlatProduct<Layout!(3:1), (Layout!(((2,4)):((1,0))),)> = layout!(((3),(((2,4)))):((1),(((3,0)))));
    let _: FlatProduct<Layout!((1,(3,2,16),16):(1536,(0,768,1),16)), (_1, _2)> = layout!((1,(3,2,16),1,2,16):(1536,(0,768,1),0,16,16));
    let _: FlatProduct<Layout!((2,12):(12,1)), (_1, Keep)> = layout!((2,12,1,1):(12,1,0,0));
    let _: FlatProduct<Layout!(((1,3,1)):((1,1,3))), (_3,)> = layout!((((1,3,1)),(3)):(((1,1,3)),(3)));
    let _: FlatProduct<Layout!(3:1), (_3,)> = layout!(((3),(3)):((1),(3)));
    let _: FlatProduct<Layout!((12,(16,1,16),4):(1024,(64,1,4),1)), (Layout!((3,6):(12,1)), (Keep, Keep))> = layout!((12,(16,1),(3,6),(1,1,16),4):(1024,(64,1),(12,1),(0,0,4),1));
    let _: FlatProduct<Layout!((16,(16),(4)):(1,(16),(256))), (_16,)> = layout!(((16),16,(16),(4)):((1),16,(16),(256)));
    let _: FlatProduct<Layout!(16:1), (_16,)> = layout!(((16),(16)):((1),(16)));
    let _: FlatProduct<Layout!(2:4), (Keep,)> = layout!(((2),(1)):((4),(0)));
    let _: FlatProduct<Layout!((6,8):(1,6)), (Layout!((3,4):(4,1)),)> = layout!(((6),(3,4),8):((1),(24,6),6));
    let _: FlatProduct<Layout!((4):(1)), (_1,)> = layout!(((4),(1)):((1),(0)));
    let _: FlatProduct<Layout!(((6,2)):((0,3))), (Layout!(2:12),)> = layout!((((6,2)),(2)):(((0,3)),(24)));
    let _: FlatProduct<Layout!((4,2):(1,4)), (_1, _1)> = layout!((4,2,1,1):(1,4,0,0));
    let _: FlatProduct<Layout!((16,12):(0,0)), (_16, _2)> = layout!((16,12,16,2):(0,0,1,1));
}

fn answers_2() {
    let _: FlatProduct<Layout!(((4),3):((1),4)), ((Layout!(2:1),), Keep)> = layout!(((4),3,(2),1):((1),4,(4),0));
    let _: FlatProduct<Layout!((7,8,(2)):(1,7,(56))), (Keep,)> = layout!(((7),1,8,(2)):((1),0,7,(56)));
    let _: FlatProduct<Layout!(8:0), (Keep,)> = layout!(((8),(1)):((0),(0)));
    let _: FlatProduct<Layout!(((2,2)):((1,2))), (_2,)> = layout!((((2,2)),(2)):(((1,2)),(4)));
    let _: FlatProduct<Layout!(((16,2,3)):((48,24,4))), (Layout!((32,48):(32,96)),)> = layout!((((16,2,3)),((32,48))):(((48,24,4)),((3072,9216))));
    let _: FlatProduct<Layout!((6,12,(5,7,5)):(1,6,(72,360,2520))), (_3,)> = layout!(((6),3,12,(5,7,5)):((1),6,6,(72,360,2520)));
    let _: FlatProduct<Layout!((12,(7,5,12)):(4,(16,8,1))), (_2, Keep)> = layout!((12,(7,5,12),2,1):(4,(16,8,1),1,0));
    let _: FlatProduct<Layout!((16,4):(0,0)), (Layout!(2:2),)> = layout!(((16),2,4):((0),2,0));
}

fn refusals_0() {
    refused!((Keep, _3): MultiplierOf<Layout!(((2,2),(8,4)):((1,16),(2,32))), Unnested>);
    refused!((Layout!((1,1):(2,2)), Layout!((2,8):(8,8))): MultiplierOf<Layout!(((2,3),8):((3,1),6)), Unnested>);
    refused!((_16, _1): MultiplierOf<Layout!((2):(1)), Unnested>);
    refused!((Layout!((1,5):(1,1)),): MultiplierOf<Layout!(5:2), Unnested>);
    refused!((_1, _1): MultiplierOf<Layout!(8:1), Unnested>);
    refused!((Layout!((8,5):(3,24)), _7): MultiplierOf<Layout!((16,7,(2,4,4)):(8,512,(1,2,128))), Unnested>);
    refused!((_12, _1): MultiplierOf<Layout!((8,7,4):(8,1,4)), Unnested>);
    refused!((_3, Layout!((2,4):(1,1)), Layout!(8:1)): MultiplierOf<Layout!((4,16,8):(1,12,3)), Unnested>);
    refused!((Layout!((8,2,1):(1,8,16)), Keep): MultiplierOf<Layout!((3,4):(3,18)), Unnested>);
}
