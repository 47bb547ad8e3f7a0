//! The types answer what the run-time engine answers, and refuse what it refuses.
//!
//! The checks are in `tests/generated`, one file an operation: `same(expression, answer)` and
//! `let _: Alias = answer` compile only where the types are equal, and static layouts of one type
//! are equal. `refused!` compiles only where the bound of the operation does not hold. With numbers that
//! only run time knows, the operations run, and the indices of the results are compared.

#![cfg(feature = "alloc")]

#[path = "../examples/support/call.rs"]
mod call;

/// Compiles only if the bound does not hold: if it did, there would be two candidates.
macro_rules! refused {
    (any $R:ident, $T:ty: $($Bound:tt)+) => {
        refused!([$R], $T: $($Bound)+);
    };
    ([$($R:ident)?], $T:ty: $($Bound:tt)+) => {
        const _: fn() = || {
            trait IsRefused<Candidate> {
                fn is_refused() {}
            }
            impl<T> IsRefused<()> for T {}
            impl<T $(, $R)?> IsRefused<(T, $($R)?)> for T where T: $($Bound)+ {}
            let _ = <$T as IsRefused<_>>::is_refused;
        };
    };
    ($T:ty: $($Bound:tt)+) => {
        refused!([], $T: $($Bound)+);
    };
}

#[rustfmt::skip]
#[allow(dead_code, unused_imports, reason = "it is enough that the checks compile")]
#[allow(clippy::pedantic, reason = "lists of checks, not written by hand")]
mod generated;

/// What the checks name.
mod names {
    pub(crate) use super::Tally;
    pub(crate) use colex::algebra::*;
    pub(crate) use colex::layout::*;
    pub(crate) use colex::num::*;
    pub(crate) use colex::tuple::*;
    pub(crate) use colex::*;

    /// The two have one type.
    pub(crate) fn same<T>(_: T, _: T) {}

    /// The span of the indices of the layout `L`.
    pub(crate) type CosizeOf<L> = <L as HasCosize>::Cosize;

    pub(crate) trait HasCosize {
        type Cosize;
    }

    impl<S: IntTuple, D: Stride> HasCosize for Layout<S, D> {
        type Cosize = Cosize<S, D>;
    }
}

/// How often both engines had a value or none, one operation with numbers at run time.
pub(crate) struct Tally {
    operation: &'static str,
    values: usize,
    refusals: usize,
    /// Modes that split where they carry are split at compile time only.
    unsplit: usize,
}

impl Tally {
    pub(crate) fn of(operation: &'static str) -> Self {
        Self { operation, values: 0, refusals: 0, unsplit: 0 }
    }

    /// The result with numbers at run time has the indices of the run-time engine's.
    pub(crate) fn check<L: core::fmt::Display>(
        &mut self,
        args: &[&str],
        got: Result<L, colex::Refusal>,
    ) {
        let expected = call::call(self.operation, args);
        let indices = |text: &str| {
            let layout = colex::dynamic::Layout::parse(text).expect("a layout is printed as one");
            layout.indices().collect::<Vec<_>>()
        };
        match (got, expected) {
            (Ok(got), Ok(expected)) => {
                let got = format!("{got:#}");
                assert!(
                    indices(&got) == indices(&expected),
                    "{} {args:?}: {got} instead of {expected}",
                    self.operation
                );
                self.values += 1;
            }
            (Err(_), Err(_)) => self.refusals += 1,
            (Err(colex::Refusal::Carries { .. }), Ok(_)) => self.unsplit += 1,
            (got, expected) => panic!(
                "{} {args:?}: {:?} instead of {expected:?}",
                self.operation,
                got.map(|got| got.to_string())
            ),
        }
    }

    pub(crate) fn print(&self) {
        let Self { operation, values, refusals, unsplit } = self;
        println!("{values:5} values {refusals:4} refusals {unsplit:4} unsplit  {operation}");
    }
}

#[test]
fn the_types_answer_as_the_values() {
    let (mut answers, mut refusals) = (0, 0);
    for &(operation, some, none) in generated::CHECKED {
        println!("{some:5} answers {none:4} refusals  {operation}");
        answers += some;
        refusals += none;
    }
    println!("{answers:5} answers {refusals:4} refusals");
    assert!(answers >= 4000 && refusals >= 400, "a generator that asks less checks less");
}
