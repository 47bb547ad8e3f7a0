//! `Layout::of`: a layout from its modes.

use crate::layout::Layout;
use crate::tuple::arities;

impl<S, D> Layout<S, D> {
    /// The layout whose modes are the given layouts: a tuple of layouts as one layout.
    ///
    /// **Law.** `Layout::of((A, B, …))(a, b, …) = A(a) + B(b) + …`. Tuples can be nested; a layout alone
    /// stays itself.
    ///
    /// ```
    /// use colex::{Layout, layout};
    ///
    /// let rows = layout!((2,4):(1,8));
    /// let _: Layout!((4,(2,4)):(2,(1,8))) = Layout::of((layout!(4:2), rows));
    /// let _: Layout!((4):(2)) = Layout::of((layout!(4:2),));
    /// let _: Layout!(4:2) = Layout::of(layout!(4:2));
    /// ```
    ///
    /// The reverse is [`mode`](Self::mode). Sibling: [`concat`](Self::concat) joins two lists of modes.
    #[must_use]
    #[inline]
    pub fn of<T>(layouts: T) -> Self
    where
        T: Layouts<Shape = S, Stride = D>,
    {
        layouts.bundle()
    }
}

/// The layout whose modes are the layouts of the tuple `T`, as a type.
pub type Of<T> = Layout<<T as Layouts>::Shape, <T as Layouts>::Stride>;

/// A layout, or a tuple of layouts, which stands for the layout of these modes.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is not a layout, nor a tuple of layouts",
    label = "a layout is made of layouts, one for each mode",
    note = "a layout of a shape and a stride is `Layout::new(shape, stride)`"
)]
pub trait Layouts {
    /// The shapes.
    type Shape;
    /// The strides.
    type Stride;
    /// The layout with these modes.
    fn bundle(self) -> Layout<Self::Shape, Self::Stride>;
}

impl<S, D> Layouts for Layout<S, D> {
    type Shape = S;
    type Stride = D;
    #[inline]
    fn bundle(self) -> Self {
        self
    }
}

macro_rules! tuple {
    ($($L:ident $l:ident),*) => {
        impl<$($L: Layouts),*> Layouts for ($($L,)*) {
            type Shape = ($($L::Shape,)*);
            type Stride = ($($L::Stride,)*);
            #[inline]
            fn bundle(self) -> Layout<Self::Shape, Self::Stride> {
                let ($($l,)*) = self;
                $(let $l = $l.bundle();)*
                Layout { shape: ($($l.shape,)*), stride: ($($l.stride,)*) }
            }
        }
    };
}

arities!(tuple);
