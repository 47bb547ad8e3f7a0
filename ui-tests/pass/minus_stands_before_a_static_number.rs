use colex::layout;

fn main() {
    let n = 4_isize;
    assert_eq!(layout!((4,8):(1,{-n})).size(), 32);
}
