#pragma once

#include "core/batch/shape_arrays.h"

/// Many verdicts at once, in float or double, by the widest lanes the processor has (chosen at run
/// time). Each verdict is, bit for bit, that of the method named, in the same scalar, one pair at a
/// time; all the methods' promises (closed sets, degenerate shapes) hold. Coordinates are finite.
namespace hairline::batch {

/// Triangle i of one against triangle i of the other: `sat`. There are as many of both.
template <typename S>
void meet(const Triangles<S>& first, const Triangles<S>& second, Verdicts& verdicts);

/// Takes rows of `length` numbers, one after the other, apart: number k of row i goes to
/// runs[k][i]. Whether all are finite.
template <typename S>
bool spread(const S* rows, std::size_t length, std::size_t count, S* const* runs);

}  // namespace hairline::batch
