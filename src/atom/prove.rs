//! Proofs: a register table covers its tile.

use super::copy::CopyAtom;
use super::mma::{MmaAtom, Operand};
use super::sentence::Sentence;
use super::tv::{LaneLayout, Leaf, Table, TvLayout};

/// How the registers of an instruction cover a tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Coverage {
    /// Each element is in exactly one register of one thread.
    Bijective,
    /// Each element is in a register, some in several: threads share them.
    Surjective,
    /// Element `index` is in no register.
    Missing {
        /// The first such element.
        index: usize,
    },
    /// A register is outside of the tile.
    Outside {
        /// The first such thread.
        thread: usize,
        /// Its register.
        value: usize,
        /// Where that points.
        index: usize,
    },
}

/// How `table` covers the indices `0 .. size`.
///
/// ```
/// use colex::{Layout, atom::{Coverage, TvLayout, coverage}};
///
/// const ROW: Coverage = coverage(&<Layout!(((4,8),(2,2)):((32,1),(16,8)))>::TABLE, 128);
/// assert_eq!(ROW, Coverage::Bijective);
/// // two halves of a warp hold the same elements
/// assert_eq!(coverage(&<Layout!(((16,2),16):((1,0),16))>::TABLE, 256), Coverage::Surjective);
/// assert_eq!(coverage(&<Layout!((4,2):(1,8))>::TABLE, 8), Coverage::Outside { thread: 0, value: 1, index: 8 });
/// assert_eq!(coverage(&<Layout!((4,2):(1,1))>::TABLE, 8), Coverage::Missing { index: 5 });
/// ```
#[must_use]
pub const fn coverage(table: &Table, size: usize) -> Coverage {
    // Strides that chain, each the product of the sizes below it, count as the digits of a number do.
    // All tables that are known do, so this is what decides; all pairs are tried only to find a fault.
    let (reach, shared) = chain(table);
    if reach == size {
        return if shared { Coverage::Surjective } else { Coverage::Bijective };
    }
    let (threads, values) = (table.threads(), table.values());
    let mut i = 0;
    while i < threads * values {
        let (thread, value) = (i % threads, i / threads);
        let index = table.index(thread, value);
        if index >= size {
            return Coverage::Outside { thread, value, index };
        }
        i += 1;
    }
    let mut index = 0;
    while index < size {
        if table.holder(index).is_none() {
            return Coverage::Missing { index };
        }
        index += 1;
    }
    // Onto; and one to one where there are no more registers than elements.
    if threads * values == size { Coverage::Bijective } else { Coverage::Surjective }
}

/// How far the table counts without a gap, 0 where the strides do not chain, and whether strides of 0
/// repeat elements.
const fn chain(table: &Table) -> (usize, bool) {
    let (threads, values) = (table.thread_leaves(), table.value_leaves());
    let (mut reach, mut shared, mut left) = (1, false, 0);
    let mut i = 0;
    while i < threads.len() + values.len() {
        let Leaf { size, stride } = leaf(threads, values, i);
        if size > 1 && stride > 0 {
            left += 1;
        }
        shared |= size > 1 && stride == 0;
        i += 1;
    }
    while left > 0 {
        let mut next = 0;
        let mut i = 0;
        while i < threads.len() + values.len() {
            let Leaf { size, stride } = leaf(threads, values, i);
            if size > 1 && stride == reach {
                next = size;
            }
            i += 1;
        }
        if next == 0 {
            return (0, shared);
        }
        reach *= next;
        left -= 1;
    }
    (reach, shared)
}

const fn leaf(threads: &[Leaf], values: &[Leaf], i: usize) -> Leaf {
    if i < threads.len() { threads[i] } else { values[i - threads.len()] }
}

/// The proof of an instruction's tables, for a constant: `const _: () = proof::<MyAtom>();`
///
/// **Law.** Each of the three tables has as many threads as the instruction, points inside its tile
/// only, and reaches every element. C is one to one: two threads that accumulate the same element would
/// race. A and B may be shared, as the instructions do that read shared memory, or that want operands
/// twice.
///
/// # Panics
///
/// With a sentence that names the element, the thread or the number that is wrong: at compile time, in
/// a constant.
#[track_caller]
pub const fn proof<Atom: MmaAtom>() {
    let operands = [Operand::a::<Atom>(), Operand::b::<Atom>(), Operand::c::<Atom>()];
    let mut i = 0;
    while i < operands.len() {
        prove(Atom::NAME, Atom::THREADS, &operands[i], i == 2);
        i += 1;
    }
}

#[track_caller]
const fn prove(atom: &str, threads: usize, operand: &Operand, one_to_one: bool) {
    let Operand { name, sizes: (rows, columns), ref table, .. } = *operand;
    let start = Sentence::new(atom).text(": ");
    if table.threads() != threads {
        start
            .text("the table of ")
            .text(name)
            .text(" has ")
            .number(table.threads())
            .text(" threads, the instruction ")
            .number(threads)
            .raise();
    }
    match coverage(table, rows * columns) {
        Coverage::Bijective => {}
        Coverage::Surjective => {
            if one_to_one {
                start.text("two registers hold the same element of ").text(name).raise();
            }
        }
        Coverage::Missing { index } => start
            .text("no thread holds element ")
            .number(index)
            .text(" of ")
            .text(name)
            .text(", (")
            .number(index % rows)
            .text(", ")
            .number(index / rows)
            .text(")")
            .raise(),
        Coverage::Outside { thread, value, index } => start
            .text("value ")
            .number(value)
            .text(" of thread ")
            .number(thread)
            .text(" is element ")
            .number(index)
            .text(" of ")
            .text(name)
            .text(", whose tile has ")
            .number(rows * columns)
            .raise(),
    }
}

/// The proof of a copying instruction's tables: source and destination have the threads of the
/// instruction, and reach every bit of the reference.
///
/// # Panics
///
/// With a sentence, as [`proof`].
#[track_caller]
pub const fn copy_proof<Atom: CopyAtom>() {
    let reference = Atom::RefBits::TABLE;
    let bits = reference.cosize();
    let tables = [
        ("the reference", &reference),
        ("the source", &Atom::SrcBits::TABLE),
        ("the destination", &Atom::DstBits::TABLE),
    ];
    let mut i = 0;
    while i < tables.len() {
        let (name, table) = tables[i];
        let start = Sentence::new(Atom::NAME).text(": ").text(name);
        if table.threads() != <Atom::ThrId as LaneLayout>::THREADS {
            start.text(" has another number of threads than the instruction").raise();
        }
        match coverage(table, bits) {
            Coverage::Bijective | Coverage::Surjective => {}
            Coverage::Missing { index } => start.text(" misses bit ").number(index).raise(),
            Coverage::Outside { thread, index, .. } => start
                .text(" gives thread ")
                .number(thread)
                .text(" bit ")
                .number(index)
                .text(", of ")
                .number(bits)
                .raise(),
        }
        i += 1;
    }
}
