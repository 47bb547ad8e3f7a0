//! Recast: CuTe's structures, the laws by brute force, run-time numbers, refusals.
use std::collections::BTreeSet;

use colex::num::{_2, _3, _4, _6, _8, _16, _32, _64, _128};
use colex::{Downcast, Layout, Recast, RecastBits, Refusal, Upcast, layout};

fn same<T>(_: T, _: T) {}

#[test]
fn upcasts_are_cutes() {
    same(layout!((32,8):(1,32)).upcast::<_8>(), layout!((4,8):(1,4)));
    same(layout!((4,4,32):(0,0,4)).upcast::<_4>(), layout!((4,4,32):(0,0,1)));
    same(layout!((2,6,4):(24,4,1)).upcast::<_4>(), layout!((2,6,1):(6,1,1)));
    same(layout!(4:1).upcast::<_8>(), layout!(1:1));
    same(layout!((2,2,4,8):(8,16,32,1)).upcast::<_2>(), layout!((2,2,4,4):(4,8,16,1)));
    same(layout!(2:1).upcast::<_2>(), layout!(1:1));
    same(layout!((3,4):(6,1)).upcast::<_2>(), layout!((3,2):(3,1)));
    same(layout!((3,32):(32,1)).upcast::<_8>(), layout!((3,4):(4,1)));
    same(layout!(2:1).upcast::<_16>(), layout!(1:1));
    same(layout!((8,64):(64,1)).upcast::<_8>(), layout!((8,8):(8,1)));
    same(layout!((4,32):(1,4)).upcast::<_2>(), layout!((2,32):(1,2)));
    same(layout!((32,4,2):(2,64,1)).upcast::<_16>(), layout!((4,4,1):(1,4,1)));
    same(layout!(1:0).upcast::<_2>(), layout!(1:0));
}

#[test]
fn downcasts_are_cutes() {
    same(layout!(16:1).downcast::<_3>(), layout!(48:1));
    same(
        layout!(((12),2,4,8):((64),8,16,1)).downcast::<_3>(),
        layout!(((12),2,4,24):((192),24,48,1)),
    );
    same(
        layout!(((1,3,6),4,4):((0,96,16),4,1)).downcast::<_4>(),
        layout!(((1,3,6),4,16):((0,384,64),16,1)),
    );
    same(
        layout!(((2,(2,3)),(4,(1,2))):((1,(8,16)),(2,(0,48)))).downcast::<_2>(),
        layout!(((4,(2,3)),(4,(1,2))):((1,(16,32)),(4,(0,96)))),
    );
    same(
        layout!(((4,8),(2,2,2)):((32,1),(16,8,128))).downcast::<_2>(),
        layout!(((4,16),(2,2,2)):((64,1),(32,16,256))),
    );
    same(layout!((8,(4,5)):(1,(8,32))).downcast::<_8>(), layout!((64,(4,5)):(1,(64,256))));
    same(layout!((4):(1)).downcast::<_4>(), layout!((16):(1)));
    same(layout!((3,6):(6,1)).downcast::<_3>(), layout!((3,18):(18,1)));
    same(layout!((16):(1)).downcast::<_2>(), layout!((32):(1)));
    same(
        layout!(((4,8),(2,2,2)):((32,1),(16,8,128))).downcast::<_3>(),
        layout!(((4,24),(2,2,2)):((96,1),(48,24,384))),
    );
    same(
        layout!(((6,2),2,4):((2,12),1,24)).downcast::<_8>(),
        layout!(((6,2),16,4):((16,96),1,192)),
    );
    same(layout!((2,3):(3,1)).downcast::<_2>(), layout!((2,6):(6,1)));
}

#[test]
fn recasts_are_cutes() {
    same(layout!(12:1).recast_bits::<_64, _16>(), layout!(48:1));
    same(
        layout!((1,(2,2),8):(12,(1,12),24)).recast_bits::<_4, _16>(),
        layout!((1,(1,2),8):(3,(1,3),6)),
    );
    same(layout!((32,1,2):(1,0,32)).recast_bits::<_8, _16>(), layout!((16,1,2):(1,0,16)));
    same(layout!((5):(2)).recast_bits::<_4, _16>(), layout!((3):(1)));
    same(layout!(3:1).recast_bits::<_8, _64>(), layout!(1:1));
    same(layout!(4:1).recast_bits::<_64, _16>(), layout!(16:1));
    same(layout!(4:2).recast_bits::<_4, _16>(), layout!(2:1));
    same(
        layout!((((7,2,4)),2):(((16,8,2)),1)).recast_bits::<_4, _128>(),
        layout!((((4,1,1)),1):(((1,1,1)),1)),
    );
    same(layout!((2,8):(8,1)).recast_bits::<_4, _64>(), layout!((1,1):(1,1)));
    same(layout!((32,12):(12,1)).recast_bits::<_32, _6>(), layout!((32,64):(64,1)));
    same(
        layout!((2,8,(1,2,3)):(3,12,(0,6,1))).recast_bits::<_32, _6>(),
        layout!((32,8,(1,2,16)):(1,64,(0,32,1))),
    );
    same(layout!(2:1).recast_bits::<_32, _8>(), layout!(8:1));
    same(layout!((16,8):(1,32)).recast::<u16, u32>(), layout!((8,8):(1,16)));
}

#[test]
fn the_aliases_name_the_results() {
    let _: Upcast<Layout!((32,8):(1,32)), _8> = layout!((4,8):(1,4));
    let _: Downcast<Layout!((4,8):(1,4)), _8> = layout!((32,8):(1,32));
    let _: RecastBits<Layout!(16:1), _16, _32> = layout!(8:1);
    let _: Recast<Layout!(12:1), f64, u16> = layout!(48:1);
}

macro_rules! indices {
    ($layout:expr) => {{
        let layout = $layout;
        (0..usize::from(layout.size()))
            .map(|i| usize::from(layout.index(i)))
            .collect::<BTreeSet<_>>()
    }};
}

macro_rules! laws {
    ($($a:expr, $N:ident;)*) => {$({
        let (a, n) = ($a, usize::from($N));
        let down = indices!(a.downcast::<$N>());
        let parts = indices!(a).iter().flat_map(|i| n * i..n * (i + 1)).collect::<BTreeSet<_>>();
        assert_eq!(down, parts, "each index becomes N");
        assert_eq!(indices!(a.downcast::<$N>().upcast::<$N>()), indices!(a), "and back");
        same(a.downcast::<$N>().upcast::<$N>(), a);
    })*};
}

#[test]
fn elements_split_and_gather() {
    laws! {
        layout!((4,8):(1,4)), _2;
        layout!((4,8):(8,1)), _3;
        layout!((4,(2,4)):(2,(1,8))), _4;
        layout!((3,5):(1,7)), _8;
        layout!((2,3,4):(0,1,3)), _6;
    }
}

#[test]
fn run_time_numbers() {
    let n = |n: usize| n;
    let up = layout!({n(16)}:{n(1)}).upcast::<_2>();
    assert_eq!((up.shape(), up.stride()), (8, 1));
    let up = layout!((8,{n(5)}):(1,{n(32)})).upcast::<_8>();
    assert_eq!((up.shape(), up.stride()), ((colex::num::_1, 5), (colex::num::_1, 4)));
    let scatters = layout!(4:{n(6)}).try_upcast::<_4>().err().unwrap();
    assert_eq!(scatters, Refusal::Scatters { operation: "upcast", size: 4, stride: 6, by: 4 });
    let fixed = layout!(4:{n(2)}).try_upcast::<_4>().err().unwrap();
    assert_eq!(fixed, Refusal::Fixed { operation: "upcast", size: 4, stride: 2, by: 4 });

    let down = layout!({n(16)}:{n(1)}).downcast::<_2>();
    assert_eq!((down.shape(), down.stride()), (32, 1));
    let apart = layout!({n(16)}:{n(3)}).try_downcast::<_2>().err().unwrap();
    assert_eq!(apart, Refusal::NotAdjacent { operation: "downcast" });
    // An element that becomes one keeps the mode of stride 1 as it is.
    assert_eq!(layout!(8:{n(4)}).try_upcast::<_4>().map(|up| up.to_string()).unwrap(), "_8:1");
}

#[test]
fn parts_run_forwards_where_elements_run_backwards() {
    let backwards = Layout::new(4_usize, -1_isize);
    let refused = backwards.try_downcast::<_2>().err().unwrap();
    assert_eq!(refused, Refusal::NotAdjacent { operation: "downcast" });
    assert!(colex::dynamic::Layout::parse("4:-1").unwrap().downcast(2).is_err());

    // With a mode for the parts, element i is the parts −2i and −2i + 1.
    let parts = layout!((1,4):(1,-1)).downcast::<_2>();
    same(parts, layout!((2,4):(1,-2)));
    let again = colex::dynamic::Layout::parse("(1,4):(1,-1)").unwrap().downcast(2).unwrap();
    assert_eq!(again.to_string(), "(2,4):(1,-2)");
}

#[test]
#[should_panic(expected = "neither of 6 and 4 is a multiple of the other")]
fn the_plain_method_panics() {
    let _ = layout!(4:{6_usize}).upcast::<_4>();
}
