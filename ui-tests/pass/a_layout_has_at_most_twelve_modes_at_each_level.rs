use colex::layout;

fn main() {
    let (a, b) = (layout!((2,2,2,2,2,2,2)), layout!((2,2,2,2,2,2)));
    let joined = a.append(b);
    assert_eq!(joined.size(), 8192);
}
