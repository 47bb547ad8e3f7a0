//! Coordinate tensors, predicates, and the copies that they guard: by the definition, over every coordinate.

use colex::num::{_0, _1, _2};
use colex::tensor::{Tensor, Thread, Tv, coordinates, copy_if, gather, is_within, scatter};
use colex::{Keep, Keep as X, Layout, Shifted, coord, layout, shape, tile};
use proptest::prelude::*;

/// What stands around the storage, and in buffers before they are written.
const GUARD: usize = usize::MAX;

/// The numbers `0, 1, …`.
fn numbers(n: usize) -> Vec<usize> {
    (0..n).collect()
}

/// The same words for a tensor, for its coordinates, and for its layout: at every coordinate of the view, the
/// tensor has the element that the coordinates name, and the layout the index.
macro_rules! in_step {
    ($t:expr, $shape:expr => $($(.$view:ident$(::<$($I:ty),*>)?($($argument:expr),*))+;)*) => {$({
        let t = $t;
        let values = t$(.$view$(::<$($I),*>)?($($argument),*))+;
        let places = coordinates($shape)$(.$view$(::<$($I),*>)?($($argument),*))+;
        let indices = Shifted::new(_0, t.layout())$(.$view$(::<$($I),*>)?($($argument),*))+;
        assert_eq!(usize::from(places.layout().size()), values.len());
        for x in 0..values.len() {
            let view = stringify!($(.$view($($argument),*))+);
            assert_eq!(values[x], t[places.index(x)], "{view} at {x}");
            let (index, there) = (indices.index(x), t.layout().index(places.index(x)));
            assert_eq!(usize::from(index), usize::from(there), "{view} at {x}");
        }
    })*};
}

#[test]
fn coordinates_stay_in_step_with_data() {
    let data = numbers(8 * 12);
    let (m, n) = (8, 12);
    let (threads, in_rows) = (layout!((2, 3)), layout!((4,2):(2,1)));
    let tv = Tv::new(layout!(((4,3),(2,4)):((2,8),(1,24))), shape!((8, 12)));
    let six = layout!((4,6):(2,8));
    macro_rules! check {
        ($layout:expr, $shape:expr) => {
            in_step! { Tensor::new(&data[..], $layout), $shape =>
                .zipped_divide(tile!(4, 2));
                .logical_divide(tile!(2, 6));
                .tiled_divide(tile!(4, 3));
                .flat_divide(tile!(8, 4));
                .local_tile(tile!(4, 4), coord!((1, 2)));
                .local_tile(tile!(4, 4), (1, 2));
                .local_tile(tile!(2, 4), (3, Keep));
                .local_tile(tile!(2), (3, 5));
                .local_tile_by(tile!(4, 100, 3), (1, 7, 2), (_1, X, _1));
                .local_tile_by(tile!(4, 100, 3), (1, 7, Keep), (_1, X, _1));
                .local_partition(threads, 5);
                .local_partition(in_rows, coord!(5));
                .local_partition_by(layout!((2,5,3)), 13, (_1, X, _1));
                .inner_partition(tile!(4, 4), (1, 2));
                .outer_partition(tile!(4, 4), (1, 2));
                .slice((3, Keep));
                .slice(coord!((_, 7)));
                .slice((Keep, 0));
                .compose(layout!((12,8):(8,1)));
                .compose(tile!(4:2, 6));
                .compose(six);
                .partition(tv, Thread(5));
                .transpose();
                .crop((5, 3));
                .flatten();
                .coalesce();
                .group::<_0, _2>();
                .mode::<_1>();
                .local_tile(tile!(4, 6), (1, 1)).local_partition(threads, 4);
                .local_tile(tile!(4, 6), (1, 1)).local_tile(tile!(2, 3), (0, 1)).slice((1, Keep));
                .zipped_divide(tile!(4, 6)).slice((Keep, (1, 0))).flatten().transpose();
                .local_tile(tile!(8, 2), (0, Keep)).slice((Keep, Keep, 4)).compose(layout!(8:2));
                .local_partition(threads, 3).zipped_divide(tile!(2, 2)).slice((2, Keep));
            }
        };
    }
    check!(layout!((8, 12)), shape!((8, 12)));
    check!(layout!((8,12):(12,1)), shape!((8, 12)));
    check!(layout!((m,n):(n,1)), (m, n));
    check!(layout!((8,n):(n,1)), (shape!(8), n));
    check!(layout!((m,12):(1,m)), (m, shape!(12)));
}

#[test]
fn nested_coordinates_stay_in_step_with_data() {
    let data = numbers(4 * 6 * 5);
    let n = 5;
    macro_rules! check {
        ($layout:expr, $shape:expr) => {
            in_step! { Tensor::new(&data[..], $layout), $shape =>
                .zipped_divide(tile!(2, _));
                .local_tile(tile!(4), (0, Keep));
                .slice((Keep, ((1, Keep), Keep)));
                .slice((2, ((Keep, 1), 4)));
                .compose(layout!((4,2):(1,4)));
                .flatten();
                .group::<_0, _2>();
                .mode::<(_1, _0)>();
                .transpose();
            }
        };
    }
    check!(layout!((4,((2,3),5)):(1,((4,8),24))), shape!((4, ((2, 3), 5))));
    check!(layout!((4,((2,3),n)):(1,((4,8),24))), (shape!(4), (shape!((2, 3)), n)));
    in_step! { Tensor::new(&data[..], layout!((4,((2,3),5)):(1,((4,8),24)))), shape!((4, ((2, 3), 5))) =>
        .zipped_divide(tile!(2, 2));
        .zipped_divide(tile!(4, 6));
        .local_tile(tile!(4, 2), (0, Keep)).local_partition(layout!((2,2)), 3);
    }
    // of one number, and of one mode
    in_step! { Tensor::new(&data[..], layout!(120:1)), shape!(120) =>
        .zipped_divide(shape!(8)).slice((Keep, 3));
        .local_partition(layout!(8:1), 5);
    }
    in_step! { Tensor::new(&data[..], layout!((120):(1))), shape!((120)) =>
        .local_tile(tile!(8), (3,)).local_partition(layout!((4)), 1);
        .compose(layout!((3,4):(40,2)));
    }
}

/// What is known of the coordinates is in their type.
#[test]
fn static_coordinates_are_static() {
    let c = coordinates(shape!((64, 32)));
    let _: Layout!((64,32):(1@0,1@1)) = c.layout();
    let _: (_0, _0) = c.index(coord!((0, 0)));
    assert_eq!(size_of_val(&c), 0);
    let part = c.local_tile(tile!(16, 8), coord!((2, 1))).local_partition(layout!((4, 2)), _1);
    let _: Layout!((4,4):(4@0,2@1)) = part.layout();
    assert_eq!(size_of_val(&part), 0);
    let _: (colex::num::_33, colex::num::_8) = part.index(coord!((0, 0)));
    // with a place that run time knows, the coordinate where it starts is all there is
    let tile = c.local_tile(tile!(16, 8), (2, 1));
    assert_eq!(size_of_val(&tile), 2 * size_of::<usize>());
    let sum = tile.slice((3, Keep)).offset();
    assert_eq!(sum.to_string(), "(35,8)");
    // a number that does not move keeps its place
    assert_eq!(c.slice(coord!((_, 0))).index(5), (5, _0));
    assert_eq!(c.slice(coord!((0, _))).index(5), (_0, 5));
}

proptest! {
    #[test]
    fn random_views_stay_in_step(
        (a, b) in (1..4_usize, 1..4_usize),
        (p, q) in (1..4_usize, 1..4_usize),
        (c, d) in (1..4_usize, 1..4_usize),
        (s, t) in (0..9_usize, 0..9_usize),
        at in any::<[prop::sample::Index; 3]>(),
    ) {
        let (m, n) = (a * p * c, b * q * d);
        let data = numbers((m - 1) * s + (n - 1) * t + 1);
        let (tile, which) = ((p * c, q * d), (at[0].index(a), at[1].index(b)));
        let (threads, thread) = (Layout::new((c, d), (d, 1_usize)), at[2].index(c * d));
        let column = which.1;
        macro_rules! check {
            ($($layout:expr, $shape:expr;)*) => {$(
                in_step! { Tensor::new(&data[..], $layout), $shape =>
                    .zipped_divide(tile);
                    .logical_divide(tile);
                    .flat_divide((p, q));
                    .local_tile(tile, which);
                    .local_tile(tile, (which.0, Keep));
                    .local_tile_by((p * c, 7, q * d), (which.0, 9, which.1), (_1, X, _1));
                    .local_partition(threads, thread);
                    .outer_partition((c, d), (0, column % d));
                    .local_tile(tile, which).local_partition(threads, thread);
                    .local_tile(tile, which).local_partition(threads, thread).slice((Keep, q - 1));
                    .local_tile(tile, (Keep, which.1)).slice((Keep, q * d - 1, Keep)).flatten();
                    .slice((Keep, column)).zipped_divide((p,));
                    .slice((Keep, column)).compose(Layout::new(c, a * p));
                    .transpose().local_tile((q, p), (column, which.0));
                }
            )*};
        }
        check! {
            layout!((m,n):(s,t)), (m, n);
        }
    }

    #[test]
    fn tiles_of_coordinates_are_where_they_start(
        (m, n) in (1..9_usize, 1..9_usize),
        (p, q) in (1..5_usize, 1..5_usize),
    ) {
        let coords = coordinates((m, n));
        let data = numbers(m * n);
        let t = Tensor::new(&data[..], layout!((m,n):(n,1)));
        let mut seen = vec![0; m * n];
        for i in 0..m.div_ceil(p) {
            for j in 0..n.div_ceil(q) {
                let tile = coords.local_tile_uneven((p, q), (i, j));
                let by = coords.local_tile_uneven_by((p, 77, q), (i, 3, j), (_1, X, _1));
                let edge = t.local_tile_uneven((p, q), (i, j));
                let edge_by = t.local_tile_uneven_by((p, 77, q), (i, 3, j), (_1, X, _1));
                prop_assert_eq!(edge.start(), edge_by.start());
                prop_assert_eq!(edge.residue(), edge_by.residue());
                let inside = edge.crop();
                for x in 0..p {
                    for y in 0..q {
                        let at = tile.index((x, y));
                        prop_assert_eq!(at, (p * i + x, q * j + y));
                        prop_assert_eq!(at, by.index((x, y)));
                        prop_assert_eq!(is_within(at, (m, n)), edge.has((x, y)));
                        prop_assert_eq!(inside.get((x, y)), t.get(at));
                    }
                }
                // and of each thread of 2 × 3, which need not divide the tile
                for thread in 0..6 {
                    let part = tile.local_partition_uneven(layout!((2,3)), thread);
                    for v in 0..part.layout().size() {
                        let at = part.index(v);
                        let inside = (at.0 - p * i, at.1 - q * j);
                        prop_assert_eq!((inside.0 % 2, inside.1 % 3), (thread % 2, thread / 2));
                        // past the end of the tile is another tile
                        if is_within(inside, (p, q)) && is_within(at, (m, n)) {
                            seen[t[at]] += 1;
                        }
                    }
                }
            }
        }
        prop_assert!(seen.iter().all(|count| *count == 1));
    }

    #[test]
    fn parts_of_a_problem_with_more_modes_leave_those_out(
        (m, k) in (1..9_usize, 1..9_usize),
        thread in 0..2 * 4 * 3_usize,
    ) {
        let data = numbers(m * k);
        let t = Tensor::new(&data[..], layout!((m,k):(k,1)));
        // of 2 × 4 × 3 threads along M, N and K; thread t stands at (t mod 2, t / 2 mod 4, t / 8)
        let threads = layout!((2,4,3));
        let edge = t.local_partition_uneven_by(threads, thread, (_1, X, _1));
        let at = coordinates((m, k)).local_partition_uneven_by(threads, thread, (_1, X, _1));
        prop_assert_eq!(edge.start(), (thread % 2, thread / 8));
        let part = edge.crop();
        for x in 0..m.div_ceil(2) {
            for y in 0..k.div_ceil(3) {
                let place = (thread % 2 + 2 * x, thread / 8 + 3 * y);
                prop_assert_eq!(at.index((x, y)), place);
                prop_assert_eq!(edge.has((x, y)), is_within(place, (m, k)));
                prop_assert_eq!(part.get((x, y)), t.get(place));
            }
        }
    }

    #[test]
    fn a_coordinate_is_within_where_a_tensor_has_it(
        (a, b, c) in (0..4_usize, 0..4_usize, 0..4_usize),
        (x, y, z) in (0..6_usize, 0..6_usize, 0..6_usize),
    ) {
        let data = numbers(64);
        let nested = Tensor::new(&data[..], Layout::left(((a, b), c)));
        let within = x < a && y < b && z < c;
        prop_assert_eq!(is_within(((x, y), z), ((a, b), c)), within);
        prop_assert_eq!(is_within(((x, y), z), ((a, b), c)), nested.get(((x, y), z)).is_some());
        prop_assert_eq!(is_within((x, z), ((a, b), c)), nested.get((x, z)).is_some());
        prop_assert_eq!(is_within(x, ((a, b), c)), nested.get(x).is_some());
        prop_assert_eq!(is_within((x, y, z), (a, b, c)), within);
        prop_assert_eq!(is_within(x, a), x < a);
        // `_` is not compared, and takes any structure
        prop_assert_eq!(is_within(((x, y), z), (Keep, c)), z < c);
        prop_assert_eq!(is_within(((x, y), z), ((Keep, b), Keep)), y < b);
        prop_assert!(is_within(((x, y), z), Keep));
        // static numbers
        prop_assert_eq!(is_within((x, coord!(2)), (coord!(3), c)), x < 3 && 2 < c);
    }

    #[test]
    fn predicates_are_the_comparisons(
        (m, n) in (0..20_usize, 0..12_usize),
        (i, j) in (0..4_usize, 0..3_usize),
        thread in 0..8_usize,
    ) {
        let tile = coordinates(shape!((16, 12))).local_tile(tile!(4, 4), (i, j));
        let part = coordinates((20, 12)).local_tile(tile!(10, 4), (i / 2, j))
            .local_partition(layout!((5,2):(2,1)), thread);
        macro_rules! check {
            ($c:expr, $limit:expr, $stride:tt) => {{
                let c = $c;
                let predicate = c.predicate($limit);
                prop_assert_eq!(predicate.layout().shape(), c.layout().shape());
                prop_assert_eq!(predicate.layout().stride(), colex::stride!($stride));
                for x in 0..predicate.len() {
                    prop_assert_eq!(predicate[x], is_within(c.index(x), $limit));
                }
            }};
        }
        check!(tile, (m, n), (1,4));
        check!(tile, (m, Keep), (1,0));
        check!(tile, (Keep, n), (0,1));
        check!(tile, Keep, (0,0));
        check!(tile, (coord!(7), n), (1,4));
        check!(part, (m, n), (1,2));
        check!(part, (Keep, n), (0,1));
        check!(tile.slice((Keep, j)), (m, n), (1));
        check!(tile.slice((Keep, j)), (Keep, n), (0));
        check!(tile.compose(layout!((2,4,2):(1,4,2))), (m, Keep), (1,0,2));
        check!(tile.compose(layout!((2,4,2):(1,4,2))), (Keep, n), (0,1,0));
        check!(tile.compose(layout!(4:5)), (m, Keep), 1); // a diagonal changes both
        check!(tile.zipped_divide(tile!(2, 2)), (m, Keep), ((1,0),(2,0)));
        let nested = coordinates(shape!((4, (2, 3))));
        check!(nested, (m, (n, j)), (1,(4,8)));
        check!(nested, (m, (Keep, j)), (1,(0,4)));
        check!(nested, (Keep, (n, Keep)), (0,(1,0)));
        check!(nested, (m, Keep), (1,(0,0)));
        check!(coordinates(shape!(6)), m, 1);
    }

    #[test]
    fn gather_and_scatter_move_what_is_there(
        (m, n) in (0..9_usize, 0..9_usize),
        pad in 0..3_usize,
        thread in 0..4_usize,
    ) {
        let ld = n + pad;
        let mut data = vec![GUARD; m * ld + 8];
        let layout = layout!((m,n):(ld,1));
        let index = |(i, j): (usize, usize)| i * ld + j;
        for i in 0..m {
            for j in 0..n {
                data[index((i, j))] = 10 * i + j;
            }
        }
        let coords = coordinates(shape!((12, 12))).local_tile(tile!(4, 6), (thread % 3, thread % 2));
        let part = coords.local_partition(layout!((2,2)), thread);
        let t = Tensor::new(&data[..], layout);
        let mut buffer = Tensor::filled(GUARD, layout!((2,3)));
        gather(&t, part, &mut buffer);
        for x in 0..6 {
            let at = part.index(x);
            let expected = if is_within(at, (m, n)) { 10 * at.0 + at.1 } else { GUARD };
            prop_assert_eq!(buffer[x], expected);
        }
        let mut written = vec![GUARD; m * ld + 8];
        scatter(&Tensor::filled(1, layout!((2,3))), part, &mut Tensor::new(&mut written[..], layout));
        let mut expected = vec![GUARD; m * ld + 8];
        for at in (0..6).map(|x| part.index(x)).filter(|at| is_within(*at, (m, n))) {
            expected[index(at)] = 1;
        }
        prop_assert_eq!(written, expected);
    }

    #[test]
    fn copies_take_what_the_predicate_says(bits in any::<[bool; 24]>()) {
        let src = Tensor::new(core::array::from_fn::<usize, 24, _>(|i| i), layout!((4,6)));
        macro_rules! check {
            ($layout:expr) => {{
                let layout = $layout;
                let predicate = Tensor::new(&bits, layout);
                let mut dst = Tensor::new([GUARD; 24], layout!((4,6):(6,1)));
                copy_if(&predicate, &src, &mut dst);
                let mut by_closure = dst;
                by_closure.fill(GUARD);
                copy_if(|i| predicate[i], &src, &mut by_closure);
                for i in 0..24 {
                    let bit: usize = layout.index(i).into();
                    let expected = if bits[bit] { i } else { GUARD };
                    prop_assert_eq!(dst[i], expected);
                    prop_assert_eq!(by_closure[i], expected);
                }
            }};
        }
        check!(layout!((4,6)));
        check!(layout!((4,6):(6,1)));
        check!(layout!((4,6):(1,0)));
        check!(layout!((4,6):(0,1)));
        check!(layout!((4,6):(0,0)));
        check!(layout!((4,(2,3)):(3,(1,0))));
        let (m, n) = (4, 6);
        check!(layout!((m,n):(1,0)));
    }
}

/// Backwards a coordinate may be negative, and then it is in nothing.
#[test]
fn what_is_before_the_first_coordinate_is_not_within() {
    let backwards = layout!((4,3):(-1@0,1@1)).slice((Keep, Keep));
    let predicate = backwards.predicate((9, 2));
    for x in 0..12 {
        assert_eq!(predicate[x], x % 4 == 0 && x / 4 < 2);
    }
}

#[test]
#[should_panic(expected = "neither refines the other; their sizes are 6 and 8")]
fn a_predicate_has_the_shape_of_what_is_copied() {
    let (m, n) = (2, 3);
    let predicate = Tensor::new([true; 6], layout!((m,n):(1,m)));
    let mut dst = Tensor::new([0; 8], layout!((2, 4)));
    copy_if(&predicate, &Tensor::new([1; 8], layout!((2, 4))), &mut dst);
}

#[test]
#[should_panic(expected = "neither refines the other; their sizes are 6 and 8")]
fn a_buffer_has_the_shape_of_the_coordinates() {
    let (m, n) = (2, 3);
    let mut dst = Tensor::new([0; 8], layout!((2, 4)));
    gather(&Tensor::new([1; 6], layout!((2, 3))), coordinates((m, n)), &mut dst);
}

#[test]
#[should_panic(expected = "the coordinate 2 is outside the tensor: it stands at a mode of size 2")]
fn there_is_no_tile_after_the_last() {
    let (m, n) = (5, 6);
    let _ = coordinates((m, n)).local_tile_uneven(tile!(4, 4), (2, 0));
}
