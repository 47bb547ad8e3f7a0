// Written by `cargo run --example generate_checks`: change the generator, not this file.
use crate::names::*;

fn answers_0() {
    let _: Congruent<(_2, _8), (_6, _5)> = Yes;
    let _: Congruent<(_35, _3), ((_5, _7), _3)> = No;
    let _: Congruent<((_2, _6, _2), _4, _3), (_3, _16)> = No;
    let _: Congruent<((_6, _5), _5), (_30, _5)> = No;
    let _: Congruent<_4, _4> = Yes;
    let _: Congruent<_16, _16> = Yes;
    let _: Congruent<_32, _32> = Yes;
    let _: Congruent<_8, _8> = Yes;
    let _: Congruent<_7, _7> = Yes;
    let _: Congruent<(_1, _4, _64, _1), ((_1,), _4, (_8, _8), _1)> = No;
    let _: Congruent<(_16, (_4,)), (_16, _4)> = No;
    let _: Congruent<(_8, _5, _3), (_8, _5, _3)> = Yes;
    let _: Congruent<((_2, _4, _2), _2), (_16, _2)> = No;
    let _: Congruent<(_4,), (_4,)> = Yes;
    let _: Congruent<(_12, _2, _4), (_12, _5, _6)> = Yes;
    let _: Congruent<(_8, _4), (_8, _4)> = Yes;
}

fn answers_1() {
    let _: Congruent<(_12, _2, _8), (_12, _2, _8)> = Yes;
    let _: Congruent<(_2, _7, _1), ((_1,), _4, _7)> = No;
    let _: Congruent<(_7,), (_7,)> = Yes;
    let _: Congruent<(_6,), ((_1,), _4)> = No;
    let _: Congruent<(_2,), (_12,)> = Yes;
    let _: Congruent<(_5,), (_5,)> = Yes;
    let _: Congruent<(_8, _7), (_8, _7)> = Yes;
    let _: Congruent<((_8, _8),), (_64,)> = No;
    let _: Congruent<(_5,), ((_5,),)> = No;
    let _: Congruent<((_5, _3, _4), _12, _4), ((_5, _3, _4), _12, _4)> = Yes;
    let _: Congruent<(_2, _7), (_3, _2, _4)> = No;
    let _: Congruent<(_12,), (_1, _2)> = No;
    let _: Congruent<((_2, _1), _8, _4), (_2, _8, _4)> = No;
    let _: Congruent<(_12, _12, (_7, _4, _4)), (_12, _12, (_7, _4, _4))> = Yes;
    let _: Congruent<(_8, _4), (_8, (_1, _2, _2))> = No;
    let _: Congruent<(_1, _2, _4), _4> = No;
}

fn answers_2() {
    let _: Congruent<(_224, _32, _2), ((_8, _7, _4), (_4, _8), _2)> = No;
    let _: Congruent<(_2, _4), (_2, _4)> = Yes;
    let _: Congruent<_5, _5> = Yes;
    let _: Congruent<((_7, _2),), ((_1, _2), _2)> = No;
    let _: Congruent<(_16, _2, _12), (_16, _2, _12)> = Yes;
    let _: Congruent<_2, _2> = Yes;
    let _: Congruent<(_6, _2, _4), (_6, _2, _4)> = Yes;
    let _: Congruent<(_7, _6), (_7, _8)> = Yes;
    let _: Congruent<(_5, (_16,), _3), (_5, (_16,), _3)> = Yes;
}
