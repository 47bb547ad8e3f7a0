//! Swizzles and composed layouts against their definition, and against CuTe's answers.
#![allow(
    clippy::cast_possible_wrap,
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "small numbers"
)]

use colex::swizzle::{ComposedLayout, Swizzle, SwizzleValue};
use colex::{coord, layout, num::*};

/// The definition, bit by bit.
fn by_bits(b: u32, m: u32, s: i32, i: usize) -> usize {
    let mut out = i;
    for k in 0..b {
        let (from, to) = if s >= 0 {
            (m + k + s.unsigned_abs(), m + k)
        } else {
            (m + k, m + k + s.unsigned_abs())
        };
        out ^= ((i >> from) & 1) << to;
    }
    out
}

macro_rules! apply {
    ($($b:ident $m:ident $s:ty;)*) => {$(
        let sw = Swizzle::<$b, $m, $s>::new();
        let value = sw.value();
        for i in 0..4096 {
            let expected = by_bits(value.bits().into(), value.base().into(), value.shift().into(), i);
            assert_eq!(sw.apply(i), expected, "{sw} of {i}");
            assert_eq!(sw.apply(sw.apply(i)), i);
            assert_eq!(value.apply(i as i64), expected as i64);
        }
        let _: _0 = sw.apply(_0);
        assert_eq!(sw.apply(_1), sw.apply(1));
        assert_eq!(sw.apply(_6), sw.apply(6));
        assert_eq!(sw.apply(_49), sw.apply(49));
        assert_eq!(sw.apply(_128), sw.apply(128));
        assert_eq!(sw.apply(_255), sw.apply(255));
        assert_eq!(sw.apply(_1000), sw.apply(1000));
        assert_eq!(sw.apply(<_1<_2<_3<_4<_5>>>>>::new()), sw.apply(12345));
    )*};
}

#[test]
fn every_swizzle_does_what_it_says_and_is_its_own_inverse() {
    apply! {
        _0 _0 _0; _0 _4 _3; _1 _0 _1; _1 _0 _3; _2 _0 _2; _2 _0 _3; _3 _0 _3; _3 _2 _3; _3 _3 _3; _3 _4 _3;
        _2 _2 _4; _1 _5 _6; _4 _0 _4; _2 _1 _5; _1 _0 Minus<_1>; _1 _2 Minus<_2>; _2 _3 Minus<_3>;
        _3 _0 Minus<_3>; _3 _1 Minus<_5>;
    }
}

#[test]
fn two_swizzles_of_one_shift_are_one() {
    let _: Swizzle<_2, _0, _3> = Swizzle::<_1, _0, _3>::new().compose(Swizzle::<_1, _1, _3>::new());
    let _: Swizzle<_3, _0, _3> = Swizzle::<_1, _0, _3>::new().compose(Swizzle::<_2, _1, _3>::new());
    let _: Swizzle<_2, _1, _3> = Swizzle::<_1, _0, _3>::new().compose(Swizzle::<_3, _0, _3>::new());
    let _: Swizzle<_2, _0, _3> = Swizzle::<_1, _2, _3>::new().compose(Swizzle::<_3, _0, _3>::new());
    let _: Swizzle<_2, _1, Minus<_3>> =
        Swizzle::<_1, _2, Minus<_3>>::new().compose(Swizzle::<_1, _1, Minus<_3>>::new());
    let _: Swizzle<_1, _4, _2> = Swizzle::<_0, _2, _7>::new().compose(Swizzle::<_1, _4, _2>::new());

    // as values: every pair of small swizzles is one swizzle or none is the same function
    let all: Vec<SwizzleValue> = (0..4)
        .flat_map(|b| {
            (0..4).flat_map(move |m| (-4..5).filter_map(move |s| SwizzleValue::new(b, m, s)))
        })
        .collect();
    for &a in &all {
        for &b in &all {
            let both = |i| a.apply(b.apply(i));
            match a.compose(b) {
                Some(one) => assert!((0..2048).all(|i| one.apply(i) == both(i)), "{a} {b} {one}"),
                None => assert!(
                    all.iter().all(|one| (0..2048).any(|i| one.apply(i) != both(i))),
                    "{a} after {b} is one swizzle"
                ),
            }
        }
    }
}

#[test]
fn a_swizzled_layout_is_the_swizzle_after_the_layout() {
    let sw = Swizzle::<_3, _0, _3>::new();
    let tile = sw.compose(layout!((8,8):(8,1)));
    for i in 0..8 {
        for j in 0..8 {
            assert_eq!(tile.index((i, j)), sw.apply(8 * i + j));
            assert_eq!(tile.index(i + 8 * j), tile.index((i, j)));
        }
    }
    let _: _26 = tile.index(coord!((3, 1)));
    assert_eq!(tile.size(), 64);
    assert_eq!(format!("{tile:#}"), "Sw<3,0,3> o 0 o (8,8):(8,1)");

    // one swizzle over another: swz-003
    let twice = Swizzle::<_1, _0, _3>::new().compose(tile);
    assert_eq!(twice.index((1, 1)), 9);
    assert_eq!(twice.swizzle(), Swizzle::<_2, _1, _3>::new());

    // bases count in the units of the index: swz-001
    let words = layout!((32,8):(1,32));
    assert_eq!(Swizzle::<_3, _4, _3>::new().compose(words).index((0, 1)), 32);
    assert_eq!(Swizzle::<_3, _2, _3>::new().compose(words).index((0, 1)), 36);

    // strides that only run time knows
    let n = 8;
    let mixed = sw.compose(layout!((8, n):(n, 1)));
    assert_eq!(mixed.index((2, 5)), sw.apply(21));
    assert_eq!(ComposedLayout::new(sw, n, layout!(8:1)).index(3), sw.apply(11));
}

macro_rules! reach {
    ($($b:ident $m:ident $s:ty, $offset:ident, $shape:tt : $stride:tt;)*) => {$({
        let sw = Swizzle::<$b, $m, $s>::new();
        let composed = ComposedLayout::new(sw, $offset, layout!($shape:$stride));
        let greatest = (0..composed.size().into()).map(|i: usize| composed.index(i)).max();
        let text = format!("{composed}");
        assert_eq!(composed.cosize(), greatest.unwrap() + 1, "{text}");
        let offset: usize = $offset.into();
        let at_run_time = ComposedLayout::new(sw, offset, layout!($shape:$stride));
        assert_eq!(at_run_time.cosize(), greatest.unwrap() + 1, "{text}");
    })*};
}

#[test]
fn cosize_counts_what_the_swizzle_reaches() {
    let a = Swizzle::<_1, _0, _1>::new().compose(layout!(3:1));
    let _: _4 = a.cosize();
    let padded = Swizzle::<_3, _3, _3>::new().compose(layout!((8,64):(72,1)));
    let _: _568 = padded.cosize();
    reach! {
        _1 _0 _1, _0, 3:1;
        _2 _0 _2, _0, (3,5):(4,1);
        _2 _0 _2, _3, (3,5):(4,1);
        _3 _0 _3, _0, (8,8):(8,1);
        _3 _0 _3, _5, (7,7):(9,1);
        _3 _0 _3, _0, (7,3):(9,2);
        _3 _3 _3, _0, (8,64):(64,1);
        _3 _3 _3, _8, (5,3):(64,8);
        _3 _3 _3, _16, (3,3,2):(8,64,1);
        _2 _4 _3, _7, (7,5):(5,40);
        _2 _1 _3, _0, (2,2,2):(3,5,7);
        _3 _1 _4, _1, (4,4):(7,33);
        _2 _0 _2, _2, 6:3;
        _1 _0 Minus<_1>, _0, 3:1;
        _2 _1 Minus<_2>, _3, (3,5):(4,1);
        _2 _0 Minus<_3>, _0, (7,3):(9,2);
        _3 _0 Minus<_3>, _5, (5,4):(6,1);
        _0 _0 _0, _4, (3,3):(5,1);
    }
}

/// The values of a slice against the whole, whatever the slice is.
macro_rules! slice {
    ($($b:ident $m:ident $s:ty, $shape:tt : $stride:tt, [$($c:tt)*] = $at:expr => $text:literal;)*) => {$({
        let a = Swizzle::<$b, $m, $s>::new().compose(layout!($shape:$stride));
        let slice = a.slice(coord!($($c)*));
        assert_eq!(format!("{slice:#}"), $text);
        let size: usize = slice.layout().size().into();
        for i in 0..size {
            let (slice, whole) = (i64::try_from(slice.index(i)), i64::try_from(a.index(($at)(i))));
            assert_eq!(slice.unwrap(), whole.unwrap(), "{} at {i}", $text);
        }
    })*};
}

#[test]
fn a_slice_keeps_the_fixed_coordinates_inside_the_exclusive_or() {
    slice! {
        _3 _0 _3, (8,8):(8,1), [(_, 0)] = |i| (i, 0) => "8:9 @ 0";
        _3 _0 _3, (8,8):(8,1), [(2, _)] = |i| (2, i) => "(2,2,2):(1,-2,4) @ 18";
        _3 _0 _3, (8,8):(8,1), [(_, 1)] = |i| (i, 1) => "(2,4):(7,18) @ 1";
        _3 _0 _3, (8,8):(8,1), [(7, _)] = |i| (7, i) => "8:-1 @ 63";
        _3 _0 _3, (8,8):(8,1), [(_, _)] = |i| i => "Sw<3,0,3> o 0 o (8,8):(8,1)";
        // swz-006, swz-007
        _2 _0 _2, ((2,2),4):((1,2),4), [((_, 1), _)] = |i| ((i % 2, 1), i / 2) => "Sw<2,0,2> o 2 o (2,4):(1,4)";
        _3 _4 _3, (10,2):(2,1), [(_, 0)] = |i| (i, 0) => "10:2 @ 0";
        // vectors inside a row of a swizzled tile
        _3 _3 _3, (8,(8,8)):(64,(1,8)), [(3, (_, 2))] = |i| (3, (i, 2)) => "8:1 @ 200";
        _3 _3 _3, (8,64):(64,1), [(_, 0)] = |i| (i, 0) => "8:72 @ 0";
        _1 _0 Minus<_2>, (4,4):(1,4), [(_, 1)] = |i| (i, 1) => "(2,2):(-3,2) @ 4";
        _1 _0 Minus<_2>, (4,4):(1,4), [(1, _)] = |i| (1, i) => "(2,2):(-4,8) @ 5";
        // strides that are no powers of two carry: it stays as it is
        _2 _0 _2, (5,3):(3,1), [(_, 1)] = |i| (i, 1) => "Sw<2,0,2> o 1 o (5):(3)";
    }

    // swz-009: a thread's steps through a swizzled tile are not affine
    let tile = Swizzle::<_4, _0, _4>::new().compose(layout!(((8,2),(8,2)):((1,8),(16,128))));
    let thread = tile.slice(coord!(((3, _), (5, _))));
    assert_eq!((0..4).map(|i| thread.index(i)).collect::<Vec<_>>(), [86, 94, 222, 214]);
}

/// CuTe's answer to a call.
fn cute(op: &str, args: &[&str]) -> String {
    let lines =
        concat!(include_str!("vectors/cute.jsonl"), "\n", include_str!("vectors/cute2.jsonl"));
    lines
        .lines()
        .filter_map(|line| serde_json::from_str::<serde_json::Value>(line).ok())
        .find(|row| row["op"] == op && row["args"] == serde_json::json!(args))
        .and_then(|row| row["cute"].as_str().map(str::to_owned))
        .unwrap_or_else(|| panic!("no row {op} {args:?}"))
}

fn listed(indices: impl Iterator<Item = usize>) -> String {
    format!("[{}]", indices.map(|i| i.to_string()).collect::<Vec<_>>().join(","))
}

macro_rules! evaluates {
    ($($sw:literal, $layout:literal => $b:ident $m:ident $s:ty, $shape:tt : $stride:tt;)*) => {$({
        let a = Swizzle::<$b, $m, $s>::new().compose(layout!($shape:$stride));
        let size: usize = a.size().into();
        assert_eq!(listed((0..size).map(|i| a.index(i))), cute("swizzle_eval", &[$sw, $layout]));
    })*};
}

#[test]
fn swizzled_layouts_evaluate_as_in_cute() {
    evaluates! {
        "Sw<1,0,1>", "(8,8):(0,1)" => _1 _0 _1, (8,8):(0,1);
        "Sw<1,0,1>", "(8,64):(64,1)" => _1 _0 _1, (8,64):(64,1);
        "Sw<1,0,1>", "(8,8):(1,8)" => _1 _0 _1, (8,8):(1,8);
        "Sw<1,2,-2>", "((2,(2,3)),(4,(1,2))):((1,(8,16)),(2,(0,48)))" => _1 _2 Minus<_2>, ((2,(2,3)),(4,(1,2))):((1,(8,16)),(2,(0,48)));
        "Sw<2,2,4>", "(32,8):(1,32)" => _2 _2 _4, (32,8):(1,32);
        "Sw<1,4,3>", "(16,32):(32,1)" => _1 _4 _3, (16,32):(32,1);
        "Sw<2,3,-3>", "(20):(2)" => _2 _3 Minus<_3>, (20):(2);
        "Sw<0,4,3>", "(32,8):(1,32)" => _0 _4 _3, (32,8):(1,32);
        "Sw<2,4,3>", "((2,4),8):((1,64),8)" => _2 _4 _3, ((2,4),8):((1,64),8);
        "Sw<0,4,3>", "((2,4),8):((1,64),8)" => _0 _4 _3, ((2,4),8):((1,64),8);
        "Sw<2,1,5>", "(3,(2,7)):(14,(7,1))" => _2 _1 _5, (3,(2,7)):(14,(7,1));
        "Sw<2,1,5>", "(3,2,6):(4,3,1)" => _2 _1 _5, (3,2,6):(4,3,1);
        "Sw<2,2,4>", "(8,2,2):(1,8,16)" => _2 _2 _4, (8,2,2):(1,8,16);
        "Sw<3,0,3>", "(8,64):(64,1)" => _3 _0 _3, (8,64):(64,1);
        "Sw<0,4,3>", "(8,8):(1,8)" => _0 _4 _3, (8,8):(1,8);
        "Sw<2,3,3>", "(8,4):(1,8)" => _2 _3 _3, (8,4):(1,8);
        "Sw<1,0,1>", "(8,1,4):(4,0,1)" => _1 _0 _1, (8,1,4):(4,0,1);
        "Sw<2,2,4>", "(8,(8,2)):(8,(1,64))" => _2 _2 _4, (8,(8,2)):(8,(1,64));
        "Sw<3,3,3>", "(2,(8),3):(1,(0),0)" => _3 _3 _3, (2,(8),3):(1,(0),0);
        "Sw<3,3,3>", "(8,8):(1,8)" => _3 _3 _3, (8,8):(1,8);
        "Sw<1,2,-2>", "(16,32):(32,1)" => _1 _2 Minus<_2>, (16,32):(32,1);
        "Sw<0,4,3>", "((1,4),6,2,7):((48,1),8,4,48)" => _0 _4 _3, ((1,4),6,2,7):((48,1),8,4,48);
        "Sw<2,2,4>", "(7,16):(16,1)" => _2 _2 _4, (7,16):(16,1);
        "Sw<3,0,3>", "((2,2),(2,2)):((1,4),(8,32))" => _3 _0 _3, ((2,2),(2,2)):((1,4),(8,32));
        "Sw<1,4,3>", "(8,8):(8,1)" => _1 _4 _3, (8,8):(8,1);
        "Sw<1,0,1>", "3:1" => _1 _0 _1, 3:1;
        "Sw<2,1,5>", "(8,16):(1,8)" => _2 _1 _5, (8,16):(1,8);
        "Sw<3,4,3>", "((4,8),(2,2,2)):((32,1),(16,8,128))" => _3 _4 _3, ((4,8),(2,2,2)):((32,1),(16,8,128));
        "Sw<2,4,3>", "(2,7,(8,2)):(42,6,(84,3))" => _2 _4 _3, (2,7,(8,2)):(42,6,(84,3));
        "Sw<2,0,3>", "(8,(8,2)):(8,(1,64))" => _2 _0 _3, (8,(8,2)):(8,(1,64));
        "Sw<2,1,5>", "(8,64):(64,1)" => _2 _1 _5, (8,64):(64,1);
        "Sw<3,3,3>", "8:1" => _3 _3 _3, 8:1;
        "Sw<2,0,2>", "(16,32):(32,1)" => _2 _0 _2, (16,32):(32,1);
        "Sw<2,0,2>", "(8,8):(8,1)" => _2 _0 _2, (8,8):(8,1);
        "Sw<2,0,3>", "(8,1,(2),(8,2)):(5,3,(0),(32,6))" => _2 _0 _3, (8,1,(2),(8,2)):(5,3,(0),(32,6));
        "Sw<3,4,3>", "(8,5):(5,1)" => _3 _4 _3, (8,5):(5,1);
        "Sw<2,3,-3>", "(8,8):(8,1)" => _2 _3 Minus<_3>, (8,8):(8,1);
        "Sw<1,0,1>", "(16,32):(32,1)" => _1 _0 _1, (16,32):(32,1);
        "Sw<1,2,-2>", "(8,64):(64,1)" => _1 _2 Minus<_2>, (8,64):(64,1);
    }
}

macro_rules! composes {
    ($($sw:literal, $a:literal, $b:literal => $bits:ident $m:ident $s:ty, $as:tt : $ad:tt, $bs:tt : $bd:tt;)*) => {$({
        let a = Swizzle::<$bits, $m, $s>::new().compose(layout!($as:$ad));
        let r = a.compose(layout!($bs:$bd));
        let size: usize = r.size().into();
        assert_eq!(listed((0..size).map(|i| r.index(i))), cute("sw_composition_eval", &[$sw, $a, $b]));
    })*};
}

#[test]
fn swizzled_layouts_compose_as_in_cute() {
    composes! {
        "Sw<3,4,3>", "(64,8):(1,64)", "8:64" => _3 _4 _3, (64,8):(1,64), 8:64;
        "Sw<3,4,3>", "(64,8):(1,64)", "(2,256):(256,1)" => _3 _4 _3, (64,8):(1,64), (2,256):(256,1);
        "Sw<2,4,3>", "(8,32):(32,1)", "(16,(8,2)):(2,(32,1))" => _2 _4 _3, (8,32):(32,1), (16,(8,2)):(2,(32,1));
        "Sw<2,0,2>", "(4,4):(4,1)", "(4,4):(4,1)" => _2 _0 _2, (4,4):(4,1), (4,4):(4,1);
        "Sw<1,4,3>", "(8,16):(16,1)", "(64,2):(1,64)" => _1 _4 _3, (8,16):(16,1), (64,2):(1,64);
        "Sw<2,0,2>", "(4,4):(4,1)", "16:1" => _2 _0 _2, (4,4):(4,1), 16:1;
        "Sw<3,4,3>", "(64,8):(1,64)", "(4,128):(128,1)" => _3 _4 _3, (64,8):(1,64), (4,128):(128,1);
        "Sw<1,4,3>", "(8,16):(16,1)", "(16,4):(4,0)" => _1 _4 _3, (8,16):(16,1), (16,4):(4,0);
        "Sw<2,0,2>", "(4,4):(4,1)", "(4):(1)" => _2 _0 _2, (4,4):(4,1), (4):(1);
        "Sw<3,0,3>", "(8,8):(1,8)", "(64):(1)" => _3 _0 _3, (8,8):(1,8), (64):(1);
        "Sw<3,0,3>", "(8,8):(1,8)", "(32,2):(1,32)" => _3 _0 _3, (8,8):(1,8), (32,2):(1,32);
        "Sw<3,4,3>", "(8,64):(64,1)", "(4,2,64):(64,256,1)" => _3 _4 _3, (8,64):(64,1), (4,2,64):(64,256,1);
    }
}

macro_rules! rescales {
    ($op:ident: $($b:ident $m:ident $s:ty, $n:ident => $text:literal;)*) => {$(
        assert_eq!(Swizzle::<$b, $m, $s>::new().$op::<$n>().to_string(), $text);
    )*};
}

#[test]
fn recasting_moves_the_base_as_in_cute() {
    rescales! { upcast:
        _1 _4 _3, _2 => "Sw<1,3,3>";
        _2 _4 _3, _4 => "Sw<2,2,3>";
        _2 _2 _4, _16 => "Sw<0,0,4>";
        _1 _4 _3, _16 => "Sw<1,0,3>";
        _1 _3 _3, _4 => "Sw<1,1,3>";
        _1 _4 _3, _8 => "Sw<1,1,3>";
        _3 _3 _3, _8 => "Sw<3,0,3>";
        _3 _3 _3, _16 => "Sw<2,0,3>";
        _0 _4 _3, _16 => "Sw<0,0,3>";
        _3 _4 _3, _2 => "Sw<3,3,3>";
        _2 _3 _3, _4 => "Sw<2,1,3>";
        _0 _4 _3, _32 => "Sw<0,0,3>";
    }
    rescales! { downcast:
        _1 _3 _3, _4 => "Sw<1,5,3>";
        _1 _3 _3, _2 => "Sw<1,4,3>";
        _3 _3 _3, _4 => "Sw<3,5,3>";
        _3 _4 _3, _8 => "Sw<3,7,3>";
        _1 _3 _3, _8 => "Sw<1,6,3>";
        _0 _4 _3, _8 => "Sw<0,7,3>";
        _3 _0 _3, _8 => "Sw<3,3,3>";
        _2 _1 _5, _2 => "Sw<2,2,5>";
    }
}

macro_rules! fills {
    ($($b:ident $m:ident $s:ty, $shape:tt : $stride:tt, $to:tt => $rs:tt : $rd:tt;)*) => {$({
        let tile = Swizzle::<$b, $m, $s>::new().compose(layout!($shape:$stride));
        let filled = tile.tile_to_shape(colex::shape!($to));
        let _: colex::Layout!($rs:$rd) = filled.layout();
        let _: colex::Layout!($rs:$rd) = tile.layout().tile_to_shape(colex::shape!($to));
    })*};
}

#[test]
fn swizzled_atoms_fill_shapes_as_in_cute() {
    fills! {
        _3 _3 _3, (8,64):(64,1), (16,64) => ((8,2),(64,1)):((64,512),(1,0));
        _1 _4 _3, (8,16):(16,1), (8,48) => ((8,1),(16,3)):((16,0),(1,128));
        _1 _4 _3, (8,16):(16,1), (24,16) => ((8,3),(16,1)):((16,128),(1,0));
        _3 _3 _3, (8,64):(64,1), (8,192) => ((8,1),(64,3)):((64,0),(1,512));
        _2 _3 _3, (8,32):(32,1), (24,96) => ((8,3),(32,3)):((32,256),(1,768));
        _3 _4 _3, (8,64):(64,1), (32,128) => ((8,4),(64,2)):((64,512),(1,2048));
        _3 _0 _3, (8,8):(1,8), (24,8) => ((8,3),(8,1)):((1,64),(8,0));
        _3 _4 _3, (64,8):(1,64), (64,16) => ((64,1),(8,2)):((1,0),(64,512));
        _3 _0 _3, (8,8):(1,8), (8,16) => ((8,1),(8,2)):((1,0),(8,64));
        _1 _4 _3, (8,16):(16,1), (32,16) => ((8,4),(16,1)):((16,128),(1,0));
        _2 _0 _2, (4,4):(4,1), (16,8) => ((4,4),(4,2)):((4,16),(1,64));
        _3 _3 _3, (8,64):(64,1), (16,192) => ((8,2),(64,3)):((64,512),(1,1024));
        _2 _4 _3, (8,32):(32,1), (16,32) => ((8,2),(32,1)):((32,256),(1,0));
        _3 _4 _3, (64,8):(1,64), (128,24) => ((64,2),(8,3)):((1,512),(64,1024));
        _2 _4 _3, (8,32):(32,1), (24,64) => ((8,3),(32,2)):((32,256),(1,768));
        _2 _4 _3, (8,32):(32,1), (8,64) => ((8,1),(32,2)):((32,0),(1,256));
        _3 _4 _3, (64,8):(1,64), (192,8) => ((64,3),(8,1)):((1,512),(64,0));
    }
}

#[test]
fn recasting_a_swizzled_layout_divides_its_indices() {
    let bytes = ComposedLayout::new(Swizzle::<_3, _4, _3>::new(), _16, layout!((8,128):(128,1)));
    let halves = bytes.upcast::<_2>();
    assert_eq!(format!("{halves:#}"), "Sw<3,3,3> o 8 o (8,64):(64,1)");
    let back = halves.downcast::<_2>();
    for i in 0..8 {
        for j in 0..128 {
            assert_eq!(halves.index((i, j / 2)), bytes.index((i, j)) / 2);
            assert_eq!(back.index((i, j)), bytes.index((i, j)));
        }
    }
    assert_eq!(bytes.recast_bits::<_8, _16>(), halves);
    assert_eq!(bytes.recast::<u8, u16>(), halves);
    assert_eq!(halves.recast::<u16, u8>(), back);
    assert_eq!(halves.recast_bits::<_16, _16>(), halves);
}

#[test]
fn a_layout_that_starts_inside_an_element_is_not_recast() {
    let row = |offset: usize| {
        ComposedLayout::new(Swizzle::<_3, _3, _3>::new(), offset, layout!((8,64):(64,1)))
    };
    for offset in 0..64 {
        type ToVectors = colex::algebra::Larger<_8>;
        match <ToVectors as colex::Recasts<_>>::try_recast(row(offset)) {
            Ok(vectors) => {
                assert_eq!(offset % 8, 0);
                for (i, j) in (0..8).flat_map(|i| (0..64).map(move |j| (i, j))) {
                    assert_eq!(vectors.index((i, j / 8)), row(offset).index((i, j)) / 8);
                }
            }
            Err(refusal) => {
                assert_ne!(offset % 8, 0);
                assert_eq!(
                    refusal.to_string(),
                    format!(
                        "a layout that starts at {offset} cannot be recast to elements of 8: it starts inside one; \
                         recast first, then slice"
                    )
                );
            }
        }
    }
}
