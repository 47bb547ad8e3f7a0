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
    let _: Unflatten<Layout!((6,2,12):(1,6,12)), (_1, _1, _1)> = layout!((6,2,12):(1,6,12));
    let _: Unflatten<Layout!((16,6):(8,6)), (_1, _1)> = layout!((16,6):(8,6));
    let _: Unflatten<Layout!(((5,3,5)):((5,25,1))), _1> = layout!((5,3,5):(5,25,1));
    let _: Unflatten<Layout!(7:0), _1> = layout!(7:0);
    let _: Unflatten<Layout!(8:1), _1> = layout!(8:1);
}

fn answers_1() {
    let _: Unflatten<Layout!((5,(3),2):(32,(8),16)), (_1, (_1,), _1)> = layout!((5,((3)),2):(32,((8)),16));
    let _: Unflatten<Layout!(4:12), _1> = layout!(4:12);
    let _: Unflatten<Layout!((7):(3)), (_1,)> = layout!((7):(3));
    let _: Unflatten<Layout!((4,(4,3)):(6,(32,8))), (_1, (_1,))> = layout!((4,((4,3))):(6,((32,8))));
    let _: Unflatten<Layout!(6:1), _1> = layout!(6:1);
    let _: Unflatten<Layout!(1:4), _1> = layout!(1:4);
    let _: Unflatten<Layout!((4):(1)), (_1,)> = layout!((4):(1));
    let _: Unflatten<Layout!((2,8,2):(16,1,8)), (_1, _1, _1)> = layout!((2,8,2):(16,1,8));
    let _: Unflatten<Layout!(5:2), _1> = layout!(5:2);
    let _: Unflatten<Layout!((4,6,7):(6,32,100)), (_1, _1, _1)> = layout!((4,6,7):(6,32,100));
    let _: Unflatten<Layout!(((7,2)):((3,3))), _1> = layout!((7,2):(3,3));
    let _: Unflatten<Layout!((2,2,8):(1,2,4)), (_1, _1, _1)> = layout!((2,2,8):(1,2,4));
    let _: Unflatten<Layout!(16:1), _1> = layout!(16:1);
    let _: Unflatten<Layout!((4,4):(4,1)), (_1, _1)> = layout!((4,4):(4,1));
    let _: Unflatten<Layout!((2):(1)), (_1,)> = layout!((2):(1));
    let _: Unflatten<Layout!((2,2,7,7,3):(1176,98,1,7,196)), ((_1, _1, _1), _1, _1)> = layout!(((2,2,7),7,3):((1176,98,1),7,196));
}

fn answers_2() {
    let _: Unflatten<Layout!((16):(1)), (_1,)> = layout!((16):(1));
    let _: Unflatten<Layout!(3:1), _1> = layout!(3:1);
}

fn refusals_0() {
    refused!(_1: ProfileOf<Layout!(((2),6,1):((1),2,12))>);
    refused!((_1,): ProfileOf<Layout!((2,4,2):(1,2,8))>);
    refused!(((_1,),): ProfileOf<Layout!((2,16):(1,2))>);
    refused!(((_1,), _1, _1): ProfileOf<Layout!((7,16,12,12,2):(192,12,2688,1,1344))>);
    refused!((_1, _1, _1, _1): ProfileOf<Layout!((7,12,1):(144,3,72))>);
    refused!(_1: ProfileOf<Layout!((2,4):(32,8))>);
    refused!((_1,): ProfileOf<Layout!((12,5):(1,12))>);
    refused!(_1: ProfileOf<Layout!((16,3,5):(1,16,48))>);
}
