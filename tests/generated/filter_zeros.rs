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
    let _: FilterZeros<Layout!(12:1)> = layout!(12:1);
    let _: FilterZeros<Layout!((16):(4))> = layout!((16):(4));
    let _: FilterZeros<Layout!((1):(4))> = layout!((1):(4));
    let _: FilterZeros<Layout!((2,(3)):(3,(1)))> = layout!((2,(3)):(3,(1)));
    let _: FilterZeros<Layout!((2):(12))> = layout!((2):(12));
}

fn answers_1() {
    let _: FilterZeros<Layout!(((8,6,2)):((1,8,48)))> = layout!(((8,6,2)):((1,8,48)));
    let _: FilterZeros<Layout!((6,7):(1,6))> = layout!((6,7):(1,6));
    let _: FilterZeros<Layout!((1,(2,5,2),(3)):(1,(1,2,10),(20)))> = layout!((1,(2,5,2),(3)):(1,(1,2,10),(20)));
    let _: FilterZeros<Layout!((16):(1))> = layout!((16):(1));
    let _: FilterZeros<Layout!(((2),16,2):((32),1,16))> = layout!(((2),16,2):((32),1,16));
    let _: FilterZeros<Layout!(((4,6)):((1,3)))> = layout!(((4,6)):((1,3)));
    let _: FilterZeros<Layout!(5:1)> = layout!(5:1);
    let _: FilterZeros<Layout!(2:4)> = layout!(2:4);
    let _: FilterZeros<Layout!((12,(6,4,8)):(1,(12,72,288)))> = layout!((12,(6,4,8)):(1,(12,72,288)));
    let _: FilterZeros<Layout!((1,6,3):(1,3,1))> = layout!((1,6,3):(1,3,1));
    let _: FilterZeros<Layout!((6,2,5):(4,240,48))> = layout!((6,2,5):(4,240,48));
    let _: FilterZeros<Layout!(4:0)> = layout!(1:0);
    let _: FilterZeros<Layout!((4,(2,4),4):(16,(0,-1),4))> = layout!((4,(1,4),4):(16,(0,-1),4));
    let _: FilterZeros<Layout!(2:1)> = layout!(2:1);
    let _: FilterZeros<Layout!((2):(1))> = layout!((2):(1));
    let _: FilterZeros<Layout!((1,(8,2,5),5):(1,(0,6,1),0))> = layout!((1,(1,2,5),1):(1,(0,6,1),0));
}

fn answers_2() {
    let _: FilterZeros<Layout!((1):(12))> = layout!((1):(12));
    let _: FilterZeros<Layout!(((6,4)):((1,6)))> = layout!(((6,4)):((1,6)));
}
