//! What the search for a fact comes to.

use core::marker::PhantomData;

use crate::num::{No, Unknown, Yes};

/// [`Proven`], a reason why not, or [`Open`] where run time decides.
pub trait Outcome {
    /// Both facts; the first that fails gives the reason.
    type And<O: Outcome>: Outcome;
}

/// The fact holds.
#[derive(Debug)]
pub struct Proven;

/// The fact does not hold, because `Reason`.
#[derive(Debug)]
pub struct Refuted<Reason>(PhantomData<Reason>);

/// The fact hangs on numbers that only run time knows.
#[derive(Debug)]
pub struct Open<Fact>(PhantomData<Fact>);

impl Outcome for Proven {
    type And<O: Outcome> = O;
}

impl<Reason> Outcome for Refuted<Reason> {
    type And<O: Outcome> = Self;
}

impl<Fact> Outcome for Open<Fact> {
    type And<O: Outcome> = Self;
}

/// A verdict that concludes.
pub trait Concludes {
    /// `Holds`, `Fails` or `Open`.
    type Conclude<Holds: Outcome, Fails: Outcome, Open: Outcome>: Outcome;
}

impl Concludes for Yes {
    type Conclude<Holds: Outcome, Fails: Outcome, Open: Outcome> = Holds;
}

impl Concludes for No {
    type Conclude<Holds: Outcome, Fails: Outcome, Open: Outcome> = Fails;
}

impl Concludes for Unknown {
    type Conclude<Holds: Outcome, Fails: Outcome, Open: Outcome> = Open;
}

/// The outcome `Self` says that the fact holds for `L`.
pub trait Holds<L> {}

impl<L> Holds<L> for Proven {}

impl<L, Fact> Holds<L> for Open<Fact> where Fact: IsKnownOf<L> {}

/// The sizes and strides of `L` that the fact `Self` hangs on are known to the compiler.
#[diagnostic::on_unimplemented(
    message = "nobody knows before run time whether `{L}` is {Self}",
    label = "this layout has sizes or strides that only run time knows",
    note = "facts about layouts in signatures are decided by the compiler: make the numbers static",
    note = "at run time, `colex::dynamic::Layout` answers the same question"
)]
pub trait IsKnownOf<L> {}

/// The facts, as messages spell them.
#[allow(non_camel_case_types, reason = "printed as words")]
pub mod fact {
    /// No two coordinates have one index.
    #[derive(Debug)]
    pub struct injective;
    /// No index between the least and the greatest is left out.
    #[derive(Debug)]
    pub struct surjective;
    /// Made of aligned vectors of adjacent elements.
    #[derive(Debug)]
    pub struct vectorizable;
    /// Apart from another layout.
    #[derive(Debug)]
    pub struct disjoint;
}
