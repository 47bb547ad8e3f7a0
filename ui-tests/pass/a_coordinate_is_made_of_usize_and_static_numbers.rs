use colex::layout;

fn main() {
    let a = layout!((3,4):(4,1));
    for i in 0..3_usize {
        let _: usize = a.index(i);
    }
}
