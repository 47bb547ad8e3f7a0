//! Matrix multiplication of tiles.

use core::ops::{AddAssign, Mul};

use crate::refusal::Refusal;
use crate::tensor::{Addresses, Addressing, MatrixSizes, Storage, StorageMut, Tensor};

/// `C ← C + A · Bᵀ`: with A of shape `(M,K)`, B of `(N,K)` and C of `(M,N)`, as in CuTe.
///
/// **Law.** `c[(m, n)]` grows by `Σ_k a[(m, k)] · b[(n, k)]`, added in the order of `k`.
///
/// It is meant for small tiles, whose sizes are static: then the loops unroll.
///
/// ```
/// use colex::{layout, tensor::{Tensor, gemm}};
///
/// let a = Tensor::new([1, 2, 3, 4], layout!((2,2):(2,1)));
/// let b = Tensor::new([5, 6, 7, 8], layout!((2,2):(1,2))); // (N,K): B itself is row-major (K,N)
/// let mut c = Tensor::new([0; 4], layout!((2,2):(2,1)));
/// gemm(&a, &b, &mut c);
/// assert_eq!(c.into_storage(), [19, 22, 43, 50]);
/// ```
///
/// # Panics
///
/// Where the sizes do not agree.
#[inline]
#[track_caller]
pub fn gemm<SA, LA, SB, LB, SC, LC, P>(
    a: &Tensor<SA, LA>,
    b: &Tensor<SB, LB>,
    c: &mut Tensor<SC, LC>,
) where
    SA: Storage<Elem: Copy + Mul<SB::Elem, Output = P>>,
    SB: Storage<Elem: Copy>,
    SC: StorageMut<Elem: AddAssign<P>>,
    LA: Addressing + MatrixSizes,
    LB: Addressing + MatrixSizes,
    LC: Addressing + MatrixSizes,
    (usize, usize): Addresses<LA> + Addresses<LB> + Addresses<LC>,
{
    let ([rows_a, depth], [rows_b, depth_b]) = (a.layout().sizes(), b.layout().sizes());
    let [rows, columns] = c.layout().sizes();
    for (size, other) in [(depth, depth_b), (rows_a, rows), (rows_b, columns)] {
        if size != other {
            Refusal::Incompatible { size, other }.raise();
        }
    }
    for k in 0..depth {
        for j in 0..columns {
            for i in 0..rows {
                c[(i, j)] += a[(i, k)] * b[(j, k)];
            }
        }
    }
}
