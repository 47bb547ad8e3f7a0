// Written by `cargo run --example generate_checks`: change the generator, not this file.
use crate::names::*;

fn answers_0() {
    same(layout!((8,2,3,3):(36,6,12,2)).append(layout!(((2),6):((1),2))), layout!((8,2,3,3,((2),6)):(36,6,12,2,((1),2))));
    same(layout!((8,2,8,2):(2,1,16,128)).append(layout!((3,4):(4,1))), layout!((8,2,8,2,(3,4)):(2,1,16,128,(4,1))));
    same(layout!(16:0).append(layout!((8):(1))), layout!((16,(8)):(0,(1))));
    same(layout!((3,4):(0,1)).append(layout!((1,2):(1,1))), layout!((3,4,(1,2)):(0,1,(1,1))));
    same(layout!(12:4).append(layout!((4,8):(4,16))), layout!((12,(4,8)):(4,(4,16))));
    same(layout!((8,4,2,2):(4,1,32,64)).append(layout!((6):(1))), layout!((8,4,2,2,(6)):(4,1,32,64,(1))));
    same(layout!((4,4,7):(1,4,16)).append(layout!(((4),12):((12),1))), layout!((4,4,7,((4),12)):(1,4,16,((12),1))));
    same(layout!(3:1).append(layout!(2:8)), layout!((3,2):(1,8)));
    same(layout!((16,8):(8,1)).append(layout!((6,4):(1,6))), layout!((16,8,(6,4)):(8,1,(1,6))));
    same(layout!(((4,8),(2,2)):((16,1),(8,64))).append(layout!(4:5)), layout!(((4,8),(2,2),4):((16,1),(8,64),5)));
    same(layout!(((8,2),2):((4,32),2)).append(layout!((2,32):(32,1))), layout!(((8,2),2,(2,32)):((4,32),2,(32,1))));
    same(layout!((4):(1)).append(layout!(5:1)), layout!((4,5):(1,1)));
    same(layout!(5:1).append(layout!(4:1)), layout!((5,4):(1,1)));
    let _: Append<Layout!((1,12):(12,1)), Layout!(((7,3),(4,7,4),6):((1,7),(21,84,588),2352))> = layout!((1,12,((7,3),(4,7,4),6)):(12,1,((1,7),(21,84,588),2352)));
    let _: Append<Layout!(((4),4):((4),1)), Layout!((3,3,7):(1,3,9))> = layout!(((4),4,(3,3,7)):((4),1,(1,3,9)));
    let _: Append<Layout!((8,8,(2,7,7)):(2,16,(25088,3584,256))), Layout!(2:1)> = layout!((8,8,(2,7,7),2):(2,16,(25088,3584,256),1));
}

fn answers_1() {
    let _: Append<Layout!((12,4):(1,12)), Layout!((1,1,8):(24,24,3))> = layout!((12,4,(1,1,8)):(1,12,(24,24,3)));
    let _: Append<Layout!(((7)):((1))), Layout!(16:1)> = layout!(((7),16):((1),1));
    let _: Append<Layout!((8,(4,2)):(64,(2,16))), Layout!((2,(12,1,3),6):(1,(2,24,24),72))> = layout!((8,(4,2),(2,(12,1,3),6)):(64,(2,16),(1,(2,24,24),72)));
    let _: Append<Layout!(((1,6,7)):((1,1,6))), Layout!((4,(4,4),4):(256,(2,8),32))> = layout!(((1,6,7),(4,(4,4),4)):((1,1,6),(256,(2,8),32)));
    let _: Append<Layout!((8):(16)), Layout!(7:1)> = layout!((8,7):(16,1));
    let _: Append<Layout!(((3,6),7):((1,84),6)), Layout!(16:0)> = layout!(((3,6),7,16):((1,84),6,0));
    let _: Append<Layout!((8,12):(1,8)), Layout!((16,12):(1,16))> = layout!((8,12,(16,12)):(1,8,(1,16)));
    let _: Append<Layout!(1:4), Layout!(((16)):((0)))> = layout!((1,((16))):(4,((0))));
    let _: Append<Layout!((2,2,(2)):(1,32,(16))), Layout!((7,4):(8,1))> = layout!((2,2,(2),(7,4)):(1,32,(16),(8,1)));
    let _: Append<Layout!(5:1), Layout!((1):(2))> = layout!((5,(1)):(1,(2)));
    let _: Append<Layout!((4):(1)), Layout!(4:2)> = layout!((4,4):(1,2));
    let _: Append<Layout!(((7),1):((1),7)), Layout!(((7)):((1)))> = layout!(((7),1,((7))):((1),7,((1))));
    let _: Append<Layout!(((7,3),7,12):((1,7),21,147)), Layout!((2,12):(1,2))> = layout!(((7,3),7,12,(2,12)):((1,7),21,147,(1,2)));
    let _: Append<Layout!(7:1), Layout!((16,(2)):(0,(1)))> = layout!((7,(16,(2))):(1,(0,(1))));
    let _: Append<Layout!((12,4):(1,12)), Layout!(5:1)> = layout!((12,4,5):(1,12,1));
    let _: Append<Layout!(((12),4):((4),1)), Layout!((5):(1))> = layout!(((12),4,(5)):((4),1,(1)));
}

fn answers_2() {
    let _: Append<Layout!(2:1), Layout!((16,(1)):(1,(16)))> = layout!((2,(16,(1))):(1,(1,(16))));
    let _: Append<Layout!((8,2,7):(1,8,16)), Layout!((5,(2,1,3),(2,4,2)):(1,(5,10,10),(30,60,240)))> = layout!((8,2,7,(5,(2,1,3),(2,4,2))):(1,8,16,(1,(5,10,10),(30,60,240))));
    let _: Append<Layout!((4,2):(2,1)), Layout!(4:32)> = layout!((4,2,4):(2,1,32));
    let _: Append<Layout!(((7,3)):((1,100))), Layout!((8):(1))> = layout!(((7,3),(8)):((1,100),(1)));
    let _: Append<Layout!((4,2,4):(1,0,8)), Layout!((2):(1))> = layout!((4,2,4,(2)):(1,0,8,(1)));
}
