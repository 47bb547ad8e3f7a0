// stride!(0)
::colex::num::_0

// stride!(-0)
::colex::num::_0

// stride!(0x10)
::colex::num::_16

// stride!(1_000)
::colex::num::_1000

// stride!(_007)
::colex::num::_7

// stride!(1024)
::colex::num::_1024

// stride!(1025)
<::colex::num::_1<
    ::colex::num::_0<::colex::num::_2<::colex::num::_5>>,
>>::new()

// stride!(2048)
::colex::num::_2048

// stride!(1048576)
::colex::num::_1048576

// stride!(2097152)
<::colex::num::_2<
    ::colex::num::_0<
        ::colex::num::_9<
            ::colex::num::_7<::colex::num::_1<::colex::num::_5<::colex::num::_2>>>,
        >,
    >,
>>::new()

// stride!(-1025)
<::colex::num::Minus<
    ::colex::num::_1<::colex::num::_0<::colex::num::_2<::colex::num::_5>>>,
>>::new()

// stride!(1025@0)
<::colex::num::Basis<
    ::colex::num::_1<::colex::num::_0<::colex::num::_2<::colex::num::_5>>>,
    ::colex::num::_0,
>>::new()

// stride!(1099511627776)
<::colex::num::_1<
    ::colex::num::_0<
        ::colex::num::_9<
            ::colex::num::_9<
                ::colex::num::_5<
                    ::colex::num::_1<
                        ::colex::num::_1<
                            ::colex::num::_6<
                                ::colex::num::_2<
                                    ::colex::num::_7<
                                        ::colex::num::_7<::colex::num::_7<::colex::num::_6>>,
                                    >,
                                >,
                            >,
                        >,
                    >,
                >,
            >,
        >,
    >,
>>::new()

// stride!(4611686018427387904)
<::colex::num::_4<
    ::colex::num::_6<
        ::colex::num::_1<
            ::colex::num::_1<
                ::colex::num::_6<
                    ::colex::num::_8<
                        ::colex::num::_6<
                            ::colex::num::_0<
                                ::colex::num::_1<
                                    ::colex::num::_8<
                                        ::colex::num::_4<
                                            ::colex::num::_2<
                                                ::colex::num::_7<
                                                    ::colex::num::_3<
                                                        ::colex::num::_8<
                                                            ::colex::num::_7<
                                                                ::colex::num::_9<::colex::num::_0<::colex::num::_4>>,
                                                            >,
                                                        >,
                                                    >,
                                                >,
                                            >,
                                        >,
                                    >,
                                >,
                            >,
                        >,
                    >,
                >,
            >,
        >,
    >,
>>::new()
