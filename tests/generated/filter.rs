// Written by `cargo run --example generate_checks`: change the generator, not this file.
use crate::names::*;

fn answers_0() {
    same(layout!(((4,8),(2,2)):((32,1),(16,8))).filter(), layout!((4,8,2,2):(32,1,16,8)));
    same(layout!((128,32):(1,128)).filter(), layout!(4096:1));
    same(layout!((16,8):(8,1)).filter(), layout!((16,8):(8,1)));
    same(layout!((32,8):(1,32)).filter(), layout!(256:1));
    same(layout!((16,2):(1,16)).filter(), layout!(32:1));
    same(layout!((64,8):(1,64)).filter(), layout!(512:1));
    same(layout!(((16,4),(4,8)):((1,64),(16,256))).filter(), layout!((16,4,4,8):(1,64,16,256)));
    same(layout!(((32,4),(2,2)):((2,128),(1,64))).filter(), layout!((32,4,2,2):(2,128,1,64)));
    same(layout!((4,(2,4)):(2,(1,8))).filter(), layout!((4,2,4):(2,1,8)));
    same(layout!(((4,8),(2,(2,2))):((64,1),(32,(8,256)))).filter(), layout!((4,8,2,2,2):(64,1,32,8,256)));
    same(layout!((2,2,2,2):(1,2,4,8)).filter(), layout!(16:1));
    same(layout!((4,3):(3,1)).filter(), layout!((4,3):(3,1)));
    same(layout!((4,2,3):(2,1,8)).filter(), layout!((4,2,3):(2,1,8)));
    same(layout!((2,(1,6)):(1,(6,2))).filter(), layout!(12:1));
    same(layout!((3,4):(6,1)).filter(), layout!((3,4):(6,1)));
    same(layout!((12,32):(0,1)).filter(), layout!(32:1));
}

fn answers_1() {
    same(layout!(((2,2),(2,2)):((1,4),(8,32))).filter(), layout!((2,4,2):(1,4,32)));
    same(layout!((8,8):(0,1)).filter(), layout!(8:1));
    same(layout!((1,1):(0,0)).filter(), layout!(1:0));
    same(layout!((4):(1)).filter(), layout!(4:1));
    same(layout!(((5)):((3))).filter(), layout!(5:3));
    same(layout!((3,(2,7)):(14,(7,1))).filter(), layout!((3,2,7):(14,7,1)));
    same(layout!((12,7):(7,1)).filter(), layout!((12,7):(7,1)));
    same(layout!(((3,2),5):((1,15),3)).filter(), layout!((3,2,5):(1,15,3)));
    same(layout!((5,6,7):(42,7,1)).filter(), layout!((5,6,7):(42,7,1)));
    same(layout!((2,(3,(4,5))):(1,(2,(6,24)))).filter(), layout!(120:1));
    same(layout!((1,8):(3,1)).filter(), layout!(8:1));
    same(layout!((8,1):(1,7)).filter(), layout!(8:1));
    same(layout!((16,1,(4,1)):(4,1,(1,9))).filter(), layout!((16,4):(4,1)));
    same(layout!((((32,8,8))):(((1,32,256)))).filter(), layout!(2048:1));
    same(layout!(((2,5),2,1):((1,2),10,1)).filter(), layout!(20:1));
    same(layout!(8:1).filter(), layout!(8:1));
}

fn answers_2() {
    same(layout!((12,4):(3,36)).filter(), layout!(48:3));
    same(layout!((((12),(4)),8):(((8),(64)),64)).filter(), layout!((12,4,8):(8,64,64)));
    same(layout!(2:8).filter(), layout!(2:8));
    same(layout!((7,2,3):(0,0,1)).filter(), layout!(3:1));
    same(layout!((4,3,5,2):(1,40,4,20)).filter(), layout!((4,3,10):(1,40,4)));
    same(layout!((4,32,5,4):(3,0,16,2)).filter(), layout!((4,5,4):(3,16,2)));
    same(layout!(((7,(2,4)),32):((32,(16,4)),24)).filter(), layout!((7,2,4,32):(32,16,4,24)));
    same(layout!((5,7):(3,32)).filter(), layout!((5,7):(3,32)));
    same(layout!((4,2):(0,1)).filter(), layout!(2:1));
    same(layout!((4,8):(1,4)).filter(), layout!(32:1));
    same(layout!(((4,7),1):((7,1),0)).filter(), layout!((4,7):(7,1)));
    same(layout!((8,16,8):(1,0,0)).filter(), layout!(8:1));
    same(layout!((2,(2,(2,16),4)):(256,(128,(64,4),1))).filter(), layout!((2,2,2,16,4):(256,128,64,4,1)));
    same(layout!((4,4,4,8):(6,3,3,16)).filter(), layout!((4,4,4,8):(6,3,3,16)));
    same(layout!(2:3).filter(), layout!(2:3));
    same(layout!(((7,2),1):((1,7),1)).filter(), layout!(14:1));
}

fn answers_3() {
    same(layout!((2,(8,4,(2))):(2,(64,24,(16)))).filter(), layout!((2,8,4,2):(2,64,24,16)));
    same(layout!(((2,8),((6),(2))):((96,2),((16),(192)))).filter(), layout!((2,48,2):(96,2,192)));
    same(layout!((1,2):(1,1)).filter(), layout!(2:1));
    same(layout!(((1,4,4),32,8):((0,1,4),16,512)).filter(), layout!(4096:1));
    same(layout!((12,1):(1,0)).filter(), layout!(12:1));
    same(layout!((4,32):(1,4)).filter(), layout!(128:1));
    same(layout!(((32,8),(2,6)):((1,32),(256,512))).filter(), layout!(3072:1));
    same(layout!((8,7):(0,1)).filter(), layout!(7:1));
    same(layout!((3,(7,2,3),6,2):(0,(0,126,0),1,756)).filter(), layout!((2,6,2):(126,1,756)));
    let _: Filter<Layout!((8):(1))> = layout!(8:1);
    let _: Filter<Layout!(16:1)> = layout!(16:1);
    let _: Filter<Layout!((5):(1))> = layout!(5:1);
    let _: Filter<Layout!((7,2):(1,7))> = layout!(14:1);
    let _: Filter<Layout!(7:1)> = layout!(7:1);
    let _: Filter<Layout!(((2),1,5):((0),-10,0))> = layout!(1:0);
    let _: Filter<Layout!(((4,1,1)):((0,4,8)))> = layout!(1:0);
}

fn answers_4() {
    let _: Filter<Layout!(3:1)> = layout!(3:1);
    let _: Filter<Layout!((2,7,2):(1,0,14))> = layout!((2,2):(1,14));
    let _: Filter<Layout!((7):(4))> = layout!(7:4);
    let _: Filter<Layout!((4,7,(2,1,8)):(8,32,(4,32,448)))> = layout!((28,2,8):(8,4,448));
    let _: Filter<Layout!((8):(6))> = layout!(8:6);
    let _: Filter<Layout!((12):(1))> = layout!(12:1);
    let _: Filter<Layout!((6,4,16):(1,6,24))> = layout!(384:1);
    let _: Filter<Layout!(((3,2),2,2):((1,3),6,12))> = layout!(24:1);
    let _: Filter<Layout!((12,(6,5,12)):(3,(180,36,1080)))> = layout!((12,6,5,12):(3,180,36,1080));
    let _: Filter<Layout!(12:1)> = layout!(12:1);
    let _: Filter<Layout!((2,(7,7,3),2):(-2,(84,12,4),-1))> = layout!((2,7,7,3,2):(-2,84,12,4,-1));
    let _: Filter<Layout!((16):(-2))> = layout!(16:-2);
    let _: Filter<Layout!((2):(1))> = layout!(2:1);
    let _: Filter<Layout!((4,4,1):(4,1,16))> = layout!((4,4):(4,1));
    let _: Filter<Layout!(((3,7),8,4):((12,100),-1,16))> = layout!((3,7,8,4):(12,100,-1,16));
    let _: Filter<Layout!(4:8)> = layout!(4:8);
}

fn answers_5() {
    let _: Filter<Layout!(1:0)> = layout!(1:0);
}
