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
    let _: TileToShape<Layout!((6,16,1):(1,6,96)), (_6, _128, _4)> = layout!(((6,1),(16,8),(1,4)):((1,0),(6,96),(96,768)));
    let _: TileToShape<Layout!(6:1), _18> = layout!(((6,3)):((1,6)));
    let _: TileToShape<Layout!(16:8), _16> = layout!(((16,1)):((8,0)));
    let _: TileToShape<Layout!((16,16):(1,16)), (_64, _32)> = layout!(((16,4),(16,2)):((1,256),(16,1024)));
    let _: TileToShape<Layout!((12,3):(1,12)), (_36, _12)> = layout!(((12,3),(3,4)):((1,36),(12,108)));
    let _: TileToShape<Layout!((1):(8)), (_8,)> = layout!(((1,8)):((8,1)));
    let _: TileToShape<Layout!((5,12):(48,2)), (_40, _24)> = layout!(((5,(2,2,2)),(12,2)):((48,(1,24,240)),(2,480)));
    let _: TileToShape<Layout!((2):(1)), (_2,)> = layout!(((2,1)):((1,0)));
    let _: TileToShape<Layout!(((5),1):((1),10)), (_10, _8)> = layout!((((5),2),(1,8)):(((1),5),(10,10)));
    let _: TileToShape<Layout!(((4,8)):((0,0))), (_256,)> = layout!((((4,8),8)):(((0,0),1)));
    let _: TileToShape<Layout!((3):(1)), (_9,)> = layout!(((3,3)):((1,3)));
}

fn answers_2() {
    let _: TileToShape<Layout!((8,5,8):(8,64,1)), (_16, _15, _64)> = layout!(((8,2),(5,3),(8,8)):((8,320),(64,640),(1,1920)));
    let _: TileToShape<Layout!(((4),6):((1),4)), (_8, _24)> = layout!((((4),2),(6,4)):(((1),24),(4,48)));
    let _: TileToShape<Layout!(2:1), _8> = layout!(((2,4)):((1,2)));
    let _: TileToShape<Layout!((4,3,4):(12,1,3)), (_8, _3, _12)> = layout!(((4,2),(3,1),(4,3)):((12,48),(1,0),(3,96)));
    let _: TileToShape<Layout!(4:1), _8> = layout!(((4,2)):((1,4)));
    let _: TileToShape<Layout!(((2,1,4)):((1,3,16))), (_64, _3)> = layout!((((2,1,4),8),(1,3)):(((1,3,16),2),(0,64)));
    let _: TileToShape<Layout!((2):(1)), (_8,)> = layout!(((2,4)):((1,2)));
    let _: TileToShape<Layout!((2,4,4):(0,8,1)), (_4, _32, _8, _2)> = layout!(((2,2),(4,8),(4,2),(1,2)):((0,4),(8,32),(1,256),(0,512)));
    let _: TileToShape<Layout!((1):(8)), (_4,)> = layout!(((1,4)):((8,1)));
    let _: TileToShape<Layout!((8,6,1):(1,8,8)), (_64, _24, _2)> = layout!(((8,8),(6,4),(1,2)):((1,48),(8,384),(8,1536)));
    let _: TileToShape<Layout!(1:3), _8> = layout!(((1,8)):((3,1)));
    let _: TileToShape<Layout!(6:1), _12> = layout!(((6,2)):((1,6)));
    let _: TileToShape<Layout!(((7,5,12),3):((1,7,35),420)), (_840, _3)> = layout!((((7,5,12),2),(3,1)):(((1,7,35),1260),(420,0)));
}

fn refusals_0() {
    refused!((_17,): FillOf<Layout!((8):(1)), FirstFirst>);
    refused!((_8, _32, _16): FillOf<Layout!((4,8,8):(5,2,32)), FirstFirst>);
    refused!((_32,): FillOf<Layout!((4,(2),5):(2,(0),1)), FirstFirst>);
    refused!((_6, _32): FillOf<Layout!((2,8):(3,2)), FirstFirst>);
    refused!((_10, _16, _3, _2): FillOf<Layout!((5,16,3):(32,32,16)), FirstFirst>);
    refused!((_8,): FillOf<Layout!((2,(2),16):(1,(2),4)), FirstFirst>);
    refused!((_168, _16, _6): FillOf<Layout!(((3,4,7),4,2):((2688,3,192),24,1344)), FirstFirst>);
    refused!((_17, _144, _1): FillOf<Layout!(((4,2),(4,12)):((1,4),(8,32))), FirstFirst>);
    refused!((_33, _32, _21, _4): FillOf<Layout!((16,8,7):(8,1,128)), FirstFirst>);
    refused!((_24, _2<_0<_1<_6>>>): FillOf<Layout!((3,(16,7,6)):(0,(1,0,3))), FirstFirst>);
}
