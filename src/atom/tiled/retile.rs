//! Retiling: the registers of one partition in the order of another.

use core::marker::PhantomData;

use crate::algebra::{Larger, Logical, ModeList, Recasts, RightInvertible, Zipped};
use crate::layout::{AnyLayout, Layout, LeftLayout, LeftStrides, Modes};
use crate::num::{Decimal, Nat, Static};
use crate::tuple::{Cons, IntTuple, Keep, ModeTree, Raise, RaiseLayout, Stride};

use super::copy::{CopyTiling, SizeOf};
use super::step::{Composing, Dividing, Makes, Multiplying};

/// The registers of a thread, `(value, rests…)`, as the tiled copy `C` sees them.
///
/// The places of a tile are numbered as the copy numbers them, `thread + threads·value`; those of one
/// thread, so many as the registers' first mode has, are a small matrix. It says which steps along
/// the rests of the registers the copy's further values are.
#[derive(Debug)]
pub struct Retiling<C>(PhantomData<C>);

impl<C> Clone for Retiling<C> {
    #[inline]
    fn clone(&self) -> Self {
        *self
    }
}

impl<C> Copy for Retiling<C> {}

impl<C> Default for Retiling<C> {
    fn default() -> Self {
        Self(PhantomData)
    }
}

type Head<M> = <M as ModeList>::Head;
type Second<M> = <<M as ModeList>::Tail as ModeList>::Head;
/// The size of modes in digits.
type Digits<M> = Decimal<<M as SizeOf>::Size>;
/// How many elements of a tile are in one step of the registers: those of `V` values of each thread.
type PerStep<Tv, V> =
    Decimal<<<Head<<Tv as AnyLayout>::Modes> as SizeOf>::Size as Nat>::Mul<<V as SizeOf>::Size>>;
/// `(V, frag…)`
type FragmentTiler<V, Places> = Cons<
    <V as SizeOf>::Size,
    <<<Places as AnyLayout>::Modes as ModeTree>::Shape as crate::tuple::Products>::Each,
>;

impl<S, D, C, V, Inverse, Places, PlacesByStep, Steps, Numbered, Values, Tiler, InTiles, Regrouped>
    Makes<Layout<S, D>> for Retiling<C>
where
    S: IntTuple,
    D: Stride,
    Modes<S, D>: ModeList<Head = V>,
    V: SizeOf<Size: Nat<Decimal: Static + IntTuple>> + ModeTree,
    C: CopyTiling<Tv: AnyLayout<Modes: ModeList<Head: SizeOf>> + RightInvertible<Output = Inverse>>,
    C::Tile: LeftStrides,
    Composing<LeftLayout<C::Tile>>: Makes<Inverse, Output = Places>,
    // place ↦ thread + threads·value, then ↦ the step in which the registers have it
    Places: AnyLayout,
    Larger<PerStep<C::Tv, V>>: Recasts<Places, Result = PlacesByStep>,
    PlacesByStep: AnyLayout + RightInvertible<Output = Steps>,
    // value ↦ (value, steps along the rests)
    Multiplying<Steps, Logical>: Makes<LeftLayout<Digits<V>>, Output = Numbered>,
    Dividing<C::AtomValues, Zipped>: Makes<Numbered, Output = Values>,
    Values: Default,
    FragmentTiler<V, PlacesByStep>: Raise<Surface = Tiler>,
    Tiler: Default,
    Dividing<Tiler, Zipped>: Makes<Layout<S, D>, Output = InTiles>,
    Composing<(Values, Keep)>: Makes<InTiles, Output = Regrouped>,
    Regrouped: AnyLayout,
    Retiled<Regrouped::Modes>: RaiseLayout,
    Digits<V>: LeftStrides,
{
    type Output = <Retiled<Regrouped::Modes> as RaiseLayout>::Layout;
    #[inline]
    #[track_caller]
    fn make(self, layout: Layout<S, D>) -> Self::Output {
        let in_tiles = Dividing::<Tiler, Zipped>::by(Tiler::default()).make(layout);
        let modes = Composing((Values::default(), Keep)).make(in_tiles).into_modes();
        // the first rest is that of the values, of size 1
        Cons(modes.head(), modes.tail().head().tail()).raise_layout()
    }
}

/// `(values, (1, rests…)) ↦ (values, rests…)`
type Retiled<M> = Cons<Head<M>, <Second<M> as ModeList>::Tail>;
