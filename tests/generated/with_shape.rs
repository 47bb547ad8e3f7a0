// Written by `cargo run --example generate_checks`: change the generator, not this file.
use crate::names::*;

fn answers_0() {
    same(layout!((8,(8,8)):(8,(1,64))).with_shape(shape!((2,256))), layout!((2,(4,8,8)):(8,(16,1,64))));
    same(layout!(2:1).with_shape(shape!((1,2))), layout!((1,2):(0,1)));
    same(layout!((32):(1)).with_shape(shape!((2,16))), layout!((2,16):(1,2)));
    same(layout!((8,(8,8)):(8,(1,64))).with_shape(shape!((256,2))), layout!(((8,8,4),2):((8,1,64),256)));
    same(layout!((3,(2,7)):(14,(7,1))).with_shape(shape!((1,42))), layout!((1,(3,2,7)):(0,(14,7,1))));
    same(layout!((32,8):(1,32)).with_shape(shape!((4,64))), layout!((4,64):(1,4)));
    same(layout!(((1,2,7),1,(8,7)):((0,392,56),0,(7,1))).with_shape(shape!((14,56))), layout!(((2,7),(8,7)):((392,56),(7,1))));
    same(layout!((12,6,8):(0,1,0)).with_shape(shape!((3,192))), layout!((3,(4,6,8)):(0,(0,1,0))));
    same(layout!(((2,(2,3)),(4,(1,2))):((1,(8,16)),(2,(0,48)))).with_shape(shape!((1,96))), layout!((1,(2,6,4,2)):(0,(1,8,2,48))));
    same(layout!((2,2,12,7):(3,504,6,72)).with_shape(shape!((24,14))), layout!(((2,2,6),14):((3,504,6),36)));
    same(layout!((32,2,2):(2,1,128)).with_shape(shape!((32,4))), layout!((32,(2,2)):(2,(1,128))));
    same(layout!((4,2):(100,8)).with_shape(shape!((4,2))), layout!((4,2):(100,8)));
    same(layout!((8,16):(1,8)).with_shape(shape!((128,1))), layout!((128,1):(1,0)));
    same(layout!((1,12,5):(0,0,1)).with_shape(shape!((60,1))), layout!(((12,5),1):((0,1),0)));
    same(layout!(2:1).with_shape(shape!((2,1))), layout!((2,1):(1,0)));
    same(layout!(((2),12):((1),2)).with_shape(shape!((6,4))), layout!((6,4):(1,6)));
}

fn answers_1() {
    same(layout!((5):(4)).with_shape(shape!((5,1))), layout!((5,1):(4,0)));
    same(layout!((1):(3)).with_shape(shape!((1,1))), layout!((1,1):(0,0)));
    same(layout!((2,3,1):(1,2,6)).with_shape(shape!((1,6))), layout!((1,6):(0,1)));
    same(layout!((4,(4,2,1),16):(32,(128,16,0),1)).with_shape(shape!((32,16))), layout!(((16,2),16):((32,16),1)));
    same(layout!(16:1).with_shape(shape!((2,8))), layout!((2,8):(1,2)));
    same(layout!(4:1).with_shape(shape!((2,2))), layout!((2,2):(1,2)));
    same(layout!((4):(1)).with_shape(shape!((1,4))), layout!((1,4):(0,1)));
    same(layout!(1:3).with_shape(shape!((1,1))), layout!((1,1):(0,0)));
    same(layout!(((3)):((3))).with_shape(shape!((3,1))), layout!((3,1):(3,0)));
    same(layout!(((12,6)):((48,8))).with_shape(shape!((24,3))), layout!(((12,2),3):((48,8),16)));
    same(layout!((8):(2)).with_shape(shape!((1,8))), layout!((1,8):(0,2)));
    same(layout!((2):(2)).with_shape(shape!((2,1))), layout!((2,1):(2,0)));
    same(layout!(((5)):((1))).with_shape(shape!((1,5))), layout!((1,5):(0,1)));
    same(layout!((4,4,2):(8,128,32)).with_shape(shape!((32,1))), layout!(((4,4,2),1):((8,128,32),0)));
    same(layout!((2,8,5):(1,2,16)).with_shape(shape!((10,8))), layout!((10,8):(1,10)));
    same(layout!(((6,12,5),(1,6)):((1,6,72),(360,360))).with_shape(shape!((3,720))), layout!((3,720):(1,3)));
}

fn answers_2() {
    same(layout!((4,2):(1,4)).with_shape(shape!((4,2))), layout!((4,2):(1,4)));
    same(layout!((1):(1)).with_shape(shape!((1,1))), layout!((1,1):(0,0)));
    same(layout!(8:100).with_shape(shape!((1,8))), layout!((1,8):(0,100)));
    same(layout!((4,8):(1,4)).with_shape(shape!((32,1))), layout!((32,1):(1,0)));
    same(layout!((4,3):(4,16)).with_shape(shape!((1,12))), layout!((1,12):(0,4)));
}

fn refusals_0() {
    refused!(any R, (_5, _3): Reshapes<Layout!((3,5):(5,1)), R>);
    refused!(any R, (_2<_0<_4<_8>>>, _10): Reshapes<Layout!((6,(4,4),(2,16,7)):(0,(5376,84),(42,0,6))), R>);
    refused!(any R, (_8, _9): Reshapes<Layout!((6,12):(3,1)), R>);
    refused!(any R, (_16, _84): Reshapes<Layout!(((7,6),4,(8)):((1,224),7,(28))), R>);
    refused!(any R, (_20, _4): Reshapes<Layout!(((8,5,2)):((0,1,5))), R>);
    refused!(any R, (_6, _126): Reshapes<Layout!((7,3,(2,3,6)):(3,21,(0,1,63))), R>);
    refused!(any R, (_28, _56): Reshapes<Layout!((7,(7,4),8):(6,(1,2),12)), R>);
    refused!(any R, (_32, _18): Reshapes<Layout!(((2,6,2),6,4):((1,1,32),100,12)), R>);
}
