use colex::layout;

fn main() {
    let n: usize = 4;
    assert_eq!(layout!((4,8):(1,4)).compose(n), layout!(4:1));
}
