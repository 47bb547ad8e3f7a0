use colex::{layout, tile};

fn main() {
    let a = layout!((12,(10,4)):(1,(12,120)));
    let r = a.logical_divide(tile!(4, (5, 2)));
    assert_eq!(r, layout!(((4,3),((5,2),(2,2))):((1,4),((12,60),(120,240)))));
}
