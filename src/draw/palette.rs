//! Colours that colour-blind readers can tell apart, with black text on them in a light theme and
//! white text in a dark one.
//!
//! The light hues are Paul Tol's "light" scheme, the ramp the light part of his "iridescent" one,
//! the heat his yellow to brown. The dark ones are the same hues at a lightness that carries white text.

/// What a cell is filled with.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) enum Tint {
    /// Nothing.
    Paper,
    /// One of the hues, for things that have no order; `shade` tells rounds of the hues apart.
    Hue { hue: u8, shade: u8 },
    /// A place on the ramp, for numbers.
    Ramp(u8),
    /// How bad something is.
    Heat(u8),
}

/// A colour in both themes, as CSS writes it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Colour {
    pub(crate) light: &'static str,
    pub(crate) dark: &'static str,
}

const HUES: [Colour; 8] = [
    Colour { light: "77aadd", dark: "224a70" },
    Colour { light: "44bb99", dark: "00573f" },
    Colour { light: "eedd88", dark: "6f6219" },
    Colour { light: "ee8866", dark: "792d11" },
    Colour { light: "99ddff", dark: "2d647d" },
    Colour { light: "bbcc33", dark: "525c00" },
    Colour { light: "ffaabb", dark: "7f414f" },
    Colour { light: "aaaa00", dark: "4d4a00" },
];

const RAMP: [Colour; 16] = [
    Colour { light: "fefbe9", dark: "29271a" },
    Colour { light: "fcf7d5", dark: "2f2b10" },
    Colour { light: "f5f3c1", dark: "333001" },
    Colour { light: "eaf0b5", dark: "343600" },
    Colour { light: "ddecbf", dark: "313c15" },
    Colour { light: "d0e7ca", dark: "2e4129" },
    Colour { light: "c2e3d2", dark: "294739" },
    Colour { light: "b5ddd8", dark: "254c48" },
    Colour { light: "a8d8dc", dark: "1f5155" },
    Colour { light: "9bd2e1", dark: "165664" },
    Colour { light: "8dcbe4", dark: "085a73" },
    Colour { light: "81c4e7", dark: "005e81" },
    Colour { light: "7bbce7", dark: "05618e" },
    Colour { light: "7eb2e4", dark: "266398" },
    Colour { light: "88a5dd", dark: "44629f" },
    Colour { light: "9398d2", dark: "5e61a2" },
];

const HEAT: [Colour; 6] = [
    Colour { light: "f4f4f0", dark: "272724" },
    Colour { light: "fff7bc", dark: "3d3606" },
    Colour { light: "fee391", dark: "544000" },
    Colour { light: "fec44f", dark: "714600" },
    Colour { light: "fb9a29", dark: "914700" },
    Colour { light: "ec7014", dark: "aa4700" },
];

/// How opaque each round of the hues is, in percent.
const SHADES: [u8; 4] = [100, 70, 45, 25];

impl Tint {
    /// The hue of the `i`-th of many things; every eighth has the same one, in another shade.
    pub(crate) fn hue(i: i64) -> Self {
        let hues = HUES.len().cast_signed() as i64;
        let shades = SHADES.len().cast_signed() as i64;
        let small = |x: i64| u8::try_from(x).unwrap_or(0);
        Self::Hue { hue: small(i.rem_euclid(hues)), shade: small((i / hues).rem_euclid(shades)) }
    }

    /// The place of `x` among `0..count`, on the ramp.
    pub(crate) fn ramp(x: i64, count: i64) -> Self {
        let steps = RAMP.len().cast_signed() as i64;
        let last = count.max(2) - 1;
        let place = x.clamp(0, last).saturating_mul(steps - 1) / last;
        Self::Ramp(u8::try_from(place).unwrap_or(0))
    }

    /// 0 is nothing, 1 as it should be, more is worse.
    pub(crate) fn heat(x: usize) -> Self {
        let step = match x {
            0 => 0,
            1 => 1,
            2 => 2,
            3..=4 => 3,
            5..=8 => 4,
            _ => 5,
        };
        Self::Heat(step)
    }

    /// `None` for the paper.
    pub(crate) fn colour(self) -> Option<Colour> {
        match self {
            Self::Paper => None,
            Self::Hue { hue, .. } => HUES.get(usize::from(hue)).copied(),
            Self::Ramp(step) => RAMP.get(usize::from(step)).copied(),
            Self::Heat(step) => HEAT.get(usize::from(step)).copied(),
        }
    }

    /// In percent.
    pub(crate) fn opacity(self) -> u8 {
        match self {
            Self::Hue { shade, .. } => SHADES.get(usize::from(shade)).copied().unwrap_or(100),
            _ => 100,
        }
    }
}
