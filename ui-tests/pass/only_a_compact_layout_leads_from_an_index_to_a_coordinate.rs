use colex::layout;

fn main() {
    let padded = layout!((3,4):(6,1));
    assert_eq!(padded.try_coord_of_index::<(usize, usize)>(5), None);
    assert_eq!(layout!((3,4):(4,1)).coord_of_index(5), (1, 1));
}
