//! What the judge found.

use std::fmt::{Debug, Display};

use colex::dynamic::Layout;

/// The comparisons of one exercise.
#[derive(Debug, Default)]
pub(crate) struct Report {
    compared: usize,
    wrong: usize,
}

/// As many differences are printed, the others counted.
const SHOWN: usize = 3;

impl Report {
    /// Compares an actual value with the expected one.
    #[allow(clippy::needless_pass_by_value, reason = "both are mostly made for the call")]
    pub(crate) fn expect<A, E>(&mut self, what: impl Display, actual: A, expected: E)
    where
        A: PartialEq<E> + Debug,
        E: Debug,
    {
        self.compared += 1;
        if actual == expected {
            return;
        }
        self.wrong += 1;
        if self.wrong <= SHOWN {
            println!("  FAIL  {what}");
            println!("        actual    {actual:?}");
            println!("        expected  {expected:?}");
        }
    }

    /// Compares rows of numbers with a table, and prints it.
    pub(crate) fn expect_table<T>(&mut self, what: &str, actual: &[Vec<T>], expected: &[&[T]])
    where
        T: PartialEq + Debug + Display,
    {
        println!("  {what}:");
        for row in actual {
            print!("   ");
            for x in row {
                print!("{x:4}");
            }
            println!();
        }
        for (i, (actual, expected)) in actual.iter().zip(expected).enumerate() {
            self.expect(format_args!("row {i} of {what}"), actual, expected);
        }
        self.expect(format_args!("the rows of {what}"), actual.len(), expected.len());
    }

    /// Prints a layout, and compares it with the expected one: in its shape, and then at each coordinate.
    pub(crate) fn expect_layout<L>(&mut self, what: impl Display, actual: L, expected: &str)
    where
        L: TryInto<Layout, Error: Debug>,
    {
        let (actual, expected) = (value(actual), Layout::parse(expected).expect("a layout"));
        println!("  {what}: {actual}");
        let shapes = [&actual, &expected].map(|layout| layout.shape().to_string());
        let same_shape = shapes[0] == shapes[1];
        let [shape, expected_shape] = shapes;
        self.expect(format_args!("the shape of {what}"), shape, expected_shape);
        if same_shape {
            for coord in expected.coords() {
                let [index, place] = [&actual, &expected]
                    .map(|layout| layout.index(&coord).expect("a coordinate of this shape"));
                self.expect(format_args!("the index of {coord} in {what}"), index, place);
            }
        }
    }

    /// Prints the verdict, and returns whether nothing differs.
    pub(crate) fn close(self, hint: &str) -> bool {
        let Self { compared, wrong } = self;
        if wrong == 0 {
            println!("  PASS  {compared} comparisons\n");
            return true;
        }
        if wrong > SHOWN {
            println!("  … and {} more", wrong - SHOWN);
        }
        println!("  {wrong} of {compared} comparisons differ. Hint: {hint}\n");
        false
    }
}

/// A layout as a value, which is of one type whatever its numbers are.
pub(crate) fn value<L: TryInto<Layout, Error: Debug>>(layout: L) -> Layout {
    layout.try_into().expect("sizes start at 1")
}
