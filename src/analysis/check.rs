//! Laws of performance, checked while the program is compiled.

use super::access::Access;
use super::table::{Function, StaticFunction};
use super::text::Text;
use super::vector::common;

/// Fails to compile where an access of a shared memory has bank conflicts.
///
/// The argument is an [`Access`]. The check runs under `cargo check`, and the message says where the
/// conflict is.
///
/// ```
/// use colex::{Layout, analysis::Access, assert_conflict_free, num::*, swizzle::{ComposedLayout, Swizzle}};
///
/// type Tile = ComposedLayout<Swizzle<_3, _3, _3>, _0, Layout!((8,64):(64,1))>;
/// assert_conflict_free!(Access::on::<Tile, Layout!((8,8):(1,8))>(2));
/// ```
///
/// ```compile_fail
/// # use colex::{Layout, analysis::Access, assert_conflict_free};
/// // without the swizzle all eight rows start in the same bank
/// assert_conflict_free!(Access::on::<Layout!((8,64):(64,1)), Layout!((8,8):(1,8))>(2));
/// ```
#[macro_export]
macro_rules! assert_conflict_free {
    ($access:expr $(,)?) => {
        const _: () = $crate::analysis::check_conflict_free(&$access);
    };
}

/// Fails to compile where a request of an access of a global memory touches more sectors than so many.
///
/// ```
/// use colex::{Layout, analysis::Access, assert_sectors};
///
/// assert_sectors!(Access::of::<Layout!(32:1)>(4), 4); // 32 adjacent floats
/// ```
///
/// ```compile_fail
/// # use colex::{Layout, analysis::Access, assert_sectors};
/// assert_sectors!(Access::of::<Layout!(32:2)>(4), 4); // half of each sector is of no use
/// ```
#[macro_export]
macro_rules! assert_sectors {
    ($access:expr, $most:expr $(,)?) => {
        const _: () = $crate::analysis::check_sectors(&$access, $most);
    };
}

/// Fails to compile where fewer than so many elements can move at once between two layouts.
///
/// ```
/// use colex::{Layout, assert_vector_width};
///
/// assert_vector_width!(Layout!((8,4):(1,8)), Layout!((8,4):(1,16)), 8);
/// ```
///
/// ```compile_fail
/// # use colex::{Layout, assert_vector_width};
/// assert_vector_width!(Layout!((8,4):(1,8)), Layout!((8,4):(1,12)), 8); // columns start at 12
/// ```
#[macro_export]
macro_rules! assert_vector_width {
    ($from:ty, $to:ty, $width:expr $(,)?) => {
        const _: () = $crate::analysis::check_vector_width::<$from, $to>($width);
    };
}

/// That the access has no bank conflicts, in whole vectors.
///
/// # Panics
///
/// With the conflict.
#[track_caller]
pub const fn check_conflict_free(access: &Access) {
    check_vectors(access);
    let report = access.bank_conflicts();
    if report.is_free() {
        return;
    }
    let text = Text::new()
        .str("the access has bank conflicts: from thread ")
        .num(report.thread)
        .str(" on, request ")
        .num(report.request)
        .str(" asks bank ")
        .num(report.bank)
        .str(" for ")
        .num(report.ways)
        .str(" different words at once (")
        .num(report.wavefronts)
        .str(" wavefronts instead of ")
        .num(report.phases)
        .str(" in all); swizzle the memory, pad it, or let find_swizzle search");
    panic!("{}", text.as_str());
}

/// That no request of the access touches more than `most` sectors.
///
/// # Panics
///
/// With the first request that does.
#[track_caller]
pub const fn check_sectors(access: &Access, most: i64) {
    check_vectors(access);
    let mut request = 0;
    while request < access.requests() {
        let report = access.sectors_of(request);
        if report.sectors > most {
            let text = Text::new()
                .str("the access touches too many sectors: request ")
                .num(request)
                .str(" touches ")
                .num(report.sectors)
                .str(" sectors of 32 bytes, not at most ")
                .num(most)
                .str(", and uses ")
                .num(report.percent())
                .str(" % of them; its ")
                .num(report.bytes)
                .str(" bytes would fit in ")
                .num(report.least())
                .str(
                    ": let neighbouring threads touch neighbouring elements, or widen the vectors",
                );
            panic!("{}", text.as_str());
        }
        request += 1;
    }
}

/// That at least `width` elements can move at once between `A` and `B`.
///
/// # Panics
///
/// With the width that there is.
#[track_caller]
pub const fn check_vector_width<A: StaticFunction, B: StaticFunction>(width: i64) {
    let there = common(&A::FUNCTION, &B::FUNCTION);
    if there < width {
        let (from, to) = (alone(&A::FUNCTION), alone(&B::FUNCTION));
        let text = Text::new()
            .str("vectors between the two layouts hold ")
            .num(there)
            .str(" elements, not ")
            .num(width)
            .str(": the first alone has aligned vectors of ")
            .num(from)
            .str(", the second of ")
            .num(to)
            .str(", and their elements must be neighbours in the same order");
        panic!("{}", text.as_str());
    }
}

const fn alone(f: &Function) -> i64 {
    common(f, f)
}

/// That each thread's vectors are aligned, adjacent elements.
#[track_caller]
const fn check_vectors(access: &Access) {
    if let Some((thread, value)) = access.torn() {
        let text = Text::new()
            .str("no vectors of ")
            .num(access.width())
            .str(": value ")
            .num(value)
            .str(" of thread ")
            .num(thread)
            .str(" lies at ")
            .num(access.at(thread, value))
            .str(", which does not continue an aligned vector; use narrower vectors or put the mode of stride 1 first among the values");
        panic!("{}", text.as_str());
    }
}
