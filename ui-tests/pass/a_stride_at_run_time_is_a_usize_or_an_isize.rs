use colex::layout;

fn main() {
    let (s, t) = (8_usize, 1_usize);
    assert_eq!(layout!((4,8):(s,t)), layout!((4,8):(8,1)));
}
