// Written by `cargo run --example generate_checks`: change the generator, not this file.
use crate::names::*;

fn answers_0() {
    same(layout!((2,12):(12,1)).zipped_product(tile!(5:1, 8:4)), layout!(((2,12),(5,8)):((12,1),(1,48))));
    same(layout!((12,16):(1,0)).zipped_product(tile!((2,2):(3,1), 2:1)), layout!(((12,16),((2,2),2)):((1,0),((36,12),1))));
    same(layout!(3:1).zipped_product(tile!(4)), layout!(((3),(4)):((1),(3))));
    same(layout!((2,2,1):(4,2,0)).zipped_product(tile!(4:1, 4:1)), layout!(((2,2),(4,(2,2),1)):((4,2),(1,(1,4),0))));
    same(layout!((1):(0)).zipped_product(tile!(3)), layout!(((1),(3)):((0),(1))));
    same(layout!((2,(1,6)):(1,(6,2))).zipped_product(tile!(3:1)), layout!(((2),(3,(1,6))):((1),(2,(6,2)))));
    same(layout!((3,7):(1,3)).zipped_product(tile!(3)), layout!(((3),(3,7)):((1),(3,3))));
    same(layout!((3,4):(6,1)).zipped_product(tile!(3)), layout!(((3),(3,4)):((6),(1,1))));
    same(layout!(2:1).zipped_product(tile!((12):(1))), layout!(((2),((12))):((1),((2)))));
    same(layout!((2,2,2):(1,2,4)).zipped_product(tile!(3, _)), layout!(((2,2),(3,1,2)):((1,2),(2,0,4))));
    let _: ZippedProduct<Layout!((7):(1)), (_7,)> = layout!(((7),(7)):((1),(7)));
    let _: ZippedProduct<Layout!((2,(4,5),3):(0,(2,24),8)), (_1,)> = layout!(((2),(1,(4,5),3)):((0),(0,(2,24),8)));
    let _: ZippedProduct<Layout!((6,(1,16,6)):(1,(6,6,0))), (_6, _3)> = layout!(((6,(1,16,6)),(6,3)):((1,(6,6,0)),(6,1)));
    let _: ZippedProduct<Layout!((8,2,(12,4,2)):(1,8,(16,192,768))), (_6,)> = layout!(((8),(6,2,(12,4,2))):((1),(8,8,(16,192,768))));
    let _: ZippedProduct<Layout!((3,(8,5,7),4):(480,(3,96,1440),24)), (_3,)> = layout!(((3),(3,(8,5,7),4)):((480),(1,(3,96,1440),24)));
    let _: ZippedProduct<Layout!((2,6):(1,8)), (_1, _1)> = layout!(((2,6),(1,1)):((1,8),(0,0)));
}

fn answers_1() {
    let _: ZippedProduct<Layout!((4,6):(100,0)), (_4, _12)> = layout!(((4,6),(4,12)):((100,0),(1,1)));
    let _: ZippedProduct<Layout!((4,(12,2,16),6):(1,(0,0,576),48)), (_1, Keep)> = layout!(((4,(12,2,16)),(1,1,6)):((1,(0,0,576)),(0,0,48)));
    let _: ZippedProduct<Layout!((2,2):(1,0)), (_2,)> = layout!(((2),(2,2)):((1),(2,0)));
    let _: ZippedProduct<Layout!((16,2,1):(4,0,12)), (_8, Keep, _5)> = layout!(((16,2,1),((4,2),1,5)):((4,0,12),((1,64),0,1)));
    let _: ZippedProduct<Layout!(((2),(8)):((1),(2))), (_1,)> = layout!((((2)),(1,(8))):(((1)),(0,(2))));
    let _: ZippedProduct<Layout!((7,2,2):(64,8,16)), (Keep,)> = layout!(((7),(1,2,2)):((64),(0,8,16)));
    let _: ZippedProduct<Layout!(((7,7)):((1,14))), (Keep,)> = layout!((((7,7)),(1)):(((1,14)),(0)));
    let _: ZippedProduct<Layout!((6,16):(1,6)), (Keep,)> = layout!(((6),(1,16)):((1),(0,6)));
    let _: ZippedProduct<Layout!(((2,5),6,2):((0,1),10,0)), (_5, _2)> = layout!((((2,5),6),(5,2,2)):(((0,1),10),(5,1,0)));
    let _: ZippedProduct<Layout!((16,3):(1,16)), (Layout!(4:16),)> = layout!(((16),(4,3)):((1),(256,16)));
    let _: ZippedProduct<Layout!((6,(8,8)):(1,(6,48))), (_3,)> = layout!(((6),(3,(8,8))):((1),(6,(6,48))));
    let _: ZippedProduct<Layout!((3,7):(6,100)), (_1,)> = layout!(((3),(1,7)):((6),(0,100)));
    let _: ZippedProduct<Layout!((4,6):(1,4)), (Layout!(1:4),)> = layout!(((4),(1,6)):((1),(0,4)));
    let _: ZippedProduct<Layout!(3:1), (_3,)> = layout!(((3),(3)):((1),(3)));
    let _: ZippedProduct<Layout!(((5),5,1):((3),1,1)), (Keep, Keep)> = layout!((((5),5),(1,1,1)):(((3),1),(0,0,1)));
    let _: ZippedProduct<Layout!((4):(2)), (Layout!((1,2):(4,1)),)> = layout!(((4),((1,2))):((2),((4,1))));
}

fn answers_2() {
    let _: ZippedProduct<Layout!((3):(1)), (Keep,)> = layout!(((3),(1)):((1),(0)));
    let _: ZippedProduct<Layout!(4:1), (_4,)> = layout!(((4),(4)):((1),(4)));
}

fn refusals_0() {
    refused!((Layout!((2,2,2):(1,4,2)),): MultiplierOf<Layout!(12:3), Zipped>);
    refused!((_336,): MultiplierOf<Layout!(((16,7,12),5,2):((120,1920,10),1,5)), Zipped>);
    refused!((_1, _7): MultiplierOf<Layout!((2,4):(1,2)), Zipped>);
    refused!((_4, _2): MultiplierOf<Layout!((2):(2)), Zipped>);
    refused!((_3, Layout!(3:1), _1): MultiplierOf<Layout!((3,3):(0,1)), Zipped>);
    refused!((_1, Layout!(1:1)): MultiplierOf<Layout!(6:1), Zipped>);
    refused!((Layout!(5:5),): MultiplierOf<Layout!((5,8):(8,1)), Zipped>);
    refused!((_8, Layout!((12,(4,16),2):(1,(8,0),8))): MultiplierOf<Layout!((8,16,8):(6,3,8)), Zipped>);
    refused!((_1, _8): MultiplierOf<Layout!(((7),8):((0),7)), Zipped>);
}
