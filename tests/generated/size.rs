// Written by `cargo run --example generate_checks`: change the generator, not this file.
use crate::names::*;

fn answers_0() {
    same(layout!(((4,8),(2,2)):((16,1),(8,64))).size(), coord!(128));
    same(layout!(((8,16),8):((128,1),16)).size(), coord!(1024));
    same(layout!((128,64):(64,1)).size(), coord!(8192));
    same(layout!((128,64):(1,128)).size(), coord!(8192));
    same(layout!((64,32):(32,1)).size(), coord!(2048));
    same(layout!((128,32):(1,128)).size(), coord!(4096));
    same(layout!((32,8):(1,32)).size(), coord!(256));
    same(layout!((16,2):(1,16)).size(), coord!(32));
    same(layout!((8,(8,8)):(8,(1,64))).size(), coord!(512));
    same(layout!(((8,16),(8,8)):((8,512),(1,64))).size(), coord!(8192));
    same(layout!((8,64):(64,1)).size(), coord!(512));
    same(layout!((64,8):(1,64)).size(), coord!(512));
    same(layout!(((16,4),(4,8)):((1,64),(16,256))).size(), coord!(2048));
    same(layout!((128,128):(128,1)).size(), coord!(16384));
    same(layout!(((32,4),(2,2)):((2,128),(1,64))).size(), coord!(512));
    same(layout!((256,32):(1,256)).size(), coord!(8192));
}

fn answers_1() {
    same(layout!((128,(8,4)):(8,(1,1024))).size(), coord!(4096));
    same(layout!((32,4):(4,1)).size(), coord!(128));
    same(layout!(((4,2),(8,2)):((2,64),(8,1))).size(), coord!(128));
    same(layout!((12,(4,8)):(59,(13,1))).size(), coord!(384));
    same(layout!((6,2):(8,2)).size(), coord!(12));
    same(layout!((20):(2)).size(), coord!(20));
    same(layout!((3,4):(6,1)).size(), coord!(12));
    same(layout!((3,4):(0,1)).size(), coord!(12));
    same(layout!(((2,2),(2,2)):((1,4),(8,32))).size(), coord!(16));
    same(layout!((8,8):(0,1)).size(), coord!(64));
    same(layout!(1:0).size(), coord!(1));
    same(layout!((1,1):(0,0)).size(), coord!(1));
    same(layout!(((5)):((3))).size(), coord!(5));
    same(layout!((12,7):(7,1)).size(), coord!(84));
    same(layout!(((3,2),5):((1,15),3)).size(), coord!(30));
    same(layout!((5,6,7):(42,7,1)).size(), coord!(210));
}

fn answers_2() {
    same(layout!(((2,(2,3)),(4,(1,2))):((1,(8,16)),(2,(0,48)))).size(), coord!(96));
    same(layout!((16,1,(4,1)):(4,1,(1,9))).size(), coord!(64));
    same(layout!(16:100).size(), coord!(16));
    same(layout!((2,(7,5),(3,5,1),2):(105,(15,1),(5,420,0),210)).size(), coord!(2100));
    same(layout!(2:1).size(), coord!(2));
    same(layout!((((2),7),4):(((84),12),3)).size(), coord!(56));
    same(layout!((16,((1,4),(2),7)):(56,((56,0),(28),4))).size(), coord!(896));
    same(layout!((8,4,1):(4,1,0)).size(), coord!(32));
    same(layout!(3:1).size(), coord!(3));
    same(layout!((4,2):(1,4)).size(), coord!(8));
    same(layout!((6,4,8):(16,12,4)).size(), coord!(192));
    same(layout!(((8),7,4):((1),8,56)).size(), coord!(224));
    same(layout!((1,(4,5),((32),6)):(0,(3,384),((12),1920))).size(), coord!(3840));
    same(layout!((5):(1)).size(), coord!(5));
    same(layout!(((32,12,4)):((384,32,8))).size(), coord!(1536));
    same(layout!((3,5):(1,4)).size(), coord!(15));
}

fn answers_3() {
    same(layout!(((7)):((1))).size(), coord!(7));
    same(layout!((2):(16)).size(), coord!(2));
    same(layout!((16):(1)).size(), coord!(16));
    same(layout!(((2)):((1))).size(), coord!(2));
    same(layout!((12,2):(1,12)).size(), coord!(24));
    same(layout!(((5,6,1),(2,4,16)):((1,5,30),(30,60,240))).size(), coord!(3840));
    same(layout!((1,4,4):(2,4,32)).size(), coord!(16));
    same(layout!(((4,2,1)):((1,4,8))).size(), coord!(8));
    same(layout!(((3),(3)):((4),(12))).size(), coord!(9));
    same(layout!((7,(7,4,6),7):(18816,(1344,131712,112),8)).size(), coord!(8232));
    same(layout!((5,(7)):(1,(5))).size(), coord!(35));
    same(layout!((2,(5,2),12):(48,(96,480),4)).size(), coord!(240));
    same(layout!(3:8).size(), coord!(3));
    same(layout!((12,16,7):(-16,1,0)).size(), coord!(1344));
    same(layout!(((6,2),1):((1,6),12)).size(), coord!(12));
    same(layout!((3,2,4):(0,1,0)).size(), coord!(24));
}

fn answers_4() {
    same(layout!((12,(1,2),4):(1,(1,12),24)).size(), coord!(96));
    same(layout!(1:1).size(), coord!(1));
    same(layout!((7):(8)).size(), coord!(7));
    same(layout!(((4,5,12),(2,2,8),6):((-1,-96,4),(23040,-48,-2880),-480)).size(), coord!(46080));
    same(layout!((5,4):(1,5)).size(), coord!(20));
    same(layout!(6:4).size(), coord!(6));
    same(layout!((4,4,(8)):(1,4,(16))).size(), coord!(128));
}
