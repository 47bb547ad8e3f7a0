//! Facts in types against their definitions, by brute force over the indices.

use std::collections::BTreeSet;
use std::marker::PhantomData;

use colex::facts::{Bijective, Compact, ContiguousBy, DisjointFrom, Injective, Surjective};
use colex::swizzle::{ComposedLayout, Swizzle};
use colex::{Layout, coord, layout, num::*};

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
    indices.len() % n == 0
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
    usize: colex::layout::IndexIn<Layout<S, D>, Index: Signed>,
{
    colex::layout::IndexIn::locate(i, layout).signed()
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
