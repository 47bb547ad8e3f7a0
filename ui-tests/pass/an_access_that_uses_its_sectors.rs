use colex::analysis::Access;
use colex::{Layout, assert_sectors};

assert_sectors!(Access::of::<Layout!(32:1)>(4), 4);

fn main() {}
