use colex::layout;

fn main() {
    let n: usize = 4;
    assert_eq!(layout!((n,8):(8,1)).size(), 32);
}
