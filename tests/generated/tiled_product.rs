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
    same(layout!((2,2):(1,2)).tiled_product(layout!((3,4):(4,1))), layout!(((2,2),3,4):((1,2),16,4)));
    let _: TiledProduct<Layout!(8:1), Layout!((2):(2))> = layout!((8,(2)):(1,(16)));
    let _: TiledProduct<Layout!(6:1), Layout!((1,4,16):(1,1,4))> = layout!((6,1,4,16):(1,6,6,24));
    let _: TiledProduct<Layout!(((4,4),5,(16,5)):((80,320),16,(1,1280))), Layout!(7:1)> = layout!((((4,4),5,(16,5)),7):(((80,320),16,(1,1280)),6400));
    let _: TiledProduct<Layout!((4):(1)), Layout!((8,12,8):(1,32,6))> = layout!(((4),8,12,8):((1),4,128,24));
}

fn answers_2() {
    let _: TiledProduct<Layout!((8,2):(1,8)), Layout!(((1,2,3),2):((144,3,48),12))> = layout!(((8,2),(1,2,3),2):((1,8),(2304,48,768),192));
    let _: TiledProduct<Layout!((5,2,4):(8,4,1)), Layout!(((16),4):((16),2))> = layout!(((5,2,4),(16),4):((8,4,1),(640),80));
    let _: TiledProduct<Layout!(((4),4,4):((1),4,16)), Layout!(1:1)> = layout!((((4),4,4),1):(((1),4,16),0));
    let _: TiledProduct<Layout!((5):(1)), Layout!(5:5)> = layout!(((5),5):((1),25));
    let _: TiledProduct<Layout!(((8,2),6):((24,2),4)), Layout!((5,12,7):(0,12,32))> = layout!((((8,2),6),5,12,7):(((24,2),4),0,1152,3072));
    let _: TiledProduct<Layout!(1:1), Layout!((1,1):(1,1))> = layout!((1,1,1):(1,0,0));
    let _: TiledProduct<Layout!((8,5):(1,8)), Layout!((8):(1))> = layout!(((8,5),(8)):((1,8),(40)));
    let _: TiledProduct<Layout!((3):(4)), Layout!((12):(2))> = layout!(((3),((2,6))):((4),((2,12))));
    let _: TiledProduct<Layout!(((8),1):((1),32)), Layout!(8:1)> = layout!((((8),1),8):(((1),32),8));
    let _: TiledProduct<Layout!(4:1), Layout!((8,4):(4,1))> = layout!((4,8,4):(1,16,4));
    let _: TiledProduct<Layout!((2,7):(0,1)), Layout!(2:1)> = layout!(((2,7),2):((0,1),7));
    let _: TiledProduct<Layout!(12:1), Layout!((6,3):(3,1))> = layout!((12,6,3):(1,36,12));
    let _: TiledProduct<Layout!((3):(1)), Layout!(3:3)> = layout!(((3),3):((1),9));
    let _: TiledProduct<Layout!((1):(1)), Layout!((2):(8))> = layout!(((1),(2)):((1),(8)));
    let _: TiledProduct<Layout!(((5)):((0))), Layout!(((8,7,8)):((2,512,32)))> = layout!((((5)),((8,7,8))):(((0)),((2,512,32))));
    let _: TiledProduct<Layout!((5):(1)), Layout!((4):(8))> = layout!(((5),(4)):((1),(40)));
}

fn answers_3() {
    let _: TiledProduct<Layout!(((16),2,16):((1),16,32)), Layout!((1,64):(32,512))> = layout!((((16),2,16),1,64):(((1),16,32),16384,262144));
    let _: TiledProduct<Layout!(((16),(8,2,2),6):((64),(8,2,4),1024)), Layout!((6,2):(1,12))> = layout!((((16),(8,2,2),6),(2,3),2):(((64),(8,2,4),1024),(1,6144),36864));
    let _: TiledProduct<Layout!(4:8), Layout!(2:4)> = layout!((4,2):(8,4));
    let _: TiledProduct<Layout!(((5),2):((2),1)), Layout!(5:1)> = layout!((((5),2),5):(((2),1),10));
}

fn refusals_0() {
    refused!(Layout!((6,4):(100,3)): MultiplierOf<Layout!((2,4):(16,1)), Tiled>);
    refused!(Layout!(6:1): MultiplierOf<Layout!((2,5):(5,0)), Tiled>);
    refused!(Layout!((16,8,6):(0,1,12)): MultiplierOf<Layout!((8):(-1)), Tiled>);
    refused!(Layout!(((2),16,6):((1),2,32)): MultiplierOf<Layout!(((8,16),8,6):((48,3),2304,384)), Tiled>);
    refused!(Layout!((2):(1)): MultiplierOf<Layout!(((12,8)):((8,3))), Tiled>);
    refused!(Layout!(((2,5,2),16):((1,2,10),20)): MultiplierOf<Layout!((4,(6,4,8)):(1,(100,4,4))), Tiled>);
    refused!(Layout!(((7),4):((1),7)): MultiplierOf<Layout!((8):(2)), Tiled>);
    refused!(Layout!((6,7):(1,6)): MultiplierOf<Layout!(((5,12,7),(4,16),2):((32,160,7680),(1920,0),16)), Tiled>);
    refused!(Layout!((12):(1)): MultiplierOf<Layout!((4,12):(-192,-8)), Tiled>);
    refused!(Layout!((3,2,5):(10,5,1)): MultiplierOf<Layout!((1,2):(32,8)), Tiled>);
}
