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
    let _: RakedProduct<Layout!(((7,16,3)):((1,7,112))), Layout!((42,7):(336,112))> = layout!(((42,(7,16,3)),(7,1)):((112896,(1,7,112)),(37632,0)));
    let _: RakedProduct<Layout!((16,12,3):(36,1,12)), Layout!(((1,8,2),6,(7)):((96,12,6),1,(96)))> = layout!((((1,8,2),16),(6,12),((7),3)):(((55296,6912,3456),36),(576,1),((55296),12)));
    let _: RakedProduct<Layout!(((2)):((1))), Layout!(8:1)> = layout!(((8,((2)))):((2,((1)))));
    let _: RakedProduct<Layout!(4:1), Layout!((2,2):(8,16))> = layout!(((2,4),(2,1)):((32,1),(64,0)));
    let _: RakedProduct<Layout!((6,6,1):(0,6,6)), Layout!((12,(2,3)):(1,(12,24)))> = layout!((((6,2),6),((2,3),6),(1,1)):(((1,36),0),((72,144),6),(0,6)));
    let _: RakedProduct<Layout!((1):(3)), Layout!((5):(32))> = layout!(((5,1)):((32,3)));
}

fn answers_3() {
    let _: RakedProduct<Layout!(12:1), Layout!((12,1,(5,6,6)):(1,12,(12,60,360)))> = layout!(((12,12),(1,1),((5,6,6),1)):((12,1),(144,0),((144,720,4320),0)));
    let _: RakedProduct<Layout!((2):(1)), Layout!((7,5):(4,28))> = layout!(((7,2),(5,1)):((8,1),(56,0)));
    let _: RakedProduct<Layout!(((5)):((2))), Layout!((2,2):(1,2))> = layout!(((2,(5)),(2,1)):((1,(2)),(10,0)));
    let _: RakedProduct<Layout!((4,(16,2)):(64,(4,512))), Layout!(8:1)> = layout!((((4,2),4),(1,(16,2))):(((1,256),64),(0,(4,512))));
    let _: RakedProduct<Layout!((5,2):(4,2)), Layout!((2,(4,1),12):(8,(1,12),12))> = layout!(((2,5),(((2,2),1),2),(12,1)):((80,4),(((1,20),120),2),(120,0)));
    let _: RakedProduct<Layout!((8,(1)):(1,(8))), Layout!(3:1)> = layout!(((3,8),(1,(1))):((8,1),(0,(8))));
    let _: RakedProduct<Layout!((12,(1,5)):(0,(60,12))), Layout!(10:60)> = layout!(((10,12),(1,(1,5))):((300,0),(0,(60,12))));
    let _: RakedProduct<Layout!((5):(16)), Layout!(((4,4,7),(2,3,5)):((8,960,7680),(2,320,32)))> = layout!(((((2,2),4,7),5),((2,3,5),1)):((((8,80),4800,38400),16),((2,1600,160),0)));
    let _: RakedProduct<Layout!((12):(1)), Layout!((3,7,3):(6,18,2))> = layout!(((3,12),(7,1),(3,1)):((72,1),(216,0),(24,0)));
    let _: RakedProduct<Layout!((2,(3,4),16):(8,(32,1),192)), Layout!(((4,1)):((1,4)))> = layout!(((((2,2),1),2),(1,(3,4)),(1,16)):((((4,16),96),8),(0,(32,1)),(0,192)));
    let _: RakedProduct<Layout!(4:1), Layout!((6):(1))> = layout!((((6),4)):(((4),1)));
    let _: RakedProduct<Layout!(((1)):((1))), Layout!((6,(8,3,4)):(8,(48,384,2)))> = layout!(((6,(1)),((8,3,4),1)):((8,(1)),((48,384,2),0)));
    let _: RakedProduct<Layout!(4:1), Layout!((8,16):(2,16))> = layout!(((8,4),(16,1)):((8,1),(64,0)));
    let _: RakedProduct<Layout!(7:1), Layout!(((4,2,12),(3,2,6),(3)):((1,144,4),(48,1728,288),(3456)))> = layout!((((4,2,12),7),((3,2,6),1),((3),1)):(((7,1008,28),1),((336,12096,2016),0),((24192),0)));
    let _: RakedProduct<Layout!((4):(1)), Layout!((1,4):(4,1))> = layout!(((1,4),(4,1)):((16,1),(4,0)));
    let _: RakedProduct<Layout!(((4,2,2)):((1,4,8))), Layout!(4:1)> = layout!(((4,((4,2,2)))):((16,((1,4,8)))));
}

fn answers_4() {
    let _: RakedProduct<Layout!((12):(1)), Layout!((7):(8))> = layout!(((7,12)):((96,1)));
    let _: RakedProduct<Layout!((2,4):(1,2)), Layout!(5:8)> = layout!(((5,2),(1,4)):((64,1),(0,2)));
}

fn refusals_0() {
    refused!(Layout!(((16),4):((6),0)): PairOf<Layout!((6):(-2)), Raked>);
    refused!(Layout!((12):(4)): PairOf<Layout!((6,16):(0,6)), Raked>);
    refused!(Layout!(((2),16):((0),100)): PairOf<Layout!((2,12,12):(3,8,8)), Raked>);
    refused!(Layout!(12:3): PairOf<Layout!((7,16,6):(-4,-2,32)), Raked>);
    refused!(Layout!((4):(1)): PairOf<Layout!(((7),8,(2,7)):((2),3,(2,32))), Raked>);
    refused!(Layout!((12,12):(-1,-12)): PairOf<Layout!((2,6,8):(6,0,12)), Raked>);
    refused!(Layout!(7:1): PairOf<Layout!((6,(3,2)):(100,(100,6))), Raked>);
    refused!(Layout!((3,2,7):(1,3,6)): PairOf<Layout!((5,(4,2,6)):(100,(8,1,3))), Raked>);
}
