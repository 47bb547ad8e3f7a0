use colex::layout;

fn main() {
    let h = layout!((4,(2,4)):(2,(1,8)));
    assert_eq!(h.index((1, (1, 3))), 27);
    assert_eq!(h.flatten().index((1, 1, 3)), 27);
}
