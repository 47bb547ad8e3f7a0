use colex::layout;

fn main() {
    let block = layout!((4,8));
    assert_eq!(block.blocked_product(layout!((8,1))).size(), 256);
}
