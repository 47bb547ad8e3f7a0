// Written by `cargo run --example generate_checks`: change the generator, not this file.
use crate::names::*;

fn answers_0() {
    const _: () = assert!(<Layout!(((4,8),(2,2)):((16,1),(8,64)))>::DEPTH == 2);
    const _: () = assert!(<Layout!((128,64):(64,1))>::DEPTH == 1);
    const _: () = assert!(<Layout!((128,64):(1,128))>::DEPTH == 1);
    const _: () = assert!(<Layout!((64,32):(32,1))>::DEPTH == 1);
    const _: () = assert!(<Layout!((16,8):(8,1))>::DEPTH == 1);
    const _: () = assert!(<Layout!(((16,4),(4,8)):((1,64),(16,256)))>::DEPTH == 2);
    const _: () = assert!(<Layout!((128,128):(128,1))>::DEPTH == 1);
    const _: () = assert!(<Layout!((4,(2,4)):(2,(1,8)))>::DEPTH == 2);
    const _: () = assert!(<Layout!((256,32):(1,256))>::DEPTH == 1);
    const _: () = assert!(<Layout!(((4,8),(2,(2,2))):((64,1),(32,(8,256))))>::DEPTH == 3);
    const _: () = assert!(<Layout!((2,2,2,2):(1,2,4,8))>::DEPTH == 1);
    const _: () = assert!(<Layout!(((4,2),(8,2)):((2,64),(8,1)))>::DEPTH == 2);
    const _: () = assert!(<Layout!((12,(4,8)):(59,(13,1)))>::DEPTH == 2);
    const _: () = assert!(<Layout!((6,2):(8,2))>::DEPTH == 1);
    const _: () = assert!(<Layout!((4,3):(3,1))>::DEPTH == 1);
    const _: () = assert!(<Layout!((12,32):(0,1))>::DEPTH == 1);
}

fn answers_1() {
    const _: () = assert!(<Layout!(((2,2),(2,2)):((1,4),(8,32)))>::DEPTH == 2);
    const _: () = assert!(<Layout!((8,8):(0,1))>::DEPTH == 1);
    const _: () = assert!(<Layout!((1,1):(0,0))>::DEPTH == 1);
    const _: () = assert!(<Layout!((4):(1))>::DEPTH == 1);
    const _: () = assert!(<Layout!(((5)):((3)))>::DEPTH == 2);
    const _: () = assert!(<Layout!((3,(2,7)):(14,(7,1)))>::DEPTH == 2);
    const _: () = assert!(<Layout!((12,7):(7,1))>::DEPTH == 1);
    const _: () = assert!(<Layout!(((3,2),5):((1,15),3))>::DEPTH == 2);
    const _: () = assert!(<Layout!(((2,(2,3)),(4,(1,2))):((1,(8,16)),(2,(0,48))))>::DEPTH == 3);
    const _: () = assert!(<Layout!((8,1,4):(4,0,1))>::DEPTH == 1);
    const _: () = assert!(<Layout!((1,8):(3,1))>::DEPTH == 1);
    const _: () = assert!(<Layout!((8,1):(1,7))>::DEPTH == 1);
    const _: () = assert!(<Layout!((16,1,(4,1)):(4,1,(1,9)))>::DEPTH == 2);
    const _: () = assert!(<Layout!((7,8,(3)):(24,3,(1)))>::DEPTH == 2);
    const _: () = assert!(<Layout!((8):(1))>::DEPTH == 1);
    const _: () = assert!(<Layout!((2,2,2):(6,32,1))>::DEPTH == 1);
}

fn answers_2() {
    const _: () = assert!(<Layout!((((2,8),(5,5)),8,1):(((320,1),(640,8)),40,0))>::DEPTH == 3);
    const _: () = assert!(<Layout!((2,(8,5)):(5,(10,1)))>::DEPTH == 2);
    const _: () = assert!(<Layout!((2,2,4):(8,1,0))>::DEPTH == 1);
    const _: () = assert!(<Layout!((2,((6,7,4)),7):(168,((7056,336,1)),8))>::DEPTH == 3);
    const _: () = assert!(<Layout!((((5,4,4)),32):(((512,128,1)),4))>::DEPTH == 3);
    const _: () = assert!(<Layout!(((12,2,(2,5))):((100,5,(12,12))))>::DEPTH == 3);
    const _: () = assert!(<Layout!((7,((2,4,2),2,8)):(256,((128,32,16),8,1)))>::DEPTH == 3);
    const _: () = assert!(<Layout!(((2,12)):((12,1)))>::DEPTH == 2);
    const _: () = assert!(<Layout!((2,2,(2,8,2),2):(2,128,(1,8,4),64))>::DEPTH == 2);
    const _: () = assert!(<Layout!(32:0)>::DEPTH == 0);
    const _: () = assert!(<Layout!(((8,1),(7,2)):((3,32),(1,8)))>::DEPTH == 2);
    const _: () = assert!(<Layout!(((7,4)):((4,28)))>::DEPTH == 2);
    const _: () = assert!(<Layout!((12,16):(1,12))>::DEPTH == 1);
    const _: () = assert!(<Layout!((12,2):(2,1))>::DEPTH == 1);
    const _: () = assert!(<Layout!((2):(0))>::DEPTH == 1);
    const _: () = assert!(<Layout!((2,5,2):(40,2,20))>::DEPTH == 1);
}

fn answers_3() {
    const _: () = assert!(<Layout!((12,12):(12,-1))>::DEPTH == 1);
    const _: () = assert!(<Layout!((16,(2)):(1,(16)))>::DEPTH == 2);
    const _: () = assert!(<Layout!((12,4,(2,4,4)):(8,384,(1,96,2)))>::DEPTH == 2);
    const _: () = assert!(<Layout!((8):(3))>::DEPTH == 1);
    const _: () = assert!(<Layout!((4,12,3):(288,8,96))>::DEPTH == 1);
    const _: () = assert!(<Layout!((1):(1))>::DEPTH == 1);
    const _: () = assert!(<Layout!(4:4)>::DEPTH == 0);
    const _: () = assert!(<Layout!((1,4,7):(16,2,32))>::DEPTH == 1);
    const _: () = assert!(<Layout!(2:1)>::DEPTH == 0);
    const _: () = assert!(<Layout!(((6,2,6)):((1,6,12)))>::DEPTH == 2);
    const _: () = assert!(<Layout!((8):(100))>::DEPTH == 1);
    const _: () = assert!(<Layout!((4):(0))>::DEPTH == 1);
    const _: () = assert!(<Layout!((4,6,4):(-384,-8,-48))>::DEPTH == 1);
    const _: () = assert!(<Layout!((4,(12,2)):(36,(3,144)))>::DEPTH == 2);
    const _: () = assert!(<Layout!((2,2,(4,8,4)):(256,32,(1,4,64)))>::DEPTH == 2);
    const _: () = assert!(<Layout!((2):(1))>::DEPTH == 1);
}

fn answers_4() {
    const _: () = assert!(<Layout!(((1,6,5),16):((1920,10,1),120))>::DEPTH == 2);
    const _: () = assert!(<Layout!(((8,12),(1,12),12):((2,32),(9216,9216),768))>::DEPTH == 2);
    const _: () = assert!(<Layout!((16):(4))>::DEPTH == 1);
}
