// Written by `cargo run --example generate_checks`: change the generator, not this file.
use crate::names::*;

fn answers_0() {
    same(layout!(24:1).tiled_divide(layout!(4:2)), layout!((4,2,3):(2,1,8)));
    same(layout!((4,2,3):(2,1,8)).tiled_divide(layout!(4:2)), layout!(((2,2),2,3):((4,1),2,8)));
    same(layout!(10:1).tiled_divide(uneven(layout!(4:1))), layout!((4,3):(1,4)));
    same(layout!((9,(4,8)):(59,(13,1))).tiled_divide(layout!(3:3)), layout!((3,3,(4,8)):(177,59,(13,1))));
    same(layout!(2:1).tiled_divide(layout!(2:1)), layout!((2,1):(1,0)));
    same(layout!((4,1):(1,0)).tiled_divide(layout!((4):(1))), layout!(((4),1):((1),0)));
    same(layout!((16,1,2):(1,1,16)).tiled_divide(layout!((32):(1))), layout!(((32),1):((1),0)));
    same(layout!(((6),1,16):((2),2,12)).tiled_divide(layout!(24:1)), layout!((24,4):(2,48)));
    same(layout!(((8,16),8):((128,1),16)).tiled_divide(layout!((8,2):(1,8))), layout!(((8,2),64):((128,1),2)));
    same(layout!((64,8):(1,64)).tiled_divide(layout!((128,2,2):(1,128,256))), layout!(((128,2,2),1):((1,128,256),0)));
    same(layout!(24:1).tiled_divide(layout!((8):(1))), layout!(((8),3):((1),8)));
    same(layout!(8:1).tiled_divide(layout!(2:1)), layout!((2,4):(1,2)));
    same(layout!((6,12,(4)):(5,3,(100))).tiled_divide(layout!(2:1)), layout!((2,3,12,4):(5,10,3,100)));
    same(layout!((32,12):(1,32)).tiled_divide(layout!(16:1)), layout!((16,24):(1,16)));
    same(layout!((2,8):(1,2)).tiled_divide(layout!(8:1)), layout!((8,2):(1,8)));
    same(layout!(8:1).tiled_divide(uneven(layout!((4,2,(2)):(1,0,(4))))), layout!(((4,2,(2)),1):((1,0,(4)),0)));
}

fn answers_1() {
    same(layout!((2,5):(1,0)).tiled_divide(uneven(layout!((4,3):(2,16)))), layout!(((4,3),2,2):((0,0),1,0)));
    same(layout!((4,(2,4)):(2,(1,8))).tiled_divide(layout!(2:16)), layout!((2,4,2,2):(16,2,1,8)));
    same(layout!((8,1,4):(4,0,1)).tiled_divide(layout!((16,2):(1,16))), layout!((((8,2),2),1):(((4,1),2),0)));
    same(layout!(((4,8),(2,(2,2))):((64,1),(32,(8,256)))).tiled_divide(uneven(layout!((32):(32)))), layout!((((2,2,8)),4,8):(((32,8,256)),64,1)));
    same(layout!(12:1).tiled_divide(layout!((2):(2))), layout!(((2),2,3):((2),1,4)));
    same(layout!(((32,4),(2,2)):((2,128),(1,64))).tiled_divide(layout!((2):(256))), layout!(((2),32,4,2):((64),2,128,1)));
    same(layout!(1:0).tiled_divide(layout!((1):(0))), layout!(((1),1):((0),0)));
    same(layout!((4):(1)).tiled_divide(uneven(layout!((2,2):(2,0)))), layout!(((2,2),2):((2,0),1)));
    same(layout!(3:0).tiled_divide(layout!(3:1)), layout!((3,1):(0,0)));
    same(layout!((64,32):(32,1)).tiled_divide(layout!((16,32,2):(64,1,32))), layout!(((16,32,2),2):((1,32,1024),16)));
    let _: TiledDivide<Layout!((2):(8)), Layout!((1,1):(1,1))> = layout!(((1,1),2):((8,8),8));
    let _: TiledDivide<Layout!((16,6):(6,1)), Uneven<Layout!(16:96)>> = layout!((16,16,6):(6,6,1));
    let _: TiledDivide<Layout!((12):(1)), Layout!((1,1):(12,12))> = layout!(((1,1),12):((12,12),1));
    let _: TiledDivide<Layout!(((4,6),12,6):((3,3),12,0)), Layout!((1,1):(1,1))> = layout!(((1,1),4,6,12,6):((0,0),3,3,12,0));
    let _: TiledDivide<Layout!(3:1), Layout!(1:3)> = layout!((1,3):(3,1));
    let _: TiledDivide<Layout!((5):(1)), Layout!(1:5)> = layout!((1,5):(5,1));
}

fn answers_2() {
    let _: TiledDivide<Layout!((3,(3,8,8),(2,7)):(4032,(672,12096,21),(168,3))), Layout!(64:9)> = layout!(((8,8),(3,3),(2,7)):((12096,21),(4032,672),(168,3)));
    let _: TiledDivide<Layout!(((6)):((1))), Uneven<Layout!(6:1)>> = layout!((6,1):(1,0));
    let _: TiledDivide<Layout!((3):(3)), Uneven<Layout!(1:1)>> = layout!((1,3):(3,3));
    let _: TiledDivide<Layout!(4:1), Uneven<Layout!((8):(1))>> = layout!(((8),1):((1),0));
    let _: TiledDivide<Layout!((7):(2)), Layout!((1,1):(7,7))> = layout!(((1,1),7):((14,14),2));
    let _: TiledDivide<Layout!(3:1), Layout!(3:1)> = layout!((3,1):(1,0));
    let _: TiledDivide<Layout!((1):(1)), Layout!((1,1):(1,1))> = layout!(((1,1),1):((1,1),0));
    let _: TiledDivide<Layout!((4):(1)), Layout!(2:1)> = layout!((2,2):(1,2));
    let _: TiledDivide<Layout!(((5,16)):((1,5))), Uneven<Layout!(((16),(2,4,6)):((12),(6,192,0)))>> = layout!((((16),(2,4,6)),6):(((12),(6,192,0)),1));
    let _: TiledDivide<Layout!((2):(1)), Layout!((1,2):(1,1))> = layout!(((1,2),1):((1,1),0));
    let _: TiledDivide<Layout!(2:1), Layout!((2,1):(1,1))> = layout!(((2,1),1):((1,1),0));
    let _: TiledDivide<Layout!(16:1), Uneven<Layout!(1:1)>> = layout!((1,16):(1,1));
    let _: TiledDivide<Layout!((4,16):(1,4)), Layout!(4:1)> = layout!((4,16):(1,4));
    let _: TiledDivide<Layout!(((6,8,3),12):((1,12,1),1)), Uneven<Layout!((1,64):(1728,1728))>> = layout!(((1,64),6,8,3,12):((12,12),1,12,1,1));
    let _: TiledDivide<Layout!(5:1), Uneven<Layout!((1,5):(1,1))>> = layout!(((1,5),1):((1,1),0));
    let _: TiledDivide<Layout!((2):(1)), Layout!(1:2)> = layout!((1,2):(2,1));
}

fn answers_3() {
    let _: TiledDivide<Layout!(1:1), Layout!((1,1):(1,1))> = layout!(((1,1),1):((1,1),0));
    let _: TiledDivide<Layout!((8,12):(2,32)), Layout!(((2)):((1)))> = layout!((((2)),4,12):(((2)),4,32));
}

fn refusals_0() {
    refused!(Layout!(4:1): TilerOf<Layout!(10:1), Tiled>);
    refused!(Layout!((1,2,32):(0,1,2)): TilerOf<Layout!((3,(2,7)):(14,(7,1))), Tiled>);
    refused!(Layout!(8:2): TilerOf<Layout!((8,(7,4)):(28,(4,0))), Tiled>);
    refused!(Layout!((4,2,(2)):(1,0,(4))): TilerOf<Layout!(8:1), Tiled>);
    refused!(Layout!((4,3):(2,16)): TilerOf<Layout!((2,5):(1,0)), Tiled>);
    refused!(Layout!((32):(32)): TilerOf<Layout!(((4,8),(2,(2,2))):((64,1),(32,(8,256)))), Tiled>);
    refused!(Layout!((2,2):(2,0)): TilerOf<Layout!((4):(1)), Tiled>);
    refused!(Layout!((3,(2,7)):(14,(7,1))): TilerOf<Layout!(((4,8),(2,2)):((32,1),(16,8))), Tiled>);
    refused!(Layout!((2,3):(3,1)): TilerOf<Layout!((2,3):(32,4)), Tiled>);
    refused!(Layout!((2,6):(6,1)): TilerOf<Layout!((6):(1)), Tiled>);
    refused!(Layout!((24,32):(48,2)): TilerOf<Layout!((2,(12,2,8)):(1,(2,24,48))), Tiled>);
    refused!(Layout!(4:4): TilerOf<Layout!((4):(1)), Tiled>);
    refused!(Layout!((8,20):(1,80)): TilerOf<Layout!((16,5):(5,1)), Tiled>);
    refused!(Layout!(16:1): TilerOf<Layout!((7,(8,5,4),(1,12)):(100,(3,100,3),(12,1))), Tiled>);
    refused!(Layout!(16:1): TilerOf<Layout!((2,1,4):(1,2,2)), Tiled>);
    refused!(Layout!((14,16):(84,336)): TilerOf<Layout!((7,12,4):(1,0,0)), Tiled>);
}

fn refusals_1() {
    refused!(Layout!((4,16,6):(16,1,64)): TilerOf<Layout!((16,8):(1,16)), Tiled>);
}
