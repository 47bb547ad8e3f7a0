//! What a refusal says: the operation, the mode as the user counts, the numbers, the law and a way
//! out.

#![cfg(feature = "alloc")]

use colex::dynamic::{Coord, CoordinateLayout, Error, IntTuple, Layout, Swizzle, Tiler, uneven};

fn layout(text: &str) -> Layout {
    Layout::parse(text).unwrap()
}

#[track_caller]
fn says<T: std::fmt::Debug>(result: Result<T, Error>, sentence: &str) {
    assert_eq!(result.unwrap_err().to_string(), sentence);
}

#[test]
fn a_mode_that_does_not_split() {
    says(
        layout("(6,2):(8,2)").compose(layout("(3,(4,2)):(1,(2,8))")),
        "composition is undefined: mode 1.0 of the right-hand layout, `4:2`, does not split into runs of 3 (4 is not a multiple of 3); \
         every mode must step evenly through the left-hand layout `(6,2):(8,2)`: take a size that is a multiple of 3, or at most 3",
    );
    says(
        layout("(4,6,2):(6,1,24)").compose(layout("(2,36):(48,1)")),
        "composition is undefined: mode 1 of the right-hand layout, `36:1`, leaves `9:4` after its first runs, which does not split into runs of 6 \
         (9 is not a multiple of 6); every mode must step evenly through the left-hand layout `(4,6,2):(6,1,24)`: take a size that is a multiple of 6, or at most 6",
    );
}

#[test]
fn modes_that_carry() {
    says(
        layout("(6,2):(8,2)").compose(layout("4:4")),
        "composition is undefined: mode 0 of the right-hand layout, stepping by 4, carries past mode 0 of the left-hand layout, of size 6 \
         (the right-hand modes together reach coordinate 6 there, in `(6,2):(8,2)`); all modes together must stay below the size: use fewer or smaller steps",
    );
}

#[test]
fn a_step_below_zero() {
    says(
        layout("(2,3):(2,1)").compose(layout("6:-1")),
        "composition is undefined: mode 0 of the right-hand layout, `6:-1`, steps below index 0, where the left-hand layout `(2,3):(2,1)` has no value; \
         only a left-hand layout of one mode goes on below 0: reverse the mode and add its first index as an offset",
    );
    // One mode goes on below 0, and negative strides on the left need no care.
    assert_eq!(layout("24:2").compose(layout("4:-1")).unwrap().to_string(), "4:-2");
    assert_eq!(
        layout("(4,6):(-6,1)").compose(layout("(2,3):(2,4)")).unwrap().to_string(),
        "(2,3):(-12,1)"
    );
}

#[test]
fn coordinates_that_the_left_hand_layout_does_not_have() {
    let compose =
        |a: &str, b: &str| layout(a).compose_coordinates(&CoordinateLayout::parse(b).unwrap());
    says(
        compose("(4,(2,4)):(8,(1,2))", "(4,2):(1@1@1,1@1@1)"),
        "composition is undefined: the right-hand layout takes the coordinate 4 of mode 1.1 of the left-hand layout `(4,(2,4)):(8,(1,2))`, of size 4; \
         each must be one of the left-hand layout's shape: take fewer or smaller steps",
    );
    says(
        compose("(4,8):(8,1)", "(2,2):(1@0,1@2)"),
        "coordinate `1@2` does not fit shape `(4,8)`; give each tuple as many numbers as the shape has modes there, or one number for the whole mode",
    );
    says(
        compose("(4,8):(8,1)", "(2,2):(1@0@0,1@1)"),
        "coordinate `1@0@0` does not fit shape `(4,8)`; give each tuple as many numbers as the shape has modes there, or one number for the whole mode",
    );
    says(compose("(4,8):(8,1)", "2:-1@1"), "coordinate -1 is negative; coordinates count from 0");
    // a number in mode 1, and a coordinate there, do not add up
    assert!(compose("(4,(2,4)):(8,(1,2))", "(2,2):(1@1,1@1@1)").is_err());
    assert_eq!(
        compose("(4,(2,4)):(8,(1,2))", "(8,2):(1@1,1@0)").unwrap().to_string(),
        "(8,2):(1,8)"
    );
    assert!(matches!(
        CoordinateLayout::parse("8:5"),
        Err(Error::Parse { position: 3, expected: "`@` and a mode", found: None })
    ));
}

#[test]
fn three_refusals_of_complement_and_inverse() {
    says(
        layout("(3,2):(1,2)").complement(12),
        "complement is undefined: `(3,2):(1,2)` is not injective, its modes `3:1` and `2:2` overlap (both reach index 2); \
         every index may occur once: use filter to drop stride-0 modes, or larger strides",
    );
    says(
        layout("(2,2):(2,3)").left_inverse(),
        "left_inverse is undefined: the strides of `(2,2):(2,3)` do not chain, its modes interleave or leave uneven gaps (3 of mode `2:3` is not a multiple of 2); \
         sorted by stride, each stride must be a multiple of what the modes before it span: pad or reorder the modes",
    );
    says(
        layout("4:8").complement("(3,5,2,4)".parse::<IntTuple>().unwrap()),
        "complement is undefined: shape `(3,5,2,4)` of size 120 cannot be tiled mode by mode with a span of 32 (2 repetitions reach only 64); \
         pass the size 120 instead of the shape, or a shape whose modes divide or are divided by 32",
    );
    for refused in [
        layout("4:-1").complement(8),
        layout("4:-1").left_inverse(),
        layout("4:-1").right_inverse(),
    ] {
        assert!(refused.unwrap_err().to_string().ends_with(
            "is undefined: mode `4:-1` of `4:-1` has a negative stride, and the indices must start at 0; reverse the mode and keep the offset apart"
        ));
    }
}

#[test]
fn a_tile_that_does_not_divide() {
    let rows = layout("(10,8):(8,1)");
    says(
        rows.zipped_divide(Tiler::parse("[4,8]").unwrap()),
        "in mode 0: zipped_divide is undefined: a tile of 4 does not divide a mode of size 10 (10 is not a multiple of 4); \
         pad the mode, choose a tile that divides it, or spell the rounding up as uneven(tile)",
    );
    assert_eq!(
        rows.zipped_divide(uneven(Tiler::parse("[4,8]").unwrap())).unwrap().to_string(),
        "((4,8),(3,1)):((8,1),(32,0))"
    );
    says(
        layout("16:1").logical_divide(layout("4:3")),
        "logical_divide is undefined: tile `4:3` does not divide a mode of size 16 (with its repetitions it covers 24 elements, not 16); \
         pad the mode, choose a tile that divides it, or spell the rounding up as uneven(tile)",
    );
    says(
        layout("(4,8):(1,4)").logical_divide(Tiler::parse("(2,4,6)").unwrap()),
        "logical_divide is undefined: a tiler of 3 modes does not fit a layout of 2 modes; each mode of the tiler needs its own mode: drop tiles or group differently",
    );
    says(
        layout("4:1").compose(Tiler::Size(5)),
        "composition is undefined: tile `5:1` reaches 5 elements into a mode of size 4; a tile must lie inside its mode: choose a smaller tile, or spell the overhang as uneven(tile)",
    );
}

#[test]
fn a_step_that_the_user_did_not_write() {
    says(
        layout("(6,4):(4,1)").zipped_divide(layout("(2,4):(12,1)")),
        "zipped_divide composes `(6,4):(4,1)` with `((2,4),3):((12,1),4)`, but composition is undefined: mode 1 of the right-hand layout, `3:4`, \
         does not split into runs of 2 (3 is not a multiple of 2); every mode must step evenly through the left-hand layout `(6,4):(4,1)`: \
         take a size that is a multiple of 2, or at most 2",
    );
}

#[test]
fn text_that_is_no_layout() {
    says(
        Layout::parse("(4,8):(1,4"),
        "not a layout: expected `,` or `)` at byte 10, where the text ends",
    );
    says(Layout::parse("(4,x)"), "not a layout: expected a number at byte 3, found `x`");
    says(Layout::parse("4:1:2"), "not a layout: expected the end at byte 3, found `:`");
    says(
        Layout::parse("(4,2):(1,(2,3))"),
        "shape `(4,2)` and stride `(1,(2,3))` differ in structure; every size needs exactly one stride, nested in the same way",
    );
    says(Layout::parse("(4,(2,0)):(1,(2,3))"), "mode 1.1 has size 0; sizes start at 1");
    says(
        Layout::parse("4:99999999999999999999"),
        "number overflows: a size, stride or index does not fit 64 bits; use smaller numbers",
    );
    says(
        Layout::parse("(4,4):(1,9223372036854775807)"),
        "layout overflows: a size, stride or index does not fit 64 bits; use smaller numbers",
    );
    says(
        Layout::parse(&"(".repeat(100_000)),
        "tuples are nested deeper than 64 levels; flatten inner modes first",
    );
    assert!("Sw<3,0,1>".parse::<Swizzle>().is_err());
}

#[test]
fn coordinates_that_do_not_fit() {
    let l = layout("(4,(2,4)):(2,(1,8))");
    says(
        l.index([1, 2, 3]),
        "coordinate `(1,2,3)` does not fit shape `(4,(2,4))`; give each tuple as many numbers as the shape has modes there, or one number for the whole mode",
    );
    says(l.index([1, -2]), "coordinate -2 is negative; coordinates count from 0");
    says(
        l.slice(&"(_,(1,_,_))".parse::<Coord>().unwrap()),
        "coordinate `(_,(1,_,_))` does not fit shape `(4,(2,4))`; give each tuple as many numbers as the shape has modes there, or one number for the whole mode",
    );
    says(l.mode(&[1, 2]), "mode: there is no mode 2; the layout has 2 modes, counted from 0");
}
