//! What CuTe answers where modes are merged, left out or cut.

use colex::{coord, layout, shape};

use super::{EMPTY, same};

#[test]
fn coalesce_profile_as_cute_does() {
    same(layout!(3:8).coalesce_by(shape!((1))), layout!((3):(8)));
    same(layout!(3:32).coalesce_by(shape!((1))), layout!((3):(32)));
    same(layout!((2):(1)).coalesce_by(shape!((1))), layout!((2):(1)));
    same(layout!((7,2):(0,1)).coalesce_by(shape!((1))), layout!((7,2):(0,1)));
    same(layout!((2,5):(5,0)).coalesce_by(shape!((1, 1))), layout!((2,5):(5,0)));
    same(layout!((16,12):(12,1)).coalesce_by(shape!((1))), layout!((16,12):(12,1)));
    same(layout!((2,32):(32,1)).coalesce_by(shape!((1, 1))), layout!((2,32):(32,1)));
    same(layout!((5,6,7):(42,7,1)).coalesce_by(shape!((1, 1))), layout!((5,6,7):(42,7,1)));
    same(layout!((7,4,7,4):(112,1,4,28)).coalesce_by(shape!((1))), layout!((7,4,7,4):(112,1,4,28)));
    same(
        layout!((6,8,2,16):(1,96,768,6)).coalesce_by(shape!((1))),
        layout!((6,8,2,16):(1,96,768,6)),
    );
    same(layout!((2,(3,(4,5))):(1,(2,(6,24)))).coalesce_by(shape!((1, 1))), layout!((2,60):(1,2)));
    same(
        layout!((3,(7,7,16)):(1,(3,21,147))).coalesce_by(shape!((1, (1, 1)))),
        layout!((3,(7,7,16)):(1,(3,21,147))),
    );
}

#[test]
fn filter_as_cute_does() {
    same(layout!(8:1).filter(), layout!(8:1));
    same(layout!((4,3):(3,1)).filter(), layout!((4,3):(3,1)));
    same(layout!((1,8):(3,1)).filter(), layout!(8:1));
    same(layout!((8,7):(0,1)).filter(), layout!(7:1));
    same(layout!((4,32):(1,4)).filter(), layout!(128:1));
    same(layout!((12,32):(0,1)).filter(), layout!(32:1));
    same(layout!((5,6,7):(42,7,1)).filter(), layout!((5,6,7):(42,7,1)));
    same(layout!(((4,7),1):((7,1),0)).filter(), layout!((4,7):(7,1)));
    same(layout!((4,3,5,2):(1,40,4,20)).filter(), layout!((4,3,10):(1,40,4)));
    same(layout!((((32,8,8))):(((1,32,256)))).filter(), layout!(2048:1));
    same(layout!((2,(8,4,(2))):(2,(64,24,(16)))).filter(), layout!((2,8,4,2):(2,64,24,16)));
    same(layout!(((32,8),(2,6)):((1,32),(256,512))).filter(), layout!(3072:1));
}

#[test]
fn filter_zeros_as_cute_does() {
    same(layout!((6,4):(1,6)).filter_zeros(), layout!((6,4):(1,6)));
    same(layout!((((6),2)):(((2),64))).filter_zeros(), layout!((((6),2)):(((2),64))));
    same(layout!((8,12):(24,2)).filter_zeros(), layout!((8,12):(24,2)));
    same(layout!((4,2,3):(2,1,8)).filter_zeros(), layout!((4,2,3):(2,1,8)));
    same(
        layout!(((2,3),(2),(4,2,8),2):((1,256),(2),(4,768,16),128)).filter_zeros(),
        layout!(((2,3),(2),(4,2,8),2):((1,256),(2),(4,768,16),128)),
    );
    same(
        layout!((2,(2,2,2),5,8):(16,(8,160,320),32,1)).filter_zeros(),
        layout!((2,(2,2,2),5,8):(16,(8,160,320),32,1)),
    );
    same(
        layout!(((3,5,(7,3)),4):((60,12,(540,180)),3)).filter_zeros(),
        layout!(((3,5,(7,3)),4):((60,12,(540,180)),3)),
    );
    same(layout!((2,(1,6)):(1,(6,2))).filter_zeros(), layout!((2,(1,6)):(1,(6,2))));
    same(layout!(3:1).filter_zeros(), layout!(3:1));
    same(layout!(4:1).filter_zeros(), layout!(4:1));
}

#[test]
fn filter_profile_as_cute_does() {
    same(layout!(2:1).filter_by(shape!((1))), layout!((2):(1)));
    same(layout!(3:1).filter_by(shape!((1))), layout!((3):(1)));
    same(layout!(32:1).filter_by(shape!((1))), layout!((32):(1)));
    same(layout!((8,3):(3,1)).filter_by(shape!((1))), layout!((8,3):(3,1)));
    same(layout!((1,5):(5,0)).filter_by(shape!((1))), layout!((1,5):(0,0)));
    same(layout!((4,2):(1,8)).filter_by(shape!((1, 1))), layout!((4,2):(1,8)));
    same(layout!((4,6,8):(1,4,24)).filter_by(shape!((1))), layout!((4,6,8):(1,4,24)));
    same(layout!((1,12,6):(0,0,12)).filter_by(shape!((1))), layout!((1,12,6):(0,0,12)));
    same(layout!(((3,2),5):((1,15),3)).filter_by(shape!((1))), layout!(((3,2),5):((1,15),3)));
    same(layout!((2,2,2,2):(1,2,4,8)).filter_by(shape!((1, 1))), layout!((2,2,2,2):(1,2,4,8)));
    same(
        layout!(((32,4),(2,2)):((2,128),(1,64))).filter_by(shape!((1))),
        layout!(((32,4),(2,2)):((2,128),(1,64))),
    );
    same(
        layout!((2,2,(1,7),2):(28,14,(28,1),7)).filter_by(shape!((1, 1))),
        layout!((2,2,(1,7),2):(28,14,(28,1),7)),
    );
}

#[test]
fn slice_as_cute_does() {
    same(layout!((2):(1)).slice(coord!((_))).layout(), layout!((2):(1)));
    same(layout!((2,6):(0,2)).slice(coord!((1, _))).layout(), layout!((6):(2)));
    same(layout!((4,1):(1,0)).slice(coord!((_, 0))).layout(), layout!((4):(1)));
    same(layout!((8,3):(1,8)).slice(coord!((_, _))).layout(), layout!((8,3):(1,8)));
    same(layout!((8,1):(1,7)).slice(coord!((_, 0))).layout(), layout!((8):(1)));
    same(layout!((7,1,8):(8,1,0)).slice(coord!((2, _, _))).layout(), layout!((1,8):(1,0)));
    same(layout!((16,4,8):(24,64,16)).slice(coord!((6, _, 7))).layout(), layout!((4):(64)));
    same(layout!(((4,2,5)):((1,4,8))).slice(coord!(((_, 0, _)))).layout(), layout!((4,5):(1,8)));
    same(
        layout!((5,16,2,7):(7,70,0,0)).slice(coord!((1, 11, _, _))).layout(),
        layout!((2,7):(0,0)),
    );
    same(
        layout!(((12,(2,7,3))):((42,(1,6,2)))).slice(coord!((_))).layout(),
        layout!(((12,(2,7,3))):((42,(1,6,2)))),
    );
    same(
        layout!(((5,32),4,3):((1,5),0,160)).slice(coord!((_, 3, _))).layout(),
        layout!(((5,32),3):((1,5),160)),
    );
    same(
        layout!((2,(3,(4,5))):(1,(2,(6,24)))).slice(coord!((0, (1, _)))).layout(),
        layout!(((4,5)):((6,24))),
    );
}

#[test]
fn dice_as_cute_does() {
    same(layout!((2):(1)).dice(coord!((_))), EMPTY);
    same(layout!((3,2):(1,3)).dice(coord!((2, _))), layout!((3):(1)));
    same(layout!((2,4):(0,1)).dice(coord!((1, _))), layout!((2):(0)));
    same(layout!((1,4,4):(0,4,1)).dice(coord!((_, 0, 3))), layout!((4,4):(4,1)));
    same(layout!((2,(4,2)):(2,(4,1))).dice(coord!((0, (2, _)))), layout!((2,4):(2,4)));
    same(layout!((2,(1,6)):(1,(6,2))).dice(coord!((1, (0, _)))), layout!((2,1):(1,6)));
    same(layout!(((1,7),32):((0,1),7)).dice(coord!(((0, _), _))), layout!((1):(0)));
    same(layout!((1,8,3,4):(0,12,4,1)).dice(coord!((0, 3, _, 2))), layout!((1,8,4):(0,12,1)));
    same(layout!((5,4,2,5):(24,3,1,1)).dice(coord!((2, _, 1, _))), layout!((5,2):(24,1)));
    same(layout!(((8,2),1,6):((0,8),0,0)).dice(coord!(((_, _), _, _))), EMPTY);
    same(
        layout!((2,(6,4,4),1):(96,(16,4,1),0)).dice(coord!((_, (_, _, 0), 0))),
        layout!((4,1):(1,0)),
    );
    same(
        layout!(((8,4),7,(2,1)):((56,1),8,(4,0))).dice(coord!(((_, 1), 6, _))),
        layout!((4,7):(1,8)),
    );
}

#[test]
fn slice_and_offset_as_cute_does() {
    same(layout!((2):(1)).slice_and_offset(coord!((_))), (layout!((2):(1)), coord!(0)));
    same(layout!((2,6):(0,0)).slice_and_offset(coord!((1, _))), (layout!((6):(0)), coord!(0)));
    same(layout!((2,1):(1,0)).slice_and_offset(coord!((_, 0))), (layout!((2):(1)), coord!(0)));
    same(
        layout!((16,2):(1,16)).slice_and_offset(coord!((_, _))),
        (layout!((16,2):(1,16)), coord!(0)),
    );
    same(
        layout!((6,1,2):(2,0,1)).slice_and_offset(coord!((1, 0, _))),
        (layout!((2):(1)), coord!(2)),
    );
    same(
        layout!((5,6,7):(42,7,1)).slice_and_offset(coord!((_, 4, 2))),
        (layout!((5):(42)), coord!(30)),
    );
    same(
        layout!((4,(5,2)):(10,(2,0))).slice_and_offset(coord!((3, _))),
        (layout!(((5,2)):((2,0))), coord!(30)),
    );
    same(
        layout!((2,32,12):(384,12,1)).slice_and_offset(coord!((_, _, 3))),
        (layout!((2,32):(384,12)), coord!(3)),
    );
    same(
        layout!(((3),5,4):((1),3,15)).slice_and_offset(coord!(((2), _, 2))),
        (layout!((5):(3)), coord!(32)),
    );
    same(
        layout!((2,5,4,2):(12,0,24,16)).slice_and_offset(coord!((1, _, _, 0))),
        (layout!((5,4):(0,24)), coord!(12)),
    );
    same(
        layout!((2,4,16,7):(224,896,1,32)).slice_and_offset(coord!((_, 0, 10, _))),
        (layout!((2,7):(224,32)), coord!(10)),
    );
    same(
        layout!(((3,(4,2)),3):((4,(1,36)),12)).slice_and_offset(coord!(((2, (1, 0)), _))),
        (layout!((3):(12)), coord!(9)),
    );
}

#[test]
fn with_shape_as_cute_does() {
    same(layout!(2:1).with_shape(shape!((1, 2))), layout!((1,2):(0,1)));
    same(layout!((32):(1)).with_shape(shape!((2, 16))), layout!((2,16):(1,2)));
    same(layout!((4,2):(100,8)).with_shape(shape!((4, 2))), layout!((4,2):(100,8)));
    same(layout!((32,8):(1,32)).with_shape(shape!((4, 64))), layout!((4,64):(1,4)));
    same(layout!((8,16):(1,8)).with_shape(shape!((128, 1))), layout!((128,1):(1,0)));
    same(layout!((1,12,5):(0,0,1)).with_shape(shape!((60, 1))), layout!(((12,5),1):((0,1),0)));
    same(layout!((32,2,2):(2,1,128)).with_shape(shape!((32, 4))), layout!((32,(2,2)):(2,(1,128))));
    same(
        layout!((3,(2,7)):(14,(7,1))).with_shape(shape!((1, 42))),
        layout!((1,(3,2,7)):(0,(14,7,1))),
    );
    same(
        layout!((8,(8,8)):(8,(1,64))).with_shape(shape!((2, 256))),
        layout!((2,(4,8,8)):(8,(16,1,64))),
    );
    same(
        layout!((8,(8,8)):(8,(1,64))).with_shape(shape!((256, 2))),
        layout!(((8,8,4),2):((8,1,64),256)),
    );
    same(
        layout!((2,2,12,7):(3,504,6,72)).with_shape(shape!((24, 14))),
        layout!(((2,2,6),14):((3,504,6),36)),
    );
    same(
        layout!(((1,2,7),1,(8,7)):((0,392,56),0,(7,1))).with_shape(shape!((14, 56))),
        layout!(((2,7),(8,7)):((392,56),(7,1))),
    );
}
