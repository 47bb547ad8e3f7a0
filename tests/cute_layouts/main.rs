//! What CuTe C++ answers: compact layouts, coordinates and indices, sizes.
//!
//! Each line is a call and CuTe's answer. The answer is expected of static numbers, as a type, and of
//! the same numbers at run time, as a value.

/// Equal, and of one type.
#[track_caller]
#[allow(clippy::needless_pass_by_value, reason = "a value shows its type to inference")]
fn same<L: PartialEq + core::fmt::Debug>(made: L, expected: L) {
    assert_eq!(made, expected);
}

/// A tuple in CuTe's notation, of run-time numbers.
macro_rules! run_time {
    ($n:literal) => { $n as usize };
    (($($mode:tt),*)) => { ($(run_time!($mode),)*) };
}

mod compact;
mod coordinates;
mod extents;
