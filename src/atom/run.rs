//! Instructions run on a CPU, exactly as their tables say.

use alloc::vec::Vec;
use core::ops::{Index, IndexMut};

use super::copy::CopyAtom;
use super::host::{Accumulates, StandsFor};
use super::mma::{MmaAtom, Operand};
use super::tiled::{SidesOf, Values};
use super::tv::TvLayout;
use super::value::ValueType;

/// The registers of all threads of an instruction: what each thread holds of one matrix.
///
/// ```
/// use colex::atom::{Operand, Registers, SM80_8x8x4_F64F64F64F64_TN as Mma};
///
/// let a = Registers::gather(&Operand::a::<Mma>(), |m, k| (10 * m + k) as f64);
/// assert_eq!(a[(6, 0)], 12.0); // lane 6 holds A(1,2)
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Registers<T> {
    values: usize,
    /// Thread by thread.
    elements: Vec<T>,
}

impl<T: Copy> Registers<T> {
    /// Each thread's registers filled from a matrix: with `element(row, column)` of what they hold.
    #[must_use]
    pub fn gather(operand: &Operand, mut element: impl FnMut(usize, usize) -> T) -> Self {
        let (threads, values) = (operand.table.threads(), operand.table.values());
        let mut elements = Vec::with_capacity(threads * values);
        for thread in 0..threads {
            elements.extend(operand.of_thread(thread).map(|(row, column)| element(row, column)));
        }
        Self { values, elements }
    }

    /// Register `value` of thread `thread` filled with `register(thread, value)`.
    #[must_use]
    pub fn from_fn(
        threads: usize,
        values: usize,
        mut register: impl FnMut(usize, usize) -> T,
    ) -> Self {
        let mut elements = Vec::with_capacity(threads * values);
        for thread in 0..threads {
            elements.extend((0..values).map(|value| register(thread, value)));
        }
        Self { values, elements }
    }

    /// All registers with one value, for a matrix of an instruction.
    #[must_use]
    pub fn filled(operand: &Operand, value: T) -> Self {
        Self::gather(operand, |_, _| value)
    }

    /// Calls `put(row, column, element)` for each register.
    pub fn scatter(&self, operand: &Operand, mut put: impl FnMut(usize, usize, T)) {
        for thread in 0..operand.table.threads() {
            for (value, (row, column)) in operand.of_thread(thread).enumerate() {
                put(row, column, self[(thread, value)]);
            }
        }
    }

    /// The registers of one thread.
    #[must_use]
    pub fn of_thread(&self, thread: usize) -> &[T] {
        &self.elements[thread * self.values..][..self.values]
    }

    /// The registers of one thread, to be written.
    pub fn of_thread_mut(&mut self, thread: usize) -> &mut [T] {
        &mut self.elements[thread * self.values..][..self.values]
    }
}

/// `[(thread, value)]`
impl<T> Index<(usize, usize)> for Registers<T> {
    type Output = T;
    fn index(&self, (thread, value): (usize, usize)) -> &T {
        &self.elements[thread * self.values + value]
    }
}

impl<T> IndexMut<(usize, usize)> for Registers<T> {
    fn index_mut(&mut self, (thread, value): (usize, usize)) -> &mut T {
        &mut self.elements[thread * self.values + value]
    }
}

/// `C += A·B`: the instruction `Atom` on the registers of all its threads.
///
/// **Law.** With `A(m,k)` what the threads hold of A, and so on, afterwards `C(m,n)` is
/// `C(m,n) + Σ_k A(m,k)·B(n,k)`, added up in the order of k. Nothing else is read than registers, and which
/// element a register holds is asked of the tables alone: with a wrong table the product is wrong.
///
/// ```
/// use colex::atom::{Operand, Registers, SM80_8x8x4_F64F64F64F64_TN as Mma, run};
///
/// let a = Registers::gather(&Operand::a::<Mma>(), |m, k| (m + k) as f64);
/// let b = Registers::gather(&Operand::b::<Mma>(), |n, k| if n == k { 1.0 } else { 0.0 });
/// let mut c = Registers::filled(&Operand::c::<Mma>(), 0.0);
/// run::<Mma, _, _, _>(&a, &b, &mut c);
///
/// // B is the identity, so C(m,n) = A(m,n) for n < 4: lane 6 holds C(1,4) and C(1,5), lane 5 C(1,2)
/// assert_eq!((c[(5, 0)], c[(6, 0)]), (3.0, 0.0));
/// ```
///
/// The numbers must be such as stand for the element types of the instruction ([`StandsFor`]):
///
/// ```compile_fail
/// use colex::atom::{Operand, Registers, SM80_16x8x16_F32F16F16F32_TN as Mma, run};
///
/// let a = Registers::filled(&Operand::a::<Mma>(), 1.0_f64); // A has elements of type F16
/// let b = Registers::filled(&Operand::b::<Mma>(), 1.0_f64);
/// let mut c = Registers::filled(&Operand::c::<Mma>(), 1.0_f64);
/// run::<Mma, _, _, _>(&a, &b, &mut c);
/// ```
///
/// # Panics
///
/// Where two threads hold different values of an element that they share, or registers are those of another
/// instruction.
pub fn run<Atom, A, B, C>(a: &Registers<A>, b: &Registers<B>, c: &mut Registers<C>)
where
    Atom: MmaAtom,
    A: StandsFor<Atom::A>,
    B: StandsFor<Atom::B>,
    C: StandsFor<Atom::C> + Accumulates<A, B>,
{
    let (m_size, n_size, k_size) = Atom::SHAPE;
    let a = collect(&Operand::a::<Atom>(), a);
    let b = collect(&Operand::b::<Atom>(), b);
    let c_table = Operand::c::<Atom>();
    let sums = collect(&c_table, c);
    let mut product = Vec::with_capacity(m_size * n_size);
    for n in 0..n_size {
        for m in 0..m_size {
            let factors = (0..k_size).map(|k| (a[m + m_size * k], b[n + n_size * k]));
            product.push(sums[m + m_size * n].accumulate(factors));
        }
    }
    *c = Registers::gather(&c_table, |m, n| product[m + m_size * n]);
}

/// A copying instruction on elements of type `V`: what each thread receives, of what each thread reads.
///
/// **Law.** Thread t's value v is the element that is read by the threads and values of the source with the
/// same place: `Dst(t, v) = Src(t′, v′)`, both in elements of type `V`.
///
/// ```
/// use colex::atom::{F16, Registers, SM75_U32x1_LDSM_N as LdMatrix, exchange};
///
/// // ldmatrix: lane t reads row t of an 8×8 matrix, and receives two elements of row t / 4
/// let rows = Registers::from_fn(32, 8, |lane, column| 10 * (lane % 8) + column);
/// let received = exchange::<LdMatrix, F16, _>(&rows);
/// assert_eq!(received.of_thread(6), [14, 15]); // row 1, columns 4 and 5
/// ```
///
/// # Panics
///
/// Where the registers are not those of the instruction.
#[must_use]
pub fn exchange<Op, V, T>(read: &Registers<T>) -> Registers<T>
where
    Op: CopyAtom,
    V: ValueType,
    Values<Op, V>: SidesOf,
    T: Copy,
{
    let (src, dst) = (
        <<Values<Op, V> as SidesOf>::Src as TvLayout>::TABLE,
        <<Values<Op, V> as SidesOf>::Dst as TvLayout>::TABLE,
    );
    assert_eq!(
        (read.elements.len(), read.values),
        (src.threads() * src.values(), src.values()),
        "the registers are not those of {}",
        Op::NAME
    );
    Registers::from_fn(dst.threads(), dst.values(), |thread, value| {
        let source = src.holder(dst.index(thread, value));
        read[source.expect("the tables are proved to cover the same bits")]
    })
}

/// The tile that the registers hold, column by column.
fn collect<T: Copy + PartialEq>(operand: &Operand, registers: &Registers<T>) -> Vec<T> {
    let (rows, columns) = operand.sizes;
    let expected = operand.table.threads() * operand.table.values();
    assert_eq!(
        registers.elements.len(),
        expected,
        "the registers of {} are not those of this instruction",
        operand.name
    );
    let mut tile: Vec<Option<T>> = alloc::vec![None; rows * columns];
    registers.scatter(operand, |row, column, element| {
        let place = &mut tile[row + rows * column];
        // What is no number differs from itself.
        let agrees = place.is_none_or(|held| held == element || element.ne(&element));
        assert!(
            agrees,
            "threads that share {}({row},{column}) hold different values",
            operand.name
        );
        *place = Some(element);
    });
    tile.into_iter()
        .map(|element| element.expect("the tables are proved to cover the tile"))
        .collect()
}
