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
    same(layout!((3,(2,7)):(14,(7,1))).tiled_divide(uneven(layout!((1,2,32):(0,1,2)))), layout!(((1,2,(2,2,8)),1):((0,14,(28,7,1)),0)));
    same(layout!((64,8):(1,64)).tiled_divide(layout!((128,2,2):(1,128,256))), layout!(((128,2,2),1):((1,128,256),0)));
    same(layout!(24:1).tiled_divide(layout!((8):(1))), layout!(((8),3):((1),8)));
    same(layout!((8,(7,4)):(28,(4,0))).tiled_divide(uneven(layout!(8:2))), layout!(((4,2),2,(4,4)):((56,4),28,(8,0))));
    same(layout!(8:1).tiled_divide(layout!(2:1)), layout!((2,4):(1,2)));
    same(layout!((6,12,(4)):(5,3,(100))).tiled_divide(layout!(2:1)), layout!((2,3,12,4):(5,10,3,100)));
    same(layout!((32,12):(1,32)).tiled_divide(layout!(16:1)), layout!((16,24):(1,16)));
}

fn answers_1() {
    same(layout!((2,8):(1,2)).tiled_divide(layout!(8:1)), layout!((8,2):(1,8)));
    same(layout!(8:1).tiled_divide(uneven(layout!((4,2,(2)):(1,0,(4))))), layout!(((4,2,(2)),1):((1,0,(4)),0)));
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
    let _: TiledDivide<Layout!((2):(1)), Layout!(1:1)> = layout!((1,2):(1,1));
    let _: TiledDivide<Layout!((6,2):(2,1)), Uneven<Layout!(2:12)>> = layout!((2,6,2):(2,2,1));
    let _: TiledDivide<Layout!(((6,2),6):((12,1),2)), Layout!(18:1)> = layout!(((6,3),4):((12,1),3));
    let _: TiledDivide<Layout!((2,(1,4,16)):(1,(128,2,8))), Layout!((2,1):(2,8))> = layout!(((2,1),2,32):((2,8),1,4));
}

fn answers_2() {
    let _: TiledDivide<Layout!((8,4):(12,32)), Uneven<Layout!(2:32)>> = layout!((2,8,4):(128,12,32));
    let _: TiledDivide<Layout!((1,4,1):(6,100,12)), Uneven<Layout!((4,4):(16,4))>> = layout!(((4,4),4):((48,12),100));
    let _: TiledDivide<Layout!((2):(100)), Uneven<Layout!(2:2)>> = layout!((2,2):(200,100));
    let _: TiledDivide<Layout!((2,16):(1,2)), Layout!((8):(1))> = layout!(((8),4):((1),8));
    let _: TiledDivide<Layout!(2:4), Layout!(1:1)> = layout!((1,2):(4,4));
    let _: TiledDivide<Layout!((16,6):(96,8)), Layout!(1:1)> = layout!((1,16,6):(8,96,8));
    let _: TiledDivide<Layout!((3,4,12):(0,1,4)), Layout!(3:3)> = layout!((3,3,16):(1,0,3));
    let _: TiledDivide<Layout!((5,5):(0,1)), Layout!(5:1)> = layout!((5,5):(0,1));
    let _: TiledDivide<Layout!((16):(0)), Uneven<Layout!(((1,5),8,2):((15,3),60,30))>> = layout!((((1,5),8,2),3,2):(((0,0),0,0),0,0));
    let _: TiledDivide<Layout!(((16),2,4):((1),16,32)), Layout!(2:16)> = layout!((2,16,4):(16,1,32));
    let _: TiledDivide<Layout!((4,(16)):(0,(4))), Layout!((2):(1))> = layout!(((2),2,16):((0),0,4));
    let _: TiledDivide<Layout!((8,7,(4)):(100,16,(100))), Uneven<Layout!(28:8)>> = layout!(((7,4),8):((16,100),100));
    let _: TiledDivide<Layout!(2:2), Layout!(2:1)> = layout!((2,1):(2,0));
    let _: TiledDivide<Layout!(2:3), Layout!(1:2)> = layout!((1,2):(6,3));
    let _: TiledDivide<Layout!((4,16,(2,4,6)):(768,48,(1,2,0))), Layout!(2:512)> = layout!((2,(4,16,8),3):(0,(768,48,1),0));
    let _: TiledDivide<Layout!(4:8), Layout!(1:4)> = layout!((1,4):(32,8));
}

fn answers_3() {
    let _: TiledDivide<Layout!((7,2,12):(4,1,56)), Layout!(8:7)> = layout!(((2,4),7,3):((1,56),4,224));
    let _: TiledDivide<Layout!((16,2):(1,16)), Uneven<Layout!((1,8):(32,32))>> = layout!(((1,8),32):((32,32),1));
    let _: TiledDivide<Layout!((16,6):(1,16)), Layout!(6:1)> = layout!((6,16):(1,6));
    let _: TiledDivide<Layout!((1):(-1)), Uneven<Layout!(1:1)>> = layout!((1,1):(-1,0));
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
    refused!(Layout!((4,12):(1,1)): TilerOf<Layout!((12):(100)), Tiled>);
    refused!(Layout!(((16)):((-1))): TilerOf<Layout!((8,4,12):(100,12,100)), Tiled>);
    refused!(Layout!(64:16): TilerOf<Layout!((16,12,2):(8,256,3072)), Tiled>);
    refused!(Layout!(10:320): TilerOf<Layout!(((4,16),5):((48,3),192)), Tiled>);
    refused!(Layout!((6,7,2):(8,3,3)): TilerOf<Layout!(((12,5,16)):((100,4,1))), Tiled>);
    refused!(Layout!((1,4):(4,4)): TilerOf<Layout!(4:4), Tiled>);
    refused!(Uneven<Layout!((8,4):(1,8))>: TilerOf<Layout!(((2,3),3):((2,32),100)), Tiled>);
}

fn refusals_1() {
    refused!(Layout!(6:192): TilerOf<Layout!((12,16):(16,1)), Tiled>);
}
