//! The arities of tuples. Whatever must be written once for each length is written through these, and
//! nothing else in the crate knows that a level holds up to twelve modes.

/// Calls `$each!` with the names of each tuple of one to eleven modes: `A a, B b, …`.
macro_rules! arities_but_the_last {
    ($each:ident) => {
        $each!(A a);
        $each!(A a, B b);
        $each!(A a, B b, C c);
        $each!(A a, B b, C c, D d);
        $each!(A a, B b, C c, D d, E e);
        $each!(A a, B b, C c, D d, E e, F f);
        $each!(A a, B b, C c, D d, E e, F f, G g);
        $each!(A a, B b, C c, D d, E e, F f, G g, H h);
        $each!(A a, B b, C c, D d, E e, F f, G g, H h, I i);
        $each!(A a, B b, C c, D d, E e, F f, G g, H h, I i, J j);
        $each!(A a, B b, C c, D d, E e, F f, G g, H h, I i, J j, K k);
    };
}
pub(crate) use arities_but_the_last;

/// The same for one to twelve modes.
macro_rules! arities {
    ($each:ident) => {
        $crate::tuple::arities_but_the_last!($each);
        $each!(A a, B b, C c, D d, E e, F f, G g, H h, I i, J j, K k, L l);
    };
}
pub(crate) use arities;
