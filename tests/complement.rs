//! Complement: CuTe's structures, the law by brute force, run-time numbers, refusals.
use colex::num::{_2, _8, _12, _24, _32};
use colex::{Complement, CoordinateOf, Layout, Refusal, layout, shape};

fn same<T>(_: T, _: T) {}

#[test]
fn structures_are_cutes() {
    same(layout!(4:2).complement(_24), layout!((2,3):(1,8)));
    same(layout!((2,2):(1,6)).complement(_24), layout!((3,2):(2,12)));
    same(layout!(6:4).complement(_24), layout!(4:1));
    same(layout!(1:0).complement(_24), layout!(24:1));
    same(layout!(4:2).complement(_8), layout!(2:1));
    same(layout!(2:16).complement(shape!((2))), layout!(16:1));
    same(layout!((2,2,8):(8,16,1)).complement(shape!(64)), layout!(2:32));
    same(layout!((12,5):(1,12)).complement(shape!((4, 6))), layout!(1:0));
    same(layout!((2,4,2):(32,2,0)).complement(shape!((6, 2, 7, 3))), layout!((2,4,6):(1,8,64)));
    same(layout!(4:3).complement(shape!((32, 2))), layout!((3,6):(1,12)));
    same(layout!((2,(3,2)):(3,(1,6))).complement(shape!((4, 5, 16))), layout!(32:12));
    same(layout!(2:1).complement(shape!((7, 4, 6))), layout!(96:2)); // each mode rounded up
    same(layout!((7,2):(0,0)).complement(shape!(1)), layout!(1:0));
    same(layout!((2,4):(1,4)).complement(layout!((2,4):(1,4)).cosize()), layout!(2:2));
}

#[test]
fn the_alias_names_the_result() {
    let _: Complement<Layout!(4:2), _24> = layout!((2,3):(1,8));
}

/// Every index below the product of both sizes occurs once, and the complement increases.
fn check<A: Copy, R: Copy, I, J>(a: A, sizes: [usize; 2], r: R)
where
    I: Into<usize>,
    J: Into<usize>,
    usize: CoordinateOf<A, I> + CoordinateOf<R, J>,
{
    let mut seen = vec![0; sizes[0] * sizes[1]];
    let at = |i: usize| -> usize { i.index_in(a).into() };
    let rest = |i: usize| -> usize { i.index_in(r).into() };
    for j in 0..sizes[1] {
        assert!(j == 0 || rest(j - 1) < rest(j));
        for i in 0..sizes[0] {
            seen[at(i) + rest(j)] += 1;
        }
    }
    assert!(seen.iter().all(|&n| n == 1), "{seen:?}");
}

macro_rules! law {
    ($($a:expr, $n:expr;)*) => {$({
        let (a, n) = ($a, $n);
        let r = a.complement(n);
        let sizes = [usize::from(a.size()), usize::from(r.size())];
        let span = sizes[0] * sizes[1];
        assert!(usize::from(n) <= span, "covers [0, M)");
        check(a, sizes, r);
    })*};
}

#[test]
fn every_index_once() {
    law! {
        layout!(4:2), _24;
        layout!(4:2), _12;
        layout!(4:2), _8;
        layout!((2,2):(1,6)), _24;
        layout!((4,8):(8,1)), _32;
        layout!((2,3):(12,2)), _24;
        layout!((2,(2,3)):(4,(1,16))), _32;
        layout!((2,(2,3)):(4,(1,16))), 100_usize;
        layout!((3,1,2):(1,7,9)), 20_usize;
        layout!(4:{3_usize}), _24;
    }
}

#[test]
fn run_time_sizes_and_strides() {
    let n = |n: usize| n;
    let r: Layout<(_2, usize), (colex::num::_1, _8)> = layout!(4:2).complement(n(24));
    assert_eq!(r.shape().1, 3);
    // a single mode may have a run-time stride
    let r = layout!(4:{n(3)}).complement(_24);
    assert_eq!((r.shape(), r.stride().1), ((3, 2), 12));
    // run-time sizes are checked: 8 is a multiple of 1·4, and not of 1·3
    let of = |size: usize| layout!((size,4):(1,8)).try_complement(n(96));
    assert_eq!(of(4).map(|r| r.shape()), Ok((2, 3)));
    let refusal = of(3).err().unwrap();
    assert_eq!(
        refusal,
        Refusal::Unchained { operation: "complement", size: 4, stride: 8, reach: 3 }
    );
    let refusal = of(9).err().unwrap().to_string();
    assert_eq!(
        refusal,
        "complement is undefined: the layout is not injective, its modes `9:1` and `4:8` overlap \
         (both reach index 8); every index may occur once only: use larger strides, or `filter()` to \
         drop modes of stride 0"
    );
    // a shape of run-time sizes that cannot be tiled mode by mode
    let refusal = layout!(4:8).try_complement((n(3), n(5), n(8))).err().unwrap();
    assert_eq!(refusal, Refusal::CannotTile { size: 120, span: 32, repeats: 3 });
}

#[test]
#[should_panic(expected = "the strides do not chain")]
fn the_plain_method_panics() {
    let n: usize = 3;
    let _ = layout!((n,4):(1,8)).complement(96_usize);
}
