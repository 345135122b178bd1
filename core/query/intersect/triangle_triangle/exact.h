#pragma once

#include "core/query/intersect/triangle_triangle/input.h"

namespace hairline::triangle_triangle {

/// The exact verdict, by separating axes: doubles with a bound decide nearly all, integers the rest
/// if the coordinates share a unit, then numbers with an error bound, and rationals. All methods
/// agree in exact, and use it if no steps are requested.
bool meetExactly(const Input<double>& input);

/// Base of the methods with that exact verdict.
struct DecidedByAxes {
  static bool decideExactly(const Input<double>& input) { return meetExactly(input); }
};

}  // namespace hairline::triangle_triangle
