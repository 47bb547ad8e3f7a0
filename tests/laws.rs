//! The laws of the operations beside composition and its relatives, as their documentation states
//! them, over all coordinates of a few hundred layouts.

#![cfg(feature = "alloc")]

use std::collections::HashSet;

use colex::dynamic::{self, Coord, IntTuple, Layout, Tiler, uneven};

/// Every layout of two modes, one of them nested, from a few sizes and strides.
fn layouts() -> Vec<Layout> {
    let modes: Vec<(i64, i64)> = [1, 2, 3, 4]
        .iter()
        .flat_map(|&size| [0, 1, 2, 4, 6, 12].map(|stride| (size, stride)))
        .collect();
    let mut all = Vec::new();
    for &(s, a) in &modes {
        for &(t, b) in &modes {
            all.push(parse(&format!("({s},{t}):({a},{b})")));
            all.push(parse(&format!("(2,({s},{t})):(24,({a},{b}))")));
        }
    }
    all
}

fn parse(text: &str) -> Layout {
    Layout::parse(text).unwrap()
}

fn tuple(text: &str) -> IntTuple {
    text.parse().unwrap()
}

fn set(layout: &Layout) -> HashSet<i64> {
    layout.indices().collect()
}

fn sorted(layout: &Layout) -> Vec<i64> {
    let mut indices: Vec<i64> = layout.indices().collect();
    indices.sort_unstable();
    indices
}

#[test]
fn filter_keeps_the_set_of_indices() {
    for a in layouts() {
        assert_eq!(set(&a.filter().unwrap()), set(&a), "filter({a})");
        assert_eq!(set(&a.filter_zeros().unwrap()), set(&a), "filter_zeros({a})");
        assert_eq!(set(&a.filter_by(&tuple("(1,1)")).unwrap()), set(&a), "filter_by({a})");
    }
}

#[test]
fn nullspace_is_where_index_0_repeats() {
    for a in layouts() {
        let n = a.nullspace().unwrap();
        assert!(n.indices().all(|i| a.at(i) == Ok(0)), "nullspace({a})");
        assert_eq!(n.size() * a.filter_zeros().unwrap().size(), a.size(), "nullspace({a})");
    }
}

#[test]
fn slices_and_dices_share_the_layout() {
    for a in layouts() {
        for coord in [
            Coord::from(tuple("(1,0)").map(|c| (c != 0).then_some(0))),
            "(_,0)".parse().unwrap(),
            "(0,_)".parse().unwrap(),
            "(_,_)".parse().unwrap(),
        ] {
            let (slice, dice) = (a.slice(&coord).unwrap(), a.dice(&coord).unwrap());
            assert_eq!(slice.size() * dice.size(), a.size(), "{coord} of {a}");
        }
        for i in 0..a.mode(&[0]).unwrap().size() {
            let row = a.slice_and_offset(&format!("({i},_)").parse().unwrap()).unwrap();
            let expected: Vec<i64> =
                (0..a.mode(&[1]).unwrap().size()).map(|j| a.index([i, j]).unwrap()).collect();
            assert!(row.layout.indices().map(|x| x + row.offset).eq(expected), "row {i} of {a}");
        }
    }
}

#[test]
fn regrouping_keeps_the_function() {
    for a in layouts() {
        let values: Vec<i64> = a.indices().collect();
        assert!(a.group(0, 2).unwrap().indices().eq(values.iter().copied()));
        assert_eq!(a.flatten().unflatten(&a.shape()).unwrap(), a);
        assert!(
            a.concat(&parse("(5):(7)"))
                .unwrap()
                .indices()
                .take(values.len())
                .eq(values.iter().copied())
        );
        assert_eq!(a.select(&[1, 0]).unwrap().select(&[1, 0]).unwrap(), a);
        assert!(
            a.append(&parse("3:100"))
                .unwrap()
                .indices()
                .take(values.len())
                .eq(values.iter().copied())
        );
        assert!(a.append_n(4, &Layout::one()).unwrap().indices().eq(values.iter().copied()));
        assert!(a.prepend_n(4, &Layout::one()).unwrap().indices().eq(values.iter().copied()));
        let pair = Layout::from_modes([&a, &a]).unwrap();
        assert_eq!(pair.zip().unwrap().zip().unwrap(), pair);
        for i in 0..a.size() {
            assert_eq!(pair.zip().unwrap().size(), pair.size());
            assert_eq!(dynamic::crd2idx(&a.hier_coord(i).unwrap(), &a.shape()).unwrap(), i);
        }
    }
}

#[test]
fn compact_layouts_are_compact() {
    for a in layouts() {
        let shape = a.shape();
        for l in [
            Layout::left(&shape),
            Layout::right(&shape),
            Layout::ordered(&shape, &tuple("(1,0)")),
            Layout::ordered(&shape, &tuple("(3,3)")),
        ] {
            let l = l.unwrap();
            assert!(l.is_compact(), "{l}");
            assert!(sorted(&l).into_iter().eq(0..l.size()), "{l}");
            for i in 0..l.size() {
                assert_eq!(l.at(l.position_of_index(i).unwrap()), Ok(i), "{l}");
            }
        }
        assert!(Layout::left(&shape).unwrap().indices().eq(0..a.size()));
        let like = a.layout_like().unwrap();
        assert!(like.filter_zeros().unwrap().is_compact(), "layout_like({a}) = {like}");
        assert_eq!(like.nullspace().unwrap().size(), a.nullspace().unwrap().size());
        let reshaped = a.with_shape(&tuple(&a.size().to_string()));
        if let Ok(flat) = reshaped {
            assert!(flat.indices().eq(a.indices()), "{a} as one mode");
        }
    }
}

#[test]
fn casts_count_elements_in_other_units() {
    for a in layouts() {
        for n in [2, 4] {
            // Where modes overlap, one of them may step inside the larger element that another one
            // has gathered.
            let injective = i64::try_from(set(&a).len()) == Ok(a.filter().unwrap().size());
            if let Ok(up) = a.upcast(n)
                && injective
            {
                let expected: HashSet<i64> = a.indices().map(|i| i / n).collect();
                // A size that n does not divide is rounded up and may reach one element further;
                // none is lost.
                assert!(expected.is_subset(&set(&up)), "upcast({n}, {a}) = {up}");
            }
            if a.leaves().iter().filter(|mode| mode.stride == 1).count() == 1 {
                let parts: HashSet<i64> =
                    a.indices().flat_map(|i| (0..n).map(move |part| i * n + part)).collect();
                assert_eq!(set(&a.downcast(n).unwrap()), parts, "downcast({n}, {a})");
            }
        }
    }
}

#[test]
fn common_layouts_are_contiguous_in_both() {
    let all = layouts();
    for a in all.iter().step_by(5) {
        for b in all.iter().step_by(7) {
            let common = a.max_common_layout(b).unwrap();
            for i in 0..common.size() {
                let at = common.at(i).unwrap();
                assert_eq!((a.at(at), b.at(at)), (Ok(i), Ok(i)), "{a} and {b}: {common}");
            }
            assert_eq!(a.max_common_vector(b), Ok(common.size()));
        }
    }
    for a in &all {
        let n = a.max_alignment().unwrap();
        assert!(a.upcast(n).is_ok(), "upcast({n}, {a})");
    }
}

#[test]
fn blocks_fill_shapes() {
    let (mut defined, mut refused) = (0, 0);
    for a in layouts() {
        let shape = dynamic::product_each(&a.shape()).unwrap();
        let double = shape.map(|size| 2 * size);
        let Ok(filled) = a.tile_to_shape(&double) else {
            refused += 1;
            continue;
        };
        defined += 1;
        assert!(dynamic::compatible(&double, &filled.shape()), "{filled} does not fill {double}");
        assert_eq!(set(&filled).len(), 4 * set(&a).len(), "copies overlap in {filled}");
        let right = a.tile_to_shape_right(&double).unwrap();
        let ordered = a.tile_to_shape_ordered(&double, &tuple("(1,0)")).unwrap();
        assert_eq!(right, ordered, "filled from the right");
        let copies = parse("(2,2):(1,2)");
        let (blocked, raked) =
            (a.blocked_product(&copies).unwrap(), a.raked_product(&copies).unwrap());
        assert_eq!(blocked, filled);
        assert_eq!(sorted(&blocked), sorted(&raked));
    }
    println!("tile_to_shape: {defined} defined, {refused} refused");
}

#[test]
fn uneven_tiles_cover_everything() {
    for a in layouts() {
        for n in 2..=5 {
            let tiler = uneven(Tiler::Modes(vec![Tiler::Size(n), Tiler::Keep]));
            if let Ok(r) = a.zipped_divide(&tiler) {
                assert!(set(&a).is_subset(&set(&r)), "uneven({n}) of {a} = {r}");
            }
            if let Ok(r) = a.logical_divide(uneven(Tiler::Size(n))) {
                assert!(set(&a).is_subset(&set(&r)), "uneven({n}) of {a} = {r}");
                assert!(
                    r.mode(&[0]).unwrap().indices().eq((0..n).map(|i| a.at(i).unwrap()))
                        || a.size() % n != 0,
                    "the tile of {r}"
                );
            }
        }
    }
}

#[test]
fn distributions_step_through_the_shape() {
    for shape in ["(15,14)", "(8,(2,3))", "12", "(2,2,2,3)"] {
        let shape = tuple(shape);
        for n in 1..=24 {
            let d = dynamic::domain_distribute(&shape, n).unwrap();
            let indices: Vec<i64> = d.indices().collect();
            assert!(indices.windows(2).all(|pair| pair[0] < pair[1]), "{d} does not increase");
            assert_eq!(n % d.size(), 0);
            assert!(Layout::left(&shape).unwrap().zipped_divide(&d).is_ok(), "{shape} by {d}");
        }
    }
}

#[test]
fn shapes_divide() {
    let shape = tuple("(12,(4,6))");
    for d in 1..=24 {
        let covered = dynamic::size(&dynamic::ceil_div(&shape, d).unwrap()).unwrap();
        if let Ok(exact) = dynamic::shape_div(&shape, d) {
            assert_eq!(dynamic::size(&exact), Ok(covered));
        }
        let padded = dynamic::round_up(&shape, [d, 1]).unwrap();
        assert_eq!(padded.leaves()[0] % d, 0);
        assert_eq!(dynamic::evenly_divides(&tuple("24"), d).unwrap(), 24 % d == 0);
    }
}
