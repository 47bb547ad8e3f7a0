//! Tensors with a swizzle after their layout, between guard elements: the element of `c` is the storage's
//! `Z(o + L(c))`, and so it is in every view, for every swizzle, coordinate by coordinate.
#![cfg(feature = "alloc")]

use std::collections::BTreeSet;

use colex::num::*;
use colex::swizzle::{ComposedLayout, Swizzle, SwizzleValue};
use colex::tensor::{Position, Tensor, Thread, Tv, axpby, copy, copy_if, gemm, transform};
use colex::{Keep, Layout, Refusal, coord, layout, shape, tile};

/// What stands around the storage.
const GUARD: i64 = i64::MIN;
/// What a write writes.
const MARK: i64 = -1;

/// The elements `0, 1, …`, between guards.
struct Guarded {
    data: Vec<i64>,
    elements: usize,
}

impl Guarded {
    fn new(elements: usize) -> Self {
        let mut data = vec![GUARD; 8];
        data.extend(0..number(elements));
        data.extend([GUARD; 8]);
        Self { data, elements }
    }

    fn slice(&self) -> &[i64] {
        &self.data[8..8 + self.elements]
    }

    fn slice_mut(&mut self) -> &mut [i64] {
        &mut self.data[8..8 + self.elements]
    }

    /// The elements that were marked; all others, and the guards, are as they were.
    #[track_caller]
    fn marked(&self) -> BTreeSet<i64> {
        assert!(self.data[..8].iter().chain(&self.data[8 + self.elements..]).all(|x| *x == GUARD));
        let mut marked = BTreeSet::new();
        for (i, x) in self.slice().iter().enumerate() {
            match *x {
                MARK => drop(marked.insert(number(i))),
                x => assert_eq!(x, number(i)),
            }
        }
        marked
    }
}

fn number(n: usize) -> i64 {
    i64::try_from(n).unwrap()
}

/// `Z(o + i·s + j·t)`, by the definition.
#[derive(Clone, Copy)]
struct Formula {
    swizzle: SwizzleValue,
    offset: usize,
    shape: (usize, usize),
    stride: (isize, isize),
}

impl Formula {
    fn at(self, (i, j): (usize, usize)) -> i64 {
        let step = |x: usize, d: isize| number(x) * i64::try_from(d).unwrap();
        self.swizzle.apply(number(self.offset) + step(i, self.stride.0) + step(j, self.stride.1))
    }

    /// Every coordinate, the first mode fastest.
    fn coords(self) -> impl Iterator<Item = (usize, usize)> {
        let (m, n) = self.shape;
        (0..n).flat_map(move |j| (0..m).map(move |i| (i, j)))
    }

    fn indices(self) -> Vec<i64> {
        self.coords().map(|c| self.at(c)).collect()
    }

    fn needed(self) -> usize {
        self.indices().iter().max().map_or(0, |last| usize::try_from(last + 1).unwrap())
    }
}

/// Runs the body with each swizzle as `$z`.
macro_rules! each_swizzle {
    (|$z:ident| $body:expr) => {
        each_swizzle!(@ $z $body; [_0, _0, _0] [_0, _0, _3] [_1, _0, _1] [_1, _0, _2] [_2, _0, _2] [_2, _1, _3] [_3, _0, _3]
            [_2, _2, _2] [_3, _3, _3] [_1, _0, Minus<_1>] [_2, _1, Minus<_2>] [_3, _0, Minus<_4>]);
    };
    (@ $z:ident $body:expr; $([$B:ty, $M:ty, $S:ty])*) => {$({
        let $z = Swizzle::<$B, $M, $S>::new();
        $body
    })*};
}

/// Sizes and strides of matrices, with offsets so that no index is below 0.
fn matrices() -> Vec<((usize, usize), (isize, isize), usize)> {
    let mut matrices = vec![];
    for shape in [(1, 1), (3, 4), (4, 8), (8, 8), (5, 7), (0, 3), (16, 2)] {
        for stride in [(1, 8), (8, 1), (3, 5), (0, 1), (16, -1), (-2, 9), (1, 1)] {
            for more in [0, 1, 6, 24] {
                let below = |n: usize, d: isize| n.saturating_sub(1) * (-d).max(0).unsigned_abs();
                matrices.push((
                    shape,
                    stride,
                    below(shape.0, stride.0) + below(shape.1, stride.1) + more,
                ));
            }
        }
    }
    matrices
}

#[test]
fn the_reach_is_that_of_the_composed_layout() {
    each_swizzle!(|z| {
        for (shape, stride, offset) in matrices() {
            let formula = Formula { swizzle: z.value(), offset, shape, stride };
            let needed = formula.needed();
            let layout = ComposedLayout::new(z, offset, Layout::new(shape, stride));
            let storage = Guarded::new(needed);
            assert!(Tensor::try_new(storage.slice(), layout).is_ok(), "{layout:?}");
            assert_eq!(Tensor::allocated(0, layout).into_storage().len(), needed);
            if let Some(less) = needed.checked_sub(1) {
                let refusal = Tensor::try_new(&storage.slice()[..less], layout).unwrap_err();
                assert_eq!(refusal, Refusal::OutOfReach { reach: needed, elements: less });
            }
        }
    });
}

#[test]
fn elements_are_where_the_formula_has_them() {
    each_swizzle!(|z| {
        for (shape, stride, offset) in matrices() {
            let formula = Formula { swizzle: z.value(), offset, shape, stride };
            let layout = ComposedLayout::new(z, offset, Layout::new(shape, stride));
            let mut storage = Guarded::new(formula.needed());
            let a = Tensor::new(storage.slice(), layout);
            let owned = Tensor::new(storage.slice().to_vec(), layout);
            assert_eq!(a.len(), shape.0 * shape.1);
            for (i, c) in formula.coords().enumerate() {
                assert_eq!(a[c], formula.at(c), "{layout:?} at {c:?}");
                assert_eq!(a[i], a[c]);
                assert_eq!([owned[c], owned.view()[i]], [a[c], a[c]]);
            }
            for outside in [(shape.0, 0), (0, shape.1), (usize::MAX, 0), (0, usize::MAX)] {
                assert_eq!(a.get(outside), None);
            }
            assert_eq!(a.get(a.len()), None);
            let mut indices = vec![];
            a.for_each(|x| indices.push(*x));
            assert_eq!(indices, formula.indices());
            if let Some(run) = a.as_slice() {
                assert_eq!(run, indices);
            }
            Tensor::new(storage.slice_mut(), layout).fill(MARK);
            assert_eq!(storage.marked(), indices.into_iter().collect());
        }
    });
}

#[test]
fn a_coordinate_is_written_and_nothing_else() {
    each_swizzle!(|z| {
        let formula = Formula { swizzle: z.value(), offset: 5, shape: (4, 6), stride: (6, 1) };
        let layout = ComposedLayout::new(z, _5, layout!((4,6):(6,1)));
        for c in formula.coords() {
            let mut storage = Guarded::new(formula.needed());
            let mut a = Tensor::new(storage.slice_mut(), layout);
            match c.0 % 2 {
                0 => a[c] = MARK,
                _ => *a.view_mut().get_mut(c).unwrap() = MARK,
            }
            assert_eq!(storage.marked(), BTreeSet::from([formula.at(c)]));
        }
    });
}

/// That `$view` has at each of `$coords` the element that `$of` says.
macro_rules! view_is {
    ($z:ident, $formula:ident, $layout:expr, |$a:ident| $view:expr, $coords:expr, |$c:pat_param| $of:expr) => {{
        let layout = $layout;
        let mut storage = Guarded::new($formula.needed());
        let expected: BTreeSet<i64> = $coords.map(|$c| $formula.at($of)).collect();
        {
            let $a = Tensor::new(storage.slice(), layout);
            let view = $view;
            assert_eq!(view.len(), $coords.count());
            for c in $coords {
                let $c = c;
                assert_eq!(view[c], $formula.at($of), "{layout:?}, {view:?} at {c:?}");
            }
            let mut all = vec![];
            view.for_each(|x| all.push(*x));
            assert_eq!(all, $coords.map(|$c| $formula.at($of)).collect::<Vec<_>>());
            if let Some(run) = view.as_slice() {
                assert_eq!(run, all);
            }
        }
        let $a = Tensor::new(storage.slice_mut(), layout);
        $view.fill(MARK);
        assert_eq!(storage.marked(), expected, "{layout:?}");
    }};
}

/// `(i, j)` with the first number fastest.
fn pairs(m: usize, n: usize) -> impl Iterator<Item = (usize, usize)> {
    (0..n).flat_map(move |j| (0..m).map(move |i| (i, j)))
}

#[test]
fn slices_start_inside_the_exclusive_or() {
    each_swizzle!(|z| {
        for offset in [0, 3, 8, 21] {
            let formula = Formula { swizzle: z.value(), offset, shape: (8, 8), stride: (8, 1) };
            let dynamic = ComposedLayout::new(z, offset, layout!((8,8):(8,1)));
            for k in 0..8 {
                view_is!(z, formula, dynamic, |a| a.slice((k, Keep)), 0..8, |j| (k, j));
                view_is!(z, formula, dynamic, |a| a.slice((Keep, k)), 0..8, |i| (i, k));
                view_is!(z, formula, dynamic, |a| a.slice((Keep, k)).slice((Keep,)), 0..8, |i| (
                    i, k
                ));
            }
        }
        let formula = Formula { swizzle: z.value(), offset: 8, shape: (8, 8), stride: (8, 1) };
        let known = ComposedLayout::new(z, _8, layout!((8,8):(8,1)));
        view_is!(z, formula, known, |a| a.slice(coord!((3, _))), 0..8, |j| (3, j));
        view_is!(z, formula, known, |a| a.slice(coord!((_, 5))), 0..8, |i| (i, 5));
        view_is!(z, formula, known, |a| a.slice(coord!((_, _))), pairs(8, 8), |c| c);
        // with strides below 0, the offset in the middle
        let formula = Formula { swizzle: z.value(), offset: 60, shape: (8, 4), stride: (-8, -1) };
        let back = ComposedLayout::new(z, 60, layout!((8,4):(-8,-1)));
        view_is!(z, formula, back, |a| a.slice((2, Keep)), 0..4, |j| (2, j));
        view_is!(z, formula, back, |a| a.slice((Keep, 3)).slice((Keep,)), 0..8, |i| (i, 3));
    });
}

#[test]
fn a_slice_that_decays_moves_the_storage() {
    let data: [u32; 64] = core::array::from_fn(|i| u32::try_from(i).unwrap());
    let a = Tensor::new(&data, Swizzle::<_3, _0, _3>::new().compose(layout!((8,8):(8,1))));
    let column: Tensor<_, Layout!(8:9)> = a.slice(coord!((_, 0)));
    assert_eq!(column[3], data[3 * 8 + 3]);
    let row: Tensor<_, Layout!((2,2,2):(1,-2,4))> = a.slice(coord!((2, _)));
    assert_eq!([row[0], row[2], row[7]], [18, 16, 21]);
}

#[test]
fn views_change_the_coordinates_before_the_swizzle() {
    each_swizzle!(|z| {
        let formula = Formula { swizzle: z.value(), offset: 3, shape: (8, 6), stride: (1, 8) };
        let layout = ComposedLayout::new(z, _3, layout!((8,6):(1,8)));
        view_is!(z, formula, layout, |a| a.transpose(), pairs(6, 8), |(j, i)| (i, j));
        view_is!(z, formula, layout, |a| a.mode::<_1>(), 0..6, |j| (0, j));
        view_is!(z, formula, layout, |a| a.mode::<_0>(), 0..8, |i| (i, 0));
        view_is!(z, formula, layout, |a| a.coalesce(), 0..48, |i| (i % 8, i / 8));
        view_is!(z, formula, layout, |a| a.group::<_0, _2>(), 0..48, |i| (i % 8, i / 8));
        view_is!(z, formula, layout, |a| a.compose(layout!((6,8):(8,1))), pairs(6, 8), |(j, i)| (
            i, j
        ));
        view_is!(z, formula, layout, |a| a.compose(layout!(5:9)), 0..5, |i| (i, i));
        view_is!(z, formula, layout, |a| a.compose(tile!(4:2, 3)), pairs(4, 3), |(i, j)| (
            2 * i,
            j
        ));
        let tiles = |(x, y): (usize, usize)| (x % 4 + 4 * (y % 2), x / 4 + 2 * (y / 2));
        view_is!(z, formula, layout, |a| a.zipped_divide(tile!(4, 2)), pairs(8, 6), |c| tiles(c));
        view_is!(
            z,
            formula,
            layout,
            |a| a.tiled_divide(tile!(4, 2)).flatten().coalesce(),
            0..48,
            |i| tiles((i % 8, i / 8))
        );
        view_is!(
            z,
            formula,
            layout,
            |a| a.flat_divide(tile!(4, 2)).group::<_0, _2>(),
            0..48,
            |i| tiles((i % 8, i / 8))
        );
        view_is!(z, formula, layout, |a| a.logical_divide(tile!(4, _)), pairs(8, 6), |c| c);

        for (m, n) in pairs(9, 7) {
            view_is!(z, formula, layout, |a| a.crop((m, n)), pairs(m, n), |c| c);
        }

        // twice the same
        let formula = Formula { swizzle: z.value(), offset: 3, shape: (8, 6), stride: (1, 0) };
        let layout = ComposedLayout::new(z, _3, layout!((8,6):(1,0)));
        view_is!(z, formula, layout, |a| a.filter(), 0..8, |i| (i, 0));
        view_is!(z, formula, layout, |a| a.filter_zeros(), 0..8, |i| (i, 0));
    });
}

#[test]
fn tiles_start_inside_the_exclusive_or() {
    each_swizzle!(|z| {
        let formula = Formula { swizzle: z.value(), offset: 8, shape: (8, 12), stride: (12, 1) };
        let (m, n) = (8, 12);
        let known = ComposedLayout::new(z, _8, layout!((8,12):(12,1)));
        let dynamic = ComposedLayout::new(z, 8, layout!((m,n):(n,1)));
        for (k, l) in pairs(2, 3) {
            let tile = dynamic.local_tile(tile!(4, 4), (k, l));
            for (i, j) in pairs(4, 4) {
                assert_eq!(tile.index((i, j)), dynamic.index((i + 4 * k, j + 4 * l)));
            }
            let of = move |(i, j)| (i + 4 * k, j + 4 * l);
            view_is!(
                z,
                formula,
                known,
                |a| a.local_tile(tile!(4, 4), (k, l)),
                pairs(4, 4),
                |c| of(c)
            );
            view_is!(
                z,
                formula,
                dynamic,
                |a| a.local_tile(tile!(4, 4), (k, l)),
                pairs(4, 4),
                |c| of(c)
            );
            view_is!(
                z,
                formula,
                dynamic,
                |a| a.inner_partition(tile!(4, 4), (k, l)),
                pairs(4, 4),
                |c| of(c)
            );
            let block = (k, 5_usize, l);
            view_is!(
                z,
                formula,
                known,
                |a| a.local_tile_by(tile!(4, 6, 4), block, (_1, Keep, _1)),
                pairs(4, 4),
                |c| of(c)
            );
        }
        view_is!(
            z,
            formula,
            known,
            |a| a.local_tile(tile!(4, 4), coord!((1, 2))),
            pairs(4, 4),
            |(i, j)| (i + 4, j + 8)
        );
        view_is!(
            z,
            formula,
            known,
            |a| a.local_tile(tile!(4, 4), coord!((1, _))).group::<_1, _3>(),
            pairs(4, 12),
            |(i, j)| (i + 4, j)
        );
    });
}

#[test]
fn partitions_start_inside_the_exclusive_or() {
    each_swizzle!(|z| {
        let formula = Formula { swizzle: z.value(), offset: 8, shape: (8, 12), stride: (12, 1) };
        let (m, n) = (8, 12);
        let known = ComposedLayout::new(z, _8, layout!((8,12):(12,1)));
        let dynamic = ComposedLayout::new(z, 8, layout!((m,n):(n,1)));
        for x in 0..8 {
            let (i0, j0) = (x % 4, x / 4);
            let of = move |(i, j)| (i0 + 4 * i, j0 + 2 * j);
            view_is!(
                z,
                formula,
                known,
                |a| a.local_partition(layout!((4, 2)), x),
                pairs(2, 6),
                |c| of(c)
            );
            view_is!(
                z,
                formula,
                dynamic,
                |a| a.local_partition(layout!((4, 2)), x),
                pairs(2, 6),
                |c| of(c)
            );
            view_is!(
                z,
                formula,
                dynamic,
                |a| a.outer_partition(tile!(4, 2), (i0, j0)),
                pairs(2, 6),
                |c| of(c)
            );
            view_is!(
                z,
                formula,
                dynamic,
                |a| a.local_partition_by(layout!((4, 2, 3)), x, (_1, _1, Keep)),
                pairs(2, 6),
                |c| of(c)
            );
            // a part of a tile of a part
            view_is!(
                z,
                formula,
                dynamic,
                |a| a
                    .local_tile(tile!(8, 6), (0, 1))
                    .local_partition(layout!((4, 2)), x)
                    .slice((1, Keep)),
                0..3,
                |j| (i0 + 4, 6 + j0 + 2 * j)
            );
        }
        let tv = Tv::new(layout!(((4,2),(2,6)):((2,48),(1,8))), shape!((8, 12)));
        for x in 0..8_usize {
            view_is!(z, formula, known, |a| a.partition(tv, Thread(x)), 0..12_usize, |v| place(
                x, v
            ));
        }
        let storage = Guarded::new(formula.needed());
        assert_eq!(Tensor::new(storage.slice(), known)[Position(17)], formula.at((1, 2)));
    });
}

/// Where the value `v` of the thread `x` is, of `((4,2),(2,6)):((2,48),(1,8))` in a tile of 8 rows.
fn place(x: usize, v: usize) -> (usize, usize) {
    (2 * (x % 4) + v % 2, 6 * (x / 4) + v / 2)
}

#[test]
fn mutable_parts_share_no_element() {
    each_swizzle!(|z| {
        let formula = Formula { swizzle: z.value(), offset: 8, shape: (8, 12), stride: (12, 1) };
        let layout = ComposedLayout::new(z, _8, layout!((8,12):(12,1)));
        let mut storage = Guarded::new(formula.needed());
        let rows = Tensor::new(storage.slice_mut(), layout).split::<_0>();
        assert_eq!(rows.len(), 8);
        std::thread::scope(|scope| {
            for (i, mut row) in rows.enumerate() {
                scope.spawn(move || {
                    for j in 0..12 {
                        assert_eq!(row[j], formula.at((i, j)));
                        row[j] = MARK;
                    }
                });
            }
        });
        assert_eq!(storage.marked(), formula.indices().into_iter().collect());

        let mut storage = Guarded::new(formula.needed());
        let tiles =
            Tensor::new(storage.slice_mut(), layout).zipped_divide(tile!(4, 4)).split::<_1>();
        for (k, mut tile) in tiles.enumerate().filter(|(k, _)| k % 2 == 1) {
            assert_eq!(tile[(1, 2)], formula.at((4 * (k % 2) + 1, 4 * (k / 2) + 2)));
            tile.fill(MARK);
        }
        let below = formula.coords().filter(|c| c.0 >= 4).map(|c| formula.at(c)).collect();
        assert_eq!(storage.marked(), below);

        let mut storage = Guarded::new(formula.needed());
        let tv = Tv::new(layout!(((4,2),(2,6)):((2,48),(1,8))), shape!((8, 12)));
        for (x, mut values) in
            Tensor::new(storage.slice_mut(), layout).split_threads(tv).enumerate()
        {
            for v in 0..12 {
                assert_eq!(values[v], formula.at(place(x, v)));
                values[v] = MARK;
            }
        }
        assert_eq!(storage.marked(), formula.indices().into_iter().collect());

        // columns that are one column
        let m = 0_usize;
        let same = ComposedLayout::new(z, 0, Layout::new((4, 4), (1_usize, m)));
        let mut storage = Guarded::new(16);
        let split = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| {
            Tensor::new(storage.slice_mut(), same).split::<_1>().count()
        }));
        assert!(split.is_err());
    });
}

#[test]
fn copies_between_ordinary_and_swizzled_layouts() {
    each_swizzle!(|z| {
        for (m, n, t) in [(3, 5, 5_usize), (8, 12, 12), (16, 24, 31), (7, 40, 64)] {
            for (s, t) in [(t, 1_usize), (1, m)] {
                let (rows, columns) = (Layout::new((m, n), (n, 1)), Layout::new((m, n), (1, m)));
                let stride = (isize::try_from(s).unwrap(), isize::try_from(t).unwrap());
                let formula = Formula { swizzle: z.value(), offset: 11, shape: (m, n), stride };
                let layout = ComposedLayout::new(z, 11, Layout::new((m, n), (s, t)));
                for plain in [rows, columns] {
                    let source: Vec<i64> = (1000..1000 + number(m * n)).collect();
                    let source = Tensor::new(&source[..], plain);
                    let mut storage = Guarded::new(formula.needed());
                    let mut swizzled = Tensor::new(storage.slice_mut(), layout);
                    copy(&source, &mut swizzled);
                    for c in formula.coords() {
                        assert_eq!(swizzled[c], source[c], "{layout:?} from {plain:?} at {c:?}");
                    }
                    // and back, and through another swizzle
                    let other = Swizzle::<_2, _1, _3>::new().compose(rows);
                    let mut third = Tensor::allocated(0, other);
                    copy(&swizzled, &mut third);
                    let mut back = Tensor::allocated(0, plain);
                    copy(&third, &mut back);
                    let mut direct = Tensor::allocated(0, plain);
                    copy(&swizzled, &mut direct);
                    for c in formula.coords() {
                        assert_eq!([third[c], back[c], direct[c]], [source[c]; 3]);
                    }
                    // nothing else was written
                    for c in formula.coords() {
                        swizzled[c] = MARK;
                    }
                    assert_eq!(storage.marked(), formula.indices().into_iter().collect());
                }
            }
        }
    });
}

#[test]
fn algorithms_on_a_mix_of_layouts() {
    each_swizzle!(|z| {
        let layout = z.compose(layout!((4,6):(6,1)));
        let mut a = Tensor::allocated(0_i64, layout);
        let b = Tensor::new((0..24).collect::<Vec<i64>>(), layout!((4, 6)));
        copy_if(|i| i % 2 == 0, &b, &mut a);
        assert!((0..24).all(|i| a[i] == if i % 2 == 0 { number(i) } else { 0 }));
        transform(&b, &mut a, |x| x * x);
        assert!((0..24).all(|i| a[i] == number(i * i)));
        let mut c = Tensor::allocated(0_i64, layout!((4, 6)));
        transform(&a, &mut c, |x| x + 1);
        assert!((0..24).all(|i| c[i] == number(i * i + 1)));
        axpby(2, &a, -1, &mut c);
        assert!((0..24).all(|i| c[i] == number(i * i) - 1));
        axpby(1, &c, 1, &mut a);
        assert!((0..24).all(|i| a[i] == number(2 * i * i) - 1));
        assert_eq!(a.reduce(0, |sum, x| 3 * sum + x), (0..24).fold(0, |sum, i| 3 * sum + a[i]));
        a.for_each_mut(|x| *x = -*x);
        assert_eq!(a[(3, 5)], 1 - 2 * 23 * 23);
        // one shape refines the other
        let mut line = Tensor::allocated(0, z.compose(layout!(24:3)));
        copy(&b, &mut line);
        assert!((0..24).all(|i| line[i] == b[i]));
        let mut nested = Tensor::allocated(0, z.compose(layout!((4,(3,2)):(6,(1,3)))));
        copy(&line, &mut nested);
        assert!((0..24).all(|i| nested[i] == b[i]));

        let left = Tensor::new((0..256).collect::<Vec<i64>>(), z.compose(layout!((8,4):(4,1))));
        let right = Tensor::new((0..64).collect::<Vec<i64>>(), layout!((6, 4)));
        let mut product = Tensor::allocated(0, z.compose(layout!((8,6):(6,1))));
        gemm(&left, &right, &mut product);
        for (i, j) in pairs(8, 6) {
            let sum: i64 = (0..4).map(|k| left[(i, k)] * right[(j, k)]).sum();
            assert_eq!(product[(i, j)], sum);
        }
    });
}

#[test]
fn owned_elements_are_as_many_as_the_swizzle_reaches() {
    // Sw<1,0,1> takes 0, 1, 2 to 0, 1, 3
    let layout = Swizzle::<_1, _0, _1>::new().compose(layout!(3:1));
    let mut a = Tensor::filled(0, layout);
    a[2] = 7;
    assert_eq!(a.into_storage().as_slice(), [0, 0, 0, 7]);
    assert_eq!(Tensor::new([1, 2, 3, 4], layout)[2], 4);
    assert_eq!(Tensor::new(&[1, 2, 3, 4], layout)[coord!(2)], 4);
    let back = ComposedLayout::new(Swizzle::<_1, _0, _1>::new(), _2, layout!(3:-1));
    assert_eq!(Tensor::filled(0, back).into_storage().len(), 4);
}

#[test]
fn runs_are_slices_where_they_are_whole() {
    let data: [i64; 512] = core::array::from_fn(number);
    let a = Tensor::new(&data, Swizzle::<_3, _3, _3>::new().compose(layout!((8,64):(64,1))));
    for row in 0..8 {
        for vector in 0..8 {
            let run = a.local_tile(tile!(1, 8), (row, vector)).coalesce();
            let first = 64 * row + 8 * (vector ^ row);
            assert_eq!(run.as_slice(), Some(&data[first..first + 8]));
        }
        assert_eq!(a.slice((row, Keep)).as_slice(), None);
    }
    let mut data = data;
    let a = Tensor::new(&mut data, Swizzle::<_3, _3, _3>::new().compose(layout!((8,64):(64,1))));
    a.local_tile(tile!(1, 8), (5, 2)).coalesce().into_slice().unwrap().fill(MARK);
    assert_eq!(data.iter().position(|x| *x == MARK), Some(64 * 5 + 8 * 7));
}

#[test]
fn casts_move_the_base_and_leave_every_byte() {
    /// The bytes of `$t` as elements of `$T`, by the coordinates `$of` of a row of `$n` of them.
    macro_rules! cast {
        ($data:ident, $layout:expr, $T:ty => $New:ty) => {{
            let layout = $layout;
            let a = Tensor::new(&$data[..], layout);
            let b = a.recast::<$New, _>();
            let (old, new) = (size_of::<$T>(), size_of::<$New>());
            let columns = a.len() / 8;
            for (i, j) in pairs(8, columns * old / new) {
                let bytes = b[(i, j)].to_ne_bytes();
                for (k, byte) in bytes.iter().enumerate() {
                    let at = j * new + k;
                    assert_eq!(
                        *byte,
                        a[(i, at / old)].to_ne_bytes()[at % old],
                        "{layout:?}, {b:?}"
                    );
                }
            }
            assert_eq!(b.recast::<$T, _>().layout(), layout);
        }};
    }
    let words: Vec<u128> =
        (0..1024_u128).map(|x| x.wrapping_mul(0x9E37_79B9_7F4A_7C15_F39C_C060_5CED_C835)).collect();
    let words = Tensor::new(&words[..], layout!(1024));
    let bytes = words.recast::<u8, _>().as_slice().unwrap();
    let halves = words.recast::<u16, _>().as_slice().unwrap();
    let floats = words.recast::<u32, _>().as_slice().unwrap();
    macro_rules! swizzles {
        ($([$B:ty, $M:ty, $S:ty])*) => {$({
            let z = Swizzle::<$B, $M, $S>::new();
            cast!(bytes, z.compose(layout!((8,128):(128,1))), u8 => u16);
            cast!(bytes, ComposedLayout::new(z, _64, layout!((8,128):(128,1))), u8 => u64);
            cast!(bytes, ComposedLayout::new(z, 48, layout!((8,128):(128,1))), u8 => u128);
            let z = z.upcast::<_2>();
            cast!(halves, z.compose(layout!((8,64):(64,1))), u16 => u128);
            cast!(halves, ComposedLayout::new(z, 8, layout!((8,64):(64,1))), u16 => u32);
            cast!(halves, ComposedLayout::new(z, _3, layout!((8,64):(64,1))), u16 => u8);
            let z = z.upcast::<_2>();
            cast!(floats, z.compose(layout!((8,32):(32,1))), u32 => u8);
            cast!(floats, z.compose(layout!((8,32):(32,1))), u32 => u32);
        })*};
    }
    swizzles!([_3, _4, _3] [_2, _4, _3] [_2, _5, _2] [_1, _4, Minus<_2>] [_0, _4, _3]);

    // a row that run time cuts inside of a vector
    let a = Tensor::new(halves, Swizzle::<_3, _3, _3>::new().compose(layout!((8,64):(64,1))));
    let vectors = a.local_tile(tile!(1, 16), (3, 2)).recast::<u128, _>();
    assert_eq!(vectors.len(), 2);
    let scattered =
        Tensor::new(halves, Swizzle::<_3, _3, _3>::new().compose(layout!((8,8):(64,{2_usize}))));
    assert!(scattered.try_recast::<u32, _>().is_err());
    let odd = Tensor::new(
        halves,
        ComposedLayout::new(Swizzle::<_3, _3, _3>::new(), 4, layout!((8,64):(64,1))),
    );
    assert!(odd.try_recast::<u64, _>().is_ok());
    assert!(odd.try_recast::<u128, _>().is_err());
}

#[test]
fn a_layout_that_starts_below_0_is_refused() {
    let (n, s) = (4, -1_isize);
    let below = Swizzle::<_1, _0, _1>::new().compose(Layout::new(n, s));
    let refusal = Tensor::try_new(&[0; 8][..], below).unwrap_err();
    assert_eq!(refusal, Refusal::SwizzledBelow0 { below: 3 });
    assert_eq!(
        refusal.to_string(),
        "the layout has the index -3, and a swizzle in a tensor takes indices from 0 on: an offset of 3 \
         before the swizzle makes the smallest 0"
    );
}

/// What a tiled copy and a tiled multiplication give a thread of a swizzled tile.
#[cfg(feature = "atoms")]
#[test]
fn tiled_copies_and_multiplications_part_swizzled_tiles() {
    use colex::atom::{F16, SM80_16x8x16_F32F16F16F32_TN, TiledCopy, TiledMma, UniversalCopy};

    let stores = TiledCopy::new(
        UniversalCopy::<u128>::default(),
        F16,
        layout!((16,2):(2,1)),
        layout!((1, 8)),
    );
    let mma = TiledMma::new(SM80_16x8x16_F32F16F16F32_TN, layout!((1, 1, 1)));
    let shared = layout!((32,32):(32,1));
    let z = Swizzle::<_2, _3, _3>::new();
    let data: [i64; 1024] = core::array::from_fn(number);
    let tile = Tensor::new(&data, z.compose(shared));
    for thread in 0..32_usize {
        macro_rules! part {
            ($slice:expr, $partition:ident) => {{
                let (plain, part) = ($slice.$partition(shared), $slice.$partition(tile));
                let bare = $slice.$partition(z.compose(shared));
                assert!(part.len() > 0);
                for i in 0..part.len() {
                    let at: usize = z.apply(plain.index(i));
                    assert_eq!(part[i], number(at));
                    assert_eq!(bare.index(i), at);
                }
            }};
        }
        part!(stores.get_slice(thread), partition_s);
        part!(stores.get_slice(thread), partition_d);
        part!(mma.get_slice(thread), partition_a);
        part!(mma.get_slice(thread), partition_b);
        part!(mma.get_slice(thread), partition_c);
    }
    assert_eq!(
        mma.get_slice(_0).partition_fragment_a(z.compose(shared)),
        mma.get_slice(_0).partition_fragment_a(shared)
    );
    assert_eq!(
        mma.get_slice(_0).partition_fragment_c(z.compose(shared)),
        mma.get_slice(_0).partition_fragment_c(shared)
    );
}
