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
    same(layout!((2,2):(1,3)).logical_product(shape!(2)), layout!(((2,2),2):((1,3),6)));
    let _: LogicalProduct<Layout!(((4,12)):((1,4))), (_8,)> = layout!((((4,12),8)):(((1,4),48)));
    let _: LogicalProduct<Layout!(((1,4)):((1,1))), (Keep,)> = layout!(((1,4)):((1,1)));
    let _: LogicalProduct<Layout!((7,8):(8,1)), (_1, _2)> = layout!(((7,1),(8,2)):((8,0),(1,8)));
    let _: LogicalProduct<Layout!((4,5,16):(16,64,0)), (_1, _5)> = layout!(((4,1),(5,5),16):((16,0),(64,1),0));
    let _: LogicalProduct<Layout!((7,7):(1,7)), (Keep,)> = layout!((7,7):(1,7));
    let _: LogicalProduct<Layout!((12,3):(1,12)), (Keep,)> = layout!((12,3):(1,12));
    let _: LogicalProduct<Layout!((7):(32)), (_6,)> = layout!(((7,6)):((32,1)));
    let _: LogicalProduct<Layout!(((16),2):((0),1)), (_8, _7)> = layout!((((16),8),(2,7)):(((0),1),(1,2)));
    let _: LogicalProduct<Layout!(((1),2,(5,16)):((40),40,(8,160))), (Layout!(1:1), Layout!((1,1):(1,1)))> = layout!((((1),1),(2,(1,1)),(5,16)):(((40),0),(40,(1,1)),(8,160)));
    let _: LogicalProduct<Layout!((4,16,2):(32,2,1)), (_2, Layout!(8:1))> = layout!(((4,2),(16,(2,4)),2):((32,1),(2,(1,32)),1));
    let _: LogicalProduct<Layout!(((4),16,12):((1),4,64)), ((Keep,), _4, _12)> = layout!(((4),(16,4),(12,12)):((1),(4,1),(64,1)));
    let _: LogicalProduct<Layout!((2):(1)), (_2,)> = layout!(((2,2)):((1,2)));
    let _: LogicalProduct<Layout!(6:1), (Keep,)> = layout!((6):(1));
}

fn answers_2() {
    let _: LogicalProduct<Layout!((2,2):(1,2)), (_2,)> = layout!(((2,2),2):((1,2),2));
    let _: LogicalProduct<Layout!(4:-1), (Keep,)> = layout!((4):(-1));
    let _: LogicalProduct<Layout!((16,(2,8,7)):(2,(448,896,32))), (_2,)> = layout!(((16,2),(2,8,7)):((2,1),(448,896,32)));
    let _: LogicalProduct<Layout!((3):(1)), (_1,)> = layout!(((3,1)):((1,0)));
    let _: LogicalProduct<Layout!((6,8,4):(32,4,0)), (_2, Layout!((1,1):(1,8)), _4)> = layout!(((6,2),(8,(1,1)),(4,4)):((32,1),(4,(1,8)),(0,1)));
    let _: LogicalProduct<Layout!((3,3):(0,3)), (Layout!((1,3):(3,1)),)> = layout!(((3,(1,3)),3):((0,(3,1)),3));
    let _: LogicalProduct<Layout!((4):(2)), (_1,)> = layout!(((4,1)):((2,0)));
    let _: LogicalProduct<Layout!((5,5):(8,40)), (_5,)> = layout!(((5,5),5):((8,1),40));
    let _: LogicalProduct<Layout!((2,(2),12):(12,(24),1)), (Layout!((1,1):(2,2)), _2, _7)> = layout!(((2,(1,1)),((2),2),(12,7)):((12,(2,2)),((24),1),(1,12)));
    let _: LogicalProduct<Layout!((7):(1)), (Keep,)> = layout!((7):(1));
    let _: LogicalProduct<Layout!(((12)):((16))), ((Keep,),)> = layout!(((12)):((16)));
}

fn refusals_0() {
    refused!((_2, Layout!((5,2):(1,5))): MultiplierOf<Layout!((8,3):(0,8)), Logical>);
    refused!((Layout!(4:1), Layout!((1,7):(0,1))): MultiplierOf<Layout!((2,(2,7)):(1,(2,4))), Logical>);
    refused!((_5, _1): MultiplierOf<Layout!(5:1), Logical>);
    refused!((_2, _6): MultiplierOf<Layout!((4,6,(4,4)):(1,4,(24,96))), Logical>);
    refused!((_3, _2): MultiplierOf<Layout!(8:1), Logical>);
    refused!((Layout!((28,32):(7,7)), _6): MultiplierOf<Layout!(((7,4,8),1,6):((24,2688,168),10752,4)), Logical>);
    refused!((_1, _4): MultiplierOf<Layout!((4):(2)), Logical>);
    refused!(((_8, Layout!(8:8)),): MultiplierOf<Layout!(((8)):((1))), Logical>);
    refused!((Layout!((4,8):(1,1)),): MultiplierOf<Layout!((16):(3)), Logical>);
    refused!((_4,): MultiplierOf<Layout!(((12),2):((-32),-16)), Logical>);
}
