//! The cases from public reports, as questions to the engine.

/// What a case asks of the engine: an operation, its arguments, and the answer, `None` for a
/// refusal.
pub(crate) type Ask = (&'static str, &'static [&'static str], Option<&'static str>);

/// The cases that the table below turns into questions; the others are about pointers, buffers or
/// swizzled layouts, which are no part of the engine.
pub(crate) fn asks(id: &str) -> &'static [Ask] {
    match id {
        "coal-004" => &[
            ("complement", &["6:4", "24"], Some("4:1")),
            ("coalesce", &["(4,6):(1,4)"], Some("24:1")),
        ],
        "coal-003" => &[("coalesce", &["(1,1):(1,1)"], Some("1:0"))],
        "comp-003" => &[("composition", &["(4,2,8):(3,12,97)", "3:3"], Some("3:9"))],
        "comp-010" => &[("composition", &["(2,3):(1,2)", "(2,3):(3,1)"], Some("(2,3):(3,1)"))],
        "comp-014" => &[("composition", &["(4,6,8,10):(2,3,5,7)", "6:12"], Some("(2,3):(9,5)"))],
        "comp-016" => &[("composition", &["(5,3):(7,1)", "2:3"], Some("2:21"))],
        "div-001" => {
            &[("logical_divide", &["(12,32):(1,12)", "(4,8):(1,4)"], Some("((4,8),12):((1,4),32)"))]
        }
        "div-002" => &[("zipped_divide", &["(12,(4,8)):(7,(1,30))", "128:1"], None)],
        "div-003" => &[
            ("logical_divide_tiler", &["(5,8):(1,5)", "(2,4)"], None),
            (
                "logical_divide_tiler",
                &["(5,8):(1,5)", "uneven((2,4))"],
                Some("((2,3),(4,2)):((1,2),(5,20))"),
            ),
        ],
        "div-004" => &[("logical_divide_tiler", &["(4,8):(1,4)", "(2,4,6)"], None)],
        "div-009" => &[
            (
                "logical_divide_tiler",
                &["(8,16):(20,1)", "(4:1,8:2)"],
                Some("((4,2),(8,2)):((20,80),(2,1))"),
            ),
            (
                "zipped_divide_tiler",
                &["(8,16):(20,1)", "(4:1,8:2)"],
                Some("((4,8),(2,2)):((20,2),(80,1))"),
            ),
        ],
        "div-010" => &[(
            "zipped_divide_tiler",
            &["(12,(4,8)):(7,(1,30))", "(2,_)"],
            Some("((2,(4,8)),(6,1)):((7,(1,30)),(14,0))"),
        )],
        "div-012" => &[("logical_divide_tiler", &["4:3", "4"], Some("(4,1):(3,0)"))],
        "div-014" => &[(
            "zipped_divide_tiler",
            &["(2,6):(6,1)", "(1,2)"],
            Some("((1,2),(2,3)):((0,1),(6,2))"),
        )],
        "prod-004" => &[
            ("tiled_product", &["(2,2):(1,2)", "(3,4):(4,1)"], Some("((2,2),3,4):((1,2),16,4)")),
            (
                "zipped_product",
                &["(2,2):(1,2)", "(3,4):(4,1)"],
                Some("((2,2),(3,4)):((1,2),(16,4))"),
            ),
        ],
        "prod-005" => {
            &[("logical_product_tiler", &["(2,2):(1,3)", "2"], Some("((2,2),2):((1,3),6)"))]
        }
        "slice-001" => &[(
            "slice_and_offset",
            &["(2,((0,_),_))", "((3,2),((2,3),2)):((4,1),((2,15),100))"],
            Some("(3,2):(15,100) @ 8"),
        )],
        "slice-002" => &[(
            "slice_and_offset",
            &["((1,_),((_,0),_))", "((3,2),((2,3),2)):((4,1),((2,15),100))"],
            Some("(2,2,2):(1,2,100) @ 4"),
        )],
        "size-003" => {
            &[("size", &["(3,5):(1,4)"], Some("15")), ("cosize", &["(3,5):(1,4)"], Some("19"))]
        }
        "default-002" => &[("crd2idx", &["(1,0)", "(512,512):(1024,1)"], Some("1024"))],
        "swz-001" => &[
            ("swizzle", &["Sw<3,4,3>", "32"], Some("32")),
            ("swizzle", &["Sw<3,2,3>", "32"], Some("36")),
        ],
        "tv-001" => &[
            ("get_1d_coord", &["0", "((4,8),8):((32,1),8)"], None),
            ("get_1d_coord", &["64", "((4,8),8):((64,1),8)"], Some("1")),
        ],
        "rec-001" => &[("recast", &["16", "32", "16:1"], Some("8:1"))],
        "rec-003" => &[("recast", &["64", "16", "(1,1):(0,0)"], None)],
        "vec-001" => &[("max_common_vector", &["(2,3):(1,2)", "(2,3):(1,2)"], Some("6"))],
        _ => &[],
    }
}

/// `op("a", "b")` or `op("a", 3)` or `op(11, (5,4))`.
pub(crate) fn expression(input: &str) -> Option<(String, Vec<String>)> {
    let (op, rest) = input.split_once('(')?;
    let known = [
        "composition",
        "coalesce",
        "complement",
        "right_inverse",
        "left_inverse",
        "logical_product",
        "idx2crd",
    ];
    if !known.contains(&op) || input.contains("S<") {
        return None;
    }
    let args =
        rest.strip_suffix(')')?.split(", ").map(|arg| arg.trim_matches('"').to_owned()).collect();
    Some((op.to_owned(), args))
}
