//! Stages of a plan, elected by a verdict.

use crate::num::{No, Unknown, Yes};

use super::Plan;

/// A stage of a plan, computed where it is elected.
pub trait Planning: Copy {
    /// The plan that it comes to.
    type Plan: Plan;
    /// The plan.
    fn plan(self) -> Self::Plan;
}

impl<P: Plan> Planning for P {
    type Plan = P;
    #[inline]
    fn plan(self) -> P {
        self
    }
}

/// A verdict that elects how to go on: where the law holds, where it does not, and where nobody
/// knows before run time.
pub trait Electing {
    /// The way to go on.
    type Elect<Holds: Planning, Fails: Planning, Open: Planning>: Planning;
    /// The way to go on.
    fn elect<Holds: Planning, Fails: Planning, Open: Planning>(
        holds: Holds,
        fails: Fails,
        open: Open,
    ) -> Self::Elect<Holds, Fails, Open>;
}

impl Electing for Yes {
    type Elect<Holds: Planning, Fails: Planning, Open: Planning> = Holds;
    #[inline]
    fn elect<Holds: Planning, Fails: Planning, Open: Planning>(
        holds: Holds,
        _: Fails,
        _: Open,
    ) -> Holds {
        holds
    }
}

impl Electing for No {
    type Elect<Holds: Planning, Fails: Planning, Open: Planning> = Fails;
    #[inline]
    fn elect<Holds: Planning, Fails: Planning, Open: Planning>(
        _: Holds,
        fails: Fails,
        _: Open,
    ) -> Fails {
        fails
    }
}

impl Electing for Unknown {
    type Elect<Holds: Planning, Fails: Planning, Open: Planning> = Open;
    #[inline]
    fn elect<Holds: Planning, Fails: Planning, Open: Planning>(
        _: Holds,
        _: Fails,
        open: Open,
    ) -> Open {
        open
    }
}
