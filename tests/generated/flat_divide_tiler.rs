// Written by `cargo run --example generate_checks`: change the generator, not this file.
use crate::names::*;

fn answers_0() {
    same(layout!((9,(4,8)):(59,(13,1))).flat_divide(tile!(3:3, (2,4):(1,8))), layout!((3,(2,4),3,(2,2)):(177,(13,2),59,(26,1))));
    same(layout!((16,8):(1,16)).flat_divide(tile!(16, 2)), layout!((16,2,1,4):(1,16,0,32)));
    same(layout!((128,64):(64,1)).flat_divide(tile!(16, 2)), layout!((16,2,8,32):(64,1,1024,2)));
    same(layout!((128,64):(1,128)).flat_divide(tile!((32,4):(1,32), 8:8)), layout!(((32,4),8,1,8):((1,32),1024,0,128)));
    same(layout!(((16,8),(8,8)):((1,128),(16,1024))).flat_divide(tile!((4, 2), (8:1, 2:4))), layout!(((4,2),(8,2),(4,4),(1,4)):((1,128),(16,4096),(4,256),(0,1024))));
    same(layout!((4):(1)).flat_divide(tile!(2:1)), layout!(((2),(2)):((1),(2))));
    same(layout!((12,(4,8)):(59,(13,1))).flat_divide(tile!(2:2)), layout!(((2),(2,3),(4,8)):((118),(59,236),(13,1))));
    same(layout!((16,2):(3,48)).flat_divide(tile!(8)), layout!(((8),2,2):((3),24,48)));
    same(layout!(((4,8),(2,2)):((32,1),(16,8))).flat_divide(tile!(16)), layout!((((4,4)),2,(2,2)):(((32,1)),4,(16,8))));
    same(layout!((4,6,4,16):(16,512,128,1)).flat_divide(tile!(1)), layout!(((1),4,6,4,16):((0),16,512,128,1)));
    same(layout!((2,((2,2,4),16),3):(1536,((96,768,192),6),2)).flat_divide(uneven(tile!(1, 4, (3,4):(1,0)))), layout!((1,(2,2),(3,4),2,(4,16),1):(0,(96,768),(2,0),1536,(192,6),0)));
    same(layout!((5,2):(2,1)).flat_divide(tile!(5)), layout!(((5),1,2):((2),0,1)));
    same(layout!(2:4).flat_divide(tile!(1)), layout!(((1),(2)):((0),(4))));
    same(layout!((8,64):(64,1)).flat_divide(uneven(tile!(8, 3))), layout!((8,3,1,22):(64,1,0,3)));
    same(layout!((20):(2)).flat_divide(tile!((10,2):(1,10))), layout!((((10,2)),(1)):(((2,20)),(0))));
    same(layout!((32,4):(8,2)).flat_divide(tile!(16, 4)), layout!((16,4,2,1):(8,2,128,0)));
}

fn answers_1() {
    same(layout!((4,3):(3,1)).flat_divide(tile!(4:1)), layout!(((4),1,3):((3),0,1)));
    same(layout!((8,8):(0,1)).flat_divide(tile!(8:1)), layout!(((8),1,8):((0),0,1)));
    same(layout!(24:1).flat_divide(tile!((2):(12))), layout!((((2)),(12)):(((12)),(1))));
    same(layout!((1,(2,4,1),12):(0,(48,1,0),4)).flat_divide(tile!(1:0)), layout!(((1),1,(2,4,1),12):((0),0,(48,1,0),4)));
    same(layout!(6:1).flat_divide(tile!((3,2):(2,1))), layout!((((3,2)),(1)):(((2,1)),(0))));
    same(layout!((1,32,3):(1,3,1)).flat_divide(tile!((1):(0))), layout!((((1)),1,32,3):(((0)),0,3,1)));
    same(layout!(8:1).flat_divide(tile!(2:4)), layout!(((2),(4)):((4),(1))));
    same(layout!((64,32):(32,1)).flat_divide(tile!(4:2)), layout!(((4),(2,8),32):((64),(32,256),1)));
    same(layout!((12,2,1,12):(1,144,144,12)).flat_divide(tile!(3, 2:1)), layout!((3,2,4,1,1,12):(1,144,3,0,144,12)));
    same(layout!((1,8):(3,1)).flat_divide(tile!((1):(0), (4,2):(1,4))), layout!(((1),(4,2),1,1):((0),(1,4),0,0)));
    same(layout!((64,8):(1,64)).flat_divide(tile!(1, (2,2):(2,4))), layout!((1,(2,2),64,2):(0,(128,256),1,64)));
    same(layout!(2:1).flat_divide(tile!(2:1)), layout!(((2),(1)):((1),(0))));
    same(layout!(((2,7,2),8,7):((784,0,392),1,0)).flat_divide(uneven(tile!((4, 7, 1), 8:1, 7))), layout!(((4,7,1),8,7,(1,1,2),1,1):((784,0,0),1,0,(0,0,392),0,0)));
    same(layout!(((32,4),(2,2)):((2,128),(1,64))).flat_divide(tile!(8:1)), layout!(((8),(4,4),(2,2)):((2),(16,128),(1,64))));
    same(layout!(((5)):((3))).flat_divide(tile!(5)), layout!(((5),(1)):((3),(0))));
    same(layout!((3,7):(1,3)).flat_divide(tile!(3:1)), layout!(((3),1,7):((1),0,3)));
}

fn answers_2() {
    same(layout!((4,4):(4,1)).flat_divide(tile!((2,2):(1,2))), layout!((((2,2)),1,4):(((4,8)),0,1)));
    same(layout!((2,(2,1,32),2):(6,(3,24,24),12)).flat_divide(tile!(2:1)), layout!(((2),1,(2,1,32),2):((6),0,(3,24,24),12)));
    same(layout!((6,2):(8,2)).flat_divide(tile!(_)), layout!(((6),1,2):((8),0,2)));
    same(layout!(4:2).flat_divide(tile!(_)), layout!(((4),(1)):((2),(0))));
    same(layout!((12,7):(7,1)).flat_divide(tile!(_)), layout!(((12),1,7):((7),0,1)));
    same(layout!((12,7,12):(12,4,6)).flat_divide(tile!(2, _)), layout!((2,7,6,1,12):(12,4,24,0,6)));
    let _: FlatDivide<Layout!(4:1), (_1,)> = layout!(((1),(4)):((0),(1)));
    let _: FlatDivide<Layout!(12:1), (Layout!(1:1),)> = layout!(((1),(12)):((1),(1)));
    let _: FlatDivide<Layout!((4):(1)), (_1,)> = layout!(((1),(4)):((0),(1)));
    let _: FlatDivide<Layout!(5:1), Uneven<(_5,)>> = layout!(((5),(1)):((1),(0)));
    let _: FlatDivide<Layout!((16):(1)), (_2,)> = layout!(((2),(8)):((1),(2)));
    let _: FlatDivide<Layout!(((12,8,6)):((32,12,16))), Uneven<(Keep,)>> = layout!((((12,8,6)),(1)):(((32,12,16)),(0)));
    let _: FlatDivide<Layout!(((1,7)):((21,3))), (_1,)> = layout!(((1),(7)):((0),(3)));
    let _: FlatDivide<Layout!(((1),(8)):((8),(1))), (_1,)> = layout!(((1),1,(8)):((0),0,(1)));
    let _: FlatDivide<Layout!((8,2,4):(1,8,16)), (Keep,)> = layout!(((8),1,2,4):((1),0,8,16));
    let _: FlatDivide<Layout!(((3),(6,2,16)):((384),(64,32,2))), Uneven<(Keep, Keep)>> = layout!(((3),(6,2,16),1,1):((384),(64,32,2),0,0));
}

fn answers_3() {
    let _: FlatDivide<Layout!((5,4,(2,16,8)):(1,10,(5,320,40))), (Keep, _4, (_1, _1))> = layout!((5,4,(1,1),1,1,(2,16,8)):(1,10,(0,0),0,0,(5,320,40)));
    let _: FlatDivide<Layout!((8,(8,4)):(64,(4,1))), (_1,)> = layout!(((1),8,(8,4)):((0),64,(4,1)));
    let _: FlatDivide<Layout!((2):(0)), Uneven<(Keep,)>> = layout!(((2),(1)):((0),(0)));
    let _: FlatDivide<Layout!(((16)):((1))), (_4,)> = layout!(((4),(4)):((1),(4)));
    let _: FlatDivide<Layout!((5):(1)), (Layout!((5,1):(1,5)),)> = layout!((((5,1)),(1)):(((1,5)),(0)));
    let _: FlatDivide<Layout!(16:8), (Layout!(1:1),)> = layout!(((1),(16)):((8),(8)));
    let _: FlatDivide<Layout!(((7,3,2),5):((1,7,21),42)), (_6,)> = layout!(((6),7,5):((1),6,42));
    let _: FlatDivide<Layout!((3,(4,4)):(1,(3,12))), (Layout!(1:1), Keep)> = layout!((1,(4,4),3,1):(1,(3,12),1,0));
    let _: FlatDivide<Layout!((16,2):(1,16)), Uneven<(_4, _1)>> = layout!((4,1,4,2):(1,0,4,16));
    let _: FlatDivide<Layout!(((4,4,2),8,(8)):((1,4,16),32,(256))), (_1, Keep, _2)> = layout!((1,8,2,32,1,4):(0,32,256,1,0,512));
    let _: FlatDivide<Layout!(2:16), (_1,)> = layout!(((1),(2)):((0),(16)));
    let _: FlatDivide<Layout!(3:1), (_1,)> = layout!(((1),(3)):((0),(1)));
    let _: FlatDivide<Layout!((4,2):(1,0)), (_2, _1)> = layout!((2,1,2,2):(1,0,2,0));
    let _: FlatDivide<Layout!((2,3):(12,2)), (_1, Layout!(1:3))> = layout!((1,1,2,3):(0,6,12,2));
}

fn refusals_0() {
    refused!((_1, _4, Layout!((3,4):(1,0))): TilerOf<Layout!((2,((2,2,4),16),3):(1536,((96,768,192),6),2)), Unnested>);
    refused!((_8, _3): TilerOf<Layout!((8,64):(64,1)), Unnested>);
    refused!(((_4, _7, _1), Layout!(8:1), _7): TilerOf<Layout!(((2,7,2),8,7):((784,0,392),1,0)), Unnested>);
    refused!((Keep, _4, Layout!((2,1):(2,1))): TilerOf<Layout!(((4),16,2):((32),2,1)), Unnested>);
    refused!((_4,): TilerOf<Layout!((3):(1)), Unnested>);
    refused!((_2, _3): TilerOf<Layout!((2,2,(12)):(24,12,(1))), Unnested>);
    refused!((Keep, _1): TilerOf<Layout!((1):(0)), Unnested>);
    refused!((_5, Layout!((2,1):(2,2))): TilerOf<Layout!((5,(2,1),7):(14,(7,7),1)), Unnested>);
    refused!((Layout!((1,8):(8,8)),): TilerOf<Layout!(8:1), Unnested>);
    refused!((_4, Layout!((4,4):(1,4))): TilerOf<Layout!((4,4,4):(4,16,1)), Unnested>);
    refused!((_2, Layout!((4):(8))): TilerOf<Layout!((2,4,12):(0,2,8)), Unnested>);
}
