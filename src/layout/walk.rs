//! Walking through a layout: every coordinate in colexicographic order, with its index.
//!
//! A step adds 1 to the first mode's coordinate; where that reaches the size it goes back to 0 and
//! carries into the next mode, as an odometer does. Nothing is divided.

use crate::num::Scalar;
use crate::tuple::{Cons, Mode, ModeTree, Nil, Torn, Tree};

/// Modes that can be walked through, and compared one by one.
pub trait Walk: Copy {
    /// A coordinate of run-time numbers, nested as the shape is.
    type Counter: Tree;
    /// The coordinate of zeros.
    fn start() -> Self::Counter;
    /// Moves to the next coordinate and its index. Past the last: back to the start, and `true`.
    fn step(self, counter: &mut Self::Counter, index: &mut isize) -> bool;
    /// Whether shape and stride, where `self` was zipped of two trees, are the same tuple of numbers.
    fn agrees(self) -> bool;
    /// The size of the top-level mode `i`; 1 where there is none.
    fn mode_size(self, i: usize) -> usize;
}

/// `0, 1, …, S − 1`
impl<S: Scalar, T: Scalar> Walk for Mode<S, T> {
    type Counter = usize;
    #[inline]
    fn start() -> usize {
        0
    }
    #[inline]
    fn step(self, counter: &mut usize, index: &mut isize) -> bool {
        let (last, stride) = (self.shape.value() - 1, self.stride.value());
        let carries = counter.cast_signed() >= last;
        if carries {
            *index -= counter.cast_signed() * stride;
            *counter = 0;
        } else {
            *index += stride;
            *counter += 1;
        }
        carries
    }
    #[inline]
    fn agrees(self) -> bool {
        self.shape.value() == self.stride.value()
    }
    #[inline]
    fn mode_size(self, _: usize) -> usize {
        self.shape.value().cast_unsigned()
    }
}

/// the first mode, and with each carry the rest
impl<H: ModeTree, R: ModeTree> Walk for Cons<H, R> {
    type Counter = Cons<H::Counter, R::Counter>;
    #[inline]
    fn start() -> Self::Counter {
        Cons(H::start(), R::start())
    }
    #[inline]
    fn step(self, counter: &mut Self::Counter, index: &mut isize) -> bool {
        self.0.step(&mut counter.0, index) && self.1.step(&mut counter.1, index)
    }
    #[inline]
    fn agrees(self) -> bool {
        self.0.agrees() && self.1.agrees()
    }
    #[inline]
    fn mode_size(self, i: usize) -> usize {
        if i == 0 { self.0.size().value().cast_unsigned() } else { self.1.mode_size(i - 1) }
    }
}

/// one coordinate
impl Walk for Nil {
    type Counter = Nil;
    #[inline]
    fn start() -> Nil {
        Nil
    }
    #[inline]
    fn step(self, _: &mut Nil, _: &mut isize) -> bool {
        true
    }
    #[inline]
    fn agrees(self) -> bool {
        true
    }
    #[inline]
    fn mode_size(self, _: usize) -> usize {
        1
    }
}

/// Trees of different structures never agree
impl Walk for Torn {
    type Counter = Nil;
    #[inline]
    fn start() -> Nil {
        Nil
    }
    #[inline]
    fn step(self, _: &mut Nil, _: &mut isize) -> bool {
        true
    }
    #[inline]
    fn agrees(self) -> bool {
        false
    }
    #[inline]
    fn mode_size(self, _: usize) -> usize {
        1
    }
}
