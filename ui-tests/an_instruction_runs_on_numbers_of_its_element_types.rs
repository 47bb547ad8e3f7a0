// **Law.** An instruction that is run on a CPU takes numbers that stand for the types of its elements.
//
// **Why.** The same table with other elements is another instruction: rounding and size differ.
//
// **Fix.** Numbers of that type, or the instruction for the numbers that there are.
//~ about: atoms
//~ error[E0277]: `f32` does not stand for elements of type `F64`

use colex::atom::{Operand, Registers, SM80_8x8x4_F64F64F64F64_TN as Mma, run};

fn main() {
    let a = Registers::filled(&Operand::a::<Mma>(), 1.0_f32);
    let b = Registers::filled(&Operand::b::<Mma>(), 1.0_f32);
    let mut c = Registers::filled(&Operand::c::<Mma>(), 0.0_f32);
    run::<Mma, _, _, _>(&a, &b, &mut c);
}
