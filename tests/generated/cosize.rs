// Written by `cargo run --example generate_checks`: change the generator, not this file.
use crate::names::*;

fn answers_0() {
    same(layout!(((4,8),(2,2,2)):((32,1),(16,8,128))).cosize(), coord!(256));
    same(layout!(((4,8),(2,2)):((16,1),(8,64))).cosize(), coord!(128));
    same(layout!(((4,8),(2,2)):((32,1),(16,8))).cosize(), coord!(128));
    same(layout!(((8,16),8):((128,1),16)).cosize(), coord!(1024));
    same(layout!((128,32):(1,128)).cosize(), coord!(4096));
    same(layout!((32,8):(1,32)).cosize(), coord!(256));
    same(layout!(((8,16),(8,8)):((8,512),(1,64))).cosize(), coord!(8192));
    same(layout!((8,64):(64,1)).cosize(), coord!(512));
    same(layout!((64,8):(1,64)).cosize(), coord!(512));
    same(layout!((128,128):(128,1)).cosize(), coord!(16384));
    same(layout!(((2,2),(8,4)):((1,16),(2,32))).cosize(), coord!(128));
    same(layout!((4,(2,4)):(2,(1,8))).cosize(), coord!(32));
    same(layout!((256,32):(1,256)).cosize(), coord!(8192));
    same(layout!(((4,8),(2,(2,2))):((64,1),(32,(8,256)))).cosize(), coord!(496));
    same(layout!((128,(8,4)):(8,(1,1024))).cosize(), coord!(4096));
    same(layout!((2,2,2,2):(1,2,4,8)).cosize(), coord!(16));
}

fn answers_1() {
    same(layout!(((4,2),(8,2)):((2,64),(8,1))).cosize(), coord!(128));
    same(layout!((6,2):(8,2)).cosize(), coord!(43));
    same(layout!((4,3):(3,1)).cosize(), coord!(12));
    same(layout!(24:1).cosize(), coord!(24));
    same(layout!((10,2):(16,4)).cosize(), coord!(149));
    same(layout!((2,(1,6)):(1,(6,2))).cosize(), coord!(12));
    same(layout!((12,32):(0,1)).cosize(), coord!(32));
    same(layout!(((2,2),(2,2)):((1,4),(8,32))).cosize(), coord!(46));
    same(layout!((1,1):(0,0)).cosize(), coord!(1));
    same(layout!(((5)):((3))).cosize(), coord!(13));
    same(layout!((3,(2,7)):(14,(7,1))).cosize(), coord!(42));
    same(layout!((12,7):(7,1)).cosize(), coord!(84));
    same(layout!(((3,2),5):((1,15),3)).cosize(), coord!(30));
    same(layout!((5,6,7):(42,7,1)).cosize(), coord!(210));
    same(layout!((8,1,4):(4,0,1)).cosize(), coord!(32));
    same(layout!((1,8):(3,1)).cosize(), coord!(8));
}

fn answers_2() {
    same(layout!((16,1,(4,1)):(4,1,(1,9))).cosize(), coord!(64));
    same(layout!(3:1).cosize(), coord!(3));
    same(layout!((12,8):(0,1)).cosize(), coord!(8));
    same(layout!(32:1).cosize(), coord!(32));
    same(layout!((4,(1,7),8,2):(14,(0,2),0,1)).cosize(), coord!(56));
    same(layout!(((2),6,5,32):((0),0,384,0)).cosize(), coord!(1537));
    same(layout!((16,3,2):(6,1,288)).cosize(), coord!(381));
    same(layout!(12:1).cosize(), coord!(12));
    same(layout!((2,6,4,5):(24,6,100,8)).cosize(), coord!(387));
    same(layout!((4,4):(2,1)).cosize(), coord!(10));
    same(layout!(2:1).cosize(), coord!(2));
    same(layout!((5,1,(5,(2,2,5))):(6,8,(100,(8,0,16)))).cosize(), coord!(497));
    same(layout!((3,4,3):(4,36,12)).cosize(), coord!(141));
    same(layout!(6:1).cosize(), coord!(6));
    same(layout!(5:1).cosize(), coord!(5));
    same(layout!(3:2).cosize(), coord!(5));
}

fn answers_3() {
    same(layout!((3,5):(1,4)).cosize(), coord!(19));
    same(layout!((6):(1)).cosize(), coord!(6));
    same(layout!(((2),3):((1),2)).cosize(), coord!(6));
    same(layout!(((6,16,5),(5,4),(2,12)):((1,6,96),(480,2400),(9600,19200))).cosize(), coord!(230400));
    same(layout!(((4,2,2)):((1,8,4))).cosize(), coord!(16));
    same(layout!(((6,12,12)):((1,6,72))).cosize(), coord!(864));
    same(layout!((3):(0)).cosize(), coord!(1));
    same(layout!((6):(2)).cosize(), coord!(11));
    same(layout!((4):(1)).cosize(), coord!(4));
    same(layout!((4,5):(0,0)).cosize(), coord!(1));
    same(layout!((4,16):(1,4)).cosize(), coord!(64));
    same(layout!(2:8).cosize(), coord!(9));
    same(layout!(((16,4,7),(5,1,2)):((4,16,12),(16,8,100))).cosize(), coord!(345));
    same(layout!((8,(6,5)):(1,(8,48))).cosize(), coord!(240));
    same(layout!(((12),(7,4),4):((112),(4,28),0)).cosize(), coord!(1341));
    same(layout!(4:1).cosize(), coord!(4));
}

fn answers_4() {
    same(layout!(((8,16,2)):((8,64,4))).cosize(), coord!(1021));
    same(layout!((5,(1,2)):(2,(1,1))).cosize(), coord!(10));
    same(layout!((4,(8,5)):(8,(0,32))).cosize(), coord!(153));
    same(layout!(16:6).cosize(), coord!(91));
    same(layout!((16):(1)).cosize(), coord!(16));
    same(layout!((6,7,(2)):(1,6,(42))).cosize(), coord!(84));
    same(layout!((7):(1)).cosize(), coord!(7));
    same(layout!(1:1).cosize(), coord!(1));
    same(layout!((3,3,(2)):(1,3,(9))).cosize(), coord!(18));
}
