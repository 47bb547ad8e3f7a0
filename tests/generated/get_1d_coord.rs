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
    same(layout!(((3)):((1))).coord_1d_of_index(coord!(1)), coord!(1));
    same(layout!(((4),(3),5):((5),(20),1)).coord_1d_of_index(coord!(52)), coord!(34));
    same(layout!((12):(1)).coord_1d_of_index(coord!(10)), coord!(10));
    same(layout!(((4)):((1))).coord_1d_of_index(coord!(1)), coord!(1));
    same(layout!(4:1).coord_1d_of_index(coord!(0)), coord!(0));
    same(layout!((16):(1)).coord_1d_of_index(coord!(4)), coord!(4));
    same(layout!(((1,3),3,4):((1,1),3,9)).coord_1d_of_index(coord!(32)), coord!(32));
    same(layout!((12,2):(2,1)).coord_1d_of_index(coord!(20)), coord!(10));
    same(layout!(16:1).coord_1d_of_index(coord!(9)), coord!(9));
    same(layout!((7,7,12):(1,7,49)).coord_1d_of_index(coord!(239)), coord!(239));
    same(layout!((7,2):(2,1)).coord_1d_of_index(coord!(10)), coord!(5));
    same(layout!(((3),7):((1),3)).coord_1d_of_index(coord!(5)), coord!(5));
    same(layout!((7,4):(4,1)).coord_1d_of_index(coord!(25)), coord!(13));
    same(layout!(((2,7),5):((1,2),14)).coord_1d_of_index(coord!(22)), coord!(22));
    same(layout!((16,2,4):(8,4,1)).coord_1d_of_index(coord!(112)), coord!(14));
}

fn answers_2() {
    same(layout!((6,4,12):(48,1,4)).coord_1d_of_index(coord!(248)), coord!(53));
    same(layout!((6):(1)).coord_1d_of_index(coord!(0)), coord!(0));
    same(layout!(4:1).coord_1d_of_index(coord!(1)), coord!(1));
    same(layout!((16,(8),(12,16,3)):(1,(16),(128,1536,24576))).coord_1d_of_index(coord!(31233)), coord!(31233));
    same(layout!((12):(1)).coord_1d_of_index(coord!(7)), coord!(7));
    same(layout!((8):(1)).coord_1d_of_index(coord!(5)), coord!(5));
    same(layout!((8,7,12):(84,12,1)).coord_1d_of_index(coord!(116)), coord!(465));
    same(layout!((3,(2,12,16),(1,2)):(1,(3,6,72),(1152,1152))).coord_1d_of_index(coord!(2148)), coord!(2148));
    same(layout!((4):(1)).coord_1d_of_index(coord!(3)), coord!(3));
}

fn refusals_0() {
    refused!(any R, _23: NumberedBackTo<Layout!(((1,4,4)):((4,6,2))), R>);
    refused!(any R, _314: NumberedBackTo<Layout!((4,12):(32,32)), R>);
    refused!(any R, _13: NumberedBackTo<Layout!((16,12):(1,0)), R>);
    refused!(any R, _3: NumberedBackTo<Layout!((5,2):(4,20)), R>);
    refused!(any R, _124: NumberedBackTo<Layout!(((6,6,2),8,16):((1,1,3),32,2)), R>);
    refused!(any R, _17: NumberedBackTo<Layout!((16,1):(4,2)), R>);
    refused!(any R, _8: NumberedBackTo<Layout!((2,(2),4):(4,(16),1)), R>);
    refused!(any R, _46: NumberedBackTo<Layout!(((2,8,3),4):((48,6,1),96)), R>);
}
