#pragma once

#include "core/query/intersect/triangle_triangle/axis_scan.h"
#include "core/query/intersect/triangle_triangle/in_units.h"
#include "core/query/intersect/triangle_triangle/wide_sat.h"
#include "core/query/staged.h"

namespace hairline::triangle_triangle {

/// The exact verdict, by separating axes: of signs of polynomials of degree three and four doubles
/// with a bound tell nearly all. All methods agree in exact, and use it where no steps are wanted.
inline bool meetExactly(const Input<double>& input) {
  if (const auto certain = meetForCertain(input.a, input.b)) return *certain;
  const auto quickly = [&] {
    const bool quick = meets<Scaled>(scaled(input));
    if (!Filtered::inDoubt()) return quick;
    const std::optional<bool> found = meetsInUnits(input.a, input.b);
    if (found) Filtered::clearDoubt();
    return found.value_or(quick);
  };
  return decideByStages(input, quickly, [&]<typename S>(S) {
    return meets<S>({convert<S>(input.a), convert<S>(input.b), {}});
  });
}

}  // namespace hairline::triangle_triangle
