//! Questions drawn at random, the same in every run.

use colex::dynamic::{IntTuple, Layout, View};

use super::Question;
use super::operation::Operation;

/// So many answers and refusals of each operation.
const ANSWERS: usize = 24;
const REFUSALS: usize = 8;
/// So often an operation is asked before it is taken to refuse nothing.
const DRAWS: usize = 400;

const SIZES: [i64; 12] = [1, 2, 2, 3, 4, 4, 5, 6, 7, 8, 12, 16];
const STRIDES: [i64; 12] = [0, 1, 1, 2, 3, 4, 6, 8, 12, 16, 32, 100];
const BITS: [i64; 7] = [4, 6, 8, 16, 32, 64, 128];
const FACTORS: [i64; 6] = [1, 2, 2, 3, 4, 8];

/// The questions for one operation, and their answers.
pub(super) fn questions(operation: &Operation) -> Vec<Question> {
    let mut draw = Draw::seeded(operation.name);
    let (mut answers, mut refusals): (Vec<Question>, Vec<Question>) = Default::default();
    for _ in 0..DRAWS {
        let args = draw.args(operation.name);
        let Some(question) = Question::ask(operation.name, args) else { continue };
        let (list, wanted) = match question.answer {
            Some(_) => (&mut answers, ANSWERS),
            None => (&mut refusals, REFUSALS),
        };
        if list.len() < wanted && !list.contains(&question) {
            list.push(question);
        }
    }
    answers.append(&mut refusals);
    answers
}

/// A source of numbers: `SplitMix64`, seeded by a name.
struct Draw(u64);

impl Draw {
    fn seeded(name: &str) -> Self {
        let hash = |hash: u64, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        Self(name.bytes().fold(0xcbf2_9ce4_8422_2325, hash))
    }

    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let z = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// A number below `n`.
    fn below(&mut self, n: usize) -> usize {
        usize::try_from(self.next() % n as u64).expect("it is below a usize")
    }

    /// Once in `n` times.
    fn once_in(&mut self, n: usize) -> bool {
        self.below(n) == 0
    }

    fn of(&mut self, list: &[i64]) -> i64 {
        list[self.below(list.len())]
    }

    fn number_below(&mut self, n: i64) -> i64 {
        self.next().cast_signed().rem_euclid(n.max(1))
    }

    /// A number below `n`, or once in `rarely` times up to it.
    fn past(&mut self, n: i64, rarely: usize) -> i64 {
        let more = i64::from(self.once_in(rarely));
        self.number_below(n + more)
    }

    /// A divisor of `n`.
    fn divisor(&mut self, n: i64) -> i64 {
        let divisors: Vec<i64> = (1..=n).filter(|d| n % d == 0).collect();
        self.of(&divisors)
    }

    /// A shape of up to `modes` modes, some of which are tuples.
    fn shape(&mut self, modes: usize) -> String {
        if self.once_in(6) {
            return self.of(&SIZES).to_string();
        }
        let each: Vec<String> = (0..=self.below(modes))
            .map(|_| {
                if self.once_in(4) {
                    let inner: Vec<String> =
                        (0..=self.below(3)).map(|_| self.of(&SIZES).to_string()).collect();
                    format!("({})", inner.join(","))
                } else {
                    self.of(&SIZES).to_string()
                }
            })
            .collect();
        format!("({})", each.join(","))
    }

    /// A shape and strides: compact in some order, with gaps, or whatever comes.
    fn layout(&mut self) -> String {
        let shape = self.shape(3);
        self.strided(&shape)
    }

    fn strided(&mut self, shape: &str) -> String {
        let tree = tuple(shape);
        let sizes = tree.leaves().to_vec();
        let mut strides = vec![0; sizes.len()];
        let kind = self.below(5);
        let backwards = self.once_in(12);
        let mut order: Vec<usize> = (0..sizes.len()).collect();
        if kind > 0 {
            for i in (1..order.len()).rev() {
                let j = self.below(i + 1);
                order.swap(i, j);
            }
        }
        let mut next = if kind == 2 { self.of(&FACTORS) } else { 1 };
        for i in order {
            strides[i] = if kind == 4 { self.of(&STRIDES) } else { next };
            next *= sizes[i];
            if kind == 2 && self.once_in(3) {
                next *= 2;
            }
            if kind == 3 && self.once_in(4) {
                strides[i] = 0;
            }
            if backwards && self.once_in(2) {
                strides[i] = -strides[i];
            }
        }
        let mut strides = strides.into_iter();
        format!("{shape}:{}", tree.map(|_| strides.next().unwrap_or_default()))
    }

    /// A layout whose steps suit the modes of `a`, more often than not.
    fn within(&mut self, a: &Layout) -> String {
        if self.once_in(4) {
            return self.layout();
        }
        let mut prefixes = vec![1];
        for mode in a.leaves() {
            prefixes.push(prefixes[prefixes.len() - 1] * mode.size);
        }
        let modes: Vec<(i64, i64)> = (0..=self.below(2))
            .map(|_| {
                let stride = prefixes[self.below(prefixes.len())];
                (self.divisor(a.size().min(4096)).min(64), stride)
            })
            .collect();
        match modes[..] {
            [(size, stride)] => format!("{size}:{stride}"),
            _ => format!(
                "({}):({})",
                list(modes.iter().map(|mode| mode.0)),
                list(modes.iter().map(|mode| mode.1))
            ),
        }
    }

    /// A tile for `mode`.
    fn tile(&mut self, mode: &Layout, depth: usize) -> String {
        match self.below(8) {
            0 => "_".into(),
            1 => self.of(&SIZES).to_string(),
            2 | 3 => self.within(mode),
            4 if !mode.view().is_leaf() && depth < 2 => self.tiles(mode, depth),
            _ => self.divisor(mode.size().min(4096)).to_string(),
        }
    }

    /// A tuple of tiles for the modes of `a`, or for the first few, rarely for one too many.
    fn tiles(&mut self, a: &Layout, depth: usize) -> String {
        let modes: Vec<Layout> = a.modes().collect();
        let more = usize::from(self.once_in(6));
        let count = 1 + self.below(modes.len() + more);
        let tiles: Vec<String> =
            (0..count).map(|i| self.tile(modes.get(i).unwrap_or(&modes[0]), depth + 1)).collect();
        format!("[{}]", tiles.join(","))
    }

    /// A coordinate of `shape`, cut off somewhere, with `_` in it if `holes`.
    fn coord(&mut self, shape: View<'_, i64>, holes: bool) -> String {
        if holes && self.once_in(3) {
            return "_".into();
        }
        let size: i64 = shape.leaves().iter().product();
        if shape.is_leaf() || self.once_in(5) {
            return self.number_below(size).to_string();
        }
        let each: Vec<String> = shape.modes().map(|mode| self.coord(mode, holes)).collect();
        format!("({})", each.join(","))
    }

    /// The profile of `view`, cut off somewhere, rarely longer.
    fn profile(&mut self, view: View<'_, i64>) -> String {
        if view.is_leaf() || self.once_in(3) {
            return "1".into();
        }
        let mut each: Vec<String> = view.modes().map(|mode| self.profile(mode)).collect();
        if self.once_in(4) {
            each.truncate(1);
        }
        if self.once_in(8) {
            each.push("1".into());
        }
        format!("({})", each.join(","))
    }

    /// A shape that copies of `a` fill, more often than not.
    fn multiple(&mut self, a: &Layout) -> String {
        let more = usize::from(self.once_in(5));
        let mut each: Vec<i64> = a.modes().map(|mode| mode.size() * self.of(&FACTORS)).collect();
        if self.once_in(5) {
            each[0] += 1;
        }
        each.extend((0..more).map(|_| self.of(&FACTORS)));
        if self.once_in(8) {
            each.truncate(1);
        }
        if a.view().is_leaf() && each.len() == 1 { list(each) } else { format!("({})", list(each)) }
    }

    /// Ranks for the modes of `shape`.
    fn order(&mut self, shape: &IntTuple) -> String {
        if shape.is_leaf() || self.once_in(8) {
            return self.number_below(3).to_string();
        }
        let mut ranks: Vec<i64> = (0..).take(shape.rank()).collect();
        for i in (1..ranks.len()).rev() {
            let j = self.below(i + 1);
            ranks.swap(i, j);
        }
        format!("({})", list(ranks))
    }

    /// Arguments for an operation.
    #[expect(clippy::too_many_lines, reason = "a few lines for each kind of arguments")]
    fn args(&mut self, op: &str) -> Vec<String> {
        let text = self.layout();
        let a = Layout::parse(&text).expect("a drawn layout is one");
        let rank = i64::try_from(a.rank()).expect("few modes");
        match op {
            "coalesce_profile" | "filter_profile" => {
                let profile = self.profile(a.shape().view());
                vec![text, profile]
            }
            "unflatten" => {
                let profile = self.profile(a.shape().view());
                let flat = if self.once_in(4) { text } else { a.flatten().to_string() };
                vec![flat, profile]
            }
            "composition" => {
                let b = self.within(&a);
                vec![text, b]
            }
            "composition_tiler" => {
                let tiles = self.tiles(&a, 0);
                vec![text, self.rounded(tiles, 8)]
            }
            "complement" => {
                let size = match self.below(3) {
                    0 => self.shape(2),
                    1 => (a.cosize() * self.of(&FACTORS)).to_string(),
                    _ => (self.of(&SIZES) * self.of(&SIZES)).to_string(),
                };
                vec![text, size]
            }
            "logical_divide" | "zipped_divide" | "tiled_divide" | "flat_divide" => {
                let b = self.within(&a);
                vec![text, self.rounded(b, 6)]
            }
            "logical_divide_tiler"
            | "zipped_divide_tiler"
            | "tiled_divide_tiler"
            | "flat_divide_tiler" => {
                let tiles = self.tiles(&a, 0);
                vec![text, self.rounded(tiles, 6)]
            }
            "group" | "take" => {
                let end = if self.once_in(4) { -1 } else { self.number_below(rank + 2) };
                vec![self.number_below(rank).to_string(), end.to_string(), text]
            }
            "select" => {
                let modes: Vec<i64> = (0..=self.below(3)).map(|_| self.past(rank, 8)).collect();
                vec![format!("({})", list(modes)), text]
            }
            "logical_product" | "zipped_product" | "tiled_product" | "flat_product"
            | "blocked_product" | "raked_product" => {
                let b = if self.once_in(3) { self.within(&a) } else { self.layout() };
                vec![text, b]
            }
            "logical_product_tiler"
            | "zipped_product_tiler"
            | "tiled_product_tiler"
            | "flat_product_tiler" => {
                let tiles = self.tiles(&a, 0);
                vec![text, tiles]
            }
            "tile_to_shape" | "tile_to_shape_right" => {
                let shape = self.multiple(&a);
                vec![text, shape]
            }
            "tile_to_shape_order" => {
                let shape = self.multiple(&a);
                let order = self.order(&tuple(&shape));
                vec![text, shape, order]
            }
            "max_common_layout" | "max_common_vector" => {
                let b = if self.once_in(2) {
                    self.strided(&a.shape().to_string())
                } else {
                    self.layout()
                };
                vec![text, b]
            }
            "upcast" | "downcast" => vec![self.of(&FACTORS).to_string(), text],
            "recast" => {
                vec![self.of(&BITS).to_string(), self.of(&BITS).to_string(), text]
            }
            "domain_distribute" => {
                let count = self.divisor(a.size().min(4096));
                let count = if self.once_in(2) { count } else { self.of(&SIZES) * 6 };
                vec![a.shape().to_string(), count.to_string()]
            }
            "append" | "prepend" | "concat" => {
                vec![text, self.layout()]
            }
            "append_n" | "prepend_n" => {
                vec![(1 + self.below(5)).to_string(), text, self.layout()]
            }
            "replace" => vec![self.past(rank, 4).to_string(), text, self.layout()],
            "zip" => vec![if self.once_in(2) { self.zippable() } else { text }],
            "slice" | "slice_and_offset" | "dice" => {
                let shape = if self.once_in(8) { tuple(&self.shape(3)) } else { a.shape() };
                vec![self.coord(shape.view(), true), text]
            }
            "crd2idx" => {
                let shape = if self.once_in(8) { tuple(&self.shape(3)) } else { a.shape() };
                vec![self.coord(shape.view(), false), text]
            }
            "crd2idx_shape" => vec![self.coord(a.shape().view(), false), a.shape().to_string()],
            "idx2crd" => vec![self.number_below(a.size()).to_string(), a.shape().to_string()],
            "get_hier_coord" | "get_1d_coord" => {
                vec![self.number_below(a.cosize()).to_string(), text]
            }
            "with_shape" => {
                let first = self.divisor(a.size().min(4096));
                let rest = a.size() / first;
                vec![text, format!("({first},{rest})")]
            }
            "layout_left" | "layout_right" | "product_each" => vec![a.shape().to_string()],
            "ordered_layout" => {
                let shape = a.shape();
                let order = self.order(&shape);
                vec![shape.to_string(), order]
            }
            "congruent" | "weakly_congruent" | "compatible" => {
                let shape = a.shape();
                let other = match self.below(3) {
                    0 => self.shape(3),
                    1 => shape.to_string(),
                    _ => product_each(&shape),
                };
                if self.once_in(2) {
                    vec![shape.to_string(), other]
                } else {
                    vec![other, shape.to_string()]
                }
            }
            "evenly_divides" => {
                let tiles = self.tiles(&a, 0);
                vec![a.shape().to_string(), tiles]
            }
            "ceil_div" | "round_up" | "shape_div" => {
                let divisor = if self.once_in(2) {
                    self.of(&SIZES).to_string()
                } else {
                    let each: Vec<i64> = a.modes().map(|mode| self.divisor(mode.size())).collect();
                    if a.view().is_leaf() { list(each) } else { format!("({})", list(each)) }
                };
                vec![a.shape().to_string(), divisor]
            }
            _ => vec![text],
        }
    }

    /// A layout of pairs, or of tuples of another rank.
    fn zippable(&mut self) -> String {
        let rank = 1 + self.below(3);
        let each: Vec<String> = (0..=self.below(3))
            .map(|_| {
                let sizes: Vec<i64> = (0..rank).map(|_| self.of(&SIZES)).collect();
                format!("({})", list(sizes))
            })
            .collect();
        let shape = format!("({})", each.join(","));
        self.strided(&shape)
    }

    fn rounded(&mut self, tiler: String, once_in: usize) -> String {
        if self.once_in(once_in) { format!("uneven({tiler})") } else { tiler }
    }
}

/// `(4,(2,3))` as `(4,6)`.
fn product_each(shape: &IntTuple) -> String {
    colex::dynamic::product_each(shape).map_or_else(|_| shape.to_string(), |each| each.to_string())
}

fn tuple(text: &str) -> IntTuple {
    text.parse().expect("a tuple")
}

fn list(numbers: impl IntoIterator<Item = i64>) -> String {
    numbers.into_iter().map(|number| number.to_string()).collect::<Vec<_>>().join(",")
}
