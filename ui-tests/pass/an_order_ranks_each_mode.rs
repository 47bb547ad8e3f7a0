use colex::{Layout, layout, num::{_0, _1, _2}, shape};

fn main() {
    let o = Layout::ordered(shape!((3,4,2)), (_1, _0, _2));
    assert_eq!(o, layout!((3,4,2):(4,1,12)));
}
