// Written by `cargo run --example generate_checks`: change the generator, not this file.
use crate::names::*;

fn answers_0() {
    same(layout!(24:1).flat_divide(layout!(4:2)), layout!((4,2,3):(2,1,8)));
    same(layout!((4,2,3):(2,1,8)).flat_divide(layout!(4:2)), layout!((2,2,2,3):(4,1,2,8)));
    same(layout!(16:1).flat_divide(uneven(layout!(4:3))), layout!((4,3,2):(3,1,12)));
    same(layout!((9,(4,8)):(59,(13,1))).flat_divide(layout!(3:3)), layout!((3,3,(4,8)):(177,59,(13,1))));
    same(layout!(((8,16),8):((128,1),16)).flat_divide(layout!((2,2):(1,512))), layout!((2,2,4,64):(128,64,256,1)));
    same(layout!(((3)):((1))).flat_divide(layout!(3:1)), layout!((3,1):(1,0)));
    same(layout!((32,12,5,1):(1,32,384,0)).flat_divide(layout!((5,(2,12)):(1,(60,5)))), layout!((5,(2,12),16):(1,(60,5),120)));
    same(layout!((2,(3,(4,5))):(1,(2,(6,24)))).flat_divide(layout!(15:8)), layout!((15,8):(8,1)));
    same(layout!((4,7,7):(7,28,0)).flat_divide(layout!(28:1)), layout!((28,7):(7,0)));
    same(layout!(((16),7):((1),16)).flat_divide(uneven(layout!((4,4):(4,16)))), layout!((4,4,4,2):(4,16,1,64)));
    same(layout!((4,1):(3,1)).flat_divide(uneven(layout!((2,(6)):(0,(2))))), layout!((2,((2,3)),2):(0,((6,1)),3)));
    same(layout!((8,2):(12,5)).flat_divide(layout!((8):(2))), layout!((((4,2)),2):(((24,5)),12)));
    same(layout!(((5)):((3))).flat_divide(uneven(layout!(2:64))), layout!((2,64):(192,3)));
    same(layout!(12:1).flat_divide(layout!((4,3):(1,4))), layout!((4,3,1):(1,4,0)));
    same(layout!((8,(8,8)):(8,(1,64))).flat_divide(layout!((2,2):(256,1))), layout!((2,2,4,8,4):(256,8,16,1,64)));
    same(layout!(6:1).flat_divide(layout!((2):(1))), layout!(((2),3):((1),2)));
}

fn answers_1() {
    same(layout!(((16,4),(4,8)):((1,64),(16,256))).flat_divide(layout!(128:8)), layout!((2,4,4,4,8,2):(8,64,16,256,1,1024)));
    same(layout!(2:1).flat_divide(layout!(2:1)), layout!((2,1):(1,0)));
    same(layout!((6,(4,1),(1,12)):(48,(1,0),(0,4))).flat_divide(layout!((24,12):(12,1))), layout!((24,(6,2),1):(2,(48,1),0)));
    same(layout!((8,16,2):(1,8,128)).flat_divide(layout!((8,4):(2,64))), layout!((8,4,2,4):(2,64,1,16)));
    same(layout!(2:6).flat_divide(layout!(2:1)), layout!((2,1):(6,0)));
    same(layout!(((1,5),2):((10,2),1)).flat_divide(layout!((10):(1))), layout!((((5,2)),1):(((2,1)),0)));
    same(layout!((10,2):(16,4)).flat_divide(layout!((2,10):(1,2))), layout!((2,(5,2),1):(16,(32,4),0)));
    same(layout!((((3,8),2,2),4):(((8,100),2,2),4)).flat_divide(uneven(layout!((2):(1)))), layout!(((2),2,8,2,8):((8),16,100,2,2)));
    let _: FlatDivide<Layout!(2:2), Uneven<Layout!((1,1):(2,1))>> = layout!((1,1,2):(4,2,2));
    let _: FlatDivide<Layout!((4):(2)), Layout!(1:4)> = layout!((1,4):(8,2));
    let _: FlatDivide<Layout!((1,6):(1,1)), Layout!(1:1)> = layout!((1,6):(1,1));
    let _: FlatDivide<Layout!(2:0), Layout!((1,1):(1,1))> = layout!((1,1,2):(0,0,0));
    let _: FlatDivide<Layout!((2):(1)), Layout!((1,1):(2,2))> = layout!((1,1,2):(2,2,1));
    let _: FlatDivide<Layout!(((1,1),1,8):((1,1),1,1)), Layout!(1:1)> = layout!((1,8):(1,1));
    let _: FlatDivide<Layout!((3,16):(1,3)), Uneven<Layout!(12:8)>> = layout!((12,8):(8,1));
    let _: FlatDivide<Layout!((5,(8)):(64,(4))), Layout!(((5)):((1)))> = layout!((((5)),8):(((64)),4));
}

fn answers_2() {
    let _: FlatDivide<Layout!(((7,8),2,4):((256,4),32,64)), Layout!(7:1)> = layout!((7,64):(256,4));
    let _: FlatDivide<Layout!((4):(1)), Uneven<Layout!(1:1)>> = layout!((1,4):(1,1));
    let _: FlatDivide<Layout!((6,8):(8,1)), Uneven<Layout!(16:6)>> = layout!((16,6):(1,8));
    let _: FlatDivide<Layout!((4,2):(1,4)), Layout!(1:8)> = layout!((1,8):(8,1));
    let _: FlatDivide<Layout!((1,2,3):(1,1,2)), Layout!(2:1)> = layout!((2,3):(1,2));
    let _: FlatDivide<Layout!(12:3), Layout!(2:1)> = layout!((2,6):(3,6));
    let _: FlatDivide<Layout!((3):(1)), Layout!(1:3)> = layout!((1,3):(3,1));
    let _: FlatDivide<Layout!((2,8):(0,-1)), Layout!(1:16)> = layout!((1,2,8):(-8,0,-1));
    let _: FlatDivide<Layout!((2):(3)), Uneven<Layout!(1:1)>> = layout!((1,2):(3,3));
    let _: FlatDivide<Layout!(((2,2),12):((0,1),2)), Layout!(12:1)> = layout!((2,6,4):(0,1,6));
    let _: FlatDivide<Layout!(((16),7):((0),-16)), Layout!((7,2):(16,1))> = layout!((7,2,8):(-16,0,0));
    let _: FlatDivide<Layout!(2:1), Layout!(1:2)> = layout!((1,2):(2,1));
    let _: FlatDivide<Layout!((4,16):(32,1)), Uneven<Layout!((4,4):(1,64))>> = layout!((4,4,16):(32,16,1));
    let _: FlatDivide<Layout!((2,(5,7)):(1,(2,10))), Layout!(1:70)> = layout!((1,70):(70,1));
    let _: FlatDivide<Layout!((12):(1)), Uneven<Layout!((4,6):(1,12))>> = layout!((4,6,3):(1,12,4));
    let _: FlatDivide<Layout!(((2),8):((8),1)), Layout!(4:2)> = layout!((4,2,2):(1,8,4));
}

fn refusals_0() {
    refused!(Layout!(4:3): TilerOf<Layout!(16:1), Unnested>);
    refused!(Layout!((4,4):(4,16)): TilerOf<Layout!(((16),7):((1),16)), Unnested>);
    refused!(Layout!((2,(6)):(0,(2))): TilerOf<Layout!((4,1):(3,1)), Unnested>);
    refused!(Layout!(2:64): TilerOf<Layout!(((5)):((3))), Unnested>);
    refused!(Layout!((2):(1)): TilerOf<Layout!((((3,8),2,2),4):(((8,100),2,2),4)), Unnested>);
    refused!(Layout!((2,6):(6,1)): TilerOf<Layout!((4,3):(3,1)), Unnested>);
    refused!(Layout!(2:96): TilerOf<Layout!((32,(2,3)):(6,(3,1))), Unnested>);
    refused!(Layout!((64,32):(1,6)): TilerOf<Layout!((2,3,(4,7,4)):(16,256,(32,1536,2))), Unnested>);
    refused!(Layout!((1,6):(6,6)): TilerOf<Layout!((2,3,2):(1,3,3)), Unnested>);
    refused!(Layout!(6:144): TilerOf<Layout!((12,(2),6):(1,(12),24)), Unnested>);
    refused!(Layout!(64:64): TilerOf<Layout!((4,16,12):(100,8,-2)), Unnested>);
    refused!(Layout!((64,64):(6,1)): TilerOf<Layout!((6,(7,5),(8)):(100,(3,1),(1))), Unnested>);
    refused!(Layout!((8,8):(1,8)): TilerOf<Layout!((6,16,3):(12,32,0)), Unnested>);
    refused!(Layout!(3:3): TilerOf<Layout!(3:1), Unnested>);
    refused!(Layout!((12,3):(1,12)): TilerOf<Layout!(12:2), Unnested>);
}
