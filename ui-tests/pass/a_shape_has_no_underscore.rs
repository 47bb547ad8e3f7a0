use colex::layout;

fn main() {
    let n = 8;
    assert_eq!(layout!((4,n):(1,4)).size(), 32);
}
