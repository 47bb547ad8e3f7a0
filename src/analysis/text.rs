//! Sentences that are built while the program is compiled.

/// A text of at most 512 bytes; what does not fit is left out.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Text {
    bytes: [u8; 512],
    len: usize,
}

impl Text {
    pub(crate) const fn new() -> Self {
        Self { bytes: [0; 512], len: 0 }
    }

    /// The text, then `s`.
    pub(crate) const fn str(mut self, s: &str) -> Self {
        let bytes = s.as_bytes();
        if self.len + bytes.len() > self.bytes.len() {
            return self;
        }
        let mut i = 0;
        while i < bytes.len() {
            self.bytes[self.len] = bytes[i];
            self.len += 1;
            i += 1;
        }
        self
    }

    /// The text, then `n` in decimal.
    pub(crate) const fn num(mut self, n: i64) -> Self {
        let mut digits = [0; 20];
        let (mut rest, mut count) = (n.unsigned_abs(), 0);
        loop {
            digits[count] = b'0' + (rest % 10) as u8;
            count += 1;
            rest /= 10;
            if rest == 0 {
                break;
            }
        }
        if n < 0 {
            self = self.str("-");
        }
        while count > 0 && self.len < self.bytes.len() {
            count -= 1;
            self.bytes[self.len] = digits[count];
            self.len += 1;
        }
        self
    }

    pub(crate) const fn as_str(&self) -> &str {
        match core::str::from_utf8(self.bytes.split_at(self.len).0) {
            Ok(s) => s,
            Err(_) => "the sentence is not UTF-8",
        }
    }
}
