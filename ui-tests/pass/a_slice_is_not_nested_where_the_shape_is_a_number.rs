use colex::{coord, layout};

fn main() {
    let h = layout!((4,(2,4)):(2,(1,8)));
    assert_eq!(h.slice(coord!((1,(_,1)))).index(1), 11);
}
