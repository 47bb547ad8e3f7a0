//! The derivation of a result, one line a step, from the operations' public parts.

use colex::dynamic::{Error, Layout, Tiler};

/// The steps for `op(args…)`; none where the operation is a single step.
pub(crate) fn of(op: &str, args: &[&str]) -> Vec<String> {
    let steps = match (op, args) {
        ("composition", [a, b]) => composition(a, b),
        ("complement", [a, m]) => complement(a, m),
        ("logical_divide" | "zipped_divide" | "tiled_divide" | "flat_divide", [a, b]) => {
            divide(a, b)
        }
        ("logical_product" | "zipped_product" | "tiled_product" | "flat_product", [a, b]) => {
            product(a, b)
        }
        ("right_inverse", [a]) => right_inverse(a),
        ("left_inverse", [a]) => left_inverse(a),
        ("coalesce", [a]) => coalesce(a),
        (
            "logical_divide_tiler"
            | "zipped_divide_tiler"
            | "tiled_divide_tiler"
            | "flat_divide_tiler",
            [a, t],
        ) => by_mode(a, t),
        _ => Ok(Vec::new()),
    };
    // What goes wrong on the way is said better by the operation's own refusal.
    steps.unwrap_or_default()
}

fn composition(a: &str, b: &str) -> Result<Vec<String>, Error> {
    let (a, b) = (Layout::parse(a)?, Layout::parse(b)?);
    let flat = a.coalesce()?;
    let mut steps = vec![format!("R(c) = A(B(c)), A = {a}, B = {b}")];
    if flat != a {
        steps.push(format!("A coalesced: {flat}"));
    }
    for leaf in b.leaves() {
        let mode = Layout::new(leaf.size, leaf.stride)?;
        let values: Vec<String> = mode
            .indices()
            .take(8)
            .map(|x| {
                format!("A({x}) = {}", a.at(x).map_or_else(|_| "none".into(), |i| i.to_string()))
            })
            .collect();
        let dots = if leaf.size > 8 { ", …" } else { "" };
        steps.push(format!("mode {leaf} of B: {}{dots}", values.join(", ")));
        match a.compose(&mode) {
            Ok(runs) => steps.push(format!("    as a layout: {runs}")),
            Err(_) => steps.push("    no layout takes these values".into()),
        }
    }
    Ok(steps)
}

fn complement(a: &str, m: &str) -> Result<Vec<String>, Error> {
    let a = Layout::parse(a)?;
    let mut modes: Vec<_> = a.filter()?.leaves().to_vec();
    modes.sort_by_key(|mode| mode.stride);
    let mut steps = vec![format!(
        "A = {a}, filtered and sorted by stride; each gap is filled up to the next stride, in 0..{m}"
    )];
    let mut reach = 1_i64;
    for mode in modes.iter().filter(|mode| mode.size > 1) {
        if mode.stride % reach != 0 {
            steps.push(format!("mode {mode}: stride {} is not a multiple of {reach}", mode.stride));
            return Ok(steps);
        }
        let Some(next) = mode.stride.checked_mul(mode.size) else { return Ok(steps) };
        steps.push(format!(
            "mode {mode}: the gap below it is {}:{reach}; together they reach {next}",
            mode.stride / reach
        ));
        reach = next;
    }
    steps.push(format!("behind all modes: ⌈{m} / {reach}⌉ copies, {reach} apart"));
    Ok(steps)
}

fn divide(a: &str, b: &str) -> Result<Vec<String>, Error> {
    let (a, b) = (Layout::parse(a)?, Layout::parse(b)?);
    let rest = b.complement(a.size())?;
    Ok(vec![
        format!("A ∘ (B, B*), A = {a} of size {}, B = {b} of size {}", a.size(), b.size()),
        format!("B* = complement(B, {}) = {rest} of size {}", a.size(), rest.size()),
        format!("(B, B*) = {}", Layout::from_modes([&b, &rest])?),
    ])
}

fn product(a: &str, b: &str) -> Result<Vec<String>, Error> {
    let (a, b) = (Layout::parse(a)?, Layout::parse(b)?);
    let room = a.size().saturating_mul(b.cosize());
    let free = a.complement(room)?;
    Ok(vec![
        format!("(A, A* ∘ B), A = {a} of size {}, B = {b} of cosize {}", a.size(), b.cosize()),
        format!("A* = complement(A, {room}) = {free}"),
        format!("A* ∘ B = {}", free.compose(&b)?),
    ])
}

fn right_inverse(a: &str) -> Result<Vec<String>, Error> {
    let a = Layout::parse(a)?;
    let flat = a.coalesce()?;
    let mut steps = vec![format!("A(R(i)) = i; A coalesced: {flat}")];
    let mut next = 1_i64;
    while let Some(mode) =
        flat.leaves().iter().filter(|mode| mode.stride == next).max_by_key(|mode| mode.size)
    {
        let Some(reach) = next.checked_mul(mode.size) else { return Ok(steps) };
        steps.push(format!("index {next} is one step of mode {mode}: indices up to {}", reach - 1));
        next = reach;
    }
    steps.push(format!("no mode steps by {next}: the run ends"));
    Ok(steps)
}

fn left_inverse(a: &str) -> Result<Vec<String>, Error> {
    let a = Layout::parse(a)?;
    let mut modes: Vec<_> = a.coalesce()?.leaves().to_vec();
    modes.sort_by_key(|mode| mode.stride);
    let mut steps = vec![format!("L(A(i)) = i; A coalesced: {}", a.coalesce()?)];
    steps.extend(modes.iter().filter(|mode| mode.stride != 0).map(|mode| {
        format!(
            "mode {mode}: its coordinate is the index / {}, below the next larger stride",
            mode.stride
        )
    }));
    Ok(steps)
}

fn coalesce(a: &str) -> Result<Vec<String>, Error> {
    let a = Layout::parse(a)?;
    let mut steps = vec![format!("{}", a.flatten())];
    for pair in a.leaves().windows(2) {
        let verdict = if pair.iter().any(|mode| mode.size == 1) {
            "a mode of size 1 goes"
        } else if pair[0].size.checked_mul(pair[0].stride) == Some(pair[1].stride) {
            "the second continues the first"
        } else {
            "stay apart"
        };
        steps.push(format!("{} then {}: {verdict}", pair[0], pair[1]));
    }
    Ok(steps)
}

fn by_mode(a: &str, tiler: &str) -> Result<Vec<String>, Error> {
    let (a, tiler) = (Layout::parse(a)?, Tiler::parse(tiler)?);
    let Tiler::Modes(each) = tiler else { return Ok(Vec::new()) };
    a.modes()
        .zip(&each)
        .enumerate()
        .map(|(i, (mode, tile))| {
            Ok(format!("mode {i}: {mode} by {tile} = {}", mode.logical_divide(tile)?))
        })
        .collect()
}
