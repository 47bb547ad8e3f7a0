//! Arithmetic on types, against the same arithmetic on values.

use colex::coord;
use colex::num::{Binary, Decimal, Nat, Neg, Scalar, Static, Truth, Yes};

/// Calls `$check(a, b)` for all pairs of the numbers.
macro_rules! all_pairs {
    ($check:ident, [$($a:literal)*], $others:tt) => {
        $(all_pairs!(@with $check, $a, $others);)*
    };
    (@with $check:ident, $a:literal, [$($b:literal)*]) => {
        $($check(coord!($a), coord!($b));)*
    };
}

fn value<S: Scalar>(s: S) -> i128 {
    i128::try_from(s.value()).unwrap()
}

fn number<N: Static>() -> i128 {
    i128::try_from(N::VALUE).unwrap()
}

fn sums_differences_quotients_and_order<A: Static, B: Static>(_: A, _: B) {
    let (a, b) = (number::<A>(), number::<B>());
    let (x, y) = (Binary::<A>::default(), Binary::<B>::default());
    assert_eq!(value(x.plus(y)), a + b, "{a} + {b}");
    if b != 0 {
        assert_eq!(value(x.plus(Neg::<Binary<B>>::default())), a - b, "{a} − {b}");
        let (quotient, remainder) = x.quot_rem(y);
        assert_eq!((value(quotient), value(remainder)), (a / b, a % b), "{a} / {b}");
    } else {
        let (quotient, remainder) = x.quot_rem(y);
        assert_eq!((value(quotient), value(remainder)), (0, a), "{a} / 0, by definition");
    }
    assert_eq!(<<Binary<A> as Nat>::Below<Binary<B>, Yes>>::VALUE, a <= b, "{a} <= {b}");
    assert_eq!(<<Binary<A> as Nat>::Below<Binary<B>, colex::num::No>>::VALUE, a < b, "{a} < {b}");
    assert_eq!(<<Binary<A> as Nat>::Same<Binary<B>>>::VALUE, a == b, "{a} = {b}");
    assert_eq!(<<Binary<A> as Scalar>::Equals<Binary<B>>>::VALUE, a == b, "{a} = {b}");
}

#[test]
fn sums_differences_quotients_and_order_are_those_of_the_values() {
    all_pairs!(
        sums_differences_quotients_and_order,
        [0 1 2 3 4 5 6 7 8 9 10 12 13 16 31 32 60 97 100 127 128 255 1000 1024 4095 65537
            2147483647 4294967296 1099511627775 1099511627776],
        [0 1 2 3 4 5 6 7 8 9 10 12 13 16 31 32 60 97 100 127 128 255 1000 1024 4095 65537
            2147483647 4294967296 1099511627775 1099511627776]
    );
}

fn product<A: Static, B: Static>(_: A, _: B) {
    let (a, b) = (number::<A>(), number::<B>());
    let (x, y) = (Binary::<A>::default(), Binary::<B>::default());
    assert_eq!(value(x.times(y)), a * b, "{a} · {b}");
    // A static number and its value at run time agree, each on either side.
    assert_eq!((value(A::VALUE.times(y)), value(x.times(B::VALUE))), (a * b, a * b), "{a} · {b}");
    assert_eq!((value(A::VALUE.plus(y)), value(x.plus(B::VALUE))), (a + b, a + b), "{a} + {b}");
    if b != 0 {
        let (minus_y, minus_b) = (Neg::<Binary<B>>::default(), -B::VALUE.cast_signed());
        let products = [
            value(x.times(minus_y)),
            value(A::VALUE.times(minus_y)),
            value(x.times(minus_b)),
            value(A::VALUE.times(minus_b)),
        ];
        assert_eq!(products, [-a * b; 4], "{a} · −{b}");
        let quotients = [
            both(A::VALUE.quot_rem(y)),
            both(x.quot_rem(B::VALUE)),
            both(A::VALUE.quot_rem(B::VALUE)),
        ];
        assert_eq!(quotients, [(a / b, a % b); 3], "{a} / {b}");
    }
}

fn both<Q: Scalar, R: Scalar>((quotient, remainder): (Q, R)) -> (i128, i128) {
    (value(quotient), value(remainder))
}

#[test]
fn products_and_mixed_arithmetic_are_those_of_the_values() {
    all_pairs!(
        product,
        [0 1 2 3 4 5 6 7 8 9 10 12 16 31 32 97 100 128 1000 65537 1048576 2147483647],
        [0 1 2 3 4 5 6 7 8 9 10 12 16 31 32 97 100 128 1000 65537 1048576 2147483647]
    );
    product(coord!(1099511627776), coord!(1048576));
    product(coord!(1048575), coord!(1099511627776));
}

fn round_trip<N: Static>(_: N, digits: &str)
where
    Decimal<Binary<N>>: Static,
{
    assert_eq!(Decimal::<Binary<N>>::VALUE, N::VALUE);
    assert_eq!(format!("{:?}", Decimal::<Binary<N>>::default()), format!("_{digits}"));
    assert_eq!(core::any::TypeId::of::<Decimal<Binary<N>>>(), core::any::TypeId::of::<N>());
    assert_eq!(N::VALUE.to_string(), digits);
}

macro_rules! round_trips {
    ($($n:literal)*) => {$(round_trip(coord!($n), stringify!($n));)*};
}

#[test]
fn decimal_to_binary_and_back_is_the_same_type() {
    round_trips!(0 1 2 3 4 5 6 7 8 9 10 11 15 16 19 20 45 50 55 99 100 101 105 110 127 128 499 500
        505 555 999 1000 1001 1023 1024 1025 4095 5000 5005 9999 10000 65536 65537 99999 100000
        1048576 2147483647 4294967296 999999999999 1000000000000 1099511627776);
}

#[test]
fn a_type_prints_as_its_digits() {
    let name = core::any::type_name::<colex::Layout!((128, 3):(3, 1))>();
    let short = name.replace("colex::num::digit::", "").replace("colex::layout::value::", "");
    assert_eq!(short, "Layout<(_1<_2<_8>>, _3), (_3, _1)>");
}

#[test]
fn a_binary_number_is_a_length() {
    use generic_array::GenericArray;

    let six: GenericArray<u8, Binary<colex::num::_6>> = GenericArray::default();
    assert_eq!(six.len(), 6);
    let _: typenum::U6 = Binary::<colex::num::_6>::default();
    let _: colex::num::_6 = Decimal::<typenum::U6>::default();
}

#[test]
fn digits_mix_with_run_time_numbers() {
    use colex::num::{_4, _12, Minus};

    let n: usize = 5;
    assert_eq!((_4 + n, n * _12, _12 - 4, 9 / _4, 9 % _4), (9, 60, 8, 2, 1));
    assert_eq!(_4, 4);
    assert_eq!(4, _4);
    assert!(_4 < _12);
    assert!(_4 < 5);
    assert_eq!((usize::from(_12), isize::from(Minus::<_4>::new())), (12, -4));
    assert_eq!((_12.to_string(), format!("{_12:#}")), ("_12".into(), "12".into()));
    assert_eq!(Minus::<_4>::new().to_string(), "_-4");
}
