//! Instructions that multiply.

use super::tv::{LaneLayout, Table, TvLayout};
use super::value::ValueType;
use crate::tuple::IntTuple;

/// An instruction that computes `D = A·B + C` on one tile, its registers spread over threads.
///
/// **Law.** With `M×N×K` the shape, thread t's register v of A holds the element at `m + M·k =
/// ALayout(t, v)`, that of B the one at `n + N·k = BLayout(t, v)` (B is stored N×K), and that of C and D
/// the one at `m + M·n = CLayout(t, v)`.
///
/// [`proof`](super::proof) checks that the tables cover the tile. To describe another instruction,
/// implement the trait for a type of your own, and prove it:
///
/// ```
/// use colex::atom::{F32, MmaAtom, proof};
/// use colex::{Layout, num::*};
///
/// #[derive(Clone, Copy, Default)]
/// struct Outer; // four threads, a row each
///
/// impl MmaAtom for Outer {
///     const NAME: &'static str = "Outer";
///     type Shape = (_4, _2, _1);
///     type D = F32;
///     type A = F32;
///     type B = F32;
///     type C = F32;
///     type ThrId = Layout!(4:1);
///     type ALayout = Layout!((4,1):(1,0));
///     type BLayout = Layout!((4,2):(0,1)); // every thread holds all of B
///     type CLayout = Layout!((4,2):(1,4));
/// }
/// const _: () = proof::<Outer>();
/// ```
///
/// A wrong table does not compile. Here column 1 of C is missing:
///
/// ```compile_fail
/// # use colex::atom::{F32, MmaAtom, proof};
/// # use colex::{Layout, num::*};
/// # #[derive(Clone, Copy, Default)]
/// # struct Outer;
/// # impl MmaAtom for Outer {
/// #     const NAME: &'static str = "Outer";
/// #     type Shape = (_4, _2, _1);
/// #     type D = F32;
/// #     type A = F32;
/// #     type B = F32;
/// #     type C = F32;
/// #     type ThrId = Layout!(4:1);
/// #     type ALayout = Layout!((4,1):(1,0));
/// #     type BLayout = Layout!((4,2):(0,1));
///     type CLayout = Layout!((4,2):(1,0)); // "no thread holds element 4 of C, (0, 1)"
/// # }
/// const _: () = proof::<Outer>();
/// ```
pub trait MmaAtom: Copy + Default + 'static {
    /// The name, as CuTe spells it.
    const NAME: &'static str;
    /// `(M, N, K)`, the sizes of the tile.
    type Shape: MnkShape;
    /// The type of the result's elements.
    type D: ValueType;
    /// The type of A's elements.
    type A: ValueType;
    /// The type of B's elements.
    type B: ValueType;
    /// The type of the elements of C, to which the product is added.
    type C: ValueType;
    /// From the number of a thread of this instruction to its lane.
    type ThrId: LaneLayout;
    /// A's registers: `(thread, value)` to `m + M·k`.
    type ALayout: TvLayout;
    /// B's registers: `(thread, value)` to `n + N·k`.
    type BLayout: TvLayout;
    /// The registers of C and D: `(thread, value)` to `m + M·n`.
    type CLayout: TvLayout;

    /// `(M, N, K)` as numbers.
    const SHAPE: (usize, usize, usize) = <Self::Shape as MnkShape>::SIZES;
    /// How many threads work on one tile.
    const THREADS: usize = <Self::ThrId as LaneLayout>::THREADS;
}

/// Three static sizes: `(M, N, K)`.
pub trait MnkShape: IntTuple + Default {
    /// M.
    type M: crate::num::Static;
    /// N.
    type N: crate::num::Static;
    /// K.
    type K: crate::num::Static;
    /// The sizes as numbers.
    const SIZES: (usize, usize, usize);
}

impl<M, N, K> MnkShape for (M, N, K)
where
    M: crate::num::Static + IntTuple,
    N: crate::num::Static + IntTuple,
    K: crate::num::Static + IntTuple,
{
    type M = M;
    type N = N;
    type K = K;
    const SIZES: (usize, usize, usize) = (M::VALUE, N::VALUE, K::VALUE);
}

/// One of the three matrices of an instruction, as numbers.
#[derive(Clone, Copy, Debug)]
pub struct Operand {
    /// `A`, `B` or `C`.
    pub name: &'static str,
    /// The names of its two modes.
    pub modes: (&'static str, &'static str),
    /// The sizes of its tile: M and K, N and K, or M and N.
    pub sizes: (usize, usize),
    /// Its registers.
    pub table: Table,
}

impl Operand {
    /// A of an instruction: `(m, k)`.
    #[must_use]
    pub const fn a<Atom: MmaAtom>() -> Self {
        let (m, _, k) = Atom::SHAPE;
        Self { name: "A", modes: ("m", "k"), sizes: (m, k), table: Atom::ALayout::TABLE }
    }

    /// B of an instruction: `(n, k)`.
    #[must_use]
    pub const fn b<Atom: MmaAtom>() -> Self {
        let (_, n, k) = Atom::SHAPE;
        Self { name: "B", modes: ("n", "k"), sizes: (n, k), table: Atom::BLayout::TABLE }
    }

    /// C and D of an instruction: `(m, n)`.
    #[must_use]
    pub const fn c<Atom: MmaAtom>() -> Self {
        let (m, n, _) = Atom::SHAPE;
        Self { name: "C", modes: ("m", "n"), sizes: (m, n), table: Atom::CLayout::TABLE }
    }
}
