//! Static layouts on a machine with nothing on it.
#![no_std]
#![no_main]

use core::hint::black_box;
use core::panic::PanicInfo;

use colex::prelude::*;
use colex::tensor::{coordinates, is_within};

#[panic_handler]
fn panic(_: &PanicInfo) -> ! {
    loop {}
}

/// What core's code for panics asks for; nothing unwinds here.
#[cfg(feature = "checked")]
#[unsafe(no_mangle)]
extern "C" fn rust_eh_personality() {}

/// Where the program starts; nobody waits for its end.
#[unsafe(no_mangle)]
extern "C" fn _start() -> ! {
    let smem = layout!((16,8):(8,1));
    let tv = smem.compose(layout!(((4,8),(2,2)):((32,1),(16,8))));
    let tiles = layout!((128,64):(64,1)).zipped_divide(tile!(16, 8));
    let blocks = layout!((4,4):(1,4)).blocked_product(layout!((8,8):(8,1)));
    let rest = layout!((4,2):(2,16)).complement(shape!(128));
    let back = layout!((8,16):(16,1)).right_inverse();
    let places = coordinates(shape!((128, 64))).local_tile(tile!(4, 2), coord!((31, 31)));
    loop {
        let (i, j) = black_box((3, 5));
        black_box(tv.index((i, j)));
        black_box(tiles.index(((i, j), (1, i))));
        black_box(blocks.index((i, j)));
        black_box(rest.index(i) + back.index(j));
        black_box(usize::from(tiles.size()) + usize::from(tv.cosize()));
        black_box(tiles.slice(coord!((_, (1, j)))).index(((i, j),)));
        black_box(is_within(places.index((i, j)), (i, j)));
        black_box(places.predicate((i, j)));
        #[cfg(feature = "checked")]
        black_box(black_box([1, 2, 3])[i]);
    }
}
