// Written by `cargo run --example generate_checks`: change the generator, not this file.
use crate::names::*;

fn answers_0() {
    let _: EvenlyDivides<(_4, _2), Layout!(8:1)> = Yes;
    let _: EvenlyDivides<_4, _4> = Yes;
    let _: EvenlyDivides<(_2, _4, _8), _2> = Yes;
    let _: EvenlyDivides<(_6, (_4, _2), _7), Layout!((2,4):(1,2))> = No;
    let _: EvenlyDivides<(_32, _8), (_1,)> = Yes;
    let _: EvenlyDivides<_24, _8> = Yes;
    let _: EvenlyDivides<(_32, _4), (Layout!(32:1), Layout!((2,2):(2,1)))> = Yes;
    let _: EvenlyDivides<((_4, _8), (_2, _2, _2)), _2> = Yes;
    let _: EvenlyDivides<(_5,), (_1,)> = Yes;
    let _: EvenlyDivides<_5, Layout!((4,2):(1,4))> = No;
    let _: EvenlyDivides<(_6, (_32, _2)), _3> = Yes;
    let _: EvenlyDivides<(((_7,), (_8,), _5),), Layout!(4:1)> = No;
    let _: EvenlyDivides<(_2, _32), _8> = Yes;
    let _: EvenlyDivides<_3, _2> = No;
    let _: EvenlyDivides<(_1, _1), (_1,)> = Yes;
    let _: EvenlyDivides<(_16, (_2, _8), _1), _2> = Yes;
}

fn answers_1() {
    let _: EvenlyDivides<((_4, _8), (_2, _2, _2)), _3> = No;
    let _: EvenlyDivides<_2, _8> = No;
    let _: EvenlyDivides<(_8, _12), _2> = Yes;
    let _: EvenlyDivides<(_5, _7, _2, _2), (_2, _7, Layout!(2:1), Layout!((2,4):(1,0)))> = No;
    let _: EvenlyDivides<((_5,),), _3> = No;
    let _: EvenlyDivides<((_2, _8, _6), _1, _2), Layout!((4):(1))> = Yes;
    let _: EvenlyDivides<(_2, _12, _2), _3> = No;
    let _: EvenlyDivides<(_5, (_8, _4, _3)), (Layout!(1:1), _4)> = Yes;
    let _: EvenlyDivides<(_3, _3), (Layout!(4:-1),)> = No;
    let _: EvenlyDivides<_16, (Layout!(4:1),)> = Yes;
    let _: EvenlyDivides<((_2,), _2), (Layout!((2,1):(1,2)), _1)> = Yes;
    let _: EvenlyDivides<_5, (_8,)> = No;
    let _: EvenlyDivides<((_4, _4), _4, _2), (Keep, _1)> = Yes;
    let _: EvenlyDivides<((_4, _3, _8), _12), (Layout!(6:1),)> = Yes;
    let _: EvenlyDivides<(_6,), (Layout!(1:6),)> = Yes;
    let _: EvenlyDivides<(_1, _2), (_12, _2)> = No;
}

fn answers_2() {
    let _: EvenlyDivides<(_4, _5), (_1, _5)> = Yes;
    let _: EvenlyDivides<(_1,), (_1,)> = Yes;
    let _: EvenlyDivides<(_7,), (Keep,)> = Yes;
    let _: EvenlyDivides<_3, (_3,)> = Yes;
    let _: EvenlyDivides<((_7, _3, _2),), ((_7, Keep), _3)> = No;
    let _: EvenlyDivides<(_16, _2), (Layout!(2:16),)> = No;
    let _: EvenlyDivides<((_4, _2, _8), (_16, _2)), (Layout!((4):(8)),)> = Yes;
    let _: EvenlyDivides<(_2, _7), (Keep, _7)> = Yes;
    let _: EvenlyDivides<(_7,), (_1,)> = Yes;
    let _: EvenlyDivides<_4, (_1,)> = Yes;
    let _: EvenlyDivides<((_7, _3),), (_2,)> = No;
    let _: EvenlyDivides<(_4, _6), (_2,)> = Yes;
    let _: EvenlyDivides<(_3,), (_3,)> = Yes;
    let _: EvenlyDivides<(_6,), (Keep,)> = Yes;
    let _: EvenlyDivides<(_16, (_5, _12, _7), _16), (_3, _21, _1, Layout!(2:1))> = No;
}
