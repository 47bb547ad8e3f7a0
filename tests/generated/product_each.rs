// Written by `cargo run --example generate_checks`: change the generator, not this file.
use crate::names::*;

fn answers_0() {
    same(product_each(shape!(2)), coord!(2));
    same(product_each(shape!(5)), coord!(5));
    same(product_each(shape!(((2)))), coord!((2)));
    same(product_each(shape!(((5,6,3)))), coord!((90)));
    same(product_each(shape!(((4),(5)))), coord!((4,5)));
    same(product_each(shape!(((1),6))), coord!((1,6)));
    same(product_each(shape!(16)), coord!(16));
    same(product_each(shape!((3))), coord!((3)));
    same(product_each(shape!((4,4,4))), coord!((4,4,4)));
    same(product_each(shape!((2,1,(6)))), coord!((2,1,6)));
    same(product_each(shape!(((2,5,7),(6,5,1),3))), coord!((70,30,3)));
    same(product_each(shape!((3,(16,4,4)))), coord!((3,256)));
    same(product_each(shape!((4))), coord!((4)));
    same(product_each(shape!((8))), coord!((8)));
    same(product_each(shape!((4,12))), coord!((4,12)));
    same(product_each(shape!((16,(12,3,2)))), coord!((16,72)));
}

fn answers_1() {
    same(product_each(shape!((7,6))), coord!((7,6)));
    same(product_each(shape!((8,(4)))), coord!((8,4)));
    same(product_each(shape!((6))), coord!((6)));
    same(product_each(shape!(((6,4),6))), coord!((24,6)));
    same(product_each(shape!(((3),3))), coord!((3,3)));
    same(product_each(shape!((2))), coord!((2)));
    same(product_each(shape!(1)), coord!(1));
    same(product_each(shape!(((3,8),3))), coord!((24,3)));
}
