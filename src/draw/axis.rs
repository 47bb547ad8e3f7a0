//! One side of a table: how many rows or columns, and how they nest.

use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;

use crate::dynamic::Layout;

/// The coordinates along one side of a table.
#[derive(Clone, Debug)]
pub(crate) struct Axis {
    /// The sizes of the leaves, the first one fastest.
    sizes: Vec<usize>,
    /// What the first row or column is called.
    pub(crate) first: usize,
    /// What is counted, where that helps: `m`, `bank`.
    pub(crate) name: &'static str,
}

/// One number of a header: how many rows or columns it spans, and what it says.
#[derive(Clone, Debug)]
pub(crate) struct Header {
    pub(crate) start: usize,
    pub(crate) span: usize,
    pub(crate) text: String,
}

impl Axis {
    /// The coordinates of a mode, which may be nested.
    pub(crate) fn of(mode: &Layout) -> Self {
        let sizes = mode.leaves().iter().filter(|leaf| leaf.size != 1);
        Self {
            sizes: sizes.map(|leaf| usize::try_from(leaf.size).unwrap_or(1)).collect(),
            first: 0,
            name: "",
        }
    }

    /// `0..len`.
    pub(crate) fn flat(len: usize) -> Self {
        Self { sizes: Vec::from([len]), first: 0, name: "" }
    }

    pub(crate) const fn named(mut self, name: &'static str) -> Self {
        self.name = name;
        self
    }

    pub(crate) fn len(&self) -> usize {
        self.sizes.iter().product()
    }

    /// How many modes start again before row or column `i`; all of them before the first.
    pub(crate) fn boundary(&self, i: usize) -> usize {
        let mut block = 1;
        let mut level = 0;
        for &size in &self.sizes {
            block *= size;
            if !i.is_multiple_of(block) {
                break;
            }
            level += 1;
        }
        level
    }

    /// The lines of a header, the one next to the table first: the 1-D coordinate, then, for nested
    /// modes, each leaf's.
    pub(crate) fn headers(&self) -> Vec<Vec<Header>> {
        let number = |i: usize| match (self.name, i) {
            ("", _) => (i + self.first).to_string(),
            // The first says what is counted.
            (name, 0) if self.len() > 1 => format!("{name}{}", self.first),
            (_, i) => (i + self.first).to_string(),
        };
        let mut lines = Vec::from([(0..self.len())
            .map(|i| Header { start: i, span: 1, text: number(i) })
            .collect::<Vec<_>>()]);
        if self.sizes.len() > 1 {
            let mut block = 1;
            for &size in &self.sizes {
                lines.push(
                    (0..self.len() / block)
                        .map(|i| Header {
                            start: i * block,
                            span: block,
                            text: (i % size).to_string(),
                        })
                        .collect(),
                );
                block *= size;
            }
        }
        lines
    }
}
