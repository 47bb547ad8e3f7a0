//! What CuTe answers where modes are grouped otherwise, joined or replaced.

use colex::num::*;
use colex::{layout, shape};

use super::same;

#[test]
fn flatten_as_cute_does() {
    same(layout!(1:0).flatten(), layout!(1:0));
    same(layout!(24:1).flatten(), layout!(24:1));
    same(layout!((20):(2)).flatten(), layout!((20):(2)));
    same(layout!((8,8):(0,1)).flatten(), layout!((8,8):(0,1)));
    same(layout!((8,1):(1,7)).flatten(), layout!((8,1):(1,7)));
    same(layout!((8,64):(64,1)).flatten(), layout!((8,64):(64,1)));
    same(layout!((3,5):(32,24)).flatten(), layout!((3,5):(32,24)));
    same(layout!((6,8,1):(1,6,0)).flatten(), layout!((6,8,1):(1,6,0)));
    same(layout!((4,(2,4)):(2,(1,8))).flatten(), layout!((4,2,4):(2,1,8)));
    same(layout!((2,(16,16)):(1,(0,32))).flatten(), layout!((2,16,16):(1,0,32)));
    same(layout!((4,(4),7,5):(28,(1),4,112)).flatten(), layout!((4,4,7,5):(28,1,4,112)));
    same(layout!((12,(2,2,4),2):(8,(5,24,64),5)).flatten(), layout!((12,2,2,4,2):(8,5,24,64,5)));
}

#[test]
fn unflatten_as_cute_does() {
    same(layout!((8,8):(0,8)).unflatten(shape!((1, (1)))), layout!((8,(8)):(0,(8))));
    same(
        layout!((4,3,2,4,12):(96,384,1,24,2)).unflatten(shape!((1, (1, (1, 1), 1)))),
        layout!((4,(3,(2,4),12)):(96,(384,(1,24),2))),
    );
    same(layout!((3,4,2):(8,2,1)).unflatten(shape!(((1, 1), 1))), layout!(((3,4),2):((8,2),1)));
    same(
        layout!((2,16,4,8):(0,64,8,0)).unflatten(shape!((1, 1, 1, 1))),
        layout!((2,16,4,8):(0,64,8,0)),
    );
    same(
        layout!((4,6,4,8):(0,4,1,0)).unflatten(shape!((1, 1, 1, 1))),
        layout!((4,6,4,8):(0,4,1,0)),
    );
    same(layout!((3,7):(21,1)).unflatten(shape!((1, 1))), layout!((3,7):(21,1)));
    same(
        layout!((12,2,2,2):(4,48,0,0)).unflatten(shape!((1, 1, 1, 1))),
        layout!((12,2,2,2):(4,48,0,0)),
    );
    same(layout!((4,5):(1,4)).unflatten(shape!(((1), 1))), layout!(((4),5):((1),4)));
    same(layout!((4,16,1):(16,0,0)).unflatten(shape!((1, 1, 1))), layout!((4,16,1):(16,0,0)));
    same(layout!((1,3,1):(0,4,0)).unflatten(shape!((1, (1), 1))), layout!((1,(3),1):(0,(4),0)));
}

#[test]
fn group_as_cute_does() {
    same(layout!((8):(1)).group::<_0, _1>(), layout!(((8)):((1))));
    same(layout!((8):(4)).group::<_0, _1>(), layout!(((8)):((4))));
    same(layout!((7,5):(5,1)).group::<_1, _2>(), layout!((7,(5)):(5,(1))));
    same(layout!((7,4):(1,7)).group::<_0, Minus<_1>>(), layout!(((7,4)):((1,7))));
    same(layout!((4,2):(1,4)).group::<_1, Minus<_1>>(), layout!((4,(2)):(1,(4))));
    same(layout!((4,8):(1,4)).group::<_0, Minus<_1>>(), layout!(((4,8)):((1,4))));
    same(layout!((4,4,2):(12,1,4)).group::<_0, Minus<_1>>(), layout!(((4,4,2)):((12,1,4))));
    same(layout!((4,(2,4)):(2,(1,8))).group::<_0, _2>(), layout!(((4,(2,4))):((2,(1,8)))));
    same(layout!((8,8,5,5):(0,40,320,8)).group::<_2, _4>(), layout!((8,8,(5,5)):(0,40,(320,8))));
    same(
        layout!((2,(4,1),12):(1,(72,6),6)).group::<_2, Minus<_1>>(),
        layout!((2,(4,1),(12)):(1,(72,6),(6))),
    );
    same(
        layout!(((4,8),(2,2)):((16,1),(8,64))).group::<_1, _2>(),
        layout!(((4,8),((2,2))):((16,1),((8,64)))),
    );
    same(
        layout!(((6,16),7,2,1):((0,0),12,6,12)).group::<_0, _2>(),
        layout!((((6,16),7),2,1):(((0,0),12),6,12)),
    );
}

#[test]
fn append_as_cute_does() {
    same(layout!(3:1).append(layout!(2:8)), layout!((3,2):(1,8)));
    same(layout!(5:1).append(layout!(4:1)), layout!((5,4):(1,1)));
    same(layout!((4):(1)).append(layout!(5:1)), layout!((4,5):(1,1)));
    same(layout!(16:0).append(layout!((8):(1))), layout!((16,(8)):(0,(1))));
    same(layout!(12:4).append(layout!((4,8):(4,16))), layout!((12,(4,8)):(4,(4,16))));
    same(layout!((3,4):(0,1)).append(layout!((1,2):(1,1))), layout!((3,4,(1,2)):(0,1,(1,1))));
    same(layout!((16,8):(8,1)).append(layout!((6,4):(1,6))), layout!((16,8,(6,4)):(8,1,(1,6))));
    same(
        layout!((8,4,2,2):(4,1,32,64)).append(layout!((6):(1))),
        layout!((8,4,2,2,(6)):(4,1,32,64,(1))),
    );
    same(
        layout!(((4,8),(2,2)):((16,1),(8,64))).append(layout!(4:5)),
        layout!(((4,8),(2,2),4):((16,1),(8,64),5)),
    );
    same(
        layout!((8,2,8,2):(2,1,16,128)).append(layout!((3,4):(4,1))),
        layout!((8,2,8,2,(3,4)):(2,1,16,128,(4,1))),
    );
    same(
        layout!((4,4,7):(1,4,16)).append(layout!(((4),12):((12),1))),
        layout!((4,4,7,((4),12)):(1,4,16,((12),1))),
    );
    same(
        layout!(((8,2),2):((4,32),2)).append(layout!((2,32):(32,1))),
        layout!(((8,2),2,(2,32)):((4,32),2,(32,1))),
    );
}

#[test]
fn prepend_as_cute_does() {
    same(
        layout!((2,6,6):(6,1,12)).prepend(layout!((3,2):(1,3))),
        layout!(((3,2),2,6,6):((1,3),6,1,12)),
    );
    same(layout!(8:0).prepend(layout!((4,(2,4)):(2,(1,8)))), layout!(((4,(2,4)),8):((2,(1,8)),0)));
    same(
        layout!((8,1):(1,7)).prepend(layout!(((3,1,1)):((1,0,0)))),
        layout!((((3,1,1)),8,1):(((1,0,0)),1,7)),
    );
    same(
        layout!((2,3,16):(48,0,1)).prepend(layout!((7,5):(5,1))),
        layout!(((7,5),2,3,16):((5,1),48,0,1)),
    );
    same(
        layout!(((4,8),(2,2,2)):((32,1),(16,8,128))).prepend(layout!(2:1)),
        layout!((2,(4,8),(2,2,2)):(1,(32,1),(16,8,128))),
    );
    same(layout!((32,4):(4,1)).prepend(layout!(2:64)), layout!((2,32,4):(64,4,1)));
    same(layout!((4,2):(2,1)).prepend(layout!(4:1)), layout!((4,4,2):(1,2,1)));
    same(layout!((2,2):(1,4)).prepend(layout!((20):(2))), layout!(((20),2,2):((2),1,4)));
    same(layout!(7:1).prepend(layout!((3,4):(6,1))), layout!(((3,4),7):((6,1),1)));
    same(layout!((4,7,4):(8,5,2)).prepend(layout!(4:3)), layout!((4,4,7,4):(3,8,5,2)));
    same(layout!(8:1).prepend(layout!((6,4):(4,1))), layout!(((6,4),8):((4,1),1)));
    same(layout!((10,2):(16,4)).prepend(layout!((6,2):(8,2))), layout!(((6,2),10,2):((8,2),16,4)));
}

#[test]
fn append_n_as_cute_does() {
    same(layout!(7:1).append_to(_2, layout!(2:1)), layout!((7,2):(1,1)));
    same(layout!(2:0).append_to(_3, layout!(1:0)), layout!((2,1,1):(0,0,0)));
    same(layout!(8:1).append_to(_2, layout!(1:0)), layout!((8,1):(1,0)));
    same(layout!((32):(1)).append_to(_2, layout!(1:0)), layout!((32,1):(1,0)));
    same(layout!((4,1):(2,2)).append_to(_4, layout!(1:0)), layout!((4,1,1,1):(2,2,0,0)));
    same(layout!((5,8):(16,2)).append_to(_3, layout!(1:0)), layout!((5,8,1):(16,2,0)));
    same(layout!((4):(1)).append_to(_3, layout!((12):(1))), layout!((4,(12),(12)):(1,(1),(1))));
    same(layout!((32,4):(4,1)).append_to(_3, layout!((12):(4))), layout!((32,4,(12)):(4,1,(4))));
    same(layout!((4):(1)).append_to(_1, layout!((2,3,2):(2,4,1))), layout!((4):(1)));
    same(
        layout!((3,8,7):(56,7,1)).append_to(_4, layout!((1,3):(1,1))),
        layout!((3,8,7,(1,3)):(56,7,1,(1,1))),
    );
    same(
        layout!(((4,8),(2,2)):((32,1),(16,8))).append_to(_2, layout!(1:0)),
        layout!(((4,8),(2,2)):((32,1),(16,8))),
    );
    same(
        layout!(((4,8),(2,2)):((32,1),(16,8))).append_to(_4, layout!((4):(5))),
        layout!(((4,8),(2,2),(4),(4)):((32,1),(16,8),(5),(5))),
    );
}

#[test]
fn prepend_n_as_cute_does() {
    same(layout!(4:1).prepend_to(_3, layout!(1:0)), layout!((1,1,4):(0,0,1)));
    same(layout!(5:1).prepend_to(_1, layout!(1:0)), layout!(5:1));
    same(layout!(32:1).prepend_to(_3, layout!(1:0)), layout!((1,1,32):(0,0,1)));
    same(layout!(16:1).prepend_to(_2, layout!(1:0)), layout!((1,16):(0,1)));
    same(layout!((2):(1)).prepend_to(_1, layout!(1:0)), layout!((2):(1)));
    same(layout!((3,4):(6,1)).prepend_to(_4, layout!(1:0)), layout!((1,1,3,4):(0,0,6,1)));
    same(layout!((8,3):(3,1)).prepend_to(_3, layout!(12:3)), layout!((12,8,3):(3,3,1)));
    same(layout!((5,1,32):(32,0,0)).prepend_to(_4, layout!(8:1)), layout!((8,5,1,32):(1,32,0,0)));
    same(
        layout!((4,3):(3,1)).prepend_to(_3, layout!((4,1):(1,0))),
        layout!(((4,1),4,3):((1,0),3,1)),
    );
    same(layout!((1,7):(0,24)).prepend_to(_2, layout!((3,2):(1,9))), layout!((1,7):(0,24)));
    same(
        layout!((2,8,(8)):(16,12,(5))).prepend_to(_5, layout!(1:0)),
        layout!((1,1,2,8,(8)):(0,0,16,12,(5))),
    );
    same(
        layout!((4,32):(3,2)).prepend_to(_3, layout!((4,1,2):(2,0,1))),
        layout!(((4,1,2),4,32):((2,0,1),3,2)),
    );
}

#[test]
fn replace_as_cute_does() {
    same(layout!((6):(1)).replace(_0, layout!(2:0)), layout!((2):(0)));
    same(layout!((20):(2)).replace(_0, layout!(7:1)), layout!((7):(1)));
    same(layout!((4):(1)).replace(_0, layout!((7):(1))), layout!(((7)):((1))));
    same(layout!((3,32):(8,12)).replace(_1, layout!(8:0)), layout!((3,8):(8,0)));
    same(layout!((4,2,4):(2,1,8)).replace(_0, layout!((2):(1))), layout!(((2),2,4):((1),1,8)));
    same(
        layout!((4,2,16):(8,0,4)).replace(_1, layout!((4,4):(1,4))),
        layout!((4,(4,4),16):(8,(1,4),4)),
    );
    same(
        layout!((4,(2,4)):(2,(1,8))).replace(_0, layout!((12):(0))),
        layout!(((12),(2,4)):((0),(1,8))),
    );
    same(
        layout!((2,4,4):(16,4,1)).replace(_2, layout!((2,1):(24,12))),
        layout!((2,4,(2,1)):(16,4,(24,12))),
    );
    same(
        layout!((3,4):(6,1)).replace(_1, layout!((1,1,4,2):(0,8,2,1))),
        layout!((3,(1,1,4,2)):(6,(0,8,2,1))),
    );
    same(
        layout!(((2,2),(8,4)):((1,16),(2,32))).replace(_0, layout!(2:1)),
        layout!((2,(8,4)):(1,(2,32))),
    );
    same(
        layout!(((4,8),(2,2)):((32,1),(16,8))).replace(_1, layout!(1:0)),
        layout!(((4,8),1):((32,1),0)),
    );
    same(
        layout!(((4,2,5)):((8,32,64))).replace(_0, layout!((1,5,2):(0,6,3))),
        layout!(((1,5,2)):((0,6,3))),
    );
}

#[test]
fn zip_as_cute_does() {
    same(layout!(((2,16)):((16,1))).zip(), layout!(((2),(16)):((16),(1))));
    same(layout!(((2),(4)):((4),(1))).zip(), layout!(((2,4)):((4,1))));
    same(layout!(((4),(2)):((0),(1))).zip(), layout!(((4,2)):((0,1))));
    same(layout!(((6),(4)):((4),(1))).zip(), layout!(((6,4)):((4,1))));
    same(layout!(((4,6,8)):((1,4,24))).zip(), layout!(((4),(6),(8)):((1),(4),(24))));
    same(layout!(((3,2,6)):((3,54,9))).zip(), layout!(((3),(2),(6)):((3),(54),(9))));
    same(layout!(((16,4,4)):((16,0,1))).zip(), layout!(((16),(4),(4)):((16),(0),(1))));
    same(layout!(((4,4),(4,3)):((1,4),(16,64))).zip(), layout!(((4,4),(4,3)):((1,16),(4,64))));
    same(layout!(((2,16),(8,3)):((32,1),(6,32))).zip(), layout!(((2,8),(16,3)):((32,6),(1,32))));
    same(
        layout!(((1,3),(6,4),(7,4)):((0,1),(3,18),(72,504))).zip(),
        layout!(((1,6,7),(3,4,4)):((0,3,72),(1,18,504))),
    );
    same(
        layout!(((4,32,2),(16,2,4)):((4096,128,0),(1,16384,0))).zip(),
        layout!(((4,16),(32,2),(2,4)):((4096,1),(128,16384),(0,0))),
    );
    same(
        layout!(((2,32,8),(8,5,1)):((20500,128,1),(16,4100,16))).zip(),
        layout!(((2,8),(32,5),(8,1)):((20500,16),(128,4100),(1,16))),
    );
}
