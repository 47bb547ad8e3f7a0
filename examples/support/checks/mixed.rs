//! The same questions with some numbers at run time.
//!
//! What the compiler cannot know is checked when the operation is called, by the same law: so the
//! value has the same indices, or there is none in either engine.

use std::fmt::Write;

use colex::dynamic::{Layout, View};

use super::file::HEAD;
use super::operation::{ALL, Operation};
use super::spelling::filled;
use super::{File, Question};

/// Which numbers of the layout are known at run time only.
#[derive(Clone, Copy, PartialEq)]
enum Numbers {
    Strides,
    Sizes,
    All,
    /// The last size and the first stride: a row-major matrix as it is met.
    Some,
}

use Numbers::{All, Sizes, Some as Few, Strides};

/// An operation with a layout of mixed numbers, in each of these ways.
struct Mixed {
    op: &'static str,
    /// Which argument that is.
    arg: usize,
    /// Whether it steps through the mixed layout and may carry.
    carries: bool,
    /// With `$m` for the mixed layout; a `Result`.
    call: &'static str,
    numbers: &'static [Numbers],
    /// So many answers.
    count: usize,
    /// So many refusals.
    refusals: usize,
}

#[rustfmt::skip]
const MIXED: &[Mixed] = &[
    Mixed { op: "coalesce", arg: 0, carries: false, call: "Ok($m.coalesce())", numbers: &[Strides, Sizes, All, Few], count: 12, refusals: 0 },
    Mixed { op: "flatten", arg: 0, carries: false, call: "Ok($m.flatten())", numbers: &[All, Few], count: 8, refusals: 0 },
    Mixed { op: "composition", arg: 0, carries: true, call: "$m.try_compose($1)", numbers: &[Strides, Sizes, All, Few], count: 24, refusals: 8 },
    Mixed { op: "composition_tiler", arg: 0, carries: false, call: "$m.try_compose($1)", numbers: &[Strides, Sizes, All, Few], count: 16, refusals: 8 },
    Mixed { op: "complement", arg: 0, carries: false, call: "$m.try_complement($1)", numbers: &[Sizes], count: 24, refusals: 8 },
    Mixed { op: "logical_divide", arg: 0, carries: true, call: "$m.try_logical_divide($1)", numbers: &[Strides, Sizes, All, Few], count: 16, refusals: 8 },
    Mixed { op: "zipped_divide_tiler", arg: 0, carries: false, call: "$m.try_zipped_divide($1)", numbers: &[Strides, Sizes, All, Few], count: 16, refusals: 8 },
    Mixed { op: "tiled_divide_tiler", arg: 0, carries: false, call: "$m.try_tiled_divide($1)", numbers: &[All, Few], count: 12, refusals: 0 },
    Mixed { op: "logical_divide_tiler", arg: 0, carries: false, call: "$m.try_logical_divide($1)", numbers: &[Strides, Few], count: 12, refusals: 0 },
    Mixed { op: "left_inverse", arg: 0, carries: false, call: "$m.try_left_inverse()", numbers: &[Sizes], count: 16, refusals: 8 },
    Mixed { op: "upcast", arg: 1, carries: false, call: "$m.try_upcast::<%0>()", numbers: &[Sizes, All], count: 12, refusals: 0 },
    Mixed { op: "downcast", arg: 1, carries: false, call: "$m.try_downcast::<%0>()", numbers: &[Sizes, All], count: 12, refusals: 0 },
    Mixed { op: "logical_product", arg: 1, carries: false, call: "$0.try_logical_product($m)", numbers: &[Strides, Sizes, All, Few], count: 12, refusals: 0 },
    Mixed { op: "blocked_product", arg: 1, carries: false, call: "$0.try_blocked_product($m)", numbers: &[Strides, Sizes, All, Few], count: 12, refusals: 0 },
];

/// Refused by the compiler, whatever the sizes.
const CERTAIN: [&str; 5] = [
    "(2,2):(2,3)",
    "(5,(4,6)):(12,(16,4))",
    "((4,16),4,4):((6,100),1,3)",
    "((16,4,7),7,4):((100,1,16),6,32)",
    "(16,12,(3,5,7)):(100,1,(2,12,32))",
];

/// The file of these questions: tests that run.
pub(super) fn file(asked: &[Question]) -> File {
    let mut text = HEAD.to_owned();
    text.push_str("use crate::names::*;\n");
    for mixed in MIXED {
        let operation = ALL.iter().find(|operation| operation.name == mixed.op).expect("it is one");
        write!(text, "\n#[test]\nfn {}() {{\n    let mut tally = Tally::of({0:?});\n", mixed.op)
            .expect("a string grows");
        let suitable = |question: &&Question| {
            question.op == mixed.op
                && !CERTAIN.contains(&question.args[mixed.arg].as_str())
                && is_suitable(&question.args[mixed.arg])
                && (!mixed.carries || is_coalesced(&question.args[mixed.arg]))
        };
        let (answered, refused): (Vec<&Question>, Vec<&Question>) =
            asked.iter().filter(suitable).partition(|question| question.answer.is_some());
        let answered = answered.into_iter().take(mixed.count);
        // With static sizes the compiler refuses, which is checked elsewhere.
        let refused = refused.into_iter().take(mixed.refusals);
        for (i, question) in answered.chain(refused).enumerate() {
            let numbers = match question.answer {
                Some(_) => mixed.numbers[i % mixed.numbers.len()],
                None => Sizes,
            };
            let call = spelled(operation, mixed, question, numbers);
            writeln!(text, "    tally.check(&{:?}, {call});", question.args)
                .expect("a string grows");
        }
        text.push_str("    tally.print();\n}\n");
    }
    File { name: "mixed.rs".into(), text, checks: (0, 0) }
}

/// Whether modes follow on one another cannot be seen in run-time strides, so such modes carry.
fn is_coalesced(layout: &str) -> bool {
    Layout::parse(layout).is_ok_and(|layout| {
        layout.coalesce().is_ok_and(|joined| joined.leaves().len() == layout.leaves().len())
    })
}

/// Numbers that may be 0 or negative are static, and a size that may be 1 makes a mode that counts.
fn is_suitable(layout: &str) -> bool {
    Layout::parse(layout).is_ok_and(|layout| {
        layout.leaves().len() > 1
            && layout.leaves().iter().all(|mode| mode.size > 1 && mode.stride > 0)
    })
}

fn spelled(operation: &Operation, mixed: &Mixed, question: &Question, numbers: Numbers) -> String {
    let layout = Layout::parse(&question.args[mixed.arg]).expect("a layout");
    let last = layout.leaves().len() - 1;
    let size = |i| matches!(numbers, Sizes | All) || numbers == Few && i == last;
    let stride = |i| matches!(numbers, Strides | All) || numbers == Few && i == 0;
    let shape = tuple(layout.shape().view(), &mut 0, &size);
    let strides = tuple(layout.stride().view(), &mut 0, &stride);
    let call = mixed.call.replace("$m", &format!("layout!({shape}:{strides})"));
    filled(&call, operation.args, &question.args)
}

/// The tuple in the macros' notation, some of its numbers at run time.
fn tuple(view: View<'_, i64>, leaf: &mut usize, at_run_time: &impl Fn(usize) -> bool) -> String {
    if let Some(number) = view.as_leaf() {
        *leaf += 1;
        return if at_run_time(*leaf - 1) {
            format!("{{{number}_usize}}")
        } else {
            number.to_string()
        };
    }
    let modes: Vec<String> = view.modes().map(|mode| tuple(mode, leaf, at_run_time)).collect();
    format!("({})", modes.join(","))
}
