//! Form: the structure of a tuple without its numbers.
//!
//! Whether a stride fits a shape is asked of every layout that is written, and does not hang on a
//! single number: so it is asked before any number is read.

use crate::num::{No, Truth, Yes};

use super::tree::{Cons, Nil};

/// The structure of a tuple: [`Single`], [`Cons`], [`Nil`] or [`Other`].
pub trait Form {
    /// Whether `F` is the same.
    type Like<F: Form>: Truth;
    /// Whether it is that of `(H, R…)`.
    type LikeCons<H: Form, R: Form>: Truth;
    /// Whether it is a number's.
    type IsNumber: Truth;
    /// Whether it is that of `()`.
    type IsNil: Truth;
}

/// The form of a number.
#[derive(Debug)]
pub struct Single;

/// The form of what is no number, and like nothing.
#[derive(Debug)]
pub struct Other;

impl Form for Single {
    type Like<F: Form> = F::IsNumber;
    type LikeCons<H: Form, R: Form> = No;
    type IsNumber = Yes;
    type IsNil = No;
}

impl<H: Form, R: Form> Form for Cons<H, R> {
    type Like<F: Form> = F::LikeCons<H, R>;
    type LikeCons<H2: Form, R2: Form> = <H2::Like<H> as Truth>::And<R2::Like<R>>;
    type IsNumber = No;
    type IsNil = No;
}

impl Form for Nil {
    type Like<F: Form> = F::IsNil;
    type LikeCons<H: Form, R: Form> = No;
    type IsNumber = No;
    type IsNil = Yes;
}

impl Form for Other {
    type Like<F: Form> = No;
    type LikeCons<H: Form, R: Form> = No;
    type IsNumber = No;
    type IsNil = No;
}
