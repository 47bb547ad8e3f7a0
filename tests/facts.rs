//! Facts in types against their definitions, by brute force over the indices.
#![allow(
    clippy::cast_possible_wrap,
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    clippy::items_after_statements,
    clippy::assertions_on_constants,
    clippy::too_many_lines,
    reason = "small numbers; facts are constants"
)]

use std::collections::BTreeSet;
use std::marker::PhantomData;

use colex::algebra::Shifted;
use colex::facts::{Bijective, Compact, ContiguousBy, DisjointFrom, Injective, Surjective};
use colex::layout::IndexIn;
use colex::swizzle::{ComposedLayout, Swizzle};
use colex::{Layout, dynamic, layout, num::*};

struct Probe<T>(PhantomData<T>);

/// A constant of the type if the fact holds, else the one of the trait, which every type has.
macro_rules! probe {
    ($($name:ident $Otherwise:ident: $Fact:path;)*) => {$(
        impl<T: $Fact> Probe<T> {
            const $name: bool = true;
        }
        #[allow(dead_code)]
        trait $Otherwise {
            const $name: bool = false;
        }
        impl<T> $Otherwise for Probe<T> {}
    )*};
}

probe! {
    INJECTIVE NotInjective: Injective;
    SURJECTIVE NotSurjective: Surjective;
    BIJECTIVE NotBijective: Bijective;
    COMPACT NotCompact: Compact;
    TWOS NotTwos: ContiguousBy<_2>;
    THREES NotThrees: ContiguousBy<_3>;
    FOURS NotFours: ContiguousBy<_4>;
}

fn vectors(indices: &[isize], n: usize) -> bool {
    indices.len().is_multiple_of(n)
        && indices
            .chunks(n)
            .all(|v| v[0] % n as isize == 0 && v.windows(2).all(|w| w[1] == w[0] + 1))
}

macro_rules! layouts {
    ($($shape:tt : $stride:tt,)*) => {$({
        type L = Layout!($shape:$stride);
        let text = concat!(stringify!($shape), ":", stringify!($stride));
        let indices: Vec<isize> = (0..L::SIZE).map(|i| index(L::default(), i)).collect();
        let image: BTreeSet<isize> = indices.iter().copied().collect();
        let (min, max) = (*image.first().unwrap(), *image.last().unwrap());
        let injective = image.len() == indices.len();
        let surjective = image.len() as isize == max - min + 1;
        assert_eq!(Probe::<L>::INJECTIVE, injective, "{text} injective");
        assert_eq!(Probe::<L>::SURJECTIVE, surjective, "{text} surjective");
        assert_eq!(Probe::<L>::BIJECTIVE, injective && surjective, "{text} bijective");
        assert_eq!(Probe::<L>::COMPACT, injective && surjective && min == 0, "{text} compact");
        assert_eq!(Probe::<L>::TWOS, vectors(&indices, 2), "{text} by 2");
        assert_eq!(Probe::<L>::THREES, vectors(&indices, 3), "{text} by 3");
        assert_eq!(Probe::<L>::FOURS, vectors(&indices, 4), "{text} by 4");
    })*};
}

/// The index as a signed number, whatever the layout's strides are.
fn index<S, D>(layout: Layout<S, D>, i: usize) -> isize
where
    Layout<S, D>: Copy,
    usize: IndexIn<Layout<S, D>, Index: Signed>,
{
    IndexIn::locate(i, layout).signed()
}

trait Signed {
    fn signed(self) -> isize;
}
impl Signed for usize {
    fn signed(self) -> isize {
        self.cast_signed()
    }
}
impl Signed for isize {
    fn signed(self) -> isize {
        self
    }
}
impl<Tail> Signed for _0<Tail> {
    fn signed(self) -> isize {
        0
    }
}

#[test]
fn static_layouts_have_the_facts_that_their_indices_have() {
    layouts! {
        1:0,
        8:1,
        8:2,
        8:0,
        1:7,
        (2,3):(3,2),
        (4,4):(1,3),
        (4,8):(1,5),
        (4,8):(8,1),
        (4,(2,4)):(2,(1,8)),
        (4,8):(8,-1),
        (3,5):(-1,3),
        (3,3):(-2,3),
        (2,2,2):(1,2,3),
        (2,2,2):(3,5,7),
        (3,3,3):(3,5,7),
        (4,4):(2,3),
        (2,3,4):(6,4,3),
        (3,4):(4,3),
        (4,5):(5,4),
        (5,4):(5,4),
        (3,4,2):(4,3,24),
        (4,2):(1,0),
        (2,4,2):(2,0,1),
        (2,2,2,2):(1,2,4,8),
        (2,2,2,2):(3,6,9,100),
        ((2,2),(3,1)):((1,6),(2,9)),
        (16,16):(1,16),
        (16,16):(16,1),
        (16,16):(17,1),
        (16,16):(15,1),
        (16,16):(16,17),
        (10,10):(9,11),
        (12,12):(10,11),
        (6,6,2):(5,6,1),
        (8,64):(64,1),
        (128,64):(64,1),
        (32,32):(33,1),
        (100,100):(101,1),
        (100,100):(99,100),
        (2,4):(1,5),
        (1,5,2):(1,6,3),
        (5):(0),
        (1,2,5):(9,0,0),
        (2,3,4):(-8,9,8),
        (2,1,5,5):(-5,8,9,9),
        (4,5):(12,7),
        (4,3,3):(-12,-11,-1),
        (3,5,4):(11,4,1),
        (4,2,3):(-7,0,12),
        (5,3,3):(9,9,1),
        (3):(11),
        (1,1,3,5):(4,10,0,5),
        (5,1):(0,-12),
        (2,2):(6,1),
        (4,4):(2,13),
        (3,4,3):(3,-1,-2),
        (2,1):(13,-4),
        (1,2):(8,9),
        (3,2,5):(7,6,6),
        (4):(0),
        (1,2):(2,5),
        (1,1,1):(-8,5,1),
        (5,4):(-10,5),
        (3,4,1):(13,7,7),
        (1,2):(11,11),
        (4,2):(3,2),
        (5,1,5,3):(11,8,2,12),
        (5,5):(10,-9),
        (2,4):(-3,5),
        (1,1,3,4):(3,7,5,3),
        (2):(3),
        (2,4):(7,12),
        (1,1,4,2):(2,12,1,7),
        (1,2,2):(0,-9,12),
        (2,5,5,4):(2,0,12,8),
        (2,4,2,2):(4,-4,-12,4),
        (4,2,1):(7,13,-8),
        (5,5):(13,12),
        (5,1):(-2,-7),
        (1,5,1):(10,12,8),
        (2):(-4),
        (1):(8),
        (1):(5),
        (5,5,5):(-11,7,8),
        (5,3):(-13,2),
        (1,4,4):(1,-6,3),
        (3,1,2,3):(-4,-7,-11,6),
        (2,2,2):(8,5,3),
        (3,1):(0,8),
        (4,1,4):(8,8,1),
        (1,1):(4,12),
        (3,2):(13,6),
        (5,5):(11,1),
        (1,2):(1,0),
        (1,3,1,5):(-1,13,7,5),
        (4,3,5):(0,-1,-4),
        (2):(-4),
        (3,5,2,3):(8,-4,12,4),
        (1):(11),
        (5,2,5):(3,1,10),
        (5,4,5):(11,-3,3),
        (2,4,3,1):(0,10,6,0),
        (4):(9),
        (3,1):(2,-4),
        (1,3,3):(8,3,4),
        (3,2):(5,1),
        (3,5,2):(-8,1,13),
        (2):(9),
        (4):(4),
        (2,1):(-10,12),
        (4,2):(11,0),
        (5,4,5,2):(13,-1,0,-10),
        (1,4):(8,10),
        (5):(-7),
        (1,4):(11,10),
        (1,4,3):(13,3,-3),
        (4,4,4,1):(10,12,9,-1),
        (2,3,3):(9,0,0),
        (3,1,2):(4,7,7),
        (5):(-4),
        (4):(4),
        (1,5,4):(6,-3,9),
        (2):(5),
        (5,5):(1,3),
        (4,4,1):(0,10,6),
        (2,4):(6,1),
        (1,3):(13,1),
        (1,3):(5,6),
        (5,1,3):(12,13,4),
        (1):(10),
        (2,3):(8,3),
        (4,1):(8,-11),
        (1):(7),
        (2,3,4):(8,-2,6),
        (3,3):(11,6),
        (2,3,4,5):(1,-10,-1,-8),
        (5,2,4):(12,6,-8),
        (2,1):(-5,5),
        (3,3):(0,6),
    }
}

macro_rules! pairs {
    ($($o:ident, $as:tt : $ad:tt; $p:ident, $bs:tt : $bd:tt;)*) => {$({
        type A = Shifted<$o, Layout!($as:$ad)>;
        type B = Shifted<$p, Layout!($bs:$bd)>;
        let image = |start: usize, text: String| -> BTreeSet<i64> {
            let layout = dynamic::Layout::parse(&text).unwrap();
            layout.indices().map(|i| i + start as i64).collect()
        };
        let (a, b) = (layout!($as:$ad), layout!($bs:$bd));
        let (a, b) = (image($o.into(), format!("{a:#}")), image($p.into(), format!("{b:#}")));
        let apart = a.is_disjoint(&b);
        let text = concat!(stringify!($o $as:$ad), " ", stringify!($p $bs:$bd));
        assert_eq!(Pair::<A, B>::DISJOINT, apart, "{text}");
        assert_eq!(Pair::<B, A>::DISJOINT, apart, "{text}");
    })*};
}

struct Pair<A, B>(PhantomData<(A, B)>);

impl<A: DisjointFrom<B>, B> Pair<A, B> {
    const DISJOINT: bool = true;
}

trait Touching {
    const DISJOINT: bool = false;
}

impl<A, B> Touching for Pair<A, B> {}

#[test]
fn layouts_are_disjoint_where_their_indices_are() {
    pairs! {
        _3, (3,4):(10,8); _8, (2,4):(-7,4);
        _10, (4,1):(3,5); _24, (3):(-10);
        _11, (4,4,4):(6,1,8); _6, (4,3):(-9,-10);
        _5, (2,3,1):(10,12,9); _18, (2):(5);
        _1, (4):(-2); _11, (4):(1);
        _4, (4,1,1):(7,9,9); _7, (3):(2);
        _1, (2):(-5); _19, (2,1):(6,3);
        _6, (4,4,1):(7,5,-5); _16, (3,1):(-10,1);
        _6, (1,3):(-6,10); _22, (4,1):(11,6);
        _4, (3,3,2):(3,6,5); _25, (1,1,2):(9,11,4);
        _5, (4,1):(10,6); _21, (4,2):(6,10);
        _7, (2,1):(9,6); _25, (3,3):(10,10);
        _2, (3,3,4):(11,-5,-10); _13, (4):(4);
        _0, (4,2,1):(-11,9,4); _2, (1,2):(1,7);
        _9, (1):(-12); _3, (3,2):(9,-1);
        _9, (3):(5); _17, (1,3,2):(2,3,5);
        _12, (1,4):(-1,4); _8, (1,4,3):(1,1,1);
        _1, (1,1,4):(3,2,7); _20, (3,3,3):(6,-2,9);
        _0, (1,2,1):(8,-11,10); _13, (3):(-12);
        _5, (4,4,1):(4,12,7); _7, (2,1,3):(9,2,-12);
        _1, (1,3,1):(8,4,-1); _16, (1):(-3);
        _0, (1,1):(11,-12); _9, (1,1):(2,9);
        _0, (2,1):(3,8); _19, (3,3,4):(9,-2,-9);
        _3, (2,4,4):(11,-3,2); _15, (4,2,2):(4,10,4);
        _11, (4,3):(5,5); _15, (2,2,3):(6,-3,-12);
        _7, (4,1):(-12,7); _25, (4):(4);
        _10, (2):(4); _6, (2,2):(5,1);
        _5, (4,1):(2,5); _9, (3):(-10);
        _11, (1,1):(6,-7); _15, (2):(-7);
        _2, (1,3):(11,-2); _14, (1,3):(8,11);
        _10, (1,3):(11,-9); _11, (3):(11);
        _10, (2,3):(-2,9); _4, (4,3):(8,-5);
        _12, (1,1):(9,-6); _3, (3,4):(3,8);
        _8, (2,3):(7,-9); _25, (3):(-2);
        _2, (1,1):(3,10); _13, (2,2,4):(9,10,4);
        _4, (3,1):(-7,-6); _17, (4,3):(-1,12);
        _10, (1):(8); _5, (2,2,2):(9,-2,11);
        _2, (4,1):(1,10); _7, (4):(6);
        _5, (3,2):(10,12); _2, (2,1):(7,8);
        _5, (1):(-2); _6, (4,4):(-12,9);
    }
}

#[test]
fn swizzled_and_sliced_layouts_have_the_facts_of_their_indices() {
    type Tile = ComposedLayout<Swizzle<_3, _2, _3>, _0, Layout!((4,8):(1,4))>;
    assert!(Probe::<Tile>::INJECTIVE && Probe::<Tile>::FOURS && Probe::<Tile>::TWOS);
    type Torn = ComposedLayout<Swizzle<_3, _1, _3>, _0, Layout!((4,8):(1,4))>;
    assert!(Probe::<Torn>::INJECTIVE && Probe::<Torn>::TWOS && !Probe::<Torn>::FOURS);
    type Late = ComposedLayout<Swizzle<_3, _2, _3>, _2, Layout!((4,8):(1,4))>;
    assert!(Probe::<Late>::TWOS && !Probe::<Late>::FOURS);
    assert!(!Probe::<ComposedLayout<Swizzle<_3, _0, _3>, _0, Layout!((4,4):(1,3))>>::INJECTIVE);
    type Slice = Shifted<_8, Layout!((4,2):(1,4))>;
    assert!(Probe::<Slice>::INJECTIVE && Probe::<Slice>::SURJECTIVE && Probe::<Slice>::FOURS);
    assert!(!Probe::<Slice>::COMPACT && !Probe::<Shifted<_2, Layout!(8:1)>>::FOURS);

    // what hangs on run time is not assumed
    assert!(!Probe::<Layout<(_4, usize), (_1, _4)>>::INJECTIVE);
    assert!(!Probe::<Layout<(_4, _8), (_1, usize)>>::SURJECTIVE);
    assert!(!Probe::<Layout<(_4, _8), (_1, usize)>>::FOURS);
}
