//! Sentences with numbers, built while constants are evaluated.

/// A sentence of at most 200 bytes; what does not fit is cut.
pub(super) struct Sentence {
    bytes: [u8; 200],
    length: usize,
}

impl Sentence {
    pub(super) const fn new(text: &str) -> Self {
        Self { bytes: [0; 200], length: 0 }.text(text)
    }

    pub(super) const fn text(mut self, text: &str) -> Self {
        let text = text.as_bytes();
        let mut i = 0;
        while i < text.len() && self.length < self.bytes.len() {
            self.bytes[self.length] = text[i];
            self.length += 1;
            i += 1;
        }
        self
    }

    pub(super) const fn number(self, number: usize) -> Self {
        let digit = ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9"][number % 10];
        let front = if number < 10 { self } else { self.number(number / 10) };
        front.text(digit)
    }

    /// Panics with the sentence.
    #[track_caller]
    pub(super) const fn raise(&self) -> ! {
        match core::str::from_utf8(self.bytes.split_at(self.length).0) {
            Ok(sentence) => panic!("{}", sentence),
            Err(_) => panic!("a register table is wrong"),
        }
    }
}
