//! The README's message is the compiler's: what it shows stands in the case of `ui-tests/`.

const README: &str = include_str!("../README.md");
const GUIDE: &str = include_str!("../docs/guide.md");
const SAID: &str = include_str!("../ui-tests/a_tile_must_divide_the_mode_that_it_cuts.stderr");

/// The words in a line of a message: the headline, a label or a note.
fn words(line: &str) -> Option<&str> {
    let after = |mark| line.split_once(mark).map(|(_, words)| words);
    if line.starts_with("error") { Some(line) } else { after("= note: ").or(after("^ ")) }
}

#[test]
fn the_readme_quotes_the_compiler() {
    let (_, from) = README.split_once("```text\nerror").expect("the README shows a message");
    let (message, _) = from.split_once("```").expect("the message ends");
    let message = format!("error{message}");
    let quoted: Vec<&str> = message.lines().filter_map(words).collect();
    assert_eq!(quoted.len(), 4, "the headline, the label and two notes");
    for words in quoted {
        assert!(SAID.contains(words), "the compiler does not say: {words}");
    }
}

#[test]
fn the_guide_quotes_the_compiler() {
    let guide = GUIDE.split_whitespace().collect::<Vec<_>>().join(" ");
    let headline = SAID.lines().next().expect("a headline");
    assert!(guide.contains(headline), "the guide does not say: {headline}");
}
