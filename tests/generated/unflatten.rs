// Written by `cargo run --example generate_checks`: change the generator, not this file.
use crate::names::*;

fn answers_0() {
    same(layout!((8,8):(0,8)).unflatten(shape!((1,(1)))), layout!((8,(8)):(0,(8))));
    same(layout!((4,3,2,4,12):(96,384,1,24,2)).unflatten(shape!((1,(1,(1,1),1)))), layout!((4,(3,(2,4),12)):(96,(384,(1,24),2))));
    same(layout!((3,4,2):(8,2,1)).unflatten(shape!(((1,1),1))), layout!(((3,4),2):((8,2),1)));
    same(layout!((2,16,4,8):(0,64,8,0)).unflatten(shape!((1,1,1,1))), layout!((2,16,4,8):(0,64,8,0)));
    same(layout!((4,6,4,8):(0,4,1,0)).unflatten(shape!((1,1,1,1))), layout!((4,6,4,8):(0,4,1,0)));
    same(layout!((3,7):(21,1)).unflatten(shape!((1,1))), layout!((3,7):(21,1)));
    same(layout!((12,2,2,2):(4,48,0,0)).unflatten(shape!((1,1,1,1))), layout!((12,2,2,2):(4,48,0,0)));
    same(layout!((4,5):(1,4)).unflatten(shape!(((1),1))), layout!(((4),5):((1),4)));
    same(layout!((4,16,1):(16,0,0)).unflatten(shape!((1,1,1))), layout!((4,16,1):(16,0,0)));
    same(layout!((1,3,1):(0,4,0)).unflatten(shape!((1,(1),1))), layout!((1,(3),1):(0,(4),0)));
    let _: Unflatten<Layout!(12:1), _1> = layout!(12:1);
    let _: Unflatten<Layout!((2):(32)), _1> = layout!(2:32);
    let _: Unflatten<Layout!(7:1), _1> = layout!(7:1);
    let _: Unflatten<Layout!(((5,3,5)):((3,1,15))), _1> = layout!((5,3,5):(3,1,15));
    let _: Unflatten<Layout!(((7,2)):((2,1))), (_1,)> = layout!(((7,2)):((2,1)));
    let _: Unflatten<Layout!(8:1), _1> = layout!(8:1);
}

fn answers_1() {
    let _: Unflatten<Layout!((4):(1)), _1> = layout!(4:1);
    let _: Unflatten<Layout!((8):(1)), (_1,)> = layout!((8):(1));
    let _: Unflatten<Layout!((2):(8)), _1> = layout!(2:8);
    let _: Unflatten<Layout!((2,4):(4,1)), (_1, _1)> = layout!((2,4):(4,1));
    let _: Unflatten<Layout!(6:8), _1> = layout!(6:8);
    let _: Unflatten<Layout!((2):(16)), (_1,)> = layout!((2):(16));
    let _: Unflatten<Layout!((8):(8)), (_1,)> = layout!((8):(8));
    let _: Unflatten<Layout!(6:1), _1> = layout!(6:1);
    let _: Unflatten<Layout!(1:1), _1> = layout!(1:1);
    let _: Unflatten<Layout!((16,5,4):(160,32,8)), (_1, _1, _1)> = layout!((16,5,4):(160,32,8));
    let _: Unflatten<Layout!(4:0), _1> = layout!(4:0);
    let _: Unflatten<Layout!((5,4,12):(8,1,8)), (_1, _1, (_1,))> = layout!((5,4,(12)):(8,1,(8)));
    let _: Unflatten<Layout!((6):(0)), (_1,)> = layout!((6):(0));
    let _: Unflatten<Layout!((7,8,(2)):(8,1,(56))), (_1, _1, (_1,))> = layout!((7,8,((2))):(8,1,((56))));
    let _: Unflatten<Layout!((2):(1)), _1> = layout!(2:1);
    let _: Unflatten<Layout!((8,4):(1,8)), (_1, _1)> = layout!((8,4):(1,8));
}

fn answers_2() {
    let _: Unflatten<Layout!(3:1), _1> = layout!(3:1);
    let _: Unflatten<Layout!((7,7,2):(32,12,16)), ((_1, _1, _1),)> = layout!(((7,7,2)):((32,12,16)));
}

fn refusals_0() {
    refused!(_1: ProfileOf<Layout!((6,12,6):(1,6,72))>);
    refused!(_1: ProfileOf<Layout!((6,2,3):(36,3,6))>);
    refused!(((_1,), _1, (_1, _1)): ProfileOf<Layout!((16,2,4):(6,0,32))>);
    refused!((_1,): ProfileOf<Layout!((2,(3,5)):(5,(10,1)))>);
    refused!((_1, (_1,)): ProfileOf<Layout!((4,7,16,12):(4,8,0,1))>);
    refused!(_1: ProfileOf<Layout!((7,12,1):(1,14,14))>);
    refused!(_1: ProfileOf<Layout!((12,2,6,12,2):(1,100,3,8,12))>);
    refused!((_1, _1, _1): ProfileOf<Layout!((5,4):(16,2))>);
}
