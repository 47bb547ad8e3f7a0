// Written by `cargo run --example generate_checks`: change the generator, not this file.
use crate::names::*;

fn answers_0() {
    same(layout!((6,2):(8,2)).compose(layout!((4,3):(3,1))), layout!(((2,2),3):((24,2),8)));
    same(layout!((4,8):(8,1)).compose(layout!((8,4):(4,1))), layout!((8,4):(1,8)));
    same(layout!((8,8):(8,1)).compose(layout!((8,4):(1,16))), layout!((8,4):(8,2)));
    same(layout!((2,4):(4,1)).compose(layout!((4,2):(1,4))), layout!(((2,2),2):((4,1),2)));
    same(layout!((4,4):(6,1)).compose(layout!((8,2):(1,8))), layout!(((4,2),2):((6,1),2)));
    same(layout!(24:1).compose(layout!((4,(2,3)):(2,(1,8)))), layout!((4,(2,3)):(2,(1,8))));
    same(layout!((4,2):(2,1)).compose(layout!(3:1)), layout!(3:2));
    same(layout!(2:0).compose(layout!((2):(1))), layout!((2):(0)));
    same(layout!(12:2).compose(layout!((2,2):(3,6))), layout!((2,2):(6,12)));
    same(layout!((2,5,2,6):(1,2,10,20)).compose(layout!((8):(1))), layout!((8):(1)));
    same(layout!((2,2,16,12):(32,0,2,0)).compose(layout!(1:0)), layout!(1:0));
    same(layout!((4,4):(4,1)).compose(layout!((4,4):(4,1))), layout!((4,4):(1,4)));
    same(layout!((8,1):(1,7)).compose(layout!((2,4):(1,2))), layout!((2,4):(1,2)));
    same(layout!((2,8,6,2):(1,2,16,96)).compose(layout!((3,8):(1,3))), layout!((3,8):(1,3)));
    same(layout!(12:2).compose(layout!((1,12):(0,1))), layout!((1,12):(0,2)));
    same(layout!((6,(8,2)):(16,(1,8))).compose(layout!((24,4):(1,24))), layout!(((6,4),4):((16,1),4)));
}

fn answers_1() {
    same(layout!((20):(2)).compose(layout!(20:1)), layout!(20:2));
    same(layout!((12,7):(7,1)).compose(layout!((8,8):(0,1))), layout!((8,8):(0,7)));
    same(layout!(8:1).compose(layout!(((2,2),(2,2)):((1,4),(8,32)))), layout!(((2,2),(2,2)):((1,4),(8,32))));
    same(layout!(((12,4)):((1,12))).compose(layout!((4,(4),8):(96,(1),4))), layout!((4,(4),8):(96,(1),4)));
    same(layout!(((3,5,2),4):((40,8,4),0)).compose(layout!((1,120):(0,1))), layout!((1,(3,5,2,4)):(0,(40,8,4,0))));
    same(layout!(1:0).compose(layout!(1:0)), layout!(1:0));
    same(layout!((8,2,4,2):(16,8,2,1)).compose(layout!((128):(1))), layout!(((8,2,4,2)):((16,8,2,1))));
    same(layout!((16,1,(4,1)):(4,1,(1,9))).compose(layout!(64:1)), layout!((16,4):(4,1)));
    same(layout!((5,7,5):(1,5,35)).compose(layout!((7,25):(25,1))), layout!((7,25):(25,1)));
    same(layout!(((8,16),8):((128,1),16)).compose(layout!((8,(2,64)):(128,(1,2)))), layout!((8,(2,(4,16))):(16,(128,(256,1)))));
    same(layout!((12,(4,8)):(59,(13,1))).compose(layout!(2:192)), layout!(2:4));
    same(layout!(2:1).compose(layout!(2:1)), layout!(2:1));
    same(layout!((2,4,4):(16,8,8)).compose(layout!((2,(2,8)):(16,(8,1)))), layout!((2,(2,(2,4))):(16,(8,(16,8)))));
    same(layout!(((4,5),(2,2)):((2,8),(40,1))).compose(layout!((4,20):(20,1))), layout!(((2,2),20):((40,1),2)));
    same(layout!(6:64).compose(layout!(3:3)), layout!(3:192));
    same(layout!((3,4):(0,1)).compose(layout!(3:6)), layout!(3:2));
}

fn answers_2() {
    same(layout!((2,8):(1,2)).compose(layout!(2:1)), layout!(2:1));
    same(layout!((32,8):(1,32)).compose(layout!((128,2):(1,128))), layout!((128,2):(1,128)));
    same(layout!((3,2,12):(0,36,0)).compose(layout!(12:1)), layout!((3,2,2):(0,36,0)));
    same(layout!((8):(0)).compose(layout!(8:1)), layout!(8:0));
    same(layout!((16,2):(1,16)).compose(layout!(2:1)), layout!(2:1));
    same(layout!(((4,12,3),2,1):((72,6,2),1,0)).compose(layout!((2,3,4):(12,4,1))), layout!((2,3,4):(18,6,72)));
    same(layout!((20):(2)).compose(layout!(2:2)), layout!(2:4));
    same(layout!(16:1).compose(layout!(8:1)), layout!(8:1));
    same(layout!((8):(0)).compose(layout!((2,4):(1,2))), layout!((2,4):(0,0)));
    same(layout!(5:0).compose(layout!(5:1)), layout!(5:0));
    same(layout!(((4,4),1):((1,4),0)).compose(layout!(2:1)), layout!(2:1));
    same(layout!(4:1).compose(layout!((2,2):(1,2))), layout!((2,2):(1,2)));
    same(layout!((4,2,3):(2,1,8)).compose(layout!((24,4):(1,0))), layout!(((4,2,3),4):((2,1,8),0)));
    same(layout!((3,1):(1,3)).compose(layout!((3):(1))), layout!((3):(1)));
    same(layout!(((4,6),(4,1)):((24,4),(1,0))).compose(layout!((1,96):(0,1))), layout!((1,(4,6,4)):(0,(24,4,1))));
    same(layout!((1,4,2):(0,1,4)).compose(layout!(2:2)), layout!(2:2));
}

fn answers_3() {
    same(layout!(7:1).compose(layout!((7):(1))), layout!((7):(1)));
    same(layout!((4,2,8):(0,0,0)).compose(layout!((8,8):(1,8))), layout!((8,8):(0,0)));
    same(layout!((8):(100)).compose(layout!((5,8):(1,5))), layout!((5,8):(100,500)));
    same(layout!((12,8):(1,12)).compose(layout!((7,5):(5,1))), layout!((7,5):(5,1)));
    same(layout!(1:1).compose(layout!((1):(0))), layout!((1):(0)));
    same(layout!((2):(1)).compose(layout!((2,1):(1,0))), layout!((2,1):(1,0)));
    same(layout!((8,5):(1,8)).compose(layout!(8:1)), layout!(8:1));
    same(layout!((32,4):(1,32)).compose(layout!(4:1)), layout!(4:1));
    same(layout!(((2)):((0))).compose(layout!(((1,4,2),((6,1),4)):((0,1,4),((8,0),48)))), layout!(((1,4,2),((6,1),4)):((0,0,0),((0,0),0))));
    same(layout!(32:4).compose(layout!(8:2)), layout!(8:8));
    same(layout!((6,3,4,4):(48,16,4,1)).compose(layout!(1:6)), layout!(1:1));
    same(layout!(4:1).compose(layout!((4):(1))), layout!((4):(1)));
    same(layout!((3):(1)).compose(layout!((3):(1))), layout!((3):(1)));
    same(layout!(8:1).compose(layout!(4:2)), layout!(4:2));
    same(layout!((16,2):(1,16)).compose(layout!((4,4):(1,8))), layout!((4,4):(1,8)));
    same(layout!((5):(1)).compose(layout!(5:1)), layout!(5:1));
}

fn answers_4() {
    same(layout!((6,2):(1,12)).compose(layout!((2,6):(6,1))), layout!((2,6):(12,1)));
    same(layout!(8:1).compose(layout!((8,1):(1,0))), layout!((8,1):(1,0)));
    same(layout!((1):(0)).compose(layout!(1:0)), layout!(1:0));
    same(layout!((6,12):(48,4)).compose(layout!((1,72):(0,1))), layout!((1,(6,12)):(0,(48,4))));
    same(layout!((3,2,8,6):(96,48,6,1)).compose(layout!((2,12,3,4):(144,1,48,0))), layout!((2,(3,2,2),3,4):(3,(96,48,6),1,0)));
    same(layout!(1:0).compose(layout!((2,2,8):(1,2,4))), layout!((2,2,8):(0,0,0)));
    same(layout!((32,8):(1,32)).compose(layout!(2:6)), layout!(2:6));
    same(layout!(((2,2),(2,2)):((1,4),(8,32))).compose(layout!(2:2)), layout!(2:4));
    same(layout!((7,2):(1,7)).compose(layout!((7,(4,8)):(0,(56,7)))), layout!((7,(4,8)):(0,(56,7))));
    same(layout!(7:1).compose(layout!((1,7):(0,1))), layout!((1,7):(0,1)));
    same(layout!(2:1).compose(layout!((2):(1))), layout!((2):(1)));
    same(layout!(2:0).compose(layout!(2:1)), layout!(2:0));
    same(layout!(((4,8),(2,2)):((32,1),(16,8))).compose(layout!((2,4):(64,2))), layout!((2,(2,2)):(8,(64,1))));
    same(layout!(((8,6,6),7,1):((1,4,12),6,6)).compose(layout!(8:2)), layout!((4,2):(2,4)));
    same(layout!(((5)):((3))).compose(layout!(((4,8),(2,2,2)):((32,1),(16,8,128)))), layout!(((4,8),(2,2,2)):((96,3),(48,24,384))));
    same(layout!(6:1).compose(layout!(3:1)), layout!(3:1));
}

fn answers_5() {
    same(layout!((7):(1)).compose(layout!(7:1)), layout!(7:1));
    same(layout!(6:4).compose(layout!((2,3):(1,2))), layout!((2,3):(4,8)));
    same(layout!((5,4,4,4):(5,64,8,100)).compose(layout!((16,20):(20,1))), layout!(((4,4),(5,4)):((8,100),(5,64))));
    same(layout!((2,(3,(4,5))):(1,(2,(6,24)))).compose(layout!(4:1)), layout!(4:1));
    same(layout!(((3,2,4)):((5,16,100))).compose(layout!((4,6):(6,1))), layout!((4,(3,2)):(100,(5,16))));
    same(layout!((12,(4,8)):(59,(13,1))).compose(layout!((4):(48))), layout!((4):(1)));
    same(layout!((4,(2,16,2),8):(512,(16,1,32),64)).compose(layout!((64,(4,8)):(1,(64,256)))), layout!(((4,2,8),((2,2),8)):((512,16,1),((8,32),64))));
    same(layout!((8,5):(1,0)).compose(layout!((5,8):(8,1))), layout!((5,8):(0,1)));
    same(layout!(32:1).compose(layout!(32:1)), layout!(32:1));
    same(layout!(((1,8),32):((0,1),8)).compose(layout!((8,32):(32,1))), layout!((8,32):(32,1)));
    same(layout!((4,4,6):(1,4,16)).compose(layout!(2:6)), layout!(2:6));
    same(layout!(6:1).compose(layout!(2:2)), layout!(2:2));
    same(layout!((5,6,7):(42,7,1)).compose(layout!(4:5)), layout!(4:7));
    same(layout!(12:1).compose(layout!((6,2):(2,1))), layout!((6,2):(2,1)));
    same(layout!((1,(3,8)):(0,(1,3))).compose(layout!((6,4):(4,1))), layout!((6,4):(4,1)));
    same(layout!(8:1).compose(layout!((4,2):(2,1))), layout!((4,2):(2,1)));
}

fn answers_6() {
    same(layout!((6):(2)).compose(layout!(3:1)), layout!(3:2));
    same(layout!(3:0).compose(layout!(3:1)), layout!(3:0));
    same(layout!((2,2,2,2):(1,2,4,8)).compose(layout!((2,4):(1,2))), layout!((2,4):(1,2)));
    same(layout!(7:64).compose(layout!(7:1)), layout!(7:64));
    same(layout!((4,(2,4)):(2,(1,8))).compose(layout!(8:1)), layout!((4,2):(2,1)));
    same(layout!((5,4):(4,1)).compose(layout!(5:1)), layout!(5:4));
    same(layout!((8,1):(1,7)).compose(layout!((4,2):(2,1))), layout!((4,2):(2,1)));
    same(layout!((4,16):(0,1)).compose(layout!((2,32):(32,1))), layout!((2,(4,8)):(8,(0,1))));
    same(layout!((4,12):(12,1)).compose(layout!((10,2):(16,4))), layout!((10,2):(4,1)));
    same(layout!((8,64):(64,1)).compose(layout!(32:2)), layout!((4,8):(128,1)));
    same(layout!((8,1):(1,7)).compose(layout!((4,2):(1,4))), layout!((4,2):(1,4)));
    same(layout!(16:1).compose(layout!((8,2,2):(1,8,0))), layout!((8,2,2):(1,8,0)));
    same(layout!(7:1).compose(layout!((1,4):(1,3))), layout!((1,4):(1,3)));
    same(layout!((8,64):(64,1)).compose(layout!((2,4):(256,64))), layout!((2,4):(32,8)));
    same(layout!((4,3,2,32):(12,5,24,6)).compose(layout!(2:6)), layout!(2:29));
    same(layout!((5,6,7):(42,7,1)).compose(layout!((3,2,2):(70,1,0))), layout!((3,2,2):(16,42,0)));
}

fn answers_7() {
    same(layout!((4,2,8):(3,12,97)).compose(layout!(3:3)), layout!(3:9));
    same(layout!((10,2):(16,4)).compose(layout!((3,4):(1,5))), layout!((3,(2,2)):(16,(80,4))));
    same(layout!((32,128):(128,1)).compose(layout!((30,128):(1,32))), layout!((30,128):(128,1)));
    same(layout!((2,3):(1,2)).compose(layout!((2,3):(3,1))), layout!((2,3):(3,1)));
    same(layout!((4,6,8,10):(2,3,5,7)).compose(layout!(6:12)), layout!((2,3):(9,5)));
    same(layout!((3,6,2,8):(1,10,100,1000)).compose(layout!(4:72)), layout!(4:2000));
    same(layout!((5,3):(7,1)).compose(layout!(2:3)), layout!(2:21));
    same(layout!((4,6,1):(2,3,0)).compose(layout!(30:4)), layout!((6,5):(3,0)));
    same(layout!((4,8):(8,1)).compose(layout!(((2,4),(2,2)):((8,1),(4,16)))), layout!(((2,4),(2,2)):((2,8),(1,4))));
    let _: Composition<Layout!(((2,16)):((1,2))), Layout!(16:2)> = layout!(16:2);
    let _: Composition<Layout!((12,2):(2,0)), Layout!((1,6):(12,12))> = layout!((1,6):(0,0));
    let _: Composition<Layout!(((8),2):((1),8)), Layout!(((4,5,16)):((-10,2,80)))> = layout!(((4,5,16)):((-10,2,80)));
    let _: Composition<Layout!(((8),2):((1),8)), Layout!(8:16)> = layout!(8:16);
    let _: Composition<Layout!((5,3):(3,1)), Layout!(1:1)> = layout!(1:1);
    let _: Composition<Layout!(((7,5),(1)):((0,1),(0))), Layout!(7:35)> = layout!(7:0);
    let _: Composition<Layout!((4):(-3)), Layout!(1:4)> = layout!(1:-12);
}

fn answers_8() {
    let _: Composition<Layout!(((2,1),3):((3,3),1)), Layout!((2,6):(2,1))> = layout!((2,(2,3)):(1,(3,1)));
    let _: Composition<Layout!((1,(16),16):(4096,(8),256)), Layout!((32,64):(1,16))> = layout!(((16,2),64):((8,256),256));
    let _: Composition<Layout!((12):(8)), Layout!((5,4):(4,20))> = layout!((5,4):(32,160));
    let _: Composition<Layout!((8):(1)), Layout!(16:1)> = layout!(16:1);
    let _: Composition<Layout!((4,(3),2):(1,(2),2)), Layout!(12:2)> = layout!((2,3,2):(2,2,2));
    let _: Composition<Layout!(((2,4),(3,7)):((-12,3),(-1,0))), Layout!((4,3):(168,2))> = layout!((4,3):(0,3));
    let _: Composition<Layout!(((3),(2),2):((1),(6),2)), Layout!(4:12)> = layout!(4:4);
    let _: Composition<Layout!(((16),8,(16,8)):((1),-16,(-128,2048))), Layout!(64:128)> = layout!((16,4):(-128,2048));
    let _: Composition<Layout!(4:3), Layout!(1:4)> = layout!(1:12);
    let _: Composition<Layout!(3:1), Layout!((7,2):(2,1))> = layout!((7,2):(2,1));
    let _: Composition<Layout!((4,12):(1,4)), Layout!(7:32)> = layout!(7:32);
    let _: Composition<Layout!((3):(32)), Layout!((3,3):(3,1))> = layout!((3,3):(96,32));
    let _: Composition<Layout!((6):(8)), Layout!(6:1)> = layout!(6:8);
    let _: Composition<Layout!((5,2,6):(6,30,1)), Layout!((1,2):(5,10))> = layout!((1,2):(1,1));
    let _: Composition<Layout!(((8),4):((1),8)), Layout!((32,16):(32,8))> = layout!((32,16):(32,8));
    let _: Composition<Layout!((16,(8,2)):(16,(-2,1))), Layout!((2,32):(16,128))> = layout!((2,32):(-2,1));
}

fn answers_9() {
    let _: Composition<Layout!(2:1), Layout!((1,2):(2,2))> = layout!((1,2):(2,2));
}

fn refusals_0() {
    refused!(Layout!((2,(16,6)):(1,(2,32))): ComposesOnto<Layout!((4,12,4):(48,4,0))>);
    refused!(Layout!((4,192):(192,1)): ComposesOnto<Layout!((2,2,((2,32),3)):(65,130,((32,1),261)))>);
    refused!(Layout!(16:8): ComposesOnto<Layout!((12,(4,8)):(59,(13,1)))>);
    refused!(Layout!(4:2): ComposesOnto<Layout!((6,2):(8,2))>);
    refused!(Layout!(6:5): ComposesOnto<Layout!(((3),3,8):((6),2,18))>);
    refused!(Layout!(49:24): ComposesOnto<Layout!((7,3,7,8):(16,784,112,2))>);
    refused!(Layout!((2,15):(15,1)): ComposesOnto<Layout!(((3,2),5):((1,15),3))>);
    refused!(Layout!(6:5): ComposesOnto<Layout!((16,1,(4,1)):(4,1,(1,9)))>);
    refused!(Layout!((6,4):(1,6)): ComposesOnto<Layout!((4,2,3):(2,1,8))>);
    refused!(Layout!(((4,8),(2,2,2)):((32,1),(16,8,128))): ComposesOnto<Layout!((2,2,3,6):(6,16,3,12))>);
    refused!(Layout!((5,42):(42,1)): ComposesOnto<Layout!((5,6,7):(42,7,1))>);
    refused!(Layout!((24):(14)): ComposesOnto<Layout!((2,6,(4,7)):(4,8,(1,48)))>);
    refused!(Layout!((5,(8,4)):(32,(4,1))): ComposesOnto<Layout!((8,(3,2),3):(32,(0,64),16))>);
    refused!(Layout!((21,4):(1,21)): ComposesOnto<Layout!((12,7):(7,1))>);
    refused!(Layout!((6,2):(1,6)): ComposesOnto<Layout!((4,3):(3,1))>);
    refused!(Layout!((2,2,12):(24,1,2)): ComposesOnto<Layout!(((4,(4,4)),3,4):((1,(48,0)),0,4))>);
}

fn refusals_1() {
    refused!(Layout!((7,4,2):(6,42,0)): ComposesOnto<Layout!((6,4,7):(28,7,1))>);
    refused!(Layout!((8,36):(36,1)): ComposesOnto<Layout!((4,6,3,4):(1,48,4,12))>);
    refused!(Layout!(6:4): ComposesOnto<Layout!((16,8):(8,1))>);
    refused!(Layout!(6:1): ComposesOnto<Layout!((4,2,8):(6,3,24))>);
    refused!(Layout!(6:3): ComposesOnto<Layout!((4,6,8):(2,3,5))>);
    refused!(Layout!(4:3): ComposesOnto<Layout!((4,2,8):(3,12,97))>);
    refused!(Layout!(3:3): ComposesOnto<Layout!((4,2,8):(3,15,97))>);
    refused!(Layout!(4:4): ComposesOnto<Layout!((6,2):(8,2))>);
    refused!(Layout!((3,4):(2,3)): ComposesOnto<Layout!((6,2):(1,10))>);
    refused!(Layout!(7:1): ComposesOnto<Layout!((5,3):(7,1))>);
    refused!(Layout!(6:-1): ComposesOnto<Layout!((2,3):(2,1))>);
    refused!(Layout!((64,14):(1,2016)): ComposesOnto<Layout!((6,7,(12,4)):(4,0,(12,12)))>);
    refused!(Layout!(64:1): ComposesOnto<Layout!(((4,7,5),1,(16,1)):((80,320,1),320,(5,5)))>);
    refused!(Layout!((1,7,1):(12,100,6)): ComposesOnto<Layout!(((8,4,4),16,8):((2,16,1),8,100))>);
    refused!(Layout!((2,(4,7),4):(1,(2,8),56)): ComposesOnto<Layout!((12,3,12):(36,1,3))>);
    refused!(Layout!(((8,2),(6,2,4)):((8,1),(64,384,2))): ComposesOnto<Layout!(((3,16,4),(12,6,1),4):((1,-3,48),(192,-2304,-13824),13824))>);
}

fn refusals_2() {
    refused!(Layout!(((2),(7)):((7),(1))): ComposesOnto<Layout!(((4,6)):((12,2)))>);
    refused!(Layout!(((4),(7,16,2),8):((1),(4,28,448),896)): ComposesOnto<Layout!(((1),7,16):((56),4,112))>);
    refused!(Layout!((5,6):(1,5)): ComposesOnto<Layout!((7,3):(1,14))>);
}
