// **Law.** A coordinate holds `usize` and static numbers.
//
// **Why.** Coordinates count from 0, and a cast hides in which place a negative number was made:
// as `usize`, -1 is 18446744073709551615.
//
// **Fix.** `i as usize` where `i` cannot be negative, or `usize` from the start.
//~ about: coordinates
//~ error[E0277]: `i32` is not a coordinate

use colex::layout;

fn main() {
    let a = layout!((3,4):(4,1));
    for i in 0..3_i32 {
        let _ = a.index(i);
    }
}
