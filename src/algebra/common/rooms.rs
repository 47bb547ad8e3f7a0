//! How far two runs go together: the room that steps leave in the modes of a layout.

use core::marker::PhantomData;

use typenum::U1;

use crate::algebra::{Choice, Push};
use crate::layout::Evaluate;
use crate::num::{Limit, Nat, No, NoLimit, Quot, Rem, Scalar, Unknown, UpTo, Yes};
use crate::tuple::{Cons, FlatModes, Mode, Nil};

/// A mode of size `S`, of whose coordinates `Left` above 0 are not taken yet.
#[derive(Clone, Copy, Debug)]
pub struct Room<S, Left>(PhantomData<(S, Left)>);

/// The room in all modes but the last, which is unbounded.
pub trait Rooms {
    /// How many coordinates `X` apart fit.
    type Fit<X: Scalar>: Limit;
    /// What is left after `N` coordinates `X` apart.
    type Spent<N: Scalar, X: Scalar>: Rooms;
}

impl Rooms for Nil {
    type Fit<X: Scalar> = NoLimit;
    type Spent<N: Scalar, X: Scalar> = Nil;
}

/// `⌊left / x⌋ + 1` for the digit `x = X mod S`, and what the next modes leave for `⌊X / S⌋`
impl<S: Scalar, Left: Scalar, R: Rooms> Rooms for Cons<Room<S, Left>, R> {
    type Fit<X: Scalar> = <<Quot<Left::Plus<Rem<X, S>>, Rem<X, S>> as Scalar>::Bound as Limit>::Min<
        R::Fit<Quot<X, S>>,
    >;
    type Spent<N: Scalar, X: Scalar> = Cons<
        Room<S, Left::Plus<<<N::Pred as Scalar>::Times<Rem<X, S>> as Scalar>::TimesNeg<U1>>>,
        R::Spent<N, Quot<X, S>>,
    >;
}

/// Modes that are coalesced but for the last, along which the layout goes on: a size of 1 counts
/// there.
pub trait GoesOn: Copy {
    /// The same function, beyond the size too, with the fewest modes.
    type Beyond: FlatModes;
    /// That of `(S:T, self…)`.
    type BeyondAfter<S: Scalar, T: Scalar>: FlatModes;
}

impl GoesOn for Nil {
    type Beyond = Nil;
    type BeyondAfter<S: Scalar, T: Scalar> = Cons<Mode<S, T>, Nil>;
}

impl<S: Scalar, T: Scalar, R: FlatModes> GoesOn for Cons<Mode<S, T>, R> {
    type Beyond = R::BeyondAfter<S, T>;
    type BeyondAfter<S0: Scalar, T0: Scalar> = <R::BeyondAfter<S, T> as Push>::Push<S0, T0>;
}

/// Modes with room in them.
pub trait Roomy {
    /// All the room there is.
    type Rooms: Rooms;
    /// The room in `(S:T, self…)`.
    type RoomsAfter<S: Scalar>: Rooms;
}

impl Roomy for Nil {
    type Rooms = Nil;
    type RoomsAfter<S: Scalar> = Nil;
}

impl<S: Scalar, T: Scalar, R: FlatModes> Roomy for Cons<Mode<S, T>, R> {
    type Rooms = R::RoomsAfter<S>;
    type RoomsAfter<S0: Scalar> = Cons<Room<S0, S0::Pred>, R::RoomsAfter<S>>;
}

/// The run of one layout, as far as another one goes along.
pub trait Common: Copy {
    /// The modes at which `A`, with room `Rs` left, goes on at `Next`.
    type Common<A: FlatModes, Rs: Rooms, Next: Scalar>: FlatModes;
    /// Those modes.
    fn common<A: FlatModes, Rs: Rooms, Next: Scalar>(self) -> Self::Common<A, Rs, Next>;
}

impl Common for Nil {
    type Common<A: FlatModes, Rs: Rooms, Next: Scalar> = Nil;
    #[inline]
    fn common<A: FlatModes, Rs: Rooms, Next: Scalar>(self) -> Nil {
        self
    }
}

/// `(s:p, r…) ↦ (m:p, …)` where `A(p)` is the next index, and `m` steps of `p` fit
impl<S: Scalar, P: Scalar, R: FlatModes> Common for Cons<Mode<S, P>, R> {
    type Common<A: FlatModes, Rs: Rooms, Next: Scalar> = <<<A as Evaluate>::At<P> as Scalar>::Equals<
        Next,
    > as GoesAlong>::Common<A, Rs, Next, S, P, R>;
    #[inline]
    fn common<A: FlatModes, Rs: Rooms, Next: Scalar>(self) -> Self::Common<A, Rs, Next> {
        <<<A as Evaluate>::At<P> as Scalar>::Equals<Next> as GoesAlong>::common::<
            A,
            Rs,
            Next,
            S,
            P,
            R,
        >(self)
    }
}

/// The modes `M` where nothing clips them, and what follows.
type Whole<A, Rs, Next, S, P, R> = Cons<
    Mode<S, P>,
    <R as Common>::Common<A, <Rs as Rooms>::Spent<S, P>, <Next as Scalar>::Times<S>>,
>;

#[inline]
fn whole<A: FlatModes, Rs: Rooms, Next: Scalar, S: Scalar, P: Scalar, R: FlatModes>(
    run: Cons<Mode<S, P>, R>,
) -> Whole<A, Rs, Next, S, P, R> {
    Cons(run.0, run.1.common::<A, Rs::Spent<S, P>, Next::Times<S>>())
}

/// Writes the signature of a step.
macro_rules! step {
    ($(#[$doc:meta])* $common:ident, $Common:ident = $Result:ty, $run:ident => $body:expr) => {
        $(#[$doc])*
        type $Common<
            A: FlatModes,
            Rs: Rooms,
            Next: Scalar,
            S: Scalar,
            P: Scalar,
            R: FlatModes,
        > = $Result;
        #[inline]
        fn $common<A: FlatModes, Rs: Rooms, Next: Scalar, S: Scalar, P: Scalar, R: FlatModes>(
            $run: Cons<Mode<S, P>, R>,
        ) -> Self::$Common<A, Rs, Next, S, P, R> {
            $body
        }
    };
}

/// Whether the other layout goes on at the next index.
pub trait GoesAlong {
    /// The run from `S:P` on.
    type Common<A: FlatModes, Rs: Rooms, Next: Scalar, S: Scalar, P: Scalar, R: FlatModes>: FlatModes;
    /// That run.
    fn common<A: FlatModes, Rs: Rooms, Next: Scalar, S: Scalar, P: Scalar, R: FlatModes>(
        run: Cons<Mode<S, P>, R>,
    ) -> Self::Common<A, Rs, Next, S, P, R>;
}

impl GoesAlong for Yes {
    step!(common, Common = <Rs::Fit<P> as Clips>::Common<A, Rs, Next, S, P, R>,
        run => <Rs::Fit<P> as Clips>::common::<A, Rs, Next, S, P, R>(run));
}

impl GoesAlong for No {
    step!(common, Common = Nil, _run => Nil);
}

/// A limit that clips a mode.
pub trait Clips {
    /// The run from `S:P` on.
    type Common<A: FlatModes, Rs: Rooms, Next: Scalar, S: Scalar, P: Scalar, R: FlatModes>: FlatModes;
    /// That run.
    fn common<A: FlatModes, Rs: Rooms, Next: Scalar, S: Scalar, P: Scalar, R: FlatModes>(
        run: Cons<Mode<S, P>, R>,
    ) -> Self::Common<A, Rs, Next, S, P, R>;
}

impl Clips for NoLimit {
    step!(common, Common = Whole<A, Rs, Next, S, P, R>, run => whole::<A, Rs, Next, S, P, R>(run));
}

impl<L: Nat> Clips for UpTo<L> {
    step!(common, Common = <<S::Pred as Scalar>::IsBelow<L> as ClipsTo>::Common<L, A, Rs, Next, S, P, R>,
        run => <<S::Pred as Scalar>::IsBelow<L> as ClipsTo>::common::<L, A, Rs, Next, S, P, R>(run));
}

/// Whether a mode keeps to its limit `L`.
pub trait ClipsTo {
    /// The run from `S:P` on.
    type Common<L: Nat, A: FlatModes, Rs: Rooms, Next: Scalar, S: Scalar, P: Scalar, R: FlatModes>: FlatModes;
    /// That run.
    fn common<L: Nat, A: FlatModes, Rs: Rooms, Next: Scalar, S: Scalar, P: Scalar, R: FlatModes>(
        run: Cons<Mode<S, P>, R>,
    ) -> Self::Common<L, A, Rs, Next, S, P, R>;
}

impl ClipsTo for Yes {
    type Common<L: Nat, A: FlatModes, Rs: Rooms, Next: Scalar, S: Scalar, P: Scalar, R: FlatModes> =
        Whole<A, Rs, Next, S, P, R>;
    #[inline]
    fn common<L: Nat, A: FlatModes, Rs: Rooms, Next: Scalar, S: Scalar, P: Scalar, R: FlatModes>(
        run: Cons<Mode<S, P>, R>,
    ) -> Self::Common<L, A, Rs, Next, S, P, R> {
        whole::<A, Rs, Next, S, P, R>(run)
    }
}

/// `s:p ↦ l:p`, and the run ends
impl ClipsTo for No {
    type Common<L: Nat, A: FlatModes, Rs: Rooms, Next: Scalar, S: Scalar, P: Scalar, R: FlatModes> =
        <L::IsOne as Choice>::Of<Nil, Cons<Mode<L, P>, Nil>>;
    #[inline]
    fn common<L: Nat, A: FlatModes, Rs: Rooms, Next: Scalar, S: Scalar, P: Scalar, R: FlatModes>(
        run: Cons<Mode<S, P>, R>,
    ) -> Self::Common<L, A, Rs, Next, S, P, R> {
        let clipped = Mode { shape: L::default(), stride: run.0.stride };
        <L::IsOne as Choice>::of(Nil, Cons(clipped, Nil))
    }
}

/// The smaller of both at run time, and the run ends
impl ClipsTo for Unknown {
    type Common<L: Nat, A: FlatModes, Rs: Rooms, Next: Scalar, S: Scalar, P: Scalar, R: FlatModes> =
        Cons<Mode<S, P>, Nil>;
    #[inline]
    fn common<L: Nat, A: FlatModes, Rs: Rooms, Next: Scalar, S: Scalar, P: Scalar, R: FlatModes>(
        run: Cons<Mode<S, P>, R>,
    ) -> Self::Common<L, A, Rs, Next, S, P, R> {
        let Mode { shape, stride } = run.0;
        let size = shape.value().min(L::SIZE.cast_signed());
        Cons(Mode { shape: shape.at_run_time(size), stride }, Nil)
    }
}
