//! Layouts as they are written, and their sizes.
use colex::prelude::*;

pub fn literals(n: usize) -> usize {
    let a = layout!((128,64):(64,1));
    let b = layout!(((4,8),(2,2,2)):((32,1),(16,8,128)));
    let c = layout!((128,(8,8)):(8,(1,1024)));
    let d = layout!((n,(4,8)):(32,(1,4)));
    usize::from(a.size()) + usize::from(b.cosize()) + usize::from(c.size()) + d.cosize()
}
