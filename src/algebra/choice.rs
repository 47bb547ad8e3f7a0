//! Choices between lists of modes, by a [`Truth`](crate::num::Truth).

use crate::num::{No, Yes};
use crate::tuple::FlatModes;

/// A list of modes that is computed only where it is asked for. rustc normalises the arguments of
/// a type function before the function, so a branch that recurses must not stand there itself.
pub trait Deferred: Copy {
    /// The list.
    type Out: FlatModes;
    /// The list.
    fn run(self) -> Self::Out;
}

/// A [`Truth`](crate::num::Truth) that chooses between lists of modes.
pub trait Choice {
    /// `Then` if yes, else `Else`.
    type Of<Then: FlatModes, Else: FlatModes>: FlatModes;
    /// `then` if yes, else `otherwise`.
    fn of<Then: FlatModes, Else: FlatModes>(then: Then, otherwise: Else) -> Self::Of<Then, Else>;
    /// The branch to compute.
    type Lazily<Then: Deferred, Else: Deferred>: Deferred;
    /// The branch to compute.
    fn lazily<Then: Deferred, Else: Deferred>(
        then: Then,
        otherwise: Else,
    ) -> Self::Lazily<Then, Else>;
}

impl Choice for Yes {
    type Of<Then: FlatModes, Else: FlatModes> = Then;
    #[inline]
    fn of<Then: FlatModes, Else: FlatModes>(then: Then, _: Else) -> Then {
        then
    }
    type Lazily<Then: Deferred, Else: Deferred> = Then;
    #[inline]
    fn lazily<Then: Deferred, Else: Deferred>(then: Then, _: Else) -> Then {
        then
    }
}

impl Choice for No {
    type Of<Then: FlatModes, Else: FlatModes> = Else;
    #[inline]
    fn of<Then: FlatModes, Else: FlatModes>(_: Then, otherwise: Else) -> Else {
        otherwise
    }
    type Lazily<Then: Deferred, Else: Deferred> = Else;
    #[inline]
    fn lazily<Then: Deferred, Else: Deferred>(_: Then, otherwise: Else) -> Else {
        otherwise
    }
}
