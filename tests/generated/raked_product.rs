// Written by `cargo run --example generate_checks`: change the generator, not this file.
use crate::names::*;

fn answers_0() {
    same(layout!((2,2):(4,1)).raked_product(layout!((3,2):(2,1))), layout!(((3,2),(2,2)):((8,4),(2,1))));
    same(layout!((2,5):(5,1)).raked_product(layout!((3,4):(1,3))), layout!(((3,2),(4,5)):((10,5),(30,1))));
    same(layout!((4,3):(1,4)).raked_product(layout!((2,2):(2,1))), layout!(((2,4),(2,3)):((24,1),(12,4))));
    same(layout!(((4,5),(2,1)):((2,8),(1,0))).raked_product(layout!(4:1)), layout!(((4,(4,5)),(1,(2,1))):((40,(2,8)),(0,(1,0)))));
    same(layout!(2:16).raked_product(layout!((4,4):(1,4))), layout!(((4,2),(4,1)):((1,16),(4,0))));
    same(layout!((3,4):(4,1)).raked_product(layout!(8:1)), layout!(((8,3),(1,4)):((12,4),(0,1))));
    same(layout!(1:0).raked_product(layout!((6,2):(2,0))), layout!(((6,1),(2,1)):((2,0),(0,0))));
    same(layout!((4,2):(1,4)).raked_product(layout!((1,(2,2)):(0,(1,2)))), layout!(((1,4),((2,2),2)):((0,1),((8,16),4))));
    same(layout!((2,(2,2)):(4,(2,1))).raked_product(layout!(16:1)), layout!(((16,2),(1,(2,2))):((8,4),(0,(2,1)))));
    same(layout!(2:8).raked_product(layout!(3:1)), layout!(((3,2)):((1,8))));
    same(layout!((1,8):(8,1)).raked_product(layout!((2):(0))), layout!(((2,1),(1,8)):((0,8),(0,1))));
    same(layout!((2):(16)).raked_product(layout!((4,2):(2,0))), layout!(((4,2),(2,1)):((2,16),(0,0))));
    same(layout!((8,8):(0,1)).raked_product(layout!((4,2):(1,4))), layout!(((4,8),(2,8)):((8,0),(32,1))));
    same(layout!((12,2):(2,1)).raked_product(layout!(8:3)), layout!(((8,12),(1,2)):((72,2),(0,1))));
    same(layout!((32):(0)).raked_product(layout!((2,3):(3,1))), layout!(((2,32),(3,1)):((3,0),(1,0))));
    same(layout!((2):(1)).raked_product(layout!(4:1)), layout!(((4,(2))):((2,(1)))));
}

fn answers_1() {
    same(layout!((2,6):(6,1)).raked_product(layout!(32:1)), layout!(((32,2),(1,6)):((12,6),(0,1))));
    same(layout!((3,4):(6,1)).raked_product(layout!(2:2)), layout!(((2,3),(1,4)):((36,6),(0,1))));
    same(layout!((4):(0)).raked_product(layout!((3,2,4):(2,1,0))), layout!(((3,4),(2,1),(4,1)):((2,0),(1,0),(0,0))));
    same(layout!((2):(12)).raked_product(layout!((4,2):(1,0))), layout!(((4,2),(2,1)):((1,12),(0,0))));
    same(layout!((16,3):(1,16)).raked_product(layout!((4,5):(10,1))), layout!(((4,16),(5,3)):((480,1),(48,16))));
    same(layout!(16:1).raked_product(layout!(3:4)), layout!(((3,16)):((64,1))));
    same(layout!((4,2):(1,4)).raked_product(layout!((8,4):(4,1))), layout!(((8,4),(4,2)):((32,1),(8,4))));
    same(layout!(8:1).raked_product(layout!((2,3,2):(2,4,1))), layout!(((2,8),(3,1),(2,1)):((16,1),(32,0),(8,0))));
    same(layout!((16,2):(1,16)).raked_product(layout!(32:1)), layout!(((32,16),(1,2)):((32,1),(0,16))));
    same(layout!(8:1).raked_product(layout!((1,7,3):(0,1,7))), layout!(((1,8),(7,1),(3,1)):((0,1),(8,0),(56,0))));
    same(layout!((12):(1)).raked_product(layout!(1:0)), layout!(((1,(12))):((0,(1)))));
    same(layout!((4,8,1):(8,1,8)).raked_product(layout!((4,4):(4,1))), layout!(((4,4),(4,8),(1,1)):((128,8),(32,1),(0,8))));
    same(layout!((3,(2,7)):(14,(7,1))).raked_product(layout!((2,(2)):(1,(2)))), layout!(((2,3),((2),(2,7))):((42,14),((84),(7,1)))));
    same(layout!(4:1).raked_product(layout!((6,2):(8,4))), layout!(((6,4),(2,1)):((32,1),(16,0))));
    same(layout!((8,4):(4,1)).raked_product(layout!((2,6):(6,1))), layout!(((2,8),(6,4)):((192,4),(32,1))));
    same(layout!((1,1):(0,0)).raked_product(layout!((2,4):(1,0))), layout!(((2,1),(4,1)):((1,0),(0,0))));
}

fn answers_2() {
    same(layout!((1,(6)):(6,(1))).raked_product(layout!(2:1)), layout!(((2,1),(1,(6))):((6,6),(0,(1)))));
    same(layout!((2,16):(16,1)).raked_product(layout!((4,1):(0,0))), layout!(((4,2),(1,16)):((0,16),(0,1))));
    same(layout!((2,2,2,2):(1,2,4,8)).raked_product(layout!(3:1)), layout!(((3,2),(1,2),(1,2),(1,2)):((16,1),(0,2),(0,4),(0,8))));
    same(layout!((3,4):(1,3)).raked_product(layout!((3,2):(2,0))), layout!(((3,3),(2,4)):((24,1),(0,3))));
    same(layout!(16:1).raked_product(layout!((7,4):(0,1))), layout!(((7,16),(4,1)):((0,1),(16,0))));
    same(layout!(8:1).raked_product(layout!((8):(2))), layout!((((8),8)):(((16),1))));
    same(layout!(2:1).raked_product(layout!((7):(0))), layout!((((7),2)):(((0),1))));
    same(layout!(32:1).raked_product(layout!(((1)):((0)))), layout!(((((1)),32)):((((0)),1))));
    same(layout!(4:2).raked_product(layout!((2):(3))), layout!((((2),4)):(((9),2))));
    same(layout!(2:64).raked_product(layout!((1):(6))), layout!((((1),2)):(((6),64))));
    let _: RakedProduct<Layout!(((7,16,3)):((1,7,112))), Layout!((3,2,8):(3,72,9))> = layout!(((3,(7,16,3)),(2,1),(8,1)):((1008,(1,7,112)),(24192,0),(3024,0)));
    let _: RakedProduct<Layout!(((16,2,2),(4,4),1):((1,16,32),(64,256),1024)), Layout!(((7),7):((8),1))> = layout!((((7),(16,2,2)),(7,(4,4)),(1,1)):(((8192),(1,16,32)),(1024,(64,256)),(0,1024)));
    let _: RakedProduct<Layout!(((2)):((1))), Layout!((3):(1))> = layout!(((3,(2))):((2,(1))));
    let _: RakedProduct<Layout!((6):(1)), Layout!((2,16):(3,6))> = layout!(((2,6),(16,1)):((18,1),(36,0)));
    let _: RakedProduct<Layout!((6,1):(1,6)), Layout!((1,6):(6,6))> = layout!(((1,6),(6,1)):((36,1),(36,6)));
    let _: RakedProduct<Layout!((2):(1)), Layout!((6):(1))> = layout!(((6,2)):((2,1)));
}

fn answers_3() {
    let _: RakedProduct<Layout!((7,1,16):(1,7,7)), Layout!((5):(4))> = layout!(((5,7),(1,1),(1,16)):((448,1),(0,7),(0,7)));
    let _: RakedProduct<Layout!((8):(1)), Layout!((3,12,(4,1)):(1,3,(36,144)))> = layout!(((3,8),(12,1),((4,1),1)):((8,1),(24,0),((288,1152),0)));
    let _: RakedProduct<Layout!(2:1), Layout!((1,2):(1,2))> = layout!(((1,2),(2,1)):((2,1),(4,0)));
    let _: RakedProduct<Layout!((2,8):(1,2)), Layout!((4,(16,2)):(4,(16,2)))> = layout!(((4,2),((16,2),8)):((64,1),((256,32),2)));
    let _: RakedProduct<Layout!(16:16), Layout!((16,8,6):(0,1,8))> = layout!(((16,16),(8,1),((2,3),1)):((0,16),(1,0),((8,256),0)));
    let _: RakedProduct<Layout!(((4,4,5),3):((60,15,3),1)), Layout!((20,6):(240,1))> = layout!(((20,(4,4,5)),(6,3)):((57600,(60,15,3)),(240,1)));
    let _: RakedProduct<Layout!((12):(2)), Layout!((2,(4,1),12):(32,(12,8),12))> = layout!(((2,12),((4,1),1),(12,1)):((384,2),((144,96),0),(144,0)));
    let _: RakedProduct<Layout!(((8),(1),3):((1),(1),8)), Layout!((2,12):(8,24))> = layout!(((2,(8)),(12,(1)),(1,3)):((192,(1)),(576,(1)),(0,8)));
    let _: RakedProduct<Layout!((1,16):(1,0)), Layout!((5):(6))> = layout!(((5,1),(1,16)):((6,1),(0,0)));
    let _: RakedProduct<Layout!((5):(8)), Layout!(((4,4,7),(2,3,5)):((1,4,32),(6720,224,1344)))> = layout!((((4,(2,2),7),5),((2,3,5),1)):(((1,(4,40),160),8),((33600,1120,6720),0)));
    let _: RakedProduct<Layout!((4,4,2):(1,4,16)), Layout!(8:32)> = layout!(((8,4),(1,4),(1,2)):((1024,1),(0,4),(0,16)));
    let _: RakedProduct<Layout!(((8,7)):((1,8))), Layout!(((3)):((3)))> = layout!((((3),(8,7))):(((168),(1,8))));
    let _: RakedProduct<Layout!((7):(2)), Layout!((1,1):(1,7))> = layout!(((1,7),(1,1)):((1,2),(7,0)));
    let _: RakedProduct<Layout!(((16,2,8)):((8,0,0))), Layout!(((2),1):((1),2))> = layout!((((2),(16,2,8)),(1,1)):(((1),(8,0,0)),(128,0)));
    let _: RakedProduct<Layout!(((4,5,1)):((10,2,40))), Layout!(((6,4)):((1,6)))> = layout!(((((2,3),4),(4,5,1))):((((1,40),120),(10,2,40))));
    let _: RakedProduct<Layout!((7,8):(0,1)), Layout!(56:56)> = layout!(((56,7),(1,8)):((448,0),(0,1)));
}

fn answers_4() {
    let _: RakedProduct<Layout!(((2,2,8),(7,7,7)):((392,0,0),(1,7,784))), Layout!((2,4):(1,2))> = layout!(((2,(2,2,8)),(4,(7,7,7))):((49,(392,0,0)),(98,(1,7,784))));
    let _: RakedProduct<Layout!((6,6):(1,6)), Layout!((4,2):(1,36))> = layout!(((4,6),(2,6)):((36,1),(1296,6)));
}

fn refusals_0() {
    refused!(Layout!((6,18):(3,3)): PairOf<Layout!(((3,6)):((0,8))), Raked>);
    refused!(Layout!(((5,6,6)):((1,5,30))): PairOf<Layout!((12):(2)), Raked>);
    refused!(Layout!(1:1): PairOf<Layout!((5,(4,4),6):(1,(2,0),6)), Raked>);
    refused!(Layout!((2,(2,4)):(1,(2,4))): PairOf<Layout!((7,16,6):(3,2,32)), Raked>);
    refused!(Layout!(16:1): PairOf<Layout!((5):(12)), Raked>);
    refused!(Layout!((7,8):(1,7)): PairOf<Layout!(((4),1):((2),8)), Raked>);
    refused!(Layout!(((2,2),4):((8,4),16)): PairOf<Layout!(((2,8,2)):((12,24,3))), Raked>);
    refused!(Layout!((4,2):(2,8)): PairOf<Layout!((4,4,6):(8,100,2)), Raked>);
}
