//! Analyses against their definitions by brute force, and against the numbers that are known.
#![allow(
    clippy::cast_possible_wrap,
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    clippy::items_after_statements,
    clippy::manual_is_multiple_of,
    reason = "small numbers, and each case beside its types"
)]

use std::collections::{BTreeMap, BTreeSet};

use colex::analysis::{
    Access, Banks, BitMatrix, Footprint, Found, Function, find_swizzle, offset_table, vector_width,
};
use colex::dynamic::{self, Swizzle as Value, analysis};
use colex::num::*;
use colex::swizzle::{ComposedLayout, Swizzle};
use colex::{Layout, assert_conflict_free, assert_sectors, assert_vector_width};

fn parse(text: &str) -> dynamic::Layout {
    dynamic::Layout::parse(text).unwrap()
}

/// Wavefronts, phases and the busiest bank's words, from the definition.
fn banks(access: &Access, count: i64, width: i64) -> (i64, i64, i64) {
    let bytes = access.vector_bytes() / access.width();
    let served = if access.vector_bytes() <= 4 {
        32
    } else if access.vector_bytes() <= 8 {
        16
    } else {
        8
    };
    let (mut wavefronts, mut phases, mut ways) = (0, 0, 0);
    for value in (0..access.values()).step_by(access.width() as usize) {
        for warp in (0..access.threads()).step_by(32) {
            let end = (warp + 32).min(access.threads());
            for first in (warp..end).step_by(served as usize) {
                let mut words: BTreeMap<i64, BTreeSet<i64>> = BTreeMap::new();
                for thread in first..(first + served).min(end) {
                    for v in value..value + access.width() {
                        let start = access.at(thread, v) * bytes;
                        for byte in start..start + bytes {
                            words.entry(byte / width % count).or_default().insert(byte / width);
                        }
                    }
                }
                let most = words.values().map(|words| words.len() as i64).max().unwrap_or(0);
                phases += 1;
                wavefronts += most;
                ways = ways.max(most);
            }
        }
    }
    (wavefronts, phases, ways)
}

/// Sectors, lines and bytes of all requests, from the definition.
fn sectors(access: &Access) -> (i64, i64, i64) {
    let bytes = access.vector_bytes() / access.width();
    let (mut sectors, mut lines, mut asked) = (0, 0, 0);
    for value in (0..access.values()).step_by(access.width() as usize) {
        for warp in (0..access.threads()).step_by(32) {
            let mut touched = BTreeSet::new();
            for thread in warp..(warp + 32).min(access.threads()) {
                for v in value..value + access.width() {
                    let start = access.at(thread, v) * bytes;
                    touched.extend(start..start + bytes);
                }
            }
            asked += touched.len() as i64;
            sectors += touched.iter().map(|byte| byte / 32).collect::<BTreeSet<_>>().len() as i64;
            lines += touched.iter().map(|byte| byte / 128).collect::<BTreeSet<_>>().len() as i64;
        }
    }
    (sectors, lines, asked)
}

fn check(access: &Access, text: &str) {
    let report = access.bank_conflicts();
    assert_eq!((report.wavefronts, report.phases, report.ways), banks(access, 32, 4), "{text}");
    let narrow = access.banks(Banks { count: 16, width: 8 });
    let report = narrow.bank_conflicts();
    assert_eq!((report.wavefronts, report.phases, report.ways), banks(access, 16, 8), "{text}");
    let report = access.sectors();
    assert_eq!((report.sectors, report.lines, report.bytes), sectors(access), "{text}");
}

#[test]
fn bank_conflicts_and_sectors_are_those_of_the_definition() {
    let layouts = [
        "32:1",
        "32:2",
        "32:0",
        "32:33",
        "64:1",
        "20:3",
        "(32,4):(1,32)",
        "(32,4):(4,1)",
        "(32,8):(8,1)",
        "((8,4),(2,2)):((2,32),(1,16))",
        "(16,8):(64,1)",
        "(48,2):(2,1)",
        "((4,8),(2,2)):((2,16),(1,8))",
        "(32,16):(16,1)",
        "(8,8):(64,1)",
        "((4,8),4):((64,8),1)",
        "(32,3):(3,1)",
        "(128,8):(8,1)",
    ];
    let swizzles = ["Sw<0,0,0>", "Sw<3,3,3>", "Sw<2,1,3>", "Sw<1,0,4>", "Sw<2,4,3>"];
    for text in layouts {
        for bytes in [1, 2, 4, 8, 16] {
            let access = analysis::access(&parse(text), bytes).unwrap();
            check(&access, &format!("{text} by {bytes}"));
            check(&access.vector(1), &format!("{text} by {bytes}, one by one"));
        }
        for swizzle in swizzles {
            let swizzle: Value = swizzle.parse().unwrap();
            let access = analysis::access_on(&parse("1024:1"), &parse(text), 2).unwrap();
            check(&access.vector(1).swizzled(swizzle), &format!("{swizzle} o {text}"));
        }
    }
}

#[test]
fn the_sectors_of_two_ways_to_share_out_a_matrix() {
    // 16 × 8 floats, column by column, among 32 threads
    type Blocks = Layout!(((8,4),(2,2)):((2,32),(1,16)));
    type Columns = Layout!(((16,2),4):((1,16),32));
    const BLOCKS: Access = Access::of::<Blocks>(4);
    const ONE: Access = BLOCKS.vector(1);
    const COLUMNS: Access = Access::of::<Columns>(4);
    assert_eq!((ONE.sectors_of(0).sectors, ONE.sectors_of(0).percent()), (8, 50));
    assert_eq!(
        (BLOCKS.width(), BLOCKS.sectors_of(0).sectors, BLOCKS.sectors_of(0).percent()),
        (2, 8, 100)
    );
    assert_eq!((COLUMNS.sectors_of(0).sectors, COLUMNS.sectors_of(0).percent()), (4, 100));
    assert_sectors!(COLUMNS, 4);
    assert_sectors!(BLOCKS, 8);
}

#[test]
fn a_tile_of_eight_by_eight_vectors_is_free_of_conflicts_with_its_swizzle() {
    type Tile = Layout!((8,64):(64,1)); // 16-bit elements
    type Rows = Layout!(((8,8),8):((64,1),8));
    type Columns = Layout!((8,(8,8)):(1,(8,64)));
    type Swizzled = ComposedLayout<Swizzle<_3, _3, _3>, _0, Tile>;
    const ROWS: Access = Access::on::<Tile, Rows>(2);
    const COLUMNS: Access = Access::on::<Tile, Columns>(2);
    assert_eq!((ROWS.width(), COLUMNS.width()), (8, 8));
    assert!(ROWS.bank_conflicts().is_free());
    assert_eq!((COLUMNS.bank_conflicts().ways, COLUMNS.requests()), (8, 8));
    assert_conflict_free!(Access::on::<Swizzled, Rows>(2));
    assert_conflict_free!(Access::on::<Swizzled, Columns>(2));
}

#[test]
fn a_small_swizzle_on_its_tile() {
    // 4 rows of 8 elements: the row is laid over the column
    type Tile = ComposedLayout<Swizzle<_2, _0, _3>, _0, Layout!((4,8):(8,1))>;
    const TABLE: [i64; 32] = offset_table::<Tile, 32>();
    for (i, index) in TABLE.into_iter().enumerate() {
        let (row, column) = (i as i64 % 4, i as i64 / 4);
        assert_eq!(index, 8 * row + (column ^ row));
    }
}

#[test]
fn the_search_finds_a_swizzle_and_says_what_it_saves() {
    type Floats = Layout!((32,32):(32,1));
    const FOUND: Found = find_swizzle(&[
        Access::on::<Floats, Layout!(32:32)>(4), // a row
        Access::on::<Floats, Layout!(32:1)>(4),  // a column
    ]);
    assert_eq!((FOUND.before(0).ways, FOUND.before(1).ways), (1, 32));
    assert!(FOUND.is_free());
    assert_eq!(FOUND.swizzle, "Sw<5,0,5>".parse::<Value>().unwrap());

    // nothing to gain: no swizzle
    const NONE: Found = find_swizzle(&[Access::on::<Floats, Layout!(32:32)>(4)]);
    assert_eq!(NONE.swizzle, Value::IDENTITY);

    // each found swizzle against all others, by the definition
    for (tile, tvs, bytes) in [
        ("(8,64):(64,1)", vec!["((8,8),8):((64,1),8)", "(8,8):(1,8)"], 2),
        ("(16,32):(32,1)", vec!["((4,8),8):((128,1),16)", "(16,8):(1,16)"], 2),
        ("(32,8):(8,1)", vec!["(32,4):(1,32)", "(32):(32)"], 4),
        ("(8,16):(16,1)", vec!["(16):(8)", "(8,2):(1,8)"], 4),
        ("(4,4):(4,1)", vec!["16:1"], 4),
    ] {
        let accesses: Vec<Access> = tvs
            .iter()
            .map(|tv| analysis::access_on(&parse(tile), &parse(tv), bytes).unwrap())
            .collect();
        let found = find_swizzle(&accesses);
        let cost = |swizzle: Value| -> i64 {
            accesses.iter().map(|access| banks(&access.swizzled(swizzle), 32, 4).0).sum()
        };
        let whole = accesses.iter().map(Access::width).max().unwrap().trailing_zeros() as u8;
        let best = (0..6)
            .flat_map(|b| {
                (whole..8).flat_map(move |m| (0..8).filter_map(move |s| Value::new(b, m, s)))
            })
            .map(cost)
            .min();
        assert_eq!(Some(cost(found.swizzle)), best, "{tile}: {found}");
    }
}

#[test]
fn footprints_and_facts_are_those_of_the_indices() {
    let mut state = 1_u64;
    let mut random = |n: u64| {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        (state >> 33) % n
    };
    for _ in 0..20_000 {
        let rank = 1 + random(4);
        let sizes: Vec<String> = (0..rank).map(|_| (1 + random(6)).to_string()).collect();
        let strides: Vec<String> = (0..rank)
            .map(|_| (random(20) as i64 - if random(4) == 0 { 10 } else { 0 }).to_string())
            .collect();
        let text = format!("({}):({})", sizes.join(","), strides.join(","));
        let layout = parse(&text);
        let indices: Vec<i64> = layout.indices().collect();
        let image: BTreeSet<i64> = indices.iter().copied().collect();
        let (least, greatest) = (*image.first().unwrap(), *image.last().unwrap());
        let distinct = image.len() as i64;
        let injective = image.len() == indices.len();
        let surjective = greatest - least + 1 == distinct;
        assert_eq!(layout.is_injective(), injective, "{text}");
        assert_eq!(layout.is_surjective(), surjective, "{text}");
        assert_eq!(layout.is_bijective(), injective && surjective, "{text}");
        assert_eq!(layout.is_compact(), injective && surjective && least == 0, "{text}");
        assert_eq!(layout.distinct(), distinct, "{text}");
        let footprint = analysis::footprint(&layout);
        assert_eq!(
            footprint,
            Footprint { size: layout.size(), least, greatest, distinct },
            "{text}"
        );
        for n in 1..=12 {
            let vectors = indices.len() % n == 0
                && indices
                    .chunks(n)
                    .all(|v| v[0] % n as i64 == 0 && v.windows(2).all(|w| w[1] == w[0] + 1));
            assert_eq!(layout.vector_width() % n as i64 == 0, vectors, "{text} by {n}");
        }
        let other = parse(&format!("({},2):({},7)", sizes[0], random(9)));
        let start = random(40) as i64;
        let apart = other.indices().all(|i| !image.contains(&(i + start)));
        assert_eq!(
            layout.is_disjoint_from(0, &other, start),
            apart,
            "{text} and {other} @ {start}"
        );
    }
    const PADDED: Footprint = Footprint::of::<Layout!((4,8):(1,5))>();
    assert_eq!(PADDED, analysis::footprint(&parse("(4,8):(1,5)")));
}

/// The greatest power of two `n` so that vectors of n move between the two, from the definition.
fn moves(a: &[i64], b: &[i64]) -> i64 {
    let works = |n: i64| {
        let at: BTreeMap<i64, i64> = a.iter().copied().zip(b.iter().copied()).collect();
        a.len() as i64 % n == 0
            && at.len() == a.len()
            && at.iter().all(|(&i, &j)| {
                let start = i - i.rem_euclid(n);
                (0..n).all(|k| at.get(&(start + k)) == Some(&(j - j.rem_euclid(n) + k)))
            })
    };
    [64, 32, 16, 8, 4, 2].into_iter().find(|&n| works(n)).unwrap_or(1)
}

#[test]
fn vectors_between_two_layouts() {
    macro_rules! width {
        ($($as:tt : $ad:tt, $bs:tt : $bd:tt;)*) => {$({
            type A = Layout!($as:$ad);
            type B = Layout!($bs:$bd);
            let indices = |f: Function, n| (0..n).map(|i| f.at(i)).collect::<Vec<_>>();
            let (a, b) = (indices(Function::of::<A>(), A::SIZE as i64), indices(Function::of::<B>(), B::SIZE as i64));
            assert_eq!(vector_width::<A, B>(), moves(&a, &b), "{} {}", stringify!($as:$ad), stringify!($bs:$bd));
            assert_eq!(vector_width::<B, A>(), moves(&b, &a), "{} {}", stringify!($as:$ad), stringify!($bs:$bd));
        })*};
    }
    width! {
        (8,4):(1,8), (8,4):(1,16);
        (8,4):(1,8), (8,4):(1,12);
        (8,4):(1,8), (8,4):(4,1);
        (8,4):(4,1), (8,4):(8,1);
        (8,4):(1,8), (16,2):(1,16);
        (2,4,4):(1,2,8), (8,4):(1,8);
        (2,4,4):(1,16,2), (8,4):(1,8);
        (2,(2,2)):(4,(1,2)), (2,4):(4,1);
        (6,2):(1,8), (6,2):(1,10);
        16:1, 16:1;
        16:2, 16:1;
        (4,4):(1,5), (4,4):(1,4);
        (4,3,4):(1,16,4), (4,3,4):(1,32,4);
        (2,2,2,2):(2,1,4,8), (2,2,2,2):(2,1,4,8);
        (4,4):(2,8), (4,4):(2,8);
    }
    assert_vector_width!(Layout!((8,4):(1,8)), Layout!((8,4):(1,16)), 8);
}

#[test]
fn layouts_of_powers_of_two_are_matrices_and_back() {
    for text in [
        "(4,8):(8,1)",
        "(2,2,2):(4,1,2)",
        "(8,8):(1,8)",
        "((2,4),4):((1,8),2)",
        "8:9",
        "(4,4):(1,8)",
        "1:0",
    ] {
        let layout = parse(text);
        for swizzle in
            ["Sw<0,0,0>", "Sw<2,0,2>", "Sw<2,0,3>", "Sw<3,0,3>", "Sw<1,1,-2>", "Sw<2,1,-3>"]
        {
            let swizzle: Value = swizzle.parse().unwrap();
            let matrix = analysis::bit_matrix(swizzle, &layout).unwrap().unwrap();
            for (i, index) in layout.indices().enumerate() {
                assert_eq!(
                    matrix.apply(i as u64),
                    swizzle.apply(index) as u64,
                    "{swizzle} o {text} at {i}"
                );
            }
            assert!(matrix.is_injective());
            let (found, modes) = matrix.to_layout().unwrap();
            for i in 0..layout.size() {
                assert_eq!(
                    found.apply(modes.at(i)),
                    matrix.apply(i as u64) as i64,
                    "{swizzle} o {text}: {found}"
                );
            }
            if let Some(inverse) = matrix.inverse() {
                assert_eq!(inverse.times(&matrix), BitMatrix::identity(matrix.columns().len()));
            }
        }
    }
    assert_eq!(analysis::bit_matrix(Value::IDENTITY, &parse("(4,4):(1,3)")).unwrap(), None); // carries
    assert_eq!(analysis::bit_matrix(Value::IDENTITY, &parse("3:1")).unwrap(), None);
    const SWIZZLE: BitMatrix = BitMatrix::of_swizzle(Value::new(2, 0, 2).unwrap(), 4);
    assert_eq!(SWIZZLE.times(&SWIZZLE), BitMatrix::identity(4));
    assert_eq!(SWIZZLE.to_string(), "0001\n0010\n0101\n1010"); // the highest bit first
}
