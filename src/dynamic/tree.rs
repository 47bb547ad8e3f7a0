//! Hierarchical tuples: leaves in reading order, and the parentheses around them.

use core::fmt;

use smallvec::SmallVec;

use super::Error;

/// What is deeper than this is refused, so that recursion over a tree is always safe.
pub(crate) const MAX_DEPTH: usize = 64;

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(crate) enum Token {
    Open,
    Close,
    Leaf,
}

/// A hierarchical tuple: `x`, or `(t_0, …, t_(r−1))` with trees `t_i`.
///
/// The leaves lie side by side and the nesting is one byte a token, so a tree of usual size needs
/// no heap.
///
/// ```
/// use colex::dynamic::IntTuple;
///
/// let shape: IntTuple = "(4,(2,8))".parse()?;
/// assert_eq!((shape.rank(), shape.depth()), (2, 2));
/// assert_eq!(shape.leaves(), [4, 2, 8]);
///
/// // A tuple of one is not its element.
/// let one: IntTuple = "(4)".parse()?;
/// assert_ne!(one, IntTuple::leaf(4));
/// # Ok::<(), colex::dynamic::Error>(())
/// ```
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Tree<T> {
    leaves: SmallVec<[T; 8]>,
    profile: SmallVec<[Token; 24]>,
}

/// A borrowed [`Tree`] or a mode of one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct View<'a, T> {
    leaves: &'a [T],
    profile: &'a [Token],
}

/// The modes of a [`View`], from the left.
#[derive(Clone, Debug)]
pub struct Modes<'a, T> {
    rest: View<'a, T>,
}

impl<T: Copy> Tree<T> {
    /// `x`: rank 1, depth 0.
    #[must_use]
    pub fn leaf(x: T) -> Self {
        let mut tree = Self::building();
        tree.push_leaf(x);
        tree
    }

    /// `(x_0, …, x_(r−1))`: a tuple of leaves, depth 1.
    #[must_use]
    pub fn flat(leaves: &[T]) -> Self {
        let mut tree = Self::building();
        tree.open();
        for &x in leaves {
            tree.push_leaf(x);
        }
        tree.close();
        tree
    }

    /// `(t_0, …, t_(r−1))`: a tuple of trees.
    ///
    /// # Errors
    /// When the result is nested deeper than 64 levels.
    pub fn tuple<'a>(modes: impl IntoIterator<Item = View<'a, T>>) -> Result<Self, Error>
    where
        T: 'a,
    {
        let tree = Self::wrapping(modes);
        tree.check_depth()?;
        Ok(tree)
    }

    /// A tree that deep has at least as many tokens, so the usual tree is not walked.
    pub(crate) fn check_depth(&self) -> Result<(), Error> {
        let deep = self.profile.len() > MAX_DEPTH && self.depth() > MAX_DEPTH;
        if deep { Err(Error::TooDeep { limit: MAX_DEPTH }) } else { Ok(()) }
    }

    /// [`Tree::tuple`] where the caller has the depth checked later.
    pub(crate) fn wrapping<'a>(modes: impl IntoIterator<Item = View<'a, T>>) -> Self
    where
        T: 'a,
    {
        let mut tree = Self::building();
        tree.open();
        for mode in modes {
            tree.push(mode);
        }
        tree.close();
        tree
    }

    /// No token yet; whoever starts a tree closes what it opens.
    pub(crate) fn building() -> Self {
        Self { leaves: SmallVec::new(), profile: SmallVec::new() }
    }

    pub(crate) fn open(&mut self) {
        self.profile.push(Token::Open);
    }

    pub(crate) fn close(&mut self) {
        self.profile.push(Token::Close);
    }

    pub(crate) fn push_leaf(&mut self, x: T) {
        self.leaves.push(x);
        self.profile.push(Token::Leaf);
    }

    pub(crate) fn push(&mut self, view: View<'_, T>) {
        self.leaves.extend_from_slice(view.leaves);
        self.profile.extend_from_slice(view.profile);
    }

    /// One leaf as it is, anything else as a tuple.
    pub(crate) fn push_unwrapped(&mut self, leaves: &[T]) {
        if let &[x] = leaves {
            self.push_leaf(x);
        } else {
            self.push(Self::flat(leaves).view());
        }
    }

    /// The tree, borrowed.
    #[must_use]
    pub fn view(&self) -> View<'_, T> {
        View { leaves: &self.leaves, profile: &self.profile }
    }

    /// The leaves in reading order.
    #[must_use]
    pub fn leaves(&self) -> &[T] {
        &self.leaves
    }

    /// The modes, from the left; an integer is its own only mode.
    #[must_use]
    pub fn modes(&self) -> Modes<'_, T> {
        self.view().modes()
    }

    /// The number of modes.
    #[must_use]
    pub fn rank(&self) -> usize {
        self.view().rank()
    }

    /// How deep tuples are nested: 0 for an integer.
    #[must_use]
    pub fn depth(&self) -> usize {
        self.view().depth()
    }

    /// Whether this is an integer, not a tuple.
    #[must_use]
    pub fn is_leaf(&self) -> bool {
        self.view().is_leaf()
    }

    /// The same nesting with each leaf replaced.
    #[must_use]
    pub fn map<U: Copy>(&self, f: impl FnMut(T) -> U) -> Tree<U> {
        Tree { leaves: self.leaves.iter().copied().map(f).collect(), profile: self.profile.clone() }
    }

    pub(crate) fn try_map<U: Copy, E>(
        &self,
        f: impl FnMut(T) -> Result<U, E>,
    ) -> Result<Tree<U>, E> {
        let leaves: Result<SmallVec<[U; 8]>, E> = self.leaves.iter().copied().map(f).collect();
        Ok(Tree { leaves: leaves?, profile: self.profile.clone() })
    }

    /// The leaves of two congruent trees side by side.
    pub(crate) fn zip_leaves<U: Copy, V: Copy>(
        &self,
        other: &Tree<U>,
        f: impl Fn(T, U) -> V,
    ) -> Option<Tree<V>> {
        (self.profile == other.profile).then(|| Tree {
            leaves: self.leaves.iter().zip(&other.leaves).map(|(&x, &y)| f(x, y)).collect(),
            profile: self.profile.clone(),
        })
    }
}

impl<'a, T: Copy> View<'a, T> {
    /// The leaves in reading order.
    #[must_use]
    pub fn leaves(self) -> &'a [T] {
        self.leaves
    }

    /// The modes, from the left; an integer is its own only mode.
    #[must_use]
    pub fn modes(self) -> Modes<'a, T> {
        let inner =
            if self.is_leaf() { self.profile } else { &self.profile[1..self.profile.len() - 1] };
        Modes { rest: View { leaves: self.leaves, profile: inner } }
    }

    /// The number of modes.
    #[must_use]
    pub fn rank(self) -> usize {
        self.modes().count()
    }

    /// How deep tuples are nested: 0 for an integer.
    #[must_use]
    pub fn depth(self) -> usize {
        let (mut depth, mut deepest) = (0_usize, 0);
        for token in self.profile {
            match token {
                Token::Open => depth += 1,
                Token::Close => depth -= 1,
                Token::Leaf => {}
            }
            deepest = deepest.max(depth);
        }
        deepest
    }

    /// Whether this is an integer, not a tuple.
    #[must_use]
    pub fn is_leaf(self) -> bool {
        self.profile[0] == Token::Leaf
    }

    /// The integer, if this is one.
    #[must_use]
    pub fn as_leaf(self) -> Option<T> {
        if self.is_leaf() { Some(self.leaves[0]) } else { None }
    }

    /// An owned copy.
    #[must_use]
    pub fn to_tree(self) -> Tree<T> {
        Tree { leaves: self.leaves.into(), profile: self.profile.into() }
    }

    pub(crate) fn congruent<U: Copy>(self, other: View<'_, U>) -> bool {
        self.profile == other.profile
    }

    /// Where leaf `index` stands, as the user counts: `1.0`.
    pub(crate) fn path(self, index: usize) -> SmallVec<[usize; 8]> {
        let mut path = SmallVec::new();
        let (mut view, mut index) = (self, index);
        while !view.is_leaf() {
            let mut modes = view.modes().enumerate();
            loop {
                let Some((i, mode)) = modes.next() else { return path };
                if index < mode.leaves.len() {
                    path.push(i);
                    view = mode;
                    break;
                }
                index -= mode.leaves.len();
            }
        }
        if path.is_empty() {
            path.push(0);
        }
        path
    }
}

impl<'a, T: Copy> Iterator for Modes<'a, T> {
    type Item = View<'a, T>;

    fn next(&mut self) -> Option<View<'a, T>> {
        let (mut depth, mut leaves) = (0_usize, 0);
        for (i, token) in self.rest.profile.iter().enumerate() {
            match token {
                Token::Open => depth += 1,
                Token::Close => depth -= 1,
                Token::Leaf => leaves += 1,
            }
            if depth == 0 {
                let (head, tail) = self.rest.profile.split_at(i + 1);
                let (first, rest) = self.rest.leaves.split_at(leaves);
                self.rest = View { leaves: rest, profile: tail };
                return Some(View { leaves: first, profile: head });
            }
        }
        None
    }
}

impl<T: Copy + fmt::Display> fmt::Display for View<'_, T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut leaves = self.leaves.iter();
        let mut after_item = false;
        for token in self.profile {
            if after_item && *token != Token::Close {
                f.write_str(",")?;
            }
            match token {
                Token::Open => f.write_str("(")?,
                Token::Close => f.write_str(")")?,
                Token::Leaf => {
                    if let Some(x) = leaves.next() {
                        write!(f, "{x}")?;
                    }
                }
            }
            after_item = *token != Token::Open;
        }
        Ok(())
    }
}

impl<T: Copy + fmt::Display> fmt::Display for Tree<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.view().fmt(f)
    }
}

impl<T: Copy + fmt::Debug> fmt::Debug for Tree<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(x) = self.view().as_leaf() {
            return x.fmt(f);
        }
        f.debug_list().entries(self.modes().map(View::to_tree)).finish()
    }
}

impl<T: Copy> From<&Tree<T>> for Tree<T> {
    fn from(tree: &Tree<T>) -> Self {
        tree.clone()
    }
}

impl<T: Copy> From<View<'_, T>> for Tree<T> {
    fn from(view: View<'_, T>) -> Self {
        view.to_tree()
    }
}
