//! What layouts cost the compiler: `cargo bench --bench compile_time`, on a quiet Linux machine. Names behind
//! `--` choose among `operations`, `prelude`, `tour` and `again`.
//!
//! The operations are those that CuTe was measured with (`compile_bench.json`): matrices by
//! thread-value layouts, and matrices cut into tiles, each written out, computed and compared with its
//! result. User time and memory are what rustc takes for `cargo check`, less what it takes for an empty
//! file; queries are a count without noise, see `compile/queries.rs`.

#[allow(dead_code, reason = "the explorer also lists what it knows")]
#[path = "../examples/support/call.rs"]
mod call;
#[path = "compile/library.rs"]
mod library;
#[path = "compile/measure.rs"]
mod measure;
#[path = "compile/programs.rs"]
mod programs;
#[path = "compile/queries.rs"]
mod queries;

use std::path::{Path, PathBuf};

use library::Library;
use measure::Taken;

/// How often each program is compiled.
const RUNS: usize = 5;
/// How many operations a program has.
const COUNTS: [usize; 4] = [10, 50, 200, 400];
/// What CuTe takes for one, in milliseconds: g++ 12, 200 operations of the same file.
const CUTE: [(&str, f64); 3] =
    [("composition", 41.0), ("logical_divide", 31.0), ("zipped_divide", 34.0)];

fn main() {
    let bench = Bench::new();
    let wanted: Vec<String> = std::env::args().skip(1).filter(|arg| arg != "--bench").collect();
    let parts: [(&str, fn(&Bench)); 4] = [
        ("operations", Bench::operations),
        ("prelude", Bench::prelude),
        ("tour", Bench::tour),
        ("again", Bench::again),
    ];
    for (name, part) in parts {
        if wanted.is_empty() || wanted.iter().any(|word| word == name) {
            part(&bench);
        }
    }
}

struct Bench {
    library: Library,
    out: PathBuf,
}

impl Bench {
    fn new() -> Self {
        let out = Path::new(env!("CARGO_TARGET_TMPDIR")).join("compile_time");
        let library = Library::check(&out);
        Self { library, out }
    }

    /// What a program takes, compiled with some more flags.
    fn take(&self, program: &str, flags: &[&str]) -> Taken {
        self.take_file(&self.write(program), flags)
    }

    /// The same of a program in a file.
    fn take_file(&self, program: &Path, flags: &[&str]) -> Taken {
        measure::median(RUNS, || {
            let mut command = self.library.compiler(program, &self.out);
            measure::run(command.args(flags))
        })
    }

    /// How many queries a program takes.
    fn count(&self, program: &str) -> u64 {
        let profile = self.out.join("profile");
        let mut command = self.library.compiler(&self.write(program), &self.out);
        let output = library::profiled(&mut command, &profile).output().expect("rustc runs");
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        queries::count(&profile).unwrap_or(0)
    }

    fn write(&self, program: &str) -> PathBuf {
        let path = self.out.join("program.rs");
        std::fs::write(&path, program).expect("the program is written");
        path
    }

    /// The operations, by kind and number.
    fn operations(&self) {
        let text = include_str!("compile_bench.json");
        let bench = serde_json::from_str(text).expect("the cases are JSON");
        let empty = self.take("", &[]);
        println!("an empty file: {:.0} ms, {:.0} MB\n", empty.milliseconds, empty.megabytes);
        println!("| operation | number | ms | ms each | MB | queries each | CuTe, ms each |");
        println!("| --- | ---: | ---: | ---: | ---: | ---: | ---: |");
        for (kind, cute) in CUTE {
            for count in COUNTS {
                let cases = programs::cases(&bench, kind, count);
                self.row(kind, &programs::program(kind, &cases), count, &empty, &format!("{cute}"));
            }
            let cases = programs::cases(&bench, kind, 200);
            let name = format!("{kind}: only its layouts");
            self.row(&name, &programs::literals(&cases), 200, &empty, "");
        }
        println!();
    }

    fn row(&self, name: &str, program: &str, count: usize, empty: &Taken, cute: &str) {
        let taken = self.take(program, &[]);
        let each = u32::try_from(count).expect("some hundreds");
        let ms = taken.milliseconds - empty.milliseconds;
        println!(
            "| {name} | {count} | {ms:.0} | {:.2} | {:.0} | {} | {cute} |",
            ms / f64::from(each),
            taken.megabytes - empty.megabytes,
            self.count(program) / u64::from(each),
        );
    }

    /// What it costs to have the prelude in scope.
    fn prelude(&self) {
        let incremental = format!("-Cincremental={}", self.out.join("incremental").display());
        println!("| a crate | check, ms | check again, ms | build, ms | MB |");
        println!("| --- | ---: | ---: | ---: | ---: |");
        for (name, program) in [("empty", ""), ("with the prelude", "pub use colex::prelude::*;")] {
            let check = self.take(program, &[]);
            let again = self.take(program, &[&incremental]);
            let build = self.take(program, &["--emit=link"]);
            println!(
                "| {name} | {:.0} | {:.0} | {:.0} | {:.0} |",
                check.milliseconds, again.milliseconds, build.milliseconds, check.megabytes
            );
        }
        println!();
    }

    /// What the tour costs.
    fn tour(&self) {
        let tour = Path::new(env!("CARGO_MANIFEST_DIR")).join("examples/tour.rs");
        let lines = std::fs::read_to_string(&tour).expect("the tour can be read").lines().count();
        let (empty, taken) = (self.take("", &[]), self.take_file(&tour, &["--cap-lints=allow"]));
        println!(
            "the tour, {lines} lines: {:.0} ms, {:.0} MB\n",
            taken.milliseconds - empty.milliseconds,
            taken.megabytes - empty.megabytes,
        );
    }

    /// What an editor waits for: one function of many changes, and the crate is checked again.
    fn again(&self) {
        let text = include_str!("compile_bench.json");
        let bench = serde_json::from_str(text).expect("the cases are JSON");
        let cases = programs::cases(&bench, "composition", 200);
        let program = programs::program("composition", &cases);
        let incremental = format!("-Cincremental={}", self.out.join("incremental").display());
        let first = self.take(&program, &[]);
        self.take(&program, &[&incremental]);
        let mut edits = 0;
        let taken = measure::median(RUNS, || {
            edits += 1;
            let edited =
                program.replace("fn case_7() {", &format!("fn case_7() {{ let _ = {edits};"));
            let mut command = self.library.compiler(&self.write(&edited), &self.out);
            measure::run(command.arg(&incremental))
        });
        println!(
            "200 compositions: {:.0} ms; after an edit in one of them: {:.0} ms",
            first.milliseconds, taken.milliseconds
        );
    }
}
