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
    same(layout!(((6,1),(2,1)):((1,1),(6,-1))).coord_of_index(coord!(4)), coord!(((4,0),(0,0))));
    same(layout!(1:-8).coord_of_index(coord!(0)), coord!(0));
    same(layout!((1):(1)).coord_of_index(coord!(0)), coord!((0)));
    same(layout!(((7),(16)):((1),(7))).coord_of_index(coord!(82)), coord!(((5),(11))));
    same(layout!(((8,3,7)):((1,56,8))).coord_of_index(coord!(47)), coord!(((7,0,5))));
    same(layout!(8:1).coord_of_index(coord!(4)), coord!(4));
}

fn answers_1() {
    same(layout!(7:1).coord_of_index(coord!(4)), coord!(4));
    same(layout!((16,12):(1,16)).coord_of_index(coord!(126)), coord!((14,7)));
    same(layout!((2,6):(1,2)).coord_of_index(coord!(5)), coord!((1,2)));
    same(layout!((1,6):(6,1)).coord_of_index(coord!(4)), coord!((0,4)));
    same(layout!(((4,7)):((7,1))).coord_of_index(coord!(14)), coord!(((2,0))));
    same(layout!((4,4,7):(1,28,4)).coord_of_index(coord!(1)), coord!((1,0,0)));
    same(layout!((16):(1)).coord_of_index(coord!(14)), coord!((14)));
    same(layout!((2,2):(2,1)).coord_of_index(coord!(3)), coord!((1,1)));
    same(layout!((4,1,1):(1,4,4)).coord_of_index(coord!(1)), coord!((1,0,0)));
    same(layout!(4:1).coord_of_index(coord!(3)), coord!(3));
    same(layout!((16):(1)).coord_of_index(coord!(6)), coord!((6)));
    same(layout!((8,4,12):(1,96,8)).coord_of_index(coord!(147)), coord!((3,1,6)));
    same(layout!(((7,4),8,5):((1,56),7,224)).coord_of_index(coord!(484)), coord!(((1,0),5,2)));
    same(layout!(((2,1)):((1,2))).coord_of_index(coord!(0)), coord!(((0,0))));
    same(layout!((8):(1)).coord_of_index(coord!(5)), coord!((5)));
    same(layout!((4):(1)).coord_of_index(coord!(0)), coord!((0)));
}

fn answers_2() {
    same(layout!((6):(1)).coord_of_index(coord!(1)), coord!((1)));
    same(layout!((4,16):(1,4)).coord_of_index(coord!(32)), coord!((0,8)));
    same(layout!((16):(1)).coord_of_index(coord!(2)), coord!((2)));
}

fn refusals_0() {
    refused!(any R, _228: LeadsBackTo<Layout!(((2,8),1):((16,32),8)), R>);
    refused!(any R, _2: LeadsBackTo<Layout!((4,2):(16,8)), R>);
    refused!(any R, _9: LeadsBackTo<Layout!((6,5,3):(15,3,0)), R>);
    refused!(any R, _4: LeadsBackTo<Layout!(5:-1), R>);
    refused!(any R, _1: LeadsBackTo<Layout!(3:6), R>);
    refused!(any R, _16: LeadsBackTo<Layout!((5,6):(1,-12)), R>);
    refused!(any R, _71: LeadsBackTo<Layout!(((5),4,(6,7)):((0),210,(1,6))), R>);
    refused!(any R, _6: LeadsBackTo<Layout!((8):(-1)), R>);
}
