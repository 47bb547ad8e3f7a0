//! The laws, at every coordinate.

use colex::num::*;
use colex::{Keep, Layout, coord, layout, shape};

use super::{EMPTY, same};

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
