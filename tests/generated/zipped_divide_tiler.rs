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
    let _: ZippedDivide<Layout!((5,4,5):(1,5,20)), (_5,)> = layout!(((5),(1,4,5)):((1),(0,5,20)));
    let _: ZippedDivide<Layout!(((2),4):((1),2)), (_1, _4)> = layout!(((1,4),(2,1)):((0,2),(1,0)));
    let _: ZippedDivide<Layout!((12):(1)), (_3,)> = layout!(((3),(4)):((1),(3)));
    let _: ZippedDivide<Layout!((1,5):(1,1)), (Layout!(1:1),)> = layout!(((1),(1,5)):((1),(0,1)));
    let _: ZippedDivide<Layout!(16:1), (_8,)> = layout!(((8),(2)):((1),(8)));
    let _: ZippedDivide<Layout!(((12,16,7),16):((112,1344,1),7)), (_24,)> = layout!(((24),((8,7),16)):((112),((2688,1),7)));
    let _: ZippedDivide<Layout!((8,1,(4,4)):(16,1,(4,1))), Uneven<(_8, _1)>> = layout!(((8,1),(1,1,(4,4))):((16,0),(0,0,(4,1))));
    let _: ZippedDivide<Layout!((1,16):(16,1)), Uneven<(Layout!((1,1):(1,1)),)>> = layout!((((1,1)),(1,16)):(((16,16)),(0,1)));
    let _: ZippedDivide<Layout!((2):(1)), (Layout!((1,1):(2,1)),)> = layout!((((1,1)),(2)):(((2,1)),(1)));
    let _: ZippedDivide<Layout!((2,5,3):(4,4,16)), (_1,)> = layout!(((1),(2,5,3)):((0),(4,4,16)));
    let _: ZippedDivide<Layout!(((2,12)):((1,32))), (_8,)> = layout!((((2,4)),(3)):(((1,32)),(128)));
    let _: ZippedDivide<Layout!(((2,8),12):((384,2),16)), (_16, _6)> = layout!((((2,8),6),(1,2)):(((384,2),16),(0,96)));
    let _: ZippedDivide<Layout!((12,16,(2,4,6)):(96,1,(1152,2304,0))), (_2, Keep)> = layout!(((2,16),(6,1,(2,4,6))):((96,1),(192,0,(1152,2304,0))));
}

fn answers_3() {
    let _: ZippedDivide<Layout!((4,(4,16,8)):(64,(16,1,256))), (_2,)> = layout!(((2),(2,(4,16,8))):((64),(128,(16,1,256))));
    let _: ZippedDivide<Layout!((8):(1)), (_2,)> = layout!(((2),(4)):((1),(2)));
    let _: ZippedDivide<Layout!((2,4):(1,2)), (_1, _1)> = layout!(((1,1),(2,4)):((0,0),(1,2)));
    let _: ZippedDivide<Layout!((4,5,6):(8,4,12)), (_2, _5, _1)> = layout!(((2,5,1),(2,1,6)):((8,4,0),(16,0,12)));
    let _: ZippedDivide<Layout!(((6,2,7),(5,8)):((5,210,30),(0,420))), Uneven<(_2,)>> = layout!(((2),((3,2,7),(5,8))):((5),((10,210,30),(0,420))));
    let _: ZippedDivide<Layout!((3,(2,12,1)):(192,(48,2,96))), (_3, (_1, _12, _1))> = layout!(((3,(1,12,1)),(1,(2,1,1))):((192,(0,2,0)),(0,(48,0,0))));
    let _: ZippedDivide<Layout!((8):(1)), (_4,)> = layout!(((4),(2)):((1),(4)));
    let _: ZippedDivide<Layout!((4,7):(2,8)), (_2,)> = layout!(((2),(2,7)):((2),(4,8)));
    let _: ZippedDivide<Layout!((3,(16,4,2)):(6,(3,4,2))), (_1,)> = layout!(((1),(3,(16,4,2))):((0),(6,(3,4,2))));
    let _: ZippedDivide<Layout!(16:1), Uneven<(_2,)>> = layout!(((2),(8)):((1),(2)));
    let _: ZippedDivide<Layout!(12:2), (Layout!(2:1),)> = layout!(((2),(6)):((2),(4)));
}

fn refusals_0() {
    refused!((_8, _2, _8): TilerOf<Layout!((8,2,12):(24,12,1)), Zipped>);
    refused!(Uneven<(_1, _1)>: TilerOf<Layout!(7:1), Zipped>);
    refused!((_6,): TilerOf<Layout!((5,3):(1,5)), Zipped>);
    refused!(Uneven<(_1, _1, _2, _1)>: TilerOf<Layout!((2,8,2):(100,8,6)), Zipped>);
    refused!((Layout!(((12,4,4),1,5):((1,12,48),192,192)),): TilerOf<Layout!(((2,3)):((3,6))), Zipped>);
    refused!((_4, _2): TilerOf<Layout!((12,(7,12,2),4):(24,(288,1,12),2016)), Zipped>);
    refused!((_1, Keep, _7): TilerOf<Layout!((3,(2,5,2),(6,6,12)):(1,(4,6,6),(100,16,32))), Zipped>);
    refused!((Layout!((3,5):(5,1)),): TilerOf<Layout!((6,6):(1,6)), Zipped>);
    refused!((_5,): TilerOf<Layout!(((3,12,7),2,(2,6)):((2016,0,2),1,(84,14))), Zipped>);
}
