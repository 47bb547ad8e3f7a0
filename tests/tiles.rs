//! What CuTe answers to `local_tile` and `local_partition`, with projections and without.
//!
//! The cases are those of `tests/vectors/cute2.jsonl`, written as types.

use colex::{coord, layout, tile};
use serde_json::Value;

/// Compares each result, printed, with CuTe's.
macro_rules! check {
    ($($result:expr => $cute:literal,)*) => {$(
        assert_eq!(format!("{:#}", $result), $cute, "{}", stringify!($result));
    )*};
}

/// Tiles, as CuTe cuts them.
#[test]
fn local_tile() {
    check! {
        layout!((128,64,32):(1,128,8192)).local_tile(tile!(128), coord!((0))) => "((128),64,32):((1),128,8192) @ 0",
        layout!((4,6,10):(60,10,1)).local_tile(tile!(1,6), coord!((3))) => "(1,6,1,10):(0,10,0,1) @ 180",
        layout!((7,5):(5,1)).local_tile(tile!(7), coord!((0))) => "((7),5):((5),1) @ 0",
        layout!((4,6,10):(60,10,1)).local_tile(tile!(4), coord!((0,0))) => "((4),10):((60),1) @ 0",
        layout!((4,6,10):(60,10,1)).local_tile(tile!(4), coord!((0,2,6))) => "((4)):((60)) @ 26",
        layout!((96,48):(48,1)).local_tile(tile!(32:3,1:1), coord!((2,7))) => "(32,1):(144,1) @ 103",
        layout!((64,32):(32,1)).local_tile(tile!(4,8:1), coord!((15,1))) => "(4,8):(32,1) @ 1928",
        layout!((7,5):(5,1)).local_tile(tile!(7:1), coord!(0)) => "((7)):((5)) @ 0",
        layout!((128,64,32):(1,128,8192)).local_tile(tile!(32:1), coord!((1,25,10))) => "((32)):((1)) @ 85152",
        layout!((12,30):(30,1)).local_tile(tile!(4,30), coord!((1))) => "(4,30,1):(30,1,0) @ 120",
        layout!((4,6,10):(60,10,1)).local_tile(tile!(2:2), coord!((1))) => "((2),6,10):((120),10,1) @ 60",
        layout!((64,32):(32,1)).local_tile(tile!(32,32), coord!((0))) => "(32,32,1):(32,1,0) @ 0",
        layout!((128,64):(64,1)).local_tile(tile!(128,8), coord!((0,7))) => "(128,8):(64,1) @ 56",
        layout!((128,64):(64,1)).local_tile(tile!(128), coord!((0,1))) => "((128)):((64)) @ 1",
        layout!((64,32):(32,1)).local_tile(tile!(8,4), coord!((2,_))) => "(8,4,8):(32,1,4) @ 512",
        layout!((12,30):(30,1)).local_tile(tile!(6), coord!((0))) => "((6),30):((30),1) @ 0",
        layout!((256,128,64):(8192,64,1)).local_tile(tile!(16,8), coord!((7))) => "(16,8,16,64):(8192,64,512,1) @ 917504",
        layout!(((8,16),(8,8)):((8,512),(1,64))).local_tile(tile!(32:4), coord!((0))) => "(((2,16)),(8,8)):(((32,512)),(1,64)) @ 0",
        layout!((256,128,64):(8192,64,1)).local_tile(tile!(64:4,2,64), coord!((2,55))) => "(64,2,64,1):(32768,64,1,0) @ 23424",
        layout!((128,64):(1,128)).local_tile(tile!(32:1), coord!((3,12))) => "((32)):((1)) @ 1632",
        layout!((256,128,64):(8192,64,1)).local_tile(tile!(16), coord!((8,79))) => "((16),64):((8192),1) @ 1053632",
        layout!((8,(8,8)):(8,(1,64))).local_tile(tile!(4,1), coord!((0))) => "(4,1,(8,8)):(8,0,(1,64)) @ 0",
        layout!((128,64):(1,128)).local_tile(tile!(32), coord!((0,_))) => "((32),64):((1),128) @ 0",
        layout!((16,8):(1,16)).local_tile(tile!(2,1), coord!((3,7))) => "(2,1):(1,0) @ 118",
        layout!(((8,16),(8,8)):((8,512),(1,64))).local_tile(tile!(4:1), coord!((_,5))) => "((4),(2,16)):((8),(32,512)) @ 5",
        layout!((8,(8,8)):(8,(1,64))).local_tile(tile!(8:1), coord!((0,32))) => "((8)):((8)) @ 256",
        layout!((256,128,64):(8192,64,1)).local_tile(tile!(32:8,1), coord!(5921)) => "(32,1):(65536,0) @ 14597",
        layout!((32,64):(1,40)).local_tile(tile!(4:8,64), coord!((4,0))) => "(4,64):(8,40) @ 4",
        layout!((128,64,32):(1,128,8192)).local_tile(tile!(32,4:1), coord!((3,3))) => "(32,4,32):(1,128,8192) @ 1632",
        layout!((4,6,10):(60,10,1)).local_tile(tile!(2), coord!((0,2,4))) => "((2)):((60)) @ 24",
        layout!((7,5):(5,1)).local_tile(tile!(1,5), coord!((5,0))) => "(1,5):(0,1) @ 25",
        layout!((128,64):(1,128)).local_tile(tile!(2), coord!((8))) => "((2),64):((1),128) @ 16",
        layout!((256,128,64):(8192,64,1)).local_tile(tile!(32,8,16), coord!((2,15))) => "(32,8,16,4):(8192,64,1,16) @ 531968",
        layout!((12,30):(30,1)).local_tile(tile!(3:4), coord!(76)) => "((3)):((120)) @ 19",
        layout!((128,64,32):(1,128,8192)).local_tile(tile!(32,32:1), coord!((0,_,25))) => "(32,32,2):(1,128,4096) @ 204800",
        layout!((7,5):(5,1)).local_tile(tile!(1,5), coord!(3)) => "(1,5):(0,1) @ 15",
        layout!((128,64):(64,1)).local_tile(tile!(32,16), coord!((_))) => "(32,16,4,4):(64,1,2048,16) @ 0",
    }
}

/// Tiles of a problem with more modes than the layout.
#[test]
fn local_tile_by() {
    check! {
        layout!((48,16):(16,1)).local_tile_by(tile!(2,24,2), coord!((9,0,_)), coord!((_,1,1))) => "(24,2,8):(16,1,2) @ 0",
        layout!((32,32):(1,32)).local_tile_by(tile!(1,4,8), coord!((16,1,_)), coord!((1,1,_))) => "(1,4):(0,32) @ 144",
        layout!((32,8):(1,32)).local_tile_by(tile!(8,8,2), coord!((2,3,2)), coord!((_,1,1))) => "(8,2):(1,32) @ 152",
        layout!((64,32):(40,1)).local_tile_by(tile!(1,1,16), coord!((41,62,_)), coord!((_,1,1))) => "(1,16,2):(0,1,16) @ 2480",
        layout!((32,8):(8,1)).local_tile_by(tile!(32,2,1), coord!((0,15,_)), coord!((_,1,1))) => "(2,1,8):(8,0,1) @ 240",
        layout!((32,8):(1,32)).local_tile_by(tile!(8,2,1), coord!((3,7,_)), coord!((1,_,1))) => "(8,1,8):(1,0,32) @ 24",
        layout!((64,32):(40,1)).local_tile_by(tile!(8,8,1), coord!((15,2,_)), coord!((_,1,1))) => "(8,1,32):(40,0,1) @ 640",
        layout!((64,32):(1,64)).local_tile_by(tile!(4,32,2), coord!((3,1,_)), coord!((_,1,1))) => "(32,2,16):(1,64,128) @ 32",
        layout!((128,64):(1,128)).local_tile_by(tile!(2,16,32), coord!((7,3,_)), coord!((1,1,_))) => "(2,16):(1,128) @ 6158",
        layout!((96,48):(1,96)).local_tile_by(tile!(2,2,4), coord!((34,21,_)), coord!((1,1,_))) => "(2,2):(1,96) @ 4100",
        layout!((96,16):(1,96)).local_tile_by(tile!(3,6,8), coord!((5,1,_)), coord!((1,_,1))) => "(3,8,2):(1,96,768) @ 15",
        layout!((32,32):(40,1)).local_tile_by(tile!(8,2,8), coord!((2,6,0)), coord!((1,1,_))) => "(8,2):(40,1) @ 652",
        layout!((32,8):(8,1)).local_tile_by(tile!(2,8,2), coord!((3,0,2)), coord!((_,1,1))) => "(8,2):(8,1) @ 4",
        layout!((96,48):(1,96)).local_tile_by(tile!(32,24,8), coord!((0,1,0)), coord!((1,1,_))) => "(32,24):(1,96) @ 2304",
        layout!((128,32):(1,128)).local_tile_by(tile!(16,32,8), coord!((2,1,_)), coord!((1,_,1))) => "(16,8,4):(1,128,1024) @ 32",
        layout!((96,48):(48,1)).local_tile_by(tile!(32,48,8), coord!((0,0,_)), coord!((1,1,_))) => "(32,48):(48,1) @ 0",
        layout!((128,64):(1,128)).local_tile_by(tile!(4,32,1), coord!((2,1,_)), coord!((1,1,_))) => "(4,32):(1,128) @ 4104",
        layout!((96,16):(16,1)).local_tile_by(tile!(2,8,4), coord!((15,1,_)), coord!((1,_,1))) => "(2,4,4):(16,1,4) @ 480",
        layout!((32,8):(1,32)).local_tile_by(tile!(32,32,8), coord!((0,0,0)), coord!((_,1,1))) => "(32,8):(1,32) @ 0",
        layout!((128,32):(1,128)).local_tile_by(tile!(128,4,8), coord!((0,3,2)), coord!((1,_,1))) => "(128,8):(1,128) @ 2048",
        layout!((32,32):(1,32)).local_tile_by(tile!(4,32,1), coord!((6,0,5)), coord!((1,1,_))) => "(4,32):(1,32) @ 24",
        layout!((64,32):(1,64)).local_tile_by(tile!(2,4,2), coord!((20,9,_)), coord!((_,1,1))) => "(4,2,16):(1,64,128) @ 36",
        layout!((32,8):(8,1)).local_tile_by(tile!(16,32,4), coord!((1,0,_)), coord!((_,1,1))) => "(32,4,2):(8,1,4) @ 0",
        layout!((128,64):(64,1)).local_tile_by(tile!(32,2,16), coord!((3,28,0)), coord!((1,1,_))) => "(32,2):(64,1) @ 6200",
        layout!((32,8):(1,32)).local_tile_by(tile!(32,4,2), coord!((0,7,3)), coord!((1,_,1))) => "(32,2):(1,32) @ 192",
        layout!((96,16):(24,1)).local_tile_by(tile!(32,16,16), coord!((1,1,_)), coord!((1,_,1))) => "(32,16,1):(24,1,0) @ 768",
        layout!((32,8):(8,1)).local_tile_by(tile!(8,32,4), coord!((1,0,_)), coord!((_,1,1))) => "(32,4,2):(8,1,4) @ 0",
        layout!((96,48):(1,96)).local_tile_by(tile!(12,16,1), coord!((7,2,_)), coord!((1,1,_))) => "(12,16):(1,96) @ 3156",
    }
}

/// Threads' parts, as CuTe hands them out.
#[test]
fn local_partition() {
    check! {
        layout!(((8,16),(8,8)):((8,512),(1,64))).local_partition(layout!((32,1):(1,0)), coord!(30)) => "(4,(8,8)):(2048,(1,64)) @ 1584",
        layout!((96,48):(48,1)).local_partition(layout!((1,12):(0,1)), coord!(7)) => "(96,4):(48,12) @ 7",
        layout!((8,(8,8)):(8,(1,64))).local_partition(layout!((1,4):(0,1)), coord!(3)) => "(8,(2,8)):(8,(4,64)) @ 3",
        layout!((64,32):(32,1)).local_partition(layout!((8,16):(1,8)), coord!(4)) => "(8,2):(256,16) @ 128",
        layout!((8,(8,8)):(8,(1,64))).local_partition(layout!((1,8):(0,1)), coord!(4)) => "(8,8):(8,64) @ 4",
        layout!((8,(8,8)):(8,(1,64))).local_partition(layout!(((2,4),2):((1,2),8)), coord!(4)) => "(1,(4,8)):(0,(2,64)) @ 32",
        layout!((64,32):(32,1)).local_partition(layout!((8,1):(1,0)), coord!(7)) => "(8,32):(256,1) @ 224",
        layout!((12,30):(30,1)).local_partition(layout!((6,3):(1,6)), coord!(7)) => "(2,10):(180,3) @ 31",
        layout!((8,(8,8)):(8,(1,64))).local_partition(layout!((2,64):(1,2)), coord!(52)) => "(4,1):(16,0) @ 194",
        layout!((8,(8,8)):(8,(1,64))).local_partition(layout!((4,1):(1,0)), coord!(1)) => "(2,(8,8)):(32,(1,64)) @ 8",
        layout!((128,64):(64,1)).local_partition(layout!((128,2):(2,1)), coord!(237)) => "(1,32):(0,2) @ 7553",
        layout!(((8,16),(8,8)):((8,512),(1,64))).local_partition(layout!(((2,16),2):((1,2),32)), coord!(4)) => "(4,(4,8)):(2048,(2,64)) @ 32",
        layout!(((8,16),(8,8)):((8,512),(1,64))).local_partition(layout!((32,2):(1,32)), coord!(46)) => "(4,(4,8)):(2048,(2,64)) @ 561",
        layout!((8,(8,8)):(8,(1,64))).local_partition(layout!(((2,1),16):((1,0),2)), coord!(16)) => "(4,4):(16,128) @ 64",
        layout!((8,(8,8)):(8,(1,64))).local_partition(layout!((4,8):(8,1)), coord!(10)) => "(2,8):(32,64) @ 10",
        layout!((96,48):(48,1)).local_partition(layout!((48,3):(1,48)), coord!(76)) => "(2,16):(2304,3) @ 1345",
        layout!((8,(8,8)):(8,(1,64))).local_partition(layout!((1,1):(0,0)), coord!(0)) => "(8,(8,8)):(8,(1,64)) @ 0",
        layout!((12,30):(30,1)).local_partition(layout!(((2,2),30):((1,2),4)), coord!(56)) => "(3,1):(120,0) @ 14",
        layout!((12,30):(30,1)).local_partition(layout!((1,10):(0,1)), coord!(4)) => "(12,3):(30,10) @ 4",
        layout!((128,64):(1,128)).local_partition(layout!((1,2):(0,1)), coord!(0)) => "(128,32):(1,256) @ 0",
        layout!((96,48):(48,1)).local_partition(layout!((1,6):(0,1)), coord!(5)) => "(96,8):(48,6) @ 5",
        layout!((16,8):(1,16)).local_partition(layout!(((2,8),4):((1,2),16)), coord!(15)) => "(1,2):(0,64) @ 15",
        layout!((128,64):(64,1)).local_partition(layout!(((2,8),8):((1,2),16)), coord!(71)) => "(8,8):(1024,8) @ 452",
        layout!((12,30):(30,1)).local_partition(layout!((2,5):(5,1)), coord!(6)) => "(6,6):(60,5) @ 31",
        layout!((16,8):(1,16)).local_partition(layout!((16,4):(1,16)), coord!(24)) => "(1,2):(0,64) @ 24",
        layout!((128,64):(64,1)).local_partition(layout!((1,8):(0,1)), coord!(7)) => "(128,8):(64,8) @ 7",
        layout!((96,48):(48,1)).local_partition(layout!((24,12):(12,1)), coord!(178)) => "(4,4):(1152,12) @ 682",
        layout!((8,(8,8)):(8,(1,64))).local_partition(layout!((1,2):(0,1)), coord!(0)) => "(8,(4,8)):(8,(2,64)) @ 0",
        layout!((96,48):(48,1)).local_partition(layout!((8,24):(1,8)), coord!(152)) => "(12,2):(384,24) @ 19",
        layout!((64,32):(32,1)).local_partition(layout!((4,2):(1,4)), coord!(6)) => "(16,16):(128,2) @ 65",
        layout!((128,64):(64,1)).local_partition(layout!((32,1):(1,0)), coord!(16)) => "(4,64):(2048,1) @ 1024",
        layout!((7,5):(5,1)).local_partition(layout!((7,5):(5,1)), coord!(16)) => "(1,1):(0,0) @ 16",
        layout!(((8,16),(8,8)):((8,512),(1,64))).local_partition(layout!((16,8):(1,16)), coord!(85)) => "(8,8):(1024,64) @ 45",
        layout!((16,8):(1,16)).local_partition(layout!(((2,1),2):((1,0),2)), coord!(2)) => "(8,4):(2,32) @ 16",
        layout!((96,48):(48,1)).local_partition(layout!(((2,24),4):((1,2),48)), coord!(147)) => "(2,12):(2304,4) @ 147",
    }
}

/// Threads' parts of a problem with more modes than the layout.
#[test]
fn local_partition_by() {
    check! {
        layout!((64,16):(16,1)).local_partition_by(layout!((2,2,1):(2,1,0)), coord!(3), coord!((1,_,1))) => "(32,16):(32,1) @ 16",
        layout!((64,32):(32,1)).local_partition_by(layout!((8,16,1):(16,1,0)), coord!(107), coord!((1,1,_))) => "(8,2):(256,16) @ 203",
        layout!((64,16):(16,1)).local_partition_by(layout!((8,2,1):(2,1,0)), coord!(1), coord!((1,_,1))) => "(8,16):(128,1) @ 0",
        layout!((64,16):(16,1)).local_partition_by(layout!((16,4,1):(4,1,0)), coord!(7), coord!((1,_,1))) => "(4,16):(256,1) @ 16",
        layout!((64,16):(16,1)).local_partition_by(layout!((16,4,1):(4,1,0)), coord!(4), coord!((1,_,1))) => "(4,16):(256,1) @ 16",
        layout!((64,16):(16,1)).local_partition_by(layout!((8,16,1):(16,1,0)), coord!(37), coord!((1,_,1))) => "(8,16):(128,1) @ 32",
        layout!((64,32):(32,1)).local_partition_by(layout!((1,4,1):(4,1,0)), coord!(3), coord!((1,1,_))) => "(64,8):(32,4) @ 3",
        layout!((64,32):(32,1)).local_partition_by(layout!((8,1,1):(1,1,0)), coord!(7), coord!((1,1,_))) => "(8,32):(256,1) @ 224",
        layout!((64,16):(16,1)).local_partition_by(layout!((8,1,1):(1,1,0)), coord!(3), coord!((1,_,1))) => "(8,16):(128,1) @ 48",
        layout!((32,16):(16,1)).local_partition_by(layout!((2,4,1):(4,1,0)), coord!(0), coord!((_,1,1))) => "(8,16):(64,1) @ 0",
        layout!((32,16):(16,1)).local_partition_by(layout!((16,2,1):(2,1,0)), coord!(7), coord!((_,1,1))) => "(16,16):(32,1) @ 16",
        layout!((64,32):(32,1)).local_partition_by(layout!((4,16,1):(16,1,0)), coord!(2), coord!((1,1,_))) => "(16,2):(128,16) @ 2",
        layout!((64,16):(16,1)).local_partition_by(layout!((16,16,1):(16,1,0)), coord!(168), coord!((1,_,1))) => "(4,16):(256,1) @ 160",
        layout!((64,16):(16,1)).local_partition_by(layout!((1,2,1):(2,1,0)), coord!(0), coord!((1,_,1))) => "(64,16):(16,1) @ 0",
        layout!((64,32):(32,1)).local_partition_by(layout!((16,16,1):(16,1,0)), coord!(210), coord!((1,1,_))) => "(4,2):(512,16) @ 418",
        layout!((64,32):(32,1)).local_partition_by(layout!((16,16,1):(16,1,0)), coord!(241), coord!((1,1,_))) => "(4,2):(512,16) @ 481",
    }
}

/// No row of the file is left out.
#[test]
fn every_row_stands_here() {
    let spelled = |text: &str| text.replace(char::is_whitespace, "");
    let here = spelled(include_str!("tiles.rs"));
    let mut rows = 0;
    for line in include_str!("vectors/cute2.jsonl").lines() {
        let row: Value = serde_json::from_str(line).expect("a row is JSON");
        let [op, cute] = ["op", "cute"].map(|key| row[key].as_str().expect("a text"));
        let Some((method, by)) = op.strip_prefix("local_").map(|op| match op.split_once('_') {
            Some((method, _)) => (method, "_by"),
            None => (op, ""),
        }) else {
            continue;
        };
        let arg = |i: usize| {
            row["args"][i].as_str().map_or_else(|| row["args"][i].to_string(), Into::into)
        };
        let cut = match method {
            "tile" => format!("tile!({})", arg(1).trim_matches(['[', ']'])),
            _ => format!("layout!({})", arg(1)),
        };
        let projection = if by.is_empty() { String::new() } else { format!(",coord!({})", arg(3)) };
        let (a, c) = (arg(0), arg(2));
        let case =
            format!("layout!({a}).local_{method}{by}({cut},coord!({c}){projection})=>\"{cute}\"");
        assert!(here.contains(&spelled(&case)), "{case}");
        rows += 1;
    }
    assert_eq!(rows, 37 + 28 + 35 + 16);
}
