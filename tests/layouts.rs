//! Layouts as values: evaluation by an independent definition, sizes, printing, equality, iteration.

use colex::num::{_1, _2, _3, _4, _8, Minus};
use colex::prelude::*;
use colex::{LeftLayout, OrderedLayout, RightLayout, StaticLayout};
use static_assertions::{
    assert_impl_all, assert_not_impl_any, assert_type_eq_all, const_assert_eq,
};

/// The definition, on lists: split `i` along the sizes, the first fastest and the last not wrapped,
/// and add up what each number steps.
fn by_definition(modes: &[(usize, isize)], i: usize) -> isize {
    match modes {
        [] => 0,
        [(_, stride)] => i.cast_signed() * stride,
        [(size, stride), rest @ ..] => {
            (i % size).cast_signed() * stride + by_definition(rest, i / size)
        }
    }
}

/// Compares all ways of evaluating a layout, on all coordinates and as many past the size. `$leaf` are
/// its leaves in order.
macro_rules! evaluates {
    ($layout:expr, [$($leaf:expr),*]) => {{
        let (layout, leaves) = ($layout, [$($leaf),*]);
        let size = leaves.iter().map(|(size, _)| size).product::<usize>();
        assert_eq!(layout.size(), size);
        assert_eq!(layout.indices().len(), size);
        for i in 0..2 * size {
            let expected = by_definition(&leaves, i);
            assert_eq!(signed(layout.index(i) + 0), expected, "{layout} at {i}");
            let hier = layout.hier_coord(i);
            assert_eq!(signed(layout.index(hier) + 0), expected, "{layout} at {hier:?}");
            assert_eq!(layout.coord_1d(hier), i);
        }
        for (i, ((coord, index), last)) in
            layout.coords().zip(layout.indices()).zip(size..).enumerate()
        {
            assert_eq!(coord, layout.hier_coord(i));
            assert_eq!(signed(index), by_definition(&leaves, i), "{layout} at {i}");
            assert_eq!(last, size + i);
        }
        let mut backwards = layout.indices().rev().collect::<Vec<_>>();
        backwards.reverse();
        assert!(layout.indices().eq(backwards));
        let all = layout.indices().map(signed);
        let span = all.clone().max().unwrap() - all.min().unwrap();
        assert_eq!(layout.cosize(), span.cast_unsigned() + 1, "{layout}");
    }};
}

fn signed(index: impl TryInto<isize, Error: core::fmt::Debug>) -> isize {
    index.try_into().unwrap()
}

#[test]
fn evaluation_is_the_definition() {
    evaluates!(layout!((3,4):(4,1)), [(3, 4), (4, 1)]);
    evaluates!(layout!((3,4):(6,1)), [(3, 6), (4, 1)]);
    evaluates!(layout!((3,4):(0,1)), [(3, 0), (4, 1)]);
    evaluates!(layout!(8:3), [(8, 3)]);
    evaluates!(layout!((8):(3)), [(8, 3)]);
    evaluates!(layout!((4,(2,4)):(2,(1,8))), [(4, 2), (2, 1), (4, 8)]);
    evaluates!(layout!(((2,(3)),(1,5)):((7,(2)),(9,1))), [(2, 7), (3, 2), (1, 9), (5, 1)]);
    evaluates!(layout!((2,(2,(2,2))):(1,(8,(2,4)))), [(2, 1), (2, 8), (2, 2), (2, 4)]);
}

#[test]
fn negative_strides_walk_backwards() {
    evaluates!(layout!(4:-1), [(4, -1)]);
    evaluates!(layout!((3,4):(-4,1)), [(3, -4), (4, 1)]);
    evaluates!(layout!((2,(2,3)):(-1,(6,-2))), [(2, -1), (2, 6), (3, -2)]);
    let back = -4_isize;
    evaluates!(layout!((3,4):(back,1)), [(3, -4), (4, 1)]);
    let _: colex::num::_10 = layout!((2,(2,3)):(-1,(6,-1))).cosize(); // 1 + 1 + 6 + 2
    let _: Minus<_3> = layout!(4:-1).index(coord!(3));
    assert_eq!(layout!((3,4):(-4,1)).index((2, 3)), -5_isize);
}

#[test]
fn run_time_numbers_are_worth_their_values() {
    let (m, n) = (3_usize, 4_usize);
    evaluates!(layout!((m,n):(n,1)), [(3, 4), (4, 1)]);
    evaluates!(layout!((3,n):(n,1)), [(3, 4), (4, 1)]);
    evaluates!(layout!((m,(2,n)):(1,({m * n}, m))), [(3, 1), (2, 12), (4, 3)]);
    evaluates!(layout!((m,4):(0,m)), [(3, 0), (4, 3)]);
    evaluates!(layout!((3, (n, 2))), [(3, 1), (4, 3), (2, 12)]);
}

#[test]
fn a_coordinate_may_be_less_nested_than_the_shape() {
    let h = layout!((2,(2,2)):(4,(2,1)));
    assert_eq!((h.index((1, (1, 0))), h.index((1, 1)), h.index(3)), (6, 6, 6));
    let _: (colex::num::_6, colex::num::_6) = (h.index(coord!((1, (1, 0)))), h.index(coord!(3)));
    let i = 1_usize;
    assert_eq!(h.index(coord!((1, (i, 0)))), 6);
}

#[test]
fn a_flat_coordinate_has_no_parentheses() {
    let n = 2_usize;
    assert_eq!(layout!((2,(n,(2,3))):(1,(2,(4,8)))).flat_coord(13), (1, 0, 1, 1));
    let _: (_1, colex::num::_0, _1, _1) =
        layout!((2,(2,(2,3))):(1,(2,(4,8)))).flat_coord(coord!(13));
}

#[test]
fn size_and_cosize_count_differently() {
    let _: (colex::num::_12, colex::num::_16) =
        (layout!((3,4):(6,1)).size(), layout!((3,4):(6,1)).cosize());
    let _: (colex::num::_12, _4) = (layout!((3,4):(0,1)).size(), layout!((3,4):(0,1)).cosize());
    let _: _1 = layout!((3,4):(0,0)).cosize();
    let _: (_1, _1) = (EMPTY.size(), EMPTY.cosize());
    let none = 0_usize;
    assert_eq!((layout!((none,4):(4,1)).size(), layout!((none,4):(4,1)).cosize()), (0, 0));
    assert_eq!(layout!((none,4):(4,1)).indices().next(), None);
    assert_eq!(layout!((none,4):(4,1)).coords().next(), None);
}

/// No mode, one coordinate, and one index.
const EMPTY: Layout<(), ()> = Layout::new((), ());

type Row = Layout!((3,4):(4,1));
type Nested = Layout!((4,(2,4)):(2,(-1,8)));
type Mixed = Layout!((3,usize):(usize,1));

const_assert_eq!(Row::SIZE, 12);
const_assert_eq!(<Layout!((3,4):(6,1))>::COSIZE, 16);
const_assert_eq!(Nested::SIZE + Nested::RANK + Nested::DEPTH, 32 + 2 + 2);
const_assert_eq!(<Row as StaticLayout>::RANK, 2);
const_assert_eq!(Mixed::RANK, 2);
const_assert_eq!(size_of::<Row>(), 0);
const_assert_eq!(size_of::<Nested>(), 0);
const_assert_eq!(size_of::<Layout!(8:1)>(), 0);
const_assert_eq!(size_of::<Layout<(), ()>>(), 0);
const_assert_eq!(size_of::<Layout!((((1025, 2), 3), (4, (5, 6))))>(), 0);
const_assert_eq!(size_of::<Mixed>(), 2 * size_of::<usize>());
assert_impl_all!(Row: StaticLayout, Copy, Default, Eq, Send, Sync, Unpin, core::fmt::Debug);
assert_impl_all!(Mixed: Copy, Default, Eq, Send, Sync, core::fmt::Display, PartialEq<Row>);
assert_not_impl_any!(Mixed: StaticLayout);
assert_not_impl_any!((usize, usize): CoordinateOf<Layout!(8:1), usize>);
assert_type_eq_all!(LeftLayout<(_3, _4)>, Layout!((3, 4)), Layout!((3,4):(1,3)));
assert_type_eq_all!(RightLayout<(_3, _4)>, Row);
assert_type_eq_all!(OrderedLayout<(_2, (_4, _8)), (_2, _1)>, Layout!((2,(4,8)):(32,(1,4))));
assert_type_eq_all!(LeftLayout<(_3, usize, _2)>, Layout!((3,usize,2):(1,3,usize)));
assert_type_eq_all!(colex::LayoutLike<Layout!((3,4):(6,1))>, Row);

#[test]
fn compact_layouts_of_run_time_shapes_infer() {
    let (m, n) = (3_usize, 4_usize);
    assert_eq!(Layout::left((_3, n)), layout!((3,4):(1,3)));
    assert_eq!(Layout::right((m, (n, _2))), layout!((3,(4,2)):(8,(2,1))));
    assert_eq!(Layout::ordered((m, n), (_2, _1)), layout!((3,4):(4,1)));
    assert_eq!(Layout::ordered((m, n), (2, 1)), layout!((3,4):(4,1)));
    assert_eq!(Layout::left(8), layout!(8:1));
    assert_eq!(layout!((m, n)), layout!((3,4):(1,3)));
    // Equal ranks go from left to right.
    assert_eq!(Layout::ordered(shape!((2, 3, 5)), coord!((1, 0, 1))), layout!((2,3,5):(3,1,6)));
    assert_eq!(Layout::ordered(shape!((2, 3, 5)), (1, 0, 1)), layout!((2,3,5):(3,1,6)));
}

#[test]
fn like_is_compact_in_the_same_order() {
    let (n, zero) = (4_usize, 0_usize);
    assert_eq!(layout!((3,n):(10,2)).layout_like(), layout!((3,4):(4,1)));
    assert_eq!(layout!((3,n):(zero,7)).layout_like(), layout!((3,4):(0,1)));
    assert_eq!(layout!((2,2):(1,1)).layout_like(), layout!((2,2):(1,2)));
}

#[test]
fn equality_is_that_of_all_numbers_in_their_tuples() {
    let n = 4_usize;
    assert_eq!(layout!((3,4):(4,1)), layout!((3,n):(n,1)));
    assert_eq!(layout!((3,n):(n,1)), layout!((3,4):(4,1)));
    assert_eq!(layout!(4:-1), layout!(n:{-1_isize}));
    assert_ne!(layout!((3,4):(4,1)), layout!((3,n):(1,n)));
    assert_ne!(layout!(4:1), layout!((4):(1)));
    assert_ne!(layout!((4,2):(1,4)), layout!((4,(2)):(1,(4))));
    assert_ne!(layout!((4,2):(1,4)), layout!((4,2,1):(1,4,0)));
    assert_ne!(EMPTY, layout!(1:0));
}

#[test]
fn layouts_and_tuples_print_as_in_cute() {
    let n = 4_usize;
    let mixed = layout!((3,n):(n,1));
    assert_eq!(
        (mixed.to_string(), format!("{mixed:#}")),
        ("(_3,4):(4,_1)".into(), "(3,4):(4,1)".into())
    );
    assert_eq!(format!("{mixed:?} {mixed:#?}"), "(_3,4):(4,_1) (3,4):(4,1)");
    assert_eq!(layout!((4):(1)).to_string(), "(_4):(_1)");
    assert_eq!(EMPTY.to_string(), "():()");
    assert_eq!(
        format!("{:#}", layout!((4,(2,128)):(-2,(1,{-8_isize})))),
        "(4,(2,128)):(-2,(1,-8))"
    );
    assert_eq!(
        layout!((4,(2,128)):(-2,(1,{-8_isize}))).to_string(),
        "(_4,(_2,_128)):(_-2,(_1,-8))"
    );
    assert_eq!(show(coord!((1, (_, n)))).to_string(), "(_1,(_,4))");
    assert_eq!(format!("{:#}", show(tile!(4:2, 8, _))), "(4:2,8,_)");
}

#[test]
fn tables_have_headers_and_pages() {
    let lines = |table: &dyn core::fmt::Display| {
        table.to_string().lines().map(str::to_owned).collect::<Vec<_>>()
    };
    assert_eq!(
        lines(&layout!((2,(2,2)):(4,(2,1))).table()),
        ["    0 1 2 3", "  ┌────────", "0 │ 0 2 1 3", "1 │ 4 6 5 7"]
    );
    assert_eq!(lines(&layout!(3:2).table()), ["    0 1 2", "  ┌──────", "0 │ 0 2 4"]);
    assert_eq!(lines(&layout!((3):(2)).table()), lines(&layout!(3:2).table()));
    assert_eq!(lines(&EMPTY.table()), ["    0", "  ┌──", "0 │ 0"]);
    assert_eq!(
        lines(&layout!((12,2):(-1,{100_usize})).table())[..4],
        ["       0   1", "   ┌────────", " 0 │   0 100", " 1 │  -1  99"]
    );
    let pages = lines(&layout!((1,1,2,(2,2)):(0,0,1,(2,4))).table());
    assert_eq!(pages.iter().filter(|line| line.starts_with("(_,_,")).count(), 8);
    assert_eq!(pages[5], "(_,_,1,0)");
    assert_eq!(pages[8], "0 │ 1");
    assert_eq!(pages[38], "0 │ 7");
}

#[test]
fn an_index_leads_back_where_the_layout_is_compact() {
    let (m, n) = (3_usize, 4_usize);
    assert_eq!(layout!((m,n):(n,1)).coord_of_index(5), (1, 1));
    assert_eq!(layout!((m,n):(n,1)).coord_1d_of_index(5), 4);
    assert_eq!(layout!((m,n):(6,1)).try_coord_of_index(5), None);
    assert_eq!(layout!((3,4):(6,1)).try_coord_of_index(5), None);
    assert_eq!(layout!((2,2):(1,1)).try_coord_of_index(0), None);
    assert_eq!(layout!((2,2):(1,0)).try_coord_of_index(0), None);
    let one = 1_usize;
    assert_eq!(layout!((one,4):({0_usize},1)).coord_of_index(3), (0, 3));
    // Size 1 never steps: any stride will do.
    assert_eq!(layout!((4,1):(1,9)).coord_of_index(3), (3, 0));
    assert_eq!(layout!((4,one):(1,9)).coord_of_index(3), (3, 0));
    for stride in [(1_usize, (6_usize, 3_usize)), (8, (2, 1)), (2, (6, 1))] {
        let layout = Layout::new((m, (n, _2)), stride);
        for i in 0..24 {
            let coord: (usize, (usize, usize)) = layout.coord_of_index(i);
            assert_eq!(layout.index(coord), i);
            assert_eq!(layout.coord_1d_of_index(i), layout.coord_1d(coord));
        }
    }
}

#[test]
#[should_panic = "the layout (3,4):(6,1) is not compact: its stride 6 would have to be 4"]
fn an_index_does_not_lead_back_elsewhere() {
    let n = 4_usize;
    let _: (usize, usize) = layout!((3,n):({n + 2},1)).coord_of_index(5);
}

#[test]
fn generic_code_needs_shape_and_stride_only() {
    fn sum<S: IntTuple, D: Stride>(layout: Layout<S, D>) -> String {
        let n = layout.indices().len();
        format!("{layout} {:#} {n} {}", layout.table(), layout == layout)
    }
    assert_eq!(sum(layout!(1:0)), "_1:_0     0\n  ┌──\n0 │ 0\n 1 true");
    let _ = sum(Layout::new((_3, 4_usize), (_8, 1_usize)));
}
