//! Six exercises on matrices in memory, from rows with room behind them to the registers of an instruction.

mod solutions;
mod tasks;

/// The judge of what is to be filled in.
pub(crate) mod filled_in {
    use super::tasks as answers;
    include!("judge.rs");
}

/// The judge of the solutions.
pub(crate) mod reference {
    use super::solutions as answers;
    include!("judge.rs");
}
