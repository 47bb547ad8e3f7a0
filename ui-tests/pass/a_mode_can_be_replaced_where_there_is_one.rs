use colex::{layout, num::_1};

fn main() {
    let l = layout!((4,8):(8,1));
    assert_eq!(l.replace(_1, layout!(3:0)), layout!((4,3):(8,0)));
    assert_eq!(l.append(layout!(3:0)), layout!((4,8,3):(8,1,0)));
}
