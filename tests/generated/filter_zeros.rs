// Written by `cargo run --example generate_checks`: change the generator, not this file.
use crate::names::*;

fn answers_0() {
    same(layout!((6,4):(1,6)).filter_zeros(), layout!((6,4):(1,6)));
    same(layout!((((6),2)):(((2),64))).filter_zeros(), layout!((((6),2)):(((2),64))));
    same(layout!((8,12):(24,2)).filter_zeros(), layout!((8,12):(24,2)));
    same(layout!((4,2,3):(2,1,8)).filter_zeros(), layout!((4,2,3):(2,1,8)));
    same(layout!(((2,3),(2),(4,2,8),2):((1,256),(2),(4,768,16),128)).filter_zeros(), layout!(((2,3),(2),(4,2,8),2):((1,256),(2),(4,768,16),128)));
    same(layout!((2,(2,2,2),5,8):(16,(8,160,320),32,1)).filter_zeros(), layout!((2,(2,2,2),5,8):(16,(8,160,320),32,1)));
    same(layout!(((3,5,(7,3)),4):((60,12,(540,180)),3)).filter_zeros(), layout!(((3,5,(7,3)),4):((60,12,(540,180)),3)));
    same(layout!((2,(1,6)):(1,(6,2))).filter_zeros(), layout!((2,(1,6)):(1,(6,2))));
    same(layout!(3:1).filter_zeros(), layout!(3:1));
    same(layout!(4:1).filter_zeros(), layout!(4:1));
    let _: FilterZeros<Layout!((3,16):(3,18))> = layout!((3,16):(3,18));
    let _: FilterZeros<Layout!(5:4)> = layout!(5:4);
    let _: FilterZeros<Layout!((8):(2))> = layout!((8):(2));
    let _: FilterZeros<Layout!((12,(3,4,2)):(1,(48,12,144)))> = layout!((12,(3,4,2)):(1,(48,12,144)));
    let _: FilterZeros<Layout!((2):(4))> = layout!((2):(4));
    let _: FilterZeros<Layout!((3):(1))> = layout!((3):(1));
}

fn answers_1() {
    let _: FilterZeros<Layout!(((1)):((1)))> = layout!(((1)):((1)));
    let _: FilterZeros<Layout!((2):(1))> = layout!((2):(1));
    let _: FilterZeros<Layout!(((6,2),(4,6),(1)):((48,0),(12,2),(12)))> = layout!(((6,1),(4,6),(1)):((48,0),(12,2),(12)));
    let _: FilterZeros<Layout!((16):(1))> = layout!((16):(1));
    let _: FilterZeros<Layout!((4,2,16):(1,64,4))> = layout!((4,2,16):(1,64,4));
    let _: FilterZeros<Layout!((2):(0))> = layout!((1):(0));
    let _: FilterZeros<Layout!((5,4,(5,5)):(25,125,(5,1)))> = layout!((5,4,(5,5)):(25,125,(5,1)));
    let _: FilterZeros<Layout!(((2,2),12):((1,2),4))> = layout!(((2,2),12):((1,2),4));
    let _: FilterZeros<Layout!((5):(12))> = layout!((5):(12));
    let _: FilterZeros<Layout!((6):(1))> = layout!((6):(1));
    let _: FilterZeros<Layout!((16,12):(100,12))> = layout!((16,12):(100,12));
    let _: FilterZeros<Layout!((12):(8))> = layout!((12):(8));
    let _: FilterZeros<Layout!((3,1):(8,8))> = layout!((3,1):(8,8));
    let _: FilterZeros<Layout!((4,(2,4),4):(32,(4,1),8))> = layout!((4,(2,4),4):(32,(4,1),8));
    let _: FilterZeros<Layout!((4):(1))> = layout!((4):(1));
    let _: FilterZeros<Layout!((1,2,(3)):(0,3,(0)))> = layout!((1,2,(1)):(0,3,(0)));
}

fn answers_2() {
    let _: FilterZeros<Layout!((5):(32))> = layout!((5):(32));
    let _: FilterZeros<Layout!(((2),(1,5,16),(1)):((3),(8,8,12),(32)))> = layout!(((2),(1,5,16),(1)):((3),(8,8,12),(32)));
}
