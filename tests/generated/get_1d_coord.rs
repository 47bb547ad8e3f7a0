// Written by `cargo run --example generate_checks`: change the generator, not this file.
use crate::names::*;

fn answers_0() {
    same(layout!((2,(12,12)):(1,(2,24))).coord_1d_of_index(coord!(153)), coord!(153));
    same(layout!(((16,2,2)):((4,2,1))).coord_1d_of_index(coord!(0)), coord!(0));
    same(layout!((2,(16),(7),7):(784,(49),(7),1)).coord_1d_of_index(coord!(413)), coord!(112));
    same(layout!((4,(2,2,1),2,(7,4)):(1,(4,8,0),16,(32,224))).coord_1d_of_index(coord!(10)), coord!(10));
    same(layout!((2,(4,4,2)):(32,(8,2,1))).coord_1d_of_index(coord!(19)), coord!(44));
    same(layout!((1,4):(0,1)).coord_1d_of_index(coord!(3)), coord!(3));
    same(layout!((2,4):(4,1)).coord_1d_of_index(coord!(4)), coord!(1));
    same(layout!(4:1).coord_1d_of_index(coord!(3)), coord!(3));
    same(layout!((8,4,1):(1,8,0)).coord_1d_of_index(coord!(8)), coord!(8));
    same(layout!(((1,8),12,12):((0,1),8,96)).coord_1d_of_index(coord!(54)), coord!(54));
    same(layout!((2):(1)).coord_1d_of_index(coord!(1)), coord!(1));
    same(layout!((6,1,(8)):(1,0,(6))).coord_1d_of_index(coord!(23)), coord!(23));
    same(layout!(2:1).coord_1d_of_index(coord!(1)), coord!(1));
    same(layout!(((8,4),2):((1,8),32)).coord_1d_of_index(coord!(35)), coord!(35));
    same(layout!(((2,8,7),3,4):((1,2,16),112,336)).coord_1d_of_index(coord!(430)), coord!(430));
    same(layout!((2,2,1,2):(1,2,0,4)).coord_1d_of_index(coord!(4)), coord!(4));
}

fn answers_1() {
    same(layout!((6):(1)).coord_1d_of_index(coord!(3)), coord!(3));
    same(layout!(((4,8),8):((64,1),8)).coord_1d_of_index(coord!(64)), coord!(1));
    same(layout!((4,1,3):(1,-4,4)).coord_1d_of_index(coord!(1)), coord!(1));
    same(layout!((3):(1)).coord_1d_of_index(coord!(0)), coord!(0));
    same(layout!((4):(1)).coord_1d_of_index(coord!(3)), coord!(3));
    same(layout!(1:3).coord_1d_of_index(coord!(0)), coord!(0));
    same(layout!(((4)):((1))).coord_1d_of_index(coord!(3)), coord!(3));
    same(layout!((5,8):(1,5)).coord_1d_of_index(coord!(8)), coord!(8));
    same(layout!((4,2):(1,4)).coord_1d_of_index(coord!(5)), coord!(5));
    same(layout!(((6,1,7),8):((1,6,6),42)).coord_1d_of_index(coord!(132)), coord!(132));
    same(layout!(((16)):((1))).coord_1d_of_index(coord!(11)), coord!(11));
    same(layout!(((7),12,(2)):((1),7,(84))).coord_1d_of_index(coord!(82)), coord!(82));
    same(layout!((1,4,12):(4,1,4)).coord_1d_of_index(coord!(43)), coord!(43));
    same(layout!((4,(8,5,6),8):(8,(1,256,1280),32)).coord_1d_of_index(coord!(4528)), coord!(5346));
    same(layout!(((6,2,6),7,2):((1,6,12),72,504)).coord_1d_of_index(coord!(926)), coord!(926));
    same(layout!(((4,4),2):((1,4),16)).coord_1d_of_index(coord!(20)), coord!(20));
}

fn answers_2() {
    same(layout!((2):(1)).coord_1d_of_index(coord!(0)), coord!(0));
    same(layout!(((2,7),5):((1,2),14)).coord_1d_of_index(coord!(59)), coord!(59));
    same(layout!(((5,8,7),2):((1,5,40),280)).coord_1d_of_index(coord!(80)), coord!(80));
    same(layout!((6,16,2):(1,6,96)).coord_1d_of_index(coord!(176)), coord!(176));
    same(layout!((12,3,2):(2,24,1)).coord_1d_of_index(coord!(68)), coord!(34));
    same(layout!(4:1).coord_1d_of_index(coord!(0)), coord!(0));
    same(layout!((3,5):(1,3)).coord_1d_of_index(coord!(10)), coord!(10));
    same(layout!(3:1).coord_1d_of_index(coord!(1)), coord!(1));
    same(layout!(2:1).coord_1d_of_index(coord!(0)), coord!(0));
    same(layout!((2,5):(1,2)).coord_1d_of_index(coord!(8)), coord!(8));
    same(layout!((8,(5,2)):(1,(8,40))).coord_1d_of_index(coord!(7)), coord!(7));
}

fn refusals_0() {
    refused!(any R, _0: NumberedBackTo<Layout!(((4,8),8):((32,1),8)), R>);
    refused!(any R, _0: NumberedBackTo<Layout!(((3)):((0))), R>);
    refused!(any R, _0: NumberedBackTo<Layout!(4:0), R>);
    refused!(any R, _272: NumberedBackTo<Layout!(((12)):((32))), R>);
    refused!(any R, _1: NumberedBackTo<Layout!(4:4), R>);
    refused!(any R, _26: NumberedBackTo<Layout!(((5),2):((8),2)), R>);
    refused!(any R, _10: NumberedBackTo<Layout!(((16)):((2))), R>);
    refused!(any R, _31: NumberedBackTo<Layout!((16):(3)), R>);
    refused!(any R, _340: NumberedBackTo<Layout!((4,12,(6,12)):(100,1,(16,8))), R>);
}
