// shape!((4,(2,4)))
(::colex::num::_4, (::colex::num::_2, ::colex::num::_4))

// shape!((4))
(::colex::num::_4,)

// shape!(4)
::colex::num::_4

// shape!((4, n, {m + 1},))
(::colex::num::_4, n, m + 1)

// stride!((2,(1,8)))
(::colex::num::_2, (::colex::num::_1, ::colex::num::_8))

// stride!((0, -1, _2))
(
    ::colex::num::_0,
    <::colex::num::Minus<::colex::num::_1>>::new(),
    ::colex::num::_2,
)

// stride!((1@0, 2@1, 1@0@1, -1@2))
(
    <::colex::num::Basis<::colex::num::_1, ::colex::num::_0>>::new(),
    <::colex::num::Basis<::colex::num::_2, ::colex::num::_1>>::new(),
    <::colex::num::Basis<
        ::colex::num::Basis<::colex::num::_1, ::colex::num::_0>,
        ::colex::num::_1,
    >>::new(),
    <::colex::num::Basis<::colex::num::Minus<::colex::num::_1>, ::colex::num::_2>>::new(),
)

// coord!(5)
::colex::num::_5

// coord!((1,_))
(::colex::num::_1, ::colex::Keep)

// coord!((1,(0,_)))
(::colex::num::_1, (::colex::num::_0, ::colex::Keep))

// coord!(_)
::colex::Keep

// coord!((i, -1))
(i, <::colex::num::Minus<::colex::num::_1>>::new())
