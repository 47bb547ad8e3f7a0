// Written by `cargo run --example generate_checks`: change the generator, not this file.
use crate::names::*;

fn answers_0() {
    same(layout!((4,2,3):(2,1,8)).filter_by(shape!((1,1,1))), layout!((4,2,3):(2,1,8)));
    same(layout!((2,2,(1,7),2):(28,14,(28,1),7)).filter_by(shape!((1,1))), layout!((2,2,(1,7),2):(28,14,(28,1),7)));
    same(layout!((8,1):(1,7)).filter_by(shape!((1,1))), layout!((8,1):(1,0)));
    same(layout!(((3,2),5):((1,15),3)).filter_by(shape!((1))), layout!(((3,2),5):((1,15),3)));
    same(layout!((4,6,8):(1,4,24)).filter_by(shape!((1))), layout!((4,6,8):(1,4,24)));
    same(layout!(32:1).filter_by(shape!((1))), layout!((32):(1)));
    same(layout!((4,4):(4,1)).filter_by(shape!((1))), layout!((4,4):(4,1)));
    same(layout!(((2,1,(6,32)),2):((0,2,(0,24)),0)).filter_by(shape!((1))), layout!((32,2):(24,0)));
    same(layout!((4,2):(1,8)).filter_by(shape!((1,1))), layout!((4,2):(1,8)));
    same(layout!((8,3):(3,1)).filter_by(shape!((1))), layout!((8,3):(3,1)));
    same(layout!(2:1).filter_by(shape!((1))), layout!((2):(1)));
    same(layout!((3,(2,7)):(14,(7,1))).filter_by(shape!((1,1))), layout!((3,(2,7)):(14,(7,1))));
    same(layout!((2,2,2,2):(1,2,4,8)).filter_by(shape!((1,1))), layout!((2,2,2,2):(1,2,4,8)));
    same(layout!(3:1).filter_by(shape!((1))), layout!((3):(1)));
    same(layout!((1,5):(5,0)).filter_by(shape!((1))), layout!((1,5):(0,0)));
    same(layout!(((32,4),(2,2)):((2,128),(1,64))).filter_by(shape!((1))), layout!(((32,4),(2,2)):((2,128),(1,64))));
}

fn answers_1() {
    same(layout!((1,12,6):(0,0,12)).filter_by(shape!((1))), layout!((1,12,6):(0,0,12)));
    let _: FilterBy<Layout!((7):(1)), (_1,)> = layout!((7):(1));
    let _: FilterBy<Layout!((4,(2),4):(16,(4),4)), (_1,)> = layout!((4,(2),4):(16,(4),4));
    let _: FilterBy<Layout!(6:1), _1> = layout!(6:1);
    let _: FilterBy<Layout!((2,5):(1,0)), _1> = layout!(2:1);
    let _: FilterBy<Layout!((2,6,4):(1,2,12)), _1> = layout!(48:1);
    let _: FilterBy<Layout!(((7,2,1),1):((4,2,4),1)), ((_1, _1, _1),)> = layout!(((7,2,1),1):((4,2,0),1));
    let _: FilterBy<Layout!(((7,3),(2),8):((1,7),(21),42)), _1> = layout!(336:1);
    let _: FilterBy<Layout!(((4,5,1),8,(16)):((1,4,20),20,(160))), _1> = layout!(2560:1);
    let _: FilterBy<Layout!(((6,4,1),(5,4),2):((20,120,20),(1,5),480)), ((_1, _1, _1), _1, _1)> = layout!(((6,4,1),20,2):((20,120,0),1,480));
    let _: FilterBy<Layout!((8,12):(24,2)), _1> = layout!((8,12):(24,2));
    let _: FilterBy<Layout!(7:1), _1> = layout!(7:1);
    let _: FilterBy<Layout!(((7),(2,16,4),5):((160),(80,1,1120),16)), (_1, (_1, _1, _1), _1)> = layout!((7,(2,16,4),5):(160,(80,1,1120),16));
    let _: FilterBy<Layout!((8,5):(4,12)), _1> = layout!((8,5):(4,12));
    let _: FilterBy<Layout!(((4,16,2),(2,2,5)):((32,100,32),(0,3,32))), (_1, (_1, _1, _1))> = layout!(((4,16,2),(1,2,5)):((32,100,32),(0,3,32)));
    let _: FilterBy<Layout!((2,(4),8):(1,(2),8)), (_1, _1, _1)> = layout!((2,4,8):(1,2,8));
}

fn answers_2() {
    let _: FilterBy<Layout!((1,(12,2,16)):(3,(1,0,3))), (_1, _1)> = layout!((1,(12,16)):(0,(1,3)));
    let _: FilterBy<Layout!((2,6,8):(1,2,12)), (_1, _1, _1)> = layout!((2,6,8):(1,2,12));
    let _: FilterBy<Layout!(5:1), _1> = layout!(5:1);
    let _: FilterBy<Layout!((4):(1)), _1> = layout!(4:1);
    let _: FilterBy<Layout!((2,(12)):(1,(2))), (_1, (_1,))> = layout!((2,(12)):(1,(2)));
    let _: FilterBy<Layout!(1:8), _1> = layout!(1:0);
    let _: FilterBy<Layout!(((4,7,7),4,5):((35,140,5),980,1)), _1> = layout!((28,7,4,5):(35,5,980,1));
    let _: FilterBy<Layout!(((2,5),(5,6,3)):((2,2),(0,1,8))), _1> = layout!((2,5,6,3):(2,2,1,8));
    let _: FilterBy<Layout!((4,1):(8,8)), (_1,)> = layout!((4,1):(8,8));
}

fn refusals_0() {
    refused!((_1, _1): Applied<Layout!((1):(1)), FilterEach>);
    refused!((_1, _1, _1, _1): Applied<Layout!((3,6,4):(6,1,18)), FilterEach>);
    refused!((_1, _1, _1, _1): Applied<Layout!((3,(4,2),2):(2,(6,24),1)), FilterEach>);
    refused!((_1, _1, _1): Applied<Layout!((16,7):(7,1)), FilterEach>);
    refused!((_1, _1, _1, _1): Applied<Layout!((16,2,8):(1,8,8)), FilterEach>);
    refused!((_1, _1): Applied<Layout!((7):(1)), FilterEach>);
    refused!((_1, _1, _1): Applied<Layout!((3,1):(16,16)), FilterEach>);
    refused!(((_1, _1),): Applied<Layout!(((12)):((1))), FilterEach>);
}
