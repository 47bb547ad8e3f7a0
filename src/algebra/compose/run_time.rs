//! The law of carries on run-time numbers.

use crate::num::Scalar;
use crate::refusal::Refusal;
use crate::tuple::{Cons, FlatModes, Mode, ModeTree, Nil, Torn};

/// A left-hand layout that checks a right-hand one.
pub trait ChecksCarries: Copy {
    /// That the leaves of `b` keep to the sizes of `self`.
    ///
    /// # Errors
    ///
    /// The law that run-time numbers break.
    fn check_carries<B: ModeTree>(self, b: B) -> Result<(), Refusal> {
        self.check_carries_from(b, 1, 0)
    }
    /// The same for the modes from `mode` on, before which lie `below` coordinates.
    ///
    /// # Errors
    ///
    /// The law that run-time numbers break.
    fn check_carries_from<B: ModeTree>(
        self,
        b: B,
        below: usize,
        mode: usize,
    ) -> Result<(), Refusal>;
    /// Whether there are no more modes.
    const IS_EMPTY: bool;
}

impl ChecksCarries for Nil {
    fn check_carries_from<B: ModeTree>(self, _: B, _: usize, _: usize) -> Result<(), Refusal> {
        Ok(())
    }
    const IS_EMPTY: bool = true;
}

impl<S: Scalar, T: Scalar, R: FlatModes> ChecksCarries for Cons<Mode<S, T>, R> {
    fn check_carries_from<B: ModeTree>(
        self,
        b: B,
        below: usize,
        mode: usize,
    ) -> Result<(), Refusal> {
        if R::IS_EMPTY {
            return Ok(());
        }
        let size = self.0.shape.magnitude();
        let mut room = size.saturating_sub(1);
        let mut leaf = 0;
        let mut refusal = None;
        b.visit(&mut |n, step| {
            let steps = n.cast_unsigned().saturating_sub(1);
            let spent = match usize::try_from(step) {
                _ if steps == 0 || size == 0 => Some(0),
                Err(_) => None,
                Ok(step) => steps.checked_mul(step / below.max(1) % size),
            };
            match spent.and_then(|spent| room.checked_sub(spent)) {
                Some(left) => room = left,
                None => {
                    refusal.get_or_insert(Refusal::Carries { leaf, step, mode, size });
                }
            }
            leaf += 1;
        });
        match refusal {
            Some(refusal) => Err(refusal),
            None => self.1.check_carries_from(b, below.saturating_mul(size), mode + 1),
        }
    }
    const IS_EMPTY: bool = false;
}

/// A tree of modes whose leaves are visited in order, as size and stride.
pub trait Visit: Copy {
    /// Calls `f` with each leaf.
    fn visit(self, f: &mut impl FnMut(isize, isize));
}

impl<N: Scalar, D: Scalar> Visit for Mode<N, D> {
    #[inline]
    fn visit(self, f: &mut impl FnMut(isize, isize)) {
        f(self.shape.value(), self.stride.value());
    }
}

impl<H: ModeTree, R: ModeTree> Visit for Cons<H, R> {
    #[inline]
    fn visit(self, f: &mut impl FnMut(isize, isize)) {
        self.0.visit(f);
        self.1.visit(f);
    }
}

impl Visit for Nil {
    #[inline]
    fn visit(self, _: &mut impl FnMut(isize, isize)) {}
}

impl Visit for Torn {
    #[inline]
    fn visit(self, _: &mut impl FnMut(isize, isize)) {}
}
