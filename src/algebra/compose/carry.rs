//! Carries: why a composition may not be a layout, and the rule that finds out.
//!
//! `A(x) = t₀·x + Σ (tᵢ₊₁ − sᵢ·tᵢ)·⌊x / (s₀·…·sᵢ)⌋`: the function of a layout is linear until a digit
//! of `x`, in the mixed radix of A's sizes, overflows into the next. So `A ∘ B` is linear in B's
//! coordinates where no digit overflows at any of them:
//!
//! > for each mode `i` of A but the last, `Σⱼ (nⱼ − 1)·xᵢⱼ < sᵢ`,
//!
//! with `xᵢⱼ` the digit in mode `i` of the stride of B's leaf `j`. Each mode has a *budget* of its
//! size, and the leaves of B spend from it. To save the subtractions the budget keeps the two
//! sides of `Σ nⱼ·xᵢⱼ < sᵢ + Σ xᵢⱼ`.

use typenum::{B0, B1, UInt, UTerm};

use crate::num::{Entries, Nat, Neg, Quot, Rem, Scalar, Vector, Verdict, Yes};
use crate::tuple::{Cons, FlatModes, Mode, ModeTree, Nil, Torn};

/// What mode `S` of the left-hand layout has been asked for: `Asked = Σ n·x` of `Room = S + Σ x`.
#[derive(Clone, Copy, Debug)]
pub struct Budget<S, Asked, Room>(core::marker::PhantomData<(S, Asked, Room)>);

/// The budgets of all modes but the last.
pub trait Budgets: super::Overspends {
    /// A leaf `N:X` of the right-hand layout spends its digits.
    type Spend<N: Scalar, X: Scalar>: Budgets;
    /// Whether no mode is overspent.
    type Kept: Verdict;
}

/// The last mode is unbounded.
impl Budgets for Nil {
    type Spend<N: Scalar, X: Scalar> = Nil;
    type Kept = Yes;
}

/// `x ↦ x mod S` is spent here, `⌊x / S⌋` in the modes that follow
impl<S: Scalar, Asked: Scalar, Room: Scalar, R: Budgets> Budgets
    for Cons<Budget<S, Asked, Room>, R>
{
    type Spend<N: Scalar, X: Scalar> =
        <Rem<X, S> as Digit>::Spent<N, S, Asked, Room, R::Spend<N, Quot<X, S>>>;
    type Kept = <Asked::IsBelow<Room> as Verdict>::And<R::Kept>;
}

/// A digit of a stride, which its leaf spends in a mode.
pub trait Digit {
    /// The budgets `(S, R…)` after `N` steps of `self` in the mode `S`.
    type Spent<N: Scalar, S: Scalar, Asked: Scalar, Room: Scalar, R: Budgets>: Budgets;
}

/// `0` spends nothing
impl Digit for UTerm {
    type Spent<N: Scalar, S: Scalar, Asked: Scalar, Room: Scalar, R: Budgets> =
        Cons<Budget<S, Asked, Room>, R>;
}

/// Implements [`Digit`] for numbers other than 0.
macro_rules! spends {
    (<$($P:ident: $Bound:path),*> $Digit:ty) => {
        /// `x` spends `n·x`, and makes room for `x`
        impl<$($P: $Bound),*> Digit for $Digit {
            type Spent<Steps: Scalar, Size: Scalar, Asked: Scalar, Room: Scalar, Rest: Budgets> =
                Cons<Budget<Size, Asked::Plus<Steps::Times<Self>>, Room::Plus<Self>>, Rest>;
        }
    };
}

spends!(<V: Nat> UInt<V, B0>);
spends!(<V: Nat> UInt<V, B1>);
spends!(<N: Nat> Neg<N>);
spends!(<> usize);
spends!(<> isize);
spends!(<T: Entries> Vector<T>);

/// The budgets that a left-hand layout starts with.
pub trait Budgeted {
    /// Nothing asked, all room left.
    type Budgets: Budgets;
    /// The budgets of `(S:T, self…)`.
    type BudgetsAfter<S: Scalar>: Budgets;
}

impl Budgeted for Nil {
    type Budgets = Nil;
    type BudgetsAfter<S: Scalar> = Nil;
}

impl<S: Scalar, T: Scalar, R: FlatModes> Budgeted for Cons<Mode<S, T>, R> {
    type Budgets = R::BudgetsAfter<S>;
    type BudgetsAfter<S0: Scalar> = Cons<Budget<S0, UTerm, S0>, R::BudgetsAfter<S>>;
}

/// The leaves of a right-hand layout, spending one after the other.
pub trait Spends {
    /// What is left of the budgets `Bs`.
    type After<Bs: Budgets>: Budgets;
}

/// `n:x`
impl<N: Scalar, X: Scalar> Spends for Mode<N, X> {
    type After<Bs: Budgets> = Bs::Spend<N, X>;
}

/// `(h, r…)`
impl<H: ModeTree, R: ModeTree> Spends for Cons<H, R> {
    type After<Bs: Budgets> = R::After<H::After<Bs>>;
}

/// `()`
impl Spends for Nil {
    type After<Bs: Budgets> = Bs;
}

impl Spends for Torn {
    type After<Bs: Budgets> = Bs;
}
