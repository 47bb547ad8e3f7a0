//! Atoms: what one instruction computes or copies, and which lane holds which element in which register.
//!
//! The register tables of tensor-core instructions are layouts, `(thread, value)` to an element of the
//! tile. Here each is a type: [`MmaAtom`] for instructions that multiply, [`CopyAtom`] for those that
//! move. Names are CuTe's, so that people find them.
//!
//! ```
//! use colex::atom::{MmaAtom, SM80_16x8x16_F32F16F16F32_TN as Mma};
//! use colex::{Layout, layout};
//!
//! let a: Layout!(((4,8),(2,2,2)):((32,1),(16,8,128))) = <Mma as MmaAtom>::ALayout::default();
//! assert_eq!(a.index((0, 1)), 16); // lane 0, value 1: m + 16·k = 16, so A(0,1)
//! assert_eq!(Mma::SHAPE, (16, 8, 16));
//! ```
//!
//! Every table is proved when this crate is compiled: its tile is covered, and no element is given
//! away twice, unless the instruction itself shares it among lanes. See [`proof`].
//!
//! | family | instructions | source of the tables |
//! | --- | --- | --- |
//! | NVIDIA SM61 to SM90, `mma` | 92 | CuTe C++ |
//! | NVIDIA SM90, `wgmma` | 40 for every N | CuTe C++ |
//! | AMD MFMA and WMMA | 42 | `FlyDSL`; 16×16 also `TileLang`, RDNA also `CubeCL` |
//! | Intel Xe, AMX | 7 and 6 | published tables that were not tried on hardware; Xe counts K in steps of 32 bits |
//! | copies: `ldmatrix`, `stmatrix`, `cp.async`, … | 20 | CuTe C++ |
//!
//! A warp that works on a larger tile is a [`TiledMma`], and what moves data for it a [`TiledCopy`]. Both
//! say what each thread has of a layout, or of a tensor:
//!
//! ```
//! use colex::atom::{SM80_16x8x16_F32F16F16F32_TN as Mma, TiledMma};
//! use colex::{layout, tensor::Tensor};
//!
//! let mut c = [0_u8; 32 * 16];
//! let mma = TiledMma::new(Mma, layout!((2,2,1)));
//! for thread in 0..mma.threads() {
//!     let tile = Tensor::new(&mut c, layout!((32,16):(16,1)));
//!     mma.get_slice(thread).partition_c(tile).fill(thread as u8);
//! }
//! assert_eq!(c[..16], [0, 0, 1, 1, 2, 2, 3, 3, 64, 64, 65, 65, 66, 66, 67, 67]);
//! ```
//!
//! * `table` has the instructions, a file a family; [`value`](self) the element types.
//! * [`Table`] is a thread-value layout as numbers, for constants and for printing; [`Operand`] shows it.
//! * [`run`] and [`exchange`] run instructions on a CPU as their tables say.
mod copy;
mod host;
mod leaf;
mod mma;
mod prove;
#[cfg(feature = "alloc")]
mod run;
mod sentence;
mod table;
mod tiled;
mod tv;
mod value;
mod view;

pub use copy::CopyAtom;
pub use host::{Accumulates, StandsFor};
pub use leaf::Leaves;
pub use mma::{MmaAtom, MnkShape, Operand};
pub use prove::{Coverage, copy_proof, coverage, proof};
#[cfg(feature = "alloc")]
pub use run::{Registers, exchange, run};
pub use table::*;
pub use tiled::*;
pub use tv::{LaneLayout, Leaf, Table, TvLayout, lane};
pub use value::*;
pub use view::Owners;
