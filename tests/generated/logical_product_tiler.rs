// Written by `cargo run --example generate_checks`: change the generator, not this file.
use crate::names::*;

fn answers_0() {
    same(layout!((16):(8)).logical_product(tile!(_)), layout!((16):(8)));
    same(layout!(((4,2),(8,2)):((2,64),(8,1))).logical_product(tile!(12:1)), layout!((((4,2),(2,6)),(8,2)):(((2,64),(1,8)),(8,1))));
    same(layout!((8,1):(1,0)).logical_product(tile!(3:1)), layout!(((8,3),1):((1,8),0)));
    same(layout!((32,8):(1,32)).logical_product(tile!((2):(1))), layout!(((32,(2)),8):((1,(32)),32)));
    same(layout!((1,1):(0,0)).logical_product(tile!(16:1)), layout!(((1,16),1):((0,1),0)));
    same(layout!(2:1).logical_product(tile!(4)), layout!(((2,4)):((1,2))));
    same(layout!(4:1).logical_product(tile!(_)), layout!((4):(1)));
    same(layout!((8,5):(5,1)).logical_product(tile!(4, (7):(1))), layout!(((8,4),(5,(7))):((5,1),(1,(5)))));
    same(layout!((4,1):(1,1)).logical_product(tile!((2):(1), 2)), layout!(((4,(2)),(1,2)):((1,(4)),(1,1))));
    same(layout!(2:1).logical_product(tile!(7:1)), layout!(((2,7)):((1,2))));
    same(layout!(4:1).logical_product(tile!(3)), layout!(((4,3)):((1,4))));
    same(layout!(4:1).logical_product(tile!(4)), layout!(((4,4)):((1,4))));
    same(layout!((4,3):(3,1)).logical_product(tile!((12):(1))), layout!(((4,((3,4))),3):((3,((1,12))),1)));
    same(layout!((16,2):(1,16)).logical_product(tile!((3,3):(1,3))), layout!(((16,(3,3)),2):((1,(16,48)),16)));
    same(layout!((2,(3,(4,5))):(1,(2,(6,24)))).logical_product(tile!((2,4):(4,1))), layout!(((2,(2,4)),(3,(4,5))):((1,(8,2)),(2,(6,24)))));
    same(layout!(2:2).logical_product(tile!((4):(1))), layout!(((2,((2,2)))):((2,((1,4))))));
}

fn answers_1() {
    same(layout!(2:1).logical_product(tile!((8):(1))), layout!(((2,(8))):((1,(2)))));
    same(layout!((5,4):(4,1)).logical_product(tile!((2,2,1,3):(64,100,64,5))), layout!(((5,(2,2,1,3)),4):((4,(320,500,320,21)),1)));
    let _: LogicalProduct<Layout!(((4,12)):((1,4))), (Layout!((1,48):(1,1)),)> = layout!((((4,12),(1,48))):(((1,4),(48,48))));
    let _: LogicalProduct<Layout!((7):(1)), (_1,)> = layout!(((7,1)):((1,0)));
    let _: LogicalProduct<Layout!((6,(4,4),5):(5,(120,0),1)), (Keep, Keep)> = layout!((6,(4,4),5):(5,(120,0),1));
    let _: LogicalProduct<Layout!(((4),(4),1):((2),(1),1)), (_4,)> = layout!((((4),(2,2)),(4),1):(((2),(1,8)),(1),1));
    let _: LogicalProduct<Layout!((1):(1)), (_1,)> = layout!(((1,1)):((1,0)));
    let _: LogicalProduct<Layout!(((12,6),7,5):((3,36),432,3024)), (Keep, _4, _5)> = layout!(((12,6),(7,4),(5,5)):((3,36),(432,1),(3024,1)));
    let _: LogicalProduct<Layout!((4,1):(1,1)), (Keep,)> = layout!((4,1):(1,1));
    let _: LogicalProduct<Layout!(8:1), (_1,)> = layout!(((8,1)):((1,0)));
    let _: LogicalProduct<Layout!(3:1), (_3,)> = layout!(((3,3)):((1,3)));
    let _: LogicalProduct<Layout!((2,(8,6,16)):(128,(8,256,3072))), (_4, _5)> = layout!(((2,4),((8,6,16),5)):((128,1),((8,256,3072),1)));
    let _: LogicalProduct<Layout!(16:1), (Keep,)> = layout!((16):(1));
    let _: LogicalProduct<Layout!((6,1):(1,6)), (_1, _1)> = layout!(((6,1),(1,1)):((1,0),(6,0)));
    let _: LogicalProduct<Layout!((3,2):(1,3)), (_3,)> = layout!(((3,3),2):((1,3),3));
    let _: LogicalProduct<Layout!((16):(3)), (_1,)> = layout!(((16,1)):((3,0)));
}

fn answers_2() {
    let _: LogicalProduct<Layout!((7,2,(1)):(2,1,(14))), (Layout!((2,(16),12):(1,(24),2)), _1)> = layout!(((7,(2,(16),12)),(2,1),(1)):((2,(1,(168),14)),(1,0),(14)));
    let _: LogicalProduct<Layout!((16,8,5):(1,16,0)), (_2, Layout!((1,1):(8,8)), Layout!((5,5):(1,1)))> = layout!(((16,2),(8,(1,1)),(5,(5,5))):((1,16),(16,(8,8)),(0,(1,1))));
    let _: LogicalProduct<Layout!(((4),16,12):((1),4,64)), (Layout!(((1,4,4),1):((4,4,1),4)),)> = layout!((((4),((1,4,4),1)),16,12):(((1),((16,16,4),16)),4,64));
    let _: LogicalProduct<Layout!((2,4):(3,12)), (Layout!(1:1), _4)> = layout!(((2,1),(4,4)):((3,1),(12,1)));
    let _: LogicalProduct<Layout!(((4),6,5):((5),20,1)), (_4,)> = layout!((((4),4),6,5):(((5),1),20,1));
    let _: LogicalProduct<Layout!((12,6):(4,6)), (_4,)> = layout!(((12,4),6):((4,1),6));
    let _: LogicalProduct<Layout!((3):(1)), (_5,)> = layout!(((3,5)):((1,3)));
    let _: LogicalProduct<Layout!((8,12):(4,12)), (_1, _5)> = layout!(((8,1),(12,5)):((4,0),(12,1)));
    let _: LogicalProduct<Layout!((8,4,12):(1,8,32)), (_2,)> = layout!(((8,2),4,12):((1,8),8,32));
}

fn refusals_0() {
    refused!((_2, Layout!((5,2):(1,5))): MultiplierOf<Layout!((8,3):(0,8)), Logical>);
    refused!((Layout!(4:1), Layout!((1,7):(0,1))): MultiplierOf<Layout!((2,(2,7)):(1,(2,4))), Logical>);
    refused!((_4, Layout!(1:1)): MultiplierOf<Layout!((2,(7,7)):(6,(32,12))), Logical>);
    refused!((_6, Layout!(6:1)): MultiplierOf<Layout!((6):(1)), Logical>);
    refused!((_4,): MultiplierOf<Layout!((12):(3)), Logical>);
    refused!((Layout!(((6,1),1,(16,6,4)):((64,384),384,(1,384,16))),): MultiplierOf<Layout!(((8),16):((6),1)), Logical>);
    refused!((_6,): MultiplierOf<Layout!((12):(4)), Logical>);
    refused!((Layout!((7,1):(7,7)),): MultiplierOf<Layout!((7):(3)), Logical>);
    refused!((_5,): MultiplierOf<Layout!((5):(2)), Logical>);
    refused!((Layout!((2):(0)), Layout!((2,1):(2,1))): MultiplierOf<Layout!(2:12), Logical>);
}
