// layout!((4,8):(8,1))
::colex::Layout::new(
    (::colex::num::_4, ::colex::num::_8),
    (::colex::num::_8, ::colex::num::_1),
)

// layout!((4,(2,4)):(2,(1,8)))
::colex::Layout::new(
    (::colex::num::_4, (::colex::num::_2, ::colex::num::_4)),
    (::colex::num::_2, (::colex::num::_1, ::colex::num::_8)),
)

// layout!(4:1)
::colex::Layout::new(::colex::num::_4, ::colex::num::_1)

// layout!((4):(1))
::colex::Layout::new((::colex::num::_4,), (::colex::num::_1,))

// layout!((_4, _8):(_8, _1),)
::colex::Layout::new(
    (::colex::num::_4, ::colex::num::_8),
    (::colex::num::_8, ::colex::num::_1),
)

// layout!((3, n):(n, 1))
::colex::Layout::new((::colex::num::_3, n), (n, ::colex::num::_1))

// layout!((3, {n + 1}):({step(n)}, 1))
::colex::Layout::new(
    (::colex::num::_3, n + 1),
    (step(n), ::colex::num::_1),
)

// layout!((3, {let m = n; m}):({f::<A, B>()}, 1))
::colex::Layout::new(
    (
        ::colex::num::_3,
        {
            let m = n;
            m
        },
    ),
    ({ f::<A, B>() }, ::colex::num::_1),
)

// layout!(shape:stride)
::colex::Layout::new(shape, stride)

// layout!(((4,8),(2,2)):((2@1,1@0),(1@1,8@0)))
::colex::Layout::new(
    ((::colex::num::_4, ::colex::num::_8), (::colex::num::_2, ::colex::num::_2)),
    (
        (
            <::colex::num::Basis<::colex::num::_2, ::colex::num::_1>>::new(),
            <::colex::num::Basis<::colex::num::_1, ::colex::num::_0>>::new(),
        ),
        (
            <::colex::num::Basis<::colex::num::_1, ::colex::num::_1>>::new(),
            <::colex::num::Basis<::colex::num::_8, ::colex::num::_0>>::new(),
        ),
    ),
)

// layout!((4,8):(-8,0))
::colex::Layout::new(
    (::colex::num::_4, ::colex::num::_8),
    (<::colex::num::Minus<::colex::num::_8>>::new(), ::colex::num::_0),
)

// layout!(24)
::colex::Layout::new(::colex::num::_24, ::colex::num::_1)

// layout!(1)
::colex::Layout::new(::colex::num::_1, ::colex::num::_0)

// layout!((4,8))
::colex::Layout::new(
    (::colex::num::_4, ::colex::num::_8),
    (::colex::num::_1, ::colex::num::_4),
)

// layout!((4,1))
::colex::Layout::new(
    (::colex::num::_4, ::colex::num::_1),
    (::colex::num::_1, ::colex::num::_0),
)

// layout!((4,(1,8),16))
::colex::Layout::new(
    (::colex::num::_4, (::colex::num::_1, ::colex::num::_8), ::colex::num::_16),
    (::colex::num::_1, (::colex::num::_0, ::colex::num::_4), ::colex::num::_32),
)

// layout!((2,1,((2,2,6))))
::colex::Layout::new(
    (
        ::colex::num::_2,
        ::colex::num::_1,
        ((::colex::num::_2, ::colex::num::_2, ::colex::num::_6),),
    ),
    (
        ::colex::num::_1,
        ::colex::num::_0,
        ((::colex::num::_2, ::colex::num::_4, ::colex::num::_8),),
    ),
)

// layout!((4, n))
::colex::Layout::left((::colex::num::_4, n))

// layout!({n + 1})
::colex::Layout::left(n + 1)
