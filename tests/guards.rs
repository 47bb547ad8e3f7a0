//! Tensors at the ends of what numbers can count: nothing outside of the storage is touched, and what is
//! refused is refused with a true sentence. Sums wrap in a release build only: `cargo test --release --test guards`.

use std::panic::{AssertUnwindSafe, catch_unwind};

use colex::num::{_0, _1};
use colex::swizzle::Swizzle;
use colex::tensor::Tensor;
use colex::{Layout, layout};

const GUARD: u8 = 7;

/// A size whose square is 0 modulo 2⁶⁴.
const FAR: usize = 1 << 32;

/// Runs `f` on the element in the middle of guards, and says whether a guard was written to.
fn spills(f: impl FnOnce(&mut [u8])) -> bool {
    let mut data = [GUARD; 33];
    let result = catch_unwind(AssertUnwindSafe(|| f(&mut data[16..17])));
    drop(result);
    data.iter().enumerate().any(|(i, &byte)| i != 16 && byte != GUARD)
}

/// The sentence of a refusal; `None` where nothing is refused.
fn refusal<T>(f: impl FnOnce() -> T) -> Option<String> {
    let error = catch_unwind(AssertUnwindSafe(f)).err()?;
    let text = error.downcast_ref::<&str>().map(|text| (*text).to_owned());
    text.or_else(|| error.downcast_ref::<String>().cloned())
}

#[test]
fn a_mode_of_an_empty_tensor_is_empty_or_refused() {
    assert!(!spills(|one| {
        let layout = Layout::new(((FAR, FAR), 0_usize), ((1_usize, 2_usize), 1_usize));
        Tensor::new(one, layout).mode::<_0>()[(1, 1)] = 0;
    }));
}

#[test]
fn an_empty_tensor_transposed_is_empty_or_refused() {
    assert!(!spills(|one| {
        let layout = Layout::new((FAR, FAR, 0_usize), (1_usize, 2_usize, 1_usize));
        Tensor::new(one, layout).transpose()[(1, 1)] = 0;
    }));
}

#[test]
fn an_empty_tensor_without_its_zeros_is_empty_or_refused() {
    assert!(!spills(|one| {
        let layout = Layout::new((FAR, FAR, 0_usize), (1_usize, 2_usize, _0));
        Tensor::new(one, layout).filter_zeros()[(1, 1, 0)] = 0;
    }));
}

#[test]
fn a_mode_of_an_empty_swizzled_tensor_is_empty_or_refused() {
    assert!(!spills(|one| {
        let layout = Layout::new(((FAR, FAR), 0_usize), ((1_usize, 2_usize), 1_usize));
        let layout = Swizzle::<_1, _0, _1>::new().compose(layout);
        Tensor::new(one, layout).mode::<_0>()[(1, 1)] = 0;
    }));
}

// That the products of the sizes are the same is not enough.

#[test]
fn a_tile_that_overhangs_is_not_whole() {
    assert!(!spills(|one| {
        // 7 · 7905747460161236407 is 1 modulo 2⁶⁴
        let tile = (7_usize, 7_905_747_460_161_236_407_usize);
        let matrix = Tensor::new(one, Layout::new((1_usize, 1_usize), (1_usize, 1_usize)));
        if let Some(mut whole) = matrix.local_tile_uneven(tile, (0_usize, 0_usize)).whole() {
            whole[(1, 0)] = 0;
        }
    }));
}

#[test]
fn seventeen_run_time_modes_are_split_or_refused_with_a_true_sentence() {
    let (mut data, steps) = (vec![0_u8; 1 << 17], core::array::from_fn::<usize, 17, _>(|i| 1 << i));
    let four = (2_usize, 2_usize, 2_usize, 2_usize);
    let from = |i: usize| (steps[i], steps[i + 1], steps[i + 2], steps[i + 3]);
    let shape = ((four, four), (four, four, 2_usize));
    let stride = ((from(0), from(4)), (from(8), from(12), steps[16]));
    let tensor = Tensor::new(&mut data[..], Layout::new(shape, stride));
    let text = refusal(|| tensor.split::<_1>().count()).unwrap_or_default();
    assert!(!text.contains("18446744073709551615"));
}

#[test]
fn a_run_time_step_backwards_leaves_the_tensor() {
    let data = [0; 8];
    let step = -1_isize;
    let text = refusal(|| Tensor::new(&data, layout!(8:1)).compose(layout!(8:{step})).len());
    assert!(
        text.unwrap_or_default().contains("takes the coordinate -7, and coordinates count from 0")
    );
}
