// Written by `cargo run --example generate_checks`: change the generator, not this file.
use crate::names::*;

fn answers_0() {
    same(layout!(((4,8),(2,2,2)):((32,1),(16,8,128))).flatten(), layout!((4,8,2,2,2):(32,1,16,8,128)));
    same(layout!((128,64):(1,128)).flatten(), layout!((128,64):(1,128)));
    same(layout!((128,32):(1,128)).flatten(), layout!((128,32):(1,128)));
    same(layout!((32,8):(1,32)).flatten(), layout!((32,8):(1,32)));
    same(layout!((8,64):(64,1)).flatten(), layout!((8,64):(64,1)));
    same(layout!((64,8):(1,64)).flatten(), layout!((64,8):(1,64)));
    same(layout!(((16,4),(4,8)):((1,64),(16,256))).flatten(), layout!((16,4,4,8):(1,64,16,256)));
    same(layout!((128,128):(128,1)).flatten(), layout!((128,128):(128,1)));
    same(layout!(((32,4),(2,2)):((2,128),(1,64))).flatten(), layout!((32,4,2,2):(2,128,1,64)));
    same(layout!((4,(2,4)):(2,(1,8))).flatten(), layout!((4,2,4):(2,1,8)));
    same(layout!((2,2,2,2):(1,2,4,8)).flatten(), layout!((2,2,2,2):(1,2,4,8)));
    same(layout!((32,4):(4,1)).flatten(), layout!((32,4):(4,1)));
    same(layout!((6,2):(8,2)).flatten(), layout!((6,2):(8,2)));
    same(layout!((4,3):(3,1)).flatten(), layout!((4,3):(3,1)));
    same(layout!(24:1).flatten(), layout!(24:1));
    same(layout!((4,2,3):(2,1,8)).flatten(), layout!((4,2,3):(2,1,8)));
}

fn answers_1() {
    same(layout!((20):(2)).flatten(), layout!((20):(2)));
    same(layout!((10,2):(16,4)).flatten(), layout!((10,2):(16,4)));
    same(layout!((3,4):(6,1)).flatten(), layout!((3,4):(6,1)));
    same(layout!((12,32):(0,1)).flatten(), layout!((12,32):(0,1)));
    same(layout!((8,8):(0,1)).flatten(), layout!((8,8):(0,1)));
    same(layout!(1:0).flatten(), layout!(1:0));
    same(layout!((4):(1)).flatten(), layout!((4):(1)));
    same(layout!(((5)):((3))).flatten(), layout!((5):(3)));
    same(layout!((7,5):(5,1)).flatten(), layout!((7,5):(5,1)));
    same(layout!(((3,2),5):((1,15),3)).flatten(), layout!((3,2,5):(1,15,3)));
    same(layout!((2,(3,(4,5))):(1,(2,(6,24)))).flatten(), layout!((2,3,4,5):(1,2,6,24)));
    same(layout!((8,1,4):(4,0,1)).flatten(), layout!((8,1,4):(4,0,1)));
    same(layout!((1,8):(3,1)).flatten(), layout!((1,8):(3,1)));
    same(layout!((8,1):(1,7)).flatten(), layout!((8,1):(1,7)));
    same(layout!((3,5):(32,24)).flatten(), layout!((3,5):(32,24)));
    same(layout!((2,(16,16)):(1,(0,32))).flatten(), layout!((2,16,16):(1,0,32)));
}

fn answers_2() {
    same(layout!((32,2,4,(2,4)):(2,3,24,(5,64))).flatten(), layout!((32,2,4,2,4):(2,3,24,5,64)));
    same(layout!(((2,16,5),3):((1,2,32),160)).flatten(), layout!((2,16,5,3):(1,2,32,160)));
    same(layout!(((5,3,7),4):((84,28,4),1)).flatten(), layout!((5,3,7,4):(84,28,4,1)));
    same(layout!((4,2,4):(8,4,1)).flatten(), layout!((4,2,4):(8,4,1)));
    same(layout!((4,(4),7,5):(28,(1),4,112)).flatten(), layout!((4,4,7,5):(28,1,4,112)));
    same(layout!((6,8,1):(1,6,0)).flatten(), layout!((6,8,1):(1,6,0)));
    same(layout!(8:1).flatten(), layout!(8:1));
    same(layout!((7):(1)).flatten(), layout!((7):(1)));
    same(layout!((4,8):(1,4)).flatten(), layout!((4,8):(1,4)));
    same(layout!((12,(2,2,4),2):(8,(5,24,64),5)).flatten(), layout!((12,2,2,4,2):(8,5,24,64,5)));
    same(layout!((5,(4),16):(16,(80),1)).flatten(), layout!((5,4,16):(16,80,1)));
    same(layout!((2):(2)).flatten(), layout!((2):(2)));
    same(layout!((5,4,6,32):(768,192,32,1)).flatten(), layout!((5,4,6,32):(768,192,32,1)));
    same(layout!((3,(2,8)):(1,(3,6))).flatten(), layout!((3,2,8):(1,3,6)));
    same(layout!(4:2).flatten(), layout!(4:2));
    let _: Flatten<Layout!((16,(5,7),(6,5,5)):(5250,(1050,150),(1,6,30)))> = layout!((16,5,7,6,5,5):(5250,1050,150,1,6,30));
}

fn answers_3() {
    let _: Flatten<Layout!((6):(1))> = layout!((6):(1));
    let _: Flatten<Layout!(((6,2,7),6,6):((1,6,12),84,504))> = layout!((6,2,7,6,6):(1,6,12,84,504));
    let _: Flatten<Layout!((12):(12))> = layout!((12):(12));
    let _: Flatten<Layout!(((6),16,16):((1),96,6))> = layout!((6,16,16):(1,96,6));
    let _: Flatten<Layout!(((5,12)):((6,4)))> = layout!((5,12):(6,4));
    let _: Flatten<Layout!(((2,2,2),(3),4):((6,3,0),(0),12))> = layout!((2,2,2,3,4):(6,3,0,0,12));
    let _: Flatten<Layout!(5:1)> = layout!(5:1);
    let _: Flatten<Layout!((3):(1))> = layout!((3):(1));
    let _: Flatten<Layout!(2:1)> = layout!(2:1);
    let _: Flatten<Layout!(((4)):((1)))> = layout!((4):(1));
    let _: Flatten<Layout!((16,(3,1,16)):(0,(16,1,0)))> = layout!((16,3,1,16):(0,16,1,0));
    let _: Flatten<Layout!(((7,1,2),(1,1)):((1,28,28),(14,1)))> = layout!((7,1,2,1,1):(1,28,28,14,1));
    let _: Flatten<Layout!((3,4,8):(3,144,18))> = layout!((3,4,8):(3,144,18));
    let _: Flatten<Layout!(((12,4),12,16):((1,0),0,48))> = layout!((12,4,12,16):(1,0,0,48));
    let _: Flatten<Layout!((2,7,(5,1,8)):(1,2,(14,70,70)))> = layout!((2,7,5,1,8):(1,2,14,70,70));
    let _: Flatten<Layout!((1,12):(0,1))> = layout!((1,12):(0,1));
}

fn answers_4() {
    let _: Flatten<Layout!(((3,2),4,3):((1,3),6,24))> = layout!((3,2,4,3):(1,3,6,24));
    let _: Flatten<Layout!((2):(6))> = layout!((2):(6));
    let _: Flatten<Layout!((8):(1))> = layout!((8):(1));
    let _: Flatten<Layout!((7,(4,1,8),1):(32,(8,8,1),8))> = layout!((7,4,1,8,1):(32,8,8,1,8));
    let _: Flatten<Layout!((6,16,1):(1,6,96))> = layout!((6,16,1):(1,6,96));
    let _: Flatten<Layout!(6:1)> = layout!(6:1);
    let _: Flatten<Layout!((1,1,7):(3,6,6))> = layout!((1,1,7):(3,6,6));
}
