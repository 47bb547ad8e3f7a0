//! The laws of the other operations.

use std::collections::HashSet;

use super::composition::composable;
use super::{Modes, Random, eval, layout, leaves, size, text, universe};

/// Rank 1 and 2 whole, and a sample of rank 3.
fn layouts() -> Vec<Modes> {
    let mut random = Random(0xD1B5_4A32_D192_ED03);
    let mut all = [universe(1), universe(2)].concat();
    all.extend((0..2_000).map(|_| random.modes(3)));
    all
}

fn image(modes: &[(i64, i64)]) -> Vec<i64> {
    (0..size(modes)).map(|i| eval(modes, i)).collect()
}

fn distinct(values: &[i64]) -> bool {
    values.iter().collect::<HashSet<_>>().len() == values.len()
}

#[test]
fn coalesce_keeps_the_function_with_the_fewest_modes() {
    for a in layouts() {
        let r = leaves(&layout(&a).coalesce().expect("always defined"));
        assert_eq!(image(&a), image(&r), "{}", text(&a));
        assert!(
            r.windows(2).all(|pair| pair[0].0 * pair[0].1 != pair[1].1),
            "{} is not coalesced",
            text(&r)
        );
        assert!(r.len() == 1 || r.iter().all(|mode| mode.0 > 1), "{} is not coalesced", text(&r));
    }
}

#[test]
fn complement_covers_each_index_once() {
    let (mut defined, mut refused) = (0, 0);
    for a in layouts() {
        let set: Vec<i64> = {
            let mut moving = a.clone();
            moving.retain(|mode| mode.1 != 0);
            image(&moving)
        };
        for m in [1, 4, 12, 24, 36, 48] {
            let Ok(r) = layout(&a).complement(m) else {
                refused += 1;
                // Refused with reason: the filtered layout repeats indices, or no set of
                // translations tiles the indices below its span.
                assert!(
                    !distinct(&set) || !tiles(&set),
                    "complement({}, {m}) is refused, but exists",
                    text(&a)
                );
                continue;
            };
            defined += 1;
            let r = image(&leaves(&r));
            assert!(
                r.windows(2).all(|pair| pair[0] < pair[1]),
                "complement({}) does not increase",
                text(&a)
            );
            let sums: Vec<i64> = r.iter().flat_map(|y| set.iter().map(move |x| x + y)).collect();
            let covered: HashSet<i64> = sums.iter().copied().collect();
            assert_eq!(
                covered.len(),
                sums.len(),
                "complement({}, {m}) covers an index twice",
                text(&a)
            );
            assert!(
                (0..i64::try_from(sums.len()).expect("small")).all(|i| covered.contains(&i))
                    && sums.len() >= usize::try_from(m).expect("small"),
                "complement({}, {m}) leaves gaps",
                text(&a)
            );
        }
    }
    println!("complement: {defined} defined, {refused} refused");
}

/// Whether translations of the set tile an interval from 0: the first free index must always be the
/// start of a copy.
fn tiles(set: &[i64]) -> bool {
    let span = set.iter().max().expect("not empty") + 1;
    let mut used: HashSet<i64> = HashSet::new();
    let mut reach = 0;
    for start in 0..4 * span {
        if used.contains(&start) {
            continue;
        }
        for x in set {
            if !used.insert(start + x) {
                return false;
            }
            reach = reach.max(start + x);
        }
        if i64::try_from(used.len()).expect("small") == reach + 1 {
            return true;
        }
    }
    false
}

#[test]
fn right_inverse_is_the_longest_contiguous_run() {
    for a in layouts() {
        let r = image(&leaves(&layout(&a).right_inverse().expect("no negative strides")));
        let values = image(&a);
        for (i, &x) in r.iter().enumerate() {
            assert_eq!(
                values[usize::try_from(x).expect("small")],
                i64::try_from(i).expect("small"),
                "right_inverse({})",
                text(&a)
            );
        }
        let mut moving = a.clone();
        moving.retain(|mode| mode.1 != 0);
        if distinct(&image(&moving)) {
            assert!(
                !values.contains(&i64::try_from(r.len()).expect("small")),
                "right_inverse({}) could go on",
                text(&a)
            );
        }
    }
}

#[test]
fn left_inverse_finds_the_coordinate() {
    let (mut defined, mut refused) = (0, 0);
    for a in layouts() {
        let Ok(l) = layout(&a).left_inverse() else {
            refused += 1;
            continue;
        };
        defined += 1;
        let (l, values) = (leaves(&l), image(&a));
        for (i, &x) in values.iter().enumerate() {
            let back = eval(&l, x);
            assert_eq!(eval(&a, back), x, "left_inverse({}) at {x}", text(&a));
            if distinct(&values) {
                assert_eq!(
                    back,
                    i64::try_from(i).expect("small"),
                    "left_inverse({}) at {x}",
                    text(&a)
                );
            }
        }
    }
    println!("left_inverse: {defined} defined, {refused} refused");
}

#[test]
fn divides_keep_the_indices() {
    let (mut defined, mut refused) = (0, 0);
    let tiles = [universe(1), universe(2).into_iter().step_by(7).collect()].concat();
    for a in layouts().into_iter().step_by(3) {
        let left = layout(&a);
        let mut expected = image(&a);
        expected.sort_unstable();
        for b in &tiles {
            let Ok(r) = left.logical_divide(layout(b)) else {
                refused += 1;
                // Refused with reason: no tiling of the size, or no composition with one.
                if let Ok(rest) = layout(b).complement(size(&a))
                    && size(b) * rest.size() == size(&a)
                {
                    assert!(
                        !composable(&a, &[b.as_slice(), &leaves(&rest)].concat()),
                        "logical_divide({}, {}) is refused, but exists",
                        text(&a),
                        text(b)
                    );
                }
                continue;
            };
            defined += 1;
            let mut got = image(&leaves(&r));
            got.sort_unstable();
            assert_eq!(got, expected, "logical_divide({}, {})", text(&a), text(b));
            let tile: Vec<i64> = image(b).iter().map(|&x| eval(&a, x)).collect();
            assert_eq!(
                image(&leaves(&r.mode(&[0]).expect("rank 2"))),
                tile,
                "the tile of logical_divide({}, {})",
                text(&a),
                text(b)
            );
        }
    }
    println!("logical_divide: {defined} defined, {refused} refused");
}

#[test]
fn products_do_not_overlap() {
    let (mut defined, mut refused) = (0, 0);
    let copies = [universe(1), universe(2).into_iter().step_by(7).collect()].concat();
    for a in layouts().into_iter().step_by(3) {
        let block = layout(&a);
        for b in &copies {
            let Ok(r) = block.logical_product(layout(b)) else {
                refused += 1;
                continue;
            };
            defined += 1;
            let moves = leaves(&r.mode(&[1]).expect("rank 2"));
            let (block, moves) = (image(&a), image(&moves));
            // One copy an index of B; an index that B repeats is the same copy again.
            let order = image(b);
            let mut starts: Vec<(i64, i64)> =
                order.iter().copied().zip(moves.iter().copied()).collect();
            starts.sort_unstable();
            starts.dedup();
            assert!(
                starts.windows(2).all(|pair| pair[0].0 < pair[1].0 && pair[0].1 < pair[1].1),
                "logical_product({}, {}) is out of order",
                text(&a),
                text(b)
            );
            let set: HashSet<i64> = block.iter().copied().collect();
            let all: HashSet<i64> =
                starts.iter().flat_map(|&(_, start)| set.iter().map(move |x| x + start)).collect();
            assert_eq!(
                all.len(),
                set.len() * starts.len(),
                "logical_product({}, {}) overlaps",
                text(&a),
                text(b)
            );
        }
    }
    println!("logical_product: {defined} defined, {refused} refused");
}
