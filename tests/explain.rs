//! Explanations end as their operations do, and say where a wrong answer would show.

use colex::dynamic::explain::{self, Explanation};
use colex::dynamic::{Layout, Tiler};

/// Layouts of up to two modes with small sizes and strides.
fn small(sizes: &[i64], strides: &[i64]) -> Vec<Layout> {
    let mut layouts = Vec::new();
    for &s in sizes {
        for &t in strides {
            layouts.push(Layout::new(s, t).expect("a layout"));
            for &s1 in sizes {
                for &t1 in strides {
                    layouts.push(Layout::new([s, s1], [t, t1]).expect("a layout"));
                }
            }
        }
    }
    layouts
}

#[test]
fn compositions_are_explained_to_their_end() {
    let (mut defined, mut undefined) = (0, 0);
    for a in small(&[2, 3, 6], &[1, 2, 8]) {
        for b in small(&[1, 2, 3, 4], &[0, 1, 2, 3, 4]) {
            let why = explain::compose(&a, &b);
            let result = a.compose(&b).map(|r| r.to_string());
            assert_eq!(why.outcome, result, "{a} ∘ {b}");
            // Where there is no layout, every candidate is wrong somewhere.
            assert_eq!(why.wrong.is_some(), result.is_err(), "{a} ∘ {b}: {why}");
            *if result.is_ok() { &mut defined } else { &mut undefined } += 1;
        }
    }
    assert!(defined > 1000 && undefined > 1000, "{defined} and {undefined}");
}

/// `… would give R = (2,2):(32,2), which is wrong first at c = 2: R(2) = 2, but A(B(2)) = A(8) = 18.`
#[test]
fn the_first_wrong_coordinate_is_the_first() {
    for a in small(&[2, 3, 6], &[1, 8]) {
        for b in small(&[2, 3, 4], &[1, 2, 4]) {
            let Some(wrong) = explain::compose(&a, &b).wrong else { continue };
            let between = |start: &str, end: &str| {
                let rest = wrong.split_once(start).expect("the sentence").1;
                rest.split_once(end).expect("the sentence").0.to_owned()
            };
            let r = Layout::parse(&between("R = ", ", which")).expect("a layout");
            let first: i64 = between("at c = ", ":").parse().expect("a number");
            let differs = |c: i64| r.at(c) != b.at(c).and_then(|x| a.at(x));
            assert_eq!((0..b.size()).find(|&c| differs(c)), Some(first), "{a} ∘ {b}: {wrong}");
        }
    }
}

#[test]
fn complements_are_explained_to_their_end() {
    for a in small(&[1, 2, 3, 4], &[0, 1, 2, 3, 6, 8]) {
        let why = explain::complement(&a, 24);
        let result = a.complement(24).map(|r| r.to_string());
        assert_eq!(why.outcome, result, "{a}");
        assert_eq!(why.wrong.is_some(), result.is_err(), "{a}: {why}");
    }
}

#[test]
fn each_operation_answers_as_itself() {
    let [a, b] =
        ["(4,(2,4)):(2,(1,8))", "(2,2):(1,4)"].map(|text| Layout::parse(text).expect("a layout"));
    let tiler = Tiler::parse("[2,4]").expect("a tiler");
    let whole = Tiler::from(&b);
    let text = |layout: Result<Layout, _>| layout.map(|layout| layout.to_string());
    let pairs: Vec<(Explanation, Result<String, _>)> = vec![
        (explain::coalesce(&a), text(a.coalesce())),
        (explain::filter(&a), text(a.filter())),
        (explain::compose(&a, &tiler), text(a.compose(&tiler))),
        (explain::logical_divide(&a, &tiler), text(a.logical_divide(&tiler))),
        (explain::zipped_divide(&a, &tiler), text(a.zipped_divide(&tiler))),
        (explain::tiled_divide(&a, &tiler), text(a.tiled_divide(&tiler))),
        (explain::flat_divide(&a, &whole), text(a.flat_divide(&whole))),
        (explain::logical_product(&b, &whole), text(b.logical_product(&whole))),
        (explain::zipped_product(&b, &whole), text(b.zipped_product(&whole))),
        (explain::tiled_product(&b, &whole), text(b.tiled_product(&whole))),
        (explain::flat_product(&b, &whole), text(b.flat_product(&whole))),
        (explain::blocked_product(&b, &b), text(b.blocked_product(&b))),
        (explain::raked_product(&b, &b), text(b.raked_product(&b))),
        (explain::right_inverse(&a), text(a.right_inverse())),
        (explain::left_inverse(&a), text(a.left_inverse())),
        (explain::max_common_layout(&a, &b), text(a.max_common_layout(&b))),
        (explain::index(&a, [1, 5]), a.index([1, 5]).map(|index| index.to_string())),
        (explain::coord_of_index(&a, 19), a.coord_of_index(19).map(|coord| coord.to_string())),
    ];
    for (why, result) in pairs {
        assert_eq!(why.outcome, result, "{why}");
        assert!(why.outcome.is_ok() && !why.steps.is_empty(), "{why}");
        assert_eq!(why.wrong, None, "{why}");
    }
}

#[test]
fn a_product_without_room_says_which_index_would_be_missed() {
    let overlapping = Layout::parse("(2,2):(1,1)").expect("a layout");
    let why = explain::logical_product(&overlapping, &Tiler::Size(3));
    assert!(why.outcome.is_err());
    assert!(why.wrong.is_some(), "{why}");
}
