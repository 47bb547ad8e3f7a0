// Written by `cargo run --example generate_checks`: change the generator, not this file.
use crate::names::*;

fn answers_0() {
    let _: WeaklyCongruent<(_4, (_1, _5, _12)), (_4, _60)> = No;
    let _: WeaklyCongruent<(_3, _16), (_3, _16)> = Yes;
    let _: WeaklyCongruent<(_1, _12), (_7, _1, _1, _6)> = No;
    let _: WeaklyCongruent<(_2, _2, _4), (_2, _2, _4)> = Yes;
    let _: WeaklyCongruent<(_4, _3, _7, _3), (_4, _3, _7, _3)> = Yes;
    let _: WeaklyCongruent<(_3, (_16, _7)), (_3, _112)> = No;
    let _: WeaklyCongruent<_80, ((_8, _5, _2),)> = Yes;
    let _: WeaklyCongruent<_3, _3> = Yes;
    let _: WeaklyCongruent<(_3, _3), (_3, _3)> = Yes;
    let _: WeaklyCongruent<(_1, _144), (_1, (_12, _12))> = Yes;
    let _: WeaklyCongruent<_7, _7> = Yes;
    let _: WeaklyCongruent<_96, (_6, _4, _4)> = Yes;
    let _: WeaklyCongruent<(_4, _4), (_4, _4)> = Yes;
    let _: WeaklyCongruent<(_6, _7, _7), (_6, _7, _7)> = Yes;
    let _: WeaklyCongruent<((_8, _2), (_4,), _8), (_4, _2)> = No;
    let _: WeaklyCongruent<((_2,), _32), (_2, _32)> = No;
}

fn answers_1() {
    let _: WeaklyCongruent<(_5, _1), _4> = No;
    let _: WeaklyCongruent<_12, _12> = Yes;
    let _: WeaklyCongruent<(_2, _3, _2, _4), (_2, _3, _2, _4)> = Yes;
    let _: WeaklyCongruent<(_5, _2), (_5, _2)> = Yes;
    let _: WeaklyCongruent<(_2, (_5,), (_4,)), ((_3,),)> = No;
    let _: WeaklyCongruent<_4, _4> = Yes;
    let _: WeaklyCongruent<(_4,), (_4,)> = Yes;
    let _: WeaklyCongruent<(_16, _4), (_2, (_4, _12, _5))> = Yes;
    let _: WeaklyCongruent<(_1,), (_1,)> = Yes;
    let _: WeaklyCongruent<(_12, _3, _4), (_12, _3, _4)> = Yes;
    let _: WeaklyCongruent<(_2, _4, (_2, _7)), (_2, _4, (_2, _7))> = Yes;
    let _: WeaklyCongruent<_2, ((_1, _16), (_4, _16), _7)> = Yes;
    let _: WeaklyCongruent<(_1,), _6> = No;
    let _: WeaklyCongruent<_5, _5> = Yes;
    let _: WeaklyCongruent<(_2,), (_2,)> = Yes;
    let _: WeaklyCongruent<(_21,), ((_7, _3),)> = Yes;
}

fn answers_2() {
    let _: WeaklyCongruent<_1, (_1, _4)> = Yes;
    let _: WeaklyCongruent<(_4, _16, _7), ((_4,), _16, _7)> = Yes;
    let _: WeaklyCongruent<(_6, _4, (_6, _3, _1)), (_6, _4, (_6, _3, _1))> = Yes;
    let _: WeaklyCongruent<(_2,), ((_2, _2, _5), _4, _1)> = No;
    let _: WeaklyCongruent<((_1, _3), (_5,), _16), _16> = No;
    let _: WeaklyCongruent<(_3, _4, _12), (_5, (_7,))> = No;
    let _: WeaklyCongruent<(_8, (_5,)), (_8, _5)> = No;
    let _: WeaklyCongruent<_4, ((_2,), _12)> = Yes;
}
