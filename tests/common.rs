//! Common runs, alignment and distribution: CuTe's structures, and the laws by brute force.
use colex::num::*;
use colex::{CoordinateOf, Layout, MaxCommonLayout, coord, domain_distribute, layout, shape};

fn same<T>(_: T, _: T) {}

#[test]
fn common_layouts_are_cutes() {
    same(layout!((32):(1)).max_common_layout(layout!((32):(1))), layout!(32:1));
    same(layout!(3:1).max_common_layout(layout!(3:1)), layout!(3:1));
    same(
        layout!((2,(1,6)):(1,(6,2))).max_common_layout(layout!((2,(1,6)):(1,(0,2)))),
        layout!(12:1),
    );
    same(layout!((4,1):(1,0)).max_common_layout(layout!((2,2,2,2):(1,2,4,8))), layout!(4:1));
    same(layout!((7,4,4):(4,28,1)).max_common_layout(layout!((7,4,4):(16,4,1))), layout!(4:28));
    same(layout!(8:1).max_common_layout(layout!(16:1)), layout!(16:1));
    same(layout!((2,4):(1,2)).max_common_layout(layout!((2,4):(1,2))), layout!(8:1));
    same(layout!(6:1).max_common_layout(layout!(6:1)), layout!(6:1));
    same(
        layout!((1,1,4,2):(1,3,6,1)).max_common_layout(layout!((1,1,4,2):(1,0,2,1))),
        layout!(2:4),
    );
    same(
        layout!(((4,2),6):((1,4),8)).max_common_layout(layout!(((4,2),6):((1,4),8))),
        layout!(48:1),
    );
    same(layout!((8,1):(1,7)).max_common_layout(layout!((8,1):(1,0))), layout!(8:1));
    same(
        layout!((16,1,(4,1)):(4,1,(1,9))).max_common_layout(layout!((16,1,(4,1)):(4,0,(1,0)))),
        layout!((4,16):(16,1)),
    );
    same(layout!((2,7):(0,1)).max_common_layout(layout!((12,7):(7,1))), layout!(1:0));
    same(
        layout!(((1),(4,(2,5))):((0),(1,(4,8))))
            .max_common_layout(layout!((2,(2,4,6),(7)):(0,(4,1,112),(0)))),
        layout!(1:0),
    );
}

#[test]
fn common_vectors_are_cutes() {
    same(layout!(((16,8)):((1,16))).max_common_vector(layout!(((16,8)):((1,16)))), coord!(128));
    same(layout!((3,4):(6,1)).max_common_vector(layout!((3,4):(4,1))), coord!(4));
    same(layout!((3,4):(0,1)).max_common_vector(layout!((3,4):(4,1))), coord!(4));
    same(layout!((4,(2,4)):(2,(1,8))).max_common_vector(layout!((4,(2,4)):(8,(1,2)))), coord!(2));
    same(layout!(7:1).max_common_vector(layout!(7:1)), coord!(7));
    same(layout!((4):(1)).max_common_vector(layout!((8,1):(1,7))), coord!(8));
    same(
        layout!(((4,6),4,7):((1,4),24,96)).max_common_vector(layout!((16,(32),2):(1,(32),16))),
        coord!(16),
    );
    same(
        layout!((4,(7,4),8):(1,(4,28),112)).max_common_vector(layout!((4,(7,4),8):(1,(4,28),112))),
        coord!(896),
    );
    same(
        layout!((12,(4,8)):(59,(13,1))).max_common_vector(layout!((12,(4,8)):(32,(8,1)))),
        coord!(8),
    );
    same(layout!(4:1).max_common_vector(layout!((5,16,8):(8,12,5))), coord!(1));
    same(
        layout!(((8,16),8):((128,1),16)).max_common_vector(layout!((4,(2),2,1):(6,(1),48,0))),
        coord!(1),
    );
}

#[test]
fn alignments_are_cutes() {
    same(layout!(3:1).max_alignment(), coord!(3));
    same(layout!(((2,7,6),16,2):((32,6912,384),1,64)).max_alignment(), coord!(16));
    same(layout!(6:1).max_alignment(), coord!(6));
    same(layout!((2,(1,6)):(1,(6,2))).max_alignment(), coord!(12));
    same(layout!(((4,8),(2,(2,2))):((64,1),(32,(8,256)))).max_alignment(), coord!(16));
    same(layout!((5,4):(4,1)).max_alignment(), coord!(20));
    same(layout!((4,8):(8,1)).max_alignment(), coord!(32));
    same(layout!((7,6):(6,1)).max_alignment(), coord!(42));
    same(layout!((4,4,1,4):(1,16,0,4)).max_alignment(), coord!(64));
    same(layout!((5,32,3,6):(576,18,6,1)).max_alignment(), coord!(2880));
    same(layout!((6,8):(8,1)).max_alignment(), coord!(48));
    same(layout!((2,8,3,32):(1,192,64,2)).max_alignment(), coord!(1536));
    same(layout!(7:32).max_alignment(), coord!(1));
    same(layout!((2,5,2,32):(320,0,0,10)).max_alignment(), coord!(1));
}

#[test]
fn distributions_are_cutes() {
    same(domain_distribute(shape!((12, (4, 3), 2)), _32), layout!((4,4,2):(1,12,144)));
    same(domain_distribute(shape!((8, 8, (8, 1))), _6), layout!(2:1));
    same(domain_distribute(shape!((8, 6, 4, 16)), _32), layout!((16,2):(1,48)));
    same(domain_distribute(shape!(((2, 3, 32), 4)), _12), layout!(12:1));
    same(domain_distribute(shape!((5, (8, 4), 3)), _64), layout!(32:5));
    same(domain_distribute(shape!((4, 4, 2)), _4), layout!(4:1));
    same(domain_distribute(shape!(((8, 8, 6), 1)), _6), layout!((2,3):(1,64)));
    same(domain_distribute(shape!((1, 8, 8, 6)), _4), layout!(4:1));
    same(domain_distribute(shape!(((2, 2), (2, 2))), _12), layout!(4:1));
    same(domain_distribute(shape!((3, (2), 7, (3, 2))), _64), layout!((2,2):(3,126)));
    same(domain_distribute(shape!((5, 1, 12)), _6), layout!(6:5));
    same(domain_distribute(shape!(((6, 4), 4, 5)), _128), layout!((2,16):(1,6)));
}

#[test]
fn the_alias_names_the_result() {
    let _: MaxCommonLayout<Layout!((4,8):(1,4)), Layout!((4,8):(1,5))> = layout!(4:1);
}

/// The value of a layout at a 1-D coordinate.
fn at<L, I: Into<usize>>(layout: L, i: usize) -> usize
where
    usize: CoordinateOf<L, I>,
{
    i.index_in(layout).into()
}

macro_rules! laws {
    ($($a:expr, $b:expr;)*) => {$({
        let (a, b) = ($a, $b);
        let r = a.max_common_layout(b);
        for i in 0..usize::from(r.size()) {
            assert_eq!((at(a, at(r, i)), at(b, at(r, i))), (i, i));
        }
        assert_eq!(usize::from(r.size()), usize::from(a.max_common_vector(b)));
    })*};
}

#[test]
fn common_runs_are_contiguous_in_both() {
    laws! {
        layout!((4,8):(1,4)), layout!((4,8):(1,5));
        layout!((4,8):(8,1)), layout!((4,8):(8,1));
        layout!((2,4,4):(1,8,2)), layout!((2,4,4):(1,8,2));
        layout!((3,4):(0,1)), layout!((3,4):(4,1));
        layout!((5,16):(16,1)), layout!((5,4,4):(16,1,4));
        layout!((4,1):(1,0)), layout!((2,2,2,2):(1,2,4,8)); // A goes on along a mode of stride 0
        layout!((6,4):(1,8)), layout!((4,6):(1,4));
    }
}

#[test]
fn a_clipped_run() {
    same(layout!((6,4):(1,8)).max_common_layout(layout!((12,2):(1,12))), layout!(6:1));
    same(layout!((8,2):(1,9)).max_common_layout(layout!((4,4):(1,4))), layout!(8:1));
}

#[test]
fn run_time_numbers() {
    let n = |n: usize| n;
    let r = layout!((6,4):(1,8)).max_common_layout(layout!({n(4)}:1));
    assert_eq!(r.size(), 4); // the shorter of both
    let r = layout!((6,4):(1,8)).max_common_layout(layout!({n(9)}:1));
    assert_eq!(r.size(), 6);
    assert_eq!(layout!((8,4):(1,{n(12)})).max_alignment(), 4);
    let r = domain_distribute(shape!((8, { n(6) })), _12);
    assert_eq!((r.shape(), r.stride()), ((_4, 3), (_1, _8)));
}
