//! Functions in an assembly file, in a form that can be compared.

use std::collections::BTreeMap;
use std::path::Path;

/// The code of each function, by its symbol.
pub(crate) struct Assembly {
    functions: BTreeMap<String, Vec<String>>,
    /// Symbols that LLVM found to be the same function as another.
    aliases: BTreeMap<String, String>,
}

impl Assembly {
    /// Reads what rustc emitted.
    pub(crate) fn read(path: &Path) -> Self {
        let text = std::fs::read_to_string(path).expect("the assembly can be read");
        let mut all = Self { functions: BTreeMap::new(), aliases: BTreeMap::new() };
        let mut open: Option<(String, Vec<&str>)> = None;
        for line in text.lines() {
            let line = line.split('#').next().unwrap_or_default().trim_end();
            if let Some((alias, of)) = line.split_once(" = ") {
                all.aliases.insert(alias.into(), of.into());
            } else if line.starts_with(".Lfunc_end") {
                if let Some((name, body)) = open.take() {
                    all.functions.insert(name, normalised(&body));
                }
            } else if let Some(label) = line.strip_suffix(':') {
                match &mut open {
                    Some((_, body)) => body.push(line),
                    None if label.starts_with("_R") => open = Some((label.into(), Vec::new())),
                    None => {}
                }
            } else if let Some((_, body)) = &mut open
                && !line.trim_start().starts_with('.')
                && !line.trim().is_empty()
            {
                body.push(line.trim());
            }
        }
        all
    }

    /// The pairs: a name, and the symbols of `layout` and `by_hand`.
    pub(crate) fn pairs(&self) -> Vec<(String, String, String)> {
        let symbols = || self.functions.keys().chain(self.aliases.keys());
        let mut pairs: Vec<_> = symbols()
            .filter_map(|symbol| {
                let module = symbol.strip_suffix("6layout")?;
                // `_RN…8evaluate9row_major6layout`: the same prefix, another last name.
                let by_hand = symbols().find(|other| **other == format!("{module}7by_hand"))?;
                Some((last_name(module).into(), symbol.clone(), by_hand.clone()))
            })
            .collect();
        pairs.sort();
        pairs
    }

    /// The instructions of a function.
    pub(crate) fn code(&self, symbol: &str) -> Vec<String> {
        match self.aliases.get(symbol) {
            Some(of) => self.code(of),
            None => self.functions.get(symbol).expect("a function of the assembly").clone(),
        }
    }
}

/// The last name of a mangled path, where each name stands behind its length: `…9row_major`.
fn last_name(path: &str) -> &str {
    (1..path.len())
        .filter(|&length| path.is_char_boundary(path.len() - length))
        .map(|length| path.split_at(path.len() - length))
        .find(|(before, name)| {
            name.starts_with(|c: char| c.is_ascii_lowercase())
                && before.ends_with(&name.len().to_string())
        })
        .map_or(path, |(_, name)| name)
}

/// Instructions without what differs between two copies of a function: the names of labels and of
/// constants, and padding.
fn normalised(body: &[&str]) -> Vec<String> {
    let labels: Vec<&str> = body.iter().filter_map(|line| line.strip_suffix(':')).collect();
    // A jump's target is written as its distance in labels; constants and panic locations by kind.
    body.iter()
        .filter(|line| !line.ends_with(':') && !line.starts_with("nop"))
        .map(|line| line.split_whitespace().map(|word| renamed(word, &labels)).collect::<Vec<_>>())
        .map(|words| words.join(" "))
        .collect()
}

/// One word of an instruction with its labels renamed.
fn renamed(word: &str, labels: &[&str]) -> String {
    let start = [".LBB", ".LCPI", ".Lanon", ".Lalloc"].iter().find_map(|kind| word.find(kind));
    let Some(start) = start else { return word.into() };
    let length = word[start..].find([']', ',', ' ', '+', ')', '(']).unwrap_or(word.len() - start);
    let label = &word[start..start + length];
    let new = match labels.iter().position(|known| *known == label) {
        Some(n) => format!("L{n}"),
        None => "DATA".into(),
    };
    format!("{}{new}{}", &word[..start], &word[start + length..])
}
