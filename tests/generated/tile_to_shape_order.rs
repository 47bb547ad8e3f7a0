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
    let _: TileToShapeOrdered<Layout!(((2),16,(6,4,2)):((128),8,(256,1,4))), (_4, _32, _192), (_0, _1, _2)> = layout!((((2),2),(16,2),((6,4,2),4)):(((128),1536),(8,3072),((256,1,4),6144)));
    let _: TileToShapeOrdered<Layout!((16,16,(12,2,8)):(1,16,(256,3072,6144))), (_32, _48, _192), (_1, _2, _0)> = layout!(((16,2),(16,3),((12,2,8),1)):((1,49152),(16,98304),((256,3072,6144),0)));
    let _: TileToShapeOrdered<Layout!((16,1):(1,16)), (_128, _4), (_1, _0)> = layout!(((16,8),(1,4)):((1,64),(16,16)));
    let _: TileToShapeOrdered<Layout!((1,1):(1,1)), (_4, _1), (_0, _1)> = layout!(((1,4),(1,1)):((1,1),(1,0)));
    let _: TileToShapeOrdered<Layout!((2,5):(100,6)), (_8, _5), (_1, _0)> = layout!(((2,4),(5,1)):((100,1),(6,0)));
}

fn answers_2() {
    let _: TileToShapeOrdered<Layout!((1,6):(6,0)), (_8, _18), (_1, _0)> = layout!(((1,8),(6,3)):((6,3),(0,1)));
    let _: TileToShapeOrdered<Layout!((2,4):(4,12)), (_2, _4, _4), (_0, _1, _2)> = layout!(((2,1),(4,1),(1,4)):((4,0),(12,0),(0,1)));
    let _: TileToShapeOrdered<Layout!((12,6):(1,12)), (_24, _24), (_0, _1)> = layout!(((12,2),(6,4)):((1,72),(12,144)));
    let _: TileToShapeOrdered<Layout!(8:1), (_32, _2), (_0, _1)> = layout!(((8,4),(1,2)):((1,8),(0,32)));
    let _: TileToShapeOrdered<Layout!((2,(3,16,12),5):(8,(16,5760,240),48)), (_8, _1<_1<_5<_2>>>, _10), (_0, _1, _2)> = layout!(((2,4),((3,16,12),2),(5,2)):((8,1),((16,5760,240),4),(48,2880)));
    let _: TileToShapeOrdered<Layout!((7):(1)), (_28,), (_0,)> = layout!(((7,4)):((1,7)));
    let _: TileToShapeOrdered<Layout!(4:1), _8, _1> = layout!(((4,2)):((1,4)));
    let _: TileToShapeOrdered<Layout!((12,(4),(3)):(1,(12),(48))), (_96, _12, _9, _8), (_2, _1, _0, _3)> = layout!(((12,8),((4),3),((3),3),(1,8)):((1,1296),((12),432),((48),144),(0,10368)));
    let _: TileToShapeOrdered<Layout!(2:1), _16, _0> = layout!(((2,8)):((1,2)));
    let _: TileToShapeOrdered<Layout!((4,1):(2,2)), (_4, _1), _2> = layout!(((4,1),(1,1)):((2,0),(2,0)));
    let _: TileToShapeOrdered<Layout!(12:1), _12, _1> = layout!(((12,1)):((1,0)));
    let _: TileToShapeOrdered<Layout!((1,(8)):(8,(1))), (_1, _8, _4), (_2, _0, _1)> = layout!(((1,1),((8),1),(1,4)):((8,0),((1),0),(0,8)));
    let _: TileToShapeOrdered<Layout!((3):(1)), (_6,), (_0,)> = layout!(((3,2)):((1,3)));
    let _: TileToShapeOrdered<Layout!(2:1), _6, _2> = layout!(((2,3)):((1,2)));
    let _: TileToShapeOrdered<Layout!((16):(2)), (_16,), (_0,)> = layout!(((16,1)):((2,0)));
    let _: TileToShapeOrdered<Layout!((12):(1)), (_24,), (_0,)> = layout!(((12,2)):((1,12)));
}

fn answers_3() {
    let _: TileToShapeOrdered<Layout!(2:8), _6, _1> = layout!(((2,3)):((8,1)));
    let _: TileToShapeOrdered<Layout!((8):(1)), (_64, _4), _0> = layout!(((8,8),(1,4)):((1,8),(0,64)));
    let _: TileToShapeOrdered<Layout!((7,7):(1,0)), (_21, _28), (_0, _1)> = layout!(((7,3),(7,4)):((1,7),(0,21)));
}

fn refusals_0() {
    refused!(any R, (_12, _8, _2): FilledWith<Layout!((4,(4)):(12,(8))), InOrder<<(_2, _1, _3) as IntTuple>::Tree>, R>);
    refused!(any R, (_20,): FilledWith<Layout!(((5)):((3))), InOrder<<(_1,) as IntTuple>::Tree>, R>);
    refused!(any R, (_5, _20, _64, _3): FilledWith<Layout!((4,5,16):(2,8,40)), InOrder<<(_0, _2, _1, _3) as IntTuple>::Tree>, R>);
    refused!(any R, (_12,): FilledWith<Layout!((6,5):(1,6)), InOrder<<(_0,) as IntTuple>::Tree>, R>);
    refused!(any R, (_160, _56): FilledWith<Layout!(((4,5,4),7):((12,336,3),48)), InOrder<<(_0, _1) as IntTuple>::Tree>, R>);
    refused!(any R, (_12, _6, _2): FilledWith<Layout!((3,6):(-36,-3)), InOrder<<(_2, _1, _0) as IntTuple>::Tree>, R>);
    refused!(any R, (_6,): FilledWith<Layout!((2,3):(3,1)), InOrder<<(_0,) as IntTuple>::Tree>, R>);
    refused!(any R, _33: FilledWith<Layout!(16:1), InOrder<<_2 as IntTuple>::Tree>, R>);
    refused!(any R, (_9, _12): FilledWith<Layout!((2,4):(-4,1)), InOrder<<(_1, _0) as IntTuple>::Tree>, R>);
    refused!(any R, (_384,): FilledWith<Layout!(((4,4,3),4):((24,6,2),96)), InOrder<<(_0,) as IntTuple>::Tree>, R>);
}
