// Written by `cargo run --example generate_checks`: change the generator, not this file.
use crate::names::*;

fn answers_0() {
    same(layout!(4:1).tiled_product(layout!((2,3):(3,1))), layout!((4,2,3):(1,12,4)));
    same(layout!(4:1).tiled_product(layout!((4,1):(1,0))), layout!((4,4,1):(1,4,0)));
    same(layout!((16):(1)).tiled_product(layout!(6:1)), layout!(((16),6):((1),16)));
    same(layout!(4:1).tiled_product(layout!((3,(2,2)):(4,(2,1)))), layout!((4,3,(2,2)):(1,16,(8,4))));
    same(layout!((2,4,3):(12,3,1)).tiled_product(layout!(4:1)), layout!(((2,4,3),4):((12,3,1),24)));
    same(layout!((8,8):(0,1)).tiled_product(layout!((6):(1))), layout!(((8,8),(6)):((0,1),(8))));
    same(layout!(6:1).tiled_product(layout!(1:0)), layout!((6,1):(1,0)));
    same(layout!(4:1).tiled_product(layout!(8:1)), layout!((4,8):(1,4)));
    same(layout!((2,6):(6,1)).tiled_product(layout!(8:1)), layout!(((2,6),8):((6,1),12)));
    same(layout!(8:1).tiled_product(layout!((32):(1))), layout!((8,(32)):(1,(8))));
    same(layout!(16:1).tiled_product(layout!(5:1)), layout!((16,5):(1,16)));
    same(layout!((3,(1,2,8)):(2,(6,1,6))).tiled_product(layout!((2,2):(2,1))), layout!(((3,(1,2,8)),2,2):((2,(6,1,6)),96,48)));
    same(layout!((1,2,4):(0,4,1)).tiled_product(layout!((3,4):(4,1))), layout!(((1,2,4),3,4):((0,4,1),32,8)));
    same(layout!((12,1):(1,0)).tiled_product(layout!((2,4):(4,1))), layout!(((12,1),2,4):((1,0),48,12)));
    same(layout!((8,8):(0,1)).tiled_product(layout!(16:1)), layout!(((8,8),16):((0,1),8)));
    same(layout!((4,6):(4,16)).tiled_product(layout!((4,2,2):(0,3,24))), layout!(((4,6),4,2,2):((4,16),0,3,576)));
}

fn answers_1() {
    same(layout!((2,8):(8,1)).tiled_product(layout!((6,3):(1,6))), layout!(((2,8),6,3):((8,1),16,96)));
    same(layout!(2:1).tiled_product(layout!((4,4):(1,4))), layout!((2,4,4):(1,2,8)));
    same(layout!((3,(2,7)):(14,(7,1))).tiled_product(layout!((2,4,1,2):(16,2,32,8))), layout!(((3,(2,7)),2,4,1,2):((14,(7,1)),672,84,1344,336)));
    same(layout!((2,(3,2)):(3,(1,6))).tiled_product(layout!(3:2)), layout!(((2,(3,2)),3):((3,(1,6)),24)));
    same(layout!(4:0).tiled_product(layout!(2:2)), layout!((4,2):(0,2)));
    same(layout!((7,5):(5,1)).tiled_product(layout!((2,2):(2,1))), layout!(((7,5),2,2):((5,1),70,35)));
    same(layout!((7,5):(1,7)).tiled_product(layout!(7:0)), layout!(((7,5),7):((1,7),0)));
    same(layout!((6,2):(1,6)).tiled_product(layout!((12):(1))), layout!(((6,2),(12)):((1,6),(12))));
    same(layout!((7):(1)).tiled_product(layout!((2,4):(2,0))), layout!(((7),2,4):((1),14,0)));
    same(layout!(8:1).tiled_product(layout!((2):(1))), layout!((8,(2)):(1,(8))));
    same(layout!((8,4):(1,8)).tiled_product(layout!(2:4)), layout!(((8,4),2):((1,8),128)));
    let _: TiledProduct<Layout!((8):(1)), Layout!(4:8)> = layout!(((8),4):((1),64));
    let _: TiledProduct<Layout!((8,6,2):(12,0,6)), Layout!(4:1)> = layout!(((8,6,2),4):((12,0,6),1));
    let _: TiledProduct<Layout!((6):(2)), Layout!(((2,4,6)):((4,1,8)))> = layout!(((6),((2,(2,2),6))):((2),((24,(1,12),48))));
    let _: TiledProduct<Layout!((8,1,4):(1,8,8)), Layout!((16,8):(8,32))> = layout!(((8,1,4),16,8):((1,8,8),256,1024));
    let _: TiledProduct<Layout!(6:1), Layout!(((1,5),6,5):((1,1),5,30))> = layout!((6,(1,5),6,5):(1,(6,6),30,180));
}

fn answers_2() {
    let _: TiledProduct<Layout!(((4,8),5):((1,4),32)), Layout!((2,6,(2,5,2)):(1,2,(12,24,120)))> = layout!((((4,8),5),2,6,(2,5,2)):(((1,4),32),160,320,(1920,3840,19200)));
    let _: TiledProduct<Layout!((4,12):(1,4)), Layout!((12):(3))> = layout!(((4,12),(12)):((1,4),(144)));
    let _: TiledProduct<Layout!((5,12):(12,1)), Layout!((3,2):(60,1))> = layout!(((5,12),3,2):((12,1),3600,60));
    let _: TiledProduct<Layout!(((1,2,3),2):((6,48,1),12)), Layout!((5,2,4):(8,4,1))> = layout!((((1,2,3),2),5,2,4):(((6,48,1),12),96,24,3));
    let _: TiledProduct<Layout!((2,(16)):(16,(1))), Layout!((1,3):(1,1))> = layout!(((2,(16)),1,3):((16,(1)),32,32));
    let _: TiledProduct<Layout!((2):(2)), Layout!(((2,4,2),(7)):((0,0,0),(2)))> = layout!(((2),(2,4,2),(7)):((2),(0,0,0),(4)));
    let _: TiledProduct<Layout!((1,(7,5,2)):(1,(1,7,35))), Layout!((3):(3))> = layout!(((1,(7,5,2)),(3)):((1,(1,7,35)),(210)));
    let _: TiledProduct<Layout!(((5,12,7),(4,16),2):((1,0,1920),(13440,60),960)), Layout!((6,2,(2,2,4)):(1,6,(12,24,48)))> = layout!((((5,12,7),(4,16),2),6,2,(2,2,4)):(((1,0,1920),(13440,60),960),5,30,(53760,107520,215040)));
    let _: TiledProduct<Layout!(((8,2),6):((8,4),64)), Layout!((16,4):(2,32))> = layout!((((8,2),6),(2,8),4):(((8,4),64),(2,384),3072));
    let _: TiledProduct<Layout!((7,(1),2):(1,(7),7)), Layout!(((4,4)):((32,16)))> = layout!(((7,(1),2),((4,4))):((1,(7),7),((448,224))));
    let _: TiledProduct<Layout!(2:1), Layout!((4):(8))> = layout!((2,(4)):(1,(16)));
    let _: TiledProduct<Layout!(3:0), Layout!(1:1)> = layout!((3,1):(0,1));
    let _: TiledProduct<Layout!((8,4):(1,8)), Layout!(8:0)> = layout!(((8,4),8):((1,8),0));
    let _: TiledProduct<Layout!(((2,12),8,2):((1,2),24,192)), Layout!((16):(4))> = layout!((((2,12),8,2),(16)):(((1,2),24,192),(1536)));
    let _: TiledProduct<Layout!((3,(3,6,8),2):(1152,(2,12,72),3456)), Layout!((1):(1))> = layout!(((3,(3,6,8),2),(1)):((1152,(2,12,72),3456),(576)));
    let _: TiledProduct<Layout!(((8,4,12),(6)):((12,96,0),(384))), Layout!((64,3):(384,2304))> = layout!((((8,4,12),(6)),64,3):(((12,96,0),(384)),73728,442368));
}

fn answers_3() {
    let _: TiledProduct<Layout!(1:1), Layout!((2,4):(1,2))> = layout!((1,2,4):(1,1,2));
    let _: TiledProduct<Layout!((5,4,(3,8)):(0,1,(0,0))), Layout!(((3,4)):((1,16)))> = layout!(((5,4,(3,8)),((3,4))):((0,1,(0,0)),((4,64))));
    let _: TiledProduct<Layout!(((1,2,7)):((8,8,32))), Layout!((16):(1))> = layout!((((1,2,7)),((8,2))):(((8,8,32)),((1,16))));
}

fn refusals_0() {
    refused!(Layout!((6,4):(100,3)): MultiplierOf<Layout!((2,4):(16,1)), Tiled>);
    refused!(Layout!(6:1): MultiplierOf<Layout!((2,5):(5,0)), Tiled>);
    refused!(Layout!((12,3):(1,32)): MultiplierOf<Layout!(((12,8)):((8,8))), Tiled>);
    refused!(Layout!((4,12,1):(24,2,96)): MultiplierOf<Layout!((8,7):(16,3)), Tiled>);
    refused!(Layout!(64:96): MultiplierOf<Layout!((4,(12,2),(16,1)):(12,(32,2),(8,2))), Tiled>);
    refused!(Layout!((12,6):(1,12)): MultiplierOf<Layout!(((2),12,4):((6),16,2)), Tiled>);
    refused!(Layout!((16,8):(1,16)): MultiplierOf<Layout!(((16,12,2),2):((12,16,100),0)), Tiled>);
    refused!(Layout!(((4,7),7,2):((14,56),1,7)): MultiplierOf<Layout!((2):(12)), Tiled>);
    refused!(Layout!((7):(1)): MultiplierOf<Layout!(7:2), Tiled>);
    refused!(Layout!(7:1): MultiplierOf<Layout!(4:2), Tiled>);
}
