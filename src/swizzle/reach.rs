//! Cosize: how far a swizzled layout reaches.
//!
//! A swizzle may raise the last index: `Sw<1,0,1> o 3:1` takes 0, 1 and 3. The bits above those that are
//! written never change, so the greatest index has the same upper part as the greatest before the
//! swizzle; what is below is searched for, the best written bits first.

use core::marker::PhantomData;

use typenum::{B0, B1, U1, UInt, UTerm};

use crate::facts::{
    Branch, Coins, Count, Lazy, Less, Magnitude, Payment, Purse, Smaller, ToCoins, Value,
};
use crate::layout::{Extent, Layout, Modes};
use crate::num::{Bitwise, Euclidean, Nat, No, Scalar, Truth};
use crate::tensor::Reach;
use crate::tuple::{IntTuple, Nil, Stride, Tree};

use super::apply::{Field, SwizzledNat};
use super::value::SwizzleValue;
use super::{Code, ComposedLayout, IsSwizzle};

impl<Z, O, L> ComposedLayout<Z, O, L> {
    /// How many elements a storage must have: the greatest index, and one.
    ///
    /// **Law.** `cosize = 1 + max Z(o + L(c))` over all coordinates. What the swizzle reaches counts, and so does
    /// the offset; a layout of size 0 has cosize 0. A digit type where everything is static, else a `usize`.
    ///
    /// ```
    /// use colex::{layout, num::*, swizzle::Swizzle};
    ///
    /// let a = Swizzle::<_1, _0, _1>::new().compose(layout!(3:1));
    /// let _: _4 = a.cosize(); // the indices are 0, 1 and 3
    ///
    /// let n = 3;
    /// assert_eq!(Swizzle::<_1, _0, _1>::new().compose(layout!(n:1)).cosize(), 4);
    /// ```
    ///
    /// Sibling: [`Layout::cosize`], which spans from the smallest index.
    #[must_use]
    #[inline]
    pub fn cosize<N>(self) -> N
    where
        Self: Reaches<N>,
    {
        self.reached()
    }
}

/// A composed layout whose indices are all below an `N`.
pub trait Reaches<N> {
    /// One more than the greatest index.
    fn reached(self) -> N;
}

impl<Z, O, S, D, N> Reaches<N> for ComposedLayout<Z, O, Layout<S, D>>
where
    Z: IsSwizzle,
    O: IntTuple<Tree: Scalar>,
    S: IntTuple,
    D: Stride,
    Known<O, S, D>: Truth,
    Cosize<Z, O, S, D>: Scalar<Surface = N>,
{
    #[inline]
    fn reached(self) -> N {
        let known = Static::<Z, O, S, D>::default();
        let run_time =
            if <Known<O, S, D> as Truth>::VALUE { 0 } else { self.search().cosize(self.start()) };
        Scalar::raise(<Known<O, S, D> as Truth>::pick(known, run_time))
    }
}

impl<Z, O, S, D> ComposedLayout<Z, O, Layout<S, D>>
where
    Z: IsSwizzle,
    O: IntTuple<Tree: Scalar>,
    S: IntTuple,
    D: Stride,
{
    /// What is added before the swizzle, as a value.
    #[inline]
    fn start(self) -> isize {
        self.offset.lower().value()
    }

    /// The search for the greatest index.
    #[inline]
    fn search(self) -> Search {
        let mut search = Search::new(Z::VALUE);
        crate::algebra::Visit::visit(self.layout.modes(), &mut |s, t| search.mode(s, t));
        search
    }

    /// From 0 to the greatest index, and how far the smallest is below 0 before the swizzle; `None` where
    /// these are more than an `isize` can count.
    #[inline]
    pub(crate) fn spanned(self) -> Option<Reach> {
        let inner = Reach::of(self.layout.modes())?;
        let first = self.start().checked_sub_unsigned(inner.below)?;
        self.start().checked_add_unsigned(inner.above)?;
        let below = first.min(0).unsigned_abs();
        let above = match inner.size {
            0 => 0,
            _ if <Known<O, S, D> as Truth>::VALUE => {
                Scalar::magnitude(Static::<Z, O, S, D>::default()) - 1
            }
            _ => usize::try_from(self.search().greatest(self.start()).max(0)).ok()?,
        };
        (above < isize::MAX.unsigned_abs()).then_some(Reach { below, above, size: inner.size })
    }
}

/// One more than the greatest index: static where everything is, and no index before the swizzle below 0.
pub(crate) type Cosize<Z, O, S, D> = <Known<O, S, D> as Truth>::Pick<Static<Z, O, S, D>, usize>;

/// Whether everything is static, and the smallest index not below 0.
type Known<O, S, D> = <crate::facts::IsStatic<S, D> as Truth>::And<
    <<First<O, S, D> as Tree>::IsStatic as Truth>::And<
        <<First<O, S, D> as Magnitude>::Below0 as Scalar>::IsZero,
    >,
>;

/// The smallest index before the swizzle.
pub(crate) type First<O, S, D> = <<O as IntTuple>::Tree as Scalar>::Plus<
    <<Modes<S, D> as ToCoins>::TotalBelow0 as Scalar>::TimesNeg<U1>,
>;

/// One more than the greatest index, all numbers being static.
type Static<Z, O, S, D> = <<<<Modes<S, D> as Extent>::Size as Scalar>::IsZero as Branch>::Lazily<
    Value<UTerm>,
    Greatest<
        <Z as IsSwizzle>::Code,
        <First<O, S, D> as Magnitude>::Magnitude,
        <<Modes<S, D> as ToCoins>::Counted<Nil> as Coins>::Onto<Nil>,
    >,
> as Lazy>::Out;

/// One more than the greatest of `Z(o + p)` over the amounts `p` of the purse `P`.
#[derive(Debug)]
pub struct Greatest<Z, O, P>(PhantomData<(Z, O, P)>);

/// `o + Σ`: the greatest index before the swizzle
type Last<O, P> = <O as Nat>::Add<<P as Purse>::Total>;
/// `Target · Width`: what is below the bits above those written
type Block<Z> = <<Z as Code>::Target as Nat>::Mul<<Z as Code>::Width>;
/// The first index with the upper part of `N`.
type BlockOf<Z, N> = Less<N, <<Block<Z> as Nat>::Divide<N> as Euclidean>::Rem>;

/// Where the bits that are read lie above those written, they are the same in the whole block.
impl<Z: Code, O: Nat, P: Purse> Lazy for Greatest<Z, O, P> {
    type Out = <<<<Z::Target as Nat>::Below<Z::Source, crate::num::Yes> as Branch>::Lazily<
        Window<
            Z,
            O,
            P,
            Last<O, P>,
            BlockOf<Z, Last<O, P>>,
            Field<Last<O, P>, Z::Source, Z::Width>,
            Less<Z::Width, U1>,
        >,
        Scan<Z, O, P, Floor<O, BlockOf<Z, Last<O, P>>>, Last<O, P>>,
    > as Lazy>::Out as Nat>::Succ;
}

/// The greatest index whose written bits become `V` or less. `K` is laid over them.
#[derive(Debug)]
pub struct Window<Z, O, P, Last, Block, K, V>(PhantomData<(Z, O, P, Last, Block, K, V)>);

/// the first index whose written bits become `V`
type Bottom<Z, Block, K, V> =
    <Block as Nat>::Add<<<V as Bitwise>::Xor<K> as Nat>::Mul<<Z as Code>::Target>>;
/// the last such index up to `Last`
type Top<Z, Last, Block, K, V> =
    Smaller<Last, Less<<Bottom<Z, Block, K, V> as Nat>::Add<<Z as Code>::Target>, U1>>;
/// the greatest index of the layout up to that
type There<Z, O, P, Last, Block, K, V> =
    <O as Nat>::Add<<P as Purse>::AtMost<Less<Top<Z, Last, Block, K, V>, O>>>;

/// there, swizzled, if it is in the window; else the next window
impl<Z: Code, O: Nat, P: Purse, L: Nat, B: Nat, K: Nat, V: Nat> Lazy
    for Window<Z, O, P, L, B, K, V>
{
    type Out = <<Inside<
        Bottom<Z, B, K, V>,
        There<Z, O, P, L, B, K, V>,
        Top<Z, L, B, K, V>,
    > as Branch>::Lazily<
        Value<SwizzledNat<There<Z, O, P, L, B, K, V>, Z>>,
        Next<Z, O, P, L, B, K, V>,
    > as Lazy>::Out;
}

/// `from ≤ n ≤ to`
type Inside<From, N, To> = <<<N as Nat>::Below<From, No> as Truth>::Not as Truth>::And<
    <<To as Nat>::Below<N, No> as Truth>::Not,
>;

/// The windows below `V`.
#[derive(Debug)]
pub struct Next<Z, O, P, Last, Block, K, V>(PhantomData<(Z, O, P, Last, Block, K, V)>);

/// One of the windows has the greatest index itself: there is always a next.
impl<Z: Code, O: Nat, P: Purse, L: Nat, B: Nat, K: Nat, V: Nat> Lazy for Next<Z, O, P, L, B, K, V> {
    type Out = <<V::IsZero as Branch>::Lazily<
        Value<L>,
        Window<Z, O, P, L, B, K, Less<V, U1>>,
    > as Lazy>::Out;
}

/// The least index that can be the greatest swizzled one.
type Floor<O, Block> = <O as Nat>::Add<Less<Block, O>>;

/// The greatest of `Z(i)` over the indices `i` from `From` to `To`: where the bits that are read lie below
/// those written, each is looked at.
#[derive(Debug)]
pub struct Scan<Z, O, P, From, To>(PhantomData<(Z, O, P, From, To)>);

impl<Z: Code, O: Nat, P: Purse, From: Nat, To: Nat> Lazy for Scan<Z, O, P, From, To> {
    type Out = <Count<From, To> as Scans>::Greatest<Z, O, P, From>;
}

/// A number of indices that are looked at.
pub trait Scans {
    /// The greatest `Z(i)` over the indices `i` that are there from `From` on, so many.
    type Greatest<Z: Code, O: Nat, P: Purse, From: Nat>: Nat;
}

/// none
impl Scans for UTerm {
    type Greatest<Z: Code, O: Nat, P: Purse, From: Nat> = UTerm;
}

/// V and V
impl<V: Nat> Scans for UInt<V, B0> {
    type Greatest<Z: Code, O: Nat, P: Purse, From: Nat> =
        Larger<V::Greatest<Z, O, P, From>, V::Greatest<Z, O, P, From::Add<V>>>;
}

/// 1, V and V
impl<V: Nat> Scans for UInt<V, B1> {
    type Greatest<Z: Code, O: Nat, P: Purse, From: Nat> = Larger<
        <<P::Pay<Less<From, O>> as Payment>::IsPaid as Truth>::PickNat<SwizzledNat<From, Z>, UTerm>,
        Larger<V::Greatest<Z, O, P, From::Succ>, V::Greatest<Z, O, P, <From::Succ as Nat>::Add<V>>>,
    >;
}

type Larger<A, B> = <<A as Nat>::Below<B, No> as Truth>::PickNat<B, A>;

/// The same search on run-time numbers.
#[derive(Debug)]
pub(crate) struct Search {
    swizzle: SwizzleValue,
    modes: [(u64, u64); 32],
    count: usize,
    total: u64,
    below0: u64,
    empty: bool,
}

impl Search {
    /// A search without modes.
    pub(crate) const fn new(swizzle: SwizzleValue) -> Self {
        Self { swizzle, modes: [(0, 0); 32], count: 0, total: 0, below0: 0, empty: false }
    }

    /// One mode more.
    pub(crate) fn mode(&mut self, size: isize, stride: isize) {
        if size <= 0 {
            self.empty = true;
        } else if size > 1 && stride != 0 {
            let (steps, step) = (size.unsigned_abs() as u64 - 1, stride.unsigned_abs() as u64);
            self.total += steps * step;
            if stride < 0 {
                self.below0 += steps * step;
            }
            assert!(self.count < 32, "a swizzled layout has at most 32 modes that step");
            self.modes[self.count] = (steps, step);
            self.count += 1;
            self.modes[..self.count].sort_unstable_by_key(|mode| core::cmp::Reverse(mode.1));
        }
    }

    /// One more than the greatest swizzled index.
    pub(crate) fn cosize(&self, offset: isize) -> usize {
        if self.empty { 0 } else { usize::try_from(self.greatest(offset) + 1).unwrap_or(0) }
    }

    /// The greatest swizzled index, of a layout that has one.
    fn greatest(&self, offset: isize) -> i64 {
        // A swizzled index below 0 stays below 0: only those from 0 on can be the greatest.
        let start = offset as i64 - self.below0.cast_signed();
        let last = start + self.total.cast_signed();
        if self.swizzle.bits() == 0 {
            return last;
        }
        let (base, bits) = (self.swizzle.base(), self.swizzle.bits());
        let shift = self.swizzle.shift();
        let written = base + if shift < 0 { shift.unsigned_abs() } else { 0 };
        let block = 1_i64 << (written + bits);
        let floor = last.div_euclid(block) * block;
        let at_most = |bound: i64| {
            (bound >= start)
                .then(|| start + at_most(self.remaining(), bound.abs_diff(start)).cast_signed())
        };
        let mut greatest = self.swizzle.apply(last);
        if shift >= 0 {
            // The bits that are read are above the block's: the same in all of it.
            let laid = self.swizzle.apply(floor) - floor;
            for value in (0..1_i64 << bits).rev() {
                let bottom = floor + ((value << written) ^ laid);
                let top = (bottom + ((1 << written) - 1)).min(last);
                if let Some(index) = at_most(top).filter(|&index| index >= bottom && top >= bottom)
                {
                    greatest = self.swizzle.apply(index);
                    break;
                }
            }
        } else {
            let mut index = last;
            while let Some(next) = at_most(index - 1).filter(|&next| next >= floor) {
                greatest = greatest.max(self.swizzle.apply(next));
                index = next;
            }
        }
        greatest
    }

    fn remaining(&self) -> &[(u64, u64)] {
        &self.modes[..self.count]
    }
}

/// The greatest sum of the modes, the greatest stride first, that is at most `bound`.
fn at_most(modes: &[(u64, u64)], bound: u64) -> u64 {
    let Some((&(steps, step), rest)) = modes.split_first() else { return 0 };
    let reach: u64 = rest.iter().map(|(steps, step)| steps * step).sum();
    let mut count = steps.min(bound / step);
    let mut best = count * step + at_most(rest, bound - count * step);
    while count > 0 && best < bound.min((count - 1) * step + reach) {
        count -= 1;
        best = best.max(count * step + at_most(rest, bound - count * step));
    }
    best
}
