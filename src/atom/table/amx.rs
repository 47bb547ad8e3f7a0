//! Intel AMX: tile registers of one core, a single thread. B is shown as N×K, as everywhere here; in its
//! tile registers groups of adjacent k are interleaved.

super::mma_atoms! {
    (16, 16, 32) threads 1:0
        A (1,(16,32)):(0,(1,16))
        B (1,(16,32)):(0,(1,16))
        C (1,(16,16)):(0,(1,16))
    {
        AMX_16x16x32_F32BF16BF16F32: F32 = BF16 * BF16 + F32;
        AMX_16x16x32_F32F16F16F32: F32 = F16 * F16 + F32;
    }

    (16, 16, 64) threads 1:0
        A (1,(16,64)):(0,(1,16))
        B (1,(16,64)):(0,(1,16))
        C (1,(16,16)):(0,(1,16))
    {
        AMX_16x16x64_S32S8S8S32: S32 = S8 * S8 + S32;
        AMX_16x16x64_S32S8U8S32: S32 = S8 * U8 + S32;
        AMX_16x16x64_S32U8S8S32: S32 = U8 * S8 + S32;
        AMX_16x16x64_S32U8U8S32: S32 = U8 * U8 + S32;
    }
}
