//! Facts about a layout: injective, surjective, bijective, made of vectors, apart from another.
//!
//! Strides and their common divisors answer first; sums of strides are searched only where they
//! cannot, and indices are listed only where that search is longer than the list.

use alloc::vec::Vec;
use smallvec::SmallVec;

use super::coalesce::coalesced;
use super::layout::Layout;
use super::number::gcd;
use super::slice::Sliced;

/// `most` steps of `stride`.
#[derive(Clone, Copy)]
struct Steps {
    most: i128,
    stride: i128,
}

/// Steps by decreasing stride, with what is reached by those from each on, and the common divisor of
/// their strides.
struct Sums {
    steps: SmallVec<[Steps; 8]>,
    reach: SmallVec<[i128; 8]>,
    common: SmallVec<[i128; 8]>,
    budget: u32,
}

impl Sums {
    fn new(mut steps: SmallVec<[Steps; 8]>) -> Self {
        steps.sort_unstable_by_key(|step| core::cmp::Reverse(step.stride));
        let (mut reach, mut common) =
            (SmallVec::from_elem(0, steps.len() + 1), SmallVec::from_elem(0, steps.len() + 1));
        for (i, step) in steps.iter().enumerate().rev() {
            reach[i] = reach[i + 1] + step.most * step.stride;
            common[i] = common_divisor(common[i + 1], step.stride);
        }
        Self { steps, reach, common, budget: 1 << 14 }
    }

    /// Whether `n` is a sum of the steps from number `i` on; `None` where the search takes too long.
    fn pay(&mut self, i: usize, n: i128) -> Option<bool> {
        if n == 0 {
            return Some(true);
        }
        if n < 0 || n > self.reach[i] || n % self.common[i] != 0 {
            return Some(false);
        }
        let Steps { most, stride } = self.steps[i];
        let rest = self.reach[i + 1];
        let fewest = if n > rest { (n - rest + stride - 1) / stride } else { 0 };
        for count in fewest..=most.min(n / stride) {
            self.budget = self.budget.checked_sub(1)?;
            if self.pay(i + 1, n - count * stride)? {
                return Some(true);
            }
        }
        Some(false)
    }
}

fn common_divisor(a: i128, b: i128) -> i128 {
    if b == 0 { a } else { common_divisor(b, a % b) }
}

impl Layout {
    /// Whether no two coordinates have one index: `L(c) = L(d)` only where `c = d`.
    ///
    /// ```
    /// # use colex::dynamic::Layout;
    /// assert!(Layout::parse("(4,8):(1,5)")?.is_injective()); // with gaps
    /// assert!(Layout::parse("(2,3):(3,2)")?.is_injective()); // 0 3 2 5 4 7
    /// assert!(!Layout::parse("(4,4):(1,3)")?.is_injective()); // (3, 0) and (0, 1) are both at 3
    /// # Ok::<(), colex::dynamic::Error>(())
    /// ```
    #[must_use]
    pub fn is_injective(&self) -> bool {
        let mut steps = self.steps();
        steps.sort_unstable_by_key(|step| step.stride);
        let mut reach = 0;
        for i in 0..steps.len() {
            let Steps { most, stride } = steps[i];
            if stride == 0 {
                return false;
            }
            if stride <= reach {
                // Does a multiple of the stride lie among the differences of what comes before?
                let doubled = steps[..i].iter().map(|s| Steps { most: 2 * s.most, ..*s }).collect();
                let mut sums = Sums::new(doubled);
                for count in 1..=most.min(reach / stride) {
                    match sums.pay(0, count * stride + reach) {
                        Some(true) => return false,
                        Some(false) => {}
                        None => return self.has_no_index_twice(),
                    }
                }
            }
            reach += most * stride;
        }
        true
    }

    /// Lists the indices.
    #[cold]
    fn has_no_index_twice(&self) -> bool {
        let mut indices: Vec<i64> = self.indices().collect();
        indices.sort_unstable();
        indices.windows(2).all(|pair| pair[0] != pair[1])
    }

    /// Whether every index from the least to the greatest is taken.
    ///
    /// ```
    /// # use colex::dynamic::Layout;
    /// assert!(Layout::parse("(4,8):(1,2)")?.is_surjective()); // some indices more than once
    /// assert!(!Layout::parse("(4,8):(1,5)")?.is_surjective()); // nothing at 4
    /// # Ok::<(), colex::dynamic::Error>(())
    /// ```
    #[must_use]
    pub fn is_surjective(&self) -> bool {
        let mut steps = self.steps();
        steps.sort_unstable_by_key(|step| step.stride);
        let mut reach = 0;
        steps.iter().all(|step| {
            let follows = step.stride <= reach + 1;
            reach += step.most * step.stride;
            follows
        })
    }

    /// Whether every index from the least to the greatest is taken exactly once.
    ///
    /// ```
    /// # use colex::dynamic::Layout;
    /// assert!(Layout::parse("(4,8):(8,-1)")?.is_bijective()); // from -7 to 24
    /// # Ok::<(), colex::dynamic::Error>(())
    /// ```
    ///
    /// Sibling: [`is_compact`](Self::is_compact), where the least is 0.
    #[must_use]
    pub fn is_bijective(&self) -> bool {
        // What is surjective takes `cosize` indices, so it takes none twice where it has no more coordinates.
        self.size() == self.cosize() && self.is_surjective()
    }

    /// The widest vectors of adjacent elements, aligned to their width, that the layout is made of:
    /// `L(kn + j) = L(kn) + j` for `j < n`, and `L(kn)` is a multiple of `n`.
    ///
    /// Exactly the divisors of the result have this property.
    ///
    /// ```
    /// # use colex::dynamic::Layout;
    /// assert_eq!(Layout::parse("(8,3):(1,12)")?.vector_width(), 4);
    /// assert_eq!(Layout::parse("(2,12):(1,2)")?.vector_width(), 24);
    /// assert_eq!(Layout::parse("(8,3):(3,1)")?.vector_width(), 1);
    /// # Ok::<(), colex::dynamic::Error>(())
    /// ```
    #[must_use]
    pub fn vector_width(&self) -> i64 {
        let modes = coalesced(self.leaves());
        match modes.split_first() {
            Some((first, rest)) if first.stride == 1 => {
                rest.iter().fold(first.size, |width, mode| gcd(width, mode.stride.abs()))
            }
            _ => 1,
        }
    }

    /// How many different indices there are.
    ///
    /// ```
    /// # use colex::dynamic::Layout;
    /// assert_eq!(Layout::parse("(4,8):(1,2)")?.distinct(), 18);
    /// assert_eq!(Layout::parse("(4,8):(1,5)")?.distinct(), 32);
    /// # Ok::<(), colex::dynamic::Error>(())
    /// ```
    #[must_use]
    pub fn distinct(&self) -> i64 {
        if self.is_surjective() {
            return self.cosize();
        }
        if self.is_injective() {
            return self.size();
        }
        let mut indices: Vec<i64> = self.indices().collect();
        indices.sort_unstable();
        indices.dedup();
        i64::try_from(indices.len()).unwrap_or(i64::MAX)
    }

    /// Whether the layout, started at `start`, has no index in common with another one, started
    /// elsewhere.
    ///
    /// ```
    /// # use colex::dynamic::Layout;
    /// let [even, odd] = [Layout::parse("8:2")?, Layout::parse("(4,2):(4,2)")?];
    /// assert!(even.is_disjoint_from(0, &odd, 1));
    /// assert!(!even.is_disjoint_from(0, &odd, 2));
    /// # Ok::<(), colex::dynamic::Error>(())
    /// ```
    #[must_use]
    pub fn is_disjoint_from(&self, start: i64, other: &Self, other_start: i64) -> bool {
        // start + Σ own = other_start + reach − Σ (reach − other's): all steps together must come to the gap.
        let below = |layout: &Self| -> i128 {
            let leaves = layout.leaves().iter().filter(|mode| mode.stride < 0);
            leaves.map(|mode| i128::from(mode.size - 1) * i128::from(mode.stride)).sum()
        };
        let least = i128::from(start) + below(self);
        let other_least = i128::from(other_start) + below(other);
        let reach: i128 = other.steps().iter().map(|step| step.most * step.stride).sum();
        let mut steps = self.steps();
        steps.extend(other.steps());
        steps.retain(|step| step.stride != 0);
        if let Some(found) = Sums::new(steps).pay(0, other_least + reach - least) {
            return !found;
        }
        let mut indices: Vec<i64> = self.indices().map(|i| i + start).collect();
        indices.sort_unstable();
        other.indices().all(|i| indices.binary_search(&(i + other_start)).is_err())
    }

    fn steps(&self) -> SmallVec<[Steps; 8]> {
        let steps = self.leaves().iter().filter(|mode| mode.size > 1);
        steps
            .map(|mode| Steps {
                most: (mode.size - 1).into(),
                stride: i128::from(mode.stride).abs(),
            })
            .collect()
    }
}

impl Sliced {
    /// Whether the two slices have no index in common.
    ///
    /// ```
    /// # use colex::dynamic::Layout;
    /// let l = Layout::parse("(4,8):(8,1)")?;
    /// let slice = |text: &str| l.slice_and_offset(&text.parse()?);
    /// assert!(slice("(1,_)")?.is_disjoint_from(&slice("(2,_)")?));
    /// assert!(!slice("(1,_)")?.is_disjoint_from(&slice("(_,2)")?));
    /// # Ok::<(), colex::dynamic::Error>(())
    /// ```
    #[must_use]
    pub fn is_disjoint_from(&self, other: &Self) -> bool {
        self.layout.is_disjoint_from(self.offset, &other.layout, other.offset)
    }
}
