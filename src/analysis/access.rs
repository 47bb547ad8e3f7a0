//! Accesses: which thread touches which elements, and how the hardware cuts that into requests.

use super::table::{Function, StaticFunction};
use crate::swizzle::SwizzleValue;

/// How many threads issue a request together.
pub const WARP: i64 = 32;
/// The widest access of one thread, in bytes.
pub const WIDEST: i64 = 16;

/// The banks of a shared memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Banks {
    /// How many there are; at most 64, a power of two.
    pub count: i64,
    /// How many bytes of a bank are served at once.
    pub width: i64,
}

impl Banks {
    /// 32 banks of 4 bytes, as NVIDIA's shared memory has.
    pub const SHARED: Self = Self { count: 32, width: 4 };
}

/// Threads that each touch some elements of a memory.
///
/// Mode 0 of a thread-value layout counts the threads, the other modes the values of a thread. A warp of
/// 32 threads issues one *request* for each vector of values; a request of 8 or 16 bytes a thread is
/// served in *phases* of 16 or 8 threads.
///
/// ```
/// use colex::{Layout, analysis::Access};
///
/// // a matrix of 16 × 8 floats, column by column; each of 32 threads takes a 2 × 2 block
/// type Blocks = Layout!(((8,4),(2,2)):((2,32),(1,16)));
/// const ONE_BY_ONE: Access = Access::of::<Blocks>(4).vector(1);
/// assert_eq!(ONE_BY_ONE.requests(), 4);
/// assert_eq!(ONE_BY_ONE.sectors_of(0).sectors, 8); // half of each is of use
///
/// const IN_PAIRS: Access = Access::of::<Blocks>(4);
/// assert_eq!(IN_PAIRS.width(), 2); // as wide as the layout allows
/// assert_eq!(IN_PAIRS.sectors_of(0).percent(), 100);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Access {
    pub(crate) memory: Function,
    pub(crate) threads: Function,
    pub(crate) bytes: i64,
    pub(crate) width: i64,
    pub(crate) banks: Banks,
}

impl Access {
    /// The access of the thread-value layout `L`, whose values are indices of elements of so many bytes.
    #[must_use]
    pub const fn of<L: StaticFunction>(bytes: i64) -> Self {
        Self::of_function(L::FUNCTION, bytes)
    }

    /// The access of a thread-value function, whose values are indices.
    ///
    /// # Panics
    ///
    /// When the elements have no byte.
    #[must_use]
    pub const fn of_function(threads: Function, bytes: i64) -> Self {
        Self::new(Function::identity(), threads, bytes)
    }

    /// The access of the thread-value layout `Tv`, whose values are 1-D coordinates of the layout `Memory`.
    ///
    /// ```
    /// use colex::{Layout, analysis::Access, num::*, swizzle::{ComposedLayout, Swizzle}};
    ///
    /// type Tile = Layout!((8,64):(64,1)); // rows of 64 elements
    /// type Columns = Layout!((8,8):(1,8)); // thread i: row i, its first 8 elements
    /// const PLAIN: Access = Access::on::<Tile, Columns>(2);
    /// assert_eq!(PLAIN.bank_conflicts().ways, 8);
    ///
    /// type Swizzled = ComposedLayout<Swizzle<_3, _3, _3>, _0, Tile>;
    /// const FREE: Access = Access::on::<Swizzled, Columns>(2);
    /// assert!(FREE.bank_conflicts().is_free());
    /// ```
    #[must_use]
    pub const fn on<Memory: StaticFunction, Tv: StaticFunction>(bytes: i64) -> Self {
        Self::new(Memory::FUNCTION, Tv::FUNCTION, bytes)
    }

    /// The access of the thread-value function `threads`, whose values are 1-D coordinates of `memory`.
    ///
    /// # Panics
    ///
    /// When the elements have no byte.
    #[must_use]
    pub const fn new(memory: Function, threads: Function, bytes: i64) -> Self {
        assert!(bytes > 0, "an element has at least one byte");
        let mut access = Self { memory, threads, bytes, width: 1, banks: Banks::SHARED };
        access.width = access.widest();
        access
    }

    /// The same with vectors of so many elements, instead of the widest that are possible.
    ///
    /// # Panics
    ///
    /// When that does not divide the values of a thread, or is wider than 16 bytes.
    #[must_use]
    pub const fn vector(mut self, elements: i64) -> Self {
        assert!(
            elements > 0 && self.threads.others.size() % elements == 0,
            "the vectors of an access must divide the values of a thread"
        );
        assert!(
            elements == 1 || elements * self.bytes <= WIDEST,
            "a vector access moves at most 16 bytes"
        );
        self.width = elements;
        self
    }

    /// The same with other banks.
    ///
    /// # Panics
    ///
    /// When there are more than 64.
    #[must_use]
    pub const fn banks(mut self, banks: Banks) -> Self {
        assert!(banks.count > 0 && banks.count <= 64 && banks.width > 0, "1 to 64 banks");
        self.banks = banks;
        self
    }

    /// The same over a memory with another swizzle.
    #[must_use]
    pub const fn swizzled(mut self, swizzle: SwizzleValue) -> Self {
        self.memory.swizzle = swizzle;
        self
    }

    /// How many elements a thread moves at once.
    #[must_use]
    pub const fn width(&self) -> i64 {
        self.width
    }

    /// The bytes that a thread moves at once.
    #[must_use]
    pub const fn vector_bytes(&self) -> i64 {
        self.width * self.bytes
    }

    /// How many threads there are.
    #[must_use]
    pub const fn threads(&self) -> i64 {
        self.threads.first.size()
    }

    /// How many elements each thread touches.
    #[must_use]
    pub const fn values(&self) -> i64 {
        self.threads.others.size()
    }

    /// How many requests there are: one for each warp and vector.
    #[must_use]
    pub const fn requests(&self) -> i64 {
        self.warps() * (self.values() / self.width)
    }

    const fn warps(&self) -> i64 {
        (self.threads() + WARP - 1) / WARP
    }

    /// The index of element `value` of `thread`.
    #[must_use]
    pub const fn at(&self, thread: i64, value: i64) -> i64 {
        self.memory.at(self.coordinate(thread, value))
    }

    pub(crate) const fn coordinate(&self, thread: i64, value: i64) -> i64 {
        let Function { first, others, offset, swizzle } = &self.threads;
        swizzle.apply(*offset + first.at(thread) + others.at(value))
    }

    /// The threads of a request, from the first on, and its first value.
    pub(crate) const fn request(&self, request: i64) -> (i64, i64, i64) {
        let first = request % self.warps() * WARP;
        let left = self.threads() - first;
        (first, if left < WARP { left } else { WARP }, request / self.warps() * self.width)
    }

    /// How many threads are served at once.
    #[must_use]
    pub const fn phase(&self) -> i64 {
        match self.vector_bytes() {
            ..=4 => WARP,
            5..=8 => WARP / 2,
            _ => WARP / 4,
        }
    }

    /// The first thread and value whose vector is not aligned, adjacent elements.
    #[must_use]
    pub const fn torn(&self) -> Option<(i64, i64)> {
        self.torn_at(self.width)
    }

    const fn torn_at(&self, width: i64) -> Option<(i64, i64)> {
        let mut thread = 0;
        while thread < self.threads() {
            let mut value = 0;
            let mut start = 0;
            while value < self.values() {
                let index = self.at(thread, value);
                if value % width == 0 {
                    start = index;
                    if index % width != 0 {
                        return Some((thread, value));
                    }
                } else if index != start + value % width {
                    return Some((thread, value));
                }
                value += 1;
            }
            thread += 1;
        }
        None
    }

    /// The widest vector of at most 16 bytes that every thread can use: a power of two.
    #[must_use]
    pub const fn widest(&self) -> i64 {
        let mut width = 1;
        while 2 * width * self.bytes <= WIDEST && self.values() % (2 * width) == 0 {
            width *= 2;
        }
        while width > 1 && self.torn_at(width).is_some() {
            width /= 2;
        }
        width
    }
}
