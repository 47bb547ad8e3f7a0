// Written by `cargo run --example generate_checks`: change the generator, not this file.
use crate::names::*;

fn answers_0() {
    same(layout!((2,(4,1),3):(1,(2,0),8)).coord_of_index(coord!(16)), coord!((0,(0,0),2)));
    same(layout!((2,5,4,1):(20,4,1,0)).coord_of_index(coord!(11)), coord!((0,2,3,0)));
    same(layout!((12,(2,2),(1,5,4)):(1,(12,24),(0,48,240))).coord_of_index(coord!(529)), coord!((1,(0,0),(0,1,2))));
    same(layout!((3):(1)).coord_of_index(coord!(2)), coord!((2)));
    same(layout!((4,4):(4,1)).coord_of_index(coord!(14)), coord!((3,2)));
    same(layout!(8:1).coord_of_index(coord!(6)), coord!(6));
    same(layout!(3:1).coord_of_index(coord!(2)), coord!(2));
    same(layout!(((8,1,5),(5,2)):((50,0,10),(2,1))).coord_of_index(coord!(287)), coord!(((5,0,3),(3,1))));
    same(layout!((2,2):(1,2)).coord_of_index(coord!(2)), coord!((0,1)));
    same(layout!(((3,8)):((8,1))).coord_of_index(coord!(11)), coord!(((1,3))));
    same(layout!((1):(1)).coord_of_index(coord!(0)), coord!((0)));
    same(layout!(((3)):((1))).coord_of_index(coord!(0)), coord!(((0))));
    same(layout!((12):(1)).coord_of_index(coord!(1)), coord!((1)));
    same(layout!(1:0).coord_of_index(coord!(0)), coord!(0));
    same(layout!(2:1).coord_of_index(coord!(1)), coord!(1));
    same(layout!((16,12):(1,16)).coord_of_index(coord!(124)), coord!((12,7)));
}

fn answers_1() {
    same(layout!(1:1).coord_of_index(coord!(0)), coord!(0));
    same(layout!((4,2,6):(1,4,8)).coord_of_index(coord!(41)), coord!((1,0,5)));
    same(layout!((3,(4,7)):(28,(1,4))).coord_of_index(coord!(14)), coord!((0,(2,3))));
    same(layout!(5:1).coord_of_index(coord!(4)), coord!(4));
    same(layout!((16,4,4):(1,16,64)).coord_of_index(coord!(190)), coord!((14,3,2)));
    same(layout!((16,1):(1,1)).coord_of_index(coord!(15)), coord!((15,0)));
    same(layout!((5,8,16):(128,1,8)).coord_of_index(coord!(419)), coord!((3,3,4)));
    same(layout!((3,2,(1,8)):(16,8,(16,1))).coord_of_index(coord!(38)), coord!((2,0,(0,6))));
    same(layout!((2):(1)).coord_of_index(coord!(0)), coord!((0)));
    same(layout!((2,(5)):(5,(1))).coord_of_index(coord!(0)), coord!((0,(0))));
    same(layout!(((5,2,4),(8,12),(12)):((768,4,1),(96,8),(3840))).coord_of_index(coord!(22508)), coord!(((4,1,0),(2,5),(5))));
    same(layout!(((12,8,12),2):((1,12,96),1152)).coord_of_index(coord!(711)), coord!(((3,3,7),0)));
    same(layout!(((1,7,3)):((7,1,7))).coord_of_index(coord!(11)), coord!(((0,4,1))));
    same(layout!((4,5,4):(1,4,20)).coord_of_index(coord!(38)), coord!((2,4,1)));
    same(layout!((4,2,(1,2)):(1,4,(8,8))).coord_of_index(coord!(1)), coord!((1,0,(0,0))));
    same(layout!(12:1).coord_of_index(coord!(0)), coord!(0));
}

fn answers_2() {
    same(layout!(((2,3)):((3,1))).coord_of_index(coord!(2)), coord!(((0,2))));
    same(layout!((8,6):(6,1)).coord_of_index(coord!(10)), coord!((1,4)));
}

fn refusals_0() {
    refused!(any R, _47: LeadsBackTo<Layout!(8:12), R>);
    refused!(any R, _79: LeadsBackTo<Layout!((4,(16,2,16)):(16,(2,12,1))), R>);
    refused!(any R, _9: LeadsBackTo<Layout!((6,2,12):(4,1,0)), R>);
    refused!(any R, _0: LeadsBackTo<Layout!(((1,6)):((1,0))), R>);
    refused!(any R, _0: LeadsBackTo<Layout!((2):(3)), R>);
    refused!(any R, _7: LeadsBackTo<Layout!((4,4):(1,6)), R>);
    refused!(any R, _0: LeadsBackTo<Layout!(((4),3):((0),1)), R>);
    refused!(any R, _1: LeadsBackTo<Layout!((5,2):(0,1)), R>);
}
