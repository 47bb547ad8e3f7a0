use colex::{layout, shape};

fn main() {
    let a = layout!(4:8);
    assert_eq!(a.complement(shape!((4,4,2,4))), layout!((8,4):(1,32)));
}
