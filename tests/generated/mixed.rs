// Written by `cargo run --example generate_checks`: change the generator, not this file.
use crate::names::*;

#[test]
fn coalesce() {
    let mut tally = Tally::of("coalesce");
    tally.check(&["((4,8),(2,2,2)):((32,1),(16,8,128))"], Ok(layout!(((4,8),(2,2,2)):(({32_usize},{1_usize}),({16_usize},{8_usize},{128_usize}))).coalesce()));
    tally.check(&["((8,16),8):((128,1),16)"], Ok(layout!((({8_usize},{16_usize}),{8_usize}):((128,1),16)).coalesce()));
    tally.check(&["(128,64):(64,1)"], Ok(layout!(({128_usize},{64_usize}):({64_usize},{1_usize})).coalesce()));
    tally.check(&["(128,64):(1,128)"], Ok(layout!((128,{64_usize}):({1_usize},128)).coalesce()));
    tally.check(&["(64,32):(32,1)"], Ok(layout!((64,32):({32_usize},{1_usize})).coalesce()));
    tally.check(&["(16,2):(1,16)"], Ok(layout!(({16_usize},{2_usize}):(1,16)).coalesce()));
    tally.check(&["(8,(8,8)):(8,(1,64))"], Ok(layout!(({8_usize},({8_usize},{8_usize})):({8_usize},({1_usize},{64_usize}))).coalesce()));
    tally.check(&["((8,16),(8,8)):((8,512),(1,64))"], Ok(layout!(((8,16),(8,{8_usize})):(({8_usize},512),(1,64))).coalesce()));
    tally.check(&["(8,64):(64,1)"], Ok(layout!((8,64):({64_usize},{1_usize})).coalesce()));
    tally.check(&["(64,8):(1,64)"], Ok(layout!(({64_usize},{8_usize}):(1,64)).coalesce()));
    tally.check(&["((16,4),(4,8)):((1,64),(16,256))"], Ok(layout!((({16_usize},{4_usize}),({4_usize},{8_usize})):(({1_usize},{64_usize}),({16_usize},{256_usize}))).coalesce()));
    tally.check(&["((32,4),(2,2)):((2,128),(1,64))"], Ok(layout!(((32,4),(2,{2_usize})):(({2_usize},128),(1,64))).coalesce()));
    tally.print();
}

#[test]
fn flatten() {
    let mut tally = Tally::of("flatten");
    tally.check(&["((4,8),(2,2,2)):((32,1),(16,8,128))"], Ok(layout!((({4_usize},{8_usize}),({2_usize},{2_usize},{2_usize})):(({32_usize},{1_usize}),({16_usize},{8_usize},{128_usize}))).flatten()));
    tally.check(&["(128,64):(1,128)"], Ok(layout!((128,{64_usize}):({1_usize},128)).flatten()));
    tally.check(&["(128,32):(1,128)"], Ok(layout!(({128_usize},{32_usize}):({1_usize},{128_usize})).flatten()));
    tally.check(&["(32,8):(1,32)"], Ok(layout!((32,{8_usize}):({1_usize},32)).flatten()));
    tally.check(&["(8,64):(64,1)"], Ok(layout!(({8_usize},{64_usize}):({64_usize},{1_usize})).flatten()));
    tally.check(&["(64,8):(1,64)"], Ok(layout!((64,{8_usize}):({1_usize},64)).flatten()));
    tally.check(&["((16,4),(4,8)):((1,64),(16,256))"], Ok(layout!((({16_usize},{4_usize}),({4_usize},{8_usize})):(({1_usize},{64_usize}),({16_usize},{256_usize}))).flatten()));
    tally.check(&["(128,128):(128,1)"], Ok(layout!((128,{128_usize}):({128_usize},1)).flatten()));
    tally.print();
}

#[test]
fn composition() {
    let mut tally = Tally::of("composition");
    tally.check(&["(6,2):(8,2)", "(4,3):(3,1)"], layout!((6,2):({8_usize},{2_usize})).try_compose(layout!((4,3):(3,1))));
    tally.check(&["(4,8):(8,1)", "(8,4):(4,1)"], layout!(({4_usize},{8_usize}):(8,1)).try_compose(layout!((8,4):(4,1))));
    tally.check(&["(8,8):(8,1)", "(8,4):(1,16)"], layout!(({8_usize},{8_usize}):({8_usize},{1_usize})).try_compose(layout!((8,4):(1,16))));
    tally.check(&["(2,4):(4,1)", "(4,2):(1,4)"], layout!((2,{4_usize}):({4_usize},1)).try_compose(layout!((4,2):(1,4))));
    tally.check(&["(4,4):(6,1)", "(8,2):(1,8)"], layout!((4,4):({6_usize},{1_usize})).try_compose(layout!((8,2):(1,8))));
    tally.check(&["(4,2):(2,1)", "3:1"], layout!(({4_usize},{2_usize}):(2,1)).try_compose(layout!(3:1)));
    tally.check(&["(4,4):(4,1)", "(4,4):(4,1)"], layout!(({4_usize},{4_usize}):({4_usize},{1_usize})).try_compose(layout!((4,4):(4,1))));
    tally.check(&["(12,7):(7,1)", "(8,8):(0,1)"], layout!((12,{7_usize}):({7_usize},1)).try_compose(layout!((8,8):(0,1))));
    tally.check(&["(8,2,4,2):(16,8,2,1)", "(128):(1)"], layout!((8,2,4,2):({16_usize},{8_usize},{2_usize},{1_usize})).try_compose(layout!((128):(1))));
    tally.check(&["(12,(4,8)):(59,(13,1))", "2:192"], layout!(({12_usize},({4_usize},{8_usize})):(59,(13,1))).try_compose(layout!(2:192)));
    tally.check(&["(2,4,4):(16,8,8)", "(2,(2,8)):(16,(8,1))"], layout!(({2_usize},{4_usize},{4_usize}):({16_usize},{8_usize},{8_usize})).try_compose(layout!((2,(2,8)):(16,(8,1)))));
    tally.check(&["(4,2,3):(2,1,8)", "(24,4):(1,0)"], layout!((4,2,{3_usize}):({2_usize},1,8)).try_compose(layout!((24,4):(1,0))));
    tally.check(&["(6,3,4,4):(48,16,4,1)", "1:6"], layout!((6,3,4,4):({48_usize},{16_usize},{4_usize},{1_usize})).try_compose(layout!(1:6)));
    tally.check(&["(6,2):(1,12)", "(2,6):(6,1)"], layout!(({6_usize},{2_usize}):(1,12)).try_compose(layout!((2,6):(6,1))));
    tally.check(&["(6,12):(48,4)", "(1,72):(0,1)"], layout!(({6_usize},{12_usize}):({48_usize},{4_usize})).try_compose(layout!((1,72):(0,1))));
    tally.check(&["(3,2,8,6):(96,48,6,1)", "(2,12,3,4):(144,1,48,0)"], layout!((3,2,8,{6_usize}):({96_usize},48,6,1)).try_compose(layout!((2,12,3,4):(144,1,48,0))));
    tally.check(&["((4,8),(2,2)):((32,1),(16,8))", "(2,4):(64,2)"], layout!(((4,8),(2,2)):(({32_usize},{1_usize}),({16_usize},{8_usize}))).try_compose(layout!((2,4):(64,2))));
    tally.check(&["(5,4,4,4):(5,64,8,100)", "(16,20):(20,1)"], layout!(({5_usize},{4_usize},{4_usize},{4_usize}):(5,64,8,100)).try_compose(layout!((16,20):(20,1))));
    tally.check(&["((3,2,4)):((5,16,100))", "(4,6):(6,1)"], layout!((({3_usize},{2_usize},{4_usize})):(({5_usize},{16_usize},{100_usize}))).try_compose(layout!((4,6):(6,1))));
    tally.check(&["(12,(4,8)):(59,(13,1))", "(4):(48)"], layout!((12,(4,{8_usize})):({59_usize},(13,1))).try_compose(layout!((4):(48))));
    tally.check(&["(5,6,7):(42,7,1)", "4:5"], layout!((5,6,7):({42_usize},{7_usize},{1_usize})).try_compose(layout!(4:5)));
    tally.check(&["(4,(2,4)):(2,(1,8))", "8:1"], layout!(({4_usize},({2_usize},{4_usize})):(2,(1,8))).try_compose(layout!(8:1)));
    tally.check(&["(5,4):(4,1)", "5:1"], layout!(({5_usize},{4_usize}):({4_usize},{1_usize})).try_compose(layout!(5:1)));
    tally.check(&["(4,12):(12,1)", "(10,2):(16,4)"], layout!((4,{12_usize}):({12_usize},1)).try_compose(layout!((10,2):(16,4))));
    tally.check(&["(12,(4,8)):(59,(13,1))", "16:8"], layout!(({12_usize},({4_usize},{8_usize})):(59,(13,1))).try_compose(layout!(16:8)));
    tally.check(&["(6,2):(8,2)", "4:2"], layout!(({6_usize},{2_usize}):(8,2)).try_compose(layout!(4:2)));
    tally.check(&["((3),3,8):((6),2,18)", "6:5"], layout!((({3_usize}),{3_usize},{8_usize}):((6),2,18)).try_compose(layout!(6:5)));
    tally.check(&["(7,3,7,8):(16,784,112,2)", "49:24"], layout!(({7_usize},{3_usize},{7_usize},{8_usize}):(16,784,112,2)).try_compose(layout!(49:24)));
    tally.check(&["((3,2),5):((1,15),3)", "(2,15):(15,1)"], layout!((({3_usize},{2_usize}),{5_usize}):((1,15),3)).try_compose(layout!((2,15):(15,1))));
    tally.check(&["(4,2,3):(2,1,8)", "(6,4):(1,6)"], layout!(({4_usize},{2_usize},{3_usize}):(2,1,8)).try_compose(layout!((6,4):(1,6))));
    tally.check(&["(2,2,3,6):(6,16,3,12)", "((4,8),(2,2,2)):((32,1),(16,8,128))"], layout!(({2_usize},{2_usize},{3_usize},{6_usize}):(6,16,3,12)).try_compose(layout!(((4,8),(2,2,2)):((32,1),(16,8,128)))));
    tally.check(&["(5,6,7):(42,7,1)", "(5,42):(42,1)"], layout!(({5_usize},{6_usize},{7_usize}):(42,7,1)).try_compose(layout!((5,42):(42,1))));
    tally.print();
}

#[test]
fn composition_tiler() {
    let mut tally = Tally::of("composition_tiler");
    tally.check(&["(4,16):(1,4)", "[2:2]"], layout!((4,16):({1_usize},{4_usize})).try_compose(tile!(2:2)));
    tally.check(&["(4,(2,32,2)):(1,(256,4,128))", "[2,128]"], layout!(({4_usize},({2_usize},{32_usize},{2_usize})):(1,(256,4,128))).try_compose(tile!(2, 128)));
    tally.check(&["((4),2,4):((5),16,64)", "[[(4):(1)],(2):(1),2]"], layout!((({4_usize}),{2_usize},{4_usize}):(({5_usize}),{16_usize},{64_usize})).try_compose(tile!(((4):(1)), (2):(1), 2)));
    tally.check(&["(16,(7,16)):(112,(16,1))", "[4]"], layout!((16,(7,{16_usize})):({112_usize},(16,1))).try_compose(tile!(4)));
    tally.check(&["(10,2):(16,4)", "[5]"], layout!((10,2):({16_usize},{4_usize})).try_compose(tile!(5)));
    tally.check(&["(7,5):(5,1)", "[_]"], layout!(({7_usize},{5_usize}):(5,1)).try_compose(tile!(_)));
    tally.check(&["(5,2):(4,1)", "[5:1]"], layout!(({5_usize},{2_usize}):({4_usize},{1_usize})).try_compose(tile!(5:1)));
    tally.check(&["(4,3):(3,1)", "[1,3:1]"], layout!((4,{3_usize}):({3_usize},1)).try_compose(tile!(1, 3:1)));
    tally.check(&["((16,32)):((1,16))", "[32]"], layout!(((16,32)):(({1_usize},{16_usize}))).try_compose(tile!(32)));
    tally.check(&["(7,5):(5,1)", "[7:1,5:1]"], layout!(({7_usize},{5_usize}):(5,1)).try_compose(tile!(7:1, 5:1)));
    tally.check(&["(6,2,7,8):(5,5,4,5)", "[6:1]"], layout!(({6_usize},{2_usize},{7_usize},{8_usize}):({5_usize},{5_usize},{4_usize},{5_usize})).try_compose(tile!(6:1)));
    tally.check(&["((4,7)):((1,4))", "[[1,7]]"], layout!(((4,{7_usize})):(({1_usize},4))).try_compose(tile!((1, 7))));
    tally.check(&["(4,32):(24,2)", "[2:1,8:1]"], layout!((4,32):({24_usize},{2_usize})).try_compose(tile!(2:1, 8:1)));
    tally.check(&["((4,8),(2,2)):((16,1),(8,64))", "[2:8,4:1]"], layout!((({4_usize},{8_usize}),({2_usize},{2_usize})):((16,1),(8,64))).try_compose(tile!(2:8, 4:1)));
    tally.check(&["(3,4):(6,1)", "[1]"], layout!(({3_usize},{4_usize}):({6_usize},{1_usize})).try_compose(tile!(1)));
    tally.check(&["(16,3,4,3):(1,64,16,192)", "[2]"], layout!((16,3,4,{3_usize}):({1_usize},64,16,192)).try_compose(tile!(2)));
    tally.check(&["(4,(2,(2,4,7))):(6,(5,(8,3,12)))", "[2,(14):(1)]"], layout!(({4_usize},({2_usize},({2_usize},{4_usize},{7_usize}))):(6,(5,(8,3,12)))).try_compose(tile!(2, (14):(1))));
    tally.check(&["((2,2),(2,2)):((1,4),(8,32))", "[3]"], layout!((({2_usize},{2_usize}),({2_usize},{2_usize})):((1,4),(8,32))).try_compose(tile!(3)));
    tally.check(&["(4,4):(1,4)", "[12]"], layout!(({4_usize},{4_usize}):(1,4)).try_compose(tile!(12)));
    tally.check(&["(4,(3,2)):(1,(4,12))", "[(16,(16,2,7)):(1,(16,256,512))]"], layout!(({4_usize},({3_usize},{2_usize})):(1,(4,12))).try_compose(tile!((16,(16,2,7)):(1,(16,256,512)))));
    tally.print();
}

#[test]
fn complement() {
    let mut tally = Tally::of("complement");
    tally.check(&["(2,2):(1,6)", "24"], layout!(({2_usize},{2_usize}):(1,6)).try_complement(shape!(24)));
    tally.check(&["(2,2,8):(8,16,1)", "64"], layout!(({2_usize},{2_usize},{8_usize}):(8,16,1)).try_complement(shape!(64)));
    tally.check(&["(16,2):(2,1)", "64"], layout!(({16_usize},{2_usize}):(2,1)).try_complement(shape!(64)));
    tally.check(&["((8,3)):((3,1))", "(2)"], layout!((({8_usize},{3_usize})):((3,1))).try_complement(shape!((2))));
    tally.check(&["(12,5):(1,12)", "(4,6)"], layout!(({12_usize},{5_usize}):(1,12)).try_complement(shape!((4,6))));
    tally.check(&["(2,4):(1,2)", "(8,8,2)"], layout!(({2_usize},{4_usize}):(1,2)).try_complement(shape!((8,8,2))));
    tally.check(&["(5,2):(1,5)", "10"], layout!(({5_usize},{2_usize}):(1,5)).try_complement(shape!(10)));
    tally.check(&["(4,(2,7,7)):(1,(4,56,8))", "392"], layout!(({4_usize},({2_usize},{7_usize},{7_usize})):(1,(4,56,8))).try_complement(shape!(392)));
    tally.check(&["(16,2):(1,16)", "5"], layout!(({16_usize},{2_usize}):(1,16)).try_complement(shape!(5)));
    tally.check(&["((4,8),(2,2)):((16,1),(8,64))", "128"], layout!((({4_usize},{8_usize}),({2_usize},{2_usize})):((16,1),(8,64))).try_complement(shape!(128)));
    tally.check(&["((4,8),(2,2,2)):((32,1),(16,8,128))", "(12,7)"], layout!((({4_usize},{8_usize}),({2_usize},{2_usize},{2_usize})):((32,1),(16,8,128))).try_complement(shape!((12,7))));
    tally.check(&["(16,8):(8,1)", "384"], layout!(({16_usize},{8_usize}):(8,1)).try_complement(shape!(384)));
    tally.check(&["(8,4):(4,1)", "32"], layout!(({8_usize},{4_usize}):(4,1)).try_complement(shape!(32)));
    tally.check(&["((4,8),(2,2)):((32,1),(16,8))", "128"], layout!((({4_usize},{8_usize}),({2_usize},{2_usize})):((32,1),(16,8))).try_complement(shape!(128)));
    tally.check(&["(3,8):(8,1)", "(3,4,12,2)"], layout!(({3_usize},{8_usize}):(8,1)).try_complement(shape!((3,4,12,2))));
    tally.check(&["(32,4):(4,1)", "128"], layout!(({32_usize},{4_usize}):(4,1)).try_complement(shape!(128)));
    tally.check(&["(4,16):(16,1)", "64"], layout!(({4_usize},{16_usize}):(16,1)).try_complement(shape!(64)));
    tally.check(&["(4,8):(1,4)", "32"], layout!(({4_usize},{8_usize}):(1,4)).try_complement(shape!(32)));
    tally.check(&["(3,4):(4,1)", "24"], layout!(({3_usize},{4_usize}):(4,1)).try_complement(shape!(24)));
    tally.check(&["(4,32):(32,1)", "128"], layout!(({4_usize},{32_usize}):(32,1)).try_complement(shape!(128)));
    tally.check(&["(8,12):(24,2)", "191"], layout!(({8_usize},{12_usize}):(24,2)).try_complement(shape!(191)));
    tally.check(&["(7,12):(12,1)", "252"], layout!(({7_usize},{12_usize}):(12,1)).try_complement(shape!(252)));
    tally.check(&["(2,(3,2)):(3,(1,6))", "(4,5,16)"], layout!(({2_usize},({3_usize},{2_usize})):(3,(1,6))).try_complement(shape!((4,5,16))));
    tally.check(&["(4,2):(1,4)", "24"], layout!(({4_usize},{2_usize}):(1,4)).try_complement(shape!(24)));
    tally.check(&["(4,2):(1,6)", "24"], layout!(({4_usize},{2_usize}):(1,6)).try_complement(shape!(24)));
    tally.check(&["(3,4):(6,1)", "24"], layout!(({3_usize},{4_usize}):(6,1)).try_complement(shape!(24)));
    tally.check(&["(4,2,(4)):(8,32,(6))", "256"], layout!(({4_usize},{2_usize},({4_usize})):(8,32,(6))).try_complement(shape!(256)));
    tally.check(&["(3,2):(1,2)", "12"], layout!(({3_usize},{2_usize}):(1,2)).try_complement(shape!(12)));
    tally.check(&["(4,8):(1,5)", "40"], layout!(({4_usize},{8_usize}):(1,5)).try_complement(shape!(40)));
    tally.check(&["((2,16,4),5):((4,8,8),2)", "(16)"], layout!((({2_usize},{16_usize},{4_usize}),{5_usize}):((4,8,8),2)).try_complement(shape!((16))));
    tally.check(&["(2,8):(4,1)", "32"], layout!(({2_usize},{8_usize}):(4,1)).try_complement(shape!(32)));
    tally.check(&["(8,(16,2,2),6):(4,(6,8,32),1)", "32"], layout!(({8_usize},({16_usize},{2_usize},{2_usize}),{6_usize}):(4,(6,8,32),1)).try_complement(shape!(32)));
    tally.print();
}

#[test]
fn logical_divide() {
    let mut tally = Tally::of("logical_divide");
    tally.check(&["(4,2,3):(2,1,8)", "4:2"], layout!((4,2,3):({2_usize},{1_usize},{8_usize})).try_logical_divide(layout!(4:2)));
    tally.check(&["(9,(4,8)):(59,(13,1))", "3:3"], layout!(({9_usize},({4_usize},{8_usize})):(59,(13,1))).try_logical_divide(layout!(3:3)));
    tally.check(&["(7,8,4,2):(64,8,2,1)", "(8,2):(28,224)"], layout!(({7_usize},{8_usize},{4_usize},{2_usize}):({64_usize},{8_usize},{2_usize},{1_usize})).try_logical_divide(layout!((8,2):(28,224))));
    tally.check(&["(3,(3)):(3,(1))", "(3,3):(1,3)"], layout!((3,({3_usize})):({3_usize},(1))).try_logical_divide(layout!((3,3):(1,3))));
    tally.check(&["((4,8),(2,2,2)):((32,1),(16,8,128))", "(4,(2,32)):(1,(128,4))"], layout!(((4,8),(2,2,2)):(({32_usize},{1_usize}),({16_usize},{8_usize},{128_usize}))).try_logical_divide(layout!((4,(2,32)):(1,(128,4)))));
    tally.check(&["(2,4):(4,1)", "(4,2):(2,1)"], layout!(({2_usize},{4_usize}):(4,1)).try_logical_divide(layout!((4,2):(2,1))));
    tally.check(&["((4,8),(2,2,2)):((32,1),(16,8,128))", "(2,2,2,2):(1,2,4,8)"], layout!((({4_usize},{8_usize}),({2_usize},{2_usize},{2_usize})):(({32_usize},{1_usize}),({16_usize},{8_usize},{128_usize}))).try_logical_divide(layout!((2,2,2,2):(1,2,4,8))));
    tally.check(&["(5,5):(5,1)", "(5):(1)"], layout!((5,{5_usize}):({5_usize},1)).try_logical_divide(layout!((5):(1))));
    tally.check(&["(3,(2,7)):(14,(7,1))", "(42):(1)"], layout!((3,(2,7)):({14_usize},({7_usize},{1_usize}))).try_logical_divide(layout!((42):(1))));
    tally.check(&["((4,2),(8,2)):((2,64),(8,1))", "(1,8):(3,1)"], layout!((({4_usize},{2_usize}),({8_usize},{2_usize})):((2,64),(8,1))).try_logical_divide(layout!((1,8):(3,1))));
    tally.check(&["((2,12,2)):((12,4,3))", "12:1"], layout!((({2_usize},{12_usize},{2_usize})):(({12_usize},{4_usize},{3_usize}))).try_logical_divide(layout!(12:1)));
    tally.check(&["(6,4,2,12):(1,1,24,8)", "2:1"], layout!((6,4,2,{12_usize}):({1_usize},1,24,8)).try_logical_divide(layout!(2:1)));
    tally.check(&["(12,2):(2,1)", "6:1"], layout!((12,2):({2_usize},{1_usize})).try_logical_divide(layout!(6:1)));
    tally.check(&["(4,7,6):(1,24,4)", "(4):(1)"], layout!(({4_usize},{7_usize},{6_usize}):(1,24,4)).try_logical_divide(layout!((4):(1))));
    tally.check(&["((4,8),(2,2)):((32,1),(16,8))", "2:32"], layout!((({4_usize},{8_usize}),({2_usize},{2_usize})):(({32_usize},{1_usize}),({16_usize},{8_usize}))).try_logical_divide(layout!(2:32)));
    tally.check(&["(2,2,2):(2,1,4)", "2:1"], layout!((2,2,{2_usize}):({2_usize},1,4)).try_logical_divide(layout!(2:1)));
    tally.check(&["(5,6,7):(42,7,1)", "(5,6,7):(42,1,6)"], layout!(({5_usize},{6_usize},{7_usize}):(42,7,1)).try_logical_divide(layout!((5,6,7):(42,1,6))));
    tally.check(&["(6,3):(1,18)", "(2,9):(9,1)"], layout!(({6_usize},{3_usize}):(1,18)).try_logical_divide(layout!((2,9):(9,1))));
    tally.check(&["(3,(2,7)):(14,(7,1))", "(2,21):(1,2)"], layout!(({3_usize},({2_usize},{7_usize})):(14,(7,1))).try_logical_divide(layout!((2,21):(1,2))));
    tally.check(&["(2,8,5):(1,10,2)", "(2,40,4):(40,1,0)"], layout!(({2_usize},{8_usize},{5_usize}):(1,10,2)).try_logical_divide(layout!((2,40,4):(40,1,0))));
    tally.check(&["(10,2):(16,4)", "(3,8):(8,1)"], layout!(({10_usize},{2_usize}):(16,4)).try_logical_divide(layout!((3,8):(8,1))));
    tally.check(&["((2,2),(8,4)):((1,16),(2,32))", "6:1"], layout!((({2_usize},{2_usize}),({8_usize},{4_usize})):((1,16),(2,32))).try_logical_divide(layout!(6:1)));
    tally.check(&["(12,4,4,7):(2,2,6,3)", "14:6"], layout!(({12_usize},{4_usize},{4_usize},{7_usize}):(2,2,6,3)).try_logical_divide(layout!(14:6)));
    tally.check(&["(12,12):(24,1)", "(18,1):(144,1)"], layout!(({12_usize},{12_usize}):(24,1)).try_logical_divide(layout!((18,1):(144,1))));
    tally.print();
}

#[test]
fn zipped_divide_tiler() {
    let mut tally = Tally::of("zipped_divide_tiler");
    tally.check(&["(9,(4,8)):(59,(13,1))", "[3:3,(2,4):(1,8)]"], layout!((9,(4,8)):({59_usize},({13_usize},{1_usize}))).try_zipped_divide(tile!(3:3, (2,4):(1,8))));
    tally.check(&["(16,8):(1,16)", "[16,2]"], layout!(({16_usize},{8_usize}):(1,16)).try_zipped_divide(tile!(16, 2)));
    tally.check(&["(128,64):(64,1)", "[128,32]"], layout!(({128_usize},{64_usize}):({64_usize},{1_usize})).try_zipped_divide(tile!(128, 32)));
    tally.check(&["(128,64):(1,128)", "[(32,4):(1,32),8:8]"], layout!((128,{64_usize}):({1_usize},128)).try_zipped_divide(tile!((32,4):(1,32), 8:8)));
    tally.check(&["(2,32,8):(256,1,32)", "[2,2:8,2]"], layout!((2,32,8):({256_usize},{1_usize},{32_usize})).try_zipped_divide(tile!(2, 2:8, 2)));
    tally.check(&["((2),4,8):((1),2,8)", "[1,(4):(1),8]"], layout!((({2_usize}),{4_usize},{8_usize}):((1),2,8)).try_zipped_divide(tile!(1, (4):(1), 8)));
    tally.check(&["(4,2,3):(2,1,8)", "[4:1,2:1,(3):(1)]"], layout!(({4_usize},{2_usize},{3_usize}):({2_usize},{1_usize},{8_usize})).try_zipped_divide(tile!(4:1, 2:1, (3):(1))));
    tally.check(&["(2,3,4):(4,8,1)", "[1]"], layout!((2,3,{4_usize}):({4_usize},8,1)).try_zipped_divide(tile!(1)));
    tally.check(&["((2,2),(8,4)):((1,16),(2,32))", "[4:1]"], layout!(((2,2),(8,4)):(({1_usize},{16_usize}),({2_usize},{32_usize}))).try_zipped_divide(tile!(4:1)));
    tally.check(&["(2,4):(1,2)", "[1]"], layout!(({2_usize},{4_usize}):(1,2)).try_zipped_divide(tile!(1)));
    tally.check(&["(5,5,12):(1,5,25)", "[5:1]"], layout!(({5_usize},{5_usize},{12_usize}):({1_usize},{5_usize},{25_usize})).try_zipped_divide(tile!(5:1)));
    tally.check(&["(16,8):(8,1)", "[2:1]"], layout!((16,{8_usize}):({8_usize},1)).try_zipped_divide(tile!(2:1)));
    tally.check(&["(6,8,4):(288,12,1)", "[6,4:1]"], layout!((6,8,4):({288_usize},{12_usize},{1_usize})).try_zipped_divide(tile!(6, 4:1)));
    tally.check(&["(32,8):(1,32)", "[2,(2):(4)]"], layout!(({32_usize},{8_usize}):(1,32)).try_zipped_divide(tile!(2, (2):(4))));
    tally.check(&["(8,2,12):(24,12,1)", "uneven([8,2,8])"], layout!(({8_usize},{2_usize},{12_usize}):({24_usize},{12_usize},{1_usize})).try_zipped_divide(uneven(tile!(8, 2, 8))));
    tally.check(&["(12,3):(6,1)", "[3,1]"], layout!((12,{3_usize}):({6_usize},1)).try_zipped_divide(tile!(3, 1)));
    tally.check(&["(8,2,12):(24,12,1)", "[8,2,8]"], layout!(({8_usize},{2_usize},{12_usize}):(24,12,1)).try_zipped_divide(tile!(8, 2, 8)));
    tally.check(&["(5,4,5):(1,5,20)", "[7:1]"], layout!(({5_usize},{4_usize},{5_usize}):(1,5,20)).try_zipped_divide(tile!(7:1)));
    tally.check(&["(2,6,6):(1,2,12)", "[(1,1):(2,2),6:6]"], layout!(({2_usize},{6_usize},{6_usize}):(1,2,12)).try_zipped_divide(tile!((1,1):(2,2), 6:6)));
    tally.check(&["(3,(2,5,2),(6,6,12)):(4,(16,4,6),(1,100,32))", "[_,_,7]"], layout!(({3_usize},({2_usize},{5_usize},{2_usize}),({6_usize},{6_usize},{12_usize})):(4,(16,4,6),(1,100,32))).try_zipped_divide(tile!(_, _, 7)));
    tally.print();
}

#[test]
fn tiled_divide_tiler() {
    let mut tally = Tally::of("tiled_divide_tiler");
    tally.check(&["(9,(4,8)):(59,(13,1))", "[3:3,(2,4):(1,8)]"], layout!(({9_usize},({4_usize},{8_usize})):({59_usize},({13_usize},{1_usize}))).try_tiled_divide(tile!(3:3, (2,4):(1,8))));
    tally.check(&["(16,8):(1,16)", "[2,2]"], layout!((16,{8_usize}):({1_usize},16)).try_tiled_divide(tile!(2, 2)));
    tally.check(&["(16,8):(1,16)", "[16,2]"], layout!(({16_usize},{8_usize}):({1_usize},{16_usize})).try_tiled_divide(tile!(16, 2)));
    tally.check(&["(128,64):(64,1)", "[16,2]"], layout!((128,{64_usize}):({64_usize},1)).try_tiled_divide(tile!(16, 2)));
    tally.check(&["(128,64):(1,128)", "[(32,4):(1,32),8:8]"], layout!(({128_usize},{64_usize}):({1_usize},{128_usize})).try_tiled_divide(tile!((32,4):(1,32), 8:8)));
    tally.check(&["((16,8),(8,8)):((1,128),(16,1024))", "[[4,2],[8:1,2:4]]"], layout!(((16,8),(8,{8_usize})):(({1_usize},128),(16,1024))).try_tiled_divide(tile!((4, 2), (8:1, 2:4))));
    tally.check(&["(8,(4,3,3),7):(252,(1,4,84),12)", "uneven([8,9,7])"], layout!(({8_usize},({4_usize},{3_usize},{3_usize}),{7_usize}):({252_usize},({1_usize},{4_usize},{84_usize}),{12_usize})).try_tiled_divide(uneven(tile!(8, 9, 7))));
    tally.check(&["(32,2,12):(1,384,32)", "[1,2,3]"], layout!((32,2,{12_usize}):({1_usize},384,32)).try_tiled_divide(tile!(1, 2, 3)));
    tally.check(&["(3,4):(6,1)", "[3,4:1]"], layout!(({3_usize},{4_usize}):({6_usize},{1_usize})).try_tiled_divide(tile!(3, 4:1)));
    tally.check(&["(64,32):(32,1)", "[(2):(1)]"], layout!((64,{32_usize}):({32_usize},1)).try_tiled_divide(tile!((2):(1))));
    tally.check(&["(4,6):(6,1)", "[2,(6):(1)]"], layout!(({4_usize},{6_usize}):({6_usize},{1_usize})).try_tiled_divide(tile!(2, (6):(1))));
    tally.check(&["(2,(3,(4,5))):(1,(2,(6,24)))", "[2,2:30]"], layout!((2,(3,(4,{5_usize}))):({1_usize},(2,(6,24)))).try_tiled_divide(tile!(2, 2:30)));
    tally.print();
}

#[test]
fn logical_divide_tiler() {
    let mut tally = Tally::of("logical_divide_tiler");
    tally.check(&["(9,(4,8)):(59,(13,1))", "[3:3,(2,4):(1,8)]"], layout!((9,(4,8)):({59_usize},({13_usize},{1_usize}))).try_logical_divide(tile!(3:3, (2,4):(1,8))));
    tally.check(&["(16,8):(1,16)", "[2,2]"], layout!((16,{8_usize}):({1_usize},16)).try_logical_divide(tile!(2, 2)));
    tally.check(&["(128,64):(64,1)", "[16,2]"], layout!((128,64):({64_usize},{1_usize})).try_logical_divide(tile!(16, 2)));
    tally.check(&["(128,64):(64,1)", "[128,32]"], layout!((128,{64_usize}):({64_usize},1)).try_logical_divide(tile!(128, 32)));
    tally.check(&["(128,64,32):(1,128,8192)", "[64,_,16]"], layout!((128,64,32):({1_usize},{128_usize},{8192_usize})).try_logical_divide(tile!(64, _, 16)));
    tally.check(&["(128,64,32):(1,128,8192)", "[64]"], layout!((128,64,{32_usize}):({1_usize},128,8192)).try_logical_divide(tile!(64)));
    tally.check(&["(2,6,((5,2))):(100,6,((64,2)))", "[1,2:3]"], layout!((2,6,((5,2))):({100_usize},{6_usize},(({64_usize},{2_usize})))).try_logical_divide(tile!(1, 2:3)));
    tally.check(&["(8,(8,8)):(8,(1,64))", "[(4,2):(1,4),64:1]"], layout!((8,(8,{8_usize})):({8_usize},(1,64))).try_logical_divide(tile!((4,2):(1,4), 64:1)));
    tally.check(&["(2,(8,8,2),4):(512,(4,32,256),1)", "[1]"], layout!((2,(8,8,2),4):({512_usize},({4_usize},{32_usize},{256_usize}),{1_usize})).try_logical_divide(tile!(1)));
    tally.check(&["(2,(3,(4,5))):(1,(2,(6,24)))", "[2:1,5]"], layout!((2,(3,(4,{5_usize}))):({1_usize},(2,(6,24)))).try_logical_divide(tile!(2:1, 5)));
    tally.check(&["(2,2,2,2):(1,2,4,8)", "[2:1,2,2:1,(2):(1)]"], layout!((2,2,2,2):({1_usize},{2_usize},{4_usize},{8_usize})).try_logical_divide(tile!(2:1, 2, 2:1, (2):(1))));
    tally.check(&["(12,2,2,4):(16,8,4,1)", "[_,2:1,(2):(1),_]"], layout!((12,2,2,{4_usize}):({16_usize},8,4,1)).try_logical_divide(tile!(_, 2:1, (2):(1), _)));
    tally.print();
}

#[test]
fn left_inverse() {
    let mut tally = Tally::of("left_inverse");
    tally.check(&["((4,8),(2,2)):((16,1),(8,64))"], layout!((({4_usize},{8_usize}),({2_usize},{2_usize})):((16,1),(8,64))).try_left_inverse());
    tally.check(&["((4,8),(2,2)):((32,1),(16,8))"], layout!((({4_usize},{8_usize}),({2_usize},{2_usize})):((32,1),(16,8))).try_left_inverse());
    tally.check(&["(128,64):(64,1)"], layout!(({128_usize},{64_usize}):(64,1)).try_left_inverse());
    tally.check(&["(128,32):(1,128)"], layout!(({128_usize},{32_usize}):(1,128)).try_left_inverse());
    tally.check(&["(32,8):(1,32)"], layout!(({32_usize},{8_usize}):(1,32)).try_left_inverse());
    tally.check(&["(8,(8,8)):(8,(1,64))"], layout!(({8_usize},({8_usize},{8_usize})):(8,(1,64))).try_left_inverse());
    tally.check(&["((8,16),(8,8)):((8,512),(1,64))"], layout!((({8_usize},{16_usize}),({8_usize},{8_usize})):((8,512),(1,64))).try_left_inverse());
    tally.check(&["(8,64):(64,1)"], layout!(({8_usize},{64_usize}):(64,1)).try_left_inverse());
    tally.check(&["(64,8):(1,64)"], layout!(({64_usize},{8_usize}):(1,64)).try_left_inverse());
    tally.check(&["(128,128):(128,1)"], layout!(({128_usize},{128_usize}):(128,1)).try_left_inverse());
    tally.check(&["(4,(2,4)):(2,(1,8))"], layout!(({4_usize},({2_usize},{4_usize})):(2,(1,8))).try_left_inverse());
    tally.check(&["(256,32):(1,256)"], layout!(({256_usize},{32_usize}):(1,256)).try_left_inverse());
    tally.check(&["((4,8),(2,(2,2))):((64,1),(32,(8,256)))"], layout!((({4_usize},{8_usize}),({2_usize},({2_usize},{2_usize}))):((64,1),(32,(8,256)))).try_left_inverse());
    tally.check(&["(128,(8,4)):(8,(1,1024))"], layout!(({128_usize},({8_usize},{4_usize})):(8,(1,1024))).try_left_inverse());
    tally.check(&["(32,4):(4,1)"], layout!(({32_usize},{4_usize}):(4,1)).try_left_inverse());
    tally.check(&["((4,2),(8,2)):((2,64),(8,1))"], layout!((({4_usize},{2_usize}),({8_usize},{2_usize})):((2,64),(8,1))).try_left_inverse());
    tally.check(&["(4,5):(6,3)"], layout!(({4_usize},{5_usize}):(6,3)).try_left_inverse());
    tally.check(&["(7,6,5):(4,4,100)"], layout!(({7_usize},{6_usize},{5_usize}):(4,4,100)).try_left_inverse());
    tally.print();
}

#[test]
fn upcast() {
    let mut tally = Tally::of("upcast");
    tally.check(&["8", "(32,8):(1,32)"], layout!(({32_usize},{8_usize}):(1,32)).try_upcast::<_8>());
    tally.check(&["2", "((8,16),8):((128,1),16)"], layout!((({8_usize},{16_usize}),{8_usize}):(({128_usize},{1_usize}),{16_usize})).try_upcast::<_2>());
    tally.check(&["4", "(2,6,4):(24,4,1)"], layout!(({2_usize},{6_usize},{4_usize}):(24,4,1)).try_upcast::<_4>());
    tally.check(&["2", "(2,2,4,8):(8,16,32,1)"], layout!(({2_usize},{2_usize},{4_usize},{8_usize}):({8_usize},{16_usize},{32_usize},{1_usize})).try_upcast::<_2>());
    tally.check(&["4", "((4,8),(2,2)):((32,1),(16,8))"], layout!((({4_usize},{8_usize}),({2_usize},{2_usize})):((32,1),(16,8))).try_upcast::<_4>());
    tally.check(&["2", "(3,4):(6,1)"], layout!(({3_usize},{4_usize}):({6_usize},{1_usize})).try_upcast::<_2>());
    tally.check(&["8", "(3,32):(32,1)"], layout!(({3_usize},{32_usize}):(32,1)).try_upcast::<_8>());
    tally.check(&["4", "(32,4):(4,1)"], layout!(({32_usize},{4_usize}):({4_usize},{1_usize})).try_upcast::<_4>());
    tally.check(&["8", "(8,64):(64,1)"], layout!(({8_usize},{64_usize}):(64,1)).try_upcast::<_8>());
    tally.check(&["8", "((4,2),(8,2)):((2,64),(8,1))"], layout!((({4_usize},{2_usize}),({8_usize},{2_usize})):(({2_usize},{64_usize}),({8_usize},{1_usize}))).try_upcast::<_8>());
    tally.check(&["2", "(4,32):(1,4)"], layout!(({4_usize},{32_usize}):(1,4)).try_upcast::<_2>());
    tally.check(&["16", "(32,4,2):(2,64,1)"], layout!(({32_usize},{4_usize},{2_usize}):({2_usize},{64_usize},{1_usize})).try_upcast::<_16>());
    tally.print();
}

#[test]
fn downcast() {
    let mut tally = Tally::of("downcast");
    tally.check(&["8", "(4,(2,4)):(2,(1,8))"], layout!(({4_usize},({2_usize},{4_usize})):(2,(1,8))).try_downcast::<_8>());
    tally.check(&["3", "((12),2,4,8):((64),8,16,1)"], layout!((({12_usize}),{2_usize},{4_usize},{8_usize}):(({64_usize}),{8_usize},{16_usize},{1_usize})).try_downcast::<_3>());
    tally.check(&["2", "(12,4,2):(1,12,48)"], layout!(({12_usize},{4_usize},{2_usize}):(1,12,48)).try_downcast::<_2>());
    tally.check(&["4", "(4,32,(8,2)):(1,4,(128,1024))"], layout!(({4_usize},{32_usize},({8_usize},{2_usize})):({1_usize},{4_usize},({128_usize},{1024_usize}))).try_downcast::<_4>());
    tally.check(&["2", "((4,8),(2,2,2)):((32,1),(16,8,128))"], layout!((({4_usize},{8_usize}),({2_usize},{2_usize},{2_usize})):((32,1),(16,8,128))).try_downcast::<_2>());
    tally.check(&["8", "(8,(4,5)):(1,(8,32))"], layout!(({8_usize},({4_usize},{5_usize})):({1_usize},({8_usize},{32_usize}))).try_downcast::<_8>());
    tally.check(&["16", "(3,4):(6,1)"], layout!(({3_usize},{4_usize}):(6,1)).try_downcast::<_16>());
    tally.check(&["3", "(3,6):(6,1)"], layout!(({3_usize},{6_usize}):({6_usize},{1_usize})).try_downcast::<_3>());
    tally.check(&["2", "(3,(2,7)):(14,(7,1))"], layout!(({3_usize},({2_usize},{7_usize})):(14,(7,1))).try_downcast::<_2>());
    tally.check(&["3", "((4,8),(2,2,2)):((32,1),(16,8,128))"], layout!((({4_usize},{8_usize}),({2_usize},{2_usize},{2_usize})):(({32_usize},{1_usize}),({16_usize},{8_usize},{128_usize}))).try_downcast::<_3>());
    tally.check(&["2", "(16,2):(1,16)"], layout!(({16_usize},{2_usize}):(1,16)).try_downcast::<_2>());
    tally.check(&["8", "((6,2),2,4):((2,12),1,24)"], layout!((({6_usize},{2_usize}),{2_usize},{4_usize}):(({2_usize},{12_usize}),{1_usize},{24_usize})).try_downcast::<_8>());
    tally.print();
}

#[test]
fn logical_product() {
    let mut tally = Tally::of("logical_product");
    tally.check(&["(2,2):(4,1)", "(3,2):(2,1)"], layout!((2,2):(4,1)).try_logical_product(layout!((3,2):({2_usize},{1_usize}))));
    tally.check(&["(4,3):(1,4)", "(2,2):(2,1)"], layout!((4,3):(1,4)).try_logical_product(layout!(({2_usize},{2_usize}):(2,1))));
    tally.check(&["(2,6):(6,1)", "(2,2):(1,2)"], layout!((2,6):(6,1)).try_logical_product(layout!(({2_usize},{2_usize}):({1_usize},{2_usize}))));
    tally.check(&["(6,2):(1,6)", "(2,6):(1,2)"], layout!((6,2):(1,6)).try_logical_product(layout!((2,{6_usize}):({1_usize},2))));
    tally.check(&["1:1", "(2,4):(1,2)"], layout!(1:1).try_logical_product(layout!((2,4):({1_usize},{2_usize}))));
    tally.check(&["7:4", "(6,2):(2,1)"], layout!(7:4).try_logical_product(layout!(({6_usize},{2_usize}):(2,1))));
    tally.check(&["(4,3):(3,1)", "(2,2):(2,1)"], layout!((4,3):(3,1)).try_logical_product(layout!(({2_usize},{2_usize}):({2_usize},{1_usize}))));
    tally.check(&["(12,2):(1,12)", "(2,3,4):(12,4,1)"], layout!((12,2):(1,12)).try_logical_product(layout!((2,3,{4_usize}):({12_usize},4,1))));
    tally.check(&["(2,4):(4,1)", "(8,4):(4,1)"], layout!((2,4):(4,1)).try_logical_product(layout!((8,4):({4_usize},{1_usize}))));
    tally.check(&["(6,3):(1,6)", "(3,4):(4,1)"], layout!((6,3):(1,6)).try_logical_product(layout!(({3_usize},{4_usize}):(4,1))));
    tally.check(&["3:1", "((3),4):((4),1)"], layout!(3:1).try_logical_product(layout!((({3_usize}),{4_usize}):(({4_usize}),{1_usize}))));
    tally.check(&["((3,2),5):((1,15),3)", "(2,3):(1,2)"], layout!(((3,2),5):((1,15),3)).try_logical_product(layout!((2,{3_usize}):({1_usize},2))));
    tally.print();
}

#[test]
fn blocked_product() {
    let mut tally = Tally::of("blocked_product");
    tally.check(&["(2,2):(4,1)", "(3,2):(2,1)"], layout!((2,2):(4,1)).try_blocked_product(layout!((3,2):({2_usize},{1_usize}))));
    tally.check(&["16:1", "(2,2):(1,2)"], layout!(16:1).try_blocked_product(layout!(({2_usize},{2_usize}):(1,2))));
    tally.check(&["16:1", "(4,2):(2,1)"], layout!(16:1).try_blocked_product(layout!(({4_usize},{2_usize}):({2_usize},{1_usize}))));
    tally.check(&["4:1", "((3,2)):((1,3))"], layout!(4:1).try_blocked_product(layout!(((3,{2_usize})):(({1_usize},3)))));
    tally.check(&["(2,4):(1,2)", "(3,2):(1,3)"], layout!((2,4):(1,2)).try_blocked_product(layout!((3,2):({1_usize},{3_usize}))));
    tally.check(&["(4):(1)", "(2,2):(1,2)"], layout!((4):(1)).try_blocked_product(layout!(({2_usize},{2_usize}):(1,2))));
    tally.check(&["(16,4):(4,0)", "(2,4):(1,2)"], layout!((16,4):(4,0)).try_blocked_product(layout!(({2_usize},{4_usize}):({1_usize},{2_usize}))));
    tally.check(&["(16,2):(0,16)", "(2,3):(1,2)"], layout!((16,2):(0,16)).try_blocked_product(layout!((2,{3_usize}):({1_usize},2))));
    tally.check(&["(2,4):(1,2)", "(4,4):(4,1)"], layout!((2,4):(1,2)).try_blocked_product(layout!((4,4):({4_usize},{1_usize}))));
    tally.check(&["(2,6):(6,1)", "(2,2):(2,1)"], layout!((2,6):(6,1)).try_blocked_product(layout!(({2_usize},{2_usize}):(2,1))));
    tally.check(&["8:1", "(3,2):(1,3)"], layout!(8:1).try_blocked_product(layout!(({3_usize},{2_usize}):({1_usize},{3_usize}))));
    tally.check(&["(6,2,2):(0,0,12)", "(2,2):(1,2)"], layout!((6,2,2):(0,0,12)).try_blocked_product(layout!((2,{2_usize}):({1_usize},2))));
    tally.print();
}
