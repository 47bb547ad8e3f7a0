//! Thread-value layouts: from `(thread, value)` to the index of an element.

use core::fmt;

use super::leaf::{LEAVES, Leaves, StaticModes};
use crate::layout::{Layout, Modes};
use crate::tuple::{Cons, IntTuple, Nil, Stride};

/// One leaf of a layout, `size:stride`, as numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Leaf {
    /// How many coordinates it has.
    pub size: usize,
    /// How far one step moves the index.
    pub stride: usize,
}

/// A thread-value layout as numbers: what [`TvLayout::TABLE`] holds.
///
/// **Law.** `TABLE.index(t, v) = L.index((t, v))`, and it can be asked in a constant.
///
/// ```
/// use colex::{Layout, atom::{Table, TvLayout}};
///
/// const TV: Table = <Layout!(((4,8),(2,2)):((32,1),(16,8)))>::TABLE;
/// const _: () = assert!(TV.threads() == 32 && TV.values() == 4);
/// assert_eq!(TV.index(5, 3), 57); // lane 5 holds C(9,3) last
/// ```
#[derive(Clone, Copy)]
pub struct Table {
    leaves: [Leaf; LEAVES],
    /// How many of the leaves count threads.
    of_thread: usize,
    count: usize,
}

impl Table {
    const fn new(thread: &Leaves, value: &Leaves) -> Self {
        let of_thread = thread.count;
        let all = thread.then(value);
        Self { leaves: all.leaves, of_thread, count: all.count }
    }

    /// The leaves that count threads, from the left.
    #[must_use]
    pub const fn thread_leaves(&self) -> &[Leaf] {
        self.leaves.split_at(self.of_thread).0
    }

    /// The leaves that count values.
    #[must_use]
    pub const fn value_leaves(&self) -> &[Leaf] {
        self.leaves.split_at(self.count).0.split_at(self.of_thread).1
    }

    /// How many threads there are.
    #[must_use]
    pub const fn threads(&self) -> usize {
        product(self.thread_leaves())
    }

    /// How many values each thread has.
    #[must_use]
    pub const fn values(&self) -> usize {
        product(self.value_leaves())
    }

    /// One more than the greatest index.
    #[must_use]
    pub const fn cosize(&self) -> usize {
        let (mut i, mut cosize) = (0, 1);
        while i < self.count {
            cosize += (self.leaves[i].size - 1) * self.leaves[i].stride;
            i += 1;
        }
        cosize
    }

    /// The index of a thread's value.
    #[must_use]
    pub const fn index(&self, thread: usize, value: usize) -> usize {
        at(self.thread_leaves(), thread) + at(self.value_leaves(), value)
    }

    /// The first thread, and the first of its values, that has this index.
    #[must_use]
    pub const fn holder(&self, index: usize) -> Option<(usize, usize)> {
        self.holder_after(index, 0)
    }

    /// The same from the `start`-th pair of thread and value on, counted thread first.
    pub(super) const fn holder_after(&self, index: usize, start: usize) -> Option<(usize, usize)> {
        let threads = self.threads();
        let mut i = start;
        while i < threads * self.values() {
            if self.index(i % threads, i / threads) == index {
                return Some((i % threads, i / threads));
            }
            i += 1;
        }
        None
    }
}

const fn product(leaves: &[Leaf]) -> usize {
    let (mut i, mut product) = (0, 1);
    while i < leaves.len() {
        product *= leaves[i].size;
        i += 1;
    }
    product
}

/// The index of a 1-D coordinate: the first leaf runs fastest.
const fn at(leaves: &[Leaf], mut coordinate: usize) -> usize {
    let (mut i, mut index) = (0, 0);
    while i < leaves.len() {
        let Leaf { size, stride } = leaves[i];
        index += coordinate % size * stride;
        coordinate /= size;
        i += 1;
    }
    index
}

impl fmt::Debug for Table {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Table")
            .field("threads", &self.thread_leaves())
            .field("values", &self.value_leaves())
            .finish()
    }
}

/// A static layout of two modes: `(thread, value)` to the index of an element.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a thread-value layout",
    label = "a static layout of two modes is wanted: `(thread, value)` to the index of an element"
)]
pub trait TvLayout: Copy + Default + fmt::Display + 'static {
    /// The layout as numbers.
    const TABLE: Table;
}

/// A static layout that numbers lanes: from a thread of an instruction to its place in the warp.
#[diagnostic::on_unimplemented(
    message = "`{Self}` does not number lanes",
    label = "a static layout is wanted: the number of a thread to its lane"
)]
pub trait LaneLayout: Copy + Default + fmt::Display + 'static {
    /// The leaves from the left.
    const LEAVES: Leaves;
    /// How many threads there are.
    const THREADS: usize = product(Self::LEAVES.as_slice());
}

impl<S, D> LaneLayout for Layout<S, D>
where
    S: IntTuple,
    D: Stride,
    Self: Default + 'static,
    Modes<S, D>: StaticModes,
{
    const LEAVES: Leaves = <Modes<S, D> as StaticModes>::LEAVES;
}

/// The lane of a thread of an instruction.
///
/// ```
/// use colex::atom::{MmaAtom, SM70_8x8x4_F32F16F16F32_TN as QuadPair, lane};
///
/// const LANES: [usize; 2] = [lane::<<QuadPair as MmaAtom>::ThrId>(3), lane::<<QuadPair as MmaAtom>::ThrId>(4)];
/// assert_eq!(LANES, [3, 16]);
/// ```
#[must_use]
pub const fn lane<L: LaneLayout>(thread: usize) -> usize {
    at(L::LEAVES.as_slice(), thread)
}

impl<S, D, T, V> TvLayout for Layout<S, D>
where
    S: IntTuple,
    D: Stride,
    Self: Default + 'static,
    Modes<S, D>: Splits<Thread = T, Value = V>,
    T: StaticModes,
    V: StaticModes,
{
    const TABLE: Table = Table::new(&T::LEAVES, &V::LEAVES);
}

/// Two modes.
pub trait Splits {
    /// That of the threads.
    type Thread;
    /// That of the values.
    type Value;
}

impl<T, V> Splits for Cons<T, Cons<V, Nil>> {
    type Thread = T;
    type Value = V;
}
