//! The laws by brute force, against an oracle that shares no code with the engine: flat slices of
//! numbers, evaluated from the definition.
//!
//! Composition is checked on a whole universe: both sides of rank 1 and 2, sizes {1,2,3,4,6},
//! strides {0,1,2,3,4,6,8}. Where the engine answers, the answer must be right; where it refuses,
//! no layout may exist.

#![cfg(feature = "alloc")]

mod composition;
mod laws;

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
