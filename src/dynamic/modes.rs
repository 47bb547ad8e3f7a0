//! Modes regrouped: flatten, group, append, select and their kin. None of them changes what a leaf
//! does.

use alloc::vec::Vec;

use super::Error;
use super::int_tuple::IntTuple;
use super::layout::{Layout, Mode};
use super::tree::{Tree, View};

impl Layout {
    /// All leaves in one tuple: `R(c_0, c_1, …) = L(nested c)`, depth at most 1.
    ///
    /// ```
    /// # use colex::dynamic::Layout;
    /// let l = Layout::parse("((4,8),2):((32,1),16)")?;
    /// assert_eq!(l.flatten().to_string(), "(4,8,2):(32,1,16)");
    /// assert_eq!(Layout::parse("4:1")?.flatten().to_string(), "4:1");
    /// assert_eq!(l.flatten().unflatten(&"((1,1),1)".parse()?)?, l);
    /// # Ok::<(), colex::dynamic::Error>(())
    /// ```
    #[must_use]
    pub fn flatten(&self) -> Self {
        let view = self.view();
        if view.is_leaf() { self.clone() } else { Self::of_mode(Tree::flat(view.leaves()).view()) }
    }

    /// The modes in the place of the leaves of `profile`; the inverse of [`flatten`](Self::flatten).
    ///
    /// ```
    /// # use colex::dynamic::Layout;
    /// let l = Layout::parse("((4,2),4):((2,1),8)")?;
    /// assert_eq!(l.unflatten(&"(1,(1))".parse()?)?.to_string(), "((4,2),(4)):((2,1),(8))");
    /// # Ok::<(), colex::dynamic::Error>(())
    /// ```
    ///
    /// # Errors
    /// When the layout has not as many modes as the profile leaves.
    pub fn unflatten(&self, profile: &IntTuple) -> Result<Self, Error> {
        fn fill<'a>(
            out: &mut Tree<Mode>,
            profile: View<'_, i64>,
            modes: &mut impl Iterator<Item = View<'a, Mode>>,
        ) {
            if profile.is_leaf() {
                modes.by_ref().take(1).for_each(|mode| out.push(mode));
            } else {
                out.open();
                profile.modes().for_each(|inner| fill(out, inner, modes));
                out.close();
            }
        }
        if self.rank() != profile.leaves().len() {
            return Err(Error::profile("unflatten", profile, &self.shape()));
        }
        let mut tree = Tree::building();
        fill(&mut tree, profile.view(), &mut self.tree().modes());
        Self::from_tree("unflatten", tree)
    }

    /// Modes `begin..end` in one mode: `R(…, (c_begin, …), …) = L(…, c_begin, …)`.
    ///
    /// ```
    /// # use colex::dynamic::Layout;
    /// let l = Layout::parse("(2,3,5):(1,2,6)")?;
    /// assert_eq!(l.group(1, 3)?.to_string(), "(2,(3,5)):(1,(2,6))");
    /// assert_eq!(l.group(1, 2)?.to_string(), "(2,(3),5):(1,(2),6)");
    /// # Ok::<(), colex::dynamic::Error>(())
    /// ```
    ///
    /// # Errors
    /// When `begin..end` is empty or reaches past the last mode.
    pub fn group(&self, begin: usize, end: usize) -> Result<Self, Error> {
        let modes = self.range("group", begin, end)?;
        let mut tree = Tree::building();
        tree.open();
        for (i, &mode) in modes.iter().enumerate() {
            if i == begin {
                tree.open();
            }
            tree.push(mode);
            if i + 1 == end {
                tree.close();
            }
        }
        tree.close();
        Self::from_tree("group", tree)
    }

    /// Modes `begin..end` alone.
    ///
    /// ```
    /// # use colex::dynamic::Layout;
    /// assert_eq!(Layout::parse("(2,3,5):(1,2,6)")?.take(1, 3)?.to_string(), "(3,5):(2,6)");
    /// # Ok::<(), colex::dynamic::Error>(())
    /// ```
    ///
    /// # Errors
    /// When `begin..end` is empty or reaches past the last mode.
    pub fn take(&self, begin: usize, end: usize) -> Result<Self, Error> {
        let modes = self.range("take", begin, end)?;
        Self::from_tree("take", Tree::wrapping(modes[begin..end].iter().copied()))
    }

    /// The modes named, in that order.
    ///
    /// ```
    /// # use colex::dynamic::Layout;
    /// assert_eq!(Layout::parse("(2,3,5):(1,2,6)")?.select(&[2, 0])?.to_string(), "(5,2):(6,1)");
    /// # Ok::<(), colex::dynamic::Error>(())
    /// ```
    ///
    /// # Errors
    /// When there is no such mode.
    pub fn select(&self, modes: &[usize]) -> Result<Self, Error> {
        let all: Vec<_> = self.tree().modes().collect();
        let mut tree = Tree::building();
        tree.open();
        for &mode in modes {
            tree.push(*all.get(mode).ok_or(Error::NoMode {
                operation: "select",
                mode,
                rank: all.len(),
            })?);
        }
        tree.close();
        Self::from_tree("select", tree)
    }

    /// Mode `index` exchanged for `with`.
    ///
    /// ```
    /// # use colex::dynamic::Layout;
    /// let l = Layout::parse("(2,3):(1,2)")?;
    /// assert_eq!(l.replace(1, &Layout::parse("(4,4):(8,2)")?)?.to_string(), "(2,(4,4)):(1,(8,2))");
    /// # Ok::<(), colex::dynamic::Error>(())
    /// ```
    ///
    /// # Errors
    /// When there is no such mode.
    pub fn replace(&self, index: usize, with: &Self) -> Result<Self, Error> {
        let rank = self.rank();
        if index >= rank {
            return Err(Error::NoMode { operation: "replace", mode: index, rank });
        }
        if self.view().is_leaf() {
            return Ok(with.clone());
        }
        let modes = self
            .tree()
            .modes()
            .enumerate()
            .map(|(i, mode)| if i == index { with.view() } else { mode });
        Self::from_tree("replace", Tree::wrapping(modes))
    }

    /// One more mode behind the others: `R(c, x) = L(c) + mode(x)`.
    ///
    /// ```
    /// # use colex::dynamic::Layout;
    /// let l = Layout::parse("(2,3):(1,2)")?;
    /// assert_eq!(l.append(&Layout::parse("4:6")?)?.to_string(), "(2,3,4):(1,2,6)");
    /// assert_eq!(l.prepend(&Layout::parse("4:6")?)?.to_string(), "(4,2,3):(6,1,2)");
    /// # Ok::<(), colex::dynamic::Error>(())
    /// ```
    ///
    /// # Errors
    /// When the size or an index of the whole does not fit 64 bits.
    pub fn append(&self, mode: &Self) -> Result<Self, Error> {
        Self::from_tree("append", Tree::wrapping(self.tree().modes().chain([mode.view()])))
    }

    /// One more mode before the others.
    ///
    /// # Errors
    /// When the size or an index of the whole does not fit 64 bits.
    pub fn prepend(&self, mode: &Self) -> Result<Self, Error> {
        Self::from_tree(
            "prepend",
            Tree::wrapping([mode.view()].into_iter().chain(self.tree().modes())),
        )
    }

    /// Copies of `mode` appended until there are `rank` modes; a layout of that rank or more is
    /// unchanged.
    ///
    /// ```
    /// # use colex::dynamic::Layout;
    /// assert_eq!(Layout::parse("(5,8):(16,2)")?.append_n(3, &Layout::one())?.to_string(), "(5,8,1):(16,2,0)");
    /// # Ok::<(), colex::dynamic::Error>(())
    /// ```
    ///
    /// # Errors
    /// When the size or an index of the whole does not fit 64 bits.
    pub fn append_n(&self, rank: usize, mode: &Self) -> Result<Self, Error> {
        let Some(missing) = rank.checked_sub(self.rank()).filter(|&missing| missing > 0) else {
            return Ok(self.clone());
        };
        check_copies("append", mode, missing)?;
        let copies = core::iter::repeat_n(mode.view(), missing);
        Self::from_tree("append", Tree::wrapping(self.tree().modes().chain(copies)))
    }

    /// Copies of `mode` prepended until there are `rank` modes.
    ///
    /// # Errors
    /// When the size or an index of the whole does not fit 64 bits.
    pub fn prepend_n(&self, rank: usize, mode: &Self) -> Result<Self, Error> {
        let Some(missing) = rank.checked_sub(self.rank()).filter(|&missing| missing > 0) else {
            return Ok(self.clone());
        };
        check_copies("prepend", mode, missing)?;
        let copies = core::iter::repeat_n(mode.view(), missing);
        Self::from_tree("prepend", Tree::wrapping(copies.chain(self.tree().modes())))
    }

    /// The modes of both in one tuple: `R(c, d) = L(c) + other(d)`, where [`append`](Self::append)
    /// would nest `other`.
    ///
    /// ```
    /// # use colex::dynamic::Layout;
    /// let [a, b] = [Layout::parse("(2,3):(1,2)")?, Layout::parse("(4,(5)):(6,(24))")?];
    /// assert_eq!(a.concat(&b)?.to_string(), "(2,3,4,(5)):(1,2,6,(24))");
    /// # Ok::<(), colex::dynamic::Error>(())
    /// ```
    ///
    /// # Errors
    /// When the size or an index of the whole does not fit 64 bits.
    pub fn concat(&self, other: &Self) -> Result<Self, Error> {
        Self::from_tree("concat", Tree::wrapping(self.tree().modes().chain(other.tree().modes())))
    }

    /// The tuple of tuples transposed: `R((a, b), …) = L((a, …), (b, …))`; mode `j` of the result
    /// gathers the modes `j` of all modes.
    ///
    /// ```
    /// # use colex::dynamic::Layout;
    /// let l = Layout::parse("((2,32,8),(8,5,1)):((20500,128,1),(16,4100,16))")?;
    /// assert_eq!(l.zip()?.to_string(), "((2,8),(32,5),(8,1)):((20500,16),(128,4100),(1,16))");
    /// assert_eq!(l.zip()?.zip()?, l);
    /// // Numbers are one row, and a number alone is no table.
    /// assert_eq!(Layout::parse("(2,16):(16,1)")?.zip()?.to_string(), "((2,16)):((16,1))");
    /// assert_eq!(Layout::parse("8:1")?.zip()?.to_string(), "8:1");
    /// # Ok::<(), colex::dynamic::Error>(())
    /// ```
    ///
    /// # Errors
    /// When the modes differ in rank, or are both numbers and tuples.
    pub fn zip(&self) -> Result<Self, Error> {
        if self.tree().is_leaf() {
            return Ok(self.clone());
        }
        let numbers = self.tree().modes().filter(|mode| mode.is_leaf()).count();
        let rows: Vec<Vec<View<'_, Mode>>> =
            self.tree().modes().map(|mode| mode.modes().collect()).collect();
        let rank = rows.first().map_or(0, Vec::len);
        if rows.iter().any(|row| row.len() != rank) || (numbers > 0 && numbers < rows.len()) {
            let shape = self.shape();
            return Err(Error::profile("zip", &shape, &shape));
        }
        let mut tree = Tree::building();
        tree.open();
        for j in 0..rank {
            tree.push(Tree::wrapping(rows.iter().map(|row| row[j])).view());
        }
        tree.close();
        Self::from_tree("zip", tree)
    }

    fn range(
        &self,
        operation: &'static str,
        begin: usize,
        end: usize,
    ) -> Result<Vec<View<'_, Mode>>, Error> {
        let modes: Vec<_> = self.tree().modes().collect();
        if begin < end && end <= modes.len() {
            Ok(modes)
        } else {
            Err(Error::Range { operation, begin, end, rank: modes.len() })
        }
    }
}

/// Sizes above 1 overflow long before memory is short; modes of one element must not fill it.
pub(crate) const MOST_COPIES: usize = 1 << 10;

fn check_copies(operation: &'static str, mode: &Layout, copies: usize) -> Result<(), Error> {
    if copies > MOST_COPIES || mode.leaves().len() > MOST_COPIES {
        Err(Error::Overflow { operation })
    } else {
        Ok(())
    }
}
