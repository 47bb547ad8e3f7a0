//! Ada (SM89): 8-bit floats.

super::mma_atoms! {
    (16, 8, 32) threads 32:1
        A ((4,8),(4,2,2)):((64,1),(16,8,256))
        B ((4,8),(4,2)):((32,1),(8,128))
        C ((4,8),(2,2)):((32,1),(16,8))
    {
        SM89_16x8x32_F32E4M3E4M3F32_TN: F32 = E4M3 * E4M3 + F32;
        SM89_16x8x32_F32E4M3E5M2F32_TN: F32 = E4M3 * E5M2 + F32;
        SM89_16x8x32_F32E5M2E5M2F32_TN: F32 = E5M2 * E5M2 + F32;
        SM89_16x8x32_F32E5M2E4M3F32_TN: F32 = E5M2 * E4M3 + F32;
        SM89_16x8x32_F16E4M3E4M3F16_TN: F16 = E4M3 * E4M3 + F16;
        SM89_16x8x32_F16E4M3E5M2F16_TN: F16 = E4M3 * E5M2 + F16;
        SM89_16x8x32_F16E5M2E5M2F16_TN: F16 = E5M2 * E5M2 + F16;
        SM89_16x8x32_F16E5M2E4M3F16_TN: F16 = E5M2 * E4M3 + F16;
    }
}
