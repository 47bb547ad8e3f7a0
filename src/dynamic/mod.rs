//! The run-time engine.
