//! The parts of a result, on the way back to the surface.

use super::arity::arities;
use super::int_tuple::MoreThanTwelveModes;
use super::modes::{Mode, ModeTree, Torn};
use super::tree::{Cons, Nil};
use crate::algebra::{Halved, Interleave};
use crate::layout::Layout;
use crate::num::Scalar;

/// A result in parts: [`Mode`]s, [`Written`] ones and lists of such.
pub trait Parts: Halved + Interleave {}

impl<S: Scalar, T: Scalar> Parts for Mode<S, T> {}
impl<H: Parts, R: Parts> Parts for Cons<H, R> {}
impl Parts for Nil {}
impl Parts for Torn {}

/// Modes whose shape never left the surface.
#[derive(Clone, Copy, Debug)]
pub struct Written<S, M> {
    /// The shape as the user wrote it.
    pub(crate) shape: S,
    /// The modes.
    pub(crate) modes: M,
}

impl<S: Copy, M: ModeTree> Parts for Written<S, M> {}

/// Parts that can be written as a layout: of at most twelve modes a level, else both sides are
/// [`MoreThanTwelveModes`].
pub trait RaiseParts: Copy {
    /// The shape as the user writes it.
    type Shape: Copy;
    /// The stride as the user writes it.
    type Stride: Copy;
    /// The layout as the user writes it.
    fn raise(self) -> Layout<Self::Shape, Self::Stride>;
}

/// `S:T`
impl<S: Scalar, T: Scalar> RaiseParts for Mode<S, T> {
    type Shape = S::Surface;
    type Stride = T::Surface;
    #[inline]
    fn raise(self) -> Layout<S::Surface, T::Surface> {
        Layout { shape: self.shape.raise(), stride: self.stride.raise() }
    }
}

/// the shape as it was written, and the strides of the modes
impl<S: Copy, M: RaiseParts> RaiseParts for Written<S, M> {
    type Shape = S;
    type Stride = M::Stride;
    #[inline]
    fn raise(self) -> Layout<S, M::Stride> {
        Layout { shape: self.shape, stride: self.modes.raise().stride }
    }
}

/// Torn modes are `1:0`.
impl RaiseParts for Torn {
    type Shape = crate::num::_1;
    type Stride = crate::num::_0;
    #[inline]
    fn raise(self) -> Layout<Self::Shape, Self::Stride> {
        Layout::default()
    }
}

/// `()`
impl RaiseParts for Nil {
    type Shape = ();
    type Stride = ();
    #[inline]
    fn raise(self) -> Layout<(), ()> {
        Layout::default()
    }
}

/// Writes the list of some modes as a tuple.
macro_rules! raise {
    ($($M:ident $m:ident),*) => {
        impl<$($M: RaiseParts),*> RaiseParts for raise!(@list [Nil] $($M)*) {
            type Shape = ($($M::Shape,)*);
            type Stride = ($($M::Stride,)*);
            #[inline]
            fn raise(self) -> Layout<Self::Shape, Self::Stride> {
                let raise!(@pattern $($m)*) = self;
                let ($($m,)*) = ($($m.raise(),)*);
                Layout { shape: ($($m.shape,)*), stride: ($($m.stride,)*) }
            }
        }
    };
    (@list [$End:ty]) => { $End };
    (@list [$End:ty] $M:ident $($Rest:ident)*) => { Cons<$M, raise!(@list [$End] $($Rest)*)> };
    (@pattern) => { Nil };
    (@pattern $m:ident $($rest:ident)*) => { Cons($m, raise!(@pattern $($rest)*)) };
    (@too_many $($M:ident)*) => {
        impl<$($M: Copy,)* More: Copy> RaiseParts for raise!(@list [More] $($M)*) {
            type Shape = MoreThanTwelveModes;
            type Stride = MoreThanTwelveModes;
            #[inline]
            fn raise(self) -> Layout<Self::Shape, Self::Stride> {
                Layout { shape: MoreThanTwelveModes, stride: MoreThanTwelveModes }
            }
        }
    };
}

arities!(raise);
raise!(@too_many A B C D E F G H I J K L M);
