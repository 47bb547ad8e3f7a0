// Written by `cargo run --example generate_checks`: change the generator, not this file.
use crate::names::*;

fn answers_0() {
    same(layout!(((4,8),(2,2,2)):((32,1),(16,8,128))).coalesce(), layout!((4,8,2,2,2):(32,1,16,8,128)));
    same(layout!(((8,16),8):((128,1),16)).coalesce(), layout!((8,128):(128,1)));
    same(layout!((128,64):(64,1)).coalesce(), layout!((128,64):(64,1)));
    same(layout!((128,64):(1,128)).coalesce(), layout!(8192:1));
    same(layout!((64,32):(32,1)).coalesce(), layout!((64,32):(32,1)));
    same(layout!((16,2):(1,16)).coalesce(), layout!(32:1));
    same(layout!((8,(8,8)):(8,(1,64))).coalesce(), layout!((8,8,8):(8,1,64)));
    same(layout!(((8,16),(8,8)):((8,512),(1,64))).coalesce(), layout!((8,16,8,8):(8,512,1,64)));
    same(layout!((8,64):(64,1)).coalesce(), layout!((8,64):(64,1)));
    same(layout!((64,8):(1,64)).coalesce(), layout!(512:1));
    same(layout!(((16,4),(4,8)):((1,64),(16,256))).coalesce(), layout!((16,4,4,8):(1,64,16,256)));
    same(layout!(((32,4),(2,2)):((2,128),(1,64))).coalesce(), layout!((32,4,2,2):(2,128,1,64)));
    same(layout!((128,(8,4)):(8,(1,1024))).coalesce(), layout!((128,8,4):(8,1,1024)));
    same(layout!((32,4):(4,1)).coalesce(), layout!((32,4):(4,1)));
    same(layout!((12,(4,8)):(59,(13,1))).coalesce(), layout!((12,4,8):(59,13,1)));
    same(layout!((6,2):(8,2)).coalesce(), layout!((6,2):(8,2)));
}

fn answers_1() {
    same(layout!(24:1).coalesce(), layout!(24:1));
    same(layout!((4,2,3):(2,1,8)).coalesce(), layout!((4,2,3):(2,1,8)));
    same(layout!((20):(2)).coalesce(), layout!(20:2));
    same(layout!((10,2):(16,4)).coalesce(), layout!((10,2):(16,4)));
    same(layout!((2,(1,6)):(1,(6,2))).coalesce(), layout!(12:1));
    same(layout!(((2,2),(2,2)):((1,4),(8,32))).coalesce(), layout!((2,4,2):(1,4,32)));
    same(layout!((8,8):(0,1)).coalesce(), layout!((8,8):(0,1)));
    same(layout!((4):(1)).coalesce(), layout!(4:1));
    same(layout!((7,5):(5,1)).coalesce(), layout!((7,5):(5,1)));
    same(layout!((3,(2,7)):(14,(7,1))).coalesce(), layout!((3,2,7):(14,7,1)));
    same(layout!((12,7):(7,1)).coalesce(), layout!((12,7):(7,1)));
    same(layout!((2,(3,(4,5))):(1,(2,(6,24)))).coalesce(), layout!(120:1));
    same(layout!((16,1,(4,1)):(4,1,(1,9))).coalesce(), layout!((16,4):(4,1)));
    same(layout!((4,8,(8,(7,1)),2):(896,112,(14,(2,0)),1)).coalesce(), layout!((4,8,8,7,2):(896,112,14,2,1)));
    same(layout!((2,(2,8,(16,1)),5):(5760,(12,1,(120,0)),24)).coalesce(), layout!((2,2,8,16,5):(5760,12,1,120,24)));
    same(layout!((6,4,4,(3,4)):(0,1,0,(16,0))).coalesce(), layout!((6,4,4,3,4):(0,1,0,16,0)));
}

fn answers_2() {
    same(layout!((6,6,7,4):(32,1,192,6)).coalesce(), layout!((6,6,7,4):(32,1,192,6)));
    same(layout!((32,12):(1,32)).coalesce(), layout!(384:1));
    same(layout!((5,2):(1,5)).coalesce(), layout!(10:1));
    same(layout!(4:2).coalesce(), layout!(4:2));
    same(layout!((8,5,12):(12,96,1)).coalesce(), layout!((40,12):(12,1)));
    same(layout!((2,3,(6),32):(3,1,(12),76)).coalesce(), layout!((2,3,6,32):(3,1,12,76)));
    same(layout!(((8,2,16),2):((32,16,1),256)).coalesce(), layout!((8,2,16,2):(32,16,1,256)));
    same(layout!((5,2,32):(16,8,80)).coalesce(), layout!((5,2,32):(16,8,80)));
    same(layout!(((3),5):((100),6)).coalesce(), layout!((3,5):(100,6)));
    same(layout!((8,((8,4),2),8):(32,((4096,8),2048),256)).coalesce(), layout!((8,8,4,2,8):(32,4096,8,2048,256)));
    same(layout!((3,16,8):(128,0,0)).coalesce(), layout!((3,128):(128,0)));
    same(layout!((6,(1,8,4)):(4,(0,24,1))).coalesce(), layout!((48,4):(4,1)));
    same(layout!((5,1,32,5):(5,0,0,0)).coalesce(), layout!((5,160):(5,0)));
    same(layout!((1,32):(36,1)).coalesce(), layout!(32:1));
    same(layout!((3,2,4):(4,0,0)).coalesce(), layout!((3,8):(4,0)));
    same(layout!((3,(2,8),5,5):(1,(0,0),0,240)).coalesce(), layout!((3,80,5):(1,0,240)));
}

fn answers_3() {
    same(layout!((6,4,8,3):(1,48,6,192)).coalesce(), layout!((6,4,8,3):(1,48,6,192)));
    same(layout!((4,(12,5),8):(8,(32,384),1)).coalesce(), layout!((240,8):(8,1)));
    same(layout!((3,6):(6,1)).coalesce(), layout!((3,6):(6,1)));
    same(layout!(((6,7,4)):((0,24,1))).coalesce(), layout!((6,7,4):(0,24,1)));
    same(layout!((4,16,5,3):(6,24,384,2)).coalesce(), layout!((320,3):(6,2)));
    same(layout!((8,12,2):(1,8,96)).coalesce(), layout!(192:1));
    same(layout!(8:1).coalesce(), layout!(8:1));
    same(layout!((8,7):(7,1)).coalesce(), layout!((8,7):(7,1)));
    same(layout!((3,32,(1,(2,4,1))):(2,32,(3,(3,1,64)))).coalesce(), layout!((3,32,2,4):(2,32,3,1)));
    same(layout!((7,12):(12,1)).coalesce(), layout!((7,12):(12,1)));
    same(layout!(((6,4,1),2,(4)):((1,24,6),96,(6))).coalesce(), layout!((6,8,4):(1,24,6)));
    same(layout!((5,(1),2):(1,(0),5)).coalesce(), layout!(10:1));
    same(layout!((6,(5,8),6):(1,(6,30),240)).coalesce(), layout!(1440:1));
    same(layout!((3,7,8,8):(448,1,56,7)).coalesce(), layout!((3,7,8,8):(448,1,56,7)));
    same(layout!((32,(2,4)):(1,(0,0))).coalesce(), layout!((32,8):(1,0)));
    same(layout!((2,6,12,4):(24,1,48,6)).coalesce(), layout!((2,6,12,4):(24,1,48,6)));
}

fn answers_4() {
    same(layout!((8,4):(1,8)).coalesce(), layout!(32:1));
    same(layout!((16):(64)).coalesce(), layout!(16:64));
    same(layout!((7,6,12):(72,1,6)).coalesce(), layout!((7,72):(72,1)));
    same(layout!((8,2,6):(6,0,0)).coalesce(), layout!((8,12):(6,0)));
    same(layout!((1,1):(1,1)).coalesce(), layout!(1:0));
    same(layout!((4,6):(1,4)).coalesce(), layout!(24:1));
    same(layout!((1,4):(2147483648,1)).coalesce(), layout!(4:1));
    let _: Coalesce<Layout!(((8),8,(3,2,7)):((1),8,(64,192,384)))> = layout!(2688:1);
    let _: Coalesce<Layout!((5,7,2):(14,-1,7))> = layout!((5,7,2):(14,-1,7));
    let _: Coalesce<Layout!((2,1):(1,2))> = layout!(2:1);
    let _: Coalesce<Layout!((7):(1))> = layout!(7:1);
    let _: Coalesce<Layout!(12:2)> = layout!(12:2);
    let _: Coalesce<Layout!((16):(-1))> = layout!(16:-1);
    let _: Coalesce<Layout!((4,5,4):(1,4,20))> = layout!(80:1);
    let _: Coalesce<Layout!((6,6,7):(1,6,36))> = layout!(252:1);
    let _: Coalesce<Layout!(((2)):((8)))> = layout!(2:8);
}

fn answers_5() {
    let _: Coalesce<Layout!((12,(7)):(7,(0)))> = layout!((12,7):(7,0));
    let _: Coalesce<Layout!(3:0)> = layout!(3:0);
    let _: Coalesce<Layout!((4,4,7):(1,4,16))> = layout!(112:1);
    let _: Coalesce<Layout!(3:1)> = layout!(3:1);
    let _: Coalesce<Layout!((5,7,4):(100,1,16))> = layout!((5,7,4):(100,1,16));
    let _: Coalesce<Layout!((2):(1))> = layout!(2:1);
    let _: Coalesce<Layout!((12,(2,4,1)):(3,(2,0,1)))> = layout!((12,2,4):(3,2,0));
    let _: Coalesce<Layout!((6):(2))> = layout!(6:2);
    let _: Coalesce<Layout!(1:1)> = layout!(1:0);
    let _: Coalesce<Layout!(4:1)> = layout!(4:1);
    let _: Coalesce<Layout!((1):(1))> = layout!(1:0);
    let _: Coalesce<Layout!(((4,3)):((3,16)))> = layout!((4,3):(3,16));
    let _: Coalesce<Layout!(12:1)> = layout!(12:1);
    let _: Coalesce<Layout!((1):(6))> = layout!(1:0);
    let _: Coalesce<Layout!((8):(1))> = layout!(8:1);
}
