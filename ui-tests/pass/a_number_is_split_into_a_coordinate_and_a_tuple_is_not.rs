use colex::layout;

fn main() {
    let a = layout!((3,4):(4,1));
    assert_eq!(a.coord_1d((1, 2)), 7);
    assert_eq!(a.hier_coord(7), (1, 2));
}
