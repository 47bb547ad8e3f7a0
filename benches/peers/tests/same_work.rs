//! What is compared does the same work.

use peers::*;

/// Sums of floats in another order differ a little.
fn close(a: f32, b: f32) -> bool {
    (a - b).abs() <= 1e-4 * a.abs()
}

macro_rules! same_work {
    ($($way:ident)*) => {$(
        #[test]
        fn $way() {
            let (a, b) = (matrix(1), matrix(2));
            assert!(close(peers::$way::sum(&a), by_hand::sum(&a)));
            for (here, by_hand) in [
                (peers::$way::transpose as fn(&Matrix, &mut Matrix), by_hand::transpose as fn(&Matrix, &mut Matrix)),
                (peers::$way::into_blocks, by_hand::into_blocks),
                (peers::$way::pack, by_hand::pack),
            ] {
                let (mut c, mut d) = (matrix(3), matrix(4));
                here(&a, &mut c);
                by_hand(&a, &mut d);
                assert_eq!(c, d);
            }
            let (mut c, mut d) = (matrix(3), matrix(3));
            peers::$way::product(&a, &b, &mut c);
            by_hand::product(&a, &b, &mut d);
            assert!(c.iter().zip(&d[..]).all(|(c, d)| close(*c, *d)));
        }
    )*};
}

same_work!(on_layouts on_slices on_ndarray on_nalgebra on_mdarray);

#[test]
fn kernels() {
    let (a, b) = (matrix(1), matrix(2));
    let (mut c, mut d) = (matrix(3), matrix(3));
    on_layouts::block_channels(&a, &mut c);
    by_hand::block_channels(&a, &mut d);
    assert_eq!(c, d);
    on_layouts::tiled_product(&a, &b, &mut c);
    by_hand::tiled_product(&a, &b, &mut d);
    assert_eq!(c, d);
}
