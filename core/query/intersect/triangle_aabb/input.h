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

/// Whether a box normal separates. Compares coordinates directly, without rounding.
template <typename S>
bool haveDisjointBounds(const Input<S>& input) {
  return anyPositive<S>(gapBetween(extent(input.a, 0), input.b.extent(0)),
                        gapBetween(extent(input.a, 1), input.b.extent(1)),
                        gapBetween(extent(input.a, 2), input.b.extent(2)));
}

}  // namespace hairline::triangle_aabb
