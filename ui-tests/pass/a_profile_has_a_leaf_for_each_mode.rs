use colex::{layout, shape};

fn main() {
    let flat = layout!((4,2,4):(2,1,8));
    assert_eq!(flat.unflatten(shape!((1,(1,1)))), layout!((4,(2,4)):(2,(1,8))));
}
