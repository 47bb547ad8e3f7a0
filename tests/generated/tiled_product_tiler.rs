// Written by `cargo run --example generate_checks`: change the generator, not this file.
use crate::names::*;

fn answers_0() {
    same(layout!((7,4,7):(2,14,56)).tiled_product(tile!((4,4):(1,4), (3,2):(2,1))), layout!(((7,4),((2,2),4),(3,2),7):((2,14),((1,14),28),(2,1),56)));
    same(layout!((1,4,2,2):(2,2,1,8)).tiled_product(tile!((2,6):(1,2), (1,5,2):(0,2,1))), layout!(((1,4),(2,6),(1,5,2),2,2):((2,2),(1,2),(0,8,1),1,8)));
    same(layout!(1:1).tiled_product(tile!(4)), layout!(((1),(4)):((1),(1))));
    same(layout!(4:0).tiled_product(tile!((8):(1))), layout!(((4),((8))):((0),((1)))));
    same(layout!((1,8):(3,1)).tiled_product(tile!(2:1)), layout!(((1),2,8):((3),1,1)));
    same(layout!((6):(1)).tiled_product(tile!(7:1)), layout!(((6),(7)):((1),(6))));
    same(layout!((3,12):(1,3)).tiled_product(tile!((1):(1))), layout!(((3),(1),12):((1),(0),3)));
    same(layout!((6,6):(1,6)).tiled_product(tile!(3)), layout!(((6),3,6):((1),6,6)));
    same(layout!(5:1).tiled_product(tile!((2,7):(7,1))), layout!(((5),((2,7))):((1),((35,5)))));
    same(layout!(8:1).tiled_product(tile!(3)), layout!(((8),(3)):((1),(8))));
    same(layout!((10,2):(16,4)).tiled_product(tile!(2:1, 12:1)), layout!(((10,2),2,(4,3)):((16,4),1,(1,8))));
    same(layout!((6,2):(8,2)).tiled_product(tile!(4:0)), layout!(((6),4,2):((8),0,2)));
    same(layout!((8,1,4):(4,0,1)).tiled_product(tile!(_, (2,2):(32,2), (2,8):(8,1))), layout!(((8,1,4),1,(2,2),(2,8)):((4,0,1),0,(32,2),(32,4))));
    let _: TiledProduct<Layout!((4,(4,6),4):(1,(4,16),96)), (_16, _8)> = layout!(((4,(4,6)),16,(4,2),4):((1,(4,16)),4,(1,96),96));
    let _: TiledProduct<Layout!((4):(0)), (_4,)> = layout!(((4),(4)):((0),(1)));
    let _: TiledProduct<Layout!(((3),8,(7,2,2)):((224),28,(1,7,14))), (_1,)> = layout!((((3)),1,8,(7,2,2)):(((224)),0,28,(1,7,14)));
}

fn answers_1() {
    let _: TiledProduct<Layout!((3,(4,4)):(1,(3,12))), (_1,)> = layout!(((3),1,(4,4)):((1),0,(3,12)));
    let _: TiledProduct<Layout!((16,(2)):(1,(16))), (Layout!((2,16):(1,16)), _1)> = layout!(((16,(2)),(2,16),1):((1,(16)),(16,256),0));
    let _: TiledProduct<Layout!((1,16):(16,1)), (_1,)> = layout!(((1),1,16):((16),0,1));
    let _: TiledProduct<Layout!(((1)):((1))), (_1,)> = layout!((((1)),(1)):(((1)),(0)));
    let _: TiledProduct<Layout!((8,8):(1,8)), (_1,)> = layout!(((8),1,8):((1),0,8));
    let _: TiledProduct<Layout!(((16,8),2,2):((6,192),1536,3)), (Layout!((2,4):(1,1)), _2)> = layout!((((16,8),2),(2,4),2,2):(((6,192),1536),(1,1),1,3));
    let _: TiledProduct<Layout!((1,3):(8,16)), (_7, Keep)> = layout!(((1,3),7,1):((8,16),1,0));
    let _: TiledProduct<Layout!((7,(4),(6)):(1,(7),(28))), (Layout!(7:7), _2)> = layout!(((7,(4)),7,2,(6)):((1,(7)),49,1,(28)));
    let _: TiledProduct<Layout!((8,2):(8,4)), (_2,)> = layout!(((8),2,2):((8),1,4));
    let _: TiledProduct<Layout!(1:3), (_1,)> = layout!(((1),(1)):((3),(0)));
    let _: TiledProduct<Layout!((4,3):(0,1)), (_1,)> = layout!(((4),1,3):((0),0,1));
    let _: TiledProduct<Layout!((7,7):(1,7)), (_1, Keep)> = layout!(((7,7),1,1):((1,7),0,0));
    let _: TiledProduct<Layout!((8,1,1):(1,1,0)), (_1, _1, _1)> = layout!(((8,1,1),1,1,1):((1,1,0),0,0,0));
    let _: TiledProduct<Layout!(((6)):((1))), (_6,)> = layout!((((6)),(6)):(((1)),(6)));
    let _: TiledProduct<Layout!((2,2,1):(1,2,4)), (_2, _1, Keep)> = layout!(((2,2,1),2,1,1):((1,2,4),2,0,0));
    let _: TiledProduct<Layout!((8,(7,3)):(21,(3,1))), (_2,)> = layout!(((8),2,(7,3)):((21),1,(3,1)));
}

fn answers_2() {
    let _: TiledProduct<Layout!((7,16):(1,7)), (_7, _4)> = layout!(((7,16),7,4):((1,7),7,1));
    let _: TiledProduct<Layout!((2):(1)), (_1,)> = layout!(((2),(1)):((1),(0)));
    let _: TiledProduct<Layout!((3):(1)), (Layout!(1:3),)> = layout!(((3),(1)):((1),(0)));
    let _: TiledProduct<Layout!((4,1,4):(3,3,24)), (Layout!(2:1), _1, _1)> = layout!(((4,1,4),2,1,1):((3,3,24),1,0,0));
    let _: TiledProduct<Layout!(4:3), (_2,)> = layout!(((4),(2)):((3),(1)));
}

fn refusals_0() {
    refused!((Layout!((3,2):(1,3)),): MultiplierOf<Layout!(((3,2),5):((1,15),3)), Tiled>);
    refused!((_4,): MultiplierOf<Layout!(((2,2),16,(6,5)):((1,-2),4,(-64,384))), Tiled>);
    refused!((_49, (_7,)): MultiplierOf<Layout!(((7,1,7)):((1,7,7))), Tiled>);
    refused!((_6,): MultiplierOf<Layout!((5):(-3)), Tiled>);
    refused!((Layout!((40,10):(48,48)),): MultiplierOf<Layout!(((4,12,5)):((3,6,1))), Tiled>);
    refused!(((Layout!((1,7):(7,1)), _12, _16),): MultiplierOf<Layout!(((7,12,16)):((1,112,7))), Tiled>);
    refused!((_1, Layout!((16):(-2))): MultiplierOf<Layout!((2,4):(4,8)), Tiled>);
    refused!((Layout!(1:3), _1, Layout!((16):(4))): MultiplierOf<Layout!((3,1,4):(-32,-1,-1)), Tiled>);
    refused!((_16, _7, _2): MultiplierOf<Layout!((7,(2,16,5),4):(20,(2240,0,4),1)), Tiled>);
}
