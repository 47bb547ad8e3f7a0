// Written by `cargo run --example generate_checks`: change the generator, not this file.
use crate::names::*;

fn answers_0() {
    same(domain_distribute(shape!((12,(4,3),2)), shape!(32)), layout!((4,4,2):(1,12,144)));
    same(domain_distribute(shape!((8,8,(8,1))), shape!(6)), layout!(2:1));
    same(domain_distribute(shape!((8,6,4,16)), shape!(32)), layout!((16,2):(1,48)));
    same(domain_distribute(shape!(((2,3,32),4)), shape!(12)), layout!(12:1));
    same(domain_distribute(shape!((5,(8,4),3)), shape!(64)), layout!(32:5));
    same(domain_distribute(shape!((4,4,2)), shape!(4)), layout!(4:1));
    same(domain_distribute(shape!(((8,8,6),1)), shape!(6)), layout!((2,3):(1,64)));
    same(domain_distribute(shape!((1,8,8,6)), shape!(4)), layout!(4:1));
    same(domain_distribute(shape!(((2,2),(2,2))), shape!(12)), layout!(4:1));
    same(domain_distribute(shape!((3,(2),7,(3,2))), shape!(64)), layout!((2,2):(3,126)));
    same(domain_distribute(shape!((5,1,12)), shape!(6)), layout!(6:5));
    same(domain_distribute(shape!(((6,4),4,5)), shape!(128)), layout!((2,16):(1,6)));
    same(domain_distribute(shape!((4)), shape!(72)), layout!(4:1));
    same(domain_distribute(shape!((2,16)), shape!(1)), layout!(1:0));
    same(domain_distribute(shape!(16), shape!(42)), layout!(2:1));
    same(domain_distribute(shape!((7,2)), shape!(2)), layout!(2:7));
}

fn answers_1() {
    same(domain_distribute(shape!(((16,5,7))), shape!(20)), layout!((4,5):(1,16)));
    same(domain_distribute(shape!(((8,3,4),(8),2)), shape!(96)), layout!(96:1));
    same(domain_distribute(shape!(((2),(4,7,3),8)), shape!(42)), layout!((2,21):(1,8)));
    same(domain_distribute(shape!(((6))), shape!(6)), layout!(6:1));
    same(domain_distribute(shape!((4,12)), shape!(42)), layout!((2,3):(1,4)));
    same(domain_distribute(shape!((2,(16,2),4)), shape!(128)), layout!(128:1));
    same(domain_distribute(shape!((2,6,12)), shape!(6)), layout!(6:1));
    same(domain_distribute(shape!((3,12,2)), shape!(30)), layout!(6:1));
    same(domain_distribute(shape!(((1,5,12),8,2)), shape!(160)), layout!((20,8):(1,60)));
    same(domain_distribute(shape!((2,(2))), shape!(1)), layout!(1:0));
    same(domain_distribute(shape!((3)), shape!(24)), layout!(3:1));
    same(domain_distribute(shape!((16,(2,7),4)), shape!(6)), layout!(2:1));
    same(domain_distribute(shape!((3)), shape!(6)), layout!(3:1));
    same(domain_distribute(shape!(((4,6))), shape!(2)), layout!(2:1));
    same(domain_distribute(shape!((4,8,3)), shape!(2)), layout!(2:1));
    same(domain_distribute(shape!((2)), shape!(1)), layout!(1:0));
}

fn answers_2() {
    same(domain_distribute(shape!(((12,1,8),1,16)), shape!(18)), layout!(6:1));
    same(domain_distribute(shape!(((6,5),(4,4,4))), shape!(320)), layout!((2,160):(1,6)));
    same(domain_distribute(shape!(((4,1),(6,5),16)), shape!(42)), layout!((2,3):(1,4)));
    same(domain_distribute(shape!((16)), shape!(12)), layout!(4:1));
}
