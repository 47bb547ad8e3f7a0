//! Layouts that lead to coordinates, as right-hand sides of a composition.

use alloc::string::ToString;
use alloc::vec::Vec;
use core::fmt;

use super::Error;
use super::compose::{NAME, compose_layouts};
use super::int_tuple::IntTuple;
use super::layout::{Layout, Mode};
use super::number::{add, mul};
use super::tree::{Tree, View};

/// So many tuples may enclose the mode in which a stride steps.
pub(crate) const DEPTH: usize = 8;

/// A stride that steps in one mode of a coordinate: by 2 in mode 0 it is `2@0`, and `2@0@1` in mode 0 of mode 1.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Step {
    by: i64,
    path: [usize; DEPTH],
    depth: usize,
}

impl Step {
    /// The step `by` in the mode `mode`, and there in the modes `nested`, the outermost first.
    ///
    /// # Errors
    /// When more than 8 tuples enclose the mode.
    pub fn new(by: i64, mode: usize, nested: &[usize]) -> Result<Self, Error> {
        let mut step = Self { by, path: [mode; DEPTH], depth: 1 + nested.len() };
        let path = step.path.get_mut(1..step.depth).ok_or(Error::TooDeep { limit: DEPTH })?;
        path.copy_from_slice(nested);
        Ok(step)
    }

    /// How far it steps.
    #[must_use]
    pub fn by(&self) -> i64 {
        self.by
    }

    /// The mode, the outermost tuple first.
    #[must_use]
    pub fn path(&self) -> &[usize] {
        &self.path[..self.depth]
    }
}

impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.by)?;
        self.path().iter().rev().try_for_each(|mode| write!(f, "@{mode}"))
    }
}

/// A layout whose strides are basis elements: it leads from coordinates to coordinates.
///
/// ```
/// use colex::dynamic::{CoordinateLayout, Layout};
///
/// let b = CoordinateLayout::parse("((4,8),2):((2@0,1@1),1@0)")?;
/// let r = Layout::parse("(128,64):(64,1)")?.compose_coordinates(&b)?;
/// assert_eq!(r.to_string(), "((4,8),2):((128,1),64)");
/// # Ok::<(), colex::dynamic::Error>(())
/// ```
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct CoordinateLayout {
    tree: Tree<(i64, Step)>,
}

impl CoordinateLayout {
    /// `shape:steps`.
    ///
    /// # Errors
    /// When the two differ in structure, or a size is below 1.
    pub fn new(shape: &IntTuple, steps: &Tree<Step>) -> Result<Self, Error> {
        let tree = shape.zip_leaves(steps, |size, step| (size, step)).ok_or_else(|| {
            Error::NotCongruent { shape: shape.to_string(), stride: steps.to_string() }
        })?;
        match tree.leaves().iter().position(|&(size, _)| size < 1) {
            None => Ok(Self { tree }),
            Some(i) => {
                Err(Error::Size { path: tree.view().path(i).to_vec(), size: tree.leaves()[i].0 })
            }
        }
    }

    /// The sizes.
    #[must_use]
    pub fn shape(&self) -> IntTuple {
        self.tree.map(|(size, _)| size)
    }

    /// The strides.
    #[must_use]
    pub fn steps(&self) -> Tree<Step> {
        self.tree.map(|(_, step)| step)
    }
}

impl fmt::Display for CoordinateLayout {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.shape(), self.steps())
    }
}

impl Layout {
    /// `R(c) = A(B(c))`, where `B(c)` is a coordinate of A.
    ///
    /// Inside A's shape a coordinate is as good as its number. So the result is the composition with B's
    /// steps as numbers: each times the product of the sizes before its mode.
    ///
    /// # Errors
    /// When B takes a coordinate that A's shape does not have, or the numbers do not compose.
    pub fn compose_coordinates(&self, b: &CoordinateLayout) -> Result<Self, Error> {
        compose_layouts(self, &self.numbered(b)?)
    }

    /// `b` with numbers for the coordinates of `self` to which it leads.
    pub(crate) fn numbered(&self, b: &CoordinateLayout) -> Result<Self, Error> {
        let shape = self.shape();
        // How far all steps together go in each mode, and the size of the mode.
        let mut reached: Vec<(&[usize], i64, i64)> = Vec::new();
        for (size, step) in b.tree.leaves() {
            if step.by < 0 {
                return Err(Error::NegativeCoordinate { coord: step.by });
            }
            let (_, mode) = find(shape.view(), step)?;
            let reach = mul(NAME, size - 1, step.by)?;
            match reached.iter_mut().find(|(path, ..)| *path == step.path()) {
                Some((_, all, _)) => *all = add(NAME, *all, reach)?,
                None => reached.push((step.path(), reach, mode)),
            }
        }
        for &(path, coordinate, size) in reached.iter().filter(|(_, reach, _)| *reach > 0) {
            let is_nested = |&(other, reach, _): &(&[usize], i64, i64)| {
                reach > 0 && other.len() > path.len() && other.starts_with(path)
            };
            if reached.iter().any(is_nested) {
                return Err(Error::Coordinate { coord: b.to_string(), shape: shape.to_string() });
            }
            if coordinate >= size {
                let (path, left) = (path.to_vec(), self.to_string());
                return Err(Error::StraysFromShape { path, coordinate, size, left });
            }
        }
        let number = |(size, step): (i64, Step)| {
            let (before, _) = find(shape.view(), &step)?;
            Ok(Mode { size, stride: mul(NAME, step.by, before)? })
        };
        Self::from_tree(NAME, b.tree.try_map(number)?)
    }
}

/// How many coordinates there are before the mode in which a step goes, and the size of the mode.
fn find(shape: View<'_, i64>, step: &Step) -> Result<(i64, i64), Error> {
    let product =
        |view: View<'_, i64>| view.leaves().iter().try_fold(1, |n, &size| mul(NAME, n, size));
    let (mut before, mut view) = (1, shape);
    for &mode in step.path() {
        for earlier in view.modes().take(mode) {
            before = mul(NAME, before, product(earlier)?)?;
        }
        let found = view.modes().nth(mode).filter(|_| !view.is_leaf());
        view = found.ok_or_else(|| Error::Coordinate {
            coord: step.to_string(),
            shape: shape.to_string(),
        })?;
    }
    Ok((before, product(view)?))
}
