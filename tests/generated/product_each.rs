// Written by `cargo run --example generate_checks`: change the generator, not this file.
use crate::names::*;

fn answers_0() {
    same(product_each(shape!(2)), coord!(2));
    same(product_each(shape!(1)), coord!(1));
    same(product_each(shape!((4))), coord!((4)));
    same(product_each(shape!(6)), coord!(6));
    same(product_each(shape!(((4,4,12)))), coord!((192)));
    same(product_each(shape!(((1),6))), coord!((1,6)));
    same(product_each(shape!((3))), coord!((3)));
    same(product_each(shape!((6,4))), coord!((6,4)));
    same(product_each(shape!((12,16))), coord!((12,16)));
    same(product_each(shape!((1,(6),4))), coord!((1,6,4)));
    same(product_each(shape!((7,(6,5,1)))), coord!((7,30)));
    same(product_each(shape!((5,6,(4)))), coord!((5,6,4)));
    same(product_each(shape!((1,16))), coord!((1,16)));
    same(product_each(shape!((3,(4,4,2),2))), coord!((3,32,2)));
    same(product_each(shape!((7,(4,16)))), coord!((7,64)));
    same(product_each(shape!(7)), coord!(7));
}

fn answers_1() {
    same(product_each(shape!(((4,6),8,(4)))), coord!((24,8,4)));
    same(product_each(shape!((2,(3,7)))), coord!((2,21)));
    same(product_each(shape!((6,6))), coord!((6,6)));
    same(product_each(shape!(((12),2))), coord!((12,2)));
    same(product_each(shape!((5,2))), coord!((5,2)));
    same(product_each(shape!((4,8,4))), coord!((4,8,4)));
    same(product_each(shape!((1))), coord!((1)));
    same(product_each(shape!((2,4,(8,5)))), coord!((2,4,40)));
}
