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
    let _: FlatDivide<Layout!(4:1), (_2,)> = layout!(((2),(2)):((1),(2)));
    let _: FlatDivide<Layout!((4,16,2):(-32,-2,1)), (_4, _8)> = layout!((4,8,1,2,2):(-32,-2,0,-16,1));
    let _: FlatDivide<Layout!(((3)):((-1))), (Layout!((3,1):(1,1)),)> = layout!((((3,1)),(1)):(((-1,-1)),(0)));
    let _: FlatDivide<Layout!(((12,8,6)):((12,6,32))), Uneven<(Layout!(2:1),)>> = layout!(((2),((6,8,6))):((12),((24,6,32))));
    let _: FlatDivide<Layout!((3):(100)), (Keep,)> = layout!(((3),(1)):((100),(0)));
    let _: FlatDivide<Layout!((1):(0)), (_1,)> = layout!(((1),(1)):((0),(0)));
    let _: FlatDivide<Layout!((5,(2,1),7):(1,(35,35),5)), (Layout!(1:5),)> = layout!(((1),5,(2,1),7):((5),1,(35,35),5));
    let _: FlatDivide<Layout!((2):(1)), (_2,)> = layout!(((2),(1)):((1),(0)));
    let _: FlatDivide<Layout!((8,2,4):(1,8,16)), (_4,)> = layout!(((4),2,2,4):((1),4,8,16));
    let _: FlatDivide<Layout!((4,12,(2,4,6)):(16,0,(100,4,3))), (_2, _2, (Keep,))> = layout!((2,2,(2),2,6,(1,4,6)):(16,0,(100),32,0,(0,4,3)));
}

fn answers_3() {
    let _: FlatDivide<Layout!((8,2):(1,8)), (Keep,)> = layout!(((8),1,2):((1),0,8));
    let _: FlatDivide<Layout!((6,4,3):(1,6,24)), (_1,)> = layout!(((1),6,4,3):((0),1,6,24));
    let _: FlatDivide<Layout!(((3,4,12),(3,4,4),(12)):((1,3,12),(144,432,1728),(6912))), (_4, (_1,))> = layout!((4,(1),36,(3,4,4),(12)):(1,(0),4,(144,432,1728),(6912)));
    let _: FlatDivide<Layout!((5):(1)), (_5,)> = layout!(((5),(1)):((1),(0)));
    let _: FlatDivide<Layout!(12:1), Uneven<(_3,)>> = layout!(((3),(4)):((1),(3)));
    let _: FlatDivide<Layout!(((16)):((1))), Uneven<(_12,)>> = layout!(((12),(2)):((1),(12)));
    let _: FlatDivide<Layout!(((8,1,6)):((6,48,1))), (Keep,)> = layout!((((8,1,6)),(1)):(((6,48,1)),(0)));
    let _: FlatDivide<Layout!((5,8,4):(32,4,1)), (Layout!(1:1), Keep)> = layout!((1,8,5,1,4):(32,4,32,0,1));
    let _: FlatDivide<Layout!((4,12):(0,6)), (Keep,)> = layout!(((4),1,12):((0),0,6));
    let _: FlatDivide<Layout!((4):(1)), Uneven<(Layout!((1,4):(1,4)),)>> = layout!((((1,4)),(4)):(((1,4)),(1)));
    let _: FlatDivide<Layout!(((2,2)):((0,0))), (_2,)> = layout!(((2),(2)):((0),(0)));
    let _: FlatDivide<Layout!((7):(1)), Uneven<(_7,)>> = layout!(((7),(1)):((1),(0)));
    let _: FlatDivide<Layout!((12,2,(2,12)):(6,1728,(3,72))), (_6, _1)> = layout!((6,1,2,2,(2,12)):(6,0,36,1728,(3,72)));
    let _: FlatDivide<Layout!((16):(1)), (Keep,)> = layout!(((16),(1)):((1),(0)));
}

fn refusals_0() {
    refused!((_1, _4, Layout!((3,4):(1,0))): TilerOf<Layout!((2,((2,2,4),16),3):(1536,((96,768,192),6),2)), Unnested>);
    refused!((_8, _3): TilerOf<Layout!((8,64):(64,1)), Unnested>);
    refused!(((_4, _7, _1), Layout!(8:1), _7): TilerOf<Layout!(((2,7,2),8,7):((784,0,392),1,0)), Unnested>);
    refused!((Layout!(7:49), _1): TilerOf<Layout!(((7,7),3,4):((2,6),6,100)), Unnested>);
    refused!((_3,): TilerOf<Layout!((8,(16,16),2):(16384,(8,256),8192)), Unnested>);
    refused!((_4, _1, _1): TilerOf<Layout!((5,6,8):(0,100,8)), Unnested>);
    refused!((Layout!((4,4):(1,4)),): TilerOf<Layout!((4,2):(2,1)), Unnested>);
    refused!((Layout!((2,2):(4,4)), (_5,), _4): TilerOf<Layout!((4,(2,2),4):(32,(1024,256),4)), Unnested>);
    refused!((_7, Layout!((2,1):(2,2))): TilerOf<Layout!((7,2):(1,7)), Unnested>);
    refused!((_120, _2, Keep): TilerOf<Layout!(((5,2,12),3,8):((24,0,0),960,120)), Unnested>);
    refused!((_4,): TilerOf<Layout!((7):(1)), Unnested>);
}
