// Written by `cargo run --example generate_checks`: change the generator, not this file.
use crate::names::*;

fn answers_0() {
    same(layout!((9,(4,8)):(59,(13,1))).zipped_divide(tile!(3:3, (2,4):(1,8))), layout!(((3,(2,4)),(3,(2,2))):((177,(13,2)),(59,(26,1)))));
    same(layout!((16,8):(1,16)).zipped_divide(tile!(16, 2)), layout!(((16,2),(1,4)):((1,16),(0,32))));
    same(layout!((128,64):(64,1)).zipped_divide(tile!(128, 32)), layout!(((128,32),(1,2)):((64,1),(0,32))));
    same(layout!((128,64):(1,128)).zipped_divide(tile!((32,4):(1,32), 8:8)), layout!((((32,4),8),(1,8)):(((1,32),1024),(0,128))));
    same(layout!((2,32,8):(256,1,32)).zipped_divide(tile!(2, 2:8, 2)), layout!(((2,2,2),(1,(8,2),4)):((256,8,32),(0,(1,16),64))));
    same(layout!(5:100).zipped_divide(tile!(5:1)), layout!(((5),(1)):((100),(0))));
    same(layout!(4:64).zipped_divide(tile!((4):(1))), layout!((((4)),(1)):(((64)),(0))));
    same(layout!((1,4,(5,4,2),2):(0,1,(4,20,80),160)).zipped_divide(tile!(1:0)), layout!(((1),(1,4,(5,4,2),2)):((0),(0,1,(4,20,80),160))));
    same(layout!((3,2,(6,3,3)):(3,162,(0,0,1))).zipped_divide(tile!(3:1)), layout!(((3),(1,2,(6,3,3))):((3),(0,162,(0,0,1)))));
    same(layout!(((2),4,8):((1),2,8)).zipped_divide(tile!(1, (4):(1), 8)), layout!(((1,(4),8),(2,1,1)):((0,(2),8),(1,0,0))));
    same(layout!(7:1).zipped_divide(tile!(7)), layout!(((7),(1)):((1),(0))));
    same(layout!((4,2,3):(2,1,8)).zipped_divide(tile!(4:1, 2:1, (3):(1))), layout!(((4,2,(3)),(1,1,1)):((2,1,(8)),(0,0,0))));
    same(layout!((2,3,4):(4,8,1)).zipped_divide(tile!(1)), layout!(((1),(2,3,4)):((0),(4,8,1))));
    same(layout!((12):(0)).zipped_divide(tile!(12:1)), layout!(((12),(1)):((0),(0))));
    same(layout!(((2,2),(8,4)):((1,16),(2,32))).zipped_divide(tile!(4:1)), layout!((((2,2)),(1,(8,4))):(((1,16)),(0,(2,32)))));
    same(layout!((2,4):(1,2)).zipped_divide(tile!(1)), layout!(((1),(2,4)):((0),(1,2))));
}

fn answers_1() {
    same(layout!((5,5,12):(1,5,25)).zipped_divide(tile!(5:1)), layout!(((5),(1,5,12)):((1),(0,5,25))));
    same(layout!(2:3).zipped_divide(tile!(1)), layout!(((1),(2)):((0),(3))));
    same(layout!((16,8):(8,1)).zipped_divide(tile!(2:1)), layout!(((2),(8,8)):((8),(16,1))));
    same(layout!((6,8,4):(288,12,1)).zipped_divide(tile!(6, 4:1)), layout!(((6,4),(1,2,4)):((288,12),(0,48,1))));
    same(layout!((32,8):(1,32)).zipped_divide(tile!(2, (2):(4))), layout!(((2,(2)),(16,4)):((1,(128)),(2,32))));
    same(layout!((8,2,12):(24,12,1)).zipped_divide(uneven(tile!(8, 2, 8))), layout!(((8,2,8),(1,1,2)):((24,12,1),(0,0,8))));
    same(layout!(4:1).zipped_divide(tile!(4:1)), layout!(((4),(1)):((1),(0))));
    same(layout!((12,3):(6,1)).zipped_divide(tile!(3, 1)), layout!(((3,1),(4,3)):((6,0),(18,1))));
    same(layout!((2,4,(4,16)):(16,32,(0,1))).zipped_divide(tile!((2):(1))), layout!((((2)),(1,4,(4,16))):(((16)),(0,32,(0,1)))));
    same(layout!((6,4,3,7):(8,1,2016,96)).zipped_divide(tile!(6:1, 1, (3):(1))), layout!(((6,1,(3)),(1,4,1,7)):((8,0,(2016)),(0,1,0,96))));
    same(layout!((4):(2)).zipped_divide(tile!((2,2):(1,2))), layout!((((2,2)),(1)):(((2,4)),(0))));
    same(layout!(((4,8),(2,(2,2))):((64,1),(32,(8,256)))).zipped_divide(tile!(_, 8)), layout!((((4,8),(2,2,2)),(1,1)):(((64,1),(32,8,256)),(0,0))));
    same(layout!((6,12,4):(0,1,72)).zipped_divide(tile!(2)), layout!(((2),(3,12,4)):((0),(0,1,72))));
    same(layout!(3:0).zipped_divide(tile!(3)), layout!(((3),(1)):((0),(0))));
    same(layout!(((4,8),(2,2)):((16,1),(8,64))).zipped_divide(tile!(8, 4:1)), layout!((((4,2),(2,2)),(4,1)):(((16,1),(8,64)),(2,0))));
    same(layout!((2):(3)).zipped_divide(tile!(2:1)), layout!(((2),(1)):((3),(0))));
}

fn answers_2() {
    same(layout!((2,((1),12,1),2):(24,((0),1,0),12)).zipped_divide(tile!(_)), layout!(((2),(1,((1),12,1),2)):((24),(0,((0),1,0),12))));
    same(layout!(7:1).zipped_divide(tile!(_)), layout!(((7),(1)):((1),(0))));
    same(layout!((64,32):(32,1)).zipped_divide(tile!(_)), layout!(((64),(1,32)):((32),(0,1))));
    same(layout!((8,16):(20,1)).zipped_divide(tile!(4:1, 8:2)), layout!(((4,8),(2,2)):((20,2),(80,1))));
    same(layout!((12,(4,8)):(7,(1,30))).zipped_divide(tile!(2, _)), layout!(((2,(4,8)),(6,1)):((7,(1,30)),(14,0))));
    same(layout!((2,6):(6,1)).zipped_divide(tile!(1, 2)), layout!(((1,2),(2,3)):((0,1),(6,2))));
    let _: ZippedDivide<Layout!((2):(4)), Uneven<(Layout!((1):(1)),)>> = layout!((((1)),(2)):(((4)),(4)));
    let _: ZippedDivide<Layout!((6):(-1)), (Keep,)> = layout!(((6),(1)):((-1),(0)));
    let _: ZippedDivide<Layout!((7):(3)), (_7,)> = layout!(((7),(1)):((3),(0)));
    let _: ZippedDivide<Layout!((6,7,4):(1,24,6)), Uneven<(_2,)>> = layout!(((2),(3,7,4)):((1),(2,24,6)));
    let _: ZippedDivide<Layout!((1,16):(16,1)), (Layout!(1:1), Layout!((2):(1)))> = layout!(((1,(2)),(1,8)):((16,(1)),(0,2)));
    let _: ZippedDivide<Layout!(2:1), (_2,)> = layout!(((2),(1)):((1),(0)));
    let _: ZippedDivide<Layout!((3,7):(28,4)), (Layout!(1:1),)> = layout!(((1),(3,7)):((28),(28,4)));
    let _: ZippedDivide<Layout!(8:3), (_2,)> = layout!(((2),(4)):((3),(6)));
    let _: ZippedDivide<Layout!((3,4,8):(1,3,12)), Uneven<(_3,)>> = layout!(((3),(1,4,8)):((1),(0,3,12)));
    let _: ZippedDivide<Layout!((2,4,3):(4,1,0)), (Layout!(2:1),)> = layout!(((2),(1,4,3)):((4),(0,1,0)));
}

fn answers_3() {
    let _: ZippedDivide<Layout!((8):(1)), (_8,)> = layout!(((8),(1)):((1),(0)));
    let _: ZippedDivide<Layout!((2):(2)), (_2,)> = layout!(((2),(1)):((2),(0)));
    let _: ZippedDivide<Layout!((4,5,6):(4,8,4)), Uneven<(_4, _5)>> = layout!(((4,5),(1,1,6)):((4,8),(0,0,4)));
    let _: ZippedDivide<Layout!((4):(1)), (Keep,)> = layout!(((4),(1)):((1),(0)));
    let _: ZippedDivide<Layout!(8:1), (_2,)> = layout!(((2),(4)):((1),(2)));
    let _: ZippedDivide<Layout!(((5),5):((1),5)), (_5,)> = layout!(((5),(1,5)):((1),(0,5)));
    let _: ZippedDivide<Layout!(4:1), (Keep,)> = layout!(((4),(1)):((1),(0)));
    let _: ZippedDivide<Layout!((2):(3)), (_1,)> = layout!(((1),(2)):((0),(3)));
    let _: ZippedDivide<Layout!((3,5):(40,8)), (_3,)> = layout!(((3),(1,5)):((40),(0,8)));
    let _: ZippedDivide<Layout!((7,(2),(6,12)):(12,(2),(8,12))), (_1, Layout!((1,2):(2,1)))> = layout!(((1,(1,2)),(7,1,(6,12))):((0,(4,2)),(12,0,(8,12))));
    let _: ZippedDivide<Layout!(4:1), (_4,)> = layout!(((4),(1)):((1),(0)));
    let _: ZippedDivide<Layout!((8):(1)), (Keep,)> = layout!(((8),(1)):((1),(0)));
    let _: ZippedDivide<Layout!(((6,5)):((2,12))), (_2,)> = layout!(((2),(15)):((2),(4)));
    let _: ZippedDivide<Layout!((4,7):(8,32)), Uneven<(_1,)>> = layout!(((1),(4,7)):((0),(8,32)));
}

fn refusals_0() {
    refused!((_8, _2, _8): TilerOf<Layout!((8,2,12):(24,12,1)), Zipped>);
    refused!((Layout!(7:1),): TilerOf<Layout!((5,4,5):(1,5,20)), Zipped>);
    refused!((_2,): TilerOf<Layout!((5):(1)), Zipped>);
    refused!((Layout!((1,1):(2,2)), Layout!(6:6)): TilerOf<Layout!((2,6,6):(1,2,12)), Zipped>);
    refused!((Layout!(2:12),): TilerOf<Layout!((12):(1)), Zipped>);
    refused!((_6,): TilerOf<Layout!(((2),16,(3,4,1)):((48),1,(16,96,0))), Zipped>);
    refused!((_1, _1): TilerOf<Layout!((7):(1)), Zipped>);
    refused!(Uneven<(Keep, Keep, Layout!(((12,16,2)):((16,1,192))))>: TilerOf<Layout!((1,16,(3,8)):(16,1,(128,16))), Zipped>);
    refused!((Keep, Keep, _7): TilerOf<Layout!((3,(2,5,2),(6,6,12)):(4,(16,4,6),(1,100,32))), Zipped>);
}
