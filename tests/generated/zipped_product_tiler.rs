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
    let _: ZippedProduct<Layout!(((16,7,12),5,2):((840,12,1),84,420)), (Keep, _5, _1)> = layout!((((16,7,12),5,2),(1,5,1)):(((840,12,1),84,420),(0,1,0)));
    let _: ZippedProduct<Layout!((16,3,4):(12,0,3)), (_2,)> = layout!(((16),(2,3,4)):((12),(1,0,3)));
    let _: ZippedProduct<Layout!((2,2,(4,4)):(1,8,(2,16))), (_2,)> = layout!(((2),(2,2,(4,4))):((1),(2,8,(2,16))));
    let _: ZippedProduct<Layout!((4,(12,2,2)):(0,(16,0,8))), (Keep,)> = layout!(((4),(1,(12,2,2))):((0),(0,(16,0,8))));
    let _: ZippedProduct<Layout!(2:1), (_1,)> = layout!(((2),(1)):((1),(0)));
    let _: ZippedProduct<Layout!((7):(1)), (_1,)> = layout!(((7),(1)):((1),(0)));
}

fn answers_1() {
    let _: ZippedProduct<Layout!(((6,6)):((2,12))), (Layout!((9,36):(36,6)),)> = layout!((((6,6)),((9,36))):(((2,12)),((1296,216))));
    let _: ZippedProduct<Layout!((5):(1)), (_1,)> = layout!(((5),(1)):((1),(0)));
    let _: ZippedProduct<Layout!(((16),4):((1),16)), (_16,)> = layout!((((16)),(16,4)):(((1)),(16,16)));
    let _: ZippedProduct<Layout!(4:4), (_2,)> = layout!(((4),(2)):((4),(1)));
    let _: ZippedProduct<Layout!((6,(3,2)):(6,(1,3))), (_1,)> = layout!(((6),(1,(3,2))):((6),(0,(1,3))));
    let _: ZippedProduct<Layout!((7,2,2):(2,56,28)), (_1,)> = layout!(((7),(1,2,2)):((2),(0,56,28)));
    let _: ZippedProduct<Layout!(((16,16,1),4):((1,16,256),256)), (Keep,)> = layout!((((16,16,1)),(1,4)):(((1,16,256)),(0,256)));
    let _: ZippedProduct<Layout!((16,1):(1,-16)), (_2,)> = layout!(((16),(2,1)):((1),(16,-16)));
    let _: ZippedProduct<Layout!((6,(5,16,4)):(16,(96,1,480))), (_3, _2)> = layout!(((6,(5,16,4)),(3,2)):((16,(96,1,480)),(1,16)));
    let _: ZippedProduct<Layout!((4):(1)), (Layout!((2,2):(1,1)),)> = layout!(((4),((2,2))):((1),((4,4))));
    let _: ZippedProduct<Layout!((4):(32)), (_2,)> = layout!(((4),(2)):((32),(1)));
    let _: ZippedProduct<Layout!(((6,12),5,4):((240,20),4,1)), ((_6, _1), _4)> = layout!((((6,12),5),((6,1),4,4)):(((240,20),4),((1,0),1,1)));
    let _: ZippedProduct<Layout!(6:1), (_3,)> = layout!(((6),(3)):((1),(6)));
    let _: ZippedProduct<Layout!((1):(4)), (_1,)> = layout!(((1),(1)):((4),(0)));
    let _: ZippedProduct<Layout!((7,6,2):(1,56,14)), (_1,)> = layout!(((7),(1,6,2)):((1),(0,56,14)));
    let _: ZippedProduct<Layout!((1,2):(1,1)), (_12, _2)> = layout!(((1,2),(12,2)):((1,1),(1,2)));
}

fn answers_2() {
    let _: ZippedProduct<Layout!((12,1):(1,12)), (Layout!((12,(16,3),(6)):(1,(12,192),(576))),)> = layout!(((12),((12,(16,3),(6)),1)):((1),((12,(144,2304),(6912)),12)));
    let _: ZippedProduct<Layout!((1):(1)), (_1,)> = layout!(((1),(1)):((1),(0)));
}

fn refusals_0() {
    refused!((Layout!((2,2,2):(1,4,2)),): MultiplierOf<Layout!(12:3), Zipped>);
    refused!((Layout!((12,8,(8)):(2,384,(48))), _16): MultiplierOf<Layout!((12,16):(32,3)), Zipped>);
    refused!((_6, Keep): MultiplierOf<Layout!((12):(4)), Zipped>);
    refused!((_7, _7): MultiplierOf<Layout!((7):(100)), Zipped>);
    refused!((_1, Layout!((5,6):(6,1))): MultiplierOf<Layout!((4,4,2):(1,4,16)), Zipped>);
    refused!((Layout!((2,2):(2,1)),): MultiplierOf<Layout!(((4,2)):((-2,1))), Zipped>);
    refused!((_1, Keep, _1): MultiplierOf<Layout!((3,(4),6):(1,(3),-12)), Zipped>);
    refused!((_1, _7, _3, Layout!(((4),(4)):((100),(8)))): MultiplierOf<Layout!((4,(7),6):(8,(8),16)), Zipped>);
    refused!((_7, Layout!(7:7)): MultiplierOf<Layout!((7):(1)), Zipped>);
}
