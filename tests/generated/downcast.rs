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
    let _: Downcast<Layout!(7:1), _8> = layout!(56:1);
    let _: Downcast<Layout!(((16)):((1))), _4> = layout!(((64)):((1)));
    let _: Downcast<Layout!((4):(2)), _1> = layout!((4):(2));
    let _: Downcast<Layout!((2,16):(1,2)), _2> = layout!((4,16):(1,4));
    let _: Downcast<Layout!(8:1), _4> = layout!(32:1);
}

fn answers_2() {
    let _: Downcast<Layout!((2,6,12):(72,1,6)), _8> = layout!((2,48,12):(576,1,48));
    let _: Downcast<Layout!((8):(1)), _2> = layout!((16):(1));
    let _: Downcast<Layout!((1,2):(2,1)), _2> = layout!((1,4):(4,1));
    let _: Downcast<Layout!(4:1), _1> = layout!(4:1);
    let _: Downcast<Layout!((2,5):(1,2)), _2> = layout!((4,5):(1,4));
    let _: Downcast<Layout!(2:1), _8> = layout!(16:1);
    let _: Downcast<Layout!((7,1):(2,2)), _1> = layout!((7,1):(2,2));
    let _: Downcast<Layout!(((12),5):((1),-12)), _2> = layout!(((24),5):((1),-24));
    let _: Downcast<Layout!((5,4):(4,1)), _8> = layout!((5,32):(32,1));
    let _: Downcast<Layout!((4):(1)), _3> = layout!((12):(1));
    let _: Downcast<Layout!((4,(1,1,3),(7,6)):(1,(4,4,4),(12,84))), _2> = layout!((8,(1,1,3),(7,6)):(1,(8,8,8),(24,168)));
    let _: Downcast<Layout!((1,2,4):(1,1,2)), _4> = layout!((4,8,4):(1,1,8));
    let _: Downcast<Layout!((16,8):(1,16)), _2> = layout!((32,8):(1,32));
    let _: Downcast<Layout!((8,1):(1,8)), _3> = layout!((24,1):(1,24));
    let _: Downcast<Layout!((2,5):(5,1)), _8> = layout!((2,40):(40,1));
    let _: Downcast<Layout!((7,12,1):(12,1,12)), _1> = layout!((7,12,1):(12,1,12));
}

fn answers_3() {
    let _: Downcast<Layout!(1:1), _8> = layout!(8:1);
}

fn refusals_0() {
    refused!(Smaller<_8>: Recasts<Layout!(4:0)>);
    refused!(Smaller<_2>: Recasts<Layout!((4):(3))>);
    refused!(Smaller<_4>: Recasts<Layout!((8,16,7):(16,8,4))>);
    refused!(Smaller<_3>: Recasts<Layout!(3:6)>);
    refused!(Smaller<_4>: Recasts<Layout!((4):(3))>);
    refused!(Smaller<_8>: Recasts<Layout!((5,5):(100,4))>);
    refused!(Smaller<_2>: Recasts<Layout!((16,5,(4,4,12)):(7680,384,(1920,4,16)))>);
    refused!(Smaller<_2>: Recasts<Layout!((8,(4),2):(0,(0),0))>);
    refused!(Smaller<_3>: Recasts<Layout!((6,(6,12,6)):(0,(432,36,0)))>);
}
