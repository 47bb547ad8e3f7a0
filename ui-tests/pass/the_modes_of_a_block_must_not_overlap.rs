use colex::layout;

fn main() {
    let block = layout!((4,8):(1,4));
    assert_eq!(block.logical_product(layout!(2:1)), layout!(((4,8),2):((1,4),32)));
}
