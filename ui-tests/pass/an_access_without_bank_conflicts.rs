use colex::analysis::Access;
use colex::{Layout, assert_conflict_free};

assert_conflict_free!(Access::of::<Layout!(32:33)>(4));

fn main() {}
