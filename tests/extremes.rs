//! Run-time numbers at both ends: sizes of 0, and sizes, strides and products that no `isize` counts. They are
//! refused with a sentence, in debug and in release, and a `try_` form never panics for them.

use std::panic::{AssertUnwindSafe, catch_unwind};

use colex::num::{_0, _1, _2, _8};
use colex::swizzle::Swizzle;
use colex::tensor::Tensor;
use colex::{Layout, Refusal, layout, uneven};

/// As many as an `isize` counts.
const MOST: usize = isize::MAX.unsigned_abs();
/// Four times this is 0 where products wrap.
const FAR: usize = 1 << 62;
/// The square of this is 0 where products wrap.
const ROOT: usize = 1 << 32;

/// The sentence with which `f` panics.
#[track_caller]
fn sentence<T>(f: impl FnOnce() -> T) -> String {
    let Err(panic) = catch_unwind(AssertUnwindSafe(f)) else { panic!("nothing is refused") };
    *panic.downcast::<String>().expect("a refusal has a sentence")
}

#[test]
fn a_tile_whose_last_step_is_far_away_is_refused() {
    let line = Layout::new(1_usize, _1);
    let far = Refusal::TooLarge { operation: "complement", size: 2, stride: MOST };
    assert_eq!(line.try_logical_divide(Layout::new(2_usize, MOST)).err(), Some(far));
    assert_eq!(line.try_logical_divide(Layout::new(_2, MOST)).err(), Some(far));
    assert_eq!(layout!(8:1).try_zipped_divide(Layout::new(2_usize, MOST)).err(), Some(far));
    assert_eq!(line.try_logical_divide(uneven(Layout::new(2_usize, MOST))).err(), Some(far));
    // What these span wraps to 0, by which nothing may be divided.
    let wraps = Refusal::TooLarge { operation: "complement", size: 4, stride: FAR };
    assert_eq!(layout!(8:1).try_flat_divide(Layout::new(4_usize, FAR)).err(), Some(wraps));
    assert_eq!(Layout::new(4_usize, FAR).try_complement(8_usize).err(), Some(wraps));
}

#[test]
fn tiles_and_layouts_of_more_coordinates_than_can_be_counted_are_refused() {
    let line = Layout::new(1_usize, _1);
    for tile in [MOST + 1, usize::MAX - 1, usize::MAX] {
        let uneven_tile = Refusal::Uneven { tile, size: 1 };
        assert_eq!(line.try_zipped_divide(Layout::new(tile, _2)).err(), Some(uneven_tile));
        assert_eq!(line.try_zipped_divide(uneven(Layout::new(tile, _2))).err(), Some(uneven_tile));
        assert_eq!(line.try_zipped_divide(tile).err(), Some(uneven_tile));
        assert_eq!(line.try_zipped_divide(uneven(tile)).err(), Some(uneven_tile));
    }
    // Modes that do not move count as well.
    let still = Layout::new((FAR, FAR), (_0, _0));
    let refusal = line.try_zipped_divide(still).err();
    assert_eq!(refusal, Some(Refusal::Uneven { tile: usize::MAX, size: 1 }));

    let square = Layout::new((ROOT, ROOT), (_1, _1));
    let too_many = Some(Refusal::Uneven { tile: 2, size: usize::MAX });
    assert_eq!(square.try_zipped_divide(2_usize).err(), too_many);
    assert_eq!(square.try_zipped_divide(layout!(2:2)).err(), too_many);
    assert_eq!(square.try_zipped_divide(Layout::new(2_usize, _2)).err(), too_many);
    assert_eq!(Layout::new(usize::MAX, _1).try_zipped_divide(layout!(2:2)).err(), too_many);
}

#[test]
fn a_tile_and_its_repetitions_cover_a_layout_exactly() {
    for size in 1..=24_usize {
        for (n, step) in (1..=6).flat_map(|n| (1..=6).map(move |step| (n, step))) {
            let a = Layout::new(size, _1);
            let Ok(tiles) = a.try_logical_divide(Layout::new(n, step)) else {
                assert_ne!(size % (n * step), 0, "{n}:{step} tiles {size}");
                continue;
            };
            assert_eq!(size % (n * step), 0, "{n}:{step} does not tile {size}");
            let mut indices: Vec<usize> = (0..size).map(|x| tiles.index(x)).collect();
            indices.sort_unstable();
            assert!(indices.into_iter().eq(0..size), "{n}:{step} of {size}");
        }
    }
}

#[test]
fn tensors_are_not_cut_into_tiles_that_reach_outside() {
    let mut one = [0_u8; 1];
    let mut tensor = Tensor::new(&mut one[..], Layout::new(1_usize, _1));
    let far = "complement is undefined: mode `2:9223372036854775807` spans more than 9223372036854775807 indices, \
               the most that a layout counts";
    assert_eq!(sentence(|| tensor.view_mut().zipped_divide(Layout::new(2_usize, MOST)).len()), far);
    assert_eq!(sentence(|| tensor.view_mut().tiled_divide(Layout::new(_2, MOST)).len()), far);
    let far = sentence(|| tensor.view_mut().local_tile(Layout::new(_2, MOST), 0_usize).len());
    assert!(far.contains("spans more than"), "{far}");

    let many = "divide is undefined: a tile of 18446744073709551615 and a mode of size 1, of which one at least is \
                more than 9223372036854775807, the most that a layout counts";
    let tile = Layout::new(usize::MAX, _2);
    assert_eq!(sentence(|| tensor.view_mut().zipped_divide(tile).len()), many);
    let swizzled = Swizzle::<_1, _0, _1>::new().compose(Layout::new(1_usize, _1));
    let mut tensor = Tensor::new(&mut one[..], swizzled);
    assert_eq!(sentence(|| tensor.view_mut().zipped_divide(tile).len()), many);
}

#[test]
fn a_tile_in_a_tuple_lies_inside_its_mode_also_where_its_reach_wraps() {
    let a = layout!((5,8):(1,8));
    // 4 · 2⁶² is 0 where it wraps, and the reach would be 1.
    let past = Some(Refusal::PastTheEnd { tile: usize::MAX, size: 8 });
    assert_eq!(a.try_compose((5_usize, Layout::new(5_usize, FAR))).err(), past);
    assert_eq!(a.try_compose((_2, Layout::new((5_usize, 2_usize), (FAR, FAR)))).err(), past);
    let past = Some(Refusal::PastTheEnd { tile: FAR + 1, size: 8 });
    assert_eq!(a.try_compose((_2, Layout::new(2_usize, FAR))).err(), past);
}

#[test]
fn steps_are_counted_without_a_sign_where_they_carry() {
    let a = Layout::new((5_usize, 8_usize), (_1, _8));
    // -1 as an `isize`, which is no step at all.
    let b = Layout::new(usize::MAX, 1_usize);
    let carries = Refusal::Carries { leaf: 0, step: 1, mode: 0, size: 5 };
    assert_eq!(a.try_compose(b).err(), Some(carries));
    // So many coordinates lie below the third mode, and the step stays in the first.
    let a = Layout::new((ROOT, ROOT, 2_usize), (_1, _0, _0));
    assert_eq!(a.compose(Layout::new(4_usize, 3_usize)).index(3_usize), 9);
}

#[test]
fn a_tile_of_no_coordinates_is_refused() {
    let zero = 0_usize;
    let of = |size| Some(Refusal::Uneven { tile: 0, size });
    assert_eq!(layout!(8:1).try_zipped_divide(zero).err(), of(8));
    assert_eq!(layout!(8:1).try_zipped_divide(uneven(zero)).err(), of(8));
    assert_eq!(layout!(8:1).try_logical_divide(Layout::new(zero, _2)).err(), of(8));
    assert_eq!(layout!(8:1).try_logical_divide(uneven(Layout::new(zero, _2))).err(), of(8));
    assert_eq!(layout!((4,2):(2,1)).try_flat_divide(zero).err(), of(8));
    assert_eq!(layout!((4,2):(2,1)).try_flat_divide(uneven(zero)).err(), of(8));
    assert_eq!(layout!((4,2):(2,1)).try_tiled_divide((2_usize, zero)).err(), of(2));
    assert_eq!(layout!((4,2):(2,1)).try_tiled_divide(uneven((zero, zero))).err(), of(4));
    assert_eq!(Layout::new(zero, _1).try_zipped_divide(zero).err(), of(0));
    assert_eq!(
        of(8).expect("a refusal").to_string(),
        "divide is undefined: a tile of 0 has no coordinates to cover a mode of size 8 with; a tile has at least \
         one coordinate"
    );
}

#[test]
fn so_it_is_of_a_tensor() {
    let (data, zero) = ([0_u8; 8], 0_usize);
    let line = Tensor::new(&data, layout!((8):(1)));
    let says = |text: String| assert!(text.contains("a tile of 0 has no coordinates"), "{text}");
    says(sentence(|| line.zipped_divide(zero).len()));
    says(sentence(|| line.zipped_divide((zero,)).len()));
    says(sentence(|| line.local_tile((zero,), (zero,)).len()));
    let line = Tensor::new(&data[..], layout!((8):(1)));
    says(sentence(|| line.local_tile_uneven((zero,), (zero,)).start()));
}

#[test]
fn what_is_done_to_an_empty_layout_is_empty() {
    let (zero, two) = (0_usize, 2_usize);
    let a = Layout::new((5_usize, (zero, two)), (1_usize, (8_usize, 24_usize)));
    let empty = a.try_compose(Layout::new((zero, 6_usize), (1_usize, 0_usize)));
    assert_eq!(empty.map(Layout::size), Ok(0));
    assert_eq!(a.try_zipped_divide(two).map(Layout::size), Ok(0));
    assert_eq!(a.try_zipped_divide(uneven(two)).map(Layout::size), Ok(0));
    assert_eq!(a.try_zipped_divide(layout!(2:2)).map(Layout::size), Ok(0));
    let line = Layout::new(zero, _1);
    assert_eq!(line.try_zipped_divide(two).map(|tiles| tiles.shape()), Ok((2, 0)));
}

#[test]
fn a_block_of_no_coordinates_repeats_to_none_and_fills_no_shape() {
    let zero = 0_usize;
    let product = Layout::new(zero, _2).try_logical_product(2_usize);
    assert_eq!(product.map(Layout::size), Ok(0));
    let uneven_block = Some(Refusal::Uneven { tile: 0, size: 8 });
    assert_eq!(Layout::new(zero, _1).try_tile_to_shape(8_usize).err(), uneven_block);
    assert_eq!(Layout::new(zero, _1).try_tile_to_shape((8_usize,)).err(), uneven_block);
}
