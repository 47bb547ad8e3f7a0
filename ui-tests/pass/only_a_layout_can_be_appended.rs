use colex::layout;

fn main() {
    let l = layout!((4,8):(8,1));
    assert_eq!(l.append(layout!(4:32)), layout!((4,8,4):(8,1,32)));
}
