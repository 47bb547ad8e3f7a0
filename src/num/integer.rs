//! What a static number is beside a type: a value that compares, adds and prints like a number.

/// Implements for a digit what any integer has: printing, comparing, and arithmetic with `usize`
/// (whose result is a run-time `usize`).
macro_rules! integer {
    ($Digit:ident) => {
        impl<Tail: Spelling> fmt::Display for $Digit<Tail> {
            /// `_4`, and `4` with `{:#}`.
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                if !f.alternate() {
                    f.write_str("_")?;
                }
                write!(f, "{}", Self::VALUE)
            }
        }

        impl<Tail: Spelling> fmt::Debug for $Digit<Tail> {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                fmt::Display::fmt(self, f)
            }
        }

        impl<Tail: Spelling> From<$Digit<Tail>> for usize {
            #[inline]
            fn from(_: $Digit<Tail>) -> usize {
                $Digit::<Tail>::VALUE
            }
        }

        impl<Tail: Spelling, N: Static> PartialEq<N> for $Digit<Tail> {
            #[inline]
            fn eq(&self, _: &N) -> bool {
                Self::VALUE == N::VALUE
            }
        }

        impl<Tail: Spelling> Eq for $Digit<Tail> {}

        impl<Tail: Spelling> PartialEq<usize> for $Digit<Tail> {
            #[inline]
            fn eq(&self, n: &usize) -> bool {
                Self::VALUE == *n
            }
        }

        impl<Tail: Spelling> PartialEq<$Digit<Tail>> for usize {
            #[inline]
            fn eq(&self, _: &$Digit<Tail>) -> bool {
                *self == $Digit::<Tail>::VALUE
            }
        }

        impl<Tail: Spelling, N: Static> PartialOrd<N> for $Digit<Tail> {
            #[inline]
            fn partial_cmp(&self, _: &N) -> Option<core::cmp::Ordering> {
                Self::VALUE.partial_cmp(&N::VALUE)
            }
        }

        impl<Tail: Spelling> PartialOrd<usize> for $Digit<Tail> {
            #[inline]
            fn partial_cmp(&self, n: &usize) -> Option<core::cmp::Ordering> {
                Self::VALUE.partial_cmp(n)
            }
        }

        impl<Tail: Spelling> core::hash::Hash for $Digit<Tail> {
            fn hash<H: core::hash::Hasher>(&self, state: &mut H) {
                Self::VALUE.hash(state);
            }
        }

        super::integer::integer!(@arithmetic $Digit Add add +);
        super::integer::integer!(@arithmetic $Digit Sub sub -);
        super::integer::integer!(@arithmetic $Digit Mul mul *);
        super::integer::integer!(@arithmetic $Digit Div div /);
        super::integer::integer!(@arithmetic $Digit Rem rem %);
    };
    (@arithmetic $Digit:ident $Op:ident $op:ident $sign:tt) => {
        impl<Tail: Spelling> core::ops::$Op<usize> for $Digit<Tail> {
            type Output = usize;
            #[inline]
            fn $op(self, n: usize) -> usize {
                Self::VALUE $sign n
            }
        }

        impl<Tail: Spelling> core::ops::$Op<$Digit<Tail>> for usize {
            type Output = usize;
            #[inline]
            fn $op(self, _: $Digit<Tail>) -> usize {
                self $sign $Digit::<Tail>::VALUE
            }
        }
    };
}
pub(crate) use integer;
