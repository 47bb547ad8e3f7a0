use colex::layout;

fn main() {
    let a = layout!((6,4):(4,1));
    let r = a.zipped_divide(layout!((2,2):(1,6)));
    assert_eq!(r, layout!(((2,2),(3,2)):((4,1),(8,2))));
}
