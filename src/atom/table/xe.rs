//! Intel Xe: DPAS, on a subgroup of 8 or 16 lanes. A is broadcast: every lane reads all of it.
//!
//! As published, and not tried on hardware: K counts steps of 32 bits, whatever the elements packed in one.

super::mma_atoms! {
    (8, 8, 8) threads 8:1
        A (8,(8,8)):(0,(1,8))
        B (8,8):(1,8)
        C (8,8):(8,1)
    {
        XeHPC_8x8x8_F32F16F16_DPAS: F32 = F16 * F16 + F32;
        XeHPC_8x8x8_F32BF16BF16_DPAS: F32 = BF16 * BF16 + F32;
        XeHPC_8x8x8_F32TF32TF32_DPAS: F32 = TF32 * TF32 + F32;
        XeHPC_8x8x8_I32I8I8_DPAS: S32 = S8 * S8 + S32;
    }

    (8, 16, 8) threads 16:1
        A (16,(8,8)):(0,(1,8))
        B (16,8):(1,16)
        C (16,8):(8,1)
    {
        XeHPG_8x16x8_F32F16F16_DPAS: F32 = F16 * F16 + F32;
        XeHPG_8x16x8_F32BF16BF16_DPAS: F32 = BF16 * BF16 + F32;
        XeHPG_8x16x8_I32I8I8_DPAS: S32 = S8 * S8 + S32;
    }
}
