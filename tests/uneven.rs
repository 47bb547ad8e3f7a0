//! Tiles that overhang: each mode of the coalesced layout is rounded up, as CuTe does, where the
//! compiler knows the sizes; what is not filled in this way is composed as it is.

use colex::dynamic::{self, Tiler};
use colex::num::{_4, _8, _9};
use colex::{layout, tile, uneven};

fn same<T>(_: T, _: T) {}

#[test]
fn modes_round_up_as_cutes() {
    same(
        layout!((((3,8),2,2),4):(((8,100),2,2),4)).flat_divide(uneven(layout!((2):(1)))),
        layout!(((2),2,8,2,8):((8),16,100,2,2)),
    );
    same(
        layout!((3,(2,7)):(14,(7,1))).tiled_divide(uneven(layout!((1,2,32):(0,1,2)))),
        layout!(((1,2,(2,2,8)),1):((0,14,(28,7,1)),0)),
    );
    same(
        layout!((8,(7,4)):(28,(4,0))).tiled_divide(uneven(layout!(8:2))),
        layout!(((4,2),2,(4,4)):((56,4),28,(8,0))),
    );
    same(
        layout!((8,(4,3,3),7):(252,(1,4,84),12)).tiled_divide(uneven(tile!(8, 9, 7))),
        layout!(((8,9,7),1,(2,3),1):((252,1,12),0,(9,84),0)),
    );
    same(
        layout!(((8,32),(1,2),(2,1)):((256,8),(0,1),(4,0)))
            .zipped_divide(uneven(layout!((2,1):(3,1)))),
        layout!(((2,1),(3,(2,32,2,2))):((768,0),(256,(1536,8,1,4)))),
    );
    same(
        layout!((12,5,(12,1)):(60,12,(1,0))).zipped_divide(uneven(layout!((3,8):(1,6)))),
        layout!(((3,(2,4)),(2,(2,12))):((60,(360,12)),(180,(48,1)))),
    );
    same(
        layout!((12,4,12):(1,144,12)).logical_divide(uneven(layout!((8):(1)))),
        layout!(((8),(2,4,12)):((1),(8,144,12))),
    );
}

#[test]
fn one_mode_rounds_up_by_its_size() {
    same(layout!(10:3).logical_divide(uneven(_4)), layout!((4,3):(3,12)));
    same(layout!((2,5):(1,2)).logical_divide(uneven(_4)), layout!((4,3):(1,4)));
}

/// Where tile and rest cover the layout exactly, nothing is rounded.
#[test]
fn what_divides_is_composed() {
    same(layout!((4,6):(6,1)).logical_divide(uneven(_8)), layout!((4,6):(6,1)).logical_divide(_8));
}

/// The sizes decide the structure, whatever the strides are at run time.
#[test]
fn strides_may_be_run_time_numbers() {
    let (s, t) = (1_usize, 84_usize);
    let a = layout!((12,3):(s,t));
    let by_size = a.logical_divide(uneven(_9));
    let at_run_time = dynamic::Layout::parse("(12,3):(1,84)").unwrap();
    let tile: Tiler = dynamic::Layout::parse("9:1").unwrap().into();
    let divided = at_run_time.logical_divide(dynamic::uneven(tile)).unwrap();
    assert_eq!(by_size.to_string().replace('_', ""), divided.to_string());
    same(by_size.shape(), layout!((9,(2,3)):(1,(9,84))).shape());
    assert_eq!(by_size.index((8, (1, 2))), 8 + 9 + 168);
}

/// With a run-time size the number of tiles is rounded up, and no mode.
#[test]
fn run_time_sizes_round_up_as_a_whole() {
    let n = 3;
    assert_eq!(layout!((4,n):(1,4)).logical_divide(uneven(_4)).to_string(), "(_4,3):(_1,_4)");
}

/// A tile of run-time strides may overhang no more than others, even where its last one is static.
#[test]
fn run_time_strides_do_not_hide_an_overhang() {
    for t in [1_usize, 2, 4] {
        let tile = layout!((2,2):(8,t)); // 16 indices from end to end
        assert!(layout!(32:1).try_logical_divide(tile).is_ok());
        assert!(layout!(24:1).try_logical_divide(tile).is_err());
        assert!(layout!(24:1).try_zipped_divide((tile,)).is_err());
        assert!(layout!(24:1).try_logical_divide(uneven(tile)).is_ok());
    }
}

/// A stride that is 0 at run time is refused, and is no panic where a refusal is asked for.
#[test]
fn a_tile_that_stands_still_is_refused() {
    for t in [0_usize, 1] {
        let tile = layout!(4:t);
        assert_eq!(layout!(8:3).try_logical_divide(tile).is_ok(), t != 0);
        assert_eq!(layout!(8:3).try_logical_divide(uneven(tile)).is_ok(), t != 0);
        assert_eq!(layout!((8,2):(3,1)).try_zipped_divide((tile,)).is_ok(), t != 0);
    }
}
