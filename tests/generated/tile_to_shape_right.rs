// Written by `cargo run --example generate_checks`: change the generator, not this file.
use crate::names::*;

fn answers_0() {
    same(layout!((2):(1)).tile_to_shape_right(shape!((6))), layout!(((2,3)):((1,2))));
    same(layout!((16,2):(32,8)).tile_to_shape_right(shape!((64,8))), layout!(((16,(2,2)),(2,4)):((32,(4,16)),(8,1))));
    same(layout!((7,2):(1,7)).tile_to_shape_right(shape!((28,4))), layout!(((7,4),(2,2)):((1,28),(7,14))));
    same(layout!((4,1,4,4):(1,0,4,16)).tile_to_shape_right(shape!((8,4,12,8))), layout!(((4,2),(1,4),(4,3),(4,2)):((1,1536),(0,384),(4,128),(16,64))));
    same(layout!((8,16,2,1):(0,0,128,0)).tile_to_shape_right(shape!((16,64,4,2,2))), layout!(((8,2),(16,4),(2,2),(1,2),(1,2)):((0,32),(0,8),(128,4),(0,2),(0,1))));
    same(layout!((16,8):(8,1)).tile_to_shape_right(shape!((32,8,1))), layout!(((16,2),(8,1),(1,1)):((8,128),(1,0),(0,0))));
    same(layout!((7):(1)).tile_to_shape_right(shape!((21,2))), layout!(((7,3),(1,2)):((1,14),(0,7))));
    same(layout!((32,8):(1,32)).tile_to_shape_right(shape!((32,16,4))), layout!(((32,1),(8,2),(1,4)):((1,0),(32,1024),(0,256))));
    same(layout!((2):(1)).tile_to_shape_right(shape!((6,2))), layout!(((2,3),(1,2)):((1,4),(0,2))));
    same(layout!((12,5):(8,96)).tile_to_shape_right(shape!((48,10))), layout!(((12,4),(5,2)):((8,2),(96,1))));
    same(layout!((4,2,3):(1,4,8)).tile_to_shape_right(shape!((8,4,12))), layout!(((4,2),(2,2),(3,4)):((1,192),(4,96),(8,24))));
    same(layout!(((12)):((4))).tile_to_shape_right(shape!((48,2))), layout!((((12),(2,2)),(1,2)):(((4),(2,48)),(0,1))));
    let _: TileToShapeRight<Layout!((2):(1)), (_4,)> = layout!(((2,2)):((1,2)));
    let _: TileToShapeRight<Layout!((4):(1)), (_12,)> = layout!(((4,3)):((1,4)));
    let _: TileToShapeRight<Layout!((5):(2)), (_15, _4)> = layout!(((5,3),(1,(2,2))):((2,20),(0,(1,10))));
    let _: TileToShapeRight<Layout!(1:2), _2> = layout!(((1,2)):((2,1)));
}

fn answers_1() {
    let _: TileToShapeRight<Layout!(((16),4,2):((1),16,64)), (_32, _12, _2)> = layout!((((16),2),(4,3),(2,1)):(((1),384),(16,128),(64,0)));
    let _: TileToShapeRight<Layout!((6):(6)), (_24,)> = layout!(((6,4)):((6,1)));
    let _: TileToShapeRight<Layout!(16:8), _32> = layout!(((16,2)):((8,1)));
    let _: TileToShapeRight<Layout!((4,(3)):(8,(32))), (_8, _9)> = layout!(((4,2),((3),3)):((8,3),((32),1)));
    let _: TileToShapeRight<Layout!((4,16):(16,0)), (_16, _16)> = layout!(((4,4),(16,1)):((16,1),(0,0)));
    let _: TileToShapeRight<Layout!((12,3,12):(1,12,36)), (_36, _9, _24, _4)> = layout!(((12,3),(3,3),(12,2),(1,4)):((1,10368),(12,3456),(36,1728),(0,432)));
    let _: TileToShapeRight<Layout!((5,(12),(7)):(7,(35),(1))), (_20, _36, _14)> = layout!(((5,4),((12),3),((7),2)):((7,2520),((35),840),((1),420)));
    let _: TileToShapeRight<Layout!((1,(4,3,8)):(1,(1,4,12))), (_2, _288, _2)> = layout!(((1,2),((4,3,8),3),(1,2)):((1,576),((1,4,12),192),(0,96)));
    let _: TileToShapeRight<Layout!((6):(1)), (_12, _3)> = layout!(((6,2),(1,3)):((1,18),(0,6)));
    let _: TileToShapeRight<Layout!((4,(7,2),16):(224,(1,112),7)), (_4, _28, _64)> = layout!(((4,1),((7,2),2),(16,4)):((224,0),((1,112),3584),(7,896)));
    let _: TileToShapeRight<Layout!(((4,1,4),8):((1,4,4),16)), (_48, _24)> = layout!((((4,1,4),3),(8,3)):(((1,4,4),384),(16,128)));
    let _: TileToShapeRight<Layout!((12,7,6):(42,1,7)), (_96, _14, _18)> = layout!(((12,8),(7,2),(6,3)):((42,3024),(1,1512),(7,504)));
    let _: TileToShapeRight<Layout!((4,(2)):(1,(4))), (_12, _4)> = layout!(((4,3),((2),2)):((1,16),((4),8)));
    let _: TileToShapeRight<Layout!((5,8,16):(8,1,40)), (_5, _24, _64)> = layout!(((5,1),(8,3),(16,4)):((8,0),(1,2560),(40,640)));
    let _: TileToShapeRight<Layout!((16):(1)), (_32,)> = layout!(((16,2)):((1,16)));
    let _: TileToShapeRight<Layout!((16):(1)), (_64, _1)> = layout!(((16,4),(1,1)):((1,16),(0,0)));
}

fn answers_2() {
    let _: TileToShapeRight<Layout!((4):(1)), (_16,)> = layout!(((4,4)):((1,4)));
    let _: TileToShapeRight<Layout!(((2,5),1,8):((8,0),0,1)), (_30, _8, _16, _8)> = layout!((((2,5),3),(1,8),(8,2),(1,8)):(((8,0),2048),(0,256),(1,128),(0,16)));
    let _: TileToShapeRight<Layout!(6:1), _12> = layout!(((6,2)):((1,6)));
    let _: TileToShapeRight<Layout!(((5,2),16,12):((1,5),10,160)), (_20, _32, _24, _1)> = layout!((((5,2),2),(16,2),(12,2),(1,1)):(((1,5),7680),(10,3840),(160,1920),(0,0)));
}

fn refusals_0() {
    refused!((_16, _4): FillOf<Layout!((4,2):(6,1)), LastFirst>);
    refused!((_21, _25, _7): FillOf<Layout!((5,(4,3),2):(0,(3,1),60)), LastFirst>);
    refused!((_252, _8, _2): FillOf<Layout!(((3,3,7),2):((386,6,54),1)), LastFirst>);
    refused!((_576, _21, _6): FillOf<Layout!(((4,3,12),7,2):((16,6,2),32,0)), LastFirst>);
    refused!((_64,): FillOf<Layout!((8,6):(6,1)), LastFirst>);
    refused!((_9, _15): FillOf<Layout!((4,5):(1,4)), LastFirst>);
    refused!((_13, _1): FillOf<Layout!(((6)):((1))), LastFirst>);
    refused!((_6,): FillOf<Layout!((3,4,8):(1,3,12)), LastFirst>);
    refused!((_13, _16): FillOf<Layout!((12,4):(32,0)), LastFirst>);
    refused!((_10,): FillOf<Layout!((3):(0)), LastFirst>);
    refused!((_128, _32): FillOf<Layout!(((16),8):((3),1)), LastFirst>);
}
