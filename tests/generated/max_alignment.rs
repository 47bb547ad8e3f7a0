// Written by `cargo run --example generate_checks`: change the generator, not this file.
use crate::names::*;

fn answers_0() {
    same(layout!(3:1).max_alignment(), coord!(3));
    same(layout!(((2,7,6),16,2):((32,6912,384),1,64)).max_alignment(), coord!(16));
    same(layout!(6:1).max_alignment(), coord!(6));
    same(layout!((2,(1,6)):(1,(6,2))).max_alignment(), coord!(12));
    same(layout!(7:32).max_alignment(), coord!(1));
    same(layout!((2,5,2,32):(320,0,0,10)).max_alignment(), coord!(1));
    same(layout!(((4,8),(2,(2,2))):((64,1),(32,(8,256)))).max_alignment(), coord!(16));
    same(layout!((5,4):(4,1)).max_alignment(), coord!(20));
    same(layout!((4,8):(8,1)).max_alignment(), coord!(32));
    same(layout!((7,6):(6,1)).max_alignment(), coord!(42));
    same(layout!((4,4,1,4):(1,16,0,4)).max_alignment(), coord!(64));
    same(layout!((5,32,3,6):(576,18,6,1)).max_alignment(), coord!(2880));
    same(layout!((32):(2)).max_alignment(), coord!(1));
    same(layout!((8,5):(4,12)).max_alignment(), coord!(1));
    same(layout!(12:4).max_alignment(), coord!(1));
    same(layout!((6,8):(8,1)).max_alignment(), coord!(48));
}

fn answers_1() {
    same(layout!((2,8,3,32):(1,192,64,2)).max_alignment(), coord!(1536));
    same(layout!(((2,8),4,(3)):((1,8),2,(64))).max_alignment(), coord!(192));
    same(layout!((4,(8,5),4,3):(3,(60,12),480,1)).max_alignment(), coord!(1920));
    same(layout!((8,1,4):(4,0,1)).max_alignment(), coord!(32));
    same(layout!((32,12):(8,256)).max_alignment(), coord!(1));
    same(layout!((4):(1)).max_alignment(), coord!(4));
    same(layout!((4,(32,2)):(4,(16,512))).max_alignment(), coord!(1));
    same(layout!(((32,7),8):((1,32),224)).max_alignment(), coord!(1792));
    same(layout!((12,32):(0,1)).max_alignment(), coord!(32));
    same(layout!((2,16):(1,2)).max_alignment(), coord!(32));
    same(layout!(((12,2),3):((100,32),1)).max_alignment(), coord!(1));
    same(layout!((12):(1)).max_alignment(), coord!(12));
    same(layout!(((7,5),8):((40,8),0)).max_alignment(), coord!(1));
    same(layout!((3,7):(12,3)).max_alignment(), coord!(1));
    same(layout!((8,4):(0,4)).max_alignment(), coord!(1));
    same(layout!(((6,1,3)):((6,6,2))).max_alignment(), coord!(1));
}

fn answers_2() {
    same(layout!((8,4,5):(8,2,64)).max_alignment(), coord!(1));
    same(layout!((7,(3)):(1,(0))).max_alignment(), coord!(7));
    same(layout!((4):(8)).max_alignment(), coord!(1));
    same(layout!((2):(3)).max_alignment(), coord!(1));
    same(layout!((4,3,12):(6,3,6)).max_alignment(), coord!(1));
    same(layout!((16,3,(6,4)):(72,4,(12,1))).max_alignment(), coord!(1152));
    same(layout!(((12,4,7),(5,3,4),2):((1,12,48),(336,1680,5040),20160)).max_alignment(), coord!(40320));
    same(layout!((6,12,6):(1,36,6)).max_alignment(), coord!(432));
    same(layout!((6,4,(2)):(2,48,(12))).max_alignment(), coord!(1));
    same(layout!(((4,1),(6,4,5),5):((6,100),(8,4,12),1)).max_alignment(), coord!(1));
    same(layout!((8):(1)).max_alignment(), coord!(8));
    same(layout!((8,7,4):(0,0,56)).max_alignment(), coord!(1));
    same(layout!((12,(4,5)):(0,(12,48))).max_alignment(), coord!(1));
    same(layout!((2,6,5):(1,2,12)).max_alignment(), coord!(60));
    same(layout!((4,(4),8):(1,(4),16)).max_alignment(), coord!(128));
    same(layout!((2,1):(1,1)).max_alignment(), coord!(2));
}

fn refusals_0() {
    refused!(any N, Layout!((3,(2,5,6)):(1,(3,6,-30))): AlignsTo<N>);
    refused!(any N, Layout!((4,8,(8,5,2)):(-1,-4,(320,-64,0))): AlignsTo<N>);
    refused!(any N, Layout!((5,(12),3):(-96,(-8),-480)): AlignsTo<N>);
    refused!(any N, Layout!((5,8,2):(-1,-5,-40)): AlignsTo<N>);
    refused!(any N, Layout!((6,(4,6,1),4):(-1,(6,24,-144),-144)): AlignsTo<N>);
    refused!(any N, Layout!(16:-1): AlignsTo<N>);
    refused!(any N, Layout!((8,2):(-1,-8)): AlignsTo<N>);
    refused!(any N, Layout!(((8)):((-1))): AlignsTo<N>);
}
