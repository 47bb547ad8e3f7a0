// Written by `cargo run --example generate_checks`: change the generator, not this file.
use crate::names::*;

fn answers_0() {
    same(layout!(((4,8),(2,2)):((16,1),(8,64))).right_inverse(), layout!((16,4,2):(4,1,64)));
    same(layout!(((8,16),8):((128,1),16)).right_inverse(), layout!((128,8):(8,1)));
    same(layout!((128,64):(64,1)).right_inverse(), layout!((64,128):(128,1)));
    same(layout!((128,64):(1,128)).right_inverse(), layout!(8192:1));
    same(layout!((128,32):(1,128)).right_inverse(), layout!(4096:1));
    same(layout!((16,8):(8,1)).right_inverse(), layout!((8,16):(16,1)));
    same(layout!((32,8):(1,32)).right_inverse(), layout!(256:1));
    same(layout!((8,(8,8)):(8,(1,64))).right_inverse(), layout!((8,8,8):(8,1,64)));
    same(layout!(((16,4),(4,8)):((1,64),(16,256))).right_inverse(), layout!((16,4,4,8):(1,64,16,256)));
    same(layout!(((4,8),(2,(2,2))):((64,1),(32,(8,256)))).right_inverse(), layout!((8,2):(4,64)));
    same(layout!((128,(8,4)):(8,(1,1024))).right_inverse(), layout!((8,128,4):(128,1,1024)));
    same(layout!((32,4):(4,1)).right_inverse(), layout!((4,32):(32,1)));
    same(layout!(((4,2),(8,2)):((2,64),(8,1))).right_inverse(), layout!((2,4,8,2):(64,1,8,4)));
    same(layout!((6,2):(8,2)).right_inverse(), layout!(1:0));
    same(layout!((4,3):(3,1)).right_inverse(), layout!((3,4):(4,1)));
    same(layout!(24:1).right_inverse(), layout!(24:1));
}

fn answers_1() {
    same(layout!((3,4):(0,1)).right_inverse(), layout!(4:3));
    same(layout!((12,32):(0,1)).right_inverse(), layout!(32:12));
    same(layout!((8,8):(0,1)).right_inverse(), layout!(8:8));
    same(layout!(1:0).right_inverse(), layout!(1:0));
    same(layout!((1,1):(0,0)).right_inverse(), layout!(1:0));
    same(layout!((4):(1)).right_inverse(), layout!(4:1));
    same(layout!(((5)):((3))).right_inverse(), layout!(1:0));
    same(layout!((7,5):(5,1)).right_inverse(), layout!((5,7):(7,1)));
    same(layout!((3,(2,7)):(14,(7,1))).right_inverse(), layout!((7,2,3):(6,3,1)));
    same(layout!((12,7):(7,1)).right_inverse(), layout!((7,12):(12,1)));
    same(layout!(((3,2),5):((1,15),3)).right_inverse(), layout!((3,5,2):(1,6,3)));
    same(layout!((5,6,7):(42,7,1)).right_inverse(), layout!((7,6,5):(30,5,1)));
    same(layout!((16,1,(4,1)):(4,1,(1,9))).right_inverse(), layout!((4,16):(16,1)));
    same(layout!(4:1).right_inverse(), layout!(4:1));
    same(layout!((1):(0)).right_inverse(), layout!(1:0));
    same(layout!((7,7,4,4):(0,4,196,0)).right_inverse(), layout!(1:0));
}

fn answers_2() {
    same(layout!((1,(8,4),2,(12,4)):(0,(1,864),432,(9,108))).right_inverse(), layout!(8:1));
    same(layout!(((7,3),(2),32,2):((384,128),(64),2,1)).right_inverse(), layout!((2,32,2,3,7):(1344,42,21,7,1)));
    same(layout!((8,8,3,8):(1,8,64,192)).right_inverse(), layout!(1536:1));
    same(layout!(5:1).right_inverse(), layout!(5:1));
    same(layout!(2:1).right_inverse(), layout!(2:1));
    same(layout!((4,6,1,1):(1,4,0,0)).right_inverse(), layout!(24:1));
    same(layout!((8,8,8):(1,64,8)).right_inverse(), layout!((8,8,8):(1,64,8)));
    same(layout!((4,2,2):(4,16,2)).right_inverse(), layout!(1:0));
    same(layout!((7,16):(16,1)).right_inverse(), layout!((16,7):(7,1)));
    same(layout!(((4,2,5),2):((20,10,1),0)).right_inverse(), layout!(5:8));
    same(layout!(((12,2),12,2):((1,12),24,288)).right_inverse(), layout!(576:1));
    same(layout!(8:16).right_inverse(), layout!(1:0));
    same(layout!((1,7,8):(0,8,1)).right_inverse(), layout!((8,7):(7,1)));
    same(layout!(((8,7),4,2):((24,100),3,12)).right_inverse(), layout!(1:0));
    same(layout!((16,4,7,6):(0,1,0,0)).right_inverse(), layout!(4:16));
    same(layout!((1,2,2):(0,1,2)).right_inverse(), layout!(4:1));
}

fn answers_3() {
    same(layout!((4,6,2,6):(72,1,36,6)).right_inverse(), layout!((6,6,2,4):(4,48,24,1)));
    same(layout!((2,(32,16)):(1,(2,64))).right_inverse(), layout!(1024:1));
    same(layout!((2,12):(12,1)).right_inverse(), layout!((12,2):(2,1)));
    same(layout!(32:1).right_inverse(), layout!(32:1));
    same(layout!((8,4):(4,1)).right_inverse(), layout!((4,8):(8,1)));
    same(layout!((1,(32,6,2),8):(256,(8,512,256),1)).right_inverse(), layout!((8,32,2,6):(384,1,192,32)));
    same(layout!((5,(12),6,8):(1,(0),1,0)).right_inverse(), layout!(6:60));
    same(layout!(((8),12,1,4):((4),32,32,1)).right_inverse(), layout!((4,96):(96,1)));
    same(layout!(((2,4),(12,6,6)):((1728,432),(36,6,1))).right_inverse(), layout!((6,6,12,4,2):(576,96,8,2,1)));
    same(layout!((4,8):(8,1)).right_inverse(), layout!((8,4):(4,1)));
    same(layout!((4,5,7):(1,4,20)).right_inverse(), layout!(140:1));
    same(layout!((4,2):(1,4)).right_inverse(), layout!(8:1));
    same(layout!((6,7,8,8):(448,1,56,7)).right_inverse(), layout!((7,8,8,6):(6,336,42,1)));
    same(layout!((4,12,(8,4),(2)):(8,256,(32,1),(4))).right_inverse(), layout!((8,4,8,12):(384,1,48,4)));
    same(layout!((3,(2,2),16,2):(4,(2,192),12,1)).right_inverse(), layout!((2,2,3,16,2):(192,3,1,12,6)));
    same(layout!((2):(1)).right_inverse(), layout!(2:1));
}

fn answers_4() {
    same(layout!((8,4):(8,64)).right_inverse(), layout!(1:0));
    same(layout!((4,(5,2),(2,2),12):(2,(192,96),(1,0),0)).right_inverse(), layout!((2,4):(40,1)));
    same(layout!(((2,16),4):((12,24),1)).right_inverse(), layout!(4:32));
    same(layout!((8,8,8):(16,1,0)).right_inverse(), layout!(8:8));
    same(layout!(((32,2),8):((0,256),0)).right_inverse(), layout!(1:0));
    same(layout!((6,3):(3,1)).right_inverse(), layout!((3,6):(6,1)));
    same(layout!((6,1,32):(4,5,64)).right_inverse(), layout!(1:0));
    same(layout!((2,1,12,2):(1,0,4,2)).right_inverse(), layout!((2,2,12):(1,24,2)));
    same(layout!((2,(12,8)):(0,(8,1))).right_inverse(), layout!((8,12):(24,2)));
    same(layout!((2,4,6):(4,1,8)).right_inverse(), layout!((4,2,6):(2,1,8)));
    same(layout!((4,8):(1,5)).right_inverse(), layout!(4:1));
    let _: RightInverse<Layout!(((3,4,12),1):((12,36,1),36))> = layout!((12,12):(12,1));
    let _: RightInverse<Layout!((5,1,(7)):(7,35,(1)))> = layout!((7,5):(5,1));
    let _: RightInverse<Layout!(((4,2),(2)):((1,4),(8)))> = layout!(16:1);
    let _: RightInverse<Layout!(((7,4,3),(4,16,4),4):((2,100,16),(2,6,100),100))> = layout!(1:0);
    let _: RightInverse<Layout!((8):(1))> = layout!(8:1);
}

fn answers_5() {
    let _: RightInverse<Layout!(6:1)> = layout!(6:1);
    let _: RightInverse<Layout!((16,12,(4)):(1,16,(192)))> = layout!(768:1);
    let _: RightInverse<Layout!((1,(4,12,2),(6,2,2)):(96,(4608,384,1),(8,192,2)))> = layout!((2,2):(48,1152));
    let _: RightInverse<Layout!((16,5):(5,1))> = layout!((5,16):(16,1));
    let _: RightInverse<Layout!(16:1)> = layout!(16:1);
    let _: RightInverse<Layout!(((2,16,5)):((1,2,32)))> = layout!(160:1);
    let _: RightInverse<Layout!((4):(2))> = layout!(1:0);
    let _: RightInverse<Layout!(((16),(2,1,16),2):((1),(32,16,64),16))> = layout!((16,2,32):(1,512,16));
    let _: RightInverse<Layout!((4,(6,4)):(36,(3,144)))> = layout!(1:0);
    let _: RightInverse<Layout!((8,(8,4,8),6):(6144,(1,768,8),128))> = layout!((8,8):(8,256));
    let _: RightInverse<Layout!(((1,12,6)):((24,24,2)))> = layout!(1:0);
    let _: RightInverse<Layout!(((5,2),2):((2,20),10))> = layout!(1:0);
    let _: RightInverse<Layout!((6,4):(3,1))> = layout!(4:6);
    let _: RightInverse<Layout!((6):(1))> = layout!(6:1);
    let _: RightInverse<Layout!((16):(12))> = layout!(1:0);
    let _: RightInverse<Layout!((2):(6))> = layout!(1:0);
}

fn answers_6() {
    let _: RightInverse<Layout!((4,3,(2,5)):(8,320,(32,64)))> = layout!(1:0);
}

fn refusals_0() {
    refused!(Layout!(((6,5,6),(5)):((25,-1,150),(-5))): RightInvertible);
    refused!(Layout!(((6,3),2):((-1,100),-16)): RightInvertible);
    refused!(Layout!(7:-1): RightInvertible);
    refused!(Layout!((16,4,8):(-8,-2,-100)): RightInvertible);
    refused!(Layout!((4):(-1)): RightInvertible);
    refused!(Layout!((5,4,2):(8,8,-4)): RightInvertible);
    refused!(Layout!((1,2):(-2,-1)): RightInvertible);
    refused!(Layout!((8,5):(-1,8)): RightInvertible);
}
