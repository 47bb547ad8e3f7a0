//! A picture as a page of its own.

use alloc::string::{String, ToString};
use core::fmt::Write;

use super::picture::Picture;
use super::svg::Escaped;

const HEAD: &str = "<!doctype html>
<html lang=\"en\">
<meta charset=\"utf-8\">
<meta name=\"viewport\" content=\"width=device-width\">
<style>
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { margin: 2rem auto; max-width: 64rem; padding: 0 1rem; }
h1 { font: 600 1.2rem ui-monospace, monospace; }
pre { font: 13px/1.25 ui-monospace, monospace; overflow-x: auto; }
summary { cursor: pointer; margin-top: 1rem; }
</style>
";

pub(crate) fn page(picture: &Picture, steps: &[String]) -> String {
    let mut out = String::from(HEAD);
    let label = Escaped(&picture.label);
    // Writing to a string cannot fail.
    let _ = write!(out, "<title>{label}</title>\n<h1>{label}</h1>\n{}", picture.svg());
    if !steps.is_empty() {
        out.push_str("<h2>Step by step</h2>\n<ol>\n");
        for step in steps {
            let _ = writeln!(out, "<li>{}</li>", Escaped(step));
        }
        out.push_str("</ol>\n");
    }
    fold(&mut out, "As text", &picture.to_string());
    fold(&mut out, "As LaTeX", &picture.latex());
    out.push_str("</html>\n");
    out
}

fn fold(out: &mut String, summary: &str, text: &str) {
    let mut escaped = String::new();
    for line in text.lines() {
        let _ = writeln!(escaped, "{}", Escaped(line));
    }
    let _ = write!(out, "<details><summary>{summary}</summary>\n<pre>{escaped}</pre></details>\n");
}
