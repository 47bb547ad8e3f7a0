//! Coordinate layouts against CuTe's answers, and against their definition.

use colex::num::{_0, _1, _2, Basis, Minus};
use colex::{Layout, Refusal, coord, layout, shape, show, stride, tile};

macro_rules! identities {
    ($($shape:tt => $stride:tt, $coshape:tt;)*) => {$({
        let id = Layout::identity(shape!($shape));
        let _: Layout!($shape:$stride) = id;
        let text = concat!(stringify!($shape), ":", stringify!($stride)).replace(char::is_whitespace, "");
        assert_eq!(format!("{id:#}"), text);
        assert_eq!(id.coshape(), shape!($coshape));
    })*};
}

#[test]
fn identities_have_basis_strides_as_in_cute() {
    identities! {
        (4,8) => (1@0,1@1), (4,8);
        (3,5,7) => (1@0,1@1,1@2), (3,5,7);
        (4,(2,3)) => (1@0,(1@0@1,1@1@1)), (4,(2,3));
        (8) => (1@0), (8);
        6 => 1, 6;
        ((2,(3,1)),(4)) => ((1@0@0,(1@0@1@0,1@1@1@0)),(1@0@1)), ((2,(3,1)),(4));
    }
}

macro_rules! evaluates {
    ($($i:literal, $shape:tt => $coord:tt;)*) => {$(
        let text = stringify!($coord).replace(char::is_whitespace, "");
        let id = Layout::identity(shape!($shape));
        assert_eq!(format!("{:#}", show(id.index($i))), text);
    )*};
}

#[test]
fn an_identity_sends_coordinates_to_themselves() {
    evaluates! {
        220, (5,5,(3,1,1),4) => (0,4,(2,0,0),2);
        1, (1,2) => (0,1);
        200, ((3,3,2),(8),2) => ((2,0,0),(3),1);
        328, (7,4,4,3) => (6,2,3,2);
        59, (6,2,5) => (5,1,4);
        74, ((32,3),1,3) => ((10,2),0,0);
        85, (3,2,12,3) => (1,0,2,1);
        67, (12,8) => (7,5);
        95, (2,1,(4,6,2)) => (1,0,(3,5,1));
        10, ((4,6),2) => ((2,2),0);
        199, ((8,2,7),1,2) => ((7,0,5),0,1);
    }
    let id = Layout::identity(shape!((4, (2, 3))));
    for i in 0..4 {
        for j in 0..2 {
            for k in 0..3 {
                assert_eq!(id.index((i, (j, k))), (i, (j, k)));
            }
        }
    }
    let _: (_1, (_0, _2)) = id.index(coord!((1, (0, 2))));
    let _: (_0, (_0, _0)) = id.index(coord!((0, 0)));
}

macro_rules! composes {
    ($($shape:tt, $bs:tt : $bd:tt => $rs:tt : $rd:tt;)*) => {$({
        let id = Layout::identity(shape!($shape));
        let r = id.compose(layout!($bs:$bd));
        let _: Layout!($rs:$rd) = r;
        for i in 0..<Layout!($bs:$bd)>::SIZE {
            assert_eq!(r.index(i), id.index(layout!($bs:$bd).index(i)));
        }
    })*};
}

#[test]
fn coordinate_layouts_compose_as_in_cute() {
    composes! {
        (16,16), ((4,8),(2,2,2)):((32,1),(16,8,128)) => ((4,8),(2,2,2)):((2@1,1@0),(1@1,8@0,8@1));
        (16,8), ((4,8),(2,2)):((32,1),(16,8)) => ((4,8),(2,2)):((2@1,1@0),(1@1,8@0));
        (16,64), ((8,16),8):((128,1),16) => ((8,16),8):((8@1,1@0),1@1);
        (6,4), (3,2):(2,6) => (3,2):(2@0,1@1);
        (4,(2,3)), (2,6):(2,4) => (2,(2,3)):(2@0,(1@0@1,1@1@1));
        (5,6), (5,3):(1,10) => (5,3):(1@0,2@1);
    }
    // a step through two modes at once
    let diagonal = Layout::identity(shape!((8, 8))).compose(layout!(8:9));
    assert_eq!(format!("{diagonal:#}"), "8:(1,1)");
    assert_eq!(
        (0..8).map(|i| diagonal.index(i)).collect::<Vec<_>>(),
        (0..8).map(|i| (i, i)).collect::<Vec<_>>()
    );
}

#[test]
fn coordinate_layouts_divide_and_say_where_an_element_came_from() {
    let tiles = Layout::identity(shape!((16, 8))).zipped_divide(tile!(2, 2));
    let _: Layout!(((2,2),(8,4)):((1@0,1@1),(2@0,2@1))) = tiles;
    let (m, n) = (6, 10);
    let rim = Layout::identity(shape!((m, n))).zipped_divide(tile!(2, 5));
    for i in 0..2 {
        for j in 0..5 {
            for p in 0..3 {
                for q in 0..2 {
                    assert_eq!(rim.index(((i, j), (p, q))), (2 * p + i, 5 * q + j));
                }
            }
        }
    }
}

#[test]
fn strides_may_be_any_basis_elements() {
    let l = layout!((4,8):(1@1,2@0));
    assert_eq!(l.index((3, 5)), (10, 3));
    assert_eq!(l.coshape(), shape!((15, 4)));
    let nested = layout!((2,3):(1@0@1,1@0));
    assert_eq!(nested.index((1, 2)), (2, (1,)));
    let backwards = layout!((4,2):(-1@0,1@1));
    assert_eq!(backwards.index((3, 1)), (-3, 1));
    let _: (Basis<_1, _0>, Basis<Minus<_1>, _2>) = stride!((1@0, -1@2));
    // coalescing joins steps that continue each other, and no others
    let _: Layout!(8:1@0) = layout!((2,4):(1@0,2@0)).coalesce();
    let _: Layout!((2,4):(1@0,2@1)) = layout!((2,4):(1@0,2@1)).coalesce();
}

#[test]
fn slices_of_coordinate_layouts_keep_their_coordinates() {
    let tiles = Layout::identity(shape!((16, 8))).zipped_divide(tile!(4, 2));
    for p in 0..4 {
        for q in 0..4 {
            let tile = tiles.slice((colex::Keep, (p, q)));
            for i in 0..4 {
                for j in 0..2 {
                    // a predicate at the rim of a tensor of 14 × 7
                    let inside = (4 * p + i) < 14 && (2 * q + j) < 7;
                    let (row, column) = tile.index(((i, j),));
                    assert_eq!((row, column), (4 * p + i, 2 * q + j));
                    assert_eq!(row < 14 && column < 7, inside);
                }
            }
        }
    }
    let first = tiles.slice(coord!((_, (0, 0))));
    assert_eq!(first.index(((3, 1),)), (3, 1));
    let row = Layout::identity(shape!((4, 8))).slice(coord!((2, _)));
    assert_eq!(format!("{row:#}"), "(8):(1@1) @ 2@0");
    assert_eq!(row.index(5), (_2, 5));
}

/// `(A ∘ B)(c) = A(B(c))` at every 1-D coordinate, where B leads to coordinates of A.
macro_rules! composes {
    ($($a:expr, $b:expr => $r:expr;)*) => {$({
        let (a, b) = ($a, $b);
        let r = a.compose(b);
        same(r, $r);
        assert_eq!(a.try_compose(b), Ok(r));
        for i in 0..usize::from(b.size()) {
            assert_eq!(usize::from(r.index(i)), usize::from(a.index(b.index(i))), "{a} ∘ {b} at {i}");
        }
        #[cfg(feature = "alloc")]
        {
            use colex::dynamic::{CoordinateLayout, Layout};
            let (a, b) = (format!("{a:#}"), format!("{b:#}"));
            let (a, b) = (Layout::parse(&a).unwrap(), CoordinateLayout::parse(&b).unwrap());
            assert_eq!(a.compose_coordinates(&b).unwrap().to_string(), format!("{r:#}"));
        }
    })*};
}

/// The two have one type; static layouts are then equal.
fn same<T>(_: T, _: T) {}

#[test]
fn a_right_hand_layout_may_lead_to_coordinates() {
    composes! {
        // CuTe's answers
        layout!((128,64):(64,1)), layout!(((4,8),2):((2@0,1@1),1@0)) => layout!(((4,8),2):((128,1),64));
        layout!((12,(4,8)):(59,(13,1))), layout!((3,8):(1@0,1@1@1)) => layout!((3,8):(59,1));
        // a transposition, a diagonal, a corner of every tile
        layout!((4,8):(8,1)), layout!((8,4):(1@1,1@0)) => layout!((8,4):(1,8));
        layout!((4,8):(8,1)), Layout::identity(shape!((4,8))) => layout!((4,8):(8,1));
        layout!((16,8):(8,1)), layout!((4,2):(4@0,4@1)) => layout!((4,2):(32,4));
        // a number of a nested mode is split
        layout!((12,(4,8)):(59,(13,1))), layout!((3,32):(4@0,1@1)) => layout!((3,(4,8)):(236,(13,1)));
        layout!((12,(4,8)):(59,(13,1))), layout!((4,8):(1@1,4@1)) => layout!((4,8):(13,1));
        // sizes of 1, which have no part in it
        layout!((1,8):(0,3)), layout!((4):(2@1)) => layout!((4):(6));
        layout!((1,1,5):(7,9,2)), layout!((5,1):(1@2,1@0)) => layout!((5,1):(2,2));
    }
}

#[test]
fn leading_to_coordinates_is_decided_at_run_time_where_sizes_are() {
    for (m, n) in (1..9_usize).flat_map(|m| (1..9_usize).map(move |n| (m, n))) {
        let a = layout!((m,n):(n,1));
        let r = a.try_compose(layout!((4,2):(1@1,2@0)));
        if m >= 3 && n >= 4 {
            let r = r.unwrap();
            for (i, j) in (0..4).flat_map(|i| (0..2).map(move |j| (i, j))) {
                assert_eq!(r.index((i, j)), a.index((2 * j, i)));
            }
        } else {
            let (coordinate, size) = if m < 3 { (2, m) } else { (3, n) };
            assert_eq!(r, Err(Refusal::StraysFromShape { coordinate, size }));
            assert_eq!(
                r.unwrap_err().to_string(),
                format!(
                    "composition is undefined: the right-hand layout takes the coordinate {coordinate} of a left-hand mode of \
                     size {size}; each must be one of the left-hand layout's shape"
                )
            );
        }
    }
}

#[test]
fn the_composition_is_refused_only_where_a_coordinate_is_outside() {
    let (mut defined, mut refused) = (0, 0);
    let numbers = || (1..6_usize).flat_map(|x| (1..5_usize).map(move |y| (x, y)));
    for ((m, n), (p, q), (s, t)) in
        numbers().flat_map(|a| numbers().flat_map(move |b| numbers().map(move |c| (a, b, c))))
    {
        // steps of run-time numbers come from a composition with the identity
        let steps = layout!((p,q):(s,{t * m}));
        let Ok(b) = Layout::identity(shape!((m, n))).try_compose(steps) else { continue };
        let a = layout!((m,n):(n,1));
        let coords = || (0..p).flat_map(|i| (0..q).map(move |j| (i, j)));
        let inside = coords().all(|c| {
            let (x, y) = b.index(c);
            x < m && y < n
        });
        match a.try_compose(b) {
            Ok(r) => {
                assert!(inside, "{a} ∘ {b}");
                defined += 1;
                for c in coords() {
                    assert_eq!(r.index(c), a.index(b.index(c)), "{a} ∘ {b} at {c:?}");
                }
            }
            Err(refusal) => {
                assert!(!inside, "{a} ∘ {b}: {refusal}");
                refused += 1;
            }
        }
    }
    assert!(defined > 1000 && refused > 1000, "{defined} and {refused}");
}
