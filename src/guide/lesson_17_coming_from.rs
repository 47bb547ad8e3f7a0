//! Coming from CuTe C++, pycute, the CuTe DSL or Mojo.
//!
//! The names are CuTe's wherever Rust allows. The first column is this crate.
//!
//! A function of pycute has the name that is given for Python; in the CuTe DSL it is the same
//! behind `cute.`, except where both are given.
//!
//! ## Layouts
//!
//! | colex | CuTe C++ | Python | Mojo |
//! | --- | --- | --- | --- |
//! | `layout!((3,4):(4,1))` | `Layout<Shape<_3,_4>, Stride<_4,_1>>{}` | `Layout((3,4),(4,1))`, `make_layout((3,4), stride=(4,1))` | `Layout(IntTuple(3,4), IntTuple(4,1))` |
//! | `layout!((3,n):(n,1))` | `make_layout(make_shape(_3{},n), …)` | `make_layout((3,n), …)` | `RuntimeLayout` |
//! | `layout!((3,4))` | `make_layout(Shape<_3,_4>{})` | `Layout((3,4))` | `Layout.col_major(3,4)` |
//! | `Layout::right(s)` | `make_layout(s, LayoutRight{})` | `make_ordered_layout` | `Layout.row_major(3,4)` |
//! | `Layout::ordered(s, o)` | `make_ordered_layout(s, o)` | `make_ordered_layout` | – |
//! | `l.index(c)` | `l(c)` | `l(c)` | `l(c)` |
//! | `l.slice(coord!((1,_)))` | `l(1,_)`, `slice` | `slice_` | – |
//! | `l.slice_and_offset(c)` | `slice_and_offset(c, l)` | `slice_and_offset` | – |
//! | `l.mode::<_1>()` | `layout<1>(l)` | `l[1]`, `get(l, mode=[1])` | `l[1]` |
//! | `l.size_of::<_1>()` | `size<1>(l)` | `size(l, mode=[1])` | – |
//! | `l.size()`, `l.cosize()` | `size(l)`, `cosize(l)` | `size`, `cosize` | `size`, `cosize` |
//! | `l.hier_coord(i)` | `idx2crd(i, shape)` | `idx2crd` | `idx2crd` |
//! | `l.coord_of_index(x)` | `l.get_hier_coord(x)` | – | – |
//! | [`Tensor::new(data, l)`](crate::Tensor) | `make_tensor(ptr, l)` | `make_tensor` | `LayoutTensor` |
//! | [`dynamic::Layout`](crate::dynamic::Layout) | – | all of pycute | `RuntimeLayout` |
//!
//! CuTe's `get_hier_coord` takes an *index* of a compact layout, not a 1-D coordinate: it is
//! `coord_of_index`.
//!
//! ## Algebra
//!
//! | colex | CuTe C++ | Python | Mojo |
//! | --- | --- | --- | --- |
//! | `l.coalesce()` | `coalesce(l)` | `coalesce` | `coalesce` |
//! | `l.coalesce_by(p)` | `coalesce(l, p)` | `coalesce(l, p)` | – |
//! | `l.flatten()` | `flatten(l)` | `flatten` | – |
//! | `l.group::<B, E>()` | `group<B,E>(l)` | `group_modes` | – |
//! | `a.compose(b)` | `composition(a, b)` | `composition` | `composition` |
//! | `a.compose(tile!(2, _))` | `composition(a, make_tile(_2{}, _))` | `composition(a, (2, None))` | – |
//! | `tile!(4:2, 8, _)` | `make_tile(Layout<_4,_2>{}, _8{}, _)` | a tuple | a tuple |
//! | `l.complement(n)` | `complement(l, n)` | `complement` | `complement` |
//! | `l.right_inverse()` | `right_inverse(l)` | `right_inverse` | – |
//! | `l.logical_divide(t)` | `logical_divide(l, t)` | `logical_divide` | `logical_divide` |
//! | `l.zipped_divide(t)` | `zipped_divide(l, t)` | `zipped_divide` | `zipped_divide` |
//! | `l.logical_product(b)` | `logical_product(l, b)` | `logical_product` | `logical_product` |
//! | `a.blocked_product(b)` | `blocked_product(a, b)` | `blocked_product` | `blocked_product` |
//! | `l.tile_to_shape(s)` | `tile_to_shape(l, s)` | `tile_to_shape` | `tile_to_shape` |
//! | `l.local_tile(t, c)` | `local_tile(l, t, c)` | `local_tile` | `tile` |
//! | `l.local_partition(thr, i)` | `local_partition(l, thr, i)` | `local_partition` | `distribute` |
//! | `l.local_tile_by(t, c, (_1, X, _1))` | `local_tile(l, t, c, Step<_1,X,_1>{})` | `local_tile(l, t, c, proj=(1,None,1))` | – |
//! | [`Swizzle<_3, _0, _3>`](crate::swizzle::Swizzle) | `Swizzle<3,0,3>` | `make_swizzle(3,0,3)` | `Swizzle` |
//!
//! ## Tiles that overhang
//!
//! | colex | CuTe C++ | Python | Mojo |
//! | --- | --- | --- | --- |
//! | [`coordinates(shape)`](crate::tensor::coordinates) | `make_identity_tensor(shape)` | `make_identity_tensor` | – |
//! | `c.local_tile_uneven(t, x)` | `local_tile(c, t, x)` | `local_tile` | `tile` |
//! | `c.index(x)` | `c(x)` | `c[x]` | – |
//! | [`is_within(x, shape)`](crate::tensor::is_within) | `elem_less(x, shape)` | `elem_less` | – |
//! | `is_within(x, (m, Keep))` | `get<0>(x) < m` | `x[0] < m` | – |
//! | [`c.predicate(shape)`](crate::Shifted::predicate) | `make_tensor<bool>(…)`, and a loop | `make_rmem_tensor`, and a loop | – |
//! | [`copy_if(&p, &src, &mut dst)`](crate::tensor::copy_if) | `copy_if(p, src, dst)` | `copy(…, pred=p)` | – |
//! | [`gather(&src, c, &mut dst)`](crate::tensor::gather) | `copy_if(p, src, dst)`, where `src` overhangs | the same | – |
//! | `part.partition_c(c)` | `thr_mma.partition_C(c)` | `thr_mma.partition_C(c)` | – |
//!
//! ## Pictures and text
//!
//! | colex | CuTe C++ |
//! | --- | --- |
//! | `println!("{l}")` | `print(l)` |
//! | `l.table()` | `print_layout(l)` |
//! | [`draw::layout`](crate::draw::layout), [`draw::tv`](crate::draw::tv) | `print_latex(l)` |
//! | [`draw::mma`](crate::draw::mma), [`draw::tiled_copy`](crate::draw::tiled_copy) | `print_latex(tiled_mma)`, `print_svg` |
//!
//! ## What is different
//!
//! * **Composition is checked completely.** CuTe accepts `(6,2):(8,2) ∘ 4:4` and answers a layout
//!   that is wrong at coordinate 2. It also refuses some compositions that have a result, such as
//!   `(5,3):(7,1) ∘ 2:3`. Here what compiles is right, and what is right compiles, but where two
//!   carries happen to cancel ([lesson 8](super::lesson_08_composition)).
//! * **A tile must divide**, or be spelled [`uneven`](fn@crate::uneven). CuTe and pycute round up.
//! * **A tensor ends where its storage does.** A tile that overhangs is one of coordinates: CuTe's
//!   pointer that may lead outside is a coordinate that is compared before it becomes an address.
//! * **A complement covers everything**, or does not exist.
//! * **Literals are static.** `layout!((3,4):…)` is `Shape<_3,_4>`; in C++ `make_shape(3,4)` is
//!   dynamic.
//! * **Structure follows CuTe C++**, where pycute differs: by-mode composition with fewer tiles
//!   than modes drops the others, and by-mode divides keep them.
//! * A mode of size 1 in a result has stride 0. `(4)` is a tuple of one mode, and `4` is a number.
//! * The layout comes first: `l.slice(coord)`, where C++ has `slice(coord, l)`.
//!
//! ## Exercises
//!
//! To have the judge check what you find, fill in the function named here, in
//! `examples/exercises/lessons/reading/tasks.rs`, and run
//! `cargo run --example exercises -- lesson 17`.
//!
//! **1.** Translate:
//! `composition(make_layout(make_shape(_4{},_8{}), LayoutRight{}), make_layout(make_shape(_8{},_4{}), LayoutRight{}))`.
//! What is it? (`translated`)
//!
//! <details><summary>Answer</summary>
//!
//! The transposed view of a row-major 4 by 8 matrix.
//!
//! ```
//! use colex::prelude::*;
//!
//! fn translated() -> Layout!((8,4):(1,8)) {
//!     Layout::right(shape!((4, 8))).compose(Layout::right(shape!((8, 4))))
//! }
//! assert!((0..4).all(|i| (0..8).all(|j| translated().index((j, i)) == 8 * i + j)));
//! ```
//!
//! </details>
//!
//! ---
//!
//! ← [Looking inside: macros and machine code](super::lesson_16_looking_inside) ·
//! [all lessons](super)
