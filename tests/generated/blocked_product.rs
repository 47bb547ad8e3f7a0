// Written by `cargo run --example generate_checks`: change the generator, not this file.
use crate::names::*;

fn answers_0() {
    same(layout!((2,2):(4,1)).blocked_product(layout!(6:1)), layout!(((2,(2,3)),(2,1)):((4,(2,8)),(1,0))));
    same(layout!((2,2):(4,1)).blocked_product(layout!((3,2):(2,1))), layout!(((2,3),(2,2)):((4,8),(1,2))));
    same(layout!(4:2).blocked_product(layout!(2:1)), layout!(((4,2)):((2,1))));
    same(layout!(16:1).blocked_product(layout!((2,2):(1,2))), layout!(((16,2),(1,2)):((1,16),(0,32))));
    same(layout!((4,2):(2,1)).blocked_product(layout!(6:1)), layout!(((4,6),(2,1)):((2,8),(1,0))));
    same(layout!(16:1).blocked_product(layout!((4,2):(2,1))), layout!(((16,4),(1,2)):((1,32),(0,16))));
    same(layout!(((2,1),16,2):((1,0),2,32)).blocked_product(layout!((2):(1))), layout!((((2,1),2),(16,1),(2,1)):(((1,0),64),(2,0),(32,0))));
    same(layout!((3,(2,7)):(14,(7,1))).blocked_product(layout!(8:1)), layout!(((3,8),((2,7),1)):((14,42),((7,1),0))));
    same(layout!((2,(3,2)):(1,(4,2))).blocked_product(layout!(6:1)), layout!(((2,6),((3,2),1)):((1,12),((4,2),0))));
    same(layout!(2:4).blocked_product(layout!(2:1)), layout!(((2,2)):((4,1))));
    same(layout!((3,4):(6,1)).blocked_product(layout!((2,3,2):(1,2,0))), layout!(((3,2),(4,3),(1,2)):((6,18),(1,36),(0,0))));
    same(layout!(4:1).blocked_product(layout!(((3,2)):((1,3)))), layout!(((4,((3,2)))):((1,((4,12))))));
    same(layout!(16:1).blocked_product(layout!(4:1)), layout!(((16,4)):((1,16))));
    same(layout!(1:0).blocked_product(layout!(8:1)), layout!(((1,8)):((0,1))));
    same(layout!(5:1).blocked_product(layout!(4:1)), layout!(((5,4)):((1,5))));
    same(layout!((3,4):(1,3)).blocked_product(layout!((4,2,2):(0,1,2))), layout!(((3,4),(4,2),(1,2)):((1,0),(3,12),(0,24))));
}

fn answers_1() {
    same(layout!(((4),(2,4,2)):((4),(32,1,16))).blocked_product(layout!((1,32):(64,2))), layout!((((4),1),((2,4,2),32)):(((4),4096),((32,1,16),128))));
    same(layout!((2,4):(1,2)).blocked_product(layout!((3,2):(1,3))), layout!(((2,3),(4,2)):((1,8),(2,24))));
    same(layout!(7:1).blocked_product(layout!(8:1)), layout!(((7,8)):((1,7))));
    same(layout!((5,1):(0,64)).blocked_product(layout!(2:1)), layout!(((5,2),(1,1)):((0,1),(64,0))));
    same(layout!((4):(1)).blocked_product(layout!((2,2):(1,2))), layout!(((4,2),(1,2)):((1,4),(0,8))));
    same(layout!((6,2):(1,6)).blocked_product(layout!((3,2,2):(2,1,0))), layout!(((6,3),(2,2),(1,2)):((1,24),(6,12),(0,0))));
    same(layout!((16,4):(4,0)).blocked_product(layout!((2,4):(1,2))), layout!(((16,2),(4,(2,2))):((4,1),(0,(2,64)))));
    same(layout!((8,2):(1,8)).blocked_product(layout!(12:1)), layout!(((8,12),(2,1)):((1,16),(8,0))));
    same(layout!((16,2):(0,16)).blocked_product(layout!((2,3):(1,2))), layout!(((16,2),(2,3)):((0,1),(16,2))));
    same(layout!(16:1).blocked_product(layout!(8:1)), layout!(((16,8)):((1,16))));
    same(layout!((3,4):(6,1)).blocked_product(layout!(4:1)), layout!(((3,4),(4,1)):((6,18),(1,0))));
    same(layout!((12):(1)).blocked_product(layout!((12):(1))), layout!(((12,12)):((1,12))));
    same(layout!((2,4):(1,2)).blocked_product(layout!((4,4):(4,1))), layout!(((2,4),(4,4)):((1,32),(2,8))));
    same(layout!((2,6):(6,1)).blocked_product(layout!((2,2):(2,1))), layout!(((2,2),(6,2)):((6,24),(1,12))));
    same(layout!((6,4):(1,6)).blocked_product(layout!(2:1)), layout!(((6,2),(4,1)):((1,24),(6,0))));
    same(layout!(8:1).blocked_product(layout!((3,2):(1,3))), layout!(((8,3),(1,2)):((1,8),(0,24))));
}

fn answers_2() {
    same(layout!((6,2,2):(0,0,12)).blocked_product(layout!((2,2):(1,2))), layout!(((6,2),(2,2),(2,1)):((0,1),(0,2),(12,0))));
    same(layout!((2,8):(8,1)).blocked_product(layout!((4,6):(1,4))), layout!(((2,4),(8,6)):((8,16),(1,64))));
    same(layout!((2,6):(6,1)).blocked_product(layout!(1:0)), layout!(((2,1),(6,1)):((6,0),(1,0))));
    same(layout!((3,8):(2,6)).blocked_product(layout!(2:6)), layout!(((3,2),(8,1)):((2,144),(6,0))));
    same(layout!(2:2).blocked_product(layout!((3,5,1):(8,32,1))), layout!(((2,3),(1,5),(1,1)):((2,16),(0,64),(0,4))));
    same(layout!((4,5):(5,1)).blocked_product(layout!(6:1)), layout!(((4,6),(5,1)):((5,20),(1,0))));
    same(layout!(8:2).blocked_product(layout!((3,2):(2,1))), layout!(((8,3),(1,2)):((2,16),(0,1))));
    same(layout!((8,4):(1,8)).blocked_product(layout!((2,2):(2,1))), layout!(((8,2),(4,2)):((1,64),(8,32))));
    same(layout!(2:0).blocked_product(layout!((4,3):(3,1))), layout!(((2,4),(1,3)):((0,3),(0,1))));
    same(layout!((2,8,2):(16,1,8)).blocked_product(layout!(4:1)), layout!(((2,4),(8,1),(2,1)):((16,32),(1,0),(8,0))));
    same(layout!((4):(4)).blocked_product(layout!((2,2,8):(0,0,0))), layout!(((4,2),(1,2),(1,8)):((4,0),(0,0),(0,0))));
    same(layout!((2,8):(16,2)).blocked_product(layout!((8,2):(2,0))), layout!(((2,8),(8,2)):((16,32),(2,0))));
    same(layout!((2,2,2):(2,4,1)).blocked_product(layout!((2,3):(3,1))), layout!(((2,2),(2,3),(2,1)):((2,24),(4,8),(1,0))));
    same(layout!((4):(1)).blocked_product(layout!(8:1)), layout!((((4),8)):(((1),4))));
    same(layout!((8):(1)).blocked_product(layout!(12:1)), layout!((((8),12)):(((1),8))));
    same(layout!((12):(1)).blocked_product(layout!(4:1)), layout!((((12),4)):(((1),12))));
}

fn answers_3() {
    same(layout!((16):(1)).blocked_product(layout!(32:1)), layout!((((16),32)):(((1),16))));
    let _: BlockedProduct<Layout!((5,16,2):(64,4,2)), Layout!((12,(4,4),1):(16,(1,4),192))> = layout!(((5,12),(16,((2,2),4)),(2,1)):((64,2560),(4,((1,320),640)),(2,30720)));
    let _: BlockedProduct<Layout!((6,12):(12,1)), Layout!(36:6)> = layout!(((6,36),(12,1)):((12,432),(1,0)));
    let _: BlockedProduct<Layout!((3):(3)), Layout!((1,(12,8,3),5):(2304,(24,288,4),4608))> = layout!(((3,1),(1,(12,8,3)),(1,5)):((3,6912),(0,(72,864,10)),(0,13824)));
    let _: BlockedProduct<Layout!((6):(1)), Layout!((16,(6,2),(4,5)):(24,(1,384),(6,0)))> = layout!(((6,16),(1,(6,2)),(1,(4,5))):((1,144),(0,(6,2304)),(0,(36,0))));
    let _: BlockedProduct<Layout!(4:16), Layout!((7,1):(1,0))> = layout!(((4,7),(1,1)):((16,1),(0,0)));
    let _: BlockedProduct<Layout!(((3,5,8),4,3):((1,3,15),120,480)), Layout!((5,(3)):(1,(5)))> = layout!((((3,5,8),5),(4,(3)),(3,1)):(((1,3,15),1440),(120,(7200)),(480,0)));
    let _: BlockedProduct<Layout!((2):(1)), Layout!((2,7,1):(7,1,28))> = layout!(((2,2),(1,7),(1,1)):((1,14),(0,2),(0,56)));
    let _: BlockedProduct<Layout!(5:4), Layout!(1:1)> = layout!(((5,1)):((4,1)));
    let _: BlockedProduct<Layout!((4,2,2):(4,1,2)), Layout!(8:4)> = layout!(((4,8),(2,1),(2,1)):((4,64),(1,0),(2,0)));
    let _: BlockedProduct<Layout!((3):(1)), Layout!((2,4,1):(1,2,8))> = layout!(((3,2),(1,4),(1,1)):((1,3),(0,6),(0,24)));
    let _: BlockedProduct<Layout!(2:4), Layout!((2,1):(1,1))> = layout!(((2,2),(1,1)):((4,1),(0,1)));
    let _: BlockedProduct<Layout!((3,4,2):(8,2,1)), Layout!(((8,2),4,4):((32,4),1,8))> = layout!(((3,(8,2)),(4,4),(2,4)):((8,(768,96)),(2,24),(1,192)));
    let _: BlockedProduct<Layout!(((4,6),2,2):((4,16),0,2)), Layout!(12:12)> = layout!((((4,6),12),(2,1),(2,1)):(((4,16),576),(0,0),(2,0)));
    let _: BlockedProduct<Layout!(7:1), Layout!((3):(0))> = layout!(((7,(3))):((1,(0))));
    let _: BlockedProduct<Layout!(3:1), Layout!(5:1)> = layout!(((3,5)):((1,3)));
}

fn answers_4() {
    let _: BlockedProduct<Layout!((12,6,8):(384,8,48)), Layout!(6:100)> = layout!(((12,(2,3)),(6,1),(8,1)):((384,(55300,115200)),(8,0),(48,0)));
    let _: BlockedProduct<Layout!((12,1):(1,12)), Layout!(3:1)> = layout!(((12,3),(1,1)):((1,12),(12,0)));
    let _: BlockedProduct<Layout!((12):(1)), Layout!((7,2,6):(32,4,16))> = layout!(((12,7),(1,2),(1,6)):((1,384),(0,48),(0,192)));
    let _: BlockedProduct<Layout!((4,16):(64,4)), Layout!((16):(1))> = layout!(((4,(4,4)),(16,1)):((64,(1,256)),(4,0)));
    let _: BlockedProduct<Layout!(2:8), Layout!((8):(1))> = layout!(((2,(8))):((8,(1))));
    let _: BlockedProduct<Layout!((3,(4,2)):(0,(2,1))), Layout!((4):(1))> = layout!(((3,4),((4,2),1)):((0,8),((2,1),0)));
    let _: BlockedProduct<Layout!((7):(1)), Layout!((4,2):(-3,-2))> = layout!(((7,4),(1,2)):((1,-21),(0,-14)));
    let _: BlockedProduct<Layout!((16,2,1):(1,16,32)), Layout!(((5,5),(5),2):((20,200),(2),100))> = layout!(((16,(5,5)),(2,(5)),(1,2)):((1,(640,6400)),(16,(64)),(32,3200)));
    let _: BlockedProduct<Layout!((12):(16)), Layout!((1,2,6):(1,1,2))> = layout!(((12,1),(1,2),(1,6)):((16,1),(0,1),(0,2)));
}

fn refusals_0() {
    refused!(Layout!((8):(1)): PairOf<Layout!((2,2,4,2):(49,4,1,24)), Blocked>);
    refused!(Layout!((2,4):(4,1)): PairOf<Layout!((8,4):(16,64)), Blocked>);
    refused!(Layout!((2,4):(1,1)): PairOf<Layout!((4):(-1)), Blocked>);
    refused!(Layout!((4,4,4):(16,1,2)): PairOf<Layout!((2,(7,2,5),6):(0,(1,3,0),4)), Blocked>);
    refused!(Layout!(16:2): PairOf<Layout!((2,(12,2),6):(1,(0,24),48)), Blocked>);
    refused!(Layout!(((2,16,4)):((1,8,2))): PairOf<Layout!((12,5,1):(16,6,0)), Blocked>);
    refused!(Layout!((8,(5,2,4)):(8,(64,4,1))): PairOf<Layout!((5,(8,7)):(100,(16,32))), Blocked>);
    refused!(Layout!((4,(1,8,5)):(80,(80,1,16))): PairOf<Layout!((4,16,3):(1,-4,-64)), Blocked>);
    refused!(Layout!((2,(8,5)):(-1,(2,16))): PairOf<Layout!((7,16):(2,28)), Blocked>);
    refused!(Layout!((12,2,6):(-12,-1,2)): PairOf<Layout!(((4),2):((4),2)), Blocked>);
}
