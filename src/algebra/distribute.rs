//! Distributing a number of elements over a shape.

use typenum::U1;

use crate::num::{Quot, Scalar};
use crate::tuple::{Cons, FlatModes, IntTuple, Mode, ModeTree, Nil, RaiseLayout, Tree};

use super::coalesce::Push;

/// `count` elements over the coordinates of `shape`, as many along its first modes as divide them.
///
/// **Law.** The result R is increasing and injective, its size divides `count`, and along each mode
/// of the shape it takes a part that divides the mode: the greatest common divisor of the mode and
/// what is left of `count`. So `R` composes with every layout of that shape.
///
/// ```
/// use colex::{Layout, domain_distribute, shape, num::*};
///
/// // 6 divides neither 15 nor 14: three along the first mode, two along the second
/// let _: Layout!((3,2):(1,15)) = domain_distribute(shape!((15,14)), _6);
/// let _: Layout!(1:0) = domain_distribute(shape!((8,8)), _3); // no common factor
/// let r = domain_distribute((15, 14), 6); // at run time as well
/// assert_eq!(r.shape(), (3, 2));
/// ```
#[must_use]
#[inline]
pub fn domain_distribute<S, N, R>(shape: S, count: N) -> R
where
    S: DistributesTo<N, R>,
{
    shape.distribute(count)
}

/// A shape over which `N` elements are distributed as the layout `R`.
pub trait DistributesTo<N, R> {
    /// That layout.
    fn distribute(self, count: N) -> R;
}

/// The modes of the distribution of `N` over `S`.
type Distributed<S, N> = <<<<S as Tree>::Zip<S> as ModeTree>::Flat<Nil> as Distributes>::Parts<
    U1,
    U1,
    N,
> as FlatModes>::Bare;

impl<S, N, R> DistributesTo<N, R> for S
where
    S: IntTuple,
    N: IntTuple,
    N::Tree: Scalar,
    Distributed<S::Tree, N::Tree>: RaiseLayout<Layout = R>,
{
    #[inline]
    fn distribute(self, count: N) -> R {
        let shape = self.lower();
        shape
            .zip(shape)
            .flat(Nil)
            .distribute_after(U1::default(), U1::default(), count.lower())
            .bare()
            .raise_layout()
    }
}

/// Sizes without nesting, among which a number of elements is distributed.
pub trait Distributes: Copy {
    /// The parts of `N`, each as `part : place`, where modes of size `S` and place `P` come before.
    type Parts<S: Scalar, P: Scalar, N: Scalar>: FlatModes;
    /// Those parts.
    fn distribute_after<S: Scalar, P: Scalar, N: Scalar>(
        self,
        size: S,
        place: P,
        count: N,
    ) -> Self::Parts<S, P, N>;
}

impl Distributes for Nil {
    type Parts<S: Scalar, P: Scalar, N: Scalar> = Nil;
    #[inline]
    fn distribute_after<S: Scalar, P: Scalar, N: Scalar>(self, _: S, _: P, _: N) -> Nil {
        self
    }
}

/// `(s, r…) ↦ (g : place, …)` with `g = gcd(s, n)`, and `n / g` for the rest
impl<S: Scalar, T: Scalar, R: FlatModes> Distributes for Cons<Mode<S, T>, R> {
    type Parts<S0: Scalar, P0: Scalar, N: Scalar> =
        <R::Parts<S, S0::Times<P0>, Quot<N, S::Gcd<N>>> as Push>::Push<S::Gcd<N>, S0::Times<P0>>;
    #[inline]
    fn distribute_after<S0: Scalar, P0: Scalar, N: Scalar>(
        self,
        size: S0,
        place: P0,
        count: N,
    ) -> Self::Parts<S0, P0, N> {
        let (part, place) = (self.0.shape.gcd(count), size.times(place));
        self.1
            .distribute_after(self.0.shape, place, count.quot_rem(part).0)
            .push(Mode { shape: part, stride: place })
    }
}
