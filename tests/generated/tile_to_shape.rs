// Written by `cargo run --example generate_checks`: change the generator, not this file.
use crate::names::*;

fn answers_0() {
    same(layout!((1):(0)).tile_to_shape(shape!((2,2))), layout!(((1,2),(1,2)):((0,1),(0,2))));
    same(layout!(((4,8),(2,2)):((16,1),(8,64))).tile_to_shape(shape!((32,4,1))), layout!((((4,8),1),((2,2),1),(1,1)):(((16,1),0),((8,64),0),(0,0))));
    same(layout!((12):(1)).tile_to_shape(shape!((24))), layout!(((12,2)):((1,12))));
    same(layout!((2,12,2,4):(0,1,0,12)).tile_to_shape(shape!((8,24,4,8))), layout!(((2,4),(12,2),(2,2),(4,2)):((0,48),(1,192),(0,384),(12,768))));
    same(layout!(((4,8),(2,2,2)):((32,1),(16,8,128))).tile_to_shape(shape!((64,8))), layout!((((4,8),2),((2,2,2),1)):(((32,1),256),((16,8,128),0))));
    same(layout!((2,8,5):(8,1,16)).tile_to_shape(shape!((2,24,5))), layout!(((2,1),(8,3),(5,1)):((8,0),(1,80),(16,0))));
    same(layout!((4):(1)).tile_to_shape(shape!((16))), layout!(((4,4)):((1,4))));
    same(layout!((3):(1)).tile_to_shape(shape!((9,2))), layout!(((3,3),(1,2)):((1,3),(0,9))));
    same(layout!((2,4,16):(64,16,1)).tile_to_shape(shape!((6,16,32))), layout!(((2,3),(4,4),(16,2)):((64,128),(16,384),(1,1536))));
    same(layout!((7,5):(0,7)).tile_to_shape(shape!((14,10))), layout!(((7,2),(5,2)):((0,1),(7,2))));
    same(layout!((20):(2)).tile_to_shape(shape!((80))), layout!(((20,(2,2))):((2,(1,40)))));
    same(layout!((2,(3,(4,5))):(1,(2,(6,24)))).tile_to_shape(shape!((4,180))), layout!(((2,2),((3,(4,5)),3)):((1,120),((2,(6,24)),240))));
    same(layout!((12,(2,8)):(0,(0,1))).tile_to_shape(shape!((36,32))), layout!(((12,3),((2,8),2)):((0,8),((0,1),24))));
    same(layout!(((4,8),(2,2)):((32,1),(16,8))).tile_to_shape(shape!((96,16))), layout!((((4,8),3),((2,2),4)):(((32,1),128),((16,8),384))));
    same(layout!((32):(1)).tile_to_shape(shape!((64,3))), layout!(((32,2),(1,3)):((1,32),(0,64))));
    same(layout!((4,2,2,2):(4,1,2,16)).tile_to_shape(shape!((4,2,2,4))), layout!(((4,1),(2,1),(2,1),(2,2)):((4,0),(1,0),(2,0),(16,32))));
}

fn answers_1() {
    same(layout!((7,1):(1,0)).tile_to_shape(shape!((28,1))), layout!(((7,4),(1,1)):((1,7),(0,0))));
    same(layout!((16,8):(8,1)).tile_to_shape(shape!((64,16,3))), layout!(((16,4),(8,2),(1,3)):((8,128),(1,512),(0,1024))));
    same(layout!((2,4):(1,2)).tile_to_shape(shape!((2,16))), layout!(((2,1),(4,4)):((1,0),(2,8))));
    same(layout!(((2,(2,3)),(4,(1,2))):((1,(8,16)),(2,(0,48)))).tile_to_shape(shape!((24,16))), layout!((((2,(2,3)),2),((4,(1,2)),2)):(((1,(8,16)),96),((2,(0,48)),192))));
    same(layout!((16,4):(1,16)).tile_to_shape(shape!((48,16))), layout!(((16,3),(4,4)):((1,64),(16,192))));
    let _: TileToShape<Layout!((2,2,12):(2,1,4)), (_4, _6, _12)> = layout!(((2,2),(2,3),(12,1)):((2,48),(1,96),(4,0)));
    let _: TileToShape<Layout!((2):(1)), (_6,)> = layout!(((2,3)):((1,2)));
    let _: TileToShape<Layout!((6,16):(1,6)), (_12, _32)> = layout!(((6,2),(16,2)):((1,96),(6,192)));
    let _: TileToShape<Layout!((1):(1)), (_2,)> = layout!(((1,2)):((1,1)));
    let _: TileToShape<Layout!((6):(4)), (_12,)> = layout!(((6,2)):((4,1)));
    let _: TileToShape<Layout!((16,4,4):(1,100,16)), (_32, _16, _32)> = layout!(((16,2),(4,4),(4,8)):((1,400),(100,800),(16,3200)));
    let _: TileToShape<Layout!((1):(3)), (_4, _8)> = layout!(((1,4),(1,8)):((3,1),(0,4)));
    let _: TileToShape<Layout!((4,1):(4,2)), (_32, _4, _3)> = layout!(((4,(4,2)),(1,4),(1,3)):((4,(1,16)),(2,32),(0,128)));
    let _: TileToShape<Layout!((16):(8)), (_128, _1)> = layout!(((16,8),(1,1)):((8,1),(0,0)));
    let _: TileToShape<Layout!(7:1), _28> = layout!(((7,4)):((1,7)));
    let _: TileToShape<Layout!((5):(2)), (_5,)> = layout!(((5,1)):((2,0)));
}

fn answers_2() {
    let _: TileToShape<Layout!((4,2,(4,2)):(16,4,(1,8))), (_8, _16, _16)> = layout!(((4,2),(2,8),((4,2),2)):((16,64),(4,128),((1,8),1024)));
    let _: TileToShape<Layout!((12):(1)), (_96,)> = layout!(((12,8)):((1,12)));
    let _: TileToShape<Layout!(4:1), _8> = layout!(((4,2)):((1,4)));
    let _: TileToShape<Layout!(7:0), _14> = layout!(((7,2)):((0,1)));
    let _: TileToShape<Layout!((6,3):(1,6)), (_18, _3)> = layout!(((6,3),(3,1)):((1,18),(6,0)));
    let _: TileToShape<Layout!((2):(1)), (_4,)> = layout!(((2,2)):((1,2)));
    let _: TileToShape<Layout!(((12,8)):((2,32))), (_192, _2)> = layout!((((12,8),2),(1,2)):(((2,32),1),(0,256)));
    let _: TileToShape<Layout!(2:100), _8> = layout!(((2,4)):((100,1)));
    let _: TileToShape<Layout!(7:1), _56> = layout!(((7,8)):((1,7)));
    let _: TileToShape<Layout!(((4)):((1))), (_4,)> = layout!((((4),1)):(((1),0)));
    let _: TileToShape<Layout!((8,3):(3,1)), (_24, _24)> = layout!(((8,3),(3,8)):((3,24),(1,72)));
    let _: TileToShape<Layout!((6,12):(12,1)), (_6, _48)> = layout!(((6,1),(12,4)):((12,0),(1,72)));
    let _: TileToShape<Layout!((4,2,7):(1,4,8)), (_8, _16, _14, _4)> = layout!(((4,2),(2,8),(7,2),(1,4)):((1,56),(4,112),(8,896),(0,1792)));
}

fn refusals_0() {
    refused!((_17,): FillOf<Layout!((8):(1)), FirstFirst>);
    refused!((_8, _32, _16): FillOf<Layout!((4,8,8):(5,2,32)), FirstFirst>);
    refused!((_48,): FillOf<Layout!((6,16,1):(1,6,96)), FirstFirst>);
    refused!((_13, _24, _4): FillOf<Layout!((4,3,4):(0,0,1)), FirstFirst>);
    refused!((_14, _9<_2<_1<_6>>>, _4): FillOf<Layout!((7,(12,12,8),2):(1152,(8,-96,16128),-258048)), FirstFirst>);
    refused!((_392,): FillOf<Layout!(((7,4,7)):((3,16,1))), FirstFirst>);
    refused!(_10: FillOf<Layout!(3:2), FirstFirst>);
    refused!((_49,): FillOf<Layout!((12,4):(1,0)), FirstFirst>);
    refused!((_16, _3): FillOf<Layout!((5):(1)), FirstFirst>);
    refused!((_17,): FillOf<Layout!((2):(8)), FirstFirst>);
}
