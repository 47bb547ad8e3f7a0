//! Predicates: which coordinates are there, and which elements a copy takes.
//!
//! `within` compares one coordinate with a shape, `depends` finds the layout of the predicate of many.

mod depends;
mod within;

use generic_array::GenericArray;
use typenum::U1;

use crate::algebra::Shifted;
use crate::layout::{IndexIn, Layout, Modes};
use crate::refusal::Refusal;
use crate::tensor::{Addresses, Addressing, Alongside, StaticReach, Storage, Tensor};
use crate::tuple::{IntTuple, RaiseLayout, Stride};

pub use depends::Depends;
pub use within::{Bounded, ComparesWith, WithinShape, is_within};

impl<O: Copy, L: Copy> Shifted<O, L> {
    /// Which coordinates of a coordinate tensor are in the shape: a tensor of `bool`, on the stack or in
    /// registers.
    ///
    /// **Law.** `self.predicate(s)[x] = is_within(self.index(x), s)`. It has the shape of `self`, which must be
    /// static, and an element for each coordinate that makes a difference: a mode that changes no number that
    /// `s` compares has stride 0. So the predicate of the rows alone, `s = (m, _)`, is a column, whatever
    /// the number of columns.
    ///
    /// ```
    /// use colex::{Keep, Layout, layout, tensor::{Tensor, coordinates, copy_if}, tile};
    ///
    /// let (m, n) = (5, 6);
    /// let last = coordinates((m, n)).local_tile_uneven(tile!(4, 4), (1, 1));
    /// let both = last.predicate((m, n)); // one row and two columns are there
    /// assert_eq!(both.layout(), layout!((4,4)));
    /// assert!(both[(0, 1)] && !both[(1, 0)] && !both[(0, 2)]);
    ///
    /// let rows = last.predicate((m, Keep));
    /// let _: Layout!((4,4):(1,0)) = rows.layout();
    ///
    /// // elements that are past the end stay as they were
    /// let mut tile = Tensor::new([0; 16], layout!((4,4)));
    /// copy_if(&both, &Tensor::new([7; 16], layout!((4,4))), &mut tile);
    /// assert_eq!(tile.reduce(0, |sum, x| sum + x), 2 * 7);
    /// ```
    ///
    /// Sibling: [`is_within`], for one coordinate; of a shape that only run time knows, the predicate is a
    /// closure: `|i| is_within(c.index(i), s)`.
    #[must_use]
    #[inline]
    pub fn predicate<P, R>(self, shape: P) -> Tensor<GenericArray<bool, R::Length>, R>
    where
        P: Compares<Self, R>,
        R: StaticReach,
        usize: Addresses<R>,
    {
        let mut predicate = Tensor::filled(false, shape.layout_for(self));
        for i in 0..predicate.len() {
            predicate[i] = shape.has(self, i);
        }
        predicate
    }
}

/// A shape with which the coordinates of the coordinate tensor `C` are compared; the layout of the
/// predicate is `R`.
pub trait Compares<C, R>: Copy {
    /// That layout.
    fn layout_for(self, coords: C) -> R;
    /// Whether the coordinate at the 1-D coordinate `i` is in the shape.
    fn has(self, coords: C, i: usize) -> bool;
}

/// A coordinate of the coordinate tensor `C`.
type IndexOf<C> = <usize as IndexIn<C>>::Index;
/// Whether it can be compared with the shape `P`.
type MeetsShape<C, P> = <<IndexOf<C> as Stride>::Tree as Bounded>::Meets<<P as IntTuple>::Tree>;

impl<O, S, D, P, R> Compares<Shifted<O, Layout<S, D>>, R> for P
where
    O: Copy,
    S: IntTuple,
    D: Stride,
    P: IntTuple,
    usize: IndexIn<Shifted<O, Layout<S, D>>, Index: Stride>,
    MeetsShape<Shifted<O, Layout<S, D>>, P>: ComparesWith<IndexOf<Shifted<O, Layout<S, D>>>, P>,
    Modes<S, D>: Depends<Spread<P::Tree, U1>: RaiseLayout<Layout = R>>,
{
    #[inline]
    fn layout_for(self, coords: Shifted<O, Layout<S, D>>) -> R {
        coords.layout.modes().spread::<P::Tree, _>(U1::default()).raise_layout()
    }
    #[inline]
    fn has(self, coords: Shifted<O, Layout<S, D>>, i: usize) -> bool {
        i.locate(coords).lower().is_below(self.lower())
    }
}

/// Which elements of a tensor of the layout `L` are taken: a predicate tensor, `&Tensor` of `bool`, whose
/// shape is compatible with the tensor's; or a closure of the 1-D coordinate.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a predicate",
    label = "this is neither a tensor of `bool` by reference nor a closure of a 1-D coordinate",
    note = "`&predicate`, a tensor of `bool` of a compatible shape, or `|i: usize| …`, which returns a `bool`"
)]
pub trait Predicate<L> {
    /// That it is one of such a tensor, where run-time numbers decide.
    ///
    /// # Errors
    ///
    /// Where neither shape refines the other.
    fn check(&self, layout: L) -> Result<(), Refusal>;
    /// Whether the element at the 1-D coordinate `i` is taken.
    fn takes(&mut self, i: usize) -> bool;
}

#[diagnostic::do_not_recommend]
impl<L, F: FnMut(usize) -> bool> Predicate<L> for F {
    #[inline]
    fn check(&self, _: L) -> Result<(), Refusal> {
        Ok(())
    }
    #[inline]
    fn takes(&mut self, i: usize) -> bool {
        self(i)
    }
}

impl<S, P, L> Predicate<L> for &Tensor<S, P>
where
    S: Storage<Elem = bool>,
    P: Addressing + Alongside<L>,
    usize: Addresses<P>,
{
    #[inline]
    fn check(&self, layout: L) -> Result<(), Refusal> {
        self.layout().check_alongside(layout)
    }
    #[inline]
    fn takes(&mut self, i: usize) -> bool {
        self[i]
    }
}
