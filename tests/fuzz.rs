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

/// Every operation, and how many arguments it takes, which may or may not fit it.
fn operations() -> impl Iterator<Item = (&'static str, usize)> {
    // Those that may list all indices take too long on a huge layout.
    let listing = ["eval", "swizzle_eval", "is_injective", "is_disjoint_from", "distinct"];
    let all = call::OPERATIONS.iter().map(|operation| (operation.name, operation.arguments.len()));
    all.filter(move |(name, _)| !listing.contains(name))
}

/// The first arguments of each operation, in some of their orders: layouts, and their shapes alone.
fn questions(a: &str, b: &str, c: &str) -> Vec<(&'static str, Vec<String>)> {
    let shape = |text: &str| text.split(':').next().unwrap_or_default().to_owned();
    let (shape_a, shape_b) = (&shape(a)[..], &shape(b)[..]);
    let orders = [
        [a, b, c],
        [b, a, c],
        [a, shape_b, c],
        [shape_a, shape_b, c],
        [shape_b, a, c],
        [shape_b, shape_a, a],
    ];
    let of = |(op, taken): (&'static str, usize)| {
        orders.map(|words| (op, words.map(str::to_owned)[..taken].to_vec()))
    };
    operations().flat_map(of).collect()
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
        for (op, args) in questions(&a, &b, &c) {
            let args: Vec<&str> = args.iter().map(String::as_str).collect();
            if let Err(error) = call::call(op, &args) {
                prop_assert!(!error.to_string().is_empty());
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

proptest! {
    // A refusal is searched for its first wrong answer, which takes its time.
    #![proptest_config(ProptestConfig { cases: 100, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn no_derivation_panics(a in wild_tree(), b in prop_oneof![wild_tree(), any::<i64>().prop_map(|n| n.to_string())], c in wild_tree()) {
        for (op, args) in questions(&a, &b, &c) {
            let args: Vec<&str> = args.iter().map(String::as_str).collect();
            derived_as_answered(op, &args)?;
        }
    }

    #[test]
    fn derivations_come_to_the_answers(a in small_tree(), b in small_tree(), c in small_tree()) {
        for (op, args) in questions(&a, &b, &c) {
            let args: Vec<&str> = args.iter().map(String::as_str).collect();
            derived_as_answered(op, &args)?;
        }
    }
}

fn derived_as_answered(op: &str, args: &[&str]) -> Result<(), TestCaseError> {
    let answer = match call::call(op, args) {
        Ok(answer) => Ok(answer),
        Err(call::Refusal::Undefined(error)) => Err(error),
        Err(_) => return Ok(()),
    };
    let why = call::explained(op, args).expect("what can be called can be explained");
    // CuTe's predicates print as integers.
    let as_cute = |text: String| text.replace("true", "1").replace("false", "0");
    let (derived, answer) = (why.outcome.clone().map(as_cute), answer.map(as_cute));
    prop_assert_eq!(derived, answer, "{} {:?}\n{}", op, args, why);
    Ok(())
}
