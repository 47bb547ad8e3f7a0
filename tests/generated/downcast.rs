// Written by `cargo run --example generate_checks`: change the generator, not this file.
use crate::names::*;

fn answers_0() {
    same(layout!(16:1).downcast::<_3>(), layout!(48:1));
    same(layout!((4,(2,4)):(2,(1,8))).downcast::<_8>(), layout!((4,(16,4)):(16,(1,64))));
    same(layout!(((12),2,4,8):((64),8,16,1)).downcast::<_3>(), layout!(((12),2,4,24):((192),24,48,1)));
    same(layout!((12,4,2):(1,12,48)).downcast::<_2>(), layout!((24,4,2):(1,24,96)));
    same(layout!(((1,3,6),4,4):((0,96,16),4,1)).downcast::<_4>(), layout!(((1,3,6),4,16):((0,384,64),16,1)));
    same(layout!((4,32,(8,2)):(1,4,(128,1024))).downcast::<_4>(), layout!((16,32,(8,2)):(1,16,(512,4096))));
    same(layout!(((2,(2,3)),(4,(1,2))):((1,(8,16)),(2,(0,48)))).downcast::<_2>(), layout!(((4,(2,3)),(4,(1,2))):((1,(16,32)),(4,(0,96)))));
    same(layout!((1,3,4,1):(0,1,3,0)).downcast::<_16>(), layout!((1,48,4,1):(0,1,48,0)));
    same(layout!(((4,8),(2,2,2)):((32,1),(16,8,128))).downcast::<_2>(), layout!(((4,16),(2,2,2)):((64,1),(32,16,256))));
    same(layout!(16:1).downcast::<_16>(), layout!(256:1));
    same(layout!((8,(4,5)):(1,(8,32))).downcast::<_8>(), layout!((64,(4,5)):(1,(64,256))));
    same(layout!((2,8):(1,0)).downcast::<_8>(), layout!((16,8):(1,0)));
    same(layout!((4):(1)).downcast::<_4>(), layout!((16):(1)));
    same(layout!((3,4):(6,1)).downcast::<_16>(), layout!((3,64):(96,1)));
    same(layout!((3,6):(6,1)).downcast::<_3>(), layout!((3,18):(18,1)));
    same(layout!(2:1).downcast::<_3>(), layout!(6:1));
}

fn answers_1() {
    same(layout!((16):(1)).downcast::<_2>(), layout!((32):(1)));
    same(layout!((3,(2,7)):(14,(7,1))).downcast::<_2>(), layout!((3,(2,14)):(28,(14,1))));
    same(layout!(((4,8),(2,2,2)):((32,1),(16,8,128))).downcast::<_3>(), layout!(((4,24),(2,2,2)):((96,1),(48,24,384))));
    same(layout!((16,2):(1,16)).downcast::<_2>(), layout!((32,2):(1,32)));
    same(layout!(((6,2),2,4):((2,12),1,24)).downcast::<_8>(), layout!(((6,2),16,4):((16,96),1,192)));
    same(layout!(4:1).downcast::<_2>(), layout!(8:1));
    same(layout!((2,3):(3,1)).downcast::<_2>(), layout!((2,6):(6,1)));
    same(layout!((7,5):(5,1)).downcast::<_2>(), layout!((7,10):(10,1)));
    same(layout!((32,8):(24,1)).downcast::<_2>(), layout!((32,16):(48,1)));
    same(layout!((4,12,8):(12,1,48)).downcast::<_8>(), layout!((4,96,8):(96,1,384)));
    same(layout!(((4,2),(8,2)):((2,64),(8,1))).downcast::<_2>(), layout!(((4,2),(8,4)):((4,128),(16,1))));
    let _: Downcast<Layout!(7:1), _2> = layout!(14:1);
    let _: Downcast<Layout!((4,16,2):(1,8,0)), _8> = layout!((32,16,2):(1,64,0));
    let _: Downcast<Layout!((8,6,2):(12,2,1)), _2> = layout!((8,6,4):(24,4,1));
    let _: Downcast<Layout!(8:1), _3> = layout!(24:1);
    let _: Downcast<Layout!(((4,3),8):((1,4),12)), _2> = layout!(((8,3),8):((1,8),24));
}

fn answers_2() {
    let _: Downcast<Layout!(16:1), _8> = layout!(128:1);
    let _: Downcast<Layout!((2,2):(1,2)), _2> = layout!((4,2):(1,4));
    let _: Downcast<Layout!((8,5):(1,8)), _3> = layout!((24,5):(1,24));
    let _: Downcast<Layout!(((7,8,5)):((40,5,1))), _2> = layout!(((7,8,10)):((80,10,1)));
    let _: Downcast<Layout!((4,6,8):(1,4,24)), _4> = layout!((16,6,8):(1,16,96));
    let _: Downcast<Layout!((3,1,12):(1,3,3)), _8> = layout!((24,1,12):(1,24,24));
    let _: Downcast<Layout!((1,(2)):(1,(3))), _1> = layout!((1,(2)):(1,(3)));
    let _: Downcast<Layout!((5):(1)), _8> = layout!((40):(1));
    let _: Downcast<Layout!((7,(4,1,7),(3)):(84,(7,1,1),(28))), _3> = layout!((7,(4,3,21),(3)):(252,(21,1,1),(84)));
    let _: Downcast<Layout!((16,16):(0,1)), _8> = layout!((16,128):(0,1));
    let _: Downcast<Layout!((2,2):(2,1)), _2> = layout!((2,4):(4,1));
    let _: Downcast<Layout!(2:1), _2> = layout!(4:1);
    let _: Downcast<Layout!((1,2,4):(1,1,2)), _2> = layout!((2,4,4):(1,1,4));
    let _: Downcast<Layout!((4,5,2):(1,8,4)), _4> = layout!((16,5,2):(1,32,16));
    let _: Downcast<Layout!((2,7,4):(1,6,2)), _1> = layout!((2,7,4):(1,6,2));
    let _: Downcast<Layout!((3,12):(1,3)), _1> = layout!((3,12):(1,3));
}

fn answers_3() {
    let _: Downcast<Layout!((2):(1)), _4> = layout!((8):(1));
    let _: Downcast<Layout!((7,12,1):(12,1,12)), _1> = layout!((7,12,1):(12,1,12));
}

fn refusals_0() {
    refused!(Smaller<_8>: Recasts<Layout!(4:0)>);
    refused!(Smaller<_3>: Recasts<Layout!((4,4,6):(3,4,32))>);
    refused!(Smaller<_2>: Recasts<Layout!((7,3):(6,2))>);
    refused!(Smaller<_4>: Recasts<Layout!(8:32)>);
    refused!(Smaller<_4>: Recasts<Layout!((7,1):(4,28))>);
    refused!(Smaller<_3>: Recasts<Layout!(2:0)>);
    refused!(Smaller<_2>: Recasts<Layout!((4,2,2):(3,24,48))>);
    refused!(Smaller<_2>: Recasts<Layout!((4,5):(2,0))>);
    refused!(Smaller<_8>: Recasts<Layout!((4):(3))>);
}
