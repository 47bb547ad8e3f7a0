//! Operations by name, on text: what the explorer answers and explains, and what the vectors ask.

#[path = "arguments.rs"]
mod arguments;

use colex::dynamic::explain::{self, Explanation};
use colex::dynamic::{self, Coord, IntTuple, Layout, Swizzle, Tiler};

use arguments::{Argument, End, Modes, Slice, Steps, Tile};

pub(crate) use arguments::Refusal;

/// An operation on text.
pub(crate) struct Operation {
    pub(crate) name: &'static str,
    /// What it takes, in order.
    pub(crate) arguments: &'static [&'static str],
    call: fn(&[&str]) -> Result<String, Refusal>,
    explain: fn(&[&str]) -> Result<Explanation, Refusal>,
}

// What tuples and numbers are in the table; the help shows these names.
type Shape = IntTuple;
type Divisor = IntTuple;
type Profile = IntTuple;
type Order = IntTuple;
type Coordinate = IntTuple;
type Index = i64;
type N = i64;
type OldBits = i64;
type NewBits = i64;
type Begin = usize;
type Rank = usize;
type Mode = usize;

/// `name(argument: Kind, …) => the answer, its derivation;`
macro_rules! operations {
    ($($name:ident($($arg:ident: $kind:ident),*) => $call:expr, $explain:expr;)*) => {
        /// All of them: the one list of the operations' names.
        pub(crate) const OPERATIONS: &[Operation] = &[$(Operation {
            name: stringify!($name),
            arguments: &[$(stringify!($kind)),*],
            call: |words| {
                let mut words = words.iter().enumerate();
                $(let $arg: $kind = next(stringify!($name), &mut words)?;)*
                Ok(($call).to_string())
            },
            explain: |words| {
                let mut words = words.iter().enumerate();
                $(let $arg: $kind = next(stringify!($name), &mut words)?;)*
                Ok($explain)
            },
        }),*];
    };
}

operations! {
    coalesce(l: Layout) => l.coalesce()?, explain::coalesce(&l);
    coalesce_profile(l: Layout, p: Profile) => l.coalesce_by(&p)?, explain::coalesce_by(&l, &p);
    filter(l: Layout) => l.filter()?, explain::filter(&l);
    filter_profile(l: Layout, p: Profile) => l.filter_by(&p)?, explain::filter_by(&l, &p);
    filter_zeros(l: Layout) => l.filter_zeros()?, explain::filter_zeros(&l);
    flatten(l: Layout) => l.flatten(), explain::flatten(&l);
    unflatten(l: Layout, p: Profile) => l.unflatten(&p)?, explain::unflatten(&l, &p);
    group(b: Begin, e: End, l: Layout) => l.group(b, e.of(&l))?, explain::group(&l, b, e.of(&l));
    take(b: Begin, e: End, l: Layout) => l.take(b, e.of(&l))?, explain::take(&l, b, e.of(&l));
    select(m: Modes, l: Layout) => l.select(&m.0)?, explain::select(&l, &m.0);
    replace(m: Mode, l: Layout, x: Layout) => l.replace(m, &x)?, explain::replace(&l, m, &x);
    append(l: Layout, x: Layout) => l.append(&x)?, explain::append(&l, &x);
    prepend(l: Layout, x: Layout) => l.prepend(&x)?, explain::prepend(&l, &x);
    append_n(r: Rank, l: Layout, x: Layout) => l.append_n(r, &x)?, explain::append_n(&l, r, &x);
    prepend_n(r: Rank, l: Layout, x: Layout) => l.prepend_n(r, &x)?, explain::prepend_n(&l, r, &x);
    concat(l: Layout, x: Layout) => l.concat(&x)?, explain::concat(&l, &x);
    zip(l: Layout) => l.zip()?, explain::zip(&l);

    size(l: Layout) => l.size(), explain::size(&l);
    cosize(l: Layout) => l.cosize(), explain::cosize(&l);
    rank(l: Layout) => l.rank(), explain::rank(&l);
    depth(l: Layout) => l.depth(), explain::depth(&l);
    eval(l: Layout) => list(l.indices()), explain::indices(&l);
    crd2idx(c: Coordinate, l: Layout) => l.index(&c)?, explain::index(&l, &c);
    crd2idx_shape(c: Coordinate, s: Shape) => dynamic::crd2idx(&c, &s)?, explain::crd2idx(&c, &s);
    idx2crd(i: Coordinate, s: Shape) => dynamic::idx2crd(&i, &s)?, explain::idx2crd(&i, &s);
    get_hier_coord(i: Index, l: Layout) => l.coord_of_index(i)?, explain::coord_of_index(&l, i);
    get_1d_coord(i: Index, l: Layout) => l.position_of_index(i)?, explain::position_of_index(&l, i);
    slice(c: Coord, l: Layout) => l.slice(&c)?, explain::slice(&l, &c);
    dice(c: Coord, l: Layout) => l.dice(&c)?, explain::dice(&l, &c);
    slice_and_offset(c: Coord, l: Layout) =>
        l.slice_and_offset(&c)?,
        explain::slice_and_offset(&l, &c);

    composition(a: Layout, b: Layout) => a.compose(&b)?, explain::compose(&a, &b);
    composition_tiler(a: Layout, t: Tiler) => a.compose(&t)?, explain::compose(&a, &t);
    composition_by_basis(a: Layout, s: Shape, t: Steps) =>
        a.compose_coordinates(&t.with(&s)?)?,
        explain::compose_coordinates(&a, &t.with(&s)?);
    complement(l: Layout, s: Shape) => l.complement(&s)?, explain::complement(&l, &s);
    complement_cosize(l: Layout) => l.complement(l.cosize())?, explain::complement(&l, l.cosize());
    right_inverse(l: Layout) => l.right_inverse()?, explain::right_inverse(&l);
    left_inverse(l: Layout) => l.left_inverse()?, explain::left_inverse(&l);
    nullspace(l: Layout) => l.nullspace()?, explain::nullspace(&l);
    max_common_layout(a: Layout, b: Layout) =>
        a.max_common_layout(&b)?,
        explain::max_common_layout(&a, &b);
    max_common_vector(a: Layout, b: Layout) =>
        a.max_common_vector(&b)?,
        explain::max_common_vector(&a, &b);
    max_alignment(l: Layout) => l.max_alignment()?, explain::max_alignment(&l);

    logical_divide(l: Layout, t: Tile) => l.logical_divide(&t.0)?, explain::logical_divide(&l, t.0);
    zipped_divide(l: Layout, t: Tile) => l.zipped_divide(&t.0)?, explain::zipped_divide(&l, t.0);
    tiled_divide(l: Layout, t: Tile) => l.tiled_divide(&t.0)?, explain::tiled_divide(&l, t.0);
    flat_divide(l: Layout, t: Tile) => l.flat_divide(&t.0)?, explain::flat_divide(&l, t.0);
    logical_divide_tiler(l: Layout, t: Tiler) =>
        l.logical_divide(&t)?,
        explain::logical_divide(&l, t);
    zipped_divide_tiler(l: Layout, t: Tiler) => l.zipped_divide(&t)?, explain::zipped_divide(&l, t);
    tiled_divide_tiler(l: Layout, t: Tiler) => l.tiled_divide(&t)?, explain::tiled_divide(&l, t);
    flat_divide_tiler(l: Layout, t: Tiler) => l.flat_divide(&t)?, explain::flat_divide(&l, t);
    local_tile(l: Layout, t: Tiler, c: Coord) =>
        l.local_tile(&t, c)?,
        explain::local_tile(&l, t, c);
    local_partition(l: Layout, t: Layout, i: Index) =>
        l.local_partition(&t, i)?,
        explain::local_partition(&l, &t, i);

    logical_product(a: Layout, b: Layout) =>
        a.logical_product(&b)?,
        explain::logical_product(&a, &b);
    zipped_product(a: Layout, b: Layout) => a.zipped_product(&b)?, explain::zipped_product(&a, &b);
    tiled_product(a: Layout, b: Layout) => a.tiled_product(&b)?, explain::tiled_product(&a, &b);
    flat_product(a: Layout, b: Layout) => a.flat_product(&b)?, explain::flat_product(&a, &b);
    blocked_product(a: Layout, b: Layout) =>
        a.blocked_product(&b)?,
        explain::blocked_product(&a, &b);
    raked_product(a: Layout, b: Layout) => a.raked_product(&b)?, explain::raked_product(&a, &b);
    logical_product_tiler(a: Layout, t: Tiler) =>
        a.logical_product(&t)?,
        explain::logical_product(&a, t);
    zipped_product_tiler(a: Layout, t: Tiler) =>
        a.zipped_product(&t)?,
        explain::zipped_product(&a, t);
    tiled_product_tiler(a: Layout, t: Tiler) => a.tiled_product(&t)?, explain::tiled_product(&a, t);
    flat_product_tiler(a: Layout, t: Tiler) => a.flat_product(&t)?, explain::flat_product(&a, t);
    tile_to_shape(l: Layout, s: Shape) => l.tile_to_shape(&s)?, explain::tile_to_shape(&l, &s);
    tile_to_shape_right(l: Layout, s: Shape) =>
        l.tile_to_shape_right(&s)?,
        explain::tile_to_shape_right(&l, &s);
    tile_to_shape_order(l: Layout, s: Shape, o: Order) =>
        l.tile_to_shape_ordered(&s, &o)?,
        explain::tile_to_shape_ordered(&l, &s, &o);

    upcast(n: N, l: Layout) => l.upcast(n)?, explain::upcast(&l, n);
    downcast(n: N, l: Layout) => l.downcast(n)?, explain::downcast(&l, n);
    recast(o: OldBits, n: NewBits, l: Layout) =>
        l.recast_bits(o, n)?,
        explain::recast_bits(&l, o, n);
    with_shape(l: Layout, s: Shape) => l.with_shape(&s)?, explain::with_shape(&l, &s);
    layout_like(l: Layout) => l.layout_like()?, explain::layout_like(&l);
    layout_left(s: Shape) => Layout::left(&s)?, explain::left(&s);
    layout_right(s: Shape) => Layout::right(&s)?, explain::right(&s);
    ordered_layout(s: Shape, o: Order) => Layout::ordered(&s, &o)?, explain::ordered(&s, &o);
    domain_distribute(s: Shape, n: N) =>
        dynamic::domain_distribute(&s, n)?,
        explain::domain_distribute(&s, n);

    product_each(s: Shape) => dynamic::product_each(&s)?, explain::product_each(&s);
    ceil_div(s: Shape, d: Divisor) => dynamic::ceil_div(&s, &d)?, explain::ceil_div(&s, &d);
    round_up(s: Shape, d: Divisor) => dynamic::round_up(&s, &d)?, explain::round_up(&s, &d);
    shape_div(s: Shape, d: Divisor) => dynamic::shape_div(&s, &d)?, explain::shape_div(&s, &d);
    congruent(a: Shape, b: Shape) => truth(dynamic::congruent(&a, &b)), explain::congruent(&a, &b);
    weakly_congruent(a: Shape, b: Shape) =>
        truth(dynamic::weakly_congruent(&a, &b)),
        explain::weakly_congruent(&a, &b);
    compatible(a: Shape, b: Shape) =>
        truth(dynamic::compatible(&a, &b)),
        explain::compatible(&a, &b);
    evenly_divides(s: Shape, t: Tiler) =>
        truth(dynamic::evenly_divides(&s, &t)?),
        explain::evenly_divides(&s, t);

    is_injective(l: Layout) => l.is_injective(), explain::is_injective(&l);
    is_surjective(l: Layout) => l.is_surjective(), explain::is_surjective(&l);
    is_bijective(l: Layout) => l.is_bijective(), explain::is_bijective(&l);
    is_compact(l: Layout) => l.is_compact(), explain::is_compact(&l);
    is_disjoint_from(a: Slice, b: Slice) => a.0.is_disjoint_from(&b.0), explain::is_disjoint_from(&a.0, &b.0);
    vector_width(l: Layout) => l.vector_width(), explain::vector_width(&l);
    distinct(l: Layout) => l.distinct(), explain::distinct(&l);

    swizzle(z: Swizzle, i: Index) => z.apply(i), explain::swizzle(z, i);
    swizzle_eval(z: Swizzle, l: Layout) =>
        list(l.indices().map(|i| z.apply(i))),
        explain::swizzled_indices(z, &l);
}

/// `op(args…)`, printed as CuTe prints it.
pub(crate) fn call(op: &str, args: &[&str]) -> Result<String, Refusal> {
    (find(op, args)?.call)(args)
}

/// How `op(args…)` comes about.
#[allow(dead_code, reason = "the explorer and its test explain, others only call")]
pub(crate) fn explained(op: &str, args: &[&str]) -> Result<Explanation, Refusal> {
    (find(op, args)?.explain)(args)
}

/// The operation, if it takes as many arguments.
fn find(op: &str, args: &[&str]) -> Result<&'static Operation, Refusal> {
    let found = OPERATIONS.iter().find(|operation| operation.name == op);
    let operation =
        found.ok_or_else(|| Refusal::Unknown(format!("there is no operation `{op}`")))?;
    if args.len() == operation.arguments.len() {
        Ok(operation)
    } else {
        let (taken, given) = (operation.signature(), args.len());
        Err(Refusal::Unknown(format!("{op} takes {taken}, and {given} arguments were given")))
    }
}

impl Operation {
    /// `LAYOUT OLD_BITS`
    pub(crate) fn signature(&self) -> String {
        let mut text = String::new();
        for kind in self.arguments {
            text.push(' ');
            for (i, c) in kind.char_indices() {
                if c.is_uppercase() && i > 0 {
                    text.push('_');
                }
                text.push(c.to_ascii_uppercase());
            }
        }
        text.trim_start().to_owned()
    }
}

fn next<'a, A: Argument>(
    op: &str,
    words: &mut impl Iterator<Item = (usize, &'a &'a str)>,
) -> Result<A, Refusal> {
    let (i, word) = words.next().ok_or_else(|| Refusal::Unknown(format!("{op} takes more")))?;
    A::read(op, i, word)
}

fn list(indices: impl Iterator<Item = i64>) -> String {
    format!("[{}]", indices.map(|index| index.to_string()).collect::<Vec<_>>().join(","))
}

/// CuTe's predicates print as integers.
fn truth(holds: bool) -> u8 {
    u8::from(holds)
}
