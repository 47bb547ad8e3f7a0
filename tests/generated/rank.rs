// Written by `cargo run --example generate_checks`: change the generator, not this file.
use crate::names::*;

fn answers_0() {
    const _: () = assert!(<Layout!(((4,8),(2,2,2)):((32,1),(16,8,128)))>::RANK == 2);
    const _: () = assert!(<Layout!(((4,8),(2,2)):((16,1),(8,64)))>::RANK == 2);
    const _: () = assert!(<Layout!(((8,16),8):((128,1),16))>::RANK == 2);
    const _: () = assert!(<Layout!((128,64):(64,1))>::RANK == 2);
    const _: () = assert!(<Layout!((64,32):(32,1))>::RANK == 2);
    const _: () = assert!(<Layout!((16,8):(8,1))>::RANK == 2);
    const _: () = assert!(<Layout!((32,8):(1,32))>::RANK == 2);
    const _: () = assert!(<Layout!((16,2):(1,16))>::RANK == 2);
    const _: () = assert!(<Layout!((8,(8,8)):(8,(1,64)))>::RANK == 2);
    const _: () = assert!(<Layout!(((8,16),(8,8)):((8,512),(1,64)))>::RANK == 2);
    const _: () = assert!(<Layout!((8,64):(64,1))>::RANK == 2);
    const _: () = assert!(<Layout!((64,8):(1,64))>::RANK == 2);
    const _: () = assert!(<Layout!(((2,2),(8,4)):((1,16),(2,32)))>::RANK == 2);
    const _: () = assert!(<Layout!((128,(8,4)):(8,(1,1024)))>::RANK == 2);
    const _: () = assert!(<Layout!((32,4):(4,1))>::RANK == 2);
    const _: () = assert!(<Layout!((12,(4,8)):(59,(13,1)))>::RANK == 2);
}

fn answers_1() {
    const _: () = assert!(<Layout!((4,3):(3,1))>::RANK == 2);
    const _: () = assert!(<Layout!((4,2,3):(2,1,8))>::RANK == 3);
    const _: () = assert!(<Layout!((12,32):(0,1))>::RANK == 2);
    const _: () = assert!(<Layout!(((2,2),(2,2)):((1,4),(8,32)))>::RANK == 2);
    const _: () = assert!(<Layout!((8,8):(0,1))>::RANK == 2);
    const _: () = assert!(<Layout!(1:0)>::RANK == 1);
    const _: () = assert!(<Layout!((1,1):(0,0))>::RANK == 2);
    const _: () = assert!(<Layout!(((5)):((3)))>::RANK == 1);
    const _: () = assert!(<Layout!((12,7):(7,1))>::RANK == 2);
    const _: () = assert!(<Layout!((5,6,7):(42,7,1))>::RANK == 3);
    const _: () = assert!(<Layout!((2,(3,(4,5))):(1,(2,(6,24))))>::RANK == 2);
    const _: () = assert!(<Layout!((8,1,4):(4,0,1))>::RANK == 3);
    const _: () = assert!(<Layout!((1,8):(3,1))>::RANK == 2);
    const _: () = assert!(<Layout!((16,1,(4,1)):(4,1,(1,9)))>::RANK == 3);
    const _: () = assert!(<Layout!((4,5,8):(4,2,100))>::RANK == 3);
    const _: () = assert!(<Layout!((4,8,(2,8)):(1,8,(4,64)))>::RANK == 3);
}

fn answers_2() {
    const _: () = assert!(<Layout!((6,8,4):(4,28,1))>::RANK == 3);
    const _: () = assert!(<Layout!((3,(16,4),2):(32,(1,96),16))>::RANK == 3);
    const _: () = assert!(<Layout!(8:1)>::RANK == 1);
    const _: () = assert!(<Layout!((2):(1))>::RANK == 1);
    const _: () = assert!(<Layout!(4:1)>::RANK == 1);
    const _: () = assert!(<Layout!((3):(1))>::RANK == 1);
    const _: () = assert!(<Layout!((6,((5,4),4),8):(0,((6,960),0),30))>::RANK == 3);
    const _: () = assert!(<Layout!((8,7,1):(23,3,1))>::RANK == 3);
    const _: () = assert!(<Layout!((6,(5,2),(4),3):(120,(6,3),(30),1))>::RANK == 4);
    const _: () = assert!(<Layout!(((7,7,(4,6)),3):((1512,216,(6,1)),24))>::RANK == 2);
    const _: () = assert!(<Layout!(((4,2)):((2,0)))>::RANK == 1);
    const _: () = assert!(<Layout!(((2),4,5):((1),2,8))>::RANK == 3);
    const _: () = assert!(<Layout!((6,2,(12)):(12,72,(1)))>::RANK == 3);
    const _: () = assert!(<Layout!(6:1)>::RANK == 1);
    const _: () = assert!(<Layout!(((1,16),3):((48,3),1))>::RANK == 2);
    const _: () = assert!(<Layout!(((3,2,1),12):((24,12,72),1))>::RANK == 2);
}

fn answers_3() {
    const _: () = assert!(<Layout!((12):(2))>::RANK == 1);
    const _: () = assert!(<Layout!((5,(7)):(7,(1)))>::RANK == 2);
    const _: () = assert!(<Layout!((3):(3))>::RANK == 1);
    const _: () = assert!(<Layout!(3:1)>::RANK == 1);
    const _: () = assert!(<Layout!((16):(1))>::RANK == 1);
    const _: () = assert!(<Layout!((7,3,(12)):(36,1,(3)))>::RANK == 3);
    const _: () = assert!(<Layout!((4):(1))>::RANK == 1);
    const _: () = assert!(<Layout!(((8,7,4)):((56,2,14)))>::RANK == 1);
    const _: () = assert!(<Layout!(((16,4),(16),12):((16,256),(1),1024))>::RANK == 3);
    const _: () = assert!(<Layout!(16:1)>::RANK == 1);
    const _: () = assert!(<Layout!((8):(2))>::RANK == 1);
    const _: () = assert!(<Layout!((8):(1))>::RANK == 1);
    const _: () = assert!(<Layout!((7,6):(18,3))>::RANK == 2);
    const _: () = assert!(<Layout!(((12,1,4),5):((16,6,100),8))>::RANK == 2);
    const _: () = assert!(<Layout!(4:4)>::RANK == 1);
    const _: () = assert!(<Layout!((8):(3))>::RANK == 1);
}

fn answers_4() {
    const _: () = assert!(<Layout!((2):(3))>::RANK == 1);
}
