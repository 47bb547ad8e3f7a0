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
    let _: TileToShapeRight<Layout!((2):(1)), (_8,)> = layout!(((2,4)):((1,2)));
    let _: TileToShapeRight<Layout!(3:1), _12> = layout!(((3,4)):((1,3)));
    let _: TileToShapeRight<Layout!((8,3,12):(1,96,8)), (_32, _9, _12)> = layout!(((8,4),(3,3),(12,1)):((1,864),(96,288),(8,0)));
    let _: TileToShapeRight<Layout!(((12,6,8)):((48,1,6))), (_1<_7<_2<_8>>>,)> = layout!((((12,6,8),3)):(((48,1,6),576)));
}

fn answers_1() {
    let _: TileToShapeRight<Layout!(16:1), _16> = layout!(((16,1)):((1,0)));
    let _: TileToShapeRight<Layout!((4,16):(0,1)), (_4, _64, _8)> = layout!(((4,1),(16,4),(1,8)):((0,0),(1,128),(0,16)));
    let _: TileToShapeRight<Layout!((7):(100)), (_21, _2)> = layout!(((7,3),(1,2)):((100,2),(0,1)));
    let _: TileToShapeRight<Layout!((4):(1)), (_32,)> = layout!(((4,8)):((1,4)));
    let _: TileToShapeRight<Layout!((7,4,6):(0,6,1)), (_28, _16, _12)> = layout!(((7,4),(4,4),(6,2)):((0,192),(6,48),(1,24)));
    let _: TileToShapeRight<Layout!((1,(7,16)):(8,(256,16))), (_2, _112)> = layout!(((1,2),((7,16),1)):((8,1),((256,16),0)));
    let _: TileToShapeRight<Layout!((7,8,6):(1,7,56)), (_56, _8, _24)> = layout!(((7,8),(8,1),(6,4)):((1,1344),(7,0),(56,336)));
    let _: TileToShapeRight<Layout!(8:1), _16> = layout!(((8,2)):((1,8)));
    let _: TileToShapeRight<Layout!(1:1), _9> = layout!(((1,9)):((1,1)));
    let _: TileToShapeRight<Layout!(4:1), (_8, _3)> = layout!(((4,2),(1,3)):((1,12),(0,4)));
    let _: TileToShapeRight<Layout!(((1),4,5):((0),0,1)), (_3, _32, _10, _3)> = layout!((((1),3),(4,8),(5,2),(1,3)):(((0),240),(0,30),(1,15),(0,5)));
    let _: TileToShapeRight<Layout!((4,5):(1,4)), (_32, _5)> = layout!(((4,8),(5,1)):((1,20),(4,0)));
    let _: TileToShapeRight<Layout!((4):(4)), (_32,)> = layout!(((4,(4,2))):((4,(1,16))));
    let _: TileToShapeRight<Layout!(8:1), _8> = layout!(((8,1)):((1,0)));
    let _: TileToShapeRight<Layout!((16):(1)), (_48,)> = layout!(((16,3)):((1,16)));
    let _: TileToShapeRight<Layout!((1,16):(16,1)), (_8, _128)> = layout!(((1,8),(16,8)):((16,128),(1,16)));
}

fn answers_2() {
    let _: TileToShapeRight<Layout!((4,(1,7,8)):(32,(2,128,2))), (_8, _56, _1)> = layout!(((4,2),((1,7,8),1),(1,1)):((32,1),((2,128,2),0),(0,0)));
    let _: TileToShapeRight<Layout!((3,(4)):(1,(3))), (_9, _32, _1)> = layout!(((3,3),((4),8),(1,1)):((1,96),((3),12),(0,0)));
    let _: TileToShapeRight<Layout!(2:1), (_16, _2)> = layout!(((2,8),(1,2)):((1,4),(0,2)));
    let _: TileToShapeRight<Layout!(((5),3):((100),0)), (_15, _24)> = layout!((((5),3),(3,8)):(((100),8),(0,1)));
}

fn refusals_0() {
    refused!((_16, _4): FillOf<Layout!((4,2):(6,1)), LastFirst>);
    refused!((_21, _25, _7): FillOf<Layout!((5,(4,3),2):(0,(3,1),60)), LastFirst>);
    refused!((_252, _8, _2): FillOf<Layout!(((3,3,7),2):((386,6,54),1)), LastFirst>);
    refused!((_433, _21, _2): FillOf<Layout!(((4,3,12),7,2):((16,32,32),0,2)), LastFirst>);
    refused!((_1, _8, _2): FillOf<Layout!((1,2):(4,6)), LastFirst>);
    refused!((_2, _8, _12): FillOf<Layout!((2,8,3):(6,8,6)), LastFirst>);
    refused!((_12,): FillOf<Layout!((3,4,8):(1,3,12)), LastFirst>);
    refused!((_33, _56): FillOf<Layout!((4,7):(1,4)), LastFirst>);
    refused!((_9,): FillOf<Layout!((4):(1)), LastFirst>);
    refused!((_13, _32): FillOf<Layout!((12,8):(8,0)), LastFirst>);
    refused!((_15, _144): FillOf<Layout!(((7),(3,6,2)):((108),(6,18,3))), LastFirst>);
}
