//! The pictures of the documentation, by the name of their file.

use colex::draw::{self, Colouring, Picture};
use colex::dynamic::{Error, IntTuple, Layout, Swizzle, Tiler};

type Draw = fn() -> Result<Picture, Error>;

/// Every file of `docs/pictures`, and what is in it.
pub(crate) const PICTURES: &[(&str, Draw)] = &[
    ("row-major", || draw::layout(colex::layout!((3,4):(4,1)))),
    ("column-major", || draw::layout(colex::layout!((3,4):(1,3)))),
    ("padded", || draw::layout(colex::layout!((3,4):(6,1)))),
    ("nested", || draw::layout(colex::layout!((2,(2,2)):(4,(2,1))))),
    ("layout", || draw::layout(colex::layout!((4,(2,4)):(2,(1,8))))),
    ("layout-leaf", || draw::layout_by(colex::layout!((4,(2,4)):(2,(1,8))), Colouring::Leaf(2))),
    ("tv-small", || draw::tv(&layout("(4,2):(1,4)")?, &IntTuple::from([2, 4]))),
    ("tv", || draw::tv(&layout("((4,8),(2,2)):((32,1),(16,8))")?, &IntTuple::from([16, 8]))),
    ("tiled-copy", || {
        draw::tiled_copy(
            &layout("((4,8),4):((32,1),8)")?,
            &layout("((4,8),(2,2)):((16,1),(8,64))")?,
            &IntTuple::from([8, 16]),
        )
    }),
    ("mma", || {
        draw::mma(
            [16, 8, 16],
            colex::layout!(((4,8),(2,2,2)):((32,1),(16,8,128))),
            colex::layout!(((4,8),(2,2)):((16,1),(8,64))),
            colex::layout!(((4,8),(2,2)):((32,1),(16,8))),
        )
    }),
    ("slice", || draw::slice(colex::layout!((3,4):(6,1)), &"(1,_)".parse()?)),
    ("tile", || draw::tile(colex::layout!((4,8):(8,1)), Tiler::parse("[2,4]")?, [1, 0])),
    ("partition", || draw::partition(colex::layout!((4,8):(8,1)), colex::layout!((2,4):(4,1)), 5)),
    ("tiles", || draw::tiles(colex::layout!((8,8):(8,1)), Tiler::parse("[2,4:2]")?)),
    ("divide", || draw::tiles(colex::layout!(24:1), layout("4:2")?)),
    ("product", || {
        draw::layout_by(
            layout("(2,2):(2,1)")?.blocked_product(&layout("(2,3):(3,1)")?)?,
            Colouring::Index,
        )
    }),
    ("raked", || {
        draw::layout_by(
            layout("(2,2):(2,1)")?.raked_product(&layout("(2,3):(3,1)")?)?,
            Colouring::Index,
        )
    }),
    ("composition", || draw::composition(colex::layout!((6,2):(8,2)), colex::layout!((4,3):(3,1)))),
    ("transpose", || draw::composition(colex::layout!((4,8):(8,1)), colex::layout!((8,4):(4,1)))),
    ("carry", || draw::carry(colex::layout!((6,4):(8,2)), colex::layout!(4:4))),
    ("swizzle", || {
        draw::swizzle(colex::layout!((8,8):(8,1)), Swizzle::new(3, 0, 3).ok_or(TOO_WIDE)?, 16)
    }),
    ("banks", || draw::banks(colex::layout!((8,4):(8,1)), 4)),
];

const TOO_WIDE: Error = Error::Overflow { operation: "swizzle" };

fn layout(text: &str) -> Result<Layout, Error> {
    Layout::parse(text)
}
