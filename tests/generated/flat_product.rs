// Written by `cargo run --example generate_checks`: change the generator, not this file.
use crate::names::*;

fn answers_0() {
    same(layout!((2,2):(4,1)).flat_product(layout!(6:1)), layout!((2,2,2,3):(4,1,2,8)));
    same(layout!(((8),4):((1),8)).flat_product(layout!((4,3):(3,1))), layout!(((8),4,4,3):((1),8,96,32)));
    same(layout!(8:2).flat_product(layout!((4):(100))), layout!((8,(4)):(2,(800))));
    same(layout!(2:1).flat_product(layout!(4:1)), layout!((2,4):(1,2)));
    same(layout!(4:1).flat_product(layout!(3:1)), layout!((4,3):(1,4)));
    same(layout!(2:1).flat_product(layout!((4,2):(1,4))), layout!((2,4,2):(1,2,8)));
    same(layout!((6,4):(0,0)).flat_product(layout!((2,2):(4,8))), layout!((6,4,2,2):(0,0,4,8)));
    same(layout!(8:16).flat_product(layout!((2,4,2):(1,0,2))), layout!((8,2,4,2):(16,1,0,2)));
    same(layout!((3,4):(6,1)).flat_product(layout!((6):(1))), layout!((3,4,(6)):(6,1,(18))));
    same(layout!(4:4).flat_product(layout!((4):(1))), layout!((4,(4)):(4,(1))));
    same(layout!((2):(1)).flat_product(layout!((4):(6))), layout!(((2),(4)):((1),(12))));
    same(layout!((16):(1)).flat_product(layout!((7,1):(1,1))), layout!(((16),7,1):((1),16,16)));
    same(layout!((32):(1)).flat_product(layout!((1,(4,4)):(0,(4,1)))), layout!(((32),1,(4,4)):((1),0,(128,32))));
    same(layout!(3:1).flat_product(layout!((2):(1))), layout!((3,(2)):(1,(3))));
    same(layout!(8:1).flat_product(layout!(8:1)), layout!((8,8):(1,8)));
    same(layout!((3,4):(6,1)).flat_product(layout!(2:1)), layout!((3,4,2):(6,1,18)));
}

fn answers_1() {
    same(layout!((1,3):(0,1)).flat_product(layout!(8:1)), layout!((1,3,8):(0,1,3)));
    let _: FlatProduct<Layout!(3:2), Layout!((2,4):(1,2))> = layout!((3,2,4):(2,1,6));
    let _: FlatProduct<Layout!((3,2,12):(1,3,6)), Layout!((4,1):(1,4))> = layout!((3,2,12,4,1):(1,3,6,72,288));
    let _: FlatProduct<Layout!(((2,2,12),5,4):((12,3,24),2304,576)), Layout!((12):(6))> = layout!(((2,2,12),5,4,((2,6))):((12,3,24),2304,576,((288,11520))));
    let _: FlatProduct<Layout!(2:0), Layout!((2,2):(2,1))> = layout!((2,2,2):(0,2,1));
    let _: FlatProduct<Layout!((2):(2)), Layout!((5,(4,16)):(64,(16,1)))> = layout!(((2),5,(4,(2,8))):((2),128,(32,(1,4))));
    let _: FlatProduct<Layout!(1:1), Layout!((2):(1))> = layout!((1,(2)):(1,(1)));
    let _: FlatProduct<Layout!((6,(4),8):(32,(1),4)), Layout!(((4,2),5,1):((4,4),32,12))> = layout!((6,(4),8,(4,2),5,1):(32,(1),4,(768,768),6144,2304));
    let _: FlatProduct<Layout!((1,(4,2,7),4):(1792,(4,2,128),32)), Layout!((7,28):(8,8))> = layout!((1,(4,2,7),4,7,28):(1792,(4,2,128),32,1792,1792));
    let _: FlatProduct<Layout!(4:1), Layout!((1,8):(1,1))> = layout!((4,1,8):(1,4,4));
    let _: FlatProduct<Layout!(4:1), Layout!(1:4)> = layout!((4,1):(1,0));
    let _: FlatProduct<Layout!(((3,2)):((2,1))), Layout!((3,3):(3,6))> = layout!((((3,2)),3,3):(((2,1)),18,36));
    let _: FlatProduct<Layout!((8,16):(16,1)), Layout!((4):(1))> = layout!((8,16,(4)):(16,1,(128)));
    let _: FlatProduct<Layout!((7):(1)), Layout!((7,7):(1,7))> = layout!(((7),7,7):((1),7,49));
    let _: FlatProduct<Layout!((12,2):(0,1)), Layout!((8,4,2):(0,0,0))> = layout!((12,2,8,4,2):(0,1,0,0,0));
    let _: FlatProduct<Layout!((2,2,(16,4,2)):(1,2,(4,64,256))), Layout!(((4),3,2):((6),1,3))> = layout!((2,2,(16,4,2),(4),3,2):(1,2,(4,64,256),(3072),512,1536));
}

fn answers_2() {
    let _: FlatProduct<Layout!((2):(0)), Layout!((2,1):(2,2))> = layout!(((2),2,1):((0),2,2));
    let _: FlatProduct<Layout!(((3)):((1))), Layout!((3,3):(1,1))> = layout!((((3)),3,3):(((1)),3,3));
    let _: FlatProduct<Layout!((1,4,16):(4,1,4)), Layout!(4:1)> = layout!((1,4,16,4):(4,1,4,64));
    let _: FlatProduct<Layout!((4):(2)), Layout!((4,1):(1,1))> = layout!(((4),(2,2),1):((2),(1,8),8));
    let _: FlatProduct<Layout!(1:0), Layout!(1:2)> = layout!((1,1):(0,0));
    let _: FlatProduct<Layout!(6:1), Layout!(2:1)> = layout!((6,2):(1,6));
    let _: FlatProduct<Layout!(1:1), Layout!((16):(1))> = layout!((1,(16)):(1,(1)));
    let _: FlatProduct<Layout!((3,4,1):(4,1,4)), Layout!((5):(100))> = layout!((3,4,1,(5)):(4,1,4,(1200)));
}

fn refusals_0() {
    refused!(Layout!((4,(1,3)):(1,(4,4))): MultiplierOf<Layout!((3,8,5):(0,1,24)), Unnested>);
    refused!(Layout!(64:120): MultiplierOf<Layout!((2,(4,3,5),(12,16,12)):(16,(2,16,32),(8,4,12))), Unnested>);
    refused!(Layout!((2,(12)):(0,(1))): MultiplierOf<Layout!(((1,5,6),(7)):((4,672,112),(8))), Unnested>);
    refused!(Layout!(((16)):((3))): MultiplierOf<Layout!((2,6):(0,16)), Unnested>);
    refused!(Layout!((4,(5),16):(20,(4),160)): MultiplierOf<Layout!(12:8), Unnested>);
    refused!(Layout!(((3,5,12)):((60,1,5))): MultiplierOf<Layout!((4,12):(4,32)), Unnested>);
    refused!(Layout!((7,5):(40,8)): MultiplierOf<Layout!((5):(6)), Unnested>);
    refused!(Layout!((2):(6)): MultiplierOf<Layout!(((12,2,6),7,4):((1,100,2),0,3)), Unnested>);
}
