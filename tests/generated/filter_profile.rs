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
    let _: FilterBy<Layout!((1,(2,4,2)):(4,(64,16,4))), _1> = layout!((2,4,2):(64,16,4));
    let _: FilterBy<Layout!(6:1), _1> = layout!(6:1);
    let _: FilterBy<Layout!(((12,2),(4,6),3):((4,48),(1,288),96)), _1> = layout!((24,4,6,3):(4,1,288,96));
    let _: FilterBy<Layout!((2):(4)), _1> = layout!(2:4);
    let _: FilterBy<Layout!(((7,2,1),1):((6,3,42),42)), (_1,)> = layout!(((7,2),1):((6,3),42));
    let _: FilterBy<Layout!((1,7,1):(1,1,7)), _1> = layout!(7:1);
    let _: FilterBy<Layout!((2,4,4):(1,16,4)), (_1,)> = layout!((2,4,4):(1,16,4));
    let _: FilterBy<Layout!(((5,4)):((8,40))), ((_1,),)> = layout!(((5,4)):((8,40)));
    let _: FilterBy<Layout!((16,5):(6,8)), (_1, _1)> = layout!((16,5):(6,8));
    let _: FilterBy<Layout!(5:1), _1> = layout!(5:1);
    let _: FilterBy<Layout!((4):(1)), (_1,)> = layout!((4):(1));
    let _: FilterBy<Layout!((4):(1)), _1> = layout!(4:1);
    let _: FilterBy<Layout!((4,1,(12,2,16)):(12,3,(16,1,3))), _1> = layout!((4,12,2,16):(12,16,1,3));
    let _: FilterBy<Layout!(3:1), _1> = layout!(3:1);
}

fn answers_2() {
    let _: FilterBy<Layout!((6):(1)), (_1,)> = layout!((6):(1));
    let _: FilterBy<Layout!(((7,2),1,4):((1,7),14,14)), ((_1, _1),)> = layout!(((7,2),1,4):((1,7),14,14));
    let _: FilterBy<Layout!(((8,2),(5,16)):((320,2560),(64,4))), _1> = layout!((16,5,16):(320,64,4));
    let _: FilterBy<Layout!(((1)):((1))), (_1,)> = layout!((1):(0));
    let _: FilterBy<Layout!((4,5,12):(1,4,20)), (_1,)> = layout!((4,5,12):(1,4,20));
    let _: FilterBy<Layout!((2,4):(1,2)), (_1, _1)> = layout!((2,4):(1,2));
    let _: FilterBy<Layout!((16):(1)), _1> = layout!(16:1);
    let _: FilterBy<Layout!(1:1), _1> = layout!(1:0);
    let _: FilterBy<Layout!((1,2,12):(6,1,2)), (_1, _1, _1)> = layout!((1,2,12):(0,1,2));
}

fn refusals_0() {
    refused!(((_1,), _1, _1): Applied<Layout!(((8),(7,2,16)):((2),(16,1792,112))), FilterEach>);
    refused!((_1, _1): Applied<Layout!((5):(12)), FilterEach>);
    refused!((_1, (_1, _1), _1, _1): Applied<Layout!((12,(6,1),12):(1,(12,16),2)), FilterEach>);
    refused!((_1, _1, _1, _1): Applied<Layout!((2,6,8):(1,2,12)), FilterEach>);
    refused!((_1, _1, _1, _1): Applied<Layout!((3,1,2):(4,2,2)), FilterEach>);
    refused!((_1, _1): Applied<Layout!((8):(1)), FilterEach>);
    refused!((_1, _1, _1, _1): Applied<Layout!((6,3,6):(18,6,1)), FilterEach>);
    refused!(((_1, _1), _1): Applied<Layout!(((12),6):((6),1)), FilterEach>);
}
