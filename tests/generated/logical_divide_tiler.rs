// Written by `cargo run --example generate_checks`: change the generator, not this file.
use crate::names::*;

fn answers_0() {
    same(layout!((9,(4,8)):(59,(13,1))).logical_divide(tile!(3:3, (2,4):(1,8))), layout!(((3,3),((2,4),(2,2))):((177,59),((13,2),(26,1)))));
    same(layout!((16,8):(1,16)).logical_divide(tile!(2, 2)), layout!(((2,8),(2,4)):((1,2),(16,32))));
    same(layout!((128,64):(64,1)).logical_divide(tile!(16, 2)), layout!(((16,8),(2,32)):((64,1024),(1,2))));
    same(layout!((128,64):(64,1)).logical_divide(tile!(128, 32)), layout!(((128,1),(32,2)):((64,0),(1,32))));
    same(layout!((128,64,32):(1,128,8192)).logical_divide(tile!(64, _, 16)), layout!(((64,2),64,(16,2)):((1,64),128,(8192,131072))));
    same(layout!((128,64,32):(1,128,8192)).logical_divide(tile!(64)), layout!(((64,2),64,32):((1,64),128,8192)));
    same(layout!((8,2,5):(0,0,0)).logical_divide(tile!(1)), layout!(((1,8),2,5):((0,0),0,0)));
    same(layout!(1:0).logical_divide(tile!(1)), layout!(((1,1)):((0,0))));
    same(layout!((2,6,((5,2))):(100,6,((64,2)))).logical_divide(tile!(1, 2:3)), layout!(((1,2),(2,3),((5,2))):((0,100),(18,6),((64,2)))));
    same(layout!(3:1).logical_divide(tile!(3:1)), layout!(((3,1)):((1,0))));
    same(layout!((8,(8,8)):(8,(1,64))).logical_divide(tile!((4,2):(1,4), 64:1)), layout!((((4,2),1),((8,8),1)):(((8,32),0),((1,64),0))));
    same(layout!(2:0).logical_divide(tile!(2:1)), layout!(((2,1)):((0,0))));
    same(layout!((2,1,5,(32,6)):(2,5,3,(32,12))).logical_divide(tile!(1, _)), layout!(((1,2),1,5,(32,6)):((0,2),5,3,(32,12))));
    same(layout!((8,1,4):(4,0,1)).logical_divide(uneven(tile!(5, 1:0))), layout!(((5,2),(1,1),4):((4,20),(0,0),1)));
    same(layout!((2,(8,8,2),4):(512,(4,32,256),1)).logical_divide(tile!(1)), layout!(((1,2),(8,8,2),4):((0,512),(4,32,256),1)));
    same(layout!(((2,(2,3)),(4,(1,2))):((1,(8,16)),(2,(0,48)))).logical_divide(tile!(6)), layout!((((2,3),2),(4,(1,2))):(((1,8),24),(2,(0,48)))));
}

fn answers_1() {
    same(layout!(((5)):((3))).logical_divide(tile!(5:1)), layout!(((5,1)):((3,0))));
    same(layout!((1,8):(3,1)).logical_divide(uneven(tile!((1,4):(0,0), 8:1))), layout!((((1,4),1),(8,1)):(((0,0),0),(1,0))));
    same(layout!((2,(3,(4,5))):(1,(2,(6,24)))).logical_divide(tile!(2:1, 5)), layout!(((2,1),(5,12)):((1,0),(2,10))));
    same(layout!((2,2,2,2):(1,2,4,8)).logical_divide(tile!(2:1, 2, 2:1, (2):(1))), layout!(((2,1),(2,1),(2,1),((2),1)):((1,0),(2,0),(4,0),((8),0))));
    same(layout!((12,2,2,4):(16,8,4,1)).logical_divide(tile!(_, 2:1, (2):(1), _)), layout!((12,(2,1),((2),1),4):(16,(8,0),((4),0),1)));
    same(layout!(((3,2),5):((1,15),3)).logical_divide(tile!(((3):(1), 2:1), 5:1)), layout!(((((3),1),(2,1)),(5,1)):((((1),0),(15,0)),(3,0))));
    same(layout!((4,12):(0,4)).logical_divide(tile!(2, (2,2):(1,6))), layout!(((2,2),((2,2),3)):((0,0),((4,24),8))));
    same(layout!((4):(1)).logical_divide(tile!(2)), layout!(((2,2)):((1,2))));
    same(layout!(((1,(4,2)),3):((0,(1,4)),8)).logical_divide(tile!((2):(4))), layout!((((2),4),3):(((4),1),8)));
    same(layout!((4,(32)):(0,(0))).logical_divide(tile!((4):(1))), layout!((((4),1),(32)):(((0),0),(0))));
    same(layout!((2,8):(1,2)).logical_divide(tile!(2:1)), layout!(((2,1),8):((1,0),2)));
    same(layout!((2):(1)).logical_divide(tile!(2)), layout!(((2,1)):((1,0))));
    same(layout!((4):(1)).logical_divide(tile!(4:1)), layout!(((4,1)):((1,0))));
    same(layout!((8,64):(64,1)).logical_divide(tile!(2)), layout!(((2,4),64):((64,128),1)));
    same(layout!((4,(1,12)):(1,(0,0))).logical_divide(uneven(tile!(3, 12:1))), layout!(((3,2),(12,1)):((1,3),(0,0))));
    same(layout!(((2,(2,3)),(4,(1,2))):((1,(8,16)),(2,(0,48)))).logical_divide(tile!(4:1)), layout!((((2,2),3),(4,(1,2))):(((1,8),16),(2,(0,48)))));
}

fn answers_2() {
    same(layout!((4,2,3):(2,1,8)).logical_divide(uneven(tile!(5, 5, 3))), layout!(((5,1),(5,1),(3,1)):((2,0),(1,0),(8,0))));
    same(layout!(((2,(2,3)),(4,(1,2))):((1,(8,16)),(2,(0,48)))).logical_divide(tile!((6,2):(1,6))), layout!(((((2,3),2),1),(4,(1,2))):((((1,8),24),0),(2,(0,48)))));
    same(layout!(2:1).logical_divide(tile!(2:1)), layout!(((2,1)):((1,0))));
    same(layout!(12:1).logical_divide(tile!(_)), layout!((12):(1)));
    same(layout!((64,32):(32,1)).logical_divide(tile!(1, _)), layout!(((1,64),32):((0,32),1)));
    same(layout!((3,7,8):(5,4,100)).logical_divide(tile!(3, 7, 4:2)), layout!(((3,1),(7,1),(4,2)):((5,0),(4,0),(200,100))));
    same(layout!(((4,8),(2,2)):((32,1),(16,8))).logical_divide(tile!(32)), layout!((((4,8),1),(2,2)):(((32,1),0),(16,8))));
    same(layout!((2,(3,(4,5))):(1,(2,(6,24)))).logical_divide(tile!(2:1)), layout!(((2,1),(3,(4,5))):((1,0),(2,(6,24)))));
    same(layout!(((2,2),(8,4)):((1,16),(2,32))).logical_divide(tile!((_, 2))), layout!(((2,(2,1)),(8,4)):((1,(16,0)),(2,32))));
    same(layout!((4,8,5,4):(0,6,0,2)).logical_divide(uneven(tile!(3, 1))), layout!(((3,2),(1,8),5,4):((0,0),(0,6),0,2)));
    same(layout!(7:1).logical_divide(tile!((7):(1))), layout!((((7),1)):(((1),0))));
    same(layout!((4,8,4,3):(1,4,32,128)).logical_divide(tile!(_)), layout!((4,8,4,3):(1,4,32,128)));
    same(layout!(16:3).logical_divide(tile!((4):(1))), layout!((((4),4)):(((3),12))));
    same(layout!((1,1):(0,0)).logical_divide(tile!(1, 1)), layout!(((1,1),(1,1)):((0,0),(0,0))));
    same(layout!(8:1).logical_divide(tile!((2,4):(4,1))), layout!((((2,4),1)):(((4,1),0))));
    same(layout!(4:1).logical_divide(tile!((4):(1))), layout!((((4),1)):(((1),0))));
}

fn answers_3() {
    same(layout!((8,8):(0,1)).logical_divide(uneven(tile!((8,2):(1,0), (2,4):(4,1)))), layout!((((8,2),1),((2,4),1)):(((0,0),0),((4,1),0))));
    same(layout!((5,8):(1,5)).logical_divide(uneven(tile!(2, 4))), layout!(((2,3),(4,2)):((1,2),(5,20))));
    same(layout!((8,16):(20,1)).logical_divide(tile!(4:1, 8:2)), layout!(((4,2),(8,2)):((20,80),(2,1))));
    same(layout!(4:3).logical_divide(shape!(4)), layout!((4,1):(3,0)));
    let _: LogicalDivide<Layout!((5,(3,4),3):(36,(1,3),12)), Uneven<(_5,)>> = layout!(((5,1),(3,4),3):((36,0),(1,3),12));
    let _: LogicalDivide<Layout!(2:0), (Keep,)> = layout!((2):(0));
    let _: LogicalDivide<Layout!((1):(1)), (Layout!((1,1):(1,1)),)> = layout!((((1,1),1)):(((1,1),0)));
    let _: LogicalDivide<Layout!((5,2,(7)):(14,1,(0))), (_5, _1, _1)> = layout!(((5,1),(1,2),(1,7)):((14,0),(0,1),(0,0)));
    let _: LogicalDivide<Layout!((2,(12,2,8),7):(192,(2,1,24),384)), (_2,)> = layout!(((2,1),(12,2,8),7):((192,0),(2,1,24),384));
    let _: LogicalDivide<Layout!((4):(8)), (_4,)> = layout!(((4,1)):((8,0)));
    let _: LogicalDivide<Layout!((4,8,1):(24,3,96)), Uneven<(_2, _1)>> = layout!(((2,2),(1,8),1):((24,48),(0,3),96));
    let _: LogicalDivide<Layout!((16,2):(1,16)), (Keep,)> = layout!((16,2):(1,16));
    let _: LogicalDivide<Layout!((4,8):(0,0)), Uneven<(_2,)>> = layout!(((2,2),8):((0,0),0));
    let _: LogicalDivide<Layout!((4,6,8):(768,8,96)), (Layout!((4,1):(1,4)), _1, _8)> = layout!((((4,1),1),(1,6),(8,1)):(((768,3072),0),(0,8),(96,0)));
    let _: LogicalDivide<Layout!((2):(32)), (_1,)> = layout!(((1,2)):((0,32)));
    let _: LogicalDivide<Layout!((7,2):(2,1)), Uneven<(_12,)>> = layout!(((12,1),2):((2,0),1));
}

fn answers_4() {
    let _: LogicalDivide<Layout!((3):(2)), (_3,)> = layout!(((3,1)):((2,0)));
    let _: LogicalDivide<Layout!(((2)):((1))), (_2,)> = layout!(((2,1)):((1,0)));
    let _: LogicalDivide<Layout!(2:1), Uneven<(_1,)>> = layout!(((1,2)):((0,1)));
    let _: LogicalDivide<Layout!((4,(8,2,3)):(2,(8,1,64))), (Keep,)> = layout!((4,(8,2,3)):(2,(8,1,64)));
    let _: LogicalDivide<Layout!((12,(2,2,16),2):(1024,(24576,8,32),512)), Uneven<(_4, (Layout!((1,2):(2,1)), _2))>> = layout!(((4,3),(((1,2),1),(2,1),16),2):((1024,4096),(((49152,24576),0),(8,0),32),512));
    let _: LogicalDivide<Layout!((4):(1)), (_4,)> = layout!(((4,1)):((1,0)));
    let _: LogicalDivide<Layout!((5):(32)), (_5,)> = layout!(((5,1)):((32,0)));
    let _: LogicalDivide<Layout!(((16,4,8)):((100,0,1))), ((_4, Layout!(4:1), _1),)> = layout!((((4,4),(4,1),(1,8))):(((100,400),(0,0),(0,1))));
    let _: LogicalDivide<Layout!(3:1), Uneven<(Keep,)>> = layout!((3):(1));
    let _: LogicalDivide<Layout!(8:8), Uneven<(Keep,)>> = layout!((8):(8));
    let _: LogicalDivide<Layout!(6:1), Uneven<(_1,)>> = layout!(((1,6)):((0,1)));
}

fn refusals_0() {
    refused!((_5, Layout!(1:0)): TilerOf<Layout!((8,1,4):(4,0,1)), Logical>);
    refused!((Layout!((1,4):(0,0)), Layout!(8:1)): TilerOf<Layout!((1,8):(3,1)), Logical>);
    refused!((_3, Layout!(12:1)): TilerOf<Layout!((4,(1,12)):(1,(0,0))), Logical>);
    refused!((_5, _5, _3): TilerOf<Layout!((4,2,3):(2,1,8)), Logical>);
    refused!((_3, _1): TilerOf<Layout!((4,8,5,4):(0,6,0,2)), Logical>);
    refused!((Layout!((8,2):(1,0)), Layout!((2,4):(4,1))): TilerOf<Layout!((8,8):(0,1)), Logical>);
    refused!((_2, _4): TilerOf<Layout!((5,8):(1,5)), Logical>);
    refused!((_2, _4, _6): TilerOf<Layout!((4,8):(1,4)), Logical>);
    refused!((_4,): TilerOf<Layout!(2:1), Logical>);
    refused!((Layout!(2:4), _1): TilerOf<Layout!(((4)):((1))), Logical>);
    refused!((_6,): TilerOf<Layout!((4):(1)), Logical>);
    refused!((Keep, Layout!((7,7):(1,7))): TilerOf<Layout!((8,7,3):(1,24,8)), Logical>);
    refused!((Layout!(3:3),): TilerOf<Layout!((3,(4)):(8,(2))), Logical>);
    refused!((_2, Layout!(4:8), _4): TilerOf<Layout!((2,(2,4),5):(0,(4,0),16)), Logical>);
    refused!((Layout!(2:1),): TilerOf<Layout!(((7,16,2),7):((2,98,1),0)), Logical>);
    refused!((_3, _1, Layout!((1,7):(1,7)), _3): TilerOf<Layout!((3,2,7):(8,1,3)), Logical>);
}
