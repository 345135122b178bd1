#pragma once

#include "core/batch/shape_arrays.h"

/// Many verdicts at once, in float or double, in the widest lanes of the processor (chosen at run
/// time). Each verdict is, bit for bit, that of the named method, in the same scalar, for one pair
/// at a time; all promises of the methods (closed sets, degenerate shapes) hold. Coordinates are
/// finite.
namespace hairline::batch {

/// Tests triangle i of one list against triangle i of the other by `sat`. Both have the same
/// length.
template <typename S>
void meet(const Triangles<S>& first, const Triangles<S>& second, Verdicts& verdicts);

/// Takes rows of `length` numbers, one after the other, apart: number k of row i goes to
/// runs[k][i]. Whether all are finite.
template <typename S>
bool spread(const S* rows, std::size_t length, std::size_t count, S* const* runs);

}  // namespace hairline::batch
