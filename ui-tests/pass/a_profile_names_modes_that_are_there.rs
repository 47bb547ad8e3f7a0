use colex::{layout, shape};

fn main() {
    let h = layout!((4,(2,4)):(8,(1,2)));
    assert_eq!(h.coalesce_by(shape!((1,1))), layout!((4,8):(8,1)));
}
