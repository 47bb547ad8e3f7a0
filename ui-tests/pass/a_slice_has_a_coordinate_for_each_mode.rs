use colex::{coord, layout};

fn main() {
    let h = layout!((4,(2,4)):(2,(1,8)));
    let column = h.slice(coord!((_, (1, 2))));
    assert_eq!(column.index(3), 23);
}
