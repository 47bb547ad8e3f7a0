//! Bold and coloured words, on a terminal only.

use std::io::IsTerminal;

/// How words stand out.
#[derive(Clone, Copy)]
pub(crate) enum Look {
    Result,
    Step,
    Error,
}

/// Whether standard output and standard error take colours.
#[derive(Clone, Copy)]
pub(crate) struct Terminal {
    out: bool,
    err: bool,
}

impl Terminal {
    /// Colours on a terminal, unless `NO_COLOR` is set.
    pub(crate) fn here() -> Self {
        let wanted = std::env::var_os("NO_COLOR").is_none_or(|value| value.is_empty());
        Self {
            out: wanted && std::io::stdout().is_terminal(),
            err: wanted && std::io::stderr().is_terminal(),
        }
    }

    pub(crate) fn paint(self, look: Look, text: &str) -> String {
        let (code, coloured) = match look {
            Look::Result => ("1", self.out),
            Look::Step => ("2", self.out),
            Look::Error => ("1;31", self.err),
        };
        if coloured { format!("\x1b[{code}m{text}\x1b[0m") } else { text.to_owned() }
    }
}
