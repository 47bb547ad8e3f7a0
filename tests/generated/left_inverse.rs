// Written by `cargo run --example generate_checks`: change the generator, not this file.
use crate::names::*;

fn answers_0() {
    same(layout!(((4,8),(2,2)):((16,1),(8,64))).left_inverse(), layout!((16,4,2):(4,1,64)));
    same(layout!(((4,8),(2,2)):((32,1),(16,8))).left_inverse(), layout!((8,2,2,4):(4,64,32,1)));
    same(layout!((128,64):(64,1)).left_inverse(), layout!((64,128):(128,1)));
    same(layout!((128,32):(1,128)).left_inverse(), layout!(4096:1));
    same(layout!((32,8):(1,32)).left_inverse(), layout!(256:1));
    same(layout!((8,(8,8)):(8,(1,64))).left_inverse(), layout!((8,8,8):(8,1,64)));
    same(layout!(((8,16),(8,8)):((8,512),(1,64))).left_inverse(), layout!((8,8,8,16):(128,1,1024,8)));
    same(layout!((8,64):(64,1)).left_inverse(), layout!((64,8):(8,1)));
    same(layout!((64,8):(1,64)).left_inverse(), layout!(512:1));
    same(layout!((128,128):(128,1)).left_inverse(), layout!((128,128):(128,1)));
    same(layout!((4,(2,4)):(2,(1,8))).left_inverse(), layout!((2,4,4):(4,1,8)));
    same(layout!((256,32):(1,256)).left_inverse(), layout!(8192:1));
    same(layout!(((4,8),(2,(2,2))):((64,1),(32,(8,256)))).left_inverse(), layout!((8,4,2,4,2):(4,64,32,1,128)));
    same(layout!((128,(8,4)):(8,(1,1024))).left_inverse(), layout!((8,128,4):(128,1,1024)));
    same(layout!((32,4):(4,1)).left_inverse(), layout!((4,32):(32,1)));
    same(layout!(((4,2),(8,2)):((2,64),(8,1))).left_inverse(), layout!((2,4,8,2):(64,1,8,4)));
}

fn answers_1() {
    same(layout!((6,2):(8,2)).left_inverse(), layout!((2,4,6):(0,6,1)));
    same(layout!((4,3):(3,1)).left_inverse(), layout!((3,4):(4,1)));
    same(layout!((2,(1,6)):(1,(6,2))).left_inverse(), layout!(12:1));
    same(layout!((3,4):(6,1)).left_inverse(), layout!((6,3):(3,1)));
    same(layout!((3,4):(0,1)).left_inverse(), layout!(4:3));
    same(layout!((12,32):(0,1)).left_inverse(), layout!(32:12));
    same(layout!(((2,2),(2,2)):((1,4),(8,32))).left_inverse(), layout!((4,8,2):(1,2,8)));
    same(layout!(1:0).left_inverse(), layout!(1:0));
    same(layout!((1,1):(0,0)).left_inverse(), layout!(1:0));
    same(layout!(((5)):((3))).left_inverse(), layout!((3,5):(0,1)));
    same(layout!((7,5):(5,1)).left_inverse(), layout!((5,7):(7,1)));
    same(layout!((3,(2,7)):(14,(7,1))).left_inverse(), layout!((7,2,3):(6,3,1)));
    same(layout!(((3,2),5):((1,15),3)).left_inverse(), layout!((3,5,2):(1,6,3)));
    same(layout!((2,(3,(4,5))):(1,(2,(6,24)))).left_inverse(), layout!(120:1));
    same(layout!(((2,(2,3)),(4,(1,2))):((1,(8,16)),(2,(0,48)))).left_inverse(), layout!((2,4,6,2):(1,12,2,48)));
    same(layout!((8,1,4):(4,0,1)).left_inverse(), layout!((4,8):(8,1)));
}

fn answers_2() {
    same(layout!((1,8):(3,1)).left_inverse(), layout!(8:1));
    same(layout!((8,1):(1,7)).left_inverse(), layout!(8:1));
    same(layout!((16,1,(4,1)):(4,1,(1,9))).left_inverse(), layout!((4,16):(16,1)));
    same(layout!((8):(1)).left_inverse(), layout!(8:1));
    same(layout!(12:1).left_inverse(), layout!(12:1));
    same(layout!(4:0).left_inverse(), layout!(4:0));
    same(layout!((3,2,(2,5,2),4):(0,0,(3,6,0),0)).left_inverse(), layout!((3,10):(0,6)));
    same(layout!(((8,2,8),2,6):((96,1,12),768,2)).left_inverse(), layout!((2,6,8,8,2):(8,256,16,1,128)));
    same(layout!((5,2,2,6):(4,1,2,20)).left_inverse(), layout!((4,5,6):(5,1,20)));
    same(layout!(((5),32):((96),1)).left_inverse(), layout!((96,5):(5,1)));
    same(layout!(((8,4),2):((8,2),1)).left_inverse(), layout!((2,4,8):(32,8,1)));
    same(layout!((2):(0)).left_inverse(), layout!(2:0));
    same(layout!((2,12,(8,2,1)):(2,0,(48,1,384))).left_inverse(), layout!((2,192):(192,1)));
    same(layout!((4,2,(5,1),5):(30,1,(2,0),360)).left_inverse(), layout!((30,12,5):(4,1,40)));
    same(layout!((2,(2,32),6):(128,(64,2),256)).left_inverse(), layout!((2,32,2,2,6):(0,4,2,1,128)));
    same(layout!(16:1).left_inverse(), layout!(16:1));
}

fn answers_3() {
    same(layout!(((2,4),5,2,8):((16,160),32,8,1)).left_inverse(), layout!((8,2,2,5,4):(80,40,1,8,2)));
    same(layout!((2,1):(1,0)).left_inverse(), layout!(2:1));
    same(layout!((4,(6,3)):(12,(2,48))).left_inverse(), layout!((2,6,4,3):(0,4,1,24)));
    same(layout!((3):(1)).left_inverse(), layout!(3:1));
    same(layout!(((16,4)):((4,1))).left_inverse(), layout!((4,16):(16,1)));
    same(layout!(3:1).left_inverse(), layout!(3:1));
    same(layout!(32:1).left_inverse(), layout!(32:1));
    same(layout!((4,2,16,4):(4,2,16,256)).left_inverse(), layout!((2,2,4,64):(0,4,1,8)));
    same(layout!(((6),(3),6,4):((1),(6),18,108)).left_inverse(), layout!(432:1));
    same(layout!((4,(5)):(5,(1))).left_inverse(), layout!((5,4):(4,1)));
    same(layout!(((2,2),2):((1,4),2)).left_inverse(), layout!((2,2,2):(1,4,2)));
    same(layout!((2,(32,6),8,(1)):(0,(16,512),0,(0))).left_inverse(), layout!((16,192):(0,2)));
    same(layout!(((8,6,3),2):((6,1,96),48)).left_inverse(), layout!((6,8,2,3):(8,1,144,48)));
    same(layout!(((4,4,4),5):((16,0,1),64)).left_inverse(), layout!((16,4,5):(16,1,64)));
    same(layout!((2,4):(1,2)).left_inverse(), layout!(8:1));
    same(layout!((5):(1)).left_inverse(), layout!(5:1));
}

fn answers_4() {
    same(layout!((4,32,(8,3),1):(1,4,(128,1024),0)).left_inverse(), layout!(3072:1));
    same(layout!((12,4):(3,36)).left_inverse(), layout!((3,48):(0,1)));
    same(layout!((7,16,8):(1,128,8)).left_inverse(), layout!((8,16,16):(1,112,7)));
    same(layout!((2,12,1,8):(2,2,2,16)).left_inverse(), layout!((2,8,8):(0,2,24)));
    same(layout!(7:1).left_inverse(), layout!(7:1));
    same(layout!((4,12,5,8):(1,4,48,240)).left_inverse(), layout!(1920:1));
    same(layout!((7,2,2):(0,14,1)).left_inverse(), layout!((14,2):(14,7)));
    same(layout!(((4),(4,8),2):((32),(8,1),128)).left_inverse(), layout!((8,4,4,2):(16,4,1,128)));
    same(layout!((1,8,3,32):(24,1,8,24)).left_inverse(), layout!(768:1));
    same(layout!(((3,3),8):((1,24),3)).left_inverse(), layout!((3,8,3):(1,9,3)));
    same(layout!((3,8,8):(1,0,0)).left_inverse(), layout!(3:1));
    same(layout!((2,8,2,5):(1,2,16,32)).left_inverse(), layout!(160:1));
    same(layout!(((3,6)):((1,3))).left_inverse(), layout!(18:1));
    same(layout!((4,8):(1,5)).left_inverse(), layout!((5,8):(1,4)));
    same(layout!((3,7,5):(5,15,1)).left_inverse(), layout!((5,21):(21,1)));
    let _: LeftInverse<Layout!((12,4,5):(3,36,144))> = layout!((3,240):(0,1));
}

fn answers_5() {
    let _: LeftInverse<Layout!((16,5):(1,16))> = layout!(80:1);
    let _: LeftInverse<Layout!(((4,2),6):((1,24),4))> = layout!((4,6,2):(1,8,4));
    let _: LeftInverse<Layout!((7,(2,2),3):(1,(7,14),28))> = layout!(84:1);
    let _: LeftInverse<Layout!(((1,8),6,2):((6,12),0,6))> = layout!((6,2,8):(0,48,1));
    let _: LeftInverse<Layout!((12,3):(1,24))> = layout!((24,3):(1,12));
    let _: LeftInverse<Layout!((1):(1))> = layout!(1:0);
    let _: LeftInverse<Layout!((1,5,(5)):(1,1,(5)))> = layout!(25:1);
    let _: LeftInverse<Layout!(((8)):((0)))> = layout!(8:0);
    let _: LeftInverse<Layout!(((12)):((6)))> = layout!((6,12):(0,1));
    let _: LeftInverse<Layout!(((16,12),1,12):((1,16),192,192))> = layout!(2304:1);
    let _: LeftInverse<Layout!(((7)):((1)))> = layout!(7:1);
    let _: LeftInverse<Layout!((4,(7,5)):(1,(20,4)))> = layout!((4,5,7):(1,28,4));
    let _: LeftInverse<Layout!((2):(1))> = layout!(2:1);
    let _: LeftInverse<Layout!((6):(12))> = layout!((12,6):(0,1));
    let _: LeftInverse<Layout!((8,4,16):(32,8,256))> = layout!((8,4,8,16):(0,8,1,32));
    let _: LeftInverse<Layout!((5,16,(12,7)):(1,60,(0,0)))> = layout!((60,16):(1,5));
}

fn answers_6() {
    let _: LeftInverse<Layout!(((6)):((1)))> = layout!(6:1);
    let _: LeftInverse<Layout!((8):(0))> = layout!(8:0);
    let _: LeftInverse<Layout!((3,8):(4,12))> = layout!((4,24):(0,1));
    let _: LeftInverse<Layout!((2,1,6):(1,1,6))> = layout!((6,6):(1,2));
    let _: LeftInverse<Layout!((5):(4))> = layout!((4,5):(0,1));
    let _: LeftInverse<Layout!(((16,12),8):((1,16),192))> = layout!(1536:1);
}

fn refusals_0() {
    refused!(Layout!((4,5):(6,3)): LeftInvertible);
    refused!(Layout!((1,12,(7)):(2,12,(64))): LeftInvertible);
    refused!(Layout!(((3,1),3,3):((32,0),0,6)): LeftInvertible);
    refused!(Layout!((7,(5,4),1):(38,(1,9),9)): LeftInvertible);
    refused!(Layout!((4,(16,2),12):(32,(3,0),100)): LeftInvertible);
    refused!(Layout!((2,2):(2,3)): LeftInvertible);
    refused!(Layout!(((4,16),4,4):((6,100),1,3)): LeftInvertible);
    refused!(Layout!((2,16):(-1,-2)): LeftInvertible);
    refused!(Layout!((7,6,5):(4,4,100)): LeftInvertible);
    refused!(Layout!((16,(1,2)):(2,(12,3))): LeftInvertible);
    refused!(Layout!((12):(-1)): LeftInvertible);
    refused!(Layout!(((16,4,7),7,4):((100,1,16),6,32)): LeftInvertible);
    refused!(Layout!(8:-1): LeftInvertible);
    refused!(Layout!((16,12,(3,5,7)):(100,1,(2,12,32))): LeftInvertible);
}
