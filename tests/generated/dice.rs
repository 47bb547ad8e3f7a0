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
    let _: Dice<Layout!(((1,4,6),12):((2,144,24),2)), _168> = layout!(((1,4,6),12):((2,144,24),2));
    let _: Dice<Layout!((1,4):(32,2)), Keep> = Layout::new((), ());
    let _: Dice<Layout!((2):(1)), Keep> = Layout::new((), ());
}

fn answers_1() {
    let _: Dice<Layout!((12,1,5):(5,5,1)), (Keep, _0, Keep)> = layout!((1):(5));
    let _: Dice<Layout!((6,2,(16)):(128,32,(2))), _45> = layout!((6,2,(16)):(128,32,(2)));
    let _: Dice<Layout!((2):(0)), Keep> = Layout::new((), ());
    let _: Dice<Layout!((5,5,12):(960,192,8)), (Keep, _2, Keep)> = layout!((5):(192));
    let _: Dice<Layout!(((1),(12),1):((3),(2),6)), (Keep, Keep, Keep)> = Layout::new((), ());
    let _: Dice<Layout!((3,8):(8,1)), _11> = layout!((3,8):(8,1));
    let _: Dice<Layout!(7:100), _1> = layout!(7:100);
    let _: Dice<Layout!((4,(4),(8)):(8,(32),(1))), Keep> = Layout::new((), ());
    let _: Dice<Layout!((1):(1)), (_0,)> = layout!((1):(1));
    let _: Dice<Layout!(4:1), _4> = layout!(4:1);
    let _: Dice<Layout!((6):(100)), _279> = layout!((6):(100));
    let _: Dice<Layout!(((4,5)):((8,3))), (Keep,)> = Layout::new((), ());
    let _: Dice<Layout!((12,(7),7):(49,(7),1)), (_9, (_0,), Keep)> = layout!((12,7):(49,7));
    let _: Dice<Layout!(2:2), _0> = layout!(2:2);
    let _: Dice<Layout!((7,1,4):(4,4,1)), Keep> = Layout::new((), ());
    let _: Dice<Layout!((6,5):(2,12)), (Keep, _4)> = layout!((5):(12));
}

fn answers_2() {
    let _: Dice<Layout!(6:2), _3> = layout!(6:2);
    let _: Dice<Layout!(4:16), _0> = layout!(4:16);
    let _: Dice<Layout!((6,12,2):(16,192,8)), Keep> = Layout::new((), ());
    let _: Dice<Layout!((5,8,4):(4,20,1)), (Keep, Keep, Keep)> = Layout::new((), ());
    let _: Dice<Layout!(5:1), Keep> = Layout::new((), ());
}

fn refusals_0() {
    refused!((_1, (_0, Keep, _1), _1): Cuts<Layout!((16,4,(3)):(8,2,(128)))>);
    refused!((_7, _8): Cuts<Layout!(8:4)>);
    refused!((_0,): Cuts<Layout!(12:1)>);
    refused!(((_3, _6, Keep), Keep): Cuts<Layout!((6):(2))>);
    refused!((_15, Keep, _4): Cuts<Layout!(3:100)>);
    refused!((_7,): Cuts<Layout!((2,6):(6,1))>);
    refused!((_1, (_2, _0, _0)): Cuts<Layout!((12,8,4):(1,12,96))>);
    refused!((_3, _14, Keep): Cuts<Layout!((16,(12,4,12)):(1,(16,192,768)))>);
}
