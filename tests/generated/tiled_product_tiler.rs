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
    let _: TiledProduct<Layout!((4,(4,6),4):(1,(4,16),96)), (_2, _12)> = layout!(((4,(4,6)),2,(4,3),4):((1,(4,16)),4,(1,96),96));
    let _: TiledProduct<Layout!((12,8):(0,32)), (_3,)> = layout!(((12),3,8):((0),1,32));
    let _: TiledProduct<Layout!((7,(7,4,5),12):(0,(1680,1,336),0)), (_7,)> = layout!(((7),7,(7,4,5),12):((0),1,(1680,1,336),0));
}

fn answers_1() {
    let _: TiledProduct<Layout!(2:1), (_2,)> = layout!(((2),(2)):((1),(2)));
    let _: TiledProduct<Layout!((8):(0)), (_4,)> = layout!(((8),(4)):((0),(1)));
    let _: TiledProduct<Layout!(16:1), (_4,)> = layout!(((16),(4)):((1),(16)));
    let _: TiledProduct<Layout!(4:1), (_4,)> = layout!(((4),(4)):((1),(4)));
    let _: TiledProduct<Layout!((1,4,(8)):(1,0,(32))), (_1, Keep)> = layout!(((1,4),1,1,(8)):((1,0),0,0,(32)));
    let _: TiledProduct<Layout!(2:1), (_8,)> = layout!(((2),(8)):((1),(2)));
    let _: TiledProduct<Layout!(2:1), (_1,)> = layout!(((2),(1)):((1),(0)));
    let _: TiledProduct<Layout!((1,16):(16,1)), (Layout!(1:1), _16)> = layout!(((1,16),1,16):((16,1),0,16));
    let _: TiledProduct<Layout!((4,8,6):(2,100,3)), (_4,)> = layout!(((4),(2,2),8,6):((2),(1,8),100,3));
    let _: TiledProduct<Layout!((12,2,4):(1,12,24)), (_4,)> = layout!(((12),4,2,4):((1),12,12,24));
    let _: TiledProduct<Layout!((6):(3)), (_2,)> = layout!(((6),(2)):((3),(1)));
    let _: TiledProduct<Layout!((2,(5),5):(1,(2),10)), (Layout!(1:2),)> = layout!(((2),1,(5),5):((1),0,(2),10));
    let _: TiledProduct<Layout!(((5,7,12),5):((1,5,35),420)), (_5,)> = layout!((((5,7,12)),5,5):(((1,5,35)),420,420));
    let _: TiledProduct<Layout!((3,1,4):(12,1,6)), (_1, _16)> = layout!(((3,1),1,16,4):((12,1),0,1,6));
    let _: TiledProduct<Layout!((16):(1)), (Keep,)> = layout!(((16),(1)):((1),(0)));
    let _: TiledProduct<Layout!((16):(2)), (_1,)> = layout!(((16),(1)):((2),(0)));
}

fn answers_2() {
    let _: TiledProduct<Layout!(12:100), (_1,)> = layout!(((12),(1)):((100),(0)));
    let _: TiledProduct<Layout!(7:1), (_1,)> = layout!(((7),(1)):((1),(0)));
    let _: TiledProduct<Layout!(((4),(6),2):((1),(8),4)), (Layout!(4:1),)> = layout!((((4)),4,(6),2):(((1)),4,(8),4));
    let _: TiledProduct<Layout!((16,2,4):(0,1,16)), (_8, _2, _16)> = layout!(((16,2,4),8,2,16):((0,1,16),1,2,1));
    let _: TiledProduct<Layout!(((4,2),8,2):((32,1),32,8)), (Keep,)> = layout!((((4,2)),1,8,2):(((32,1)),0,32,8));
}

fn refusals_0() {
    refused!((Layout!((3,2):(1,3)),): MultiplierOf<Layout!(((3,2),5):((1,15),3)), Tiled>);
    refused!((_2, Layout!(2:16), _4): MultiplierOf<Layout!((2,16):(2,8)), Tiled>);
    refused!((_4,): MultiplierOf<Layout!((4,3,1):(3,1,12)), Tiled>);
    refused!((_6,): MultiplierOf<Layout!(((12,2)):((3,8))), Tiled>);
    refused!((_5, _2): MultiplierOf<Layout!((5,7):(3,1)), Tiled>);
    refused!((_12, Layout!(4:4)): MultiplierOf<Layout!(4:8), Tiled>);
    refused!((Layout!((3,1):(24,4)), _1, Layout!((12,1,(16)):(16,3,(6)))): MultiplierOf<Layout!(((4,6),(4),(16)):((1,4),(24),(96))), Tiled>);
    refused!((_2, _84): MultiplierOf<Layout!((12,(6,2,7),(4,7,16)):(6,(32,2,6),(0,4,6))), Tiled>);
    refused!((Layout!((3,1):(3,1)),): MultiplierOf<Layout!((3):(6)), Tiled>);
}
