//! What a refused notation expands to.

use proc_macro2::TokenStream;
use syn::Result;

/// The refusal alone, as an expression or a type.
///
/// Where rustc expands `compile_error!` to an expression or a type, it puts its *error type* there,
/// which agrees with every use: the refusal is the only error. A stand-in such as a layout `1:0`
/// would lack the rank that the code around it relies on, and be reported again.
pub(crate) fn or_refusal(expansion: Result<TokenStream>) -> TokenStream {
    expansion.unwrap_or_else(syn::Error::into_compile_error)
}
