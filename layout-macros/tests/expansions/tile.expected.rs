// tile!(4:2, 8, _)
(
    ::colex::Layout::new(::colex::num::_4, ::colex::num::_2),
    ::colex::num::_8,
    ::colex::Keep,
)

// tile!(8)
(::colex::num::_8,)

// tile!((32,4):(1,32))
(
    ::colex::Layout::new(
        (::colex::num::_32, ::colex::num::_4),
        (::colex::num::_1, ::colex::num::_32),
    ),
)

// tile!((8:1,2:4))
(
    (
        ::colex::Layout::new(::colex::num::_8, ::colex::num::_1),
        ::colex::Layout::new(::colex::num::_2, ::colex::num::_4),
    ),
)

// tile!((4,2), _)
((::colex::num::_4, ::colex::num::_2), ::colex::Keep)

// tile!((4,2):(2,1), (4,2), ((2,2):(1,2), _))
(
    ::colex::Layout::new(
        (::colex::num::_4, ::colex::num::_2),
        (::colex::num::_2, ::colex::num::_1),
    ),
    (::colex::num::_4, ::colex::num::_2),
    (
        ::colex::Layout::new(
            (::colex::num::_2, ::colex::num::_2),
            (::colex::num::_1, ::colex::num::_2),
        ),
        ::colex::Keep,
    ),
)

// tile!(4:n, n, {n / 2},)
(::colex::Layout::new(::colex::num::_4, n), n, n / 2)

// tile!(n:1)
(::colex::Layout::new(n, ::colex::num::_1),)
