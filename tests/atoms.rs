//! The instructions against the data file `vectors/atoms.json`: every row has its type, and every type its row.

#![allow(clippy::wildcard_imports, reason = "all instructions are listed below")]

use std::collections::BTreeMap;

use colex::Layout;
use colex::atom::*;
use colex::num::*;
use serde_json::Value;

/// A row of the data file, or a type: the shape, the element types, the threads and the tables as text.
#[derive(Debug, PartialEq)]
struct Row {
    shape: [u64; 3],
    threads: String,
    tables: [String; 3],
}

fn data() -> Value {
    serde_json::from_str(include_str!("vectors/atoms.json")).expect("the data file is JSON")
}

/// Without the parentheses of tuples of one: some strides of CuTe's tables have them where the shape has not.
fn bare(layout: &str) -> String {
    layout.replace("((16,8)))", "(16,8))")
}

fn of_type<A: MmaAtom>() -> (&'static str, Row, [&'static str; 4], [Coverage; 3]) {
    let (m, n, k) = A::SHAPE;
    let operands = [Operand::a::<A>(), Operand::b::<A>(), Operand::c::<A>()];
    (
        A::NAME,
        Row {
            shape: [m as u64, n as u64, k as u64],
            threads: format!("{:#}", A::ThrId::default()),
            tables: [
                format!("{:#}", A::ALayout::default()),
                format!("{:#}", A::BLayout::default()),
                format!("{:#}", A::CLayout::default()),
            ],
        },
        [A::D::NAME, A::A::NAME, A::B::NAME, A::C::NAME],
        operands.map(|operand| by_enumeration(&operand)),
    )
}

/// The coverage by its definition: every register of every thread marks its element.
fn by_enumeration(operand: &Operand) -> Coverage {
    let Operand { table, sizes, .. } = operand;
    let size = sizes.0 * sizes.1;
    let mut holders = vec![0; size];
    for thread in 0..table.threads() {
        for value in 0..table.values() {
            holders[table.index(thread, value)] += 1;
        }
    }
    let found = if holders.iter().all(|&holders| holders == 1) {
        Coverage::Bijective
    } else if let Some(index) = holders.iter().position(|&holders| holders == 0) {
        Coverage::Missing { index }
    } else {
        Coverage::Surjective
    };
    assert_eq!(coverage(table, size), found, "{operand:?}");
    found
}

macro_rules! list {
    ($of:ident: $($Atom:ty)*) => { vec![$($of::<$Atom>()),*] };
}

/// Every instruction.
fn every_type() -> Vec<(&'static str, Row, [&'static str; 4], [Coverage; 3])> {
    list! { of_type:
        SM61_DP4A SM61_DP2A SM70_8x8x4_F16F16F16F16_TN SM70_8x8x4_F16F16F16F16_NT
        SM70_8x8x4_F16F16F16F16_NN SM70_8x8x4_F16F16F16F16_TT SM70_8x8x4_F32F16F16F32_TN
        SM70_8x8x4_F32F16F16F32_NT SM70_8x8x4_F32F16F16F32_NN SM70_8x8x4_F32F16F16F32_TT
        SM75_16x8x8_F32F16F16F32_TN SM75_16x8x8_F16F16F16F16_TN SM75_8x8x16_S32S8S8S32_TN
        SM80_16x8x8_F16F16F16F16_TN SM80_16x8x16_F16F16F16F16_TN SM80_16x8x8_F32F16F16F32_TN
        SM80_16x8x16_F32F16F16F32_TN SM80_16x8x8_F32BF16BF16F32_TN SM80_16x8x16_F32BF16BF16F32_TN
        SM80_16x8x4_F32TF32TF32F32_TN SM80_16x8x8_F32TF32TF32F32_TN SM80_8x8x4_F64F64F64F64_TN
        SM80_8x8x4_C64C64C64C64_TN SM80_8x8x4_GC64C64C64GC64_TN SM80_8x8x16_S32S8S8S32_TN
        SM80_8x8x16_S32S8S8S32_TN_SATURATE SM80_16x8x16_S32S8S8S32_TN
        SM80_16x8x16_S32S8S8S32_TN_SATURATE SM80_16x8x32_S32S8S8S32_TN
        SM80_16x8x32_S32S8S8S32_TN_SATURATE SM80_8x8x16_S32S8U8S32_TN
        SM80_8x8x16_S32S8U8S32_TN_SATURATE SM80_16x8x16_S32S8U8S32_TN
        SM80_16x8x16_S32S8U8S32_TN_SATURATE SM80_16x8x32_S32S8U8S32_TN
        SM80_16x8x32_S32S8U8S32_TN_SATURATE SM80_8x8x16_S32U8S8S32_TN
        SM80_8x8x16_S32U8S8S32_TN_SATURATE SM80_16x8x16_S32U8S8S32_TN
        SM80_16x8x16_S32U8S8S32_TN_SATURATE SM80_16x8x32_S32U8S8S32_TN
        SM80_16x8x32_S32U8S8S32_TN_SATURATE SM80_8x8x16_S32U8U8S32_TN
        SM80_8x8x16_S32U8U8S32_TN_SATURATE SM80_16x8x16_S32U8U8S32_TN
        SM80_16x8x16_S32U8U8S32_TN_SATURATE SM80_16x8x32_S32U8U8S32_TN
        SM80_16x8x32_S32U8U8S32_TN_SATURATE SM80_8x8x32_S32S4S4S32_TN
        SM80_8x8x32_S32S4S4S32_TN_SATURATE SM80_16x8x32_S32S4S4S32_TN
        SM80_16x8x32_S32S4S4S32_TN_SATURATE SM80_16x8x64_S32S4S4S32_TN
        SM80_16x8x64_S32S4S4S32_TN_SATURATE SM80_8x8x32_S32S4U4S32_TN
        SM80_8x8x32_S32S4U4S32_TN_SATURATE SM80_16x8x32_S32S4U4S32_TN
        SM80_16x8x32_S32S4U4S32_TN_SATURATE SM80_16x8x64_S32S4U4S32_TN
        SM80_16x8x64_S32S4U4S32_TN_SATURATE SM80_8x8x32_S32U4S4S32_TN
        SM80_8x8x32_S32U4S4S32_TN_SATURATE SM80_16x8x32_S32U4S4S32_TN
        SM80_16x8x32_S32U4S4S32_TN_SATURATE SM80_16x8x64_S32U4S4S32_TN
        SM80_16x8x64_S32U4S4S32_TN_SATURATE SM80_8x8x32_S32U4U4S32_TN
        SM80_8x8x32_S32U4U4S32_TN_SATURATE SM80_16x8x32_S32U4U4S32_TN
        SM80_16x8x32_S32U4U4S32_TN_SATURATE SM80_16x8x64_S32U4U4S32_TN
        SM80_16x8x64_S32U4U4S32_TN_SATURATE SM80_16x8x256_S32U1U1S32_TN_XORPOPC
        SM80_16x8x256_S32U1U1S32_TN_ANDPOPC SM80_8x8x128_S32U1U1S32_TN_XORPOPC
        SM80_8x8x128_S32U1U1S32_TN_ANDPOPC SM80_16x8x128_S32U1U1S32_TN_XORPOPC
        SM80_16x8x128_S32U1U1S32_TN_ANDPOPC SM89_16x8x32_F32E4M3E4M3F32_TN
        SM89_16x8x32_F32E4M3E5M2F32_TN SM89_16x8x32_F32E5M2E5M2F32_TN
        SM89_16x8x32_F32E5M2E4M3F32_TN SM89_16x8x32_F16E4M3E4M3F16_TN
        SM89_16x8x32_F16E4M3E5M2F16_TN SM89_16x8x32_F16E5M2E5M2F16_TN
        SM89_16x8x32_F16E5M2E4M3F16_TN SM90_16x8x4_F64F64F64F64_TN SM90_16x8x8_F64F64F64F64_TN
        SM90_16x8x16_F64F64F64F64_TN SM90_16x8x4_C64C64C64C64_TN SM90_16x8x8_C64C64C64C64_TN
        SM90_16x8x16_C64C64C64C64_TN mfma_f32_32x32x2f32 mfma_f32_16x16x4f32 mfma_f32_32x32x8f16
        mfma_f32_16x16x16f16 mfma_f32_32x32x4bf16 mfma_f32_16x16x8bf16 mfma_f32_32x32x8bf16_1k
        mfma_f32_16x16x16bf16_1k mfma_f32_16x16x32_f16 mfma_f32_32x32x16_f16 mfma_f32_16x16x32_bf16
        mfma_f32_32x32x16_bf16 mfma_f32_16x16x32_fp8_fp8 mfma_f32_16x16x32_fp8_bf8
        mfma_f32_16x16x32_bf8_fp8 mfma_f32_16x16x32_bf8_bf8 mfma_f32_32x32x16_fp8_fp8
        mfma_f32_32x32x16_fp8_bf8 mfma_f32_32x32x16_bf8_fp8 mfma_f32_32x32x16_bf8_bf8
        mfma_i32_16x16x32_i8 mfma_i32_32x32x16_i8 mfma_scale_f32_16x16x128_f8f6f4
        mfma_scale_f32_32x32x64_f8f6f4 gfx11_wmma_f32_16x16x16_f16 gfx11_wmma_f32_16x16x16_bf16
        gfx11_wmma_i32_16x16x16_iu8 gfx11_wmma_i32_16x16x16_iu4 gfx12_wmma_f32_16x16x16_f16
        gfx12_wmma_f32_16x16x16_bf16 gfx1250_wmma_f32_16x16x4_f32 gfx1250_wmma_f32_16x16x32_f16
        gfx1250_wmma_f32_16x16x32_bf16 gfx1250_wmma_f32_16x16x64_fp8_fp8
        gfx1250_wmma_f32_16x16x64_fp8_bf8 gfx1250_wmma_f32_16x16x64_bf8_fp8
        gfx1250_wmma_f32_16x16x64_bf8_bf8 gfx1250_wmma_f32_16x16x128_fp8_fp8
        gfx1250_wmma_f32_16x16x128_fp8_bf8 gfx1250_wmma_f32_16x16x128_bf8_fp8
        gfx1250_wmma_f32_16x16x128_bf8_bf8 gfx1250_wmma_i32_16x16x64_iu8 XeHPC_8x8x8_F32F16F16_DPAS
        XeHPC_8x8x8_F32BF16BF16_DPAS XeHPC_8x8x8_F32TF32TF32_DPAS XeHPC_8x8x8_I32I8I8_DPAS
        XeHPG_8x16x8_F32F16F16_DPAS XeHPG_8x16x8_F32BF16BF16_DPAS XeHPG_8x16x8_I32I8I8_DPAS
        AMX_16x16x32_F32BF16BF16F32 AMX_16x16x32_F32F16F16F32 AMX_16x16x64_S32S8S8S32
        AMX_16x16x64_S32S8U8S32 AMX_16x16x64_S32U8S8S32 AMX_16x16x64_S32U8U8S32
    }
}

#[test]
fn every_row_is_a_type() {
    let mut types: BTreeMap<_, _> =
        every_type().into_iter().map(|(name, row, ..)| (name, row)).collect();
    assert_eq!(types.len(), 147);

    let data = data();
    let mut compared = 0;
    for section in ["cute_mma", "amd", "intel_xe", "intel_amx"] {
        for row in data[section].as_array().unwrap() {
            let text = |key: &str| bare(row[key].as_str().unwrap_or_default());
            let c_layout = text("c_layout");
            let expected = Row {
                shape: [0, 1, 2].map(|i| row["shape_mnk"][i].as_u64().unwrap()),
                // Where the file has no threads, as for Xe, they are those of C.
                threads: match row["thr_id"].as_str() {
                    Some(threads) => threads.to_owned(),
                    None => format!("{}:1", &c_layout[1..c_layout.find(',').unwrap()]),
                },
                tables: [text("a_layout"), text("b_layout"), c_layout],
            };
            for name in names(row["name"].as_str().unwrap()) {
                let found = types.remove(name.as_str());
                assert_eq!(found.as_ref(), Some(&expected), "{name}");
                compared += 1;
            }
        }
    }
    assert_eq!(compared, 147);
    assert!(types.is_empty(), "types without a row: {:?}", types.keys());
}

/// `{fp8,bf8}_{fp8,bf8}` stands for four instructions.
fn names(name: &str) -> Vec<String> {
    match name.strip_suffix("{fp8,bf8}_{fp8,bf8}") {
        None => vec![name.to_owned()],
        Some(stem) => ["fp8_fp8", "fp8_bf8", "bf8_fp8", "bf8_bf8"]
            .map(|types| format!("{stem}{types}"))
            .to_vec(),
    }
}

#[test]
fn tables_cover_as_the_file_says() {
    let found: BTreeMap<_, _> =
        every_type().into_iter().map(|(name, .., covers)| (name, covers)).collect();
    let data = data();
    for section in ["cute_mma", "amd", "intel_xe", "intel_amx"] {
        for row in data[section].as_array().unwrap() {
            for name in names(row["name"].as_str().unwrap()) {
                for (operand, coverage) in ["a", "b", "c"].iter().zip(found[name.as_str()]) {
                    let expected = row["covers"][operand].as_str().unwrap();
                    assert_eq!(
                        format!("{coverage:?}").to_lowercase(),
                        expected,
                        "{name} {operand}"
                    );
                }
            }
        }
    }
}

#[test]
fn element_types_are_those_of_the_name() {
    let mut compared = 0;
    for (name, _, [d, a, b, c], _) in every_type() {
        // AMD's and Xe's names say other things in other places.
        if !name.starts_with("SM") && !name.starts_with("AMX") {
            continue;
        }
        // SM61_DP4A and SM61_DP2A name no types.
        let Some(expected) = name.split('_').nth(2) else { continue };
        assert_eq!(format!("{d}{a}{b}{c}").replace("B1B1", "U1U1"), expected, "{name}");
        compared += 1;
    }
    assert_eq!(compared, 96);
}

#[test]
fn copies_are_those_of_the_file() {
    fn of_copy<A: CopyAtom>() -> [String; 5] {
        [
            A::NAME.to_owned(),
            format!("{:#}", A::ThrId::default()),
            format!("{:#}", A::SrcBits::default()),
            format!("{:#}", A::DstBits::default()),
            format!("{:#}", A::RefBits::default()),
        ]
    }
    let types = list! { of_copy:
        SM50_Shuffle_U32_2x2Trans_XOR1 SM50_Shuffle_U32_2x2Trans_XOR4 SM75_U32x1_LDSM_N
        SM75_U32x2_LDSM_N SM75_U32x4_LDSM_N SM75_U16x2_LDSM_T SM75_U16x4_LDSM_T SM75_U16x8_LDSM_T
        SM75_U32x1_MOVM_T SM90_U32x1_STSM_N SM90_U32x2_STSM_N SM90_U32x4_STSM_N SM90_U16x2_STSM_T
        SM90_U16x4_STSM_T SM90_U16x8_STSM_T UniversalCopy<u8> UniversalCopy<u16> UniversalCopy<u32>
        UniversalCopy<u64> UniversalCopy<u128> SM80_CP_ASYNC_CACHEALWAYS<u32>
        SM80_CP_ASYNC_CACHEALWAYS<u64> SM80_CP_ASYNC_CACHEALWAYS<u128>
        SM80_CP_ASYNC_CACHEGLOBAL<u128> SM80_CP_ASYNC_CACHEALWAYS_ZFILL<u128>
        SM80_CP_ASYNC_CACHEGLOBAL_ZFILL<u128>
    };
    let data = data();
    let rows = data["cute_copy"].as_array().unwrap();
    assert_eq!(rows.len(), types.len());
    for (found, row) in types.iter().zip(rows) {
        let text = |key: &str| row[key].as_str().unwrap();
        let [name, layouts @ ..] = found;
        let expected = ["thr_id", "src_layout_bits", "dst_layout_bits", "ref_layout_bits"];
        assert_eq!(layouts[..], expected.map(text), "{name}");
        assert_eq!(name, text("name").split('<').next().unwrap());
    }
}

type A<Mma> = <Mma as MmaAtom>::ALayout;

#[test]
fn wgmma_has_the_tables_of_every_n() {
    fn tables<N: WgmmaN>(data: &Value) {
        fn shown<L: TvLayout>() -> String {
            format!("{:#}", L::default())
        }
        let n = <SM90_64xNx16_F32F16F16_SS<N> as MmaAtom>::SHAPE.1;
        let wgmma = &data["wgmma"];
        assert_eq!(shown::<N::C>(), wgmma["c_layout_64xN"][n.to_string()].as_str().unwrap());
        let others = &wgmma["others"];
        for (k, b) in [(8, shown::<N::B8>()), (16, shown::<N::B16>()), (32, shown::<N::B32>())] {
            // the file has B for some N only
            if let Some(expected) = others[format!("GMMA::ABLayout<{n},{k}>")].as_str() {
                assert_eq!(b, expected);
            }
            assert_eq!(b, format!("(128,({n},{k})):(0,(1,{n}))"));
        }
        for (name, a) in [
            ("ALayout_64x8", shown::<A<SM90_64xNx8_F32TF32TF32_RS_TN<N>>>()),
            ("ALayout_64x16", shown::<A<SM90_64xNx16_F32F16F16_RS<N>>>()),
            ("ALayout_64x32", shown::<A<SM90_64xNx32_F32E4M3E4M3_RS_TN<N>>>()),
            ("ABLayout<64,8>", shown::<A<SM90_64xNx8_F32TF32TF32_SS_TN<N>>>()),
            ("ABLayout<64,16>", shown::<A<SM90_64xNx16_F32F16F16_SS<N>>>()),
            ("ABLayout<64,32>", shown::<A<SM90_64xNx32_F32E4M3E4M3_SS_TN<N>>>()),
        ] {
            assert_eq!(a, others[format!("GMMA::{name}")].as_str().unwrap());
        }
    }
    let data = data();
    assert_eq!(data["wgmma"]["c_layout_64xN"].as_object().unwrap().len(), 32);
    macro_rules! every {
        ($($N:ty)*) => { $(tables::<$N>(&data);)* };
    }
    every! {
        _8 _16 _24 _32 _40 _48 _56 _64 _72 _80 _88 _96 _104 _112 _120 _128 _136 _144 _152 _160 _168
        _176 _184 _192 _200 _208 _216 _224 _232 _240 _248 _256
    }
}

/// Instructions whose tables are wrong, each in its own way: the proof says which number it is.
macro_rules! broken {
    ($($name:ident: A $a:tt:$a_strides:tt, C $c:tt:$c_strides:tt, $sentence:literal;)*) => {$(
        #[test]
        #[should_panic(expected = $sentence)]
        fn $name() {
            #[derive(Clone, Copy, Default)]
            struct Broken;

            impl MmaAtom for Broken {
                const NAME: &'static str = "Broken";
                type Shape = (_16, _8, _16);
                type D = F32;
                type A = F16;
                type B = F16;
                type C = F32;
                type ThrId = Layout!(32:1);
                type ALayout = Layout!($a:$a_strides);
                type BLayout = Layout!(((4,8),(2,2)):((16,1),(8,64)));
                type CLayout = Layout!($c:$c_strides);
            }

            proof::<Broken>();
        }
    )*};
}

broken! {
    a_stride_too_short:
        A ((4,8),(2,2,2)):((32,1),(16,8,64)), C ((4,8),(2,2)):((32,1),(16,8)),
        "Broken: no thread holds element 192 of A, (0, 12)";
    a_stride_too_long:
        A ((4,8),(2,2,2)):((32,1),(16,8,129)), C ((4,8),(2,2)):((32,1),(16,8)),
        "Broken: value 7 of thread 31 is element 256 of A, whose tile has 256";
    threads_missing:
        A ((4,4),(2,2,2)):((32,1),(16,8,128)), C ((4,8),(2,2)):((32,1),(16,8)),
        "Broken: the table of A has 16 threads, the instruction 32";
    accumulators_shared:
        A ((4,8),(2,2,2)):((32,1),(16,8,128)), C ((4,8),(2,2,2)):((32,1),(16,8,0)),
        "Broken: two registers hold the same element of C";
    accumulators_missing:
        A ((4,8),(2,2,2)):((32,1),(16,8,128)), C ((4,8),(2,1)):((32,1),(16,8)),
        "Broken: no thread holds element 8 of C, (8, 0)";
}

#[test]
fn shared_memory_tiles_are_those_of_the_file() {
    fn line<L: std::fmt::Display + Default>(name: &str, bits: u64) -> (String, u64, String) {
        (name.to_owned(), bits, L::default().to_string())
    }
    macro_rules! tiles {
        ($($Tile:ident)*) => {
            vec![$(
                line::<gmma::$Tile<f32>>(stringify!($Tile), 32),
                line::<gmma::$Tile<F16>>(stringify!($Tile), 16),
                line::<gmma::$Tile<E4M3>>(stringify!($Tile), 8),
            )*]
        };
    }
    let tiles = tiles! {
        Layout_MN_INTER_Atom Layout_MN_SW32_Atom Layout_MN_SW64_Atom Layout_MN_SW128_Atom
        Layout_K_INTER_Atom Layout_K_SW32_Atom Layout_K_SW64_Atom Layout_K_SW128_Atom
    };
    let data = data();
    let rows = data["wgmma_smem_atoms"].as_array().unwrap();
    assert_eq!((rows.len(), tiles.len()), (24, 24));
    for row in rows {
        let (name, bits) = (row["name"].as_str().unwrap(), row["elem_bits"].as_u64().unwrap());
        let swizzle: Vec<_> = (0..3).map(|i| row["swizzle"][i].as_u64().unwrap()).collect();
        // The file swizzles addresses of bytes, the types indices of elements.
        let base = swizzle[1] - u64::from((bits / 8).ilog2());
        let layout = row["layout"].as_str().unwrap();
        let found = tiles.iter().find(|tile| name == format!("GMMA::{}", tile.0) && tile.1 == bits);
        let found = found.expect(name).2.replace('_', "");
        assert_eq!(
            found,
            format!("Sw<{},{base},{}> o 0 o {layout}", swizzle[0], swizzle[2]),
            "{name}"
        );
    }
}
