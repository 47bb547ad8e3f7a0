//! `R(c) = A(B(c))` or a refusal; and no refusal where a layout exists.

use colex::dynamic::Layout;

use super::{Modes, Random, eval, layout, leaves, size, text, universe};

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
pub(crate) fn composable(a: &[(i64, i64)], b: &[(i64, i64)]) -> bool {
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
