// Written by `cargo run --example generate_checks`: change the generator, not this file.
use crate::names::*;

fn answers_0() {
    let _: Compatible<(_2, _2, _3), (_2, _2, _3)> = Yes;
    let _: Compatible<_4, _4> = Yes;
    let _: Compatible<((_2, _32), (_1,)), (_3, (_2, _1), _8, _3)> = No;
    let _: Compatible<(_6, (_1, _4, _3)), (_6, _12)> = No;
    let _: Compatible<((_2, _2),), (_4, (_12, _6))> = No;
    let _: Compatible<_8, _8> = Yes;
    let _: Compatible<((_1, _4), _2, (_2, _8, _4)), (_4, _2, _64)> = No;
    let _: Compatible<(_2, _4), (_2, _4)> = Yes;
    let _: Compatible<(_8, _6), ((_8, _1), _6)> = Yes;
    let _: Compatible<(_8,), (_3, _2)> = No;
    let _: Compatible<_512, ((_8,), (_32, _2))> = Yes;
    let _: Compatible<((_12, _2), _16), (_24, _16)> = No;
    let _: Compatible<_112, (_1, (_7, _4, _4))> = Yes;
    let _: Compatible<_336, ((_3, _1, _7), _4, _1, _4)> = Yes;
    let _: Compatible<(_2, (_1, _2, _5)), (_2, _10)> = No;
    let _: Compatible<_112, ((_1, _2, _2), _4, _7, _1)> = Yes;
}

fn answers_1() {
    let _: Compatible<(_2, _6, _4), (_2, _6, _4)> = Yes;
    let _: Compatible<(_1, _16, _8), (_4, _16)> = No;
    let _: Compatible<(_16,), ((_1, _4, _4),)> = Yes;
    let _: Compatible<((_2, _5, _2), (_4,)), ((_2, _5, _2), (_4,))> = Yes;
    let _: Compatible<(_16,), _2> = No;
    let _: Compatible<_2, _2> = Yes;
    let _: Compatible<(_1, _2), (_3, _4, _4)> = No;
    let _: Compatible<((_2, _2, _2), _2), (_2, _7, (_8, _1, _4))> = No;
    let _: Compatible<(_12, _4), (_12, _4)> = Yes;
    let _: Compatible<(_12,), (_12,)> = Yes;
    let _: Compatible<(_12, _2, _12), (_7,)> = No;
    let _: Compatible<(_2, _16), (_2, _16)> = Yes;
    let _: Compatible<(_5,), (_5,)> = Yes;
    let _: Compatible<_4, (_8, _2)> = No;
    let _: Compatible<(_5,), ((_2, _7), _3)> = No;
    let _: Compatible<(_3,), (_3,)> = Yes;
}

fn answers_2() {
    let _: Compatible<(_6, _2), (_6, _2)> = Yes;
    let _: Compatible<_7, _7> = Yes;
    let _: Compatible<(_5, _7, _1), (_5, _7, _1)> = Yes;
    let _: Compatible<(_2, (_4, _4)), (_12, _2, _2)> = No;
    let _: Compatible<(_28,), ((_7, _4),)> = Yes;
    let _: Compatible<(_3, _4, (_8, _7, _8)), (_3, _4, _448)> = No;
    let _: Compatible<(_12, _2), (_12, _2)> = Yes;
    let _: Compatible<((_1, _7), _4), ((_1, _7), _4)> = Yes;
    let _: Compatible<(_2,), (_2,)> = Yes;
}
