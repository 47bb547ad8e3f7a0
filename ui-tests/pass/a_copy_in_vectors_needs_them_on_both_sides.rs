use colex::{Layout, assert_vector_width};

assert_vector_width!(Layout!((8,4):(1,8)), Layout!((8,4):(1,16)), 8);

fn main() {}
