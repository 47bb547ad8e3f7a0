use colex::{Layout, layout};

fn main() {
    let a = layout!((4,8):(8,1));
    let _: Layout!((2,2):(16,1)) = a.compose(layout!((2,2):(2@0,1@1)));
}
