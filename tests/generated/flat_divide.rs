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
    let _: FlatDivide<Layout!((2,3,(4,7,4)):(12,4,(2688,192,48))), Layout!(28:24)> = layout!((7,4,2,3,4):(192,48,12,4,2688));
    let _: FlatDivide<Layout!(2:2), Uneven<Layout!((2,1):(2,1))>> = layout!((2,1,2):(4,2,2));
    let _: FlatDivide<Layout!(((16,16,4)):((1,16,256))), Uneven<Layout!((2,1):(256,256))>> = layout!((2,1,256,2):(256,256,1,512));
    let _: FlatDivide<Layout!((8,1,7):(7,7,1)), Layout!(7:8)> = layout!((7,8):(1,7));
    let _: FlatDivide<Layout!((4,6):(1,4)), Layout!(24:1)> = layout!((24,1):(1,0));
    let _: FlatDivide<Layout!((4,4,2):(12,32,0)), Uneven<Layout!((8,8):(8,1))>> = layout!(((2,4),(4,2),1):((64,0),(12,32),0));
    let _: FlatDivide<Layout!((2):(1)), Layout!(2:1)> = layout!((2,1):(1,0));
    let _: FlatDivide<Layout!((5):(8)), Layout!((5,1):(1,5))> = layout!((5,1,1):(8,40,0));
    let _: FlatDivide<Layout!(2:1), Layout!(1:2)> = layout!((1,2):(2,1));
}

fn answers_2() {
    let _: FlatDivide<Layout!((5):(1)), Layout!(1:5)> = layout!((1,5):(5,1));
    let _: FlatDivide<Layout!((2,12,1):(100,2,0)), Uneven<Layout!((2,12):(24,1))>> = layout!((2,(2,6),2):(0,(100,2),12));
    let _: FlatDivide<Layout!((8,6):(96,8)), Layout!(48:1)> = layout!((8,6,1):(96,8,0));
    let _: FlatDivide<Layout!((2):(1)), Uneven<Layout!(2:2)>> = layout!((2,2):(2,1));
    let _: FlatDivide<Layout!(12:4), Layout!(3:1)> = layout!((3,4):(4,12));
    let _: FlatDivide<Layout!((5,1):(1,5)), Layout!(1:5)> = layout!((1,5):(5,1));
    let _: FlatDivide<Layout!(((7)):((1))), Uneven<Layout!(1:1)>> = layout!((1,7):(1,1));
    let _: FlatDivide<Layout!(((12,6),(7,12,4),12):((72,12),(3456,1,864),24192)), Layout!(4:1)> = layout!((4,3,6,7,12,4,12):(72,288,12,3456,1,864,24192));
    let _: FlatDivide<Layout!((16):(1)), Layout!(16:1)> = layout!((16,1):(1,0));
    let _: FlatDivide<Layout!((4,(5),7):(1,(4),20)), Layout!(1:4)> = layout!((1,140):(4,1));
    let _: FlatDivide<Layout!((12,2,2):(3,72,36)), Uneven<Layout!(16:24)>> = layout!((16,12,2):(36,3,72));
    let _: FlatDivide<Layout!((1):(3)), Layout!(1:1)> = layout!((1,1):(3,0));
    let _: FlatDivide<Layout!(2:2), Layout!(1:1)> = layout!((1,2):(2,2));
    let _: FlatDivide<Layout!(16:8), Layout!(1:16)> = layout!((1,16):(128,8));
    let _: FlatDivide<Layout!((2):(1)), Layout!(1:1)> = layout!((1,2):(1,1));
}

fn refusals_0() {
    refused!(Layout!(4:3): TilerOf<Layout!(16:1), Unnested>);
    refused!(Layout!((4,4):(4,16)): TilerOf<Layout!(((16),7):((1),16)), Unnested>);
    refused!(Layout!((2,(6)):(0,(2))): TilerOf<Layout!((4,1):(3,1)), Unnested>);
    refused!(Layout!(2:64): TilerOf<Layout!(((5)):((3))), Unnested>);
    refused!(Layout!((2):(1)): TilerOf<Layout!((((3,8),2,2),4):(((8,100),2,2),4)), Unnested>);
    refused!(Layout!((2,6):(6,1)): TilerOf<Layout!((4,3):(3,1)), Unnested>);
    refused!(Layout!(2:96): TilerOf<Layout!((32,(2,3)):(6,(3,1))), Unnested>);
    refused!(Layout!((2,4):(2,2)): TilerOf<Layout!(((2),2):((1),2)), Unnested>);
    refused!(Layout!(10:2240): TilerOf<Layout!((5,(8,7,8)):(2,(2,8,16))), Unnested>);
    refused!(Layout!(3:3): TilerOf<Layout!(3:1), Unnested>);
    refused!(Layout!(24:96): TilerOf<Layout!(((4,2,12)):((12,48,1))), Unnested>);
    refused!(Layout!((1,2):(2,2)): TilerOf<Layout!((2,1):(1,1)), Unnested>);
    refused!(Layout!((8,2):(4,16)): TilerOf<Layout!(((4,4,2)):((32,4,16))), Unnested>);
    refused!(Layout!(2:6): TilerOf<Layout!((6,1):(1,6)), Unnested>);
    refused!(Layout!((6,(4,2,16),1):(2,(192,1,12),192)): TilerOf<Layout!(5:1), Unnested>);
}
