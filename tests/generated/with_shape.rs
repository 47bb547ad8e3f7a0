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
    same(layout!((2,12,1):(4,100,1)).with_shape(shape!((24,1))), layout!(((2,12),1):((4,100),0)));
    same(layout!(((4,2,8)):((16,0,2))).with_shape(shape!((16,4))), layout!(((4,2,2),4):((16,0,2),4)));
}

fn answers_1() {
    same(layout!(((4),(4,2,1)):((8),(2,1,1))).with_shape(shape!((32,1))), layout!(((4,4,2),1):((8,2,1),0)));
    same(layout!(6:4).with_shape(shape!((2,3))), layout!((2,3):(4,8)));
    same(layout!(4:1).with_shape(shape!((4,1))), layout!((4,1):(1,0)));
    same(layout!(16:1).with_shape(shape!((1,16))), layout!((1,16):(0,1)));
    same(layout!((4,3,4):(12,1,3)).with_shape(shape!((16,3))), layout!(((4,4),3):((12,1),4)));
    same(layout!((16,(1),3):(1,(16),16)).with_shape(shape!((48,1))), layout!((48,1):(1,0)));
    same(layout!(((12,6)):((4,48))).with_shape(shape!((9,8))), layout!((9,8):(4,36)));
    same(layout!((1,1):(1,1)).with_shape(shape!((1,1))), layout!((1,1):(0,0)));
    same(layout!((2,4):(32,8)).with_shape(shape!((4,2))), layout!(((2,2),2):((32,8),16)));
    same(layout!((12,4):(4,1)).with_shape(shape!((1,48))), layout!((1,(12,4)):(0,(4,1))));
    same(layout!(((4)):((1))).with_shape(shape!((2,2))), layout!((2,2):(1,2)));
    same(layout!((4,2):(6,3)).with_shape(shape!((1,8))), layout!((1,(4,2)):(0,(6,3))));
    same(layout!(2:2).with_shape(shape!((1,2))), layout!((1,2):(0,2)));
    same(layout!((6):(2)).with_shape(shape!((3,2))), layout!((3,2):(2,6)));
    same(layout!(4:1).with_shape(shape!((1,4))), layout!((1,4):(0,1)));
    same(layout!((4,2):(1,4)).with_shape(shape!((1,8))), layout!((1,8):(0,1)));
}

fn answers_2() {
    same(layout!(((16,1)):((0,1))).with_shape(shape!((16,1))), layout!((16,1):(0,0)));
    same(layout!((4):(1)).with_shape(shape!((2,2))), layout!((2,2):(1,2)));
    same(layout!((6):(1)).with_shape(shape!((6,1))), layout!((6,1):(1,0)));
    same(layout!((4,3):(6,2)).with_shape(shape!((4,3))), layout!((4,3):(6,2)));
    same(layout!(4:1).with_shape(shape!((2,2))), layout!((2,2):(1,2)));
}

fn refusals_0() {
    refused!(any R, (_4, _5<_3<_7<_6>>>): Reshapes<Layout!((6,(4,4),(2,16,7)):(0,(336,14),(7,0,1))), R>);
    refused!(any R, (_4, _21): Reshapes<Layout!((7,2,6):(12,1,2)), R>);
    refused!(any R, (_108, _14): Reshapes<Layout!((7,(6,3,4),(3)):(72,(0,24,0),(504))), R>);
    refused!(any R, (_5, _12): Reshapes<Layout!(((2,2),3,(5)):((120,4),40,(8))), R>);
    refused!(any R, (_8, _42): Reshapes<Layout!(((3,1),7,16):((12,1),0,16)), R>);
    refused!(any R, (_32, _21): Reshapes<Layout!(((2,12),4,7):((0,0),168,1)), R>);
    refused!(any R, (_5, _2): Reshapes<Layout!((2,1,5):(20,10,2)), R>);
    refused!(any R, (_2, _15): Reshapes<Layout!((3,5,2):(5,1,15)), R>);
}
