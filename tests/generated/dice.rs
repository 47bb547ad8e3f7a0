// Written by `cargo run --example generate_checks`: change the generator, not this file.
use crate::names::*;

fn answers_0() {
    same(layout!((3,2):(1,3)).dice(coord!((2,_))), layout!((3):(1)));
    same(layout!(((1,7),32):((0,1),7)).dice(coord!(((0,_),_))), layout!((1):(0)));
    same(layout!(((4,8),(2,2,2)):((32,1),(16,8,128))).dice(coord!((_,(1,_,1)))), layout!((2,2):(16,128)));
    same(layout!(((8,2),1,6):((0,8),0,0)).dice(coord!(((_,_),_,_))), Layout::new((), ()));
    same(layout!((1,8,3,4):(0,12,4,1)).dice(coord!((0,3,_,2))), layout!((1,8,4):(0,12,1)));
    same(layout!((5,4,2,5):(24,3,1,1)).dice(coord!((2,_,1,_))), layout!((5,2):(24,1)));
    same(layout!((1,4,4):(0,4,1)).dice(coord!((_,0,3))), layout!((4,4):(4,1)));
    same(layout!(((8,4),7,(2,1)):((56,1),8,(4,0))).dice(coord!(((_,1),6,_))), layout!((4,7):(1,8)));
    same(layout!((2,4):(0,1)).dice(coord!((1,_))), layout!((2):(0)));
    same(layout!((2,(4,2)):(2,(4,1))).dice(coord!((0,(2,_)))), layout!((2,4):(2,4)));
    same(layout!((2):(1)).dice(coord!((_))), Layout::new((), ()));
    same(layout!((2,(6,4,4),1):(96,(16,4,1),0)).dice(coord!((_,(_,_,0),0))), layout!((4,1):(1,0)));
    same(layout!((2,(1,6)):(1,(6,2))).dice(coord!((1,(0,_)))), layout!((2,1):(1,6)));
    let _: Dice<Layout!(((1,4,6),12):((144,144,24),2)), Keep> = Layout::new((), ());
    let _: Dice<Layout!(2:1), Keep> = Layout::new((), ());
    let _: Dice<Layout!((2):(1)), _1> = layout!((2):(1));
}

fn answers_1() {
    let _: Dice<Layout!((16,(5,3)):(1,(16,80))), (_3, Keep)> = layout!((16):(1));
    let _: Dice<Layout!((8,2,2):(2,1,16)), Keep> = Layout::new((), ());
    let _: Dice<Layout!((7):(3)), _0> = layout!((7):(3));
    let _: Dice<Layout!((2):(32)), Keep> = Layout::new((), ());
    let _: Dice<Layout!(2:1), _0> = layout!(2:1);
    let _: Dice<Layout!((2,4):(16,4)), (Keep, _2)> = layout!((4):(4));
    let _: Dice<Layout!(((1,1),(12)):((1,1),(1))), _6> = layout!(((1,1),(12)):((1,1),(1)));
    let _: Dice<Layout!((3,12):(72,3)), (_2, Keep)> = layout!((3):(72));
    let _: Dice<Layout!((4,16,7):(32,8,1)), Keep> = Layout::new((), ());
    let _: Dice<Layout!((3):(1)), Keep> = Layout::new((), ());
    let _: Dice<Layout!((1):(1)), (_0,)> = layout!((1):(1));
    let _: Dice<Layout!(((7,5,2)):((80,8,40))), ((_4, _0, Keep),)> = layout!((7,5):(80,8));
    let _: Dice<Layout!((5,4,(7)):(1,5,(20))), _34> = layout!((5,4,(7)):(1,5,(20)));
    let _: Dice<Layout!(((6,7)):((4,100))), (_18,)> = layout!(((6,7)):((4,100)));
    let _: Dice<Layout!((16,4,(8,6)):(1,16,(64,512))), (Keep, Keep, (Keep, _3))> = layout!((6):(512));
    let _: Dice<Layout!(((2,16,2),8):((768,3,384),48)), Keep> = Layout::new((), ());
}

fn answers_2() {
    let _: Dice<Layout!(((1,6,4),6,3):((1152,96,12),2304,2)), _84> = layout!(((1,6,4),6,3):((1152,96,12),2304,2));
    let _: Dice<Layout!((6,1,5):(5,30,1)), (Keep, _0, _4)> = layout!((1,5):(30,1));
    let _: Dice<Layout!(((16,5),6):((20,2),320)), ((Keep, _1), _2)> = layout!((5,6):(2,320));
    let _: Dice<Layout!((4):(1)), Keep> = Layout::new((), ());
    let _: Dice<Layout!((3,2):(1,3)), Keep> = Layout::new((), ());
}

fn refusals_0() {
    refused!(((Keep, Keep), _11): Cuts<Layout!((4,(8)):(8,(1)))>);
    refused!(((_5, _1), Keep): Cuts<Layout!((4):(1))>);
    refused!((Keep,): Cuts<Layout!((1,4):(1,1))>);
    refused!((_0, (Keep, _0), Keep): Cuts<Layout!((4,6):(6,0))>);
    refused!((_8, Keep, (_0, _1, _1)): Cuts<Layout!(6:3)>);
    refused!((_15, Keep, _4): Cuts<Layout!((1):(100))>);
    refused!((Keep, _1, Keep): Cuts<Layout!((8):(3))>);
    refused!((_0,): Cuts<Layout!(5:6)>);
}
