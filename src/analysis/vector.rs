//! The greatest vector that moves between two layouts.

use super::table::{Function, ModeTable, StaticFunction};

/// How many adjacent elements can move at once between two layouts that are read at the same coordinates.
///
/// **Law.** With `n` the result, a power of two: in both layouts the elements come in aligned vectors of n, and an element that is
/// number `i` of its vector in the one is number `i` of its vector in the other. Swizzles that leave the
/// vectors whole do not matter.
///
/// ```
/// use colex::{Layout, analysis::vector_width};
///
/// assert_eq!(vector_width::<Layout!((8,4):(1,8)), Layout!((8,4):(1,16))>(), 8);
/// assert_eq!(vector_width::<Layout!((8,4):(1,8)), Layout!((8,4):(1,12))>(), 4); // every 12th is aligned by 4
/// assert_eq!(vector_width::<Layout!((8,4):(1,8)), Layout!((8,4):(4,1))>(), 1); // a transposition
/// assert_eq!(vector_width::<Layout!((8,4):(4,1)), Layout!((8,4):(8,1))>(), 4); // any mode will do
/// ```
///
/// Siblings: [`ContiguousBy`](crate::facts::ContiguousBy), for one layout, as a bound; `max_common_vector`,
/// which does not ask for alignment.
#[must_use]
pub const fn vector_width<A: StaticFunction, B: StaticFunction>() -> i64 {
    common(&A::FUNCTION, &B::FUNCTION)
}

/// [`vector_width`] of two functions.
pub(crate) const fn common(a: &Function, b: &Function) -> i64 {
    let (a_modes, b_modes) = (a.modes(), b.modes());
    let run = run(&a_modes, &b_modes);
    let mut width = 1;
    while run % (2 * width) == 0
        && vectors(&a_modes, 2 * width)
        && vectors(&b_modes, 2 * width)
        && whole(a, 2 * width)
        && whole(b, 2 * width)
    {
        width *= 2;
    }
    width
}

/// How many elements from index 0 on are at the same coordinates in both.
const fn run(a: &ModeTable, b: &ModeTable) -> i64 {
    let mut run = 1;
    loop {
        let (mut place, mut i) = (1, 0);
        let mut longer = 1;
        while i < b.len() {
            let (size, stride) = b.mode(i);
            if stride == run && size > 1 {
                let length = along(a, place, run);
                longer = if length < size { length } else { size };
                break;
            }
            place *= size;
            i += 1;
        }
        if longer == 1 {
            return run;
        }
        run *= longer;
        let (size, _) = b.mode(i);
        if longer < size {
            return run;
        }
    }
}

/// How many steps of `place` in the 1-D coordinate move the index by `stride` each.
const fn along(a: &ModeTable, place: i64, stride: i64) -> i64 {
    let (mut below, mut i) = (1, 0);
    while i < a.len() {
        let (size, step) = a.mode(i);
        if place < below * size {
            if place % below != 0 || step * (place / below) != stride {
                return 1;
            }
            let steps = below * size / place;
            if place * steps != below * size {
                return 1;
            }
            // The run may go on in the next mode.
            let mut all = steps;
            let mut j = i + 1;
            while j < a.len() {
                let (next, next_step) = a.mode(j);
                if next > 1 {
                    if next_step != stride * all {
                        break;
                    }
                    all *= next;
                }
                j += 1;
            }
            return all;
        }
        below *= size;
        i += 1;
    }
    1
}

/// Whether the modes are those of one aligned vector of `width`, and steps of multiples of it.
const fn vectors(modes: &ModeTable, width: i64) -> bool {
    let (mut inside, mut i) = (1, 0);
    while i < modes.len() {
        let (size, stride) = modes.mode(i);
        if size > 1 && stride % width != 0 {
            // Strides below the width are 1, 2, …: each is taken once, as they multiply to it.
            let whole = width / stride;
            if stride <= 0 || stride >= width || width % stride != 0 {
                return false;
            }
            inside *= if size < whole { size } else { whole };
            if size > whole && size % whole != 0 {
                return false;
            }
        }
        i += 1;
    }
    inside == width
}

/// Whether offset and swizzle leave vectors of `width` whole.
const fn whole(f: &Function, width: i64) -> bool {
    f.offset % width == 0 && (f.swizzle.bits() == 0 || (1 << f.swizzle.base()) % width == 0)
}
