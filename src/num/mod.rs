//! Numbers: known to the compiler, or at run time, in the same places.
mod alias;
mod compare;
mod convert;
mod difference;
mod digit;
mod integer;
mod limit;
mod nat;
mod quotient;
mod run_time;
mod scalar;
mod signed;
mod truth;
mod verdict;

pub use alias::*;
pub use compare::{Answer, Compare};
pub use convert::{Binary, Decimal};
pub use difference::{Difference, Enough, Short};
pub use digit::{_0, _1, _2, _3, _4, _5, _6, _7, _8, _9, Spelling, Static, Stop};
pub use limit::{Limit, NoLimit, UpTo};
pub use nat::Nat;
pub(crate) use quotient::gcd;
pub use run_time::RunTime;
pub use scalar::Scalar;
pub use signed::{Minus, Neg};
pub use truth::{No, Truth, Yes};
pub use verdict::{Unknown, Verdict};
