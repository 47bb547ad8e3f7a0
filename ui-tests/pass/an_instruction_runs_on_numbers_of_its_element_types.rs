use colex::atom::{Operand, Registers, SM80_8x8x4_F64F64F64F64_TN as Mma, run};

fn main() {
    let a = Registers::filled(&Operand::a::<Mma>(), 1.0_f64);
    let b = Registers::filled(&Operand::b::<Mma>(), 1.0_f64);
    let mut c = Registers::filled(&Operand::c::<Mma>(), 0.0_f64);
    run::<Mma, _, _, _>(&a, &b, &mut c);
    assert!(c.of_thread(31).iter().all(|sum| (sum - 4.0).abs() < 1e-9));
}
