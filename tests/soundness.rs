//! The laws by brute force, against an oracle that shares no code with the engine: flat slices of
//! numbers, evaluated from the definition.
//!
//! Composition is checked on a whole universe: both sides of rank 1 and 2, sizes {1,2,3,4,6},
//! strides {0,1,2,3,4,6,8}. Where the engine answers, the answer must be right; where it refuses,
//! no layout may exist.

#![cfg(feature = "alloc")]

use std::collections::HashSet;

use colex::dynamic::Layout;

const SIZES: [i64; 5] = [1, 2, 3, 4, 6];
const STRIDES: [i64; 7] = [0, 1, 2, 3, 4, 6, 8];

type Modes = Vec<(i64, i64)>;

/// `A(x)` by the definition; the last mode goes on.
fn eval(modes: &[(i64, i64)], mut x: i64) -> i64 {
    let mut index = 0;
    for (i, &(size, stride)) in modes.iter().enumerate() {
        if i + 1 == modes.len() {
            return index + x * stride;
        }
        index += x % size * stride;
        x /= size;
    }
    index
}

fn size(modes: &[(i64, i64)]) -> i64 {
    modes.iter().map(|mode| mode.0).product()
}

fn text(modes: &[(i64, i64)]) -> String {
    let list = |f: fn(&(i64, i64)) -> i64| {
        modes.iter().map(|mode| f(mode).to_string()).collect::<Vec<_>>().join(",")
    };
    match modes {
        [(size, stride)] => format!("{size}:{stride}"),
        _ => format!("({}):({})", list(|mode| mode.0), list(|mode| mode.1)),
    }
}

fn layout(modes: &[(i64, i64)]) -> Layout {
    Layout::parse(&text(modes)).expect("the universe's layouts exist")
}

fn leaves(layout: &Layout) -> Modes {
    layout.leaves().iter().map(|mode| (mode.size, mode.stride)).collect()
}

/// Whether some layout, of whatever nesting, takes exactly these values in order: find the first
/// mode's length, then look at its multiples.
fn is_layout(values: &[i64]) -> bool {
    let n = values.len();
    let linear = (1..n)
        .take_while(|&i| {
            values[i] - values[0] == (values[1] - values[0]) * i64::try_from(i).expect("small")
        })
        .count()
        + 1;
    // Any divisor of the linear run could be the first mode; the longest is no worse than a shorter
    // one, but try all to assume nothing.
    (2..=linear).filter(|m| n.is_multiple_of(*m)).any(|m| {
        let rest: Vec<i64> = values.iter().step_by(m).copied().collect();
        let sums = values.iter().enumerate().all(|(i, &value)| {
            value - values[0] == (rest[i / m] - values[0]) + (values[i % m] - values[0])
        });
        sums && (rest.len() == 1 || is_layout(&rest))
    }) || n == 1
}

/// Whether a layout that refines B's modes takes the values `A(B(c))`: each mode alone must be a
/// layout, and the modes must add up.
fn composable(a: &[(i64, i64)], b: &[(i64, i64)]) -> bool {
    let along = |mode: (i64, i64)| (0..mode.0).map(|c| eval(a, c * mode.1)).collect::<Vec<_>>();
    let modes: Vec<Vec<i64>> = b.iter().map(|&mode| along(mode)).collect();
    modes.iter().all(|values| is_layout(values))
        && (0..size(b)).all(|c| {
            let (mut rest, mut sum, mut inner) = (c, 0, 0);
            for (&(size, stride), values) in b.iter().zip(&modes) {
                let digit = rest % size;
                rest /= size;
                inner += digit * stride;
                sum += values[usize::try_from(digit).expect("small")];
            }
            eval(a, inner) == sum
        })
}

fn universe(rank: u32) -> Vec<Modes> {
    let one: Vec<(i64, i64)> =
        SIZES.iter().flat_map(|&size| STRIDES.iter().map(move |&stride| (size, stride))).collect();
    let mut all = vec![Vec::new()];
    for _ in 0..rank {
        all = all
            .iter()
            .flat_map(|modes: &Modes| {
                one.iter().map(move |&mode| [modes.as_slice(), &[mode]].concat())
            })
            .collect();
    }
    all
}

#[derive(Default, Debug)]
struct Tally {
    pairs: u64,
    accepted: u64,
    refused: u64,
    wrong_accepts: u64,
    false_refusals: u64,
}

impl Tally {
    fn judge(&mut self, a: &Modes, b: &Modes, left: &Layout, right: &Layout) {
        self.pairs += 1;
        if let Ok(r) = left.compose(right) {
            self.accepted += 1;
            let leaves = leaves(&r);
            // A single mode that splits is a tuple of its runs; of several modes, each keeps its
            // size.
            let refines = if b.len() == 1 {
                r.size() == size(b)
            } else {
                r.rank() == b.len()
                    && r.modes().zip(b).all(|(mode, &(size, _))| mode.size() == size)
            };
            let right = refines && (0..size(b)).all(|c| eval(&leaves, c) == eval(a, eval(b, c)));
            if !right && self.wrong_accepts < 5 {
                println!("wrong accept: {} o {} = {r}", text(a), text(b));
            }
            self.wrong_accepts += u64::from(!right);
        } else {
            self.refused += 1;
            let false_refusal = composable(a, b);
            if false_refusal && self.false_refusals < 5 {
                println!("false refusal: {} o {}", text(a), text(b));
            }
            self.false_refusals += u64::from(false_refusal);
        }
    }
}

#[test]
fn composition_is_sound_and_complete_up_to_rank_two() {
    let small: Vec<(Modes, Layout)> = [universe(1), universe(2)]
        .concat()
        .into_iter()
        .map(|modes| {
            let l = layout(&modes);
            (modes, l)
        })
        .collect();
    let mut tally = Tally::default();
    for (a, left) in &small {
        for (b, right) in &small {
            tally.judge(a, b, left, right);
        }
    }
    println!("rank 1 and 2 by rank 1 and 2: {tally:?}");
    assert_eq!((tally.wrong_accepts, tally.false_refusals), (0, 0));
}

#[test]
fn composition_is_sound_with_rank_three() {
    let mut random = Random(0x9E37_79B9_7F4A_7C15);
    let mut tally = Tally::default();
    for _ in 0..200_000 {
        let a = random.modes(3);
        let rank = 1 + random.below(3);
        let b = random.modes(rank);
        tally.judge(&a, &b, &layout(&a), &layout(&b));
    }
    println!("rank 3 by rank 1 to 3: {tally:?}");
    assert_eq!(tally.wrong_accepts, 0);
    // Two carries that cancel each other: rare, and refused.
    assert!(tally.false_refusals * 200 < tally.pairs);
}

struct Random(u64);

impl Random {
    fn below(&mut self, n: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        usize::try_from(self.0 % n as u64).expect("small")
    }

    fn modes(&mut self, rank: usize) -> Modes {
        (0..rank)
            .map(|_| (SIZES[self.below(SIZES.len())], STRIDES[self.below(STRIDES.len())]))
            .collect()
    }
}

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
