use colex::{Layout, layout};

fn main() {
    assert_eq!(Layout::of((layout!(4:8), layout!(8:1))), layout!((4,8):(8,1)));
}
