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
//! The steps are those of the definition, in the order in which one would work them out on paper. The
//! outcome is what the operation itself answers.

mod coalesce;
mod complement;
mod compose;
mod divide;
mod evaluate;
mod inverse;
mod part;
mod product;
mod wrong;

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;

use super::{Error, Layout};

pub use coalesce::{coalesce, filter};
pub use complement::complement;
pub use compose::compose;
pub use divide::{flat_divide, logical_divide, tiled_divide, zipped_divide};
pub use evaluate::{coord_of_index, index};
pub use inverse::{left_inverse, max_common_layout, right_inverse};
pub use part::{local_partition, local_tile, slice};
pub use product::{
    blocked_product, flat_product, logical_product, raked_product, tiled_product, zipped_product,
};

/// The derivation of a result, or of a refusal.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Explanation {
    /// What is asked, with the numbers.
    pub question: String,
    /// The steps, in order.
    pub steps: Vec<Step>,
    /// What the operation answers.
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

    /// The steps of another explanation, as a step of this one.
    fn include(&mut self, other: Self) {
        self.step(other.question);
        for step in other.steps {
            self.steps.push(Step { depth: step.depth + 1, text: step.text });
        }
        if let Ok(result) = other.outcome {
            self.detail(format!("= {result}"));
        }
    }

    fn ends(mut self, outcome: Result<impl ToString, Error>) -> Self {
        self.outcome = outcome.map(|result| result.to_string());
        self
    }

    fn unless(mut self, wrong: Option<String>) -> Self {
        if self.outcome.is_err() {
            self.wrong = wrong;
        }
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

/// `3, 0, 1`
fn list(numbers: impl IntoIterator<Item = i64>) -> String {
    let all: Vec<String> = numbers.into_iter().map(|number| number.to_string()).collect();
    all.join(", ")
}
