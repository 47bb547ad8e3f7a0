//! The notation `shape:stride`, read.

use alloc::vec::Vec;
use core::str::FromStr;

use super::Error;
use super::coordinates::{CoordinateLayout, Step};
use super::int_tuple::IntTuple;
use super::layout::Layout;
use super::slice::Coord;
use super::tiler::Tiler;
use super::tree::{MAX_DEPTH, Tree};

impl Layout {
    /// Reads `shape:stride`, or `shape` alone for the compact layout whose first mode is fastest.
    ///
    /// The inverse of `Display`; static digits (`_4`) and white space are read as well.
    ///
    /// ```
    /// use colex::dynamic::{Error, Layout};
    ///
    /// let l = Layout::parse("(_4, (_2,4)) : (2,(1,-8))")?;
    /// assert_eq!(l.to_string(), "(4,(2,4)):(2,(1,-8))");
    /// assert_eq!(Layout::parse(&l.to_string())?, l);
    ///
    /// // `(4)` is a tuple of one mode, `4` is not.
    /// assert_eq!((Layout::parse("(4):(1)")?.depth(), Layout::parse("4:1")?.depth()), (1, 0));
    ///
    /// assert!(matches!(Layout::parse("(4,8"), Err(Error::Parse { position: 4, .. })));
    /// # Ok::<(), colex::dynamic::Error>(())
    /// ```
    ///
    /// # Errors
    /// When the text is something else, with the byte position; when shape and stride differ in
    /// structure or a number is too large.
    pub fn parse(text: &str) -> Result<Self, Error> {
        let mut reader = Reader::new(text);
        let layout = reader.layout()?;
        reader.end()?;
        Ok(layout)
    }
}

impl FromStr for Layout {
    type Err = Error;

    fn from_str(text: &str) -> Result<Self, Error> {
        Self::parse(text)
    }
}

impl CoordinateLayout {
    /// Reads `shape:steps`, each step as `2@0`, or `2@0@1` in mode 0 of mode 1.
    ///
    /// The inverse of `Display`.
    ///
    /// ```
    /// use colex::dynamic::CoordinateLayout;
    ///
    /// let text = "((4,8),2):((2@0,1@1),3@1@0)";
    /// assert_eq!(CoordinateLayout::parse(text)?.to_string(), text);
    /// # Ok::<(), colex::dynamic::Error>(())
    /// ```
    ///
    /// # Errors
    /// When the text is something else, with the byte position; when shape and steps differ in structure.
    pub fn parse(text: &str) -> Result<Self, Error> {
        let mut reader = Reader::new(text);
        let shape = reader.tree(Reader::integer)?;
        if !reader.take(b':') {
            return reader.refuse("`:`");
        }
        let steps = reader.tree(Reader::step)?;
        reader.end()?;
        Self::new(&shape, &steps)
    }
}

impl FromStr for IntTuple {
    type Err = Error;

    fn from_str(text: &str) -> Result<Self, Error> {
        let mut reader = Reader::new(text);
        let tuple = reader.tree(Reader::integer)?;
        reader.end()?;
        Ok(tuple)
    }
}

impl FromStr for Coord {
    type Err = Error;

    fn from_str(text: &str) -> Result<Self, Error> {
        let mut reader = Reader::new(text);
        let coord = reader.tree(Reader::integer_or_all)?;
        reader.end()?;
        Ok(coord.into())
    }
}

impl Tiler {
    /// Reads a tiler: a layout `4:2`, a size `8`, `_`, or a tuple of tilers in brackets or
    /// parentheses; `uneven(…)` around any of them.
    ///
    /// ```
    /// use colex::dynamic::Tiler;
    ///
    /// let tiler = Tiler::parse("[(2,2):(1,4), 8, _]")?;
    /// assert_eq!(tiler.to_string(), "[(2,2):(1,4),8,_]");
    /// // A tuple of sizes tiles mode by mode; a layout tiles as a whole.
    /// assert_ne!(Tiler::parse("(2,4)")?, Tiler::parse("(2,4):(1,2)")?);
    /// # Ok::<(), colex::dynamic::Error>(())
    /// ```
    ///
    /// # Errors
    /// When the text is something else, with the byte position.
    pub fn parse(text: &str) -> Result<Self, Error> {
        let mut reader = Reader::new(text);
        let tiler = reader.tiler(0)?;
        reader.end()?;
        Ok(tiler)
    }
}

impl FromStr for Tiler {
    type Err = Error;

    fn from_str(text: &str) -> Result<Self, Error> {
        Self::parse(text)
    }
}

struct Reader<'a> {
    text: &'a str,
    at: usize,
}

impl<'a> Reader<'a> {
    const fn new(text: &'a str) -> Self {
        Self { text, at: 0 }
    }

    fn peek(&mut self) -> Option<u8> {
        let bytes = self.text.as_bytes();
        while bytes.get(self.at).is_some_and(u8::is_ascii_whitespace) {
            self.at += 1;
        }
        bytes.get(self.at).copied()
    }

    fn take(&mut self, byte: u8) -> bool {
        let found = self.peek() == Some(byte);
        self.at += usize::from(found);
        found
    }

    fn refuse<T>(&mut self, expected: &'static str) -> Result<T, Error> {
        self.peek();
        let found = self.text.get(self.at..).and_then(|rest| rest.chars().next());
        Err(Error::Parse { position: self.at, expected, found })
    }

    fn end(&mut self) -> Result<(), Error> {
        if self.peek().is_none() { Ok(()) } else { self.refuse("the end") }
    }

    /// `4`, `_4`, `-4`.
    fn integer(&mut self) -> Result<i64, Error> {
        let negative = self.take(b'-');
        self.take(b'_');
        let start = self.at;
        let mut value = 0_i64;
        while let Some(digit @ b'0'..=b'9') = self.text.as_bytes().get(self.at) {
            let digit = i64::from(digit - b'0');
            // Counting downwards reaches the most negative number as well.
            value = value
                .checked_mul(10)
                .and_then(|v| v.checked_sub(digit))
                .ok_or(Error::Overflow { operation: "number" })?;
            self.at += 1;
        }
        if self.at == start {
            return self.refuse("a number");
        }
        if negative {
            Ok(value)
        } else {
            value.checked_neg().ok_or(Error::Overflow { operation: "number" })
        }
    }

    /// `2@0`, `2@0@1`.
    fn step(&mut self) -> Result<Step, Error> {
        let by = self.integer()?;
        let mut path = Vec::new();
        while self.take(b'@') {
            let mode = usize::try_from(self.integer()?);
            path.push(mode.map_err(|_| Error::Overflow { operation: "mode" })?);
        }
        path.reverse();
        match path.split_first() {
            Some((&mode, nested)) => Step::new(by, mode, nested),
            None => self.refuse("`@` and a mode"),
        }
    }

    /// An integer, or `_` with no digit behind it.
    fn integer_or_all(&mut self) -> Result<Option<i64>, Error> {
        if self.all() { Ok(None) } else { self.integer().map(Some) }
    }

    fn all(&mut self) -> bool {
        let alone = self.peek() == Some(b'_')
            && !self.text.as_bytes().get(self.at + 1).is_some_and(u8::is_ascii_digit);
        self.at += usize::from(alone);
        alone
    }

    fn tree<T: Copy>(
        &mut self,
        mut leaf: impl FnMut(&mut Self) -> Result<T, Error>,
    ) -> Result<Tree<T>, Error> {
        let mut tree = Tree::building();
        let mut depth = 0_usize;
        loop {
            // Here an item starts.
            if self.take(b'(') {
                depth += 1;
                if depth > MAX_DEPTH {
                    return Err(Error::TooDeep { limit: MAX_DEPTH });
                }
                tree.open();
                if !self.take(b')') {
                    continue;
                }
                depth -= 1;
                tree.close();
            } else {
                tree.push_leaf(leaf(self)?);
            }
            // Here one has ended.
            while depth > 0 && self.take(b')') {
                depth -= 1;
                tree.close();
            }
            if depth == 0 {
                return Ok(tree);
            }
            if !self.take(b',') {
                return self.refuse("`,` or `)`");
            }
        }
    }

    fn layout(&mut self) -> Result<Layout, Error> {
        let shape = self.tree(Self::integer)?;
        if self.take(b':') {
            Layout::new(shape, self.tree(Self::integer)?)
        } else {
            Layout::left(&shape)
        }
    }

    fn tiler(&mut self, depth: usize) -> Result<Tiler, Error> {
        if depth > MAX_DEPTH {
            return Err(Error::TooDeep { limit: MAX_DEPTH });
        }
        if self.all() {
            return Ok(Tiler::Keep);
        }
        if self.peek() == Some(b'u') {
            return self.uneven(depth);
        }
        if self.peek() == Some(b'[') {
            return self.tiles(b']', depth);
        }
        // A tuple turns out to be a shape only at the `:` behind it.
        let start = self.at;
        if let Ok(shape) = self.tree(Self::integer) {
            if self.take(b':') {
                return Ok(Tiler::Layout(Layout::new(shape, self.tree(Self::integer)?)?));
            }
            return Ok(Tiler::sizes(shape.view()));
        }
        self.at = start;
        if self.peek() == Some(b'(') {
            self.tiles(b')', depth)
        } else {
            self.integer().map(Tiler::Size)
        }
    }

    fn tiles(&mut self, close: u8, depth: usize) -> Result<Tiler, Error> {
        self.at += 1;
        let mut tiles = Vec::new();
        if self.take(close) {
            return Ok(Tiler::Modes(tiles));
        }
        loop {
            tiles.push(self.tiler(depth + 1)?);
            if self.take(close) {
                return Ok(Tiler::Modes(tiles));
            }
            if !self.take(b',') {
                return self.refuse("`,` or the closing bracket");
            }
        }
    }

    fn uneven(&mut self, depth: usize) -> Result<Tiler, Error> {
        const WORD: &str = "uneven";
        if !self.text[self.at..].starts_with(WORD) {
            return self.refuse("a tiler");
        }
        self.at += WORD.len();
        if !self.take(b'(') {
            return self.refuse("`(`");
        }
        let tiler = self.tiler(depth + 1)?;
        if !self.take(b')') {
            return self.refuse("`)`");
        }
        Ok(super::uneven(tiler))
    }
}
