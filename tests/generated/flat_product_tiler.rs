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
    let _: FlatProduct<Layout!(12:1), (_2,)> = layout!(((12),(2)):((1),(12)));
    let _: FlatProduct<Layout!(((3,2,8),4,(8)):((1,3,6),48,(192))), (_2,)> = layout!((((3,2,8)),2,4,(8)):(((1,3,6)),48,48,(192)));
    let _: FlatProduct<Layout!((4,4):(2,8)), (Layout!(1:4),)> = layout!(((4),1,4):((2),4,8));
    let _: FlatProduct<Layout!(((1,5,7)):((1,1,5))), (_5,)> = layout!((((1,5,7)),(5)):(((1,1,5)),(35)));
    let _: FlatProduct<Layout!(1:2), (_1,)> = layout!(((1),(1)):((2),(0)));
    let _: FlatProduct<Layout!((2,(8,4)):(0,(1,16))), (Keep, _2)> = layout!((2,(8,4),1,2):(0,(1,16),0,8));
    let _: FlatProduct<Layout!((4,2):(32,8)), (_4,)> = layout!(((4),4,2):((32),1,8));
    let _: FlatProduct<Layout!((1,3,(1,3,1)):(1,1,(3,3,9))), (Layout!(((7,8,8),6):((6,0,42),1)),)> = layout!(((1),((7,8,8),6),3,(1,3,1)):((1),((6,0,42),1),1,(3,3,9)));
    let _: FlatProduct<Layout!(((16,1,5),1,4):((1,16,16),80,80)), (_16, Layout!(1:1))> = layout!(((16,1,5),1,16,1,4):((1,16,16),80,80,0,80));
    let _: FlatProduct<Layout!((2):(1)), (Layout!((1,2):(1,1)),)> = layout!(((2),((1,2))):((1),((2,2))));
    let _: FlatProduct<Layout!(2:8), (Layout!((2,1):(1,2)),)> = layout!(((2),((2,1))):((8),((1,2))));
    let _: FlatProduct<Layout!((4,5):(5,1)), (_1,)> = layout!(((4),1,5):((5),0,1));
    let _: FlatProduct<Layout!((12,2,2):(0,2,1)), (_4, _2)> = layout!((12,2,4,2,2):(0,2,1,1,1));
    let _: FlatProduct<Layout!(8:4), (_4,)> = layout!(((8),(4)):((4),(1)));
    let _: FlatProduct<Layout!(7:1), (Layout!((1,1):(1,1)),)> = layout!(((7),((1,1))):((1),((0,0))));
    let _: FlatProduct<Layout!((7):(1)), (_1,)> = layout!(((7),(1)):((1),(0)));
}

fn answers_2() {
    let _: FlatProduct<Layout!((12,(7,2)):(14,(0,7))), (Keep, (_7, _1))> = layout!((12,(7,2),1,(7,1)):(14,(0,7),0,(1,0)));
    let _: FlatProduct<Layout!((4,7,1):(1,4,1)), (_1,)> = layout!(((4),1,7,1):((1),0,4,1));
    let _: FlatProduct<Layout!((12,3):(18,3)), (Keep,)> = layout!(((12),1,3):((18),0,3));
    let _: FlatProduct<Layout!((3,12):(1,0)), (_6, Layout!((1,2):(12,12)))> = layout!((3,12,6,(1,2)):(1,0,3,(12,12)));
    let _: FlatProduct<Layout!((2,16):(8,16)), (Layout!((1,2):(2,1)), Layout!(4:1))> = layout!((2,16,(1,2),4):(8,16,(2,1),1));
    let _: FlatProduct<Layout!((12,1):(6,32)), (_4, Layout!((1,1):(1,1)))> = layout!((12,1,4,(1,1)):(6,32,1,(0,0)));
    let _: FlatProduct<Layout!(6:1), (_2,)> = layout!(((6),(2)):((1),(6)));
    let _: FlatProduct<Layout!(1:1), (Layout!((1,1):(1,1)),)> = layout!(((1),((1,1))):((1),((0,0))));
}

fn refusals_0() {
    refused!((Keep, _3): MultiplierOf<Layout!(((2,2),(8,4)):((1,16),(2,32))), Unnested>);
    refused!((_1, Layout!((1,1):(1,1)), _2): MultiplierOf<Layout!((4,1,2):(-2,-1,1)), Unnested>);
    refused!((_4,): MultiplierOf<Layout!((4,3):(3,1)), Unnested>);
    refused!((Layout!((3,4):(-1,3)),): MultiplierOf<Layout!((12,6):(6,1)), Unnested>);
    refused!((_1, _2): MultiplierOf<Layout!(((16,2)):((1,16))), Unnested>);
    refused!((Layout!(4:1),): MultiplierOf<Layout!(((5,12)):((-72,-3))), Unnested>);
    refused!((Layout!((2,(4),4):(2,(12),1)), _6): MultiplierOf<Layout!((2,(3,4,4)):(8,(4,1,0))), Unnested>);
    refused!((Layout!((4,8):(1,16)), _8): MultiplierOf<Layout!(16:1), Unnested>);
    refused!((Layout!((4,2):(1,8)), Layout!((16):(0))): MultiplierOf<Layout!((8,(7,6,3)):(4,(100,16,32))), Unnested>);
}
