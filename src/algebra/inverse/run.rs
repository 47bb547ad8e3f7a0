//! The contiguous run of a layout that starts at index 0.

use crate::algebra::{Ascending, Leaf};
use crate::num::{No, Scalar, Truth, Verdict, Yes};
use crate::tuple::{Cons, FlatModes, Mode, Nil};
use typenum::UTerm;

/// Sorted leaves, and the run of those whose strides continue each other.
///
/// What is not known to continue the run ends it.
pub trait Contiguous: Copy {
    /// The leaves of the run, each as `size : place`.
    type Run: FlatModes;
    /// Those leaves.
    fn run(self) -> Self::Run;
    /// The run that goes on with `S:T` at `P`, or with a longer mode of the same stride.
    type RunAfter<S: Scalar, T: Scalar, P: Scalar>: FlatModes;
    /// Those leaves.
    fn run_after<S: Scalar, T: Scalar, P: Scalar>(
        self,
        leaf: Leaf<S, T, P>,
    ) -> Self::RunAfter<S, T, P>;
    /// The greatest common divisor of the strides that are not in the run; 0 if there is none.
    type Others: Scalar;
    /// That divisor.
    fn others(self) -> Self::Others;
    /// The same where the run goes on with `S:T`.
    type OthersAfter<S: Scalar, T: Scalar>: Scalar;
    /// That divisor.
    fn others_after<S: Scalar, T: Scalar>(self) -> Self::OthersAfter<S, T>;
}

impl Contiguous for Nil {
    type Others = UTerm;
    #[inline]
    fn others(self) -> UTerm {
        UTerm
    }
    type OthersAfter<S: Scalar, T: Scalar> = UTerm;
    #[inline]
    fn others_after<S: Scalar, T: Scalar>(self) -> UTerm {
        UTerm
    }

    type Run = Nil;
    #[inline]
    fn run(self) -> Nil {
        self
    }
    type RunAfter<S: Scalar, T: Scalar, P: Scalar> = Cons<Mode<S, P>, Nil>;
    #[inline]
    fn run_after<S: Scalar, T: Scalar, P: Scalar>(
        self,
        leaf: Leaf<S, T, P>,
    ) -> Self::RunAfter<S, T, P> {
        Cons(Mode { shape: leaf.shape, stride: leaf.place }, self)
    }
}

/// The run starts at stride 1, and `s:t` goes on at stride `s·t`.
impl<S: Scalar, T: Scalar, P: Scalar, R: Ascending> Contiguous for Cons<Leaf<S, T, P>, R> {
    type Others = <T::IsOne as RunsOn>::Others<S, T, R>;
    #[inline]
    fn others(self) -> Self::Others {
        T::IsOne::others::<S, T, R>(self.0.stride, self.1)
    }
    type OthersAfter<S0: Scalar, T0: Scalar> =
        <<S0::Times<T0> as Scalar>::Equals<T> as RunsOn>::OthersAfter<S0, T0, S, T, R>;
    #[inline]
    fn others_after<S0: Scalar, T0: Scalar>(self) -> Self::OthersAfter<S0, T0> {
        <<S0::Times<T0> as Scalar>::Equals<T> as RunsOn>::others_after::<S0, T0, S, T, R>(
            self.0.stride,
            self.1,
        )
    }
    type Run = <T::IsOne as RunsOn>::From<S, T, P, R>;
    #[inline]
    fn run(self) -> Self::Run {
        T::IsOne::starting(self.0, self.1)
    }
    type RunAfter<S0: Scalar, T0: Scalar, P0: Scalar> =
        <<S0::Times<T0> as Scalar>::Equals<T> as RunsOn>::After<S0, T0, P0, S, T, P, R>;
    #[inline]
    fn run_after<S0: Scalar, T0: Scalar, P0: Scalar>(
        self,
        leaf: Leaf<S0, T0, P0>,
    ) -> Self::RunAfter<S0, T0, P0> {
        <<S0::Times<T0> as Scalar>::Equals<T> as RunsOn>::after(leaf, self.0, self.1)
    }
}

/// Whether a leaf continues the run.
pub trait RunsOn {
    /// The run that starts with `S:T`, or in `R`.
    type From<S: Scalar, T: Scalar, P: Scalar, R: Ascending>: FlatModes;
    /// That run.
    fn starting<S: Scalar, T: Scalar, P: Scalar, R: Ascending>(
        leaf: Leaf<S, T, P>,
        rest: R,
    ) -> Self::From<S, T, P, R>;
    /// The run of `S0:T0`, which `S:T` continues or not, and `R`.
    type After<
        S0: Scalar,
        T0: Scalar,
        P0: Scalar,
        S: Scalar,
        T: Scalar,
        P: Scalar,
        R: Ascending,
    >: FlatModes;
    /// That run.
    fn after<S0: Scalar, T0: Scalar, P0: Scalar, S: Scalar, T: Scalar, P: Scalar, R: Ascending>(
        first: Leaf<S0, T0, P0>,
        leaf: Leaf<S, T, P>,
        rest: R,
    ) -> Self::After<S0, T0, P0, S, T, P, R>;
    /// The divisor of the strides outside the run that starts with `S:T`, or in `R`.
    type Others<S: Scalar, T: Scalar, R: Ascending>: Scalar;
    /// That divisor.
    fn others<S: Scalar, T: Scalar, R: Ascending>(stride: T, rest: R) -> Self::Others<S, T, R>;
    /// The same after `S0:T0`, which `S:T` continues or not.
    type OthersAfter<S0: Scalar, T0: Scalar, S: Scalar, T: Scalar, R: Ascending>: Scalar;
    /// That divisor.
    fn others_after<S0: Scalar, T0: Scalar, S: Scalar, T: Scalar, R: Ascending>(
        stride: T,
        rest: R,
    ) -> Self::OthersAfter<S0, T0, S, T, R>;
}

impl RunsOn for Yes {
    type Others<S: Scalar, T: Scalar, R: Ascending> = R::OthersAfter<S, T>;
    #[inline]
    fn others<S: Scalar, T: Scalar, R: Ascending>(_: T, rest: R) -> Self::Others<S, T, R> {
        rest.others_after::<S, T>()
    }
    type OthersAfter<S0: Scalar, T0: Scalar, S: Scalar, T: Scalar, R: Ascending> =
        R::OthersAfter<S, T>;
    #[inline]
    fn others_after<S0: Scalar, T0: Scalar, S: Scalar, T: Scalar, R: Ascending>(
        _: T,
        rest: R,
    ) -> Self::OthersAfter<S0, T0, S, T, R> {
        rest.others_after::<S, T>()
    }
    type From<S: Scalar, T: Scalar, P: Scalar, R: Ascending> = R::RunAfter<S, T, P>;
    #[inline]
    fn starting<S: Scalar, T: Scalar, P: Scalar, R: Ascending>(
        leaf: Leaf<S, T, P>,
        rest: R,
    ) -> Self::From<S, T, P, R> {
        rest.run_after(leaf)
    }
    type After<S0: Scalar, T0: Scalar, P0: Scalar, S: Scalar, T: Scalar, P: Scalar, R: Ascending> =
        Cons<Mode<S0, P0>, R::RunAfter<S, T, P>>;
    #[inline]
    fn after<S0: Scalar, T0: Scalar, P0: Scalar, S: Scalar, T: Scalar, P: Scalar, R: Ascending>(
        first: Leaf<S0, T0, P0>,
        leaf: Leaf<S, T, P>,
        rest: R,
    ) -> Self::After<S0, T0, P0, S, T, P, R> {
        Cons(Mode { shape: first.shape, stride: first.place }, rest.run_after(leaf))
    }
}

/// Whether `S:T` is a longer mode than `S0:T0` and of the same stride.
type Longer<S0, T0, S, T> =
    <<T0 as Scalar>::Equals<T> as Truth>::And<<<S0 as Scalar>::IsBelow<S> as Verdict>::IsSure>;

/// The size of the longer one of two modes of one stride.
pub(super) type LongerSize<S0, T0, S, T> = <Longer<S0, T0, S, T> as Truth>::Pick<S, S0>;
/// Its place.
pub(super) type LongerPlace<S0, T0, P0, S, T, P> = <Longer<S0, T0, S, T> as Truth>::Pick<P, P0>;

/// The longer one of two modes of one stride.
#[inline]
pub(super) fn longer<S0: Scalar, T0: Scalar, P0: Scalar, S: Scalar, T: Scalar, P: Scalar>(
    first: Leaf<S0, T0, P0>,
    leaf: Leaf<S, T, P>,
) -> Leaf<LongerSize<S0, T0, S, T>, T0, LongerPlace<S0, T0, P0, S, T, P>> {
    Leaf {
        shape: Longer::<S0, T0, S, T>::pick(leaf.shape, first.shape),
        stride: first.stride,
        place: Longer::<S0, T0, S, T>::pick(leaf.place, first.place),
    }
}

impl RunsOn for No {
    type Others<S: Scalar, T: Scalar, R: Ascending> = T::Gcd<R::Others>;
    #[inline]
    fn others<S: Scalar, T: Scalar, R: Ascending>(stride: T, rest: R) -> Self::Others<S, T, R> {
        stride.gcd(rest.others())
    }
    type OthersAfter<S0: Scalar, T0: Scalar, S: Scalar, T: Scalar, R: Ascending> =
        T::Gcd<R::OthersAfter<LongerSize<S0, T0, S, T>, T0>>;
    #[inline]
    fn others_after<S0: Scalar, T0: Scalar, S: Scalar, T: Scalar, R: Ascending>(
        stride: T,
        rest: R,
    ) -> Self::OthersAfter<S0, T0, S, T, R> {
        stride.gcd(rest.others_after::<LongerSize<S0, T0, S, T>, T0>())
    }
    type From<S: Scalar, T: Scalar, P: Scalar, R: Ascending> = R::Run;
    #[inline]
    fn starting<S: Scalar, T: Scalar, P: Scalar, R: Ascending>(
        _: Leaf<S, T, P>,
        rest: R,
    ) -> Self::From<S, T, P, R> {
        rest.run()
    }
    type After<S0: Scalar, T0: Scalar, P0: Scalar, S: Scalar, T: Scalar, P: Scalar, R: Ascending> =
        R::RunAfter<LongerSize<S0, T0, S, T>, T0, LongerPlace<S0, T0, P0, S, T, P>>;
    #[inline]
    fn after<S0: Scalar, T0: Scalar, P0: Scalar, S: Scalar, T: Scalar, P: Scalar, R: Ascending>(
        first: Leaf<S0, T0, P0>,
        leaf: Leaf<S, T, P>,
        rest: R,
    ) -> Self::After<S0, T0, P0, S, T, P, R> {
        rest.run_after(longer(first, leaf))
    }
}
