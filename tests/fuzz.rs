//! Arbitrary input never panics, and what is defined satisfies its law, far outside the universe of
//! the exhaustive tests.

#![cfg(feature = "alloc")]

#[path = "../examples/support/call.rs"]
mod call;

use colex::dynamic::{Coord, IntTuple, Layout, Swizzle, Table, Tiler};
use proptest::prelude::*;

/// Sizes and strides of layouts small enough to enumerate, negative strides included.
fn small_tree() -> impl Strategy<Value = String> {
    tree(
        prop_oneof![Just(1_i64), 2..=4_i64, Just(6)],
        prop_oneof![Just(0_i64), Just(1), -3..=12_i64, Just(24)],
    )
}

/// Any numbers at all.
fn wild_tree() -> impl Strategy<Value = String> {
    let size = prop_oneof![4 => 1..=9_i64, 1 => Just(i64::MAX), 1 => Just(0_i64), 2 => any::<i64>(), 2 => 1..=i64::MAX];
    let stride =
        prop_oneof![4 => -9..=9_i64, 1 => Just(i64::MAX), 1 => Just(i64::MIN), 2 => any::<i64>()];
    tree(size, stride)
}

/// `shape:stride` of one random structure.
fn tree(
    size: impl Strategy<Value = i64> + 'static,
    stride: impl Strategy<Value = i64> + 'static,
) -> impl Strategy<Value = String> {
    let leaf = (size, stride).prop_map(|(size, stride)| (size.to_string(), stride.to_string()));
    let nested = leaf.prop_recursive(3, 5, 3, |inner| {
        prop::collection::vec(inner, 1..=3).prop_map(|modes| {
            let half = |f: fn(&(String, String)) -> &str| {
                modes.iter().map(f).collect::<Vec<_>>().join(",")
            };
            (format!("({})", half(|mode| &mode.0)), format!("({})", half(|mode| &mode.1)))
        })
    });
    nested.prop_map(|(shape, stride)| format!("{shape}:{stride}"))
}

/// Text that is nearly notation.
fn nearly() -> impl Strategy<Value = String> {
    prop::collection::vec(
        prop_oneof![
            Just("("),
            Just(")"),
            Just(","),
            Just(":"),
            Just("_"),
            Just("4"),
            Just("_4"),
            Just("-1"),
            Just("0"),
            Just(" "),
            Just("["),
            Just("]"),
            Just("uneven("),
            Just("9223372036854775807"),
            Just("9223372036854775808"),
            Just("é"),
            Just("Sw<2,0,3>"),
        ],
        0..24,
    )
    .prop_map(|parts| parts.concat())
}

fn parse_everything(text: &str) {
    if let Ok(layout) = Layout::parse(text) {
        assert_eq!(Layout::parse(&layout.to_string()).as_ref(), Ok(&layout));
        if layout.size() <= 64 {
            let _ = Table::new(&layout).to_string();
        }
    }
    if let Ok(tiler) = Tiler::parse(text) {
        assert_eq!(Tiler::parse(&tiler.to_string()).as_ref(), Ok(&tiler));
    }
    if let Ok(tuple) = text.parse::<IntTuple>() {
        assert_eq!(tuple.to_string().parse(), Ok(tuple));
    }
    if let Ok(coord) = text.parse::<Coord>() {
        assert_eq!(coord.to_string().parse(), Ok(coord));
    }
    if let Err(error) = text.parse::<Swizzle>() {
        assert!(!error.to_string().is_empty());
    }
}

/// Every operation by name, with arguments that may or may not fit it.
fn operations() -> Vec<&'static str> {
    // Those that list all indices take too long on a huge layout.
    call::OPERATIONS
        .iter()
        .flat_map(|(names, _)| names.split(", "))
        .filter(|name| !name.ends_with("eval"))
        .collect()
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 2_000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn the_parser_never_panics(text in ".{0,40}") {
        parse_everything(&text);
    }

    #[test]
    fn the_parser_never_panics_on_near_notation(text in nearly()) {
        parse_everything(&text);
    }

    #[test]
    fn no_operation_panics(a in wild_tree(), b in prop_oneof![wild_tree(), nearly(), any::<i64>().prop_map(|n| n.to_string())], c in wild_tree()) {
        let shape = |text: &str| text.split(':').next().unwrap_or_default().to_owned();
        let (shape_a, shape_b) = (shape(&a), shape(&b));
        for op in operations() {
            for args in [[&a, &b, &c], [&b, &a, &c], [&a, &shape_b, &c], [&shape_a, &shape_b, &c], [&shape_b, &a, &c], [&shape_b, &shape_a, &a]] {
                if let Err(error) = call::call(op, &args.map(String::as_str)) {
                    prop_assert!(!error.to_string().is_empty());
                }
            }
        }
    }

    #[test]
    fn composition_satisfies_its_law(a in small_tree(), b in small_tree()) {
        let (a, b) = (Layout::parse(&a).unwrap(), Layout::parse(&b).unwrap());
        if let Ok(r) = a.compose(&b) {
            prop_assert_eq!(r.size(), b.size());
            for i in 0..b.size().min(4_096) {
                let x = b.at(i).unwrap();
                // Below 0 only a layout of one mode goes on.
                let expected = if x >= 0 { a.at(x).unwrap() } else { -a.at(-x).unwrap() };
                prop_assert_eq!(r.at(i).unwrap(), expected, "{} o {} = {} at {}", &a, &b, &r, i);
            }
        }
    }

    #[test]
    fn structure_does_not_change_a_layout(a in small_tree()) {
        let a = Layout::parse(&a).unwrap();
        let values: Vec<i64> = a.indices().collect();
        prop_assert!(a.coalesce().unwrap().indices().eq(values.iter().copied()));
        prop_assert!(a.flatten().indices().eq(values.iter().copied()));
        for (i, coord) in a.coords().enumerate() {
            prop_assert_eq!(a.index(&coord).unwrap(), values[i]);
            prop_assert_eq!(a.index(a.flat_coord(i64::try_from(i).unwrap()).unwrap()).unwrap(), values[i]);
        }
        let (low, high) = (values.iter().min().unwrap(), values.iter().max().unwrap());
        prop_assert_eq!(a.cosize(), high - low + 1);
    }

    #[test]
    fn divides_agree_with_each_other(a in small_tree(), n in 1..=6_i64) {
        let a = Layout::parse(&a).unwrap();
        let sorted = |l: &Layout| { let mut v: Vec<i64> = l.indices().collect(); v.sort_unstable(); v };
        for tiler in [Tiler::Size(n), Tiler::Modes(vec![Tiler::Size(n)]), Tiler::Modes(vec![Tiler::Keep])] {
            let results = [a.logical_divide(&tiler), a.zipped_divide(&tiler), a.tiled_divide(&tiler), a.flat_divide(&tiler)];
            let defined = results[0].is_ok();
            for r in results {
                prop_assert_eq!(r.is_ok(), defined);
                if let Ok(r) = r {
                    prop_assert_eq!(sorted(&r), sorted(&a));
                }
            }
        }
    }
}
