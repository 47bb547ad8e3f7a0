// Written by `cargo run --example generate_checks`: change the generator, not this file.
use crate::names::*;

fn answers_0() {
    same(layout!((32,8):(1,32)).upcast::<_8>(), layout!((4,8):(1,4)));
    same(layout!(((8,16),8):((128,1),16)).upcast::<_2>(), layout!(((8,8),8):((64,1),8)));
    same(layout!((4,4,32):(0,0,4)).upcast::<_4>(), layout!((4,4,32):(0,0,1)));
    same(layout!(1:0).upcast::<_2>(), layout!(1:0));
    same(layout!(2:1).upcast::<_4>(), layout!(1:1));
    same(layout!((2,6,4):(24,4,1)).upcast::<_4>(), layout!((2,6,1):(6,1,1)));
    same(layout!((6,8):(0,0)).upcast::<_4>(), layout!((6,8):(0,0)));
    same(layout!(4:1).upcast::<_8>(), layout!(1:1));
    same(layout!(2:1).upcast::<_3>(), layout!(1:1));
    same(layout!((2,2,4,8):(8,16,32,1)).upcast::<_2>(), layout!((2,2,4,4):(4,8,16,1)));
    same(layout!(((4,8),(2,2)):((32,1),(16,8))).upcast::<_4>(), layout!(((4,2),(2,2)):((8,1),(4,2))));
    same(layout!(2:1).upcast::<_2>(), layout!(1:1));
    same(layout!(4:0).upcast::<_16>(), layout!(4:0));
    same(layout!((3,4):(6,1)).upcast::<_2>(), layout!((3,2):(3,1)));
    same(layout!((32):(1)).upcast::<_2>(), layout!((16):(1)));
    same(layout!((3,32):(32,1)).upcast::<_8>(), layout!((3,4):(4,1)));
}

fn answers_1() {
    same(layout!((8,6,8):(48,1,0)).upcast::<_4>(), layout!((8,2,8):(12,1,0)));
    same(layout!(2:1).upcast::<_16>(), layout!(1:1));
    same(layout!((32,4):(4,1)).upcast::<_4>(), layout!((32,1):(1,1)));
    same(layout!((8,64):(64,1)).upcast::<_8>(), layout!((8,8):(8,1)));
    same(layout!(((4,2),(8,2)):((2,64),(8,1))).upcast::<_8>(), layout!(((1,2),(8,1)):((1,8),(1,1))));
    same(layout!((4,32):(1,4)).upcast::<_2>(), layout!((2,32):(1,2)));
    same(layout!((1,(8)):(0,(1))).upcast::<_2>(), layout!((1,(4)):(0,(1))));
    same(layout!((32,4,2):(2,64,1)).upcast::<_16>(), layout!((4,4,1):(1,4,1)));
    same(layout!(12:1).upcast::<_2>(), layout!(6:1));
    same(layout!(6:1).upcast::<_2>(), layout!(3:1));
    same(layout!(24:1).upcast::<_16>(), layout!(2:1));
    same(layout!((16,8):(8,1)).upcast::<_2>(), layout!((16,4):(4,1)));
    same(layout!(4:1).upcast::<_2>(), layout!(2:1));
    same(layout!((16,8):(8,1)).upcast::<_16>(), layout!((8,1):(1,1)));
    same(layout!((2,1,16,2):(16,0,1,32)).upcast::<_2>(), layout!((2,1,8,2):(8,0,1,16)));
    same(layout!((7,(8,2),4):(0,(1,0),0)).upcast::<_8>(), layout!((7,(1,2),4):(0,(1,0),0)));
}

fn answers_2() {
    let _: Upcast<Layout!((12,8):(1,12)), _2> = layout!((6,8):(1,6));
    let _: Upcast<Layout!((4,4,2):(1,4,16)), _1> = layout!((4,4,2):(1,4,16));
    let _: Upcast<Layout!((5,7,(12,8,5)):(1,5,(35,420,3360))), _1> = layout!((5,7,(12,8,5)):(1,5,(35,420,3360)));
    let _: Upcast<Layout!(2:1), _8> = layout!(1:1);
    let _: Upcast<Layout!((8):(1)), _2> = layout!((4):(1));
    let _: Upcast<Layout!(((12,8),(4,3)):((16,2),(1152,384))), _2> = layout!(((12,8),(4,3)):((8,1),(576,192)));
    let _: Upcast<Layout!(((1)):((1))), _2> = layout!(((1)):((1)));
    let _: Upcast<Layout!(4:-1), _4> = layout!(1:-1);
    let _: Upcast<Layout!((3,16,7):(0,0,0)), _2> = layout!((3,16,7):(0,0,0));
    let _: Upcast<Layout!(3:1), _4> = layout!(1:1);
    let _: Upcast<Layout!(16:1), _4> = layout!(4:1);
    let _: Upcast<Layout!(((6),(4,2,1)):((12),(1,12,1))), _2> = layout!(((6),(2,2,1)):((6),(1,6,1)));
    let _: Upcast<Layout!((8,2):(2,0)), _1> = layout!((8,2):(2,0));
    let _: Upcast<Layout!((6):(8)), _2> = layout!((6):(4));
    let _: Upcast<Layout!((6):(0)), _1> = layout!((6):(0));
    let _: Upcast<Layout!((7):(1)), _4> = layout!((2):(1));
}

fn answers_3() {
    let _: Upcast<Layout!(2:1), _1> = layout!(2:1);
    let _: Upcast<Layout!((6):(1)), _4> = layout!((2):(1));
    let _: Upcast<Layout!((6,7,(3,4)):(-4,-24,(-168,-1008))), _2> = layout!((6,7,(3,4)):(-2,-12,(-84,-504)));
    let _: Upcast<Layout!(((6,12)):((1,6))), _2> = layout!(((3,12)):((1,3)));
    let _: Upcast<Layout!((7):(1)), _2> = layout!((4):(1));
    let _: Upcast<Layout!((16):(1)), _2> = layout!((8):(1));
    let _: Upcast<Layout!((3,1):(2,1)), _1> = layout!((3,1):(2,1));
}

fn refusals_0() {
    refused!(Larger<_3>: Recasts<Layout!((32,4):(4,1))>);
    refused!(Larger<_16>: Recasts<Layout!(((12,6,2)):((12,2,1)))>);
    refused!(Larger<_8>: Recasts<Layout!((5,6,7):(42,7,1))>);
    refused!(Larger<_4>: Recasts<Layout!((4,2,7):(14,7,1))>);
    refused!(Larger<_3>: Recasts<Layout!((4,2,4):(0,5,0))>);
    refused!(Larger<_3>: Recasts<Layout!(((6,1,4),4):((16,1,4),1))>);
    refused!(Larger<_3>: Recasts<Layout!(((4,16),4):((64,4),1))>);
    refused!(Larger<_4>: Recasts<Layout!((6,3):(3,1))>);
    refused!(Larger<_8>: Recasts<Layout!(((3,2,2),(6),(4)):((1,3,6),(12),(72)))>);
    refused!(Larger<_4>: Recasts<Layout!(7:3)>);
    refused!(Larger<_8>: Recasts<Layout!((4,5,5):(1,4,20))>);
    refused!(Larger<_3>: Recasts<Layout!((7,4):(-16,1))>);
    refused!(Larger<_4>: Recasts<Layout!(((2,3,2),3,12):((72,2,1),144,6))>);
    refused!(Larger<_3>: Recasts<Layout!((4,2,4):(8,4,1))>);
    refused!(Larger<_4>: Recasts<Layout!((6,2,7):(1,6,12))>);
}
