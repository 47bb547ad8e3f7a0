// Written by `cargo run --example generate_checks`: change the generator, not this file.
use crate::names::*;

fn answers_0() {
    same(layout!(12:1).recast_bits::<_64, _16>(), layout!(48:1));
    same(layout!((20):(2)).recast_bits::<_32, _32>(), layout!((20):(2)));
    same(layout!(((8,16),8):((128,1),16)).recast_bits::<_16, _64>(), layout!(((8,4),8):((32,1),4)));
    same(layout!((1,(2,2),8):(12,(1,12),24)).recast_bits::<_4, _16>(), layout!((1,(1,2),8):(3,(1,3),6)));
    same(layout!(5:1).recast_bits::<_16, _32>(), layout!(3:1));
    same(layout!(8:3).recast_bits::<_16, _16>(), layout!(8:3));
    same(layout!((32,1,2):(1,0,32)).recast_bits::<_8, _16>(), layout!((16,1,2):(1,0,16)));
    same(layout!((3,4,5):(20,5,1)).recast_bits::<_32, _16>(), layout!((3,4,10):(40,10,1)));
    same(layout!((2,(3,(4,5))):(1,(2,(6,24)))).recast_bits::<_16, _32>(), layout!((1,(3,(4,5))):(1,(1,(3,12)))));
    same(layout!((5):(2)).recast_bits::<_4, _16>(), layout!((3):(1)));
    same(layout!((20):(2)).recast_bits::<_4, _128>(), layout!((2):(1)));
    same(layout!(4:1).recast_bits::<_64, _4>(), layout!(64:1));
    same(layout!(3:1).recast_bits::<_8, _64>(), layout!(1:1));
    same(layout!(3:1).recast_bits::<_64, _64>(), layout!(3:1));
    same(layout!((3,4):(0,1)).recast_bits::<_16, _6>(), layout!((3,16):(0,1)));
    same(layout!(4:1).recast_bits::<_64, _16>(), layout!(16:1));
}

fn answers_1() {
    same(layout!((1,2,16,6):(2,4,32,12)).recast_bits::<_16, _64>(), layout!((1,2,16,6):(1,1,8,3)));
    same(layout!((7,8,2,2):(8,168,1,4)).recast_bits::<_16, _32>(), layout!((7,8,1,2):(4,84,1,2)));
    same(layout!(4:2).recast_bits::<_4, _16>(), layout!(2:1));
    same(layout!((6,2):(8,2)).recast_bits::<_32, _32>(), layout!((6,2):(8,2)));
    same(layout!(3:1).recast_bits::<_4, _64>(), layout!(1:1));
    same(layout!((((7,2,4)),2):(((16,8,2)),1)).recast_bits::<_4, _128>(), layout!((((4,1,1)),1):(((1,1,1)),1)));
    same(layout!((2,6,6):(5,12,1)).recast_bits::<_16, _8>(), layout!((2,6,12):(10,24,1)));
    same(layout!((3,(32,5)):(160,(5,1))).recast_bits::<_16, _16>(), layout!((3,(32,5)):(160,(5,1))));
    same(layout!((2,8):(8,1)).recast_bits::<_4, _64>(), layout!((1,1):(1,1)));
    same(layout!((64,8):(1,64)).recast_bits::<_32, _8>(), layout!((256,8):(1,256)));
    same(layout!((8,8,4,4):(1,8,64,256)).recast_bits::<_64, _4>(), layout!((128,8,4,4):(1,128,1024,4096)));
    same(layout!((32,12):(12,1)).recast_bits::<_32, _6>(), layout!((32,64):(64,1)));
    same(layout!((6,3,2):(1,6,18)).recast_bits::<_4, _8>(), layout!((3,3,2):(1,3,9)));
    same(layout!((3,((32,2,6))):(384,((12,6,1)))).recast_bits::<_8, _8>(), layout!((3,((32,2,6))):(384,((12,6,1)))));
    same(layout!((2,8,(1,2,3)):(3,12,(0,6,1))).recast_bits::<_32, _6>(), layout!((32,8,(1,2,16)):(1,64,(0,32,1))));
    same(layout!((8):(1)).recast_bits::<_16, _16>(), layout!((8):(1)));
}

fn answers_2() {
    same(layout!((4,3):(3,1)).recast_bits::<_4, _6>(), layout!((8,2):(1,1)));
    same(layout!(2:1).recast_bits::<_32, _8>(), layout!(8:1));
    same(layout!(((4,8),(2,2)):((16,1),(8,64))).recast_bits::<_32, _4>(), layout!(((4,64),(2,2)):((128,1),(64,512))));
    same(layout!((2,32,4):(4,8,1)).recast_bits::<_64, _4>(), layout!((2,32,64):(64,128,1)));
    same(layout!((2,(4)):(4,(8))).recast_bits::<_4, _16>(), layout!((2,(4)):(1,(2))));
    same(layout!((8,5):(15,3)).recast_bits::<_16, _6>(), layout!((8,40):(40,1)));
    same(layout!((8,1):(1,7)).recast_bits::<_32, _6>(), layout!((48,1):(1,0)));
    same(layout!(16:1).recast_bits::<_16, _32>(), layout!(8:1));
    let _: RecastBits<Layout!((7):(1)), _4, _4> = layout!((7):(1));
    let _: RecastBits<Layout!((1,1):(1,1)), _6, _32> = layout!((3,3):(1,1));
    let _: RecastBits<Layout!(2:1), _128, _32> = layout!(8:1);
    let _: RecastBits<Layout!(((4,6,7),4,1):((16,16,32),32,4)), _16, _64> = layout!(((4,6,7),4,1):((4,4,8),8,1));
    let _: RecastBits<Layout!((4,12):(3,6)), _16, _6> = layout!((32,12):(1,16));
    let _: RecastBits<Layout!(12:1), _64, _128> = layout!(6:1);
    let _: RecastBits<Layout!((4):(1)), _16, _64> = layout!((1):(1));
    let _: RecastBits<Layout!(5:1), _8, _128> = layout!(1:1);
}

fn answers_3() {
    let _: RecastBits<Layout!((1,(1,2,5),1):(640,(160,80,8),320)), _16, _16> = layout!((1,(1,2,5),1):(640,(160,80,8),320));
    let _: RecastBits<Layout!(((4),6):((1),4)), _6, _16> = layout!(((3),9):((1),1));
    let _: RecastBits<Layout!((2,(16,2,3)):(96,(6,3,1))), _8, _8> = layout!((2,(16,2,3)):(96,(6,3,1)));
    let _: RecastBits<Layout!((12,5):(1,12)), _4, _6> = layout!((8,5):(1,8));
    let _: RecastBits<Layout!((5):(1)), _16, _128> = layout!((1):(1));
    let _: RecastBits<Layout!(4:1), _8, _4> = layout!(8:1);
    let _: RecastBits<Layout!((4,(1,4)):(1,(16,4))), _4, _32> = layout!((1,(1,2)):(1,(2,1)));
    let _: RecastBits<Layout!((4):(1)), _32, _32> = layout!((4):(1));
    let _: RecastBits<Layout!((1,4,3):(3,3,1)), _16, _8> = layout!((1,4,6):(6,6,1));
    let _: RecastBits<Layout!((5,5):(2,20)), _64, _64> = layout!((5,5):(2,20));
    let _: RecastBits<Layout!(((1,4)):((4,1))), _8, _32> = layout!(((1,1)):((1,1)));
    let _: RecastBits<Layout!((4,(6,12,3),8):(1,(4,24,288),864)), _64, _128> = layout!((2,(6,12,3),8):(1,(2,12,144),432));
    let _: RecastBits<Layout!(16:1), _128, _64> = layout!(32:1);
    let _: RecastBits<Layout!((4,8,(12)):(8,1,(32))), _6, _6> = layout!((4,8,(12)):(8,1,(32)));
    let _: RecastBits<Layout!(5:1), _16, _6> = layout!(16:1);
    let _: RecastBits<Layout!(((12,3),4):((1,12),36)), _128, _128> = layout!(((12,3),4):((1,12),36));
}

fn refusals_0() {
    refused!(Bits<_32, _8>: Recasts<Layout!((4,2):(4,2))>);
    refused!(Bits<_8, _16>: Recasts<Layout!((3,(2,7)):(14,(7,1)))>);
    refused!(Bits<_16, _4>: Recasts<Layout!((2,32,1):(3,6,0))>);
    refused!(Bits<_32, _128>: Recasts<Layout!((4,12,2,7):(168,0,7,1))>);
    refused!(Bits<_64, _128>: Recasts<Layout!((3,4):(1,3))>);
    refused!(Bits<_64, _8>: Recasts<Layout!((5):(4))>);
    refused!(Bits<_64, _16>: Recasts<Layout!((1,1):(0,0))>);
    refused!(Bits<_64, _128>: Recasts<Layout!((3,5):(1,3))>);
    refused!(Bits<_4, _6>: Recasts<Layout!(((7,7),1):((1,7),7))>);
    refused!(Bits<_32, _8>: Recasts<Layout!((3,16,(2)):(0,2,(0)))>);
    refused!(Bits<_4, _32>: Recasts<Layout!(((2),4):((3),32))>);
    refused!(Bits<_6, _32>: Recasts<Layout!(((2,3),(5,16)):((5,10),(1,30)))>);
    refused!(Bits<_16, _8>: Recasts<Layout!(((4),6):((100),6))>);
    refused!(Bits<_8, _6>: Recasts<Layout!((12):(8))>);
    refused!(Bits<_128, _32>: Recasts<Layout!((2,6):(4,2))>);
}
