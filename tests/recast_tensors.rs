//! Tensors recast to other elements: they touch the bytes that the tensor has, each as often, and no other;
//! or they are refused.
#![allow(unsafe_code, reason = "one type says that it is plain")]

use colex::num::{_0, _1, _2, _3, _24};
use colex::swizzle::Swizzle;
use colex::tensor::{Plain, Tensor};
use colex::{Element, Layout, Refusal, layout};

/// Three bytes: sizes that are no multiples of one another.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[repr(C)]
struct Rgb([u8; 3]);

impl Element for Rgb {
    type Bits = _24;
}
// SAFETY: three bytes, of which any are a value.
unsafe impl Plain for Rgb {}

/// What a write writes; all else is 0.
const MARK: u8 = 7;
const RGB: Rgb = Rgb([MARK; 3]);

/// How often each byte of a tensor of elements of `size` bytes is one of its coordinates.
macro_rules! bytes {
    ($tensor:expr, $size:expr) => {{
        let (layout, size) = ($tensor.layout(), isize::try_from($size).unwrap());
        let mut bytes: Vec<isize> = (0..$tensor.len())
            .flat_map(|i| {
                let index = isize::try_from(layout.index(i)).unwrap();
                (0..size).map(move |byte| size * index + byte)
            })
            .collect();
        bytes.sort_unstable();
        bytes
    }};
}

/// Writes all of a tensor in the middle of a storage, once as it is and once recast.
macro_rules! recasts {
    ($($Old:ty, $old:expr, $layout:expr => $New:ty, $new:expr;)*) => {$({
        let layout = $layout;
        let (mut expected, mut data) = ([<$Old>::default(); 48], [<$Old>::default(); 48]);
        let mut whole = Tensor::new(&mut expected[16..32], layout);
        whole.fill($old);
        let mut recast = Tensor::new(&mut data[16..32], layout).recast::<$New, _>();
        recast.fill($new);
        assert_eq!(
            bytes!(recast, size_of::<$New>()),
            bytes!(whole, size_of::<$Old>()),
            "{layout} is {}", recast.layout()
        );
        assert_eq!(data, expected, "{layout}");
    })*};
}

const WORD: u32 = u32::from_ne_bytes([MARK; 4]);
const HALF: u16 = u16::from_ne_bytes([MARK; 2]);

#[test]
fn each_byte_is_one_as_often_as_before() {
    let n = |n: usize| n;
    recasts! {
        u32, WORD, layout!(4:1) => u8, MARK;
        u32, WORD, layout!((2,3):(4,1)) => u8, MARK;
        u32, WORD, layout!((2,2,3):(1,0,4)) => u16, HALF;
        u32, WORD, layout!((2,3):(1,-4)) => u8, MARK;
        u32, WORD, layout!((1,4):(1,-1)) => u8, MARK;
        u32, WORD, layout!({n(4)}:1) => u8, MARK;
        u32, WORD, Layout::new((n(2), n(3)), (n(1), n(4))) => u8, MARK;
        u32, WORD, Layout::new((n(1), n(4)), (1_isize, -1_isize)) => u8, MARK;
        u32, WORD, Layout::new((n(4), n(0)), (n(1), n(4))) => u8, MARK;
        u16, HALF, layout!((4,2):(1,8)) => u8, MARK;
        u16, HALF, layout!((6,2):(1,-9)) => Rgb, RGB;
        u16, HALF, layout!(({n(6)},{n(2)}):(1,{n(9)})) => Rgb, RGB;
        u8, MARK, layout!((6,2):(1,9)) => Rgb, RGB;
        u32, WORD, layout!((3,2,3):(1,6,0)) => Rgb, RGB;
        u32, WORD, layout!((3,{n(2)}):(1,{n(6)})) => Rgb, RGB;
        u32, WORD, layout!((2,3):(1,5)) => i32, WORD.cast_signed();
        u32, WORD, layout!((2,2):(1,1)) => i32, WORD.cast_signed();
    }
}

/// Why the recast of a tensor of 4 elements or less is refused.
macro_rules! refused {
    ($($Old:ty, $layout:expr => $New:ty: $refusal:expr;)*) => {$({
        let data = [<$Old>::default(); 4];
        let refusal = Tensor::new(&data[..], $layout).try_recast::<$New, _>().err();
        assert_eq!(refusal, Some($refusal), "{}", $layout);
    })*};
}

#[test]
fn parts_need_one_mode_of_their_own() {
    let n = |n: usize| n;
    refused! {
        u32, layout!((2,2):(1,1)) => u8: Refusal::PartsMeet { parts: 4 };
        u32, layout!((2,2):(1,1)) => u16: Refusal::PartsMeet { parts: 2 };
        u32, layout!((1,3):(1,1)) => u8: Refusal::PartsMeet { parts: 4 };
        u32, Layout::new((n(2), n(2)), (n(1), n(1))) => u8: Refusal::PartsMeet { parts: 4 };
        u32, Layout::new((n(1), n(4)), (_1, n(1))) => u8: Refusal::PartsMeet { parts: 4 };
        u32, Layout::new(n(4), -1_isize) => u8: Refusal::NotAdjacent { operation: "recast" };
        u32, Layout::new(n(2), n(2)) => u8: Refusal::NotAdjacent { operation: "recast" };
        u32, Swizzle::<_1, _0, _2>::new().compose(layout!((2,2):(1,1))) => u8: Refusal::PartsMeet { parts: 4 };
        u32, Swizzle::<_1, _0, _1>::new().compose(Layout::new(n(2), n(2))) => u8: Refusal::NotAdjacent { operation: "recast" };
    }
}

#[test]
fn elements_that_are_gathered_fill_the_larger_ones() {
    let n = |n: usize| n;
    refused! {
        u16, layout!(4:1) => Rgb: Refusal::Scattered { elements: 3 };
        u16, Layout::new(n(4), n(1)) => Rgb: Refusal::Scattered { elements: 3 };
        u32, layout!(1:1) => Rgb: Refusal::Scattered { elements: 3 };
        u32, layout!(4:1) => Rgb: Refusal::Scattered { elements: 3 };
        u8, layout!(4:1) => Rgb: Refusal::Scattered { elements: 3 };
        Rgb, layout!(1:1) => u16: Refusal::Scattered { elements: 2 };
    }
}

#[test]
fn a_recast_has_no_more_coordinates_than_memory() {
    let many = isize::MAX.unsigned_abs() / 2;
    let layout = Layout::new((1_usize, many), (1_usize, _0));
    let recast = std::panic::catch_unwind(|| {
        Tensor::new(&[0_u32; 1][..], layout).try_recast::<u8, _>().is_ok()
    });
    assert!(!recast.unwrap_or(false));
}

#[test]
fn a_swizzle_that_moves_nothing_leaves_elements_whole() {
    let data = [1_u32; 16];
    let still = Swizzle::<_0, _0, _0>::new().compose(layout!((4,4):(4,1)));
    let pairs = still.upcast::<_2>();
    assert_eq!((0..8_usize).map(|i| pairs.index(i)).max(), Some(7));
    let bytes = Tensor::new(&data[..], still).recast::<u8, _>();
    assert_eq!(bytes.len(), 64);
    let moved = Swizzle::<_2, _0, _3>::new().compose(layout!((4,4):(4,1)));
    assert_eq!(Tensor::new(&data[..], moved).recast::<u8, _>().len(), 64);
}
