//! The strides that `layout!` fills in: compact, first mode fastest, CuTe's `LayoutLeft`.
//!
//! Depth first and from left to right, a size's stride is the product of the sizes before it, and a
//! mode of size 1 has stride 0: it never steps.
//!
//! | shape | strides |
//! | --- | --- |
//! | `(4,8)` | `(1,4)` |
//! | `(4,(1,8),16)` | `(1,(0,4),32)` |
//! | `1` | `0` |

use syn::Result;

use crate::{
    notation::{IntTuple, Leaf, LeafKind, Modes, Number},
    refuse,
};

/// Nothing if a part of the shape is known at run time only.
pub(crate) fn strides(shape: &IntTuple) -> Result<Option<IntTuple>> {
    // Sizes are at most 2^62, and the product is checked before it becomes a stride.
    if is_static(shape) { modes(shape, &mut 1).map(Some) } else { Ok(None) }
}

fn is_static(shape: &IntTuple) -> bool {
    match shape {
        IntTuple::Leaf(leaf) => !leaf.is_dynamic(),
        IntTuple::Modes(modes) => modes.modes.iter().all(is_static),
    }
}

fn modes(shape: &IntTuple, before: &mut u128) -> Result<IntTuple> {
    Ok(match shape {
        IntTuple::Leaf(size) => IntTuple::Leaf(leaf(size, before)?),
        IntTuple::Modes(Modes { modes: sizes, written }) => IntTuple::Modes(Modes {
            modes: sizes.iter().map(|size| modes(size, before)).collect::<Result<_>>()?,
            written: written.clone(),
        }),
    })
}

fn leaf(size: &Leaf, before: &mut u128) -> Result<Leaf> {
    let magnitude = match &size.kind {
        LeafKind::Number(number) => number.magnitude,
        LeafKind::Basis(_) | LeafKind::Keep | LeafKind::Dynamic(_) => {
            unreachable!("a valid static shape holds numbers only")
        }
    };
    let stride = if magnitude == 1 { 0 } else { *before };
    let stride = u64::try_from(stride)
        .ok()
        .filter(|&stride| stride <= Number::MAX)
        .ok_or_else(|| refuse::compact_stride_too_large(size))?;
    *before *= u128::from(magnitude);
    Ok(Leaf { kind: LeafKind::Number(Number::natural(stride)), written: size.written.clone() })
}

#[cfg(test)]
mod tests {
    use syn::parse::Parser;

    use crate::parse;

    /// Shapes and strides as CuTe's `make_layout` answers them.
    #[test]
    fn strides_are_those_of_cute() {
        for (shape, expected) in [
            ("6", "1"),
            ("(5)", "(1)"),
            ("(4,8)", "(1,4)"),
            ("(4,1)", "(1,0)"),
            ("(16,1,6)", "(1,0,16)"),
            ("((1,16),2)", "((0,1),16)"),
            ("(16,(1),4)", "(1,(0),16)"),
            ("(4,(1,8),16)", "(1,(0,4),32)"),
            ("(1,((4,6)),8)", "(0,((1,4)),24)"),
            ("(((4,6)),7,(6))", "(((1,4)),24,(168))"),
            ("(2,1,((2,2,6)))", "(1,0,((2,4,8)))"),
            ("((2,8),(2,1,2),1)", "((1,2),(16,0,32),0)"),
            ("(8,(5,4,6),4)", "(1,(8,40,160),960)"),
        ] {
            let parsed = parse::int_tuple.parse_str(shape).unwrap();
            let strides = super::strides(&parsed).unwrap().unwrap();
            assert_eq!(strides.to_string(), expected, "the strides of {shape}");
        }
    }

    #[test]
    fn a_run_time_size_leaves_the_strides_to_the_library() {
        let parsed = parse::int_tuple.parse_str("(4,(n,1))").unwrap();
        assert!(super::strides(&parsed).unwrap().is_none());
    }
}
