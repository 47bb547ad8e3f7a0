//! The notation of colex as procedural macros.
