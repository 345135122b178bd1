#pragma once

#include <array>

#include "core/query/query.h"
#include "core/shapes/aabb.h"
#include "core/shapes/triangle.h"

namespace hairline::triangle_aabb {

/// Triangle a and box b: the operands of every method in this folder.
template <typename S>
using Input = PairInput<Triangle, Aabb>::Type<S>;

// The names of the 13 axes. Edge i is the one opposite to vertex i.
constexpr std::array<Label, 3> boxAxisLabels{"box x", "box y", "box z"};
constexpr Label normalLabel = "triangle normal";
constexpr std::array<std::array<Label, 3>, 3> crossLabels{{
    {"x cross edge 0", "x cross edge 1", "x cross edge 2"},
    {"y cross edge 0", "y cross edge 1", "y cross edge 2"},
    {"z cross edge 0", "z cross edge 1", "z cross edge 2"},
}};

/// The triangle's extent along one coordinate axis.
template <typename S>
Interval<S> extent(const Triangle<S>& triangle, int k) {
  return hull<S>(triangle.vertices[0][k], triangle.vertices[1][k], triangle.vertices[2][k]);
}

/// Whether a box normal separates. Compares coordinates as they are, without rounding.
template <typename S>
bool boundsApart(const Input<S>& input) {
  return anyPositive<S>(gapBetween(extent(input.a, 0), input.b.extent(0)),
                        gapBetween(extent(input.a, 1), input.b.extent(1)),
                        gapBetween(extent(input.a, 2), input.b.extent(2)));
}

/// The operands times a power of two that makes no difference of coordinates exceed 1 (see Scaled).
inline Input<Scaled> scaled(const Input<double>& input) {
  double greatest = 0;
  for (int k = 0; k < 3; ++k) {
    const Interval<double> a = extent(input.a, k);
    const double low = minimum(a.min, input.b.min[k]);
    const double high = maximum(a.max, input.b.max[k]);
    greatest = maximum(greatest, high - low);
  }
  const double factor = Scaled::factorFor(greatest);
  const auto times = [factor](const Vector3<double>& v) {
    return Vector3<Scaled>(v[0] * factor, v[1] * factor, v[2] * factor);
  };
  const auto& v = input.a.vertices;
  return {{{times(v[0]), times(v[1]), times(v[2])}},
          {times(input.b.min), times(input.b.max)},
          input.options};
}

}  // namespace hairline::triangle_aabb
