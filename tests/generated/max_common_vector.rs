// Written by `cargo run --example generate_checks`: change the generator, not this file.
use crate::names::*;

fn answers_0() {
    same(layout!(((16,8)):((1,16))).max_common_vector(layout!(((16,8)):((1,16)))), coord!(128));
    same(layout!((3,4):(6,1)).max_common_vector(layout!((3,4):(4,1))), coord!(4));
    same(layout!((3,4):(0,1)).max_common_vector(layout!((3,4):(4,1))), coord!(4));
    same(layout!((4,(2,4)):(2,(1,8))).max_common_vector(layout!((4,(2,4)):(8,(1,2)))), coord!(2));
    same(layout!(7:1).max_common_vector(layout!(7:1)), coord!(7));
    same(layout!(4:1).max_common_vector(layout!((5,16,8):(8,12,5))), coord!(1));
    same(layout!(((8,16),8):((128,1),16)).max_common_vector(layout!((4,(2),2,1):(6,(1),48,0))), coord!(1));
    same(layout!(((4,8),(2,2)):((16,1),(8,64))).max_common_vector(layout!(((4,8),(2,2)):((32,4),(2,1)))), coord!(1));
    same(layout!((2,2,(2,2)):(0,2,(8,4))).max_common_vector(layout!(((8,16),7):((1,8),128))), coord!(1));
    same(layout!(4:1).max_common_vector(layout!(((2,2),(4,6),3):((0,2),(0,48),0))), coord!(1));
    same(layout!((12,7):(7,1)).max_common_vector(layout!(12:1)), coord!(1));
    same(layout!((2,12,8):(96,8,1)).max_common_vector(layout!((12,(4,8)):(59,(13,1)))), coord!(1));
    same(layout!((8,4,6):(24,6,1)).max_common_vector(layout!(((2,4),4):((16,4),32))), coord!(1));
    same(layout!((4,2):(2,0)).max_common_vector(layout!((4,2):(2,1))), coord!(1));
    same(layout!((4):(1)).max_common_vector(layout!((8,1):(1,7))), coord!(8));
    same(layout!(((4,6),4,7):((1,4),24,96)).max_common_vector(layout!((16,(32),2):(1,(32),16))), coord!(16));
}

fn answers_1() {
    same(layout!((12,12,7):(0,0,0)).max_common_vector(layout!(5:1)), coord!(1));
    same(layout!((1,4,(2,3),(2,5,2)):(0,0,(3,0),(120,0,240))).max_common_vector(layout!((1,4,(2,3),(2,5,2)):(0,120,(60,20),(10,2,1)))), coord!(1));
    same(layout!((8,2,8):(16,1,2)).max_common_vector(layout!(6:1)), coord!(1));
    same(layout!(8:1).max_common_vector(layout!((16,1,(4,1)):(4,1,(1,9)))), coord!(1));
    same(layout!((32,2):(2,1)).max_common_vector(layout!((32,2):(1,32))), coord!(1));
    same(layout!(12:1).max_common_vector(layout!((8):(8))), coord!(1));
    same(layout!((4,(7,4),8):(1,(4,28),112)).max_common_vector(layout!((4,(7,4),8):(1,(4,28),112))), coord!(896));
    same(layout!((2,6):(4,8)).max_common_vector(layout!(((5,2,3)):((1,5,10)))), coord!(1));
    same(layout!((12,(4,8)):(59,(13,1))).max_common_vector(layout!((12,(4,8)):(32,(8,1)))), coord!(8));
    same(layout!((4,16):(1,4)).max_common_vector(layout!((4,16):(16,1))), coord!(1));
    same(layout!((4,(1,6)):(1,(0,4))).max_common_vector(layout!((4,(1,6)):(6,(0,1)))), coord!(1));
    same(layout!((7,(16,2)):(16,(1,112))).max_common_vector(layout!(2:1)), coord!(1));
    same(layout!(((4,8),(2,2)):((16,1),(8,64))).max_common_vector(layout!(2:4)), coord!(1));
    same(layout!((4,6,3):(18,3,1)).max_common_vector(layout!((4,6,3):(1,4,24))), coord!(1));
    same(layout!((12,1,2,(7)):(1,32,100,(0))).max_common_vector(layout!((12,1,2,(7)):(14,0,7,(1)))), coord!(1));
    same(layout!((3,(2,7)):(14,(7,1))).max_common_vector(layout!((2,6,8):(48,8,1))), coord!(1));
}

fn answers_2() {
    same(layout!(((4,8),(2,(2,2))):((64,1),(32,(8,256)))).max_common_vector(layout!((16,7,5):(35,5,1))), coord!(1));
    same(layout!(((8,5)):((5,1))).max_common_vector(layout!((12,7):(7,1))), coord!(1));
    same(layout!((5,6,7):(42,7,1)).max_common_vector(layout!(12:1)), coord!(1));
    same(layout!((5,3,4,16):(3,12,8,12)).max_common_vector(layout!((4,(2,2,8)):(32,(8,16,1)))), coord!(1));
    same(layout!((12,4):(1,20)).max_common_vector(layout!((2,8,3):(8,1,16))), coord!(1));
    same(layout!((7,(3,8)):(3,(0,21))).max_common_vector(layout!((8,3,7):(1,56,8))), coord!(1));
    same(layout!((2,3):(1,2)).max_common_vector(layout!((2,3):(1,2))), coord!(6));
    same(layout!(((4,12),2,16):((1,4),48,96)).max_common_vector(layout!(((2)):((100)))), coord!(1));
    same(layout!((3,(12,16,8)):(8,(24,288,1))).max_common_vector(layout!((2,1,5):(1,2,2))), coord!(1));
    same(layout!((4,2):(2,0)).max_common_vector(layout!((4,8):(8,1))), coord!(1));
    same(layout!((1,1):(1,6)).max_common_vector(layout!((1,1):(4,2))), coord!(1));
    same(layout!((1,(8,4)):(1,(1,8))).max_common_vector(layout!((1,(8,4)):(8,(1,8)))), coord!(32));
    same(layout!((4):(1)).max_common_vector(layout!((12):(1))), coord!(12));
    same(layout!((6,5,3):(10,2,60)).max_common_vector(layout!((6,5,3):(3,18,1))), coord!(1));
    same(layout!((3,(7,7)):(7,(21,1))).max_common_vector(layout!(7:1)), coord!(1));
    same(layout!(((16),2):((12),3)).max_common_vector(layout!(((16),2):((4),2))), coord!(1));
}

fn answers_3() {
    same(layout!((12):(16)).max_common_vector(layout!((2,1,(1,4,2)):(1,2,(2,4,2)))), coord!(1));
    same(layout!((16,7,7):(0,0,112)).max_common_vector(layout!((16,7,7):(1,16,112))), coord!(1));
    same(layout!((8):(3)).max_common_vector(layout!((8):(1))), coord!(1));
    same(layout!((16,3,16):(1,16,48)).max_common_vector(layout!((16,3,16):(48,1,3))), coord!(1));
    same(layout!(((8,1,16)):((1,8,8))).max_common_vector(layout!(((8,1,16)):((1,8,8)))), coord!(128));
    same(layout!((6,6):(6,1)).max_common_vector(layout!((2,16):(0,1))), coord!(1));
    same(layout!((3):(1)).max_common_vector(layout!((3):(2))), coord!(1));
    same(layout!(12:3).max_common_vector(layout!(12:3)), coord!(1));
    same(layout!((1,6):(1,1)).max_common_vector(layout!((1,6):(2,4))), coord!(1));
    same(layout!(2:1).max_common_vector(layout!(2:1)), coord!(2));
    same(layout!((2,2):(8,6)).max_common_vector(layout!((2,2):(1,2))), coord!(1));
    same(layout!((1,4):(1,1)).max_common_vector(layout!(5:1)), coord!(5));
    same(layout!(3:8).max_common_vector(layout!((8,2,3):(2,16,32))), coord!(1));
    same(layout!((1,(4,4),2):(2,(8,2),32)).max_common_vector(layout!((1,2):(1,1))), coord!(1));
    same(layout!((12):(1)).max_common_vector(layout!((12):(0))), coord!(1));
}

fn refusals_0() {
    refused!(any N, Layout!((12,4):(-4,1)): HasInCommonVector<Layout!((7,2,(7,7)):(32,-8,(-1568,-224))), N>);
    refused!(any N, Layout!(((2,4),(16,4,1),6):((-1,2),(8,128,-512),-512)): HasInCommonVector<Layout!((6,(1,4)):(1,(6,6))), N>);
    refused!(any N, Layout!((1,8,1):(-16,-2,-2)): HasInCommonVector<Layout!((1,8):(1,1)), N>);
    refused!(any N, Layout!((4,2):(-8,-32)): HasInCommonVector<Layout!((4,2):(2,1)), N>);
    refused!(any N, Layout!(12:-1): HasInCommonVector<Layout!(12:1), N>);
    refused!(any N, Layout!((3,16):(-3,-9)): HasInCommonVector<Layout!((7,(3)):(1,(7))), N>);
    refused!(any N, Layout!((2,4,7):(7,-14,-1)): HasInCommonVector<Layout!((2,4,7):(-1,-2,8)), N>);
    refused!(any N, Layout!(((12,12)):((0,-3))): HasInCommonVector<Layout!((12):(3)), N>);
}
