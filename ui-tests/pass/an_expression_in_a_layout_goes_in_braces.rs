use colex::layout;

fn main() {
    let n = 7;
    assert_eq!(layout!((4, {n + 1})), layout!((4,8)));
}
