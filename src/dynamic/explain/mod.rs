//! How a result comes about, step by step, in words and numbers; and where there is none, why, and
//! at which coordinate a wrong answer would show.
//!
//! ```
//! use colex::dynamic::{Layout, explain};
//!
//! let a = Layout::parse("(6,2):(8,2)")?;
//! let why = explain::compose(&a, &Layout::parse("4:4")?);
//! assert!(why.outcome.is_err());
//! println!("{why}");
//! # let kept = include_str!("../../../docs/explained.txt"); // wrapped, for the page
//! # assert!(why.to_string().split_whitespace().eq(kept.split_whitespace()), "{why}");
//! # Ok::<(), colex::dynamic::Error>(())
//! ```
//!
//! ```text
#![doc = include_str!("../../../docs/explained.txt")]
//! ```
//!
//! There is a function for each operation, of the same name. The steps are those of the definition, in
//! the order in which one would work them out on paper, and the outcome is what they come to: the
//! tests hold it equal to the operation's own answer. Where the steps come to nothing, the operation
//! says why.

mod arrange;
mod coalesce;
mod common;
mod complement;
mod compose;
mod divide;
mod domain_distribute;
mod evaluate;
mod facts;
mod filter;
mod inverse;
mod like;
mod local;
mod modes;
mod nullspace;
mod numbers;
mod product;
mod recast;
mod relate;
mod shape;
mod slice;
mod swizzle;
mod tile_to_shape;
mod uneven;
mod wrong;

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;

use super::{Error, Layout};

pub use coalesce::{coalesce, coalesce_by};
pub use common::{max_alignment, max_common_layout, max_common_vector};
pub use complement::complement;
pub use compose::{compose, compose_coordinates};
pub use divide::{flat_divide, logical_divide, tiled_divide, zipped_divide};
pub use domain_distribute::domain_distribute;
pub use evaluate::{coord_of_index, crd2idx, idx2crd, index, position_of_index};
pub use facts::{
    distinct, is_bijective, is_compact, is_disjoint_from, is_injective, is_surjective, vector_width,
};
pub use filter::{filter, filter_by, filter_zeros};
pub use inverse::{left_inverse, right_inverse};
pub use like::{layout_like, left, ordered, right, with_shape};
pub use local::{local_partition, local_tile};
pub use modes::{
    append, append_n, concat, flatten, group, prepend, prepend_n, replace, select, take, unflatten,
    zip,
};
pub use nullspace::nullspace;
pub use numbers::{cosize, depth, indices, rank, size};
pub use product::{
    blocked_product, flat_product, logical_product, raked_product, tiled_product, zipped_product,
};
pub use recast::{downcast, recast_bits, upcast};
pub use relate::{compatible, congruent, evenly_divides, weakly_congruent};
pub use shape::{ceil_div, product_each, round_up, shape_div};
pub use slice::{dice, slice, slice_and_offset};
pub use swizzle::{swizzle, swizzled_indices};
pub use tile_to_shape::{tile_to_shape, tile_to_shape_ordered, tile_to_shape_right};

/// The derivation of a result, or of a refusal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Explanation {
    /// What is asked, with the numbers.
    pub question: String,
    /// The steps, in order.
    pub steps: Vec<Step>,
    /// What the steps come to, or why the operation is undefined.
    pub outcome: Result<String, Error>,
    /// Where there is no answer: what a wrong one would be, and where it shows first.
    pub wrong: Option<String>,
}

/// One step of a derivation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Step {
    /// How far it is a step of a step.
    pub depth: usize,
    /// What is done.
    pub text: String,
}

impl Explanation {
    fn asks(question: String) -> Self {
        Self { question, steps: Vec::new(), outcome: Ok(String::new()), wrong: None }
    }

    fn step(&mut self, text: impl Into<String>) {
        self.steps.push(Step { depth: 0, text: text.into() });
    }

    fn detail(&mut self, text: impl Into<String>) {
        self.steps.push(Step { depth: 1, text: text.into() });
    }

    /// What is told inside belongs to the step before.
    fn within<R>(&mut self, tell: impl FnOnce(&mut Self) -> R) -> R {
        let from = self.steps.len();
        let result = tell(self);
        self.steps.iter_mut().skip(from).for_each(|step| step.depth += 1);
        result
    }

    /// A question of its own on the way, with its steps and its answer.
    fn part<R: ToString>(
        &mut self,
        question: impl Into<String>,
        tell: impl FnOnce(&mut Self) -> Option<R>,
    ) -> Option<R> {
        self.step(question);
        let result = self.within(tell);
        if let Some(result) = &result {
            self.detail(format!("= {}", result.to_string()));
        }
        result
    }

    /// Where the steps stop: what a wrong answer would be. The first one counts.
    fn goes_wrong(&mut self, wrong: Option<String>) {
        self.wrong = self.wrong.take().or(wrong);
    }

    /// Ends with what the steps have come to; where they stopped, with the operation's refusal.
    fn derives<R>(mut self, derived: Option<impl ToString>, operation: Result<R, Error>) -> Self {
        self.outcome = match derived {
            Some(result) => {
                self.wrong = None;
                Ok(result.to_string())
            }
            // The steps stop where the operation refuses, and only there: the tests would see it.
            None => Err(operation.err().unwrap_or(Error::Mismatch)),
        };
        self
    }

    /// The steps as lines of text, without the question and the outcome.
    #[must_use]
    pub fn lines(&self) -> Vec<String> {
        self.steps.iter().map(|step| format!("{:1$}{2}", "", 4 * step.depth, step.text)).collect()
    }
}

impl fmt::Display for Explanation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}", self.question)?;
        for line in self.lines() {
            writeln!(f, "  {line}")?;
        }
        match &self.outcome {
            Ok(result) => writeln!(f, "= {result}")?,
            Err(error) => writeln!(f, "{error}.")?,
        }
        if let Some(wrong) = &self.wrong {
            writeln!(f, "{wrong}")?;
        }
        Ok(())
    }
}

/// `A(0) = 0, A(3) = 24, …`
fn values(name: &str, layout: &Layout, coords: impl Iterator<Item = i64>) -> String {
    const SHOWN: usize = 8;
    let mut all: Vec<String> = coords
        .take(SHOWN + 1)
        .map(|x| {
            let value = layout.at(x).map_or_else(|_| "none".into(), |value| value.to_string());
            format!("{name}({x}) = {value}")
        })
        .collect();
    if all.len() > SHOWN {
        all.truncate(SHOWN);
        all.push("…".into());
    }
    all.join(", ")
}

/// `mode 1.0`
fn place(path: &[usize]) -> String {
    let path: Vec<String> = path.iter().map(ToString::to_string).collect();
    format!("mode {}", path.join("."))
}

/// `4:1, (2,4):(4,8)`
fn listed<T: ToString>(items: impl IntoIterator<Item = T>) -> String {
    let all: Vec<String> = items.into_iter().map(|item| item.to_string()).collect();
    all.join(", ")
}

/// `once`, `2 times`
fn times(count: i64) -> String {
    if count == 1 { "once".into() } else { format!("{count} times") }
}
