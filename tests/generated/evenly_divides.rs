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
    let _: EvenlyDivides<(_5, (_8, _4, _3)), (_5,)> = Yes;
    let _: EvenlyDivides<((_2, _4), _4, _3), ((Keep,), _4, Keep)> = Yes;
    let _: EvenlyDivides<_2, (Layout!(2:1),)> = Yes;
    let _: EvenlyDivides<(_2, _2), (_1, Layout!(2:2))> = No;
    let _: EvenlyDivides<_3, (Layout!(3:1),)> = Yes;
    let _: EvenlyDivides<(_7,), (Layout!((4,1,12):(1,1,4)),)> = No;
    let _: EvenlyDivides<((_1, _2), _1), (_2, Keep)> = Yes;
    let _: EvenlyDivides<((_8, _12), (_7, _12, _6), _7), (Keep, Layout!((2):(1)), _7)> = No;
    let _: EvenlyDivides<(_8, _3, _4), (_4, Keep)> = Yes;
}

fn answers_2() {
    let _: EvenlyDivides<(_12, _2, (_1, _4)), (Keep, Keep, _2)> = Yes;
    let _: EvenlyDivides<((_5, _3, _3), _4, _8), (_5,)> = Yes;
    let _: EvenlyDivides<(_7, _7, (_4, _2)), (_7,)> = Yes;
    let _: EvenlyDivides<(_2, _2, (_2, _3)), (Keep, _2, Keep)> = Yes;
    let _: EvenlyDivides<(_4, (_1, _8, _2), (_5, _2)), (Layout!(2:1), (Keep,))> = Yes;
    let _: EvenlyDivides<((_3,), (_2,), (_8,)), (_3, Keep)> = Yes;
    let _: EvenlyDivides<_8, (_8,)> = Yes;
    let _: EvenlyDivides<((_7,),), (_7,)> = Yes;
    let _: EvenlyDivides<(_6, _6), (Layout!((3,3):(1,3)), _3)> = No;
    let _: EvenlyDivides<(_4, _16, _5), (_1, _8)> = Yes;
    let _: EvenlyDivides<(_8, _4, _8), (Layout!(4:1), Layout!(2:1), _12)> = No;
    let _: EvenlyDivides<(_6, _4), (_2,)> = Yes;
    let _: EvenlyDivides<(_3,), (_1, Layout!(((16,8),4):((3,16),1)))> = No;
    let _: EvenlyDivides<(_12, (_1, _16, _2)), (Layout!(6:1), _32)> = Yes;
    let _: EvenlyDivides<(_6, (_6, _4, _1), (_16, _7)), (_3,)> = Yes;
}
