//! Composition, complement and divide.

use colex::dynamic;
use colex::num::_24;
use colex::prelude::*;

use crate::line;
use crate::tally::{Tally, chapter};

pub(crate) fn composing(algebra: &mut Tally) {
    chapter("Composition: R(c) = A(B(c))");
    let (a, b) = (layout!((6,2):(8,2)), layout!((4,3):(3,1)));
    let r: Layout!(((2,2),3):((24,2),8)) = a.compose(b);
    line(
        algebra,
        format!("A = {a:#}  B = {b:#}  A∘B = {r:#}"),
        "A = (6,2):(8,2)  B = (4,3):(3,1)  A∘B = ((2,2),3):((24,2),8)",
    );
    let everywhere = b.coords().all(|c| r.index(c) == a.index(b.index(c)));
    line(
        algebra,
        format!("R(c) = A(B(c)) everywhere: {everywhere}"),
        "R(c) = A(B(c)) everywhere: true",
    );
    let by_hand: (Layout!((2,2):(24,2)), Layout!(3:8)) =
        (a.compose(layout!(4:3)), a.compose(layout!(3:1)));
    line(
        algebra,
        format!("A∘4:3 = {:#}  A∘3:1 = {:#}", by_hand.0, by_hand.1),
        "A∘4:3 = (2,2):(24,2)  A∘3:1 = 3:8",
    );
}

/// What the compiler refuses is put to the engine for run-time layouts here, which says why.
pub(crate) fn refused(algebra: &mut Tally) {
    chapter("Two compositions that are no layouts");
    let parse = |text| dynamic::Layout::parse(text).expect("a layout");
    let left = parse("(6,2):(8,2)");
    let sentence = |right| left.compose(parse(right)).expect_err("no layout").to_string();
    line(
        algebra,
        sentence("4:2"),
        "composition is undefined: mode 0 of the right-hand layout, `4:2`, does not split into runs \
         of 3 (4 is not a multiple of 3); every mode must step evenly through the left-hand layout \
         `(6,2):(8,2)`: take a size that is a multiple of 3, or at most 3",
    );
    println!();
    line(
        algebra,
        sentence("4:4"),
        "composition is undefined: mode 0 of the right-hand layout, stepping by 4, carries past mode \
         0 of the left-hand layout, of size 6 (the right-hand modes together reach coordinate 6 \
         there, in `(6,2):(8,2)`); all modes together must stay below the size: use fewer or smaller \
         steps",
    );
    let a = layout!((6,2):(8,2));
    let values = |b: [usize; 4]| b.map(|x| a.index(x));
    println!("\nThe values would be {:?} and {:?}.", values([0, 2, 4, 6]), values([0, 4, 8, 12]));
    algebra.check(values([0, 2, 4, 6]), [0, 16, 32, 2]);
    algebra.check(values([0, 4, 8, 12]), [0, 32, 18, 4]);
    println!(
        "CuTe 4.8 gives (2,2):(32,2) for the second: {} at 2.",
        layout!((2,2):(32,2)).index(2)
    );
    algebra.check(layout!((2,2):(32,2)).index(2), 2);
}

pub(crate) fn views(algebra: &mut Tally) {
    chapter("Views: the same data, read in another way");
    let m = layout!((4,8):(8,1));
    let t: Layout!((8,4):(1,8)) = m.compose(layout!((8,4):(4,1)));
    line(
        algebra,
        format!(
            "transposed: {t:#}  t((5,2)) = {}  m((2,5)) = {}",
            t.index((5, 2)),
            m.index((2, 5))
        ),
        "transposed: (8,4):(1,8)  t((5,2)) = 21  m((2,5)) = 21",
    );
    for (i, j) in t.coords() {
        algebra.check(t.index((i, j)), m.index((j, i)));
    }
    let e: Layout!((2,8):(16,1)) = m.compose(layout!((2,8):(2,4)));
    let row: Vec<usize> = (0..8).map(|j| e.index((1, j))).collect();
    line(
        algebra,
        format!("even rows: {e:#}  row 1 = {row:?}"),
        "even rows: (2,8):(16,1)  row 1 = [16, 17, 18, 19, 20, 21, 22, 23]",
    );
    let m = layout!((8,8):(8,1));
    let every_other: Layout!((8,4):(8,2)) = m.compose(layout!((8,4):(1,16)));
    line(
        algebra,
        format!("even columns of {m:#}: {every_other:#}"),
        "even columns of (8,8):(8,1): (8,4):(8,2)",
    );
    for (i, j) in every_other.coords() {
        algebra.check(every_other.index((i, j)), 8 * i + 2 * j);
        algebra.check(every_other.index((i, j)), m.index((i, 2 * j)));
    }
}

pub(crate) fn filling_and_dividing(algebra: &mut Tally) {
    chapter("What a layout leaves out, and tiles");
    let b = layout!(4:2);
    let c: Layout!((2,3):(1,8)) = b.complement(_24);
    let both: Layout!((4,(2,3)):(2,(1,8))) = b.append(c);
    let mut covered: Vec<usize> = both.indices().collect();
    covered.sort_unstable();
    line(
        algebra,
        format!("complement(4:2, 24) = {c:#}  side by side: {both:#}"),
        "complement(4:2, 24) = (2,3):(1,8)  side by side: (4,(2,3)):(2,(1,8))",
    );
    let once = covered.into_iter().eq(0..24);
    line(algebra, format!("0..23, each once: {once}"), "0..23, each once: true");
    let c: Layout!((3,2):(2,12)) = layout!((2,2):(1,6)).complement(_24);
    line(
        algebra,
        format!("complement((2,2):(1,6), 24) = {c:#}"),
        "complement((2,2):(1,6), 24) = (3,2):(2,12)",
    );

    let d: Layout!((4,(2,3)):(2,(1,8))) = layout!(24:1).logical_divide(b);
    line(
        algebra,
        format!("logical_divide(24:1, 4:2) = {d:#}"),
        "logical_divide(24:1, 4:2) = (4,(2,3)):(2,(1,8))",
    );
    let stated = [
        "tile 0: [0, 2, 4, 6]",
        "tile 1: [1, 3, 5, 7]",
        "tile 2: [8, 10, 12, 14]",
        "tile 3: [9, 11, 13, 15]",
        "tile 4: [16, 18, 20, 22]",
        "tile 5: [17, 19, 21, 23]",
    ];
    for (k, stated) in stated.into_iter().enumerate() {
        let tile: Vec<usize> = (0..4).map(|i| d.index((i, k))).collect();
        line(algebra, format!("tile {k}: {tile:?}"), stated);
    }
}
