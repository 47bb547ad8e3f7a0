//! The structural operations: flatten, group, append, slice and their siblings, against CuTe's own
//! answers and their laws.

use colex::num::*;
use colex::{Keep, Layout, coord, layout, shape};

const EMPTY: Layout<(), ()> = Layout::new((), ());

/// The two have one type; static layouts are then equal.
fn same<T>(_: T, _: T) {}

/// The same indices at the 1-D coordinates below `$size`.
macro_rules! same_function {
    ($a:expr, $b:expr, $size:expr) => {{
        let (a, b) = ($a, $b);
        for i in 0..usize::from($size) {
            assert_eq!(a.index(i), b.index(i), "at {i}");
        }
    }};
}

#[test]
fn flatten_keeps_the_function_and_unflatten_is_its_inverse() {
    macro_rules! check {
        ($($l:expr),*) => {$(
            let l = $l;
            same_function!(l, l.flatten(), l.size());
            same(l.flatten().unflatten(l.shape()), l);
        )*};
    }
    check!(
        layout!((4,(2,4)):(2,(1,8))),
        layout!(((5)):((3))),
        layout!((2,(3,(4,5))):(1,(2,(6,24)))),
        layout!(8:1),
        layout!(((4,8),(2,2,2)):((32,1),(16,8,128)))
    );
}

#[test]
fn grouping_keeps_the_function() {
    let l = layout!((2,(3,2),5,2):(1,(2,60),6,30));
    same_function!(l, l.group::<_0, _2>(), l.size());
    same_function!(l, l.group::<_1, _2>(), l.size());
    same_function!(l, l.group::<_1, _4>(), l.size());
    same_function!(l, l.group::<_0, Minus<_1>>(), l.size());
    same(l.group::<_1, _3>().mode::<_1>(), l.take::<_1, _3>());
    same(l.group::<_1, Minus<_1>>(), l.group::<_1, _4>());
}

#[test]
fn a_layout_is_the_sum_of_its_modes() {
    let l = layout!((3,(2,4)):(8,(1,2)));
    let (rows, columns) = (l.mode::<_0>(), l.mode::<_1>());
    for i in 0..3 {
        for j in 0..8 {
            assert_eq!(l.index((i, j)), rows.index(i) + columns.index(j));
            assert_eq!(l.select::<(_1, _0)>().index((j, i)), l.index((i, j)));
        }
    }
    same(Layout::of((rows, columns)), l);
    same(l.mode::<(_1, _1)>(), l.mode::<_1>().mode::<_1>());
    same(l.select::<((_1, _0), _0)>(), layout!((2,3):(1,8)));
    same(l.shape_of::<_1>(), shape!((2, 4)));
    same(l.size_of::<_1>(), _8);
}

#[test]
fn joined_layouts_add_up() {
    let (a, b) = (layout!((3,4):(4,1)), layout!((2,5):(12,24)));
    let (end, front, spliced) = (a.append(b), a.prepend(b), a.concat(b));
    for i in 0..12 {
        let (i0, i1) = (i % 3, i / 3);
        for j in 0..10 {
            let sum = a.index(i) + b.index(j);
            assert_eq!(end.index((i0, i1, j)), sum);
            assert_eq!(front.index((j, i0, i1)), sum);
            assert_eq!(spliced.index((i0, i1, j % 2, j / 2)), sum);
        }
    }
}

#[test]
fn zip_regroups_coordinates_and_is_its_own_inverse() {
    let l = layout!(((2,16),(8,3)):((32,1),(6,32)));
    for (a, b, c, d) in (0..2).flat_map(|a| (0..16).map(move |b| (a, b, b % 8, a))) {
        assert_eq!(l.zip().index(((a, c), (b, d))), l.index(((a, b), (c, d))));
    }
    same(l.zip().zip(), l);
}

#[test]
fn filter_keeps_the_set_of_indices() {
    macro_rules! check {
        ($($l:expr),*) => {$(
            let l = $l;
            let indices = |n: usize, at: &dyn Fn(usize) -> usize| {
                (0..n).map(at).collect::<std::collections::BTreeSet<_>>()
            };
            let all = indices(l.size().into(), &|i| l.index(i).into());
            assert_eq!(all, indices(l.filter().size().into(), &|i| l.filter().index(i).into()));
            assert_eq!(all, indices(l.filter_zeros().size().into(), &|i| l.filter_zeros().index(i).into()));
            same(l.filter(), l.filter_zeros().coalesce());
            same(l.filter(), l.filter_by(_1));
            same(l.coalesce(), l.coalesce_by(_1));
        )*};
    }
    check!(
        layout!((12,32):(0,1)),
        layout!(((2,1,(6,32)),2):((0,2,(0,24)),0)),
        layout!((1,1):(0,0)),
        layout!((4,32,5,4):(3,0,16,2))
    );
}

#[test]
fn a_slice_evaluates_as_the_layout_it_was_cut_from() {
    let l = layout!((4,(2,(3,2)),5):(60,(1,(2,6)),12));
    for i in 0..4 {
        for k in 0..5 {
            let column = l.slice((i, Keep, k));
            for j in 0..12 {
                assert_eq!(column.index(j), l.index((i, j, k)));
                assert_eq!(l.slice((Keep, j, k)).index(i), l.index((i, j, k)));
            }
            let deep = l.slice((Keep, (1, (Keep, 1)), k));
            for j in 0..3 {
                assert_eq!(deep.index((i, j)), l.index((i, (1, (j, 1)), k)));
            }
            let (kept, offset) = l.slice_and_offset((i, Keep, k));
            same(kept, column.layout());
            assert_eq!(offset, l.dice((i, Keep, k)).index((i, k)));
        }
    }
    // a slice of a slice
    assert_eq!(l.slice((Keep, Keep, 2)).slice((3, Keep)).index(7), l.index((3, 7, 2)));
    // `_` alone keeps all, a number alone nothing
    same(l.slice(Keep).layout(), l);
    same(l.slice(_7).layout(), EMPTY);
    same(l.slice(_7).offset(), l.index(_7));
}

#[test]
fn with_shape_keeps_the_function() {
    macro_rules! check {
        ($($l:expr, $s:expr;)*) => {$(
            let (l, s) = ($l, $s);
            let r = l.with_shape(s);
            assert!(colex::tuple::compatible(s, r.shape()));
            same_function!(r, l, l.size());
        )*};
    }
    check! {
        layout!((8,(8,8)):(8,(1,64))), shape!((256,2));
        layout!((2,2,12,7):(3,504,6,72)), shape!((24,14));
        layout!((4,8):(9,1)), shape!((2,(2,8)));
    }
    let n = 4;
    let r = layout!(32:2).with_shape((n, _8));
    assert_eq!((r.shape(), r.stride()), ((4, _8), (_2, 8)));
}

#[test]
fn run_time_numbers_travel_through() {
    let (m, n) = (3_usize, 5_usize);
    let l = layout!((m, (2, n)):(n, (1, 8)));

    let flat: Layout<(usize, _2, usize), (usize, _1, _8)> = l.flatten();
    assert_eq!((flat.shape(), flat.stride()), ((3, _2, 5), (5, _1, _8)));
    let back: Layout<(usize, (_2, usize)), (usize, (_1, _8))> = flat.unflatten(l.shape());
    assert_eq!(back.shape(), l.shape());

    let mode: Layout<(_2, usize), (_1, _8)> = l.mode::<_1>();
    assert_eq!((mode.shape().1, l.size_of::<_1>(), l.size_of::<(_1, _1)>()), (5, 10, 5));
    let swapped: Layout<((_2, usize), usize), ((_1, _8), usize)> = l.select::<(_1, _0)>();
    assert_eq!(swapped.shape().1, 3);
    let grouped: Layout<((usize, (_2, usize)),), ((usize, (_1, _8)),)> = l.group::<_0, _2>();
    assert_eq!(grouped.stride().0.0, 5);

    let longer = l.append(layout!(m:40)).replace(_0, layout!(n:1));
    assert_eq!(longer.shape(), (5, (_2, 5), 3));
    assert_eq!(l.append_to(_4, layout!(m:0)).shape(), (3, (_2, 5), 3, 3));
    assert_eq!(l.prepend(layout!(7:m)).stride(), (3, 5, (_1, _8)));
    assert_eq!(layout!(((m, 2),(n, 4)):((1, 3),(6, n))).zip().stride(), ((_1, _6), (_3, 5)));

    assert_eq!(layout!((m, 4):(0, n)).filter_zeros().shape(), (_1, _4));
    assert_eq!(layout!((m, 4):(0, n)).filter().shape(), _4);
    assert_eq!(layout!((m, (2, 4)):(n, (1, 2))).coalesce_by(shape!((1, 1))).shape(), (3, _8));

    let row = l.slice((2, Keep));
    assert_eq!((row.offset(), row.index(3)), (10, l.index((2, 3))));
    // static where it can be
    let _: (Layout<(_4,), (usize,)>, _6) = layout!((3, 4):(2, n)).slice_and_offset(coord!((3, _)));
}

#[test]
fn negative_strides_travel_through() {
    let l = layout!((4,(2,3)):(-6,(1,-2)));
    same(l.flatten(), layout!((4,2,3):(-6,1,-2)));
    same(l.slice(coord!((1, _))).offset(), Minus::<_6>::new());
    assert_eq!(l.slice(coord!((1, _))).index(((1, 2),)), -9);
}

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
