//! Indices: numbers, which are themselves, and vectors, which are tuples.

use typenum::{B0, B1, UInt, UTerm};

use super::{Entries, Vector};
use crate::num::{Nat, Neg, Scalar, Truth};
use crate::tuple::{Nil, Tree};

/// A number as an index: a number, or a coordinate of a coordinate layout.
pub trait Indexes: Copy {
    /// The entries of a vector; none for a number.
    type Entries: Entries;
    /// The entries.
    fn entries(self) -> Self::Entries;
    /// The index as users see it: a number, or a tuple of such.
    type Index: Copy;
    /// The index as users see it.
    fn to_index(self) -> Self::Index;
    /// The index 0 of the same form.
    type Origin: Scalar;
    /// That index.
    fn origin() -> Self::Origin;
    /// Whether it can be written as a static number or a basis element.
    type IsBasis: Truth;
    /// Whether a step by it changes a number that the shape `P` compares.
    type Changes<P: Tree>: Truth;
    /// The index of which each number is one more.
    type Past: Scalar;
    /// That index.
    fn past(self) -> Self::Past;
}

/// Implements [`Indexes`] for a kind of numbers.
macro_rules! number {
    ([$($generics:tt)*] $T:ty) => {
        impl<$($generics)*> Indexes for $T {
            type Entries = Nil;
            #[inline]
            fn entries(self) -> Nil {
                Nil
            }
            type Index = <Self as Scalar>::Surface;
            #[inline]
            fn to_index(self) -> Self::Index {
                Scalar::raise(self)
            }
            type Origin = UTerm;
            #[inline]
            fn origin() -> UTerm {
                UTerm
            }
            type IsBasis = <Self as Scalar>::IsStatic;
            type Changes<P: Tree> =
                <<<Self as Scalar>::IsZero as Truth>::Not as Truth>::And<P::Compares>;
            type Past = <Self as Scalar>::Plus<crate::num::nat::One>;
            #[inline]
            fn past(self) -> Self::Past {
                self.plus(crate::num::nat::One::default())
            }
        }
    };
}

number!([] UTerm);
number!([V: Nat] UInt<V, B0>);
number!([V: Nat] UInt<V, B1>);
number!([N: Nat] Neg<N>);
number!([] usize);
number!([] isize);

/// the tuple of its entries
impl<T: Entries> Indexes for Vector<T> {
    type Entries = T;
    #[inline]
    fn entries(self) -> T {
        self.0
    }
    type Index = T::Tuple<()>;
    #[inline]
    fn to_index(self) -> Self::Index {
        self.0.tuple(())
    }
    type Origin = Vector<T::Origin>;
    #[inline]
    fn origin() -> Self::Origin {
        Vector(T::origin())
    }
    type IsBasis = T::IsBasis;
    type Changes<P: Tree> = T::Changes<P>;
    type Past = Vector<T::Past>;
    #[inline]
    fn past(self) -> Self::Past {
        Vector(self.0.past())
    }
}
