//! Facts about layouts as bounds: `fn scatter<L: Injective>(…)`.
//!
//! A fact is a trait. For a layout of static numbers the compiler decides it, exactly, while it checks the
//! program: `cargo check` and the editor see the answer, and where it is no the message says which
//! index shows it. What hangs on a run-time number is never assumed.
//!
//! | fact | says |
//! | --- | --- |
//! | [`Injective`] | no two coordinates have one index |
//! | [`Surjective`] | no index between the least and the greatest is left out |
//! | [`Bijective`] | both: each of them exactly once |
//! | [`Compact`] | and the least is 0 |
//! | [`ContiguousBy<N>`](ContiguousBy) | made of aligned vectors of N adjacent elements |
//! | [`DisjointFrom<M>`](DisjointFrom) | no index in common with M |
//!
//! `coins` is the search behind all of them. The run-time twins are methods of `dynamic::Layout`.

mod coins;
mod contiguous;
mod disjoint;
mod injective;
mod outcome;
mod surjective;

use crate::num::{Scalar, Truth};
use crate::tuple::{IntTuple, Stride, Tree};

pub use coins::{
    Branch, Coins, Inserts, Lazy, Magnitude, Payment, Pays, Purse, Repeats, ToCoins, Trial, Value,
};
pub(crate) use coins::{Count, Least as Smaller, Less};
pub use contiguous::{
    ContiguousBy, FillsVectorsOf, HoldsVectorsOf, IsAStepOf1In, KeepsAligned, Partial, Ragged,
    Tears, Vectors,
};
pub use disjoint::{Common, DisjointFrom, Image, IsIn1Of, PaysIf};
pub(crate) use injective::InjectiveOutcome;
pub use injective::{Injective, Meeting, Meets, OccursOnceIn};
pub use outcome::{Concludes, Holds, IsKnownOf, Open, Outcome, Proven, Refuted, fact};
pub use surjective::{Bijective, Compact, Early, Gap, IsNotBelow, Leaves, OccursIn, Surjective};

/// Whether all numbers of `S:D` are known to the compiler.
pub(crate) type IsStatic<S, D> = <<<S as IntTuple>::Tree as Tree>::IsStatic as Truth>::And<
    <<D as Stride>::Tree as Tree>::IsStatic,
>;

/// Whether a number is 1.
pub trait Unity {
    /// The verdict.
    type IsUnity: crate::num::Verdict;
}

/// known: yes or no; at run time: unknown
impl<N: Scalar> Unity for N {
    type IsUnity = <N::IsStatic as Knows>::Decide<N::IsOne>;
}

/// Whether the compiler knows.
pub trait Knows {
    /// The answer, or [`Unknown`](crate::num::Unknown).
    type Decide<T: Truth>: crate::num::Verdict;
}

impl Knows for crate::num::Yes {
    type Decide<T: Truth> = T;
}

impl Knows for crate::num::No {
    type Decide<T: Truth> = crate::num::Unknown;
}

/// What is asked of an answer here.
pub trait Answers: Inserts + Pays + Branch + Meets + Leaves + PaysIf + Knows {}

impl<T: Inserts + Pays + Branch + Meets + Leaves + PaysIf + Knows> Answers for T {}
