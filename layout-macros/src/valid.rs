//! What the grammar admits and a layout does not: the rules, in the order in which they are checked.
//!
//! | | shape | stride | coordinate | tile |
//! | --- | --- | --- | --- | --- |
//! | 0 | no | yes | yes | no |
//! | negative | no | yes | yes | no |
//! | `1@0` | no | yes | no | no |
//! | `_` | no | no | yes | yes |

use core::fmt;

use quote::ToTokens;
use syn::Result;

use crate::{
    notation::{IntTuple, LayoutNotation, Leaf, LeafKind, Modes, Tiler},
    refuse,
};

/// The longest tuple that colex implements its traits for.
const MODE_LIMIT: usize = 12;

/// What a tuple is used as.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Role {
    Shape,
    Stride,
    Coordinate,
    Tile,
}

impl fmt::Display for Role {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Shape => "shape",
            Self::Stride => "stride",
            Self::Coordinate => "coordinate",
            Self::Tile => "tile",
        })
    }
}

pub(crate) fn layout(layout: &LayoutNotation) -> Result<()> {
    int_tuple(&layout.shape, Role::Shape)?;
    if let Some(stride) = &layout.stride {
        int_tuple(stride, Role::Stride)?;
        congruent(&layout.shape, stride)?;
    }
    Ok(())
}

pub(crate) fn int_tuple(tuple: &IntTuple, role: Role) -> Result<()> {
    match tuple {
        IntTuple::Leaf(element) => leaf(element, role),
        IntTuple::Modes(modes) => {
            count(modes)?;
            modes.modes.iter().try_for_each(|mode| int_tuple(mode, role))
        }
    }
}

pub(crate) fn tilers(tilers: &[Tiler]) -> Result<()> {
    at_most_limit(tilers)?;
    tilers.iter().try_for_each(|element| match element {
        Tiler::Leaf(element) => leaf(element, Role::Tile),
        Tiler::Layout(element) => layout(element),
        Tiler::Modes(modes) => {
            count(modes)?;
            self::tilers(&modes.modes)
        }
    })
}

fn leaf(leaf: &Leaf, role: Role) -> Result<()> {
    let extent = matches!(role, Role::Shape | Role::Tile);
    match &leaf.kind {
        LeafKind::Number(number) if extent && number.magnitude == 0 => Err(refuse::zero_size(leaf)),
        LeafKind::Number(number) if extent && number.negative => Err(refuse::negative_size(leaf)),
        LeafKind::Basis(_) if role != Role::Stride => Err(refuse::basis(leaf, role)),
        LeafKind::Keep if matches!(role, Role::Shape | Role::Stride) => {
            Err(refuse::keep(leaf, role))
        }
        _ => Ok(()),
    }
}

fn count<T: ToTokens>(modes: &Modes<T>) -> Result<()> {
    if modes.modes.is_empty() {
        return Err(refuse::no_modes(&modes.written));
    }
    at_most_limit(&modes.modes)
}

fn at_most_limit<T: ToTokens>(modes: &[T]) -> Result<()> {
    match modes.get(MODE_LIMIT) {
        Some(first_extra) => Err(refuse::too_many_modes(first_extra, modes.len(), MODE_LIMIT)),
        None => Ok(()),
    }
}

/// Shape and stride have one structure: the same tuples around their leaves.
///
/// A name or an expression may hold a tuple, so opposite one of them everything is accepted here and
/// left to the type checker.
fn congruent(shape: &IntTuple, stride: &IntTuple) -> Result<()> {
    parts((shape, stride), shape, stride, &mut Vec::new())
}

fn parts(
    whole: (&IntTuple, &IntTuple),
    shape: &IntTuple,
    stride: &IntTuple,
    path: &mut Vec<usize>,
) -> Result<()> {
    let differ =
        |part: &IntTuple, difference: &str| Err(refuse::not_congruent(whole, part, difference));
    match (shape, stride) {
        (IntTuple::Modes(sizes), IntTuple::Modes(strides)) => {
            for (i, (size, stride)) in sizes.modes.iter().zip(&strides.modes).enumerate() {
                path.push(i);
                parts(whole, size, stride, path)?;
                path.pop();
            }
            let shared = sizes.modes.len().min(strides.modes.len());
            path.push(shared);
            let mode = mode_named(path);
            path.pop();
            if let Some(extra) = strides.modes.get(shared) {
                return differ(extra, &format!("{mode} has no size"));
            }
            if let Some(extra) = sizes.modes.get(shared) {
                return differ(extra, &format!("{mode} has no stride"));
            }
            Ok(())
        }
        (IntTuple::Leaf(size), IntTuple::Modes(_)) if !size.is_dynamic() => differ(
            stride,
            &format!("{} is the number `{size}`, and its stride a tuple", mode_named(path)),
        ),
        (IntTuple::Modes(_), IntTuple::Leaf(step)) if !step.is_dynamic() => differ(
            stride,
            &format!("{} is the tuple `{shape}`, and its stride a number", mode_named(path)),
        ),
        _ => Ok(()),
    }
}

/// As users count: `mode 1.0`.
fn mode_named(path: &[usize]) -> String {
    if path.is_empty() {
        return "the shape".to_owned();
    }
    let path: Vec<_> = path.iter().map(ToString::to_string).collect();
    format!("mode {}", path.join("."))
}
