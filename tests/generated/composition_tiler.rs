// Written by `cargo run --example generate_checks`: change the generator, not this file.
use crate::names::*;

fn answers_0() {
    same(layout!((4,16):(1,4)).compose(tile!(2:2)), layout!((2):(2)));
    same(layout!((4,1,4):(12,1,3)).compose(tile!(2)), layout!((2):(12)));
    same(layout!(12:1).compose(tile!(12)), layout!((12):(1)));
    same(layout!((4,(2,32,2)):(1,(256,4,128))).compose(tile!(2, 128)), layout!((2,(2,64)):(1,(256,4))));
    same(layout!(6:0).compose(tile!(6:1)), layout!((6):(0)));
    same(layout!(((4),2,4):((5),16,64)).compose(tile!(((4):(1)), (2):(1), 2)), layout!((((4)),(2),2):(((5)),(16),64)));
    same(layout!((16,(7,16)):(112,(16,1))).compose(tile!(4)), layout!((4):(112)));
    same(layout!((1,(4,32)):(0,(3,12))).compose(tile!((1):(0))), layout!(((1)):((0))));
    same(layout!((10,2):(16,4)).compose(tile!(5)), layout!((5):(16)));
    same(layout!((4,32,6,1):(1,24,4,0)).compose(tile!(4, (4,4):(4,1))), layout!((4,(4,4)):(1,(96,24))));
    same(layout!((7,5):(5,1)).compose(tile!(_)), layout!((7):(5)));
    same(layout!(4:1).compose(tile!(1)), layout!((1):(1)));
    same(layout!(16:1).compose(tile!(16:1)), layout!((16):(1)));
    same(layout!((5,2):(4,1)).compose(tile!(5:1)), layout!((5):(4)));
    same(layout!(3:1).compose(tile!(_)), layout!((3):(1)));
    same(layout!(7:12).compose(tile!(1)), layout!((1):(12)));
}

fn answers_1() {
    same(layout!(1:0).compose(tile!(1)), layout!((1):(0)));
    same(layout!(((1),4):((0),1)).compose(tile!(1:0, 2)), layout!((1,2):(0,1)));
    same(layout!(2:1).compose(uneven(tile!(5))), layout!((5):(1)));
    same(layout!((4,3):(3,1)).compose(tile!(1, 3:1)), layout!((1,3):(3,1)));
    same(layout!(((16,32)):((1,16))).compose(tile!(32)), layout!((32):(1)));
    same(layout!((6):(1)).compose(tile!((2,3):(1,2))), layout!(((2,3)):((1,2))));
    same(layout!((7,5):(5,1)).compose(tile!(7:1, 5:1)), layout!((7,5):(5,1)));
    same(layout!((8,4,4,8):(1,0,8,32)).compose(tile!((2,4,2):(4,1,0), (2,2):(2,1), 4:1)), layout!(((2,4,2),(2,2),4):((4,1,0),(0,0),8)));
    same(layout!((3,8,8,4):(1,96,3,0)).compose(tile!(3:1)), layout!((3):(1)));
    same(layout!((6,2,7,8):(5,5,4,5)).compose(tile!(6:1)), layout!((6):(5)));
    same(layout!((1,4,(7,8,6)):(4,1,(192,24,4))).compose(tile!(_, 1, _)), layout!((1,1,(7,8,6)):(4,1,(192,24,4))));
    same(layout!(((4,7)):((1,4))).compose(tile!((1, 7))), layout!(((1,7)):((1,4))));
    same(layout!((4,32):(24,2)).compose(tile!(2:1, 8:1)), layout!((2,8):(24,2)));
    same(layout!(4:16).compose(tile!(1)), layout!((1):(16)));
    same(layout!((2,2,4,1):(4,8,1,0)).compose(uneven(tile!(5, 1, 1, 1:0))), layout!((5,1,1,1):(4,8,1,0)));
    same(layout!((4,3,32):(96,0,0)).compose(tile!(4:1, 1)), layout!((4,1):(96,0)));
}

fn answers_2() {
    same(layout!((2,(5,8,1),8):(320,(1,5,320),40)).compose(tile!(2)), layout!((2):(320)));
    same(layout!(((4,8),(2,2)):((16,1),(8,64))).compose(tile!(2:8, 4:1)), layout!((2,(2,2)):(2,(8,64))));
    same(layout!((3,4):(6,1)).compose(tile!(1)), layout!((1):(6)));
    same(layout!(1:0).compose(tile!(_)), layout!((1):(0)));
    same(layout!((16,3,4,3):(1,64,16,192)).compose(tile!(2)), layout!((2):(1)));
    same(layout!(((5,1,2),(3,7,3),2):((6,0,1),(60,0,0),30)).compose(tile!((2):(1), (63):(1), 1)), layout!(((2),((3,21)),1):((6),((60,0)),30)));
    same(layout!((12,32):(0,1)).compose(tile!(3, (8,4):(4,1))), layout!((3,(8,4)):(0,(4,1))));
    same(layout!(4:2).compose(tile!(4:1)), layout!((4):(2)));
    same(layout!((4,12,5):(1,60,12)).compose(tile!(_, (6,2):(1,6))), layout!((4,(6,2)):(1,(60,360))));
    same(layout!((4,2):(1,4)).compose(tile!(2:2)), layout!((2):(2)));
    same(layout!(2:1).compose(tile!((2):(1))), layout!(((2)):((1))));
    same(layout!((12,7):(7,1)).compose(tile!((2,6):(6,1))), layout!(((2,6)):((42,7))));
    same(layout!(5:1).compose(tile!(5:1)), layout!((5):(1)));
    let _: Composition<Layout!(7:2), (_7,)> = layout!((7):(2));
    let _: Composition<Layout!((2,12):(2,6)), (Layout!((1,1):(2,1)), _4)> = layout!(((1,1),4):((4,2),6));
    let _: Composition<Layout!(6:1), (_6,)> = layout!((6):(1));
}

fn answers_3() {
    let _: Composition<Layout!((2):(3)), (_2,)> = layout!((2):(3));
    let _: Composition<Layout!((12):(8)), (Keep,)> = layout!((12):(8));
    let _: Composition<Layout!(2:1), (_1,)> = layout!((1):(1));
    let _: Composition<Layout!(((12),3,12):((36),12,1)), Uneven<(Keep, Layout!((1,3):(3,1)))>> = layout!(((12),(1,3)):((36),(36,12)));
    let _: Composition<Layout!((4):(0)), (_1,)> = layout!((1):(0));
    let _: Composition<Layout!((1,8):(1,1)), (_1, _4)> = layout!((1,4):(1,1));
    let _: Composition<Layout!((16,1):(1,16)), (Layout!(6:2),)> = layout!((6):(2));
    let _: Composition<Layout!(4:1), (_4,)> = layout!((4):(1));
    let _: Composition<Layout!((4):(1)), (_4,)> = layout!((4):(1));
    let _: Composition<Layout!((7,16):(1,7)), (_7,)> = layout!((7):(1));
    let _: Composition<Layout!((7,1):(1,1)), (_7,)> = layout!((7):(1));
    let _: Composition<Layout!((4,5):(1,0)), Uneven<(Keep,)>> = layout!((4):(1));
    let _: Composition<Layout!((3,6):(6,1)), (_3,)> = layout!((3):(6));
    let _: Composition<Layout!((4):(-1)), Uneven<(_2,)>> = layout!((2):(-1));
    let _: Composition<Layout!((8):(1)), (_2,)> = layout!((2):(1));
    let _: Composition<Layout!(((5,1),3):((1,5),5)), (Keep, Keep)> = layout!(((5,1),3):((1,5),5));
}

fn answers_4() {
    let _: Composition<Layout!(1:16), (_1,)> = layout!((1):(16));
    let _: Composition<Layout!((3,2,4):(-2,1,6)), (_2,)> = layout!((2):(-2));
    let _: Composition<Layout!((7):(1)), (_1,)> = layout!((1):(1));
    let _: Composition<Layout!((8,16,8):(128,1,16)), (Layout!(2:1), _12)> = layout!((2,12):(128,1));
    let _: Composition<Layout!((7,2,16):(1,7,14)), (Keep, Layout!(1:2), Keep)> = layout!((7,1,16):(1,14,14));
}

fn refusals_0() {
    refused!((_5,): ComposesOnto<Layout!(2:1)>);
    refused!((_5, _1, _1, Layout!(1:0)): ComposesOnto<Layout!((2,2,4,1):(4,8,1,0))>);
    refused!((_2, Layout!((14):(1))): ComposesOnto<Layout!((4,(2,(2,4,7))):(6,(5,(8,3,12))))>);
    refused!((_3,): ComposesOnto<Layout!(((2,2),(2,2)):((1,4),(8,32)))>);
    refused!((Layout!((16,5):(0,12)),): ComposesOnto<Layout!((4):(2))>);
    refused!((Keep, Layout!(1:2), _5): ComposesOnto<Layout!(((4,2,3),2,4):((0,1,8),96,24))>);
    refused!((_12,): ComposesOnto<Layout!((4,4):(1,4))>);
    refused!((Layout!((16,16):(1,16)), _1): ComposesOnto<Layout!(7:1)>);
    refused!((_5, _24, Keep): ComposesOnto<Layout!((5,(4,6)):(12,(16,4)))>);
    refused!((Layout!((16,(16,2,7)):(1,(16,256,512))),): ComposesOnto<Layout!((4,(3,2)):(1,(4,12)))>);
    refused!((Layout!((3,3):(1,1)), _12): ComposesOnto<Layout!(6:1)>);
    refused!((Layout!((4,4):(4,1)),): ComposesOnto<Layout!(4:8)>);
}
