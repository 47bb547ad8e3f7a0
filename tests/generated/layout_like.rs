// Written by `cargo run --example generate_checks`: change the generator, not this file.
use crate::names::*;

fn answers_0() {
    same(layout!(((4,8),(2,2,2)):((32,1),(16,8,128))).layout_like(), layout!(((4,8),(2,2,2)):((32,1),(16,8,128))));
    same(layout!(((4,8),(2,2)):((16,1),(8,64))).layout_like(), layout!(((4,8),(2,2)):((16,1),(8,64))));
    same(layout!(((8,16),8):((128,1),16)).layout_like(), layout!(((8,16),8):((128,1),16)));
    same(layout!((128,64):(64,1)).layout_like(), layout!((128,64):(64,1)));
    same(layout!((128,64):(1,128)).layout_like(), layout!((128,64):(1,128)));
    same(layout!((128,32):(1,128)).layout_like(), layout!((128,32):(1,128)));
    same(layout!((16,8):(8,1)).layout_like(), layout!((16,8):(8,1)));
    same(layout!((32,8):(1,32)).layout_like(), layout!((32,8):(1,32)));
    same(layout!((16,2):(1,16)).layout_like(), layout!((16,2):(1,16)));
    same(layout!((8,(8,8)):(8,(1,64))).layout_like(), layout!((8,(8,8)):(8,(1,64))));
    same(layout!(((8,16),(8,8)):((8,512),(1,64))).layout_like(), layout!(((8,16),(8,8)):((8,512),(1,64))));
    same(layout!((64,8):(1,64)).layout_like(), layout!((64,8):(1,64)));
    same(layout!(((16,4),(4,8)):((1,64),(16,256))).layout_like(), layout!(((16,4),(4,8)):((1,64),(16,256))));
    same(layout!((128,128):(128,1)).layout_like(), layout!((128,128):(128,1)));
    same(layout!(((32,4),(2,2)):((2,128),(1,64))).layout_like(), layout!(((32,4),(2,2)):((2,128),(1,64))));
    same(layout!((4,(2,4)):(2,(1,8))).layout_like(), layout!((4,(2,4)):(2,(1,8))));
}

fn answers_1() {
    same(layout!((128,(8,4)):(8,(1,1024))).layout_like(), layout!((128,(8,4)):(8,(1,1024))));
    same(layout!((4,3):(3,1)).layout_like(), layout!((4,3):(3,1)));
    same(layout!((4,2,3):(2,1,8)).layout_like(), layout!((4,2,3):(2,1,8)));
    same(layout!((20):(2)).layout_like(), layout!((20):(1)));
    same(layout!((10,2):(16,4)).layout_like(), layout!((10,2):(2,1)));
    same(layout!((3,4):(6,1)).layout_like(), layout!((3,4):(4,1)));
    same(layout!((3,4):(0,1)).layout_like(), layout!((3,4):(0,1)));
    same(layout!((12,32):(0,1)).layout_like(), layout!((12,32):(0,1)));
    same(layout!(1:0).layout_like(), layout!(1:0));
    same(layout!((4):(1)).layout_like(), layout!((4):(1)));
    same(layout!(((5)):((3))).layout_like(), layout!(((5)):((1))));
    same(layout!((12,7):(7,1)).layout_like(), layout!((12,7):(7,1)));
    same(layout!(((2,(2,3)),(4,(1,2))):((1,(8,16)),(2,(0,48)))).layout_like(), layout!(((2,(2,3)),(4,(1,2))):((1,(8,16)),(2,(0,48)))));
    same(layout!((8,1,4):(4,0,1)).layout_like(), layout!((8,1,4):(4,0,1)));
    same(layout!((16,1,(4,1)):(4,1,(1,9))).layout_like(), layout!((16,1,(4,1)):(4,0,(1,0))));
    same(layout!((4,3,(16,4)):(48,1,(3,192))).layout_like(), layout!((4,3,(16,4)):(48,1,(3,192))));
}

fn answers_2() {
    same(layout!((6,4):(1,6)).layout_like(), layout!((6,4):(1,6)));
    same(layout!(4:1).layout_like(), layout!(4:1));
    same(layout!((4,1,6,8):(6,0,1,24)).layout_like(), layout!((4,1,6,8):(6,0,1,24)));
    same(layout!(12:4).layout_like(), layout!(12:1));
    same(layout!((2,(1,4)):(12,(4,1))).layout_like(), layout!((2,(1,4)):(4,(0,1))));
    same(layout!((8,1):(0,0)).layout_like(), layout!((8,1):(0,0)));
    same(layout!((7,5):(1,7)).layout_like(), layout!((7,5):(1,7)));
    same(layout!(((2),(2,8),2):((4),(2,8),1)).layout_like(), layout!(((2),(2,8),2):((4),(2,8),1)));
    same(layout!(((16,1,2),2,5,5):((16,4,3),12,32,6)).layout_like(), layout!(((16,1,2),2,5,5):((20,0,1),10,320,2)));
    same(layout!(((4,2),2,8):((0,1),8,64)).layout_like(), layout!(((4,2),2,8):((0,1),2,4)));
    same(layout!((7,12,4):(48,1,12)).layout_like(), layout!((7,12,4):(48,1,12)));
    same(layout!((6,5):(2,24)).layout_like(), layout!((6,5):(1,6)));
    same(layout!((4,8,1):(64,3,64)).layout_like(), layout!((4,8,1):(8,1,0)));
    same(layout!(((4,32,2),(2,3,2)):((792,3,196),(396,1,98))).layout_like(), layout!(((4,32,2),(2,3,2)):((768,3,192),(384,1,96))));
    same(layout!((2,(32,2,7)):(0,(1,32,0))).layout_like(), layout!((2,(32,2,7)):(0,(1,32,0))));
    same(layout!((3,4):(4,1)).layout_like(), layout!((3,4):(4,1)));
}

fn answers_3() {
    same(layout!(((6,3,(1,4,4)),4):((0,4,(0,0,0)),12)).layout_like(), layout!(((6,3,(1,4,4)),4):((0,1,(0,0,0)),3)));
    same(layout!(((2,6,2),1,4,5):((30,1,240),6,60,6)).layout_like(), layout!(((2,6,2),1,4,5):((30,1,240),0,60,6)));
    same(layout!(4:0).layout_like(), layout!(4:0));
    let _: LayoutLike<Layout!(((4,16,4)):((1,4,64)))> = layout!(((4,16,4)):((1,4,64)));
    let _: LayoutLike<Layout!((16,7):(1,16))> = layout!((16,7):(1,16));
    let _: LayoutLike<Layout!((16):(3))> = layout!((16):(1));
    let _: LayoutLike<Layout!(16:2)> = layout!(16:1);
    let _: LayoutLike<Layout!(((2,16),(6,12,2),4):((128,8),(256,1536,1),2))> = layout!(((2,16),(6,12,2),4):((128,8),(256,1536,1),2));
    let _: LayoutLike<Layout!((1,(8,3,12)):(1,(1,8,24)))> = layout!((1,(8,3,12)):(0,(1,8,24)));
    let _: LayoutLike<Layout!(16:3)> = layout!(16:1);
    let _: LayoutLike<Layout!((1,(3)):(1,(0)))> = layout!((1,(3)):(0,(0)));
    let _: LayoutLike<Layout!((6,(6),(2,7)):(1,(6),(36,72)))> = layout!((6,(6),(2,7)):(1,(6),(36,72)));
    let _: LayoutLike<Layout!((1,16):(1,1))> = layout!((1,16):(0,1));
    let _: LayoutLike<Layout!((12,4):(-1,3))> = layout!((12,4):(1,12));
    let _: LayoutLike<Layout!((5,8):(4,16))> = layout!((5,8):(1,5));
    let _: LayoutLike<Layout!((3):(8))> = layout!((3):(1));
}

fn answers_4() {
    let _: LayoutLike<Layout!(((2,8)):((8,0)))> = layout!(((2,8)):((1,0)));
    let _: LayoutLike<Layout!((6):(1))> = layout!((6):(1));
    let _: LayoutLike<Layout!((2,16,2):(16,1,32))> = layout!((2,16,2):(16,1,32));
    let _: LayoutLike<Layout!((12,7,12):(6,1,8))> = layout!((12,7,12):(7,1,84));
    let _: LayoutLike<Layout!(((7),7):((-28),-4))> = layout!(((7),7):((1),7));
    let _: LayoutLike<Layout!((8):(1))> = layout!((8):(1));
    let _: LayoutLike<Layout!((1,4,8):(128,32,4))> = layout!((1,4,8):(0,8,1));
    let _: LayoutLike<Layout!(((16,6,4),16):((96,16,1536),1))> = layout!(((16,6,4),16):((96,16,1536),1));
    let _: LayoutLike<Layout!(((16,7)):((1,16)))> = layout!(((16,7)):((1,16)));
    let _: LayoutLike<Layout!((6,5):(1,6))> = layout!((6,5):(1,6));
}
