// **Law.** A downcast by n splits each element into n. The parts lie side by side, so one mode
// must step through adjacent elements.
//
// **Why.** In `(2,3):(2,6)` every second element is used. The four parts of an element would need
// a mode of stride 1, and there is none to extend.
//
// **Fix.** Append a mode `1:1`, or recast before the other elements are left out.
//~ about: recasts
//~ error[E0277]: downcast is undefined: no mode of the layout has stride 1
//~ numbers: 4

use colex::{layout, num::_4};

fn main() {
    let a = layout!((2,3):(2,6));
    let _ = a.downcast::<_4>();
}
