//! placeholder
use super::{File, Question};
pub(super) fn file(_: &[Question]) -> File {
    File { name: "mixed.rs".into(), text: super::file::HEAD.into(), checks: (0, 0) }
}
