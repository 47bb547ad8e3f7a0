//! Form: the structure of a tuple without its numbers.
//!
//! Whether a stride fits a shape is asked of every layout that is written, and does not hang on a
//! single number: so it is asked before any number is read. The form of `(_4, (_2, _8))` is the tuple
//! `(Single, (Single, Single))`: two structures are the same where these are one type.

use crate::num::{No, Truth, Yes};

use super::arity::arities;

/// The structure of a tuple: [`Single`], a tuple of forms, or [`Other`].
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

/// `(h, r…)`
macro_rules! tuple {
    ($First:ident $first:ident $(, $Rest:ident $rest:ident)*) => {
        impl<$First: Form, $($Rest: Form),*> Form for ($First, $($Rest,)*) {
            type Like<Other: Form> = Other::LikeCons<$First, ($($Rest,)*)>;
            type LikeCons<Head: Form, Tail: Form> =
                <Head::Like<$First> as Truth>::And<Tail::Like<($($Rest,)*)>>;
            type IsNumber = No;
            type IsNil = No;
        }
    };
}

arities!(tuple);

impl Form for () {
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
