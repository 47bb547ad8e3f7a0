//! Zero cost at run time: layouts and hand-written expressions compile to the same instructions.
//!
//! `tests/codegen` is a crate of pairs, compiled here for release. Each pair's instructions must be the
//! same, or fewer on the layout's side; what is not so stands in [`UNLIKE`] with the reason. Some pairs
//! are shown in the docs beside their operation: `BLESS=1 cargo test --test codegen` writes these pages
//! anew.

#[path = "codegen/assembly.rs"]
mod assembly;
#[path = "codegen/page.rs"]
mod page;

use std::path::{Path, PathBuf};
use std::process::Command;

use assembly::Assembly;

/// Pairs whose instructions are others, how many more the layout's are, and why.
const UNLIKE: &[(&str, usize, &str)] = &[
    ("copy_contiguous", 28, "unrolled in place, where `copy_from_slice` calls `memcpy`"),
    ("copy_strided", 0, "the same loads and stores in another order"),
    ("fill_tile", 0, "the same stores in another order"),
    ("gather_tile", 16, "an element has one branch, not two, and none for the end of the slice"),
    ("is_within", 0, "both sums are made before the first comparison"),
    ("nested_at_a_pair", 0, "the last two terms are added in the other order"),
    ("pack", 0, "the loop counts with `lea` and `mov` in the place of `mov` and `inc`"),
    (
        "swizzled_element",
        1,
        "the row is shifted by 8 and by 5, in the place of by 6, back by 3, and an index",
    ),
    ("predicate", 0, "the bits are put together in another order"),
    ("tensor_element", 3, "a reference in an `Option` is compared with null once more"),
];

/// Fewer pairs than this prove too little.
const ENOUGH: usize = 25;

/// The pairs that the docs show.
const SHOWN: &[&str] = &["one_number", "thread_value", "divided", "sliced_tile"];

#[test]
fn layouts_compile_to_what_one_would_write_by_hand() {
    if !cfg!(target_arch = "x86_64") {
        println!("skipped: the pairs are compared on x86_64");
        return;
    }
    let assembly = Assembly::read(&compile());
    let pairs = assembly.pairs();
    assert!(pairs.len() >= ENOUGH, "only {} pairs were found", pairs.len());
    let mut wrong = Vec::new();
    for (name, layout, by_hand) in &pairs {
        let (ours, theirs) = (assembly.code(layout), assembly.code(by_hand));
        let allowed = UNLIKE.iter().find(|(pair, ..)| pair == name);
        let verdict = match (ours == theirs, ours.len() < theirs.len()) {
            (true, _) => "the same",
            (_, true) => "shorter",
            _ => match allowed {
                Some((_, more, why)) if ours.len() == theirs.len() + more => why,
                _ => "LONGER OR OTHER",
            },
        };
        println!("{name:30} {:4} {:4}  {verdict}", ours.len(), theirs.len());
        let stale = allowed.is_some_and(|(_, _, why)| verdict != *why);
        if verdict == "LONGER OR OTHER" || stale {
            wrong.push(format!(
                "{name}, {} against {}:\n{}\n--- by hand:\n{}\n",
                ours.len(),
                theirs.len(),
                ours.join("\n"),
                theirs.join("\n")
            ));
        }
    }
    assert!(wrong.is_empty(), "{} of {} pairs:\n{}", wrong.len(), pairs.len(), wrong.join("\n"));
    for name in SHOWN {
        let (_, layout, _) = pairs.iter().find(|pair| pair.0 == *name).expect("a pair is shown");
        page::check(name, &assembly.code(layout));
    }
}

/// Compiles the crate of pairs for release; the path of its assembly.
fn compile() -> PathBuf {
    let target = Path::new(env!("CARGO_TARGET_TMPDIR")).join("codegen");
    let assembly = target.join("pairs.s");
    let output = Command::new(env!("CARGO"))
        // Whatever colex depends on is here already: this test was built with it.
        .args(["rustc", "--offline", "--quiet", "--release", "--manifest-path"])
        .arg(page::root().join("tests/codegen/Cargo.toml"))
        .arg("--")
        .arg(format!("--emit=asm={}", assembly.display()))
        .args(["-Cllvm-args=-x86-asm-syntax=intel", "-Csymbol-mangling-version=v0"])
        .env("CARGO_TARGET_DIR", &target)
        .env_remove("RUSTFLAGS")
        .output()
        .expect("cargo runs");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    assembly
}
