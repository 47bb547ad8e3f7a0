// Written by `cargo run --example generate_checks`: change the generator, not this file.
use crate::names::*;

fn answers_0() {
    same(layout!((4,8,1):(0,4,32)).tile_to_shape_ordered(shape!((12,32,3)), coord!((3,1,2))), layout!(((4,3),(8,4),(1,3)):((0,96),(4,1),(32,32))));
    same(layout!((1):(1)).tile_to_shape_ordered(shape!((1)), coord!((1))), layout!(((1,1)):((1,0))));
    same(layout!((4):(1)).tile_to_shape_ordered(shape!((12,3)), coord!((1,2))), layout!(((4,3),(1,3)):((1,4),(0,12))));
    same(layout!(((4,8),(2,2,2)):((32,1),(16,8,128))).tile_to_shape_ordered(shape!((96,24,4)), coord!((2,1,3))), layout!((((4,8),3),((2,2,2),3),(1,4)):(((32,1),768),((16,8,128),256),(0,2304))));
    same(layout!((1):(0)).tile_to_shape_ordered(shape!((3)), coord!((1))), layout!(((1,3)):((0,1))));
    same(layout!((32):(1)).tile_to_shape_ordered(shape!((64)), coord!((1))), layout!(((32,2)):((1,32))));
    same(layout!(((2,2),(8,4)):((1,16),(2,32))).tile_to_shape_ordered(shape!((16,64)), coord!((2,1))), layout!((((2,2),4),((8,4),2)):(((1,16),256),((2,32),128))));
    same(layout!((4):(12)).tile_to_shape_ordered(shape!((8)), coord!((1))), layout!(((4,2)):((12,1))));
    same(layout!((4):(3)).tile_to_shape_ordered(shape!((8)), coord!((1))), layout!(((4,2)):((3,1))));
    same(layout!((4,(2,4)):(2,(1,8))).tile_to_shape_ordered(shape!((8,32,1)), coord!((3,1,2))), layout!(((4,2),((2,4),4),(1,1)):((2,128),((1,8),32),(0,0))));
    same(layout!((2,(6,2)):(1,(2,12))).tile_to_shape_ordered(shape!((6,12)), coord!((2,1))), layout!(((2,3),((6,2),1)):((1,24),((2,12),0))));
    same(layout!((16,(2),1,(6,1)):(24,(6),32,(1,24))).tile_to_shape_ordered(shape!((64,4,2,6)), coord!((3,2,1,4))), layout!(((16,4),((2),2),(1,2),((6,1),1)):((24,768),((6),384),(32,12),((1,24),0))));
    same(layout!(((2,(2,3)),(4,(1,2))):((1,(8,16)),(2,(0,48)))).tile_to_shape_ordered(shape!((36,24,2)), coord!((2,1,3))), layout!((((2,(2,3)),3),((4,(1,2)),3),(1,2)):(((1,(8,16)),288),((2,(0,48)),96),(0,864))));
    same(layout!(((4,8),(2,2)):((32,1),(16,8))).tile_to_shape_ordered(shape!((32,12)), coord!((2,1))), layout!((((4,8),1),((2,2),3)):(((32,1),0),((16,8),128))));
    same(layout!((4,8):(24,3)).tile_to_shape_ordered(shape!((12,32)), coord!((1,2))), layout!(((4,3),(8,4)):((24,1),(3,96))));
    same(layout!((1,(2,5)):(0,(1,2))).tile_to_shape_ordered(shape!((2,20)), coord!((1,2))), layout!(((1,2),((2,5),2)):((0,10),((1,2),20))));
}

fn answers_1() {
    same(layout!((16,2):(1,16)).tile_to_shape_ordered(shape!((16,8)), coord!((2,1))), layout!(((16,1),(2,4)):((1,0),(16,32))));
    same(layout!((12):(1)).tile_to_shape_ordered(shape!((12,2)), coord!((1,2))), layout!(((12,1),(1,2)):((1,0),(0,12))));
    same(layout!((3,4):(0,1)).tile_to_shape_ordered(shape!((6,16)), coord!((1,2))), layout!(((3,2),(4,4)):((0,4),(1,8))));
    same(layout!((1):(0)).tile_to_shape_ordered(shape!((4)), coord!((1))), layout!(((1,4)):((0,1))));
    same(layout!((6,2):(8,2)).tile_to_shape_ordered(shape!((24,4)), coord!((2,1))), layout!(((6,(2,2)),(2,2)):((8,(4,48)),(2,1))));
    same(layout!((2,8,8):(0,16,0)).tile_to_shape_ordered(shape!((2,32,8)), coord!((1,3,2))), layout!(((2,1),(8,4),(8,1)):((0,0),(16,1),(0,0))));
    same(layout!((4,(2,4)):(2,(1,8))).tile_to_shape_ordered(shape!((8,32)), coord!((2,1))), layout!(((4,2),((2,4),4)):((2,128),((1,8),32))));
    same(layout!((4):(4)).tile_to_shape_ordered(shape!((8,1)), coord!((1,2))), layout!(((4,2),(1,1)):((4,1),(0,0))));
    same(layout!((4,8,4):(32,1,8)).tile_to_shape_ordered(shape!((8,8,12)), coord!((1,3,2))), layout!(((4,2),(8,1),(4,3)):((32,128),(1,0),(8,256))));
    same(layout!((16):(4)).tile_to_shape_ordered(shape!((16,4)), coord!((1,2))), layout!(((16,1),(1,4)):((4,0),(0,1))));
    same(layout!((7):(1)).tile_to_shape_ordered(shape!((7,2)), coord!((2,1))), layout!(((7,1),(1,2)):((1,0),(0,7))));
    let _: TileToShapeOrdered<Layout!(((2),16,(6,4,2)):((192),12,(2,384,1))), (_6, _32, _96), (_1, _0, _2)> = layout!((((2),3),(16,2),((6,4,2),2)):(((192),3072),(12,1536),((2,384,1),9216)));
    let _: TileToShapeOrdered<Layout!((3,16,1):(1,3,1)), (_12, _16, _8, _3), (_0, _3, _2, _1)> = layout!(((3,4),(16,1),(1,8),(1,3)):((1,48),(3,0),(1,576),(0,192)));
    let _: TileToShapeOrdered<Layout!(2:2), _16, _1> = layout!(((2,(2,4))):((2,(1,4))));
    let _: TileToShapeOrdered<Layout!((1,1):(1,1)), (_2, _4), (_0, _1)> = layout!(((1,2),(1,4)):((1,1),(1,2)));
    let _: TileToShapeOrdered<Layout!((7,5):(8,56)), (_14, _10), (_1, _0)> = layout!(((7,2),(5,2)):((8,2),(56,1)));
}

fn answers_2() {
    let _: TileToShapeOrdered<Layout!((3,2,(3,12,6)):(288,72,(24,2,1728))), (_12, _4, _432), (_2, _0, _1)> = layout!(((3,(2,2)),(2,2),((3,12,6),2)):((288,(864,10368)),(72,1),((24,2,1728),144)));
    let _: TileToShapeOrdered<Layout!((4,7,5):(1,4,28)), (_4, _21, _40), (_2, _1, _0)> = layout!(((4,1),(7,3),(5,8)):((1,0),(4,1120),(28,140)));
    let _: TileToShapeOrdered<Layout!((8):(1)), (_16,), (_0,)> = layout!(((8,2)):((1,8)));
    let _: TileToShapeOrdered<Layout!((8,7,(4,7)):(1,8,(56,224))), (_24, _28, _56), (_0, _1, _2)> = layout!(((8,3),(7,4),((4,7),2)):((1,1568),(8,4704),((56,224),18816)));
    let _: TileToShapeOrdered<Layout!((5,5):(8,40)), (_20, _20), (_1, _0)> = layout!(((5,(2,2)),(5,4)):((8,(4,200)),(40,1)));
    let _: TileToShapeOrdered<Layout!(((2),2,(3)):((6),3,(1))), (_8, _2, _3), (_0, _2, _1)> = layout!((((2),4),(2,1),((3),1)):(((6),12),(3,0),((1),0)));
    let _: TileToShapeOrdered<Layout!((3,3,4):(12,4,1)), (_6, _3, _12), (_0, _1, _2)> = layout!(((3,2),(3,1),(4,3)):((12,36),(4,0),(1,72)));
    let _: TileToShapeOrdered<Layout!((12):(1)), (_36,), (_0,)> = layout!(((12,3)):((1,12)));
    let _: TileToShapeOrdered<Layout!(((12,2)):((1,12))), (_72,), (_0,)> = layout!((((12,2),3)):(((1,12),24)));
    let _: TileToShapeOrdered<Layout!((5,4):(4,1)), (_10, _4, _1), (_0, _2, _1)> = layout!(((5,2),(4,1),(1,1)):((4,20),(1,0),(0,0)));
    let _: TileToShapeOrdered<Layout!(8:1), _24, _2> = layout!(((8,3)):((1,8)));
    let _: TileToShapeOrdered<Layout!(1:2), (_4, _3), (_1, _0)> = layout!(((1,4),(1,3)):((2,3),(0,1)));
    let _: TileToShapeOrdered<Layout!(((6),6):((1),6)), (_48, _12), (_1, _0)> = layout!((((6),8),(6,2)):(((1),72),(6,36)));
    let _: TileToShapeOrdered<Layout!((16,2):(2,1)), (_64, _8), (_0, _1)> = layout!(((16,4),(2,4)):((2,32),(1,128)));
    let _: TileToShapeOrdered<Layout!((4):(4)), (_16,), (_0,)> = layout!(((4,4)):((4,1)));
    let _: TileToShapeOrdered<Layout!((6):(1)), (_12,), (_0,)> = layout!(((6,2)):((1,6)));
}

fn answers_3() {
    let _: TileToShapeOrdered<Layout!(4:1), _12, _0> = layout!(((4,3)):((1,4)));
    let _: TileToShapeOrdered<Layout!((6,(3,7,8)):(3,(1,18,126))), (_6, _168), (_1, _0)> = layout!(((6,1),((3,7,8),1)):((3,0),((1,18,126),0)));
    let _: TileToShapeOrdered<Layout!((3):(1)), (_6, _1), (_0, _1)> = layout!(((3,2),(1,1)):((1,3),(0,0)));
}

fn refusals_0() {
    refused!(any R, (_12, _8, _2): FilledWith<Layout!((4,(4)):(12,(8))), InOrder<<(_2, _1, _3) as IntTuple>::Tree>, R>);
    refused!(any R, (_20,): FilledWith<Layout!(((5)):((3))), InOrder<<(_1,) as IntTuple>::Tree>, R>);
    refused!(any R, (_289,): FilledWith<Layout!(((6,16)):((16,1))), InOrder<<(_0,) as IntTuple>::Tree>, R>);
    refused!(any R, (_6, _64, _24, _3): FilledWith<Layout!((5,16,6):(32,8,2)), InOrder<<(_0, _2, _1, _3) as IntTuple>::Tree>, R>);
    refused!(any R, (_6, _5, _32): FilledWith<Layout!(((2),5,16):((640),64,4)), InOrder<<(_2, _0, _1) as IntTuple>::Tree>, R>);
    refused!(any R, (_13, _24, _36): FilledWith<Layout!((6,8,(3,2,6)):(96,2,(16,48,576))), InOrder<<(_2, _0, _1) as IntTuple>::Tree>, R>);
    refused!(any R, (_16, _4, _12): FilledWith<Layout!(((1,4),2,3):((3,144),36,6)), InOrder<<(_2, _1, _0) as IntTuple>::Tree>, R>);
    refused!(any R, (_128, _20): FilledWith<Layout!(((1,2,8),5):((8,6,8),0)), InOrder<<(_0, _1) as IntTuple>::Tree>, R>);
    refused!(any R, (_128, _12, _10): FilledWith<Layout!((16,4,(5)):(5,0,(0))), InOrder<<(_0, _2, _1) as IntTuple>::Tree>, R>);
    refused!(any R, _4: FilledWith<Layout!(3:3), InOrder<<_0 as IntTuple>::Tree>, R>);
}
