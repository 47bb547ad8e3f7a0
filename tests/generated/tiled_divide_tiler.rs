// Written by `cargo run --example generate_checks`: change the generator, not this file.
use crate::names::*;

fn answers_0() {
    same(layout!((9,(4,8)):(59,(13,1))).tiled_divide(tile!(3:3, (2,4):(1,8))), layout!(((3,(2,4)),3,(2,2)):((177,(13,2)),59,(26,1))));
    same(layout!((16,8):(1,16)).tiled_divide(tile!(2, 2)), layout!(((2,2),8,4):((1,16),2,32)));
    same(layout!((16,8):(1,16)).tiled_divide(tile!(16, 2)), layout!(((16,2),1,4):((1,16),0,32)));
    same(layout!((128,64):(64,1)).tiled_divide(tile!(16, 2)), layout!(((16,2),8,32):((64,1),1024,2)));
    same(layout!((128,64):(1,128)).tiled_divide(tile!((32,4):(1,32), 8:8)), layout!((((32,4),8),1,8):(((1,32),1024),0,128)));
    same(layout!(((16,8),(8,8)):((1,128),(16,1024))).tiled_divide(tile!((4, 2), (8:1, 2:4))), layout!((((4,2),(8,2)),(4,4),(1,4)):(((1,128),(16,4096)),(4,256),(0,1024))));
    same(layout!((8,(4,3,3),7):(252,(1,4,84),12)).tiled_divide(uneven(tile!(8, 9, 7))), layout!(((8,9,7),1,(2,3),1):((252,1,12),0,(9,84),0)));
    same(layout!((7,4):(1,0)).tiled_divide(tile!(1, 1)), layout!(((1,1),7,4):((0,0),1,0)));
    same(layout!(16:1).tiled_divide(tile!(4)), layout!(((4),(4)):((1),(4))));
    same(layout!((32,2,12):(1,384,32)).tiled_divide(tile!(1, 2, 3)), layout!(((1,2,3),32,1,4):((0,384,32),1,0,96)));
    same(layout!((3,4):(6,1)).tiled_divide(tile!(3, 4:1)), layout!(((3,4),1,1):((6,1),0,0)));
    same(layout!(((1,32,8),8):((2048,1,256),32)).tiled_divide(tile!((4):(4))), layout!((((4)),(4,(2,8)),8):(((4)),(1,(16,256)),32)));
    same(layout!((4):(1)).tiled_divide(tile!((2,2):(1,2))), layout!((((2,2)),(1)):(((1,2)),(0))));
    same(layout!((64,32):(32,1)).tiled_divide(tile!((2):(1))), layout!((((2)),32,32):(((32)),64,1)));
    same(layout!((4,6):(6,1)).tiled_divide(tile!(2, (6):(1))), layout!(((2,(6)),2,1):((6,(1)),12,0)));
    same(layout!((2,(3,(4,5))):(1,(2,(6,24)))).tiled_divide(tile!(2, 2:30)), layout!(((2,2),1,30):((1,60),0,2)));
}

fn answers_1() {
    same(layout!(((8,8),2,8):((0,0),0,16)).tiled_divide(tile!(_, (2):(1))), layout!((((8,8),(2)),1,1,8):(((0,0),(0)),0,0,16)));
    same(layout!((4,(2,4)):(2,(1,8))).tiled_divide(tile!((2):(1), 8:1)), layout!((((2),(2,4)),2,1):(((2),(1,8)),4,0)));
    same(layout!(((3,2),5):((1,15),3)).tiled_divide(tile!(((3):(1), 2:1))), layout!(((((3),2)),(1,1),5):((((1),15)),(0,0),3)));
    same(layout!((16,2):(1,16)).tiled_divide(tile!(8, 2:1)), layout!(((8,2),2,1):((1,16),8,0)));
    same(layout!((2,(3,(4,5))):(1,(2,(6,24)))).tiled_divide(tile!(2:1, 5)), layout!(((2,5),1,12):((1,2),0,10)));
    same(layout!((32,1,8,4):(32,4,4,1)).tiled_divide(tile!(2, 1:0, (2,4):(4,1))), layout!(((2,1,(2,4)),16,1,1,4):((32,0,(16,4)),64,0,0,1)));
    same(layout!((32,8,8):(1,32,256)).tiled_divide(tile!((8,4):(1,8), 8)), layout!((((8,4),8),1,1,8):(((1,8),32),0,0,256)));
    same(layout!((2,2):(2,1)).tiled_divide(tile!(2, 2:1)), layout!(((2,2),1,1):((2,1),0,0)));
    same(layout!((3,8,2):(2,6,1)).tiled_divide(tile!(3:1, (2,2):(4,2), (2):(1))), layout!(((3,(2,2),(2)),1,2,1):((2,(24,12),(1)),0,6,0)));
    same(layout!(2:1).tiled_divide(tile!(2:1)), layout!(((2),(1)):((1),(0))));
    same(layout!((4,8,4,3):(1,48,0,16)).tiled_divide(tile!((2,2):(2,1), 8:1)), layout!((((2,2),8),1,1,4,3):(((2,1),48),0,0,0,16)));
    same(layout!((1,6):(0,1)).tiled_divide(tile!((1):(0))), layout!((((1)),1,6):(((0)),0,1)));
    same(layout!((8,64):(64,1)).tiled_divide(tile!(8:1, 2:32)), layout!(((8,2),1,32):((64,32),0,1)));
    same(layout!((6,2):(8,2)).tiled_divide(tile!(1, 2:1)), layout!(((1,2),6,1):((0,2),8,0)));
    same(layout!((2,8):(8,1)).tiled_divide(tile!(2:1, (4,2):(1,4))), layout!(((2,(4,2)),1,1):((8,(1,4)),0,0)));
    same(layout!((6,2):(8,2)).tiled_divide(tile!(3)), layout!(((3),2,2):((8),24,2)));
}

fn answers_2() {
    same(layout!((128,64,32):(1,128,8192)).tiled_divide(tile!(64, _, 16)), layout!(((64,64,16),2,1,2):((1,128,8192),64,0,131072)));
    same(layout!((5,2,2,4):(60,1,2,5)).tiled_divide(tile!(_, 2:1, 2)), layout!(((5,2,2),1,1,1,4):((60,1,2),0,0,0,5)));
    same(layout!((4,5,(2,8),3):(0,48,(1,0),16)).tiled_divide(tile!(2:2, _)), layout!(((2,5),2,1,(2,8),3):((0,48),0,0,(1,0),16)));
    same(layout!((2,2,4,2):(1,2,8,4)).tiled_divide(tile!((2):(1), (2):(1), 1, _)), layout!((((2),(2),1,2),1,1,4,1):(((1),(2),0,4),0,0,8,0)));
    same(layout!((4):(1)).tiled_divide(tile!(_)), layout!(((4),(1)):((1),(0))));
    let _: TiledDivide<Layout!((8,4,2):(1,8,32)), (_2, Keep, _2)> = layout!(((2,4,2),4,1,1):((1,8,32),2,0,0));
    let _: TiledDivide<Layout!((8):(1)), (_1,)> = layout!(((1),(8)):((0),(1)));
    let _: TiledDivide<Layout!((16,6,5):(1,-16,-96)), (_8, _2)> = layout!(((8,2),2,3,5):((1,-16),8,-32,-96));
    let _: TiledDivide<Layout!((8,2,7):(14,0,0)), (_4,)> = layout!(((4),2,2,7):((14),56,0,0));
    let _: TiledDivide<Layout!((2):(4)), (Layout!(2:1),)> = layout!(((2),(1)):((4),(0)));
    let _: TiledDivide<Layout!((7):(8)), (_1,)> = layout!(((1),(7)):((0),(8)));
    let _: TiledDivide<Layout!((1):(1)), (_1,)> = layout!(((1),(1)):((0),(0)));
    let _: TiledDivide<Layout!(2:0), (Layout!(2:1),)> = layout!(((2),(1)):((0),(0)));
    let _: TiledDivide<Layout!((6,2,2):(1,12,6)), Uneven<(Layout!((1,1):(6,1)), _12, Layout!((1,1):(2,1)))>> = layout!((((1,1),12,(1,1)),6,1,2):(((6,1),12,(12,6)),1,0,6));
    let _: TiledDivide<Layout!((2,7):(1,2)), (_1, _7)> = layout!(((1,7),2,1):((0,2),1,0));
    let _: TiledDivide<Layout!(8:1), (_8,)> = layout!(((8),(1)):((1),(0)));
}

fn answers_3() {
    let _: TiledDivide<Layout!((4,(5,7,16)):(1,(28,0,140))), (_4,)> = layout!(((4),1,(5,7,16)):((1),0,(28,0,140)));
    let _: TiledDivide<Layout!(4:1), (_1,)> = layout!(((1),(4)):((0),(1)));
    let _: TiledDivide<Layout!((12,4,2):(8,1,4)), (_3,)> = layout!(((3),4,4,2):((8),24,1,4));
    let _: TiledDivide<Layout!(((5),4):((4),20)), ((_1,), Keep)> = layout!((((1),4),(5),1):(((0),20),(4),0));
    let _: TiledDivide<Layout!(((5),4):((1),5)), (_1, _1)> = layout!(((1,1),5,4):((0,0),1,5));
    let _: TiledDivide<Layout!(1:6), (_1,)> = layout!(((1),(1)):((0),(0)));
    let _: TiledDivide<Layout!(4:1), (_2,)> = layout!(((2),(2)):((1),(2)));
    let _: TiledDivide<Layout!((5,4,2):(32,8,4)), Uneven<(_5, _2)>> = layout!(((5,2),1,2,2):((32,8),0,16,4));
    let _: TiledDivide<Layout!((6,(4,4)):(1,(48,12))), Uneven<(_1,)>> = layout!(((1),6,(4,4)):((0),1,(48,12)));
    let _: TiledDivide<Layout!(((3)):((1))), (_3,)> = layout!(((3),(1)):((1),(0)));
    let _: TiledDivide<Layout!((2,16,4):(4,8,1)), (_1,)> = layout!(((1),2,16,4):((0),4,8,1));
    let _: TiledDivide<Layout!((1,(4,3),4):(4,(1,16),4)), (Keep,)> = layout!(((1),1,(4,3),4):((4),0,(1,16),4));
    let _: TiledDivide<Layout!(5:1), (_1,)> = layout!(((1),(5)):((0),(1)));
}

fn refusals_0() {
    refused!((_8, _9, _7): TilerOf<Layout!((8,(4,3,3),7):(252,(1,4,84),12)), Tiled>);
    refused!((_3, _7): TilerOf<Layout!((3,(2,7)):(14,(7,1))), Tiled>);
    refused!((Layout!((10,10):(5,1)),): TilerOf<Layout!(((5,12)):((1,5))), Tiled>);
    refused!(((Layout!(2:1), _4, _2), _1): TilerOf<Layout!(((6,2,12),(2,8)):((192,8,16),(1152,1))), Tiled>);
    refused!((_1, Layout!(4:1)): TilerOf<Layout!((2,5,2):(1,2,10)), Tiled>);
    refused!((_1, Layout!((6,12,2):(2,16,100))): TilerOf<Layout!((4,(2),5):(1,(4),8)), Tiled>);
    refused!((_2, Layout!((5,1):(5,5))): TilerOf<Layout!(5:2), Tiled>);
    refused!((Layout!(2:2),): TilerOf<Layout!(2:3), Tiled>);
    refused!((_12,): TilerOf<Layout!(((4,2),4):((1,1),3)), Tiled>);
    refused!((_1, Layout!(1:1), _5): TilerOf<Layout!((5,(8)):(48,(3))), Tiled>);
}
