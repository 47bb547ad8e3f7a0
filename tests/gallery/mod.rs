//! The cases of `ui-tests/`, and the chapter that they make.

use std::fmt::Write as _;
use std::fs;
use std::path::Path;

/// One broken law.
pub(crate) struct Case {
    /// The file's name, without its ending: the law.
    pub(crate) name: String,
    /// What part of the library it is about.
    pub(crate) topic: String,
    /// The first lines of the errors, as the file states them.
    pub(crate) headlines: Vec<String>,
    /// The numbers that the message must name.
    pub(crate) numbers: Vec<String>,
    /// Law, reason and fix, in Markdown.
    pub(crate) lesson: String,
    /// The program without its comment.
    pub(crate) program: String,
    /// The nearest legal program.
    pub(crate) twin: String,
    /// What the compiler says.
    pub(crate) errors: Vec<Error>,
}

/// One error of the compiler.
pub(crate) struct Error {
    /// All of it.
    pub(crate) text: String,
}

impl Error {
    /// The first line.
    pub(crate) fn headline(&self) -> &str {
        self.text.lines().next().unwrap_or_default()
    }

    /// The headline, and the labels under the program's lines.
    pub(crate) fn words(&self) -> Vec<&str> {
        let snippet = self.text.lines().take_while(|line| {
            !["= ", "note: ", "help: "].iter().any(|start| line.trim_start().starts_with(start))
        });
        let labels =
            snippet.filter(|line| line.trim_start().starts_with('|') && line.contains('^'));
        [self.headline()].into_iter().chain(labels).collect()
    }
}

/// All cases by name, or what is amiss with the folder.
pub(crate) fn read() -> Result<Vec<Case>, String> {
    let names = names("ui-tests", "rs");
    for (folder, ending, complaint) in
        [("ui-tests", "stderr", "has no program"), ("ui-tests/pass", "rs", "is nobody's twin")]
    {
        let files = self::names(folder, ending);
        if let Some(stray) = files.iter().find(|name| !names.contains(name)) {
            return Err(format!("{folder}/{stray}.{ending} {complaint}"));
        }
    }
    names.into_iter().map(case).collect()
}

fn names(folder: &str, ending: &str) -> Vec<String> {
    let files = fs::read_dir(folder).into_iter().flatten().map(|file| file.unwrap().path());
    let mut names: Vec<String> = files
        .filter(|path| path.extension().is_some_and(|found| found == ending))
        .map(|path| path.file_stem().unwrap().to_str().unwrap().to_owned())
        .collect();
    names.sort();
    names
}

fn case(name: String) -> Result<Case, String> {
    let text = |path: String| {
        fs::read_to_string(Path::new(&path)).map_err(|error| format!("{path}: {error}"))
    };
    let source = text(format!("ui-tests/{name}.rs"))?;
    let twin = text(format!("ui-tests/pass/{name}.rs"))?;
    let stderr = text(format!("ui-tests/{name}.stderr"))?;

    let (mut topic, mut lesson) = (String::new(), String::new());
    let (mut headlines, mut numbers) = (Vec::new(), Vec::new());
    let mut lines = source.lines();
    let mut program = String::new();
    for line in lines.by_ref() {
        if let Some(list) = line.strip_prefix("//~ numbers: ") {
            numbers = list.split(", ").map(str::to_owned).collect();
        } else if let Some(about) = line.strip_prefix("//~ about: ") {
            about.clone_into(&mut topic);
        } else if let Some(headline) = line.strip_prefix("//~ ") {
            headlines.push(headline.to_owned());
        } else if let Some(comment) = line.strip_prefix("//") {
            lesson += comment.trim_start();
            lesson.push('\n');
        } else {
            break;
        }
    }
    for line in lines {
        program += line;
        program.push('\n');
    }
    // One error starts where a line starts with `error`.
    let mut errors: Vec<Error> = Vec::new();
    for line in stderr.lines() {
        match errors.last_mut() {
            Some(error) if !line.starts_with("error") => {
                error.text += line;
                error.text.push('\n');
            }
            _ => errors.push(Error { text: format!("{line}\n") }),
        }
    }
    for error in &mut errors {
        error.text.truncate(error.text.trim_end().len());
    }
    Ok(Case { name, topic, headlines, numbers, lesson, program, twin, errors })
}

/// The text with numbers as people write them: `_1<_2<_8>>` is 128.
pub(crate) fn decimal(text: &str) -> String {
    let mut plain = String::new();
    let mut rest = text;
    while let Some(at) = rest.find('_') {
        let (before, number) = rest.split_at(at);
        plain += before;
        let digits: String = number
            .split(['>', '`', ' ', ',', ')', ':', '('])
            .next()
            .unwrap_or_default()
            .chars()
            .filter(char::is_ascii_digit)
            .collect();
        plain += &digits;
        let spelled = number.find(|c: char| !(c == '_' || c == '<' || c.is_ascii_digit()));
        rest = &number[spelled.unwrap_or(number.len()).max(1)..];
        rest = rest.trim_start_matches(if digits.len() > 1 { '>' } else { '\0' });
    }
    plain + rest
}

/// `a_law_as_a_name` as a sentence.
fn title(name: &str) -> String {
    let mut title = name.replace('_', " ");
    title[..1].make_ascii_uppercase();
    title
}

/// The order of the chapter.
pub(crate) const TOPICS: &[&str] = &[
    "notation",
    "layouts",
    "coordinates",
    "modes",
    "composition",
    "complement",
    "division",
    "products",
    "inverses",
    "recasts",
    "tensors",
    "facts",
    "swizzles",
    "accesses",
    "atoms",
    "tuples",
];

/// The gallery in Markdown.
pub(crate) fn chapter(cases: &[Case]) -> String {
    let mut chapter = fs::read_to_string("ui-tests/README.md").unwrap_or_default();
    for &topic in TOPICS {
        write!(chapter, "\n# {}\n", title(topic)).unwrap();
        for case in cases.iter().filter(|case| case.topic == topic) {
            section(&mut chapter, case);
        }
    }
    chapter
}

fn section(chapter: &mut String, case: &Case) {
    write!(chapter, "\n## {}\n\n{}", title(&case.name), case.lesson).unwrap();
    let errors: Vec<&str> = case.errors.iter().map(|error| error.text.as_str()).collect();
    for (lead, language, text) in [
        ("This program is refused:", "rust,ignore", case.program.trim_end()),
        ("The compiler says:", "text", &errors.join("\n\n")),
        ("This one is not:", "rust", case.twin.trim_end()),
    ] {
        write!(chapter, "\n{lead}\n\n```{language}\n{text}\n```\n").unwrap();
    }
}
