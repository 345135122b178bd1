#pragma once

#include "core/query/intersect/triangle_triangle/input.h"

namespace hairline::triangle_triangle {

/// The exact verdict, by the separating axes: doubles with a bound tell nearly all, integers where
/// the coordinates share a unit the rest, then numbers that carry their error along, and rationals.
/// All methods agree in exact, and use it where no steps are wanted.
bool meetExactly(const Input<double>& input);

/// Base of the methods whose verdict in exact is that.
struct DecidedByAxes {
  static bool decideExactly(const Input<double>& input) { return meetExactly(input); }
};

}  // namespace hairline::triangle_triangle
