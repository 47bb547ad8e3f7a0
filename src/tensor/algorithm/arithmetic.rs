//! `transform`, `axpby`, and `reduce`.

use core::ops::{Add, Mul};

use crate::tensor::{Addressing, Alongside, Storage, StorageMut, Tensor, pairs};

use crate::refusal::granted;

/// Writes `f` of every element of `src` to the same coordinate of `dst`, in the order of the 1-D coordinates.
///
/// **Law.** Afterwards `dst[i] = f(src[i])`.
///
/// ```
/// use colex::{layout, tensor::{Tensor, transform}};
///
/// let mut dst = Tensor::new([0_u32; 4], layout!(4));
/// transform(&Tensor::new([1_u8, 2, 3, 4], layout!((2,2):(2,1))), &mut dst, |x| u32::from(*x));
/// assert_eq!(dst.into_storage(), [1, 3, 2, 4]);
/// ```
///
/// # Panics
///
/// Where run-time shapes are not compatible; static ones do not compile.
#[inline]
#[track_caller]
pub fn transform<S, L, S2, L2>(
    src: &Tensor<S, L>,
    dst: &mut Tensor<S2, L2>,
    mut f: impl FnMut(&S::Elem) -> S2::Elem,
) where
    S: Storage,
    L: Addressing + Alongside<L2>,
    S2: StorageMut,
    L2: Addressing,
{
    granted(pairs(src, dst, |src, dst| *dst = f(src)));
}

/// `y ← alpha · x + beta · y`, element by element.
///
/// ```
/// use colex::{layout, tensor::{Tensor, axpby}};
///
/// let mut y = Tensor::new([10, 20], layout!(2));
/// axpby(3, &Tensor::new([1, 2], layout!(2)), 2, &mut y);
/// assert_eq!(y.into_storage(), [23, 46]);
/// ```
///
/// # Panics
///
/// As [`transform`].
#[inline]
#[track_caller]
pub fn axpby<T, S, L, S2, L2>(alpha: T, x: &Tensor<S, L>, beta: T, y: &mut Tensor<S2, L2>)
where
    T: Copy + Mul<Output = T> + Add<Output = T>,
    S: Storage<Elem = T>,
    L: Addressing + Alongside<L2>,
    S2: StorageMut<Elem = T>,
    L2: Addressing,
{
    granted(pairs(x, y, |x, y| *y = alpha * *x + beta * *y));
}

impl<S: Storage, L: Addressing + Alongside<L>> Tensor<S, L> {
    /// The elements combined to one value, in the order of the 1-D coordinates.
    ///
    /// **Law.** `f(… f(f(init, t[0]), t[1]) …, t[size − 1])`.
    ///
    /// ```
    /// use colex::{layout, tensor::Tensor};
    ///
    /// let t = Tensor::new([1, 2, 3, 4], layout!((2,2):(2,1)));
    /// assert_eq!(t.reduce(0, |sum, x| 10 * sum + x), 1324);
    /// ```
    #[inline]
    pub fn reduce<A>(&self, init: A, mut f: impl FnMut(A, &S::Elem) -> A) -> A {
        let mut value = Some(init);
        self.for_each(|x| value = value.take().map(|value| f(value, x)));
        match value {
            Some(value) => value,
            None => unreachable!("it is there after each step"),
        }
    }
}
