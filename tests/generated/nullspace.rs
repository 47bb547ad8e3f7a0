// Written by `cargo run --example generate_checks`: change the generator, not this file.
use crate::names::*;

fn answers_0() {
    same(layout!(((4,8),(2,2,2)):((32,1),(16,8,128))).nullspace(), layout!(1:0));
    same(layout!(((4,8),(2,2)):((16,1),(8,64))).nullspace(), layout!(1:0));
    same(layout!(((4,8),(2,2)):((32,1),(16,8))).nullspace(), layout!(1:0));
    same(layout!((128,64):(1,128)).nullspace(), layout!(1:0));
    same(layout!((64,32):(32,1)).nullspace(), layout!(1:0));
    same(layout!((128,32):(1,128)).nullspace(), layout!(1:0));
    same(layout!((16,8):(8,1)).nullspace(), layout!(1:0));
    same(layout!((32,8):(1,32)).nullspace(), layout!(1:0));
    same(layout!((16,2):(1,16)).nullspace(), layout!(1:0));
    same(layout!((8,(8,8)):(8,(1,64))).nullspace(), layout!(1:0));
    same(layout!(((8,16),(8,8)):((8,512),(1,64))).nullspace(), layout!(1:0));
    same(layout!((8,64):(64,1)).nullspace(), layout!(1:0));
    same(layout!((64,8):(1,64)).nullspace(), layout!(1:0));
    same(layout!(((16,4),(4,8)):((1,64),(16,256))).nullspace(), layout!(1:0));
    same(layout!((128,128):(128,1)).nullspace(), layout!(1:0));
    same(layout!(((32,4),(2,2)):((2,128),(1,64))).nullspace(), layout!(1:0));
}

fn answers_1() {
    same(layout!((4,(2,4)):(2,(1,8))).nullspace(), layout!(1:0));
    same(layout!(((4,8),(2,(2,2))):((64,1),(32,(8,256)))).nullspace(), layout!(1:0));
    same(layout!((128,(8,4)):(8,(1,1024))).nullspace(), layout!(1:0));
    same(layout!((2,2,2,2):(1,2,4,8)).nullspace(), layout!(1:0));
    same(layout!((4,3):(3,1)).nullspace(), layout!(1:0));
    same(layout!(24:1).nullspace(), layout!(1:0));
    same(layout!((4,2,3):(2,1,8)).nullspace(), layout!(1:0));
    same(layout!((20):(2)).nullspace(), layout!(1:0));
    same(layout!((2,(1,6)):(1,(6,2))).nullspace(), layout!(1:0));
    same(layout!((3,4):(6,1)).nullspace(), layout!(1:0));
    same(layout!((12,32):(0,1)).nullspace(), layout!(12:1));
    same(layout!(((2,2),(2,2)):((1,4),(8,32))).nullspace(), layout!(1:0));
    same(layout!((8,8):(0,1)).nullspace(), layout!(8:1));
    same(layout!(1:0).nullspace(), layout!(1:0));
    same(layout!((1,1):(0,0)).nullspace(), layout!((1,1):(0,0)));
    same(layout!((4):(1)).nullspace(), layout!(1:0));
}

fn answers_2() {
    same(layout!(((5)):((3))).nullspace(), layout!(1:0));
    same(layout!((7,5):(5,1)).nullspace(), layout!(1:0));
    same(layout!((12,7):(7,1)).nullspace(), layout!(1:0));
    same(layout!(((3,2),5):((1,15),3)).nullspace(), layout!(1:0));
    same(layout!(((2,(2,3)),(4,(1,2))):((1,(8,16)),(2,(0,48)))).nullspace(), layout!(1:0));
    same(layout!((8,1,4):(4,0,1)).nullspace(), layout!(1:0));
    same(layout!((1,8):(3,1)).nullspace(), layout!(1:0));
    same(layout!((12,3):(3,1)).nullspace(), layout!(1:0));
    same(layout!((8,8):(8,1)).nullspace(), layout!(1:0));
    same(layout!(((8,(5,4,2))):((10,(1,80,5)))).nullspace(), layout!(1:0));
    same(layout!(8:1).nullspace(), layout!(1:0));
    same(layout!((5,4):(0,0)).nullspace(), layout!((5,4):(1,5)));
    same(layout!((16,12):(12,1)).nullspace(), layout!(1:0));
    same(layout!(12:3).nullspace(), layout!(1:0));
    same(layout!((7,6):(1,8)).nullspace(), layout!(1:0));
    same(layout!((32,7):(7,1)).nullspace(), layout!(1:0));
}

fn answers_3() {
    same(layout!((12,(2,8),2):(16,(192,1),8)).nullspace(), layout!(1:0));
    same(layout!((3,1,4):(16,12,0)).nullspace(), layout!(4:3));
    same(layout!((7,(6)):(12,(2))).nullspace(), layout!(1:0));
    same(layout!((32,3):(1,32)).nullspace(), layout!(1:0));
    same(layout!(6:1).nullspace(), layout!(1:0));
    same(layout!(2:1).nullspace(), layout!(1:0));
    same(layout!((4,8):(8,1)).nullspace(), layout!(1:0));
    same(layout!((12,2,3):(6,3,1)).nullspace(), layout!(1:0));
    same(layout!((4,16):(1,12)).nullspace(), layout!(1:0));
    same(layout!(((4),12,12,2):((576),4,48,2304)).nullspace(), layout!(1:0));
    same(layout!((1,(16,1)):(1,(2,2))).nullspace(), layout!(1:0));
    same(layout!(((8,2,2),4):((0,8,0),1)).nullspace(), layout!((8,2):(1,16)));
    let _: Nullspace<Layout!((3,(12)):(12,(1)))> = layout!(1:0);
    let _: Nullspace<Layout!((7):(32))> = layout!(1:0);
    let _: Nullspace<Layout!((16,6):(1,16))> = layout!(1:0);
    let _: Nullspace<Layout!((5,4):(4,1))> = layout!(1:0);
}

fn answers_4() {
    let _: Nullspace<Layout!((4):(0))> = layout!(4:1);
    let _: Nullspace<Layout!((4,6):(1,4))> = layout!(1:0);
    let _: Nullspace<Layout!((6):(4))> = layout!(1:0);
    let _: Nullspace<Layout!((1):(1))> = layout!(1:0);
    let _: Nullspace<Layout!((4,1,(8,4)):(32,2,(16,0)))> = layout!(4:32);
    let _: Nullspace<Layout!((2):(2))> = layout!(1:0);
    let _: Nullspace<Layout!((4,12):(1,4))> = layout!(1:0);
    let _: Nullspace<Layout!((2,8,12):(96,12,1))> = layout!(1:0);
    let _: Nullspace<Layout!((2):(1))> = layout!(1:0);
    let _: Nullspace<Layout!((4,2,16):(2,1,8))> = layout!(1:0);
    let _: Nullspace<Layout!(((6,3),(8),4):((96,8),(1),24))> = layout!(1:0);
    let _: Nullspace<Layout!((4,6):(6,0))> = layout!(6:4);
    let _: Nullspace<Layout!(1:12)> = layout!(1:0);
    let _: Nullspace<Layout!(((7,5,4),5):((100,0,5),0))> = layout!((5,5):(7,140));
    let _: Nullspace<Layout!(((8,8),(7,3)):((168,3),(24,1)))> = layout!(1:0);
    let _: Nullspace<Layout!(3:1)> = layout!(1:0);
}

fn answers_5() {
    let _: Nullspace<Layout!(4:1)> = layout!(1:0);
    let _: Nullspace<Layout!(((4),16):((1),0))> = layout!(16:4);
}
