//! Pascal (SM61): dot products of packed integers, one thread each.

super::mma_atoms! {
    (1, 1, 4) threads 1:0
        A (1,4):(0,1)
        B (1,4):(0,1)
        C (1,1):(0,0)
    {
        SM61_DP4A: S32 = S8 * S8 + S32;
    }

    (1, 1, 2) threads 1:0
        A (1,2):(0,1)
        B (1,2):(0,1)
        C (1,1):(0,0)
    {
        SM61_DP2A: S32 = S16 * S16 + S32;
    }
}
