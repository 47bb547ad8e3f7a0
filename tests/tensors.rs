//! Tensors with random layouts, between guard elements: every view reads and writes what its law says, and
//! nothing else.
#![cfg(feature = "alloc")]

use std::collections::BTreeSet;

use colex::num::{_0, _1};
use colex::tensor::{SplitsApart, Tensor, copy, copy_if, transform};
use colex::{Keep, Layout, Refusal, layout};
use proptest::prelude::*;

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
        data.extend(0..i64::try_from(elements).unwrap());
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
    fn marked(&self) -> BTreeSet<usize> {
        assert!(self.data[..8].iter().chain(&self.data[8 + self.elements..]).all(|x| *x == GUARD));
        let mut marked = BTreeSet::new();
        for (i, x) in self.slice().iter().enumerate() {
            match *x {
                MARK => drop(marked.insert(i)),
                x => assert_eq!(x, i64::try_from(i).unwrap()),
            }
        }
        marked
    }
}

type Pair = ((usize, usize), (isize, isize));
type Nested = (((usize, usize), usize), ((isize, isize), isize));

/// The element of a coordinate, by the definition: the inner product, less the smallest index.
fn element(strides: &[isize], shape: &[usize], coord: &[usize]) -> usize {
    let product = |x: usize, d: isize| isize::try_from(x).unwrap() * d;
    let origin: isize =
        shape.iter().zip(strides).map(|(s, d)| product(s.saturating_sub(1), (*d).min(0))).sum();
    let index: isize = coord.iter().zip(strides).map(|(x, d)| product(*x, *d)).sum();
    usize::try_from(index - origin).unwrap()
}

/// Every coordinate of a shape.
fn coords(shape: &[usize]) -> Vec<Vec<usize>> {
    let mut coords = vec![vec![]];
    for size in shape.iter().rev() {
        coords = coords
            .iter()
            .flat_map(|rest| (0..*size).map(move |x| [&[x][..], rest].concat()).collect::<Vec<_>>())
            .collect();
    }
    coords
}

/// How many elements a layout needs.
fn needed(strides: &[isize], shape: &[usize]) -> usize {
    coords(shape).iter().map(|c| element(strides, shape, c) + 1).max().unwrap_or(0)
}

fn pair() -> impl Strategy<Value = Pair> {
    ((0..7_usize, 0..7_usize), (-9..10_isize, -9..10_isize))
}

fn nested() -> impl Strategy<Value = Nested> {
    (((0..4_usize, 0..4_usize), 0..4_usize), ((-9..10_isize, -9..10_isize), -9..10_isize))
}

proptest! {
    #[test]
    fn the_reach_is_proved(((m, n), (s, t)) in pair()) {
        let needed = needed(&[s, t], &[m, n]);
        let layout = Layout::new((m, n), (s, t));
        let storage = Guarded::new(needed);
        prop_assert!(Tensor::try_new(storage.slice(), layout).is_ok());
        if let Some(less) = needed.checked_sub(1) {
            let refusal = Tensor::try_new(&storage.slice()[..less], layout).unwrap_err();
            prop_assert_eq!(refusal, Refusal::OutOfReach { reach: needed, elements: less });
        }
    }

    #[test]
    fn elements_are_where_they_should_be(((m, n), (s, t)) in pair()) {
        let storage = Guarded::new(needed(&[s, t], &[m, n]));
        let a = Tensor::new(storage.slice(), Layout::new((m, n), (s, t)));
        let owned = Tensor::new(storage.slice().to_vec(), a.layout());
        for x in coords(&[m + 3, n + 3]) {
            let expected = (x[0] < m && x[1] < n)
                .then(|| i64::try_from(element(&[s, t], &[m, n], &x)).unwrap());
            prop_assert_eq!(a.get((x[0], x[1])).copied(), expected);
            prop_assert_eq!(owned.get((x[0], x[1])).copied(), expected);
        }
        for (i, x) in coords(&[m, n]).iter().enumerate() {
            prop_assert_eq!(a[i], a[(x[0], x[1])]);
            prop_assert_eq!(owned.view()[i], a[i]);
        }
        prop_assert_eq!(a.get(m * n), None);
        prop_assert_eq!(a.get(usize::MAX), None);
        prop_assert_eq!(a.get((usize::MAX, 0)), None);
        prop_assert_eq!(a.len(), m * n);
    }

    #[test]
    fn nested_elements_are_where_they_should_be((((k, m), n), ((r, s), t)) in nested()) {
        let (shape, strides) = ([k, m, n], [r, s, t]);
        let storage = Guarded::new(needed(&strides, &shape));
        let a = Tensor::new(storage.slice(), Layout::new(((k, m), n), ((r, s), t)));
        for x in coords(&[k + 1, m + 1, n + 1]) {
            let inside = x[0] < k && x[1] < m && x[2] < n;
            let expected =
                inside.then(|| i64::try_from(element(&strides, &shape, &x)).unwrap());
            prop_assert_eq!(a.get(((x[0], x[1]), x[2])).copied(), expected);
            if inside {
                prop_assert_eq!(a[(x[0] + k * x[1], x[2])], a[((x[0], x[1]), x[2])]);
            }
        }
        prop_assert_eq!(a.get((k * m, 0)), None);
        let (flat, flat_count) = (a.flatten(), a.len());
        prop_assert_eq!(flat.len(), flat_count);
        for i in 0..flat_count {
            prop_assert_eq!(flat[i], a[i]);
            prop_assert_eq!(a.coalesce()[i], a[i]);
            prop_assert_eq!(flat.group::<_0, colex::num::_2>()[i], a[i]);
        }
    }

    #[test]
    fn fills_write_the_tensor_and_nothing_else(((m, n), (s, t)) in pair()) {
        let mut storage = Guarded::new(needed(&[s, t], &[m, n]));
        let expected = coords(&[m, n]).iter().map(|x| element(&[s, t], &[m, n], x)).collect();
        Tensor::new(storage.slice_mut(), Layout::new((m, n), (s, t))).fill(MARK);
        prop_assert_eq!(storage.marked(), expected);
    }

    #[test]
    fn slices_write_their_part((((k, m), n), ((r, s), t)) in nested(), at in any::<[prop::sample::Index; 3]>()) {
        let (shape, strides) = ([k, m, n], [r, s, t]);
        let storage = || Guarded::new(needed(&strides, &shape));
        let layout = Layout::new(((k, m), n), ((r, s), t));
        if shape.contains(&0) {
            return Ok(());
        }
        let [i, j, l] = [at[0].index(k), at[1].index(m), at[2].index(n)];
        let expected = |keep: &dyn Fn(&[usize]) -> bool| -> BTreeSet<usize> {
            let kept = coords(&shape).into_iter().filter(|x| keep(x));
            kept.map(|x| element(&strides, &shape, &x)).collect()
        };
        macro_rules! check {
            ($coord:expr, $keep:expr) => {{
                let mut storage = storage();
                Tensor::new(storage.slice_mut(), layout).slice($coord).fill(MARK);
                prop_assert_eq!(storage.marked(), expected(&$keep));
            }};
        }
        check!((Keep, l), |x: &[usize]| x[2] == l);
        check!(((i, Keep), l), |x: &[usize]| x[0] == i && x[2] == l);
        check!(((i, Keep), Keep), |x: &[usize]| x[0] == i);
        check!(((Keep, j), Keep), |x: &[usize]| x[1] == j);
        check!(((i, j), l), |x: &[usize]| x == [i, j, l]);
        check!((i + k * j, Keep), |x: &[usize]| x[0] == i && x[1] == j);
        check!(Keep, |_: &[usize]| true);
        let mut storage = storage();
        Tensor::new(storage.slice_mut(), layout).mode::<(_0, _1)>().fill(MARK);
        prop_assert_eq!(storage.marked(), expected(&|x| x[0] == 0 && x[2] == 0));
    }

    #[test]
    fn tiles_and_parts_cover_the_tensor(
        (counts, tile) in ((1..4_usize, 1..4_usize), (1..4_usize, 1..4_usize)),
        (s, t) in (-9..10_isize, -9..10_isize),
    ) {
        let (m, n) = (counts.0 * tile.0, counts.1 * tile.1);
        let (shape, strides) = ([m, n], [s, t]);
        let layout = Layout::new((m, n), (s, t));
        let storage = || Guarded::new(needed(&strides, &shape));
        for c in coords(&[counts.0, counts.1]) {
            let expected = coords(&[tile.0, tile.1]).iter().map(|x| {
                element(&strides, &shape, &[c[0] * tile.0 + x[0], c[1] * tile.1 + x[1]])
            }).collect();
            let mut storage = storage();
            Tensor::new(storage.slice_mut(), layout).local_tile(tile, (c[0], c[1])).fill(MARK);
            prop_assert_eq!(storage.marked(), expected);
        }
        for p in coords(&[tile.0, tile.1]) {
            let expected = coords(&[counts.0, counts.1]).iter().map(|c| {
                element(&strides, &shape, &[c[0] * tile.0 + p[0], c[1] * tile.1 + p[1]])
            }).collect::<BTreeSet<_>>();
            let mut by_coord = storage();
            Tensor::new(by_coord.slice_mut(), layout).outer_partition(tile, (p[0], p[1])).fill(MARK);
            prop_assert_eq!(by_coord.marked(), expected.clone());
            let mut by_thread = storage();
            let threads = Layout::new(tile, (1_usize, tile.0));
            let thread = p[0] + tile.0 * p[1];
            Tensor::new(by_thread.slice_mut(), layout).local_partition(threads, thread).fill(MARK);
            prop_assert_eq!(by_thread.marked(), expected);
        }
        let all = coords(&shape).iter().map(|x| element(&strides, &shape, x)).collect::<BTreeSet<_>>();
        macro_rules! covers {
            ($divide:ident) => {{
                let mut storage = storage();
                Tensor::new(storage.slice_mut(), layout).$divide(tile).fill(MARK);
                prop_assert_eq!(storage.marked(), all.clone());
            }};
        }
        covers!(logical_divide);
        covers!(zipped_divide);
        covers!(tiled_divide);
        covers!(flat_divide);
    }

    #[test]
    fn uneven_tiles_end_where_the_tensor_does(
        shape in (1..8_usize, 1..8_usize),
        tile in (1..5_usize, 1..5_usize),
        (s, t) in (-9..10_isize, -9..10_isize),
    ) {
        let sizes = [shape.0, shape.1];
        let layout = Layout::new(shape, (s, t));
        let mut seen = BTreeSet::new();
        for c in coords(&[sizes[0].div_ceil(tile.0), sizes[1].div_ceil(tile.1)]) {
            let expected = coords(&[tile.0, tile.1]).iter()
                .map(|x| [c[0] * tile.0 + x[0], c[1] * tile.1 + x[1]])
                .filter(|x| x[0] < sizes[0] && x[1] < sizes[1])
                .map(|x| element(&[s, t], &sizes, &x))
                .collect::<BTreeSet<_>>();
            let mut storage = Guarded::new(needed(&[s, t], &sizes));
            let edge = Tensor::new(storage.slice_mut(), layout).local_tile_uneven(tile, (c[0], c[1]));
            prop_assert_eq!(edge.start(), (c[0] * tile.0, c[1] * tile.1));
            for x in coords(&[tile.0 + 1, tile.1 + 1]) {
                let inside = x[0] < tile.0 && x[1] < tile.1
                    && edge.start().0 + x[0] < sizes[0] && edge.start().1 + x[1] < sizes[1];
                prop_assert_eq!(edge.has((x[0], x[1])), inside);
            }
            edge.crop().fill(MARK);
            prop_assert_eq!(storage.marked(), expected.clone());
            seen.extend(expected);
            let edge = Tensor::new(storage.slice(), layout).local_tile_uneven(tile, (c[0], c[1]));
            let (residue, full) = (edge.residue(), edge.layout().size());
            prop_assert_eq!(edge.whole().is_some(), residue.0 * residue.1 == full);
        }
        prop_assert_eq!(seen, coords(&sizes).iter().map(|x| element(&[s, t], &sizes, x)).collect());

        let mut seen = BTreeSet::new();
        for thread in 0..tile.0 * tile.1 {
            let mut storage = Guarded::new(needed(&[s, t], &sizes));
            let threads = Layout::new(tile, (tile.1, 1_usize));
            Tensor::new(storage.slice_mut(), layout).local_partition_uneven(threads, thread).crop().fill(MARK);
            let place = [thread / tile.1, thread % tile.1];
            let expected = coords(&sizes).into_iter()
                .filter(|x| x[0] % tile.0 == place[0] && x[1] % tile.1 == place[1])
                .map(|x| element(&[s, t], &sizes, &x))
                .collect::<BTreeSet<_>>();
            prop_assert_eq!(storage.marked(), expected.clone());
            seen.extend(expected);
        }
        prop_assert_eq!(seen, coords(&sizes).iter().map(|x| element(&[s, t], &sizes, x)).collect());
    }

    #[test]
    fn compositions_stay_inside(
        shape in (1..7_usize, 1..7_usize),
        (s, t) in (-9..10_isize, -9..10_isize),
        (n, d) in (0..9_usize, 0..9_usize),
    ) {
        let sizes = [shape.0, shape.1];
        let mut storage = Guarded::new(needed(&[s, t], &sizes));
        let (layout, b) = (Layout::new(shape, (s, t)), Layout::new(n, d));
        let inside = n == 0 || (n - 1) * d < shape.0 * shape.1;
        if !inside || layout.try_compose(b).is_err() {
            let view = Tensor::new(storage.slice_mut(), layout);
            let composed = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| view.compose(b)));
            prop_assert!(composed.is_err());
            return Ok(());
        }
        Tensor::new(storage.slice_mut(), layout).compose(b).fill(MARK);
        let expected = (0..n).map(|i| element(&[s, t], &sizes, &[i * d % shape.0, i * d / shape.0]));
        prop_assert_eq!(storage.marked(), expected.collect());
    }

    #[test]
    fn tilers_stay_inside(
        shape in (1..6_usize, 1..6_usize),
        (s, t) in (-9..10_isize, -9..10_isize),
        tile in (0..8_usize, 0..8_usize),
        step in 1..4_usize,
    ) {
        let sizes = [shape.0, shape.1];
        let layout = Layout::new(shape, (s, t));
        let storage = || Guarded::new(needed(&[s, t], &sizes));
        macro_rules! check {
            ($tiler:expr, $inside:expr, $coords:expr) => {{
                let (mut storage, inside) = (storage(), $inside);
                let view = Tensor::new(storage.slice_mut(), layout);
                let filled = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| {
                    view.compose($tiler).fill(MARK);
                }));
                prop_assert_eq!(filled.is_ok(), inside);
                let coords: Vec<[usize; 2]> = if inside { $coords } else { vec![] };
                let expected = coords.iter().map(|x| element(&[s, t], &sizes, x)).collect();
                prop_assert_eq!(storage.marked(), expected);
            }};
        }
        let box_of = |tile: (usize, usize), step: usize| {
            coords(&[tile.0, tile.1]).iter().map(|x| [x[0] * step, x[1]]).collect()
        };
        check!(tile, tile.0 <= shape.0 && tile.1 <= shape.1, box_of(tile, 1));
        check!((tile.0, Keep), tile.0 <= shape.0, box_of((tile.0, shape.1), 1));
        let stepping = (tile.0 == 0 || (tile.0 - 1) * step < shape.0) && tile.1 <= shape.1;
        check!((Layout::new(tile.0, step), tile.1), stepping, box_of(tile, step));
        // A composition may be refused for other reasons, but never reach outside.
        let mut storage = storage();
        let view = Tensor::new(storage.slice_mut(), layout);
        let composed = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| {
            view.compose(tile.0).fill(MARK);
        }));
        prop_assert!(composed.is_err() || tile.0 <= shape.0 * shape.1);
        prop_assert!(storage.marked().len() <= tile.0);
    }

    #[test]
    fn casts_keep_bytes((n, m) in (0..4_usize, 0..4_usize), shift in 0..8_usize, pad in 0..3_usize) {
        let words: Vec<u64> = (0..32).map(|i| i * 0x0102_0304_0506_0708).collect();
        let bytes = Tensor::new(&words[..], layout!(32:1)).recast::<u8, _>();
        prop_assert_eq!(bytes.len(), 256);
        let bytes: Vec<u8> = (0..256).map(|i| bytes[i]).collect();
        // from any byte on, as 32-bit words: where the address is aligned, and groups are neighbours
        let words: Vec<u32> = bytes.chunks(4).map(|b| u32::from_ne_bytes(b.try_into().unwrap())).collect();
        let memory: &[u8] = Tensor::new(&words[..], layout!(64:1)).recast::<u8, _>().as_slice().unwrap();
        let view = Tensor::new(&memory[shift..], Layout::new((4 * n, m), (_1, 16 + pad)));
        let cast = view.try_recast::<u32, _>();
        let (aligned, even) = (shift % 4 == 0, m <= 1 || pad % 4 == 0);
        match cast {
            Ok(cast) => {
                prop_assert!(aligned && even || n * m == 0);
                for i in 0..n {
                    for j in 0..m {
                        prop_assert_eq!(cast[(i, j)], words[(shift + 4 * i + j * (16 + pad)) / 4]);
                    }
                }
            }
            Err(_) => prop_assert!(!aligned || !even || n * m <= 1),
        }
    }

    #[test]
    fn disjoint_layouts_are_injective_and_their_parts_apart(
        shape in (1..6_usize, 1..6_usize),
        (s, t) in (-9..10_isize, -9..10_isize),
    ) {
        let sizes = [shape.0, shape.1];
        let layout = Layout::new(shape, (s, t));
        let all = coords(&sizes);
        let distinct = all.iter().map(|x| element(&[s, t], &sizes, x)).collect::<BTreeSet<_>>();
        prop_assert_eq!(layout.check_apart().is_ok(), distinct.len() == all.len());
        if layout.check_apart().is_err() {
            return Ok(());
        }
        let mut storage = Guarded::new(needed(&[s, t], &sizes));
        let parts = Tensor::new(storage.slice_mut(), layout).split::<_1>();
        prop_assert_eq!(parts.len(), shape.1);
        // Written at the same time, each by a thread of its own.
        std::thread::scope(|scope| {
            for (k, mut part) in parts.enumerate() {
                scope.spawn(move || part.fill(1000 + i64::try_from(k).unwrap()));
            }
        });
        let a = Tensor::new(storage.slice(), layout);
        for x in &all {
            prop_assert_eq!(a[(x[0], x[1])], 1000 + i64::try_from(x[1]).unwrap());
        }
        for (k, part) in a.split::<_0>().enumerate().collect::<Vec<_>>().into_iter().rev() {
            for j in 0..shape.1 {
                prop_assert_eq!(part[j], a[(k, j)]);
            }
        }
    }

    #[test]
    fn no_two_coordinates_meet(
        (k, m, n, o) in (0..5_usize, 0..4_usize, 0..4_usize, 0..3_usize),
        strides in (-12..13_isize, -12..13_isize, -12..13_isize, -12..13_isize),
    ) {
        let (sizes, steps) = ([k, m, n, o], [strides.0, strides.1, strides.2, strides.3]);
        let all = coords(&sizes);
        let distinct = all.iter().map(|x| element(&steps, &sizes, x)).collect::<BTreeSet<_>>();
        let apart = Layout::new((k, m, n, o), strides).check_apart();
        prop_assert_eq!(apart.is_ok(), distinct.len() == all.len());
    }

    #[test]
    fn copies_keep_coordinates(
        shape in ((0..6_usize, 0..6_usize), 0..6_usize),
        strides in ((-9..10_isize, -9..10_isize), -9..10_isize),
        order in prop::sample::select(vec![(1, 2, 3), (3, 1, 2), (2, 3, 1), (3, 2, 1)]),
        gap in 1..3_usize,
    ) {
        let ((k, m), n) = shape;
        let (sizes, from) = ([k, m, n], [strides.0.0, strides.0.1, strides.1]);
        // a destination in which no two coordinates share an element
        let weight = |rank: i32| -> usize {
            [(order.0, k), (order.1, m), (order.2, n)].iter()
                .filter(|(r, _)| *r < rank).map(|(_, s)| s.max(&1)).product::<usize>() * gap
        };
        let to = [weight(order.0), weight(order.1), weight(order.2)].map(|d| isize::try_from(d).unwrap());
        let (source, mut target) = (Guarded::new(needed(&from, &sizes)), Guarded::new(needed(&to, &sizes)));
        let src = Tensor::new(source.slice(), Layout::new(shape, strides));
        let layout = Layout::new(shape, ((to[0], to[1]), to[2]));

        let mut expected = (0..i64::try_from(target.elements).unwrap()).collect::<Vec<_>>();
        for x in coords(&sizes) {
            expected[element(&to, &sizes, &x)] = i64::try_from(element(&from, &sizes, &x)).unwrap();
        }
        copy(&src, &mut Tensor::new(target.slice_mut(), layout));
        prop_assert_eq!(target.slice(), &expected[..]);

        // the same where one of the shapes refines the other
        let mut target = Guarded::new(target.elements);
        let coarse = Layout::new((k * m, n), (from[0], from[2]));
        if from[1] == from[0] * isize::try_from(k).unwrap() {
            copy(&Tensor::new(source.slice(), coarse), &mut Tensor::new(target.slice_mut(), layout));
            prop_assert_eq!(target.slice(), &expected[..]);
        }
        let mut target = Guarded::new(target.elements);
        transform(&src, &mut Tensor::new(target.slice_mut(), layout), |x| x + 1);
        for x in coords(&sizes) {
            expected[element(&to, &sizes, &x)] = i64::try_from(element(&from, &sizes, &x)).unwrap() + 1;
        }
        prop_assert_eq!(target.slice(), &expected[..]);
        let mut target = Guarded::new(target.elements);
        copy_if(|_| false, &src, &mut Tensor::new(target.slice_mut(), layout));
        prop_assert!(target.marked().is_empty());
    }

    #[test]
    fn long_runs_are_copied_as_such(
        (m, n) in (1..40_usize, 1..40_usize),
        (pad, gap) in (0..3_usize, 0..3_usize),
        transposed in any::<bool>(),
    ) {
        let shape = [m, n];
        let from = [isize::try_from(n + pad).unwrap(), 1];
        let to = if transposed { [1, isize::try_from(m + gap).unwrap()] } else { [isize::try_from(n + gap).unwrap(), 1] };
        let (source, mut target) = (Guarded::new(needed(&from, &shape)), Guarded::new(needed(&to, &shape)));
        let mut expected = (0..i64::try_from(target.elements).unwrap()).collect::<Vec<_>>();
        for x in coords(&shape) {
            expected[element(&to, &shape, &x)] = i64::try_from(element(&from, &shape, &x)).unwrap();
        }
        copy(
            &Tensor::new(source.slice(), Layout::new((m, n), (from[0], from[1]))),
            &mut Tensor::new(target.slice_mut(), Layout::new((m, n), (to[0], to[1]))),
        );
        prop_assert_eq!(target.slice(), &expected[..]);
    }
}

#[test]
fn an_empty_tensor_has_no_parts_with_elements() {
    let empty = Tensor::new(&[0_u8; 0][..], Layout::new((0, 5), (1_usize, 1_usize)));
    assert!(empty.is_empty() && empty.get((0, 0)).is_none());
    assert!(empty.transpose().is_empty());
    assert!(empty.slice((Keep, 3)).is_empty());
    let mode = std::panic::catch_unwind(|| empty.mode::<_1>().len());
    assert!(mode.is_err(), "a mode of an empty tensor would have elements");
    let filtered = Tensor::new(&[0_u8; 0][..], Layout::new((0, 5), (_0, 1_usize)));
    let filtered = std::panic::catch_unwind(|| filtered.filter_zeros().len());
    assert!(filtered.is_err());
}

#[test]
fn layouts_that_overflow_reach_nowhere() {
    for layout in [
        Layout::new((usize::MAX, 2), (1, 1_usize)),
        Layout::new((1 << 40, 1 << 40), (0, 0)),
        Layout::new((1 << 40, 2), (1 << 40, 1)),
        Layout::new((2, 2), (isize::MAX.unsigned_abs(), isize::MAX.unsigned_abs())),
        Layout::new((2, 2), (usize::MAX / 2 + 1, 1)),
    ] {
        assert!(Tensor::try_new(&[0_u8; 16][..], layout).is_err(), "{layout}");
    }
}

#[test]
#[should_panic(expected = "the coordinate 4 is outside the tensor: it stands at a mode of size 4")]
fn outside() {
    let a = Tensor::new([0; 12], layout!((3,4):(4,1)));
    let j = 4;
    let _ = a[(1, j)];
}

#[test]
#[should_panic(expected = "the thread 4 has no place in its thread layout")]
fn threads_of_a_layout_with_gaps() {
    let a = Tensor::new([0; 16], layout!((4, 4)));
    let gap = 5_usize;
    let _ = a.view().local_partition(layout!((4,2):(1,gap)), 4);
}

#[test]
fn a_thousand_owned_elements() {
    let mut c = Tensor::filled(0_u32, layout!((10,100):(100,1)));
    for j in 0..100 {
        c[(3, j)] = 7;
    }
    assert_eq!(c.view().slice((3, Keep)).reduce(0, |sum, x| sum + x), 700);
    let boxed = Tensor::allocated(1_u8, Layout::new((3, 5), (8_usize, 1_usize)));
    assert_eq!(boxed.into_storage().len(), 21);
}
