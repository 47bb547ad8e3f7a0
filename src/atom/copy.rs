//! Instructions that copy.

use super::tv::{LaneLayout, TvLayout};

/// An instruction that moves bits from the registers or addresses of threads to those of others.
///
/// **Law.** Bit v of thread t's source is bit `SrcBits(t, v)` of what is moved, bit v of its destination
/// bit `DstBits(t, v)`. `RefBits` is the side that is spread over registers, from which tiles of the
/// instruction are counted.
///
/// ```
/// use colex::atom::{CopyAtom, SM75_U32x4_LDSM_N as LdMatrix};
/// use colex::{Layout, layout};
///
/// // each lane has the address of a row of 128 bits, and receives 32 bits of each of four matrices
/// let _: Layout!((32,128):(128,1)) = <LdMatrix as CopyAtom>::SrcBits::default();
/// let _: Layout!((32,(32,4)):(32,(1,1024))) = <LdMatrix as CopyAtom>::DstBits::default();
/// ```
pub trait CopyAtom: Copy + Default + 'static {
    /// The name, as CuTe spells it.
    const NAME: &'static str;
    /// From the number of a thread of this instruction to its lane.
    type ThrId: LaneLayout;
    /// `(thread, bit)` to the bit that is read.
    type SrcBits: TvLayout;
    /// `(thread, bit)` to the bit that is written.
    type DstBits: TvLayout;
    /// `(thread, bit)` on the side of the registers.
    type RefBits: TvLayout;
}
