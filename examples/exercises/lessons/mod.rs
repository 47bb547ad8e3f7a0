//! The exercises of the lessons of `colex::guide`. What a solution explains stands in its lesson, and the code is
//! the same there: `tests/exercises.rs` compares them.

use crate::Topic;

mod algebra;
mod coordinates;
mod reading;
mod threads;

/// In the order of the lessons.
pub(crate) fn topics(solved: bool) -> [Topic; 4] {
    if solved {
        [
            coordinates::reference::TOPIC,
            algebra::reference::TOPIC,
            threads::reference::TOPIC,
            reading::reference::TOPIC,
        ]
    } else {
        [
            coordinates::filled_in::TOPIC,
            algebra::filled_in::TOPIC,
            threads::filled_in::TOPIC,
            reading::filled_in::TOPIC,
        ]
    }
}
