// Written by `cargo run --example generate_checks`: change the generator, not this file.
use crate::names::*;

fn answers_0() {
    same(layout!(((4,8),(2,2)):((16,1),(8,64))).complement(layout!(((4,8),(2,2)):((16,1),(8,64))).cosize()), layout!(1:0));
    same(layout!(((4,8),(2,2)):((32,1),(16,8))).complement(layout!(((4,8),(2,2)):((32,1),(16,8))).cosize()), layout!(1:0));
    same(layout!(((8,16),8):((128,1),16)).complement(layout!(((8,16),8):((128,1),16)).cosize()), layout!(1:0));
    same(layout!((128,64):(1,128)).complement(layout!((128,64):(1,128)).cosize()), layout!(1:0));
    same(layout!((64,32):(32,1)).complement(layout!((64,32):(32,1)).cosize()), layout!(1:0));
    same(layout!((16,8):(8,1)).complement(layout!((16,8):(8,1)).cosize()), layout!(1:0));
    same(layout!((8,(8,8)):(8,(1,64))).complement(layout!((8,(8,8)):(8,(1,64))).cosize()), layout!(1:0));
    same(layout!((8,64):(64,1)).complement(layout!((8,64):(64,1)).cosize()), layout!(1:0));
    same(layout!((64,8):(1,64)).complement(layout!((64,8):(1,64)).cosize()), layout!(1:0));
    same(layout!(((16,4),(4,8)):((1,64),(16,256))).complement(layout!(((16,4),(4,8)):((1,64),(16,256))).cosize()), layout!(1:0));
    same(layout!(((32,4),(2,2)):((2,128),(1,64))).complement(layout!(((32,4),(2,2)):((2,128),(1,64))).cosize()), layout!(1:0));
    same(layout!(((2,2),(8,4)):((1,16),(2,32))).complement(layout!(((2,2),(8,4)):((1,16),(2,32))).cosize()), layout!(1:0));
    same(layout!((4,(2,4)):(2,(1,8))).complement(layout!((4,(2,4)):(2,(1,8))).cosize()), layout!(1:0));
    same(layout!((256,32):(1,256)).complement(layout!((256,32):(1,256)).cosize()), layout!(1:0));
    same(layout!(((4,8),(2,(2,2))):((64,1),(32,(8,256)))).complement(layout!(((4,8),(2,(2,2))):((64,1),(32,(8,256)))).cosize()), layout!(2:16));
    same(layout!((128,(8,4)):(8,(1,1024))).complement(layout!((128,(8,4)):(8,(1,1024))).cosize()), layout!(1:0));
}

fn answers_1() {
    same(layout!((2,2,2,2):(1,2,4,8)).complement(layout!((2,2,2,2):(1,2,4,8)).cosize()), layout!(1:0));
    same(layout!(((4,2),(8,2)):((2,64),(8,1))).complement(layout!(((4,2),(8,2)):((2,64),(8,1))).cosize()), layout!(1:0));
    same(layout!(24:1).complement(layout!(24:1).cosize()), layout!(1:0));
    same(layout!((20):(2)).complement(layout!((20):(2)).cosize()), layout!(2:1));
    same(layout!((10,2):(16,4)).complement(layout!((10,2):(16,4)).cosize()), layout!((4,2):(1,8)));
    same(layout!((2,(1,6)):(1,(6,2))).complement(layout!((2,(1,6)):(1,(6,2))).cosize()), layout!(1:0));
    same(layout!((3,4):(0,1)).complement(layout!((3,4):(0,1)).cosize()), layout!(1:0));
    same(layout!((12,32):(0,1)).complement(layout!((12,32):(0,1)).cosize()), layout!(1:0));
    same(layout!(1:0).complement(layout!(1:0).cosize()), layout!(1:0));
    same(layout!((1,1):(0,0)).complement(layout!((1,1):(0,0)).cosize()), layout!(1:0));
    same(layout!((4):(1)).complement(layout!((4):(1)).cosize()), layout!(1:0));
    same(layout!(((5)):((3))).complement(layout!(((5)):((3))).cosize()), layout!(3:1));
    same(layout!((7,5):(5,1)).complement(layout!((7,5):(5,1)).cosize()), layout!(1:0));
    same(layout!((3,(2,7)):(14,(7,1))).complement(layout!((3,(2,7)):(14,(7,1))).cosize()), layout!(1:0));
    same(layout!((12,7):(7,1)).complement(layout!((12,7):(7,1)).cosize()), layout!(1:0));
    same(layout!(((3,2),5):((1,15),3)).complement(layout!(((3,2),5):((1,15),3)).cosize()), layout!(1:0));
}

fn answers_2() {
    same(layout!((5,6,7):(42,7,1)).complement(layout!((5,6,7):(42,7,1)).cosize()), layout!(1:0));
    same(layout!((2,(3,(4,5))):(1,(2,(6,24)))).complement(layout!((2,(3,(4,5))):(1,(2,(6,24)))).cosize()), layout!(1:0));
    same(layout!(((2,(2,3)),(4,(1,2))):((1,(8,16)),(2,(0,48)))).complement(layout!(((2,(2,3)),(4,(1,2))):((1,(8,16)),(2,(0,48)))).cosize()), layout!(1:0));
    same(layout!((1,8):(3,1)).complement(layout!((1,8):(3,1)).cosize()), layout!(1:0));
    same(layout!((8,1):(1,7)).complement(layout!((8,1):(1,7)).cosize()), layout!(1:0));
    same(layout!((16,1,(4,1)):(4,1,(1,9))).complement(layout!((16,1,(4,1)):(4,1,(1,9))).cosize()), layout!(1:0));
    same(layout!(2:1).complement(layout!(2:1).cosize()), layout!(1:0));
    same(layout!((12,((7),7)):(49,((7),1))).complement(layout!((12,((7),7)):(49,((7),1))).cosize()), layout!(1:0));
    same(layout!((2,(12,4),8):(32,(64,1),4)).complement(layout!((2,(12,4),8):(32,(64,1),4)).cosize()), layout!(1:0));
    same(layout!(5:1).complement(layout!(5:1).cosize()), layout!(1:0));
    same(layout!((6,16,5,1):(80,5,1,0)).complement(layout!((6,16,5,1):(80,5,1,0)).cosize()), layout!(1:0));
    same(layout!(4:1).complement(layout!(4:1).cosize()), layout!(1:0));
    same(layout!((2,(8,8)):(1,(16,2))).complement(layout!((2,(8,8)):(1,(16,2))).cosize()), layout!(1:0));
    same(layout!((8,16,5):(320,4,64)).complement(layout!((8,16,5):(320,4,64)).cosize()), layout!(4:1));
    same(layout!((5):(1)).complement(layout!((5):(1)).cosize()), layout!(1:0));
    same(layout!(16:1).complement(layout!(16:1).cosize()), layout!(1:0));
}

fn answers_3() {
    same(layout!(((8),2,(8,2,4)):((1),8,(16,128,256))).complement(layout!(((8),2,(8,2,4)):((1),8,(16,128,256))).cosize()), layout!(1:0));
    same(layout!((((8,4),7,(2,4))):(((224,56),8,(4,1)))).complement(layout!((((8,4),7,(2,4))):(((224,56),8,(4,1)))).cosize()), layout!(1:0));
    same(layout!(3:0).complement(layout!(3:0).cosize()), layout!(1:0));
    same(layout!((2,7,8,8):(0,8,1,0)).complement(layout!((2,7,8,8):(0,8,1,0)).cosize()), layout!(1:0));
    same(layout!((4,4):(1,4)).complement(layout!((4,4):(1,4)).cosize()), layout!(1:0));
    same(layout!(((8,32)):((4,32))).complement(layout!(((8,32)):((4,32))).cosize()), layout!(4:1));
    same(layout!((4,(16,5)):(0,(5,1))).complement(layout!((4,(16,5)):(0,(5,1))).cosize()), layout!(1:0));
    same(layout!((8,8):(0,8)).complement(layout!((8,8):(0,8)).cosize()), layout!(8:1));
    same(layout!((12,4,2):(1,24,12)).complement(layout!((12,4,2):(1,24,12)).cosize()), layout!(1:0));
    same(layout!(8:1).complement(layout!(8:1).cosize()), layout!(1:0));
    same(layout!((16,8):(1,16)).complement(layout!((16,8):(1,16)).cosize()), layout!(1:0));
    same(layout!((7,3,2):(6,2,1)).complement(layout!((7,3,2):(6,2,1)).cosize()), layout!(1:0));
    same(layout!(((16,4),(4,3)):((16,0),(4,256))).complement(layout!(((16,4),(4,3)):((16,0),(4,256))).cosize()), layout!(4:1));
    same(layout!((3,2,4):(1,3,6)).complement(layout!((3,2,4):(1,3,6)).cosize()), layout!(1:0));
    same(layout!(7:1).complement(layout!(7:1).cosize()), layout!(1:0));
    same(layout!(12:1).complement(layout!(12:1).cosize()), layout!(1:0));
}

fn answers_4() {
    same(layout!((12,5):(4,48)).complement(layout!((12,5):(4,48)).cosize()), layout!(4:1));
    same(layout!((2,(4,3),12):(3,(72,1),6)).complement(layout!((2,(4,3),12):(3,(72,1),6)).cosize()), layout!(1:0));
    same(layout!((2):(1)).complement(layout!((2):(1)).cosize()), layout!(1:0));
    same(layout!((2,3,6):(8,16,48)).complement(layout!((2,3,6):(8,16,48)).cosize()), layout!(8:1));
    same(layout!(((2),4):((4),1)).complement(layout!(((2),4):((4),1)).cosize()), layout!(1:0));
    same(layout!(((16),12):((1),16)).complement(layout!(((16),12):((1),16)).cosize()), layout!(1:0));
    same(layout!((2,1):(0,1)).complement(layout!((2,1):(0,1)).cosize()), layout!(1:0));
    same(layout!((5,1):(8,40)).complement(layout!((5,1):(8,40)).cosize()), layout!(8:1));
    same(layout!((2,2,12):(1,2,4)).complement(layout!((2,2,12):(1,2,4)).cosize()), layout!(1:0));
    same(layout!(((4,8),16):((16,64),1)).complement(layout!(((4,8),16):((16,64),1)).cosize()), layout!(1:0));
    same(layout!((7,4):(3,0)).complement(layout!((7,4):(3,0)).cosize()), layout!(3:1));
    same(layout!((2,2):(1,2)).complement(layout!((2,2):(1,2)).cosize()), layout!(1:0));
    same(layout!(((1,16)):((64,4))).complement(layout!(((1,16)):((64,4))).cosize()), layout!(4:1));
    same(layout!((2,2):(0,2)).complement(layout!((2,2):(0,2)).cosize()), layout!(2:1));
    same(layout!((2,8,2):(1,2,16)).complement(layout!((2,8,2):(1,2,16)).cosize()), layout!(1:0));
    same(layout!(((6,16,2)):((4,24,2))).complement(layout!(((6,16,2)):((4,24,2))).cosize()), layout!(2:1));
}

fn answers_5() {
    same(layout!(4:0).complement(layout!(4:0).cosize()), layout!(1:0));
    same(layout!(((4,1),6):((36,36),3)).complement(layout!(((4,1),6):((36,36),3)).cosize()), layout!((3,2):(1,18)));
    same(layout!((16,6):(12,2)).complement(layout!((16,6):(12,2)).cosize()), layout!(2:1));
    same(layout!(6:1).complement(layout!(6:1).cosize()), layout!(1:0));
    same(layout!((16,5,(2)):(2,32,(320))).complement(layout!((16,5,(2)):(2,32,(320))).cosize()), layout!((2,2):(1,160)));
    same(layout!(1:2).complement(layout!(1:2).cosize()), layout!(1:0));
    same(layout!((12,3):(1,12)).complement(layout!((12,3):(1,12)).cosize()), layout!(1:0));
    same(layout!((7):(1)).complement(layout!((7):(1)).cosize()), layout!(1:0));
}

fn refusals_0() {
    refused!(CosizeOf<Layout!((12,(4,8)):(59,(13,1)))>: ComplementOf<Layout!((12,(4,8)):(59,(13,1)))>);
    refused!(CosizeOf<Layout!(((32,5),7):((3,12),32))>: ComplementOf<Layout!(((32,5),7):((3,12),32))>);
    refused!(CosizeOf<Layout!((7,(12)):(16,(2)))>: ComplementOf<Layout!((7,(12)):(16,(2)))>);
    refused!(CosizeOf<Layout!((5,2):(2,32))>: ComplementOf<Layout!((5,2):(2,32))>);
    refused!(CosizeOf<Layout!(((12,8),3):((4,3),16))>: ComplementOf<Layout!(((12,8),3):((4,3),16))>);
    refused!(CosizeOf<Layout!((4,8,(2,3,1)):(4,8,(3,2,16)))>: ComplementOf<Layout!((4,8,(2,3,1)):(4,8,(3,2,16)))>);
    refused!(CosizeOf<Layout!((1,6):(1,-4))>: ComplementOf<Layout!((1,6):(1,-4))>);
    refused!(CosizeOf<Layout!(((4,3),6,12):((-1,4),12,72))>: ComplementOf<Layout!(((4,3),6,12):((-1,4),12,72))>);
    refused!(CosizeOf<Layout!((1,(8,2,5)):(6,(0,6,16)))>: ComplementOf<Layout!((1,(8,2,5)):(6,(0,6,16)))>);
    refused!(CosizeOf<Layout!((12,12):(32,16))>: ComplementOf<Layout!((12,12):(32,16))>);
}
