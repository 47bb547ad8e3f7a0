//! Inverses and nullspace: CuTe's structures, the laws by brute force, run-time numbers, refusals.
use colex::{CoordinateOf, Layout, LeftInverse, Refusal, RightInverse, layout};

fn same<T>(_: T, _: T) {}

#[test]
fn right_inverses_are_cutes() {
    same(layout!(((4,8),(2,2)):((16,1),(8,64))).right_inverse(), layout!((16,4,2):(4,1,64)));
    same(layout!((16,8):(8,1)).right_inverse(), layout!((8,16):(16,1)));
    same(layout!((128,(8,4)):(8,(1,1024))).right_inverse(), layout!((8,128,4):(128,1,1024)));
    same(layout!((3,4):(0,1)).right_inverse(), layout!(4:3));
    same(layout!((3,(2,7)):(14,(7,1))).right_inverse(), layout!((7,2,3):(6,3,1)));
    same(layout!(4:1).right_inverse(), layout!(4:1));
    same(layout!(2:1).right_inverse(), layout!(2:1));
    same(layout!(((12,2),12,2):((1,12),24,288)).right_inverse(), layout!(576:1));
    same(layout!((2,(32,16)):(1,(2,64))).right_inverse(), layout!(1024:1));
    same(layout!((5,(12),6,8):(1,(0),1,0)).right_inverse(), layout!(6:60));
    same(layout!((4,2):(1,4)).right_inverse(), layout!(8:1));
    same(layout!((4,(5,2),(2,2),12):(2,(192,96),(1,0),0)).right_inverse(), layout!((2,4):(40,1)));
    same(layout!((6,2):(8,2)).right_inverse(), layout!(1:0));
    same(layout!(1:0).right_inverse(), layout!(1:0));
}

#[test]
fn left_inverses_are_cutes() {
    same(layout!(((4,8),(2,2)):((16,1),(8,64))).left_inverse(), layout!((16,4,2):(4,1,64)));
    same(
        layout!(((8,16),(8,8)):((8,512),(1,64))).left_inverse(),
        layout!((8,8,8,16):(128,1,1024,8)),
    );
    same(
        layout!(((4,8),(2,(2,2))):((64,1),(32,(8,256)))).left_inverse(),
        layout!((8,4,2,4,2):(4,64,32,1,128)),
    );
    same(layout!((2,(1,6)):(1,(6,2))).left_inverse(), layout!(12:1));
    same(layout!((7,5):(5,1)).left_inverse(), layout!((5,7):(7,1)));
    same(layout!((1,8):(3,1)).left_inverse(), layout!(8:1));
    same(layout!((3,2,(2,5,2),4):(0,0,(3,6,0),0)).left_inverse(), layout!((3,10):(0,6)));
    same(layout!((2,12,(8,2,1)):(2,0,(48,1,384))).left_inverse(), layout!((2,192):(192,1)));
    same(layout!((4,(6,3)):(12,(2,48))).left_inverse(), layout!((2,6,4,3):(0,4,1,24)));
    same(layout!(((6),(3),6,4):((1),(6),18,108)).left_inverse(), layout!(432:1));
    same(layout!((2,4):(1,2)).left_inverse(), layout!(8:1));
    same(layout!(7:1).left_inverse(), layout!(7:1));
    same(layout!(1:0).left_inverse(), layout!(1:0));
    same(layout!((1,1):(0,0)).left_inverse(), layout!(1:0));
    same(layout!((2,12,1,8):(2,2,2,16)).left_inverse(), layout!((2,8,8):(0,2,24)));
}

#[test]
fn nullspaces_are_cutes() {
    same(layout!((12,32):(0,1)).nullspace(), layout!(12:1));
    same(layout!((8,8):(0,1)).nullspace(), layout!(8:1));
    same(layout!((1,1):(0,0)).nullspace(), layout!((1,1):(0,0)));
    same(layout!((5,4):(0,0)).nullspace(), layout!((5,4):(1,5)));
    same(layout!((3,1,4):(16,12,0)).nullspace(), layout!(4:3));
    same(layout!(((8,2,2),4):((0,8,0),1)).nullspace(), layout!((8,2):(1,16)));
    same(layout!(((4,8),(2,2,2)):((32,1),(16,8,128))).nullspace(), layout!(1:0));
    same(layout!(((4,8),(2,2)):((16,1),(8,64))).nullspace(), layout!(1:0));
}

#[test]
fn the_aliases_name_the_results() {
    let _: RightInverse<Layout!((2,4):(4,1))> = layout!((4,2):(2,1));
    let _: LeftInverse<Layout!((4,8):(1,5))> = layout!((5,8):(1,4));
    let _: colex::Nullspace<Layout!((4,3):(1,0))> = layout!(3:4);
}

/// The value of a layout at a 1-D coordinate.
fn at<L, I: Into<usize>>(layout: L, i: usize) -> usize
where
    usize: CoordinateOf<L, I>,
{
    i.index_in(layout).into()
}

macro_rules! laws {
    ($($a:expr;)*) => {$({
        let (a, r, l, n) = ($a, $a.right_inverse(), $a.left_inverse(), $a.nullspace());
        for i in 0..usize::from(r.size()) {
            assert_eq!(at(a, at(r, i)), i, "A(R(i)) = i");
        }
        let run = usize::from(r.size());
        assert!((0..usize::from(a.size())).all(|i| at(a, i) != run), "R is as large as possible");
        for i in 0..usize::from(a.size()) {
            assert_eq!(at(l, at(a, i)), i, "L(A(i)) = i");
        }
        for i in 0..usize::from(n.size()) {
            assert_eq!(at(a, at(n, i)), 0, "A(N(i)) = 0");
        }
    })*};
}

#[test]
fn inverses_of_injective_layouts() {
    laws! {
        layout!((4,8):(1,4));
        layout!((4,8):(8,1));
        layout!((4,8):(1,5));
        layout!((2,4,6):(4,1,8));
        layout!((3,7,5):(5,15,1));
        layout!((4,(2,3)):(6,(1,2)));
        layout!((3,1,4):(16,12,1));
        layout!(4:2);
        layout!((3,4):(6,1));
        layout!((5,1):(3,0));
    }
}

#[test]
fn what_repeats_is_taken_at_coordinate_0() {
    let (a, l) = (layout!((3,4):(0,1)), layout!((3,4):(0,1)).left_inverse());
    same(l, layout!(4:3));
    for i in 0..12 {
        assert_eq!(at(a, at(l, at(a, i))), at(a, i));
    }
    let (a, n) = (layout!((2,3,2):(0,1,0)), layout!((2,3,2):(0,1,0)).nullspace());
    same(n, layout!((2,2):(1,6)));
    assert!((0..4).all(|i| at(a, at(n, i)) == 0));
}

#[test]
fn run_time_numbers() {
    let n = |n: usize| n;
    // what only run time knows to be contiguous is not taken
    let r: Layout<usize, colex::num::_1> = layout!(({n(4)},8):(1,4)).right_inverse();
    assert_eq!(r.size(), 4);
    let r = layout!((4,{n(8)}):(1,4)).right_inverse();
    assert_eq!((r.size(), at(r, 31)), (32, 31));
    same(layout!((4,8):({n(8)},1)).right_inverse(), layout!(8:4));
    // sizes are checked
    let of = |size: usize| layout!((8,size):(5,1)).try_left_inverse();
    let l = of(5).ok().unwrap();
    assert!((0..40).all(|i| at(l, at(layout!((8,{n(5)}):(5,1)), i)) == i));
    let overlap = Refusal::Overlap {
        operation: "left_inverse",
        size: 8,
        stride: 5,
        low_size: 6,
        low_stride: 1,
        index: 5,
    };
    assert_eq!(of(6).err(), Some(overlap));
    // a single stride may be a run-time number
    let l = layout!(4:{n(3)}).left_inverse();
    assert!((0..4).all(|i| at(l, 3 * i) == i));
    let still = layout!(4:{n(0)}).try_left_inverse().err().unwrap();
    assert_eq!(still, Refusal::Still { operation: "left_inverse", size: 4, stride: 0 });
}
