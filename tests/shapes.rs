//! Relations and arithmetic of shapes, against CuTe's own answers and their laws.

use colex::num::*;
use colex::tuple::*;
use colex::{layout, shape, tile};

/// The two have one type; static tuples are then equal.
fn same<T>(_: T, _: T) {}

/// A relation as a value and, both shapes being static, as a type.
macro_rules! is {
    ($expected:expr, $relation:ident, $Relation:ident, $a:expr, $b:expr) => {{
        fn known<A: IntTuple, B: IntTuple>(_: A, _: B) -> bool {
            $Relation::<A, B>::VALUE
        }
        let (a, b) = ($a, $b);
        assert_eq!($relation(a, b), $expected, "{} of {a:?}", stringify!($relation));
        assert_eq!(known(a, b), $expected, "{} of {a:?}, as a type", stringify!($relation));
    }};
}

#[test]
fn a_compatible_shape_takes_every_coordinate() {
    // b refines a: the 1-D index of a coordinate of a is that of the same numbers in b
    let (a, b) = (layout!((4, 24)), layout!((4, (8, 3))));
    assert!(compatible(a.shape(), b.shape()));
    for i in 0..4 {
        for j in 0..24 {
            assert_eq!(a.index((i, j)), b.index((i, j)));
        }
    }
}

#[test]
fn divisions_keep_their_laws() {
    macro_rules! check {
        ($(($s:literal, $d:literal)),*) => {$(
            let (s, d): (usize, usize) = ($s, $d);
            let q = ceil_div(s, d);
            assert!(q * d >= s && (q - 1) * d < s);
            assert_eq!(usize::from(ceil_div(shape!($s), shape!($d))), q);
            assert_eq!(round_up(s, d), q * d);
            assert_eq!(usize::from(round_up(shape!($s), shape!($d))), q * d);
            assert_eq!(evenly_divides(s, d), s % d == 0);
            assert_eq!(evenly_divides(shape!($s), shape!($d)), s % d == 0);
            // by a tuple's first number, the second divides what is left
            let (first, second): (usize, usize) = ceil_div((s, 24_usize), d);
            assert_eq!((first, second), (q, ceil_div(24_usize, ceil_div(d, s))));
            let known = ceil_div(shape!(($s, 24)), shape!($d));
            assert_eq!((usize::from(known.0), usize::from(known.1)), (first, second));
        )*};
    }
    check!((1, 1), (7, 2), (8, 2), (9, 4), (10, 16), (16, 10), (12, 5), (24, 24), (3, 100));
}

#[test]
fn run_time_numbers_travel_through() {
    let n = 24_usize;
    assert_eq!(ceil_div(shape!((n, (2, 8))), shape!((5, (1)))), (5, (_2, _8)));
    assert_eq!(ceil_div((n, _6), _48), (1, 3));
    assert_eq!(round_up(shape!((10, n)), (_4, 7)), (_12, 28));
    assert_eq!(shape_div((n, _2), 48), (1, 1));
    assert_eq!(product_each(shape!((4, (2, n)))), (_4, 48));
    assert_eq!(product_like(shape!((4, ((2, n), 8))), shape!((1, (1, 1)))), (_4, (48, _8)));
    assert_eq!(flatten(shape!((4, ((n), 8)))), (_4, 24, _8));
    assert_eq!(unflatten((_4, n, _8), shape!(((1, 1), (1)))), ((_4, 24), (_8,)));

    assert!(compatible((n, _2), shape!(((4, 6), 2))));
    assert!(!compatible((n, _2), shape!(((4, 5), 2))));
    assert!(compatible(shape!(24), (_4, 6)));
    assert!(evenly_divides((n, 10), shape!((8, 5))));
    assert!(!evenly_divides((n, 10), shape!((8, 4))));
    assert!(evenly_divides((n, 10), tile!(_, 5:2)));
    // known only at run time, so not known to the compiler
    const { assert!(!Compatible::<_24, (_4, usize)>::VALUE) };
}

#[test]
#[should_panic(expected = "shape_div is undefined: 12 is no multiple of 8, nor 8 of 12")]
fn shape_div_does_not_round() {
    let _: (usize, _1) = shape_div((12_usize, _1), (_8, _1));
}

#[test]
fn relations_are_bounds() {
    fn refine<A: CompatibleWith<B> + WeaklyCongruentTo<B>, B: IntTuple>(_: A, _: B) {}
    fn tile<A: EvenlyDividedBy<T>, T: IntTuple>(_: A, _: T) {}
    refine(shape!((4, 24)), shape!((4, (8, 3))));
    tile(shape!((10, 8)), tile!(5, _));
}

#[test]
fn flatten_and_unflatten_are_inverse() {
    macro_rules! check {
        ($($s:expr),*) => {$(
            let s = $s;
            same(unflatten(flatten(s), s), s);
        )*};
    }
    check!(shape!((4, (2, 4))), shape!((5)), shape!(7), shape!((2, (3, (4, 5)), 1)));
}

#[test]
fn congruent_as_cute_does() {
    is!(true, congruent, Congruent, shape!(4), shape!(4));
    is!(true, congruent, Congruent, shape!(8), shape!(8));
    is!(true, congruent, Congruent, shape!(16), shape!(16));
    is!(true, congruent, Congruent, shape!(32), shape!(32));
    is!(true, congruent, Congruent, shape!((2, 8)), shape!((6, 5)));
    is!(true, congruent, Congruent, shape!((8, 4)), shape!((8, 4)));
    is!(true, congruent, Congruent, shape!((8, 5, 3)), shape!((8, 5, 3)));
    is!(false, congruent, Congruent, shape!((35, 3)), shape!(((5, 7), 3)));
    is!(true, congruent, Congruent, shape!((12, 2, 4)), shape!((12, 5, 6)));
    is!(true, congruent, Congruent, shape!((12, 2, 8)), shape!((12, 2, 8)));
    is!(false, congruent, Congruent, shape!(((2, 4, 2), 2)), shape!((16, 2)));
    is!(false, congruent, Congruent, shape!(((2, 6, 2), 4, 3)), shape!((3, 16)));
}

#[test]
fn weakly_congruent_as_cute_does() {
    is!(true, weakly_congruent, WeaklyCongruent, shape!(3), shape!(3));
    is!(true, weakly_congruent, WeaklyCongruent, shape!(7), shape!(7));
    is!(false, weakly_congruent, WeaklyCongruent, shape!((5, 1)), shape!(4));
    is!(true, weakly_congruent, WeaklyCongruent, shape!(96), shape!((6, 4, 4)));
    is!(true, weakly_congruent, WeaklyCongruent, shape!((4, 4)), shape!((4, 4)));
    is!(true, weakly_congruent, WeaklyCongruent, shape!(80), shape!(((8, 5, 2))));
    is!(true, weakly_congruent, WeaklyCongruent, shape!((2, 2, 4)), shape!((2, 2, 4)));
    is!(false, weakly_congruent, WeaklyCongruent, shape!(((2), 32)), shape!((2, 32)));
    is!(false, weakly_congruent, WeaklyCongruent, shape!((1, 12)), shape!((7, 1, 1, 6)));
    is!(false, weakly_congruent, WeaklyCongruent, shape!((4, (1, 5, 12))), shape!((4, 60)));
    is!(true, weakly_congruent, WeaklyCongruent, shape!((4, 3, 7, 3)), shape!((4, 3, 7, 3)));
    is!(false, weakly_congruent, WeaklyCongruent, shape!(((8, 2), (4), 8)), shape!((4, 2)));
}

#[test]
fn compatible_as_cute_does() {
    is!(true, compatible, Compatible, shape!(4), shape!(4));
    is!(true, compatible, Compatible, shape!(8), shape!(8));
    is!(false, compatible, Compatible, shape!((8)), shape!((3, 2)));
    is!(true, compatible, Compatible, shape!((2, 2, 3)), shape!((2, 2, 3)));
    is!(true, compatible, Compatible, shape!((8, 6)), shape!(((8, 1), 6)));
    is!(true, compatible, Compatible, shape!((2, 6, 4)), shape!((2, 6, 4)));
    is!(true, compatible, Compatible, shape!(512), shape!(((8), (32, 2))));
    is!(false, compatible, Compatible, shape!((6, (1, 4, 3))), shape!((6, 12)));
    is!(false, compatible, Compatible, shape!((2, (1, 2, 5))), shape!((2, 10)));
    is!(false, compatible, Compatible, shape!(((12, 2), 16)), shape!((24, 16)));
    is!(true, compatible, Compatible, shape!(112), shape!(((1, 2, 2), 4, 7, 1)));
    is!(false, compatible, Compatible, shape!(((2, 32), (1))), shape!((3, (2, 1), 8, 3)));
}

#[test]
fn evenly_divides_as_cute_does() {
    is!(true, evenly_divides, EvenlyDivides, shape!(4), shape!(4));
    is!(false, evenly_divides, EvenlyDivides, shape!(3), shape!(2));
    is!(true, evenly_divides, EvenlyDivides, shape!(24), shape!(8));
    is!(false, evenly_divides, EvenlyDivides, shape!((5)), shape!(3));
    is!(true, evenly_divides, EvenlyDivides, shape!((8, 12)), shape!(2));
    is!(true, evenly_divides, EvenlyDivides, shape!((2, 4, 8)), shape!(2));
    is!(true, evenly_divides, EvenlyDivides, shape!((32, 8)), tile!(1,));
    is!(true, evenly_divides, EvenlyDivides, shape!((6, (32, 2))), shape!(3));
    is!(true, evenly_divides, EvenlyDivides, shape!((16, (2, 8), 1)), shape!(2));
    is!(false, evenly_divides, EvenlyDivides, shape!((((7), (8), 5))), layout!(4:1));
    is!(true, evenly_divides, EvenlyDivides, shape!(((2, 8, 6), 1, 2)), layout!((4):(1)));
    is!(true, evenly_divides, EvenlyDivides, shape!((32, 4)), tile!(32:1,(2,2):(2,1)));
}

#[test]
fn ceil_div_as_cute_does() {
    same(ceil_div(shape!(2), shape!(2)), shape!(1));
    same(ceil_div(shape!(4), shape!(2)), shape!(2));
    same(ceil_div(shape!(4), shape!(7)), shape!(1));
    same(ceil_div(shape!((8, 8)), shape!(8)), shape!((1, 8)));
    same(ceil_div(shape!((4, 16)), shape!(2)), shape!((2, 16)));
    same(ceil_div(shape!((4, 5)), shape!((16))), shape!((1, 5)));
    same(ceil_div(shape!((2, 8, 2, 2)), shape!(1)), shape!((2, 8, 2, 2)));
    same(ceil_div(shape!((2, 32, 16)), shape!(8)), shape!((1, 8, 16)));
    same(ceil_div(shape!((12, 1, 2, 1)), shape!(2)), shape!((6, 1, 2, 1)));
    same(ceil_div(shape!((5, 2, 5)), shape!((2, 8, 7))), shape!((3, 1, 1)));
    same(ceil_div(shape!((32, 2, 2)), shape!((7, 12))), shape!((5, 1, 2)));
    same(ceil_div(shape!((2, 5, 4, 4)), shape!((2, 5, 6))), shape!((1, 1, 1, 4)));
}

#[test]
fn shape_div_as_cute_does() {
    same(shape_div(shape!(2), shape!(2)), shape!(1));
    same(shape_div(shape!((2, 8)), shape!(4)), shape!((1, 4)));
    same(shape_div(shape!((4, 2)), shape!(4)), shape!((1, 2)));
    same(shape_div(shape!((32)), shape!((2))), shape!((16)));
    same(shape_div(shape!((6, 4, 3)), shape!(1)), shape!((6, 4, 3)));
    same(shape_div(shape!((1, 8, 4)), shape!(2)), shape!((1, 4, 4)));
    same(shape_div(shape!((2, 32, 6)), shape!(8)), shape!((1, 8, 6)));
    same(shape_div(shape!((4, 4, 12)), shape!(2)), shape!((2, 4, 12)));
    same(shape_div(shape!((2, 8, 3, 6)), shape!(8)), shape!((1, 2, 3, 6)));
    same(shape_div(shape!((2, 12)), shape!((4, 4))), shape!((1, 3)));
    same(shape_div(shape!((12, 1, 2, 8)), shape!(1)), shape!((12, 1, 2, 8)));
    same(shape_div(shape!((8, 1, 2)), shape!((32, 2, 1))), shape!((1, 1, 2)));
}
