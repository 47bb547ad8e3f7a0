// Layout!((4,3):(3,1))
::colex::Layout<
    (::colex::num::_4, ::colex::num::_3),
    (::colex::num::_3, ::colex::num::_1),
>

// Layout!((3, usize):(usize, 1))
::colex::Layout<(::colex::num::_3, usize), (usize, ::colex::num::_1)>

// Layout!((M, N):(N, 1))
::colex::Layout<(M, N), (N, ::colex::num::_1)>

// Layout!(({Extent<A, B>}, {<T as Sized>::N}):(isize, -1))
::colex::Layout<
    (Extent<A, B>, <T as Sized>::N),
    (isize, ::colex::num::Minus<::colex::num::_1>),
>

// Layout!((4):(1))
::colex::Layout<(::colex::num::_4,), (::colex::num::_1,)>

// Layout!((8, 4):(1@1, 1@0))
::colex::Layout<
    (::colex::num::_8, ::colex::num::_4),
    (
        ::colex::num::Basis<::colex::num::_1, ::colex::num::_1>,
        ::colex::num::Basis<::colex::num::_1, ::colex::num::_0>,
    ),
>

// Layout!((4,(1,8)))
::colex::Layout<
    (::colex::num::_4, (::colex::num::_1, ::colex::num::_8)),
    (::colex::num::_1, (::colex::num::_0, ::colex::num::_4)),
>

// Layout!((M, 8))
::colex::LeftLayout<(M, ::colex::num::_8)>
