#pragma once

#include "core/query/general/axis_labels.h"
#include "core/query/general/polytope.h"
#include "core/query/intersect/edge_pair_scan.h"

namespace hairline {

/// The edges of two polytopes in one list.
template <Scalar S>
std::vector<EdgeDirection<S>> edgesOfPair(const Polytope<S>& a, const Polytope<S>& b) {
  std::vector<EdgeDirection<S>> directions;
  for (std::size_t i = 0; i < a.edges.size(); ++i) directions.push_back({a.edges[i], 0, i});
  for (std::size_t i = 0; i < b.edges.size(); ++i) directions.push_back({b.edges[i], 1, i});
  return directions;
}

/// Names the products of an edge of each operand; those of one operand's edges are its faces, which
/// are at hand, or no face at all.
inline Label edgePairName(const auto& first, const auto& second) {
  return first.operand == second.operand ? Label() : edgePairLabel(first.index, second.index);
}

/// Calls `visit(label, axis)` for the faces of two polytopes, and the sides of flat ones, until it
/// returns true; returns whether it did.
template <Scalar S, typename Visit>
bool forEachFaceNormal(const Polytope<S>& a, const Polytope<S>& b, const Visit& visit) {
  const std::array<const Polytope<S>*, 2> operands{&a, &b};
  for (int i = 0; i < 2; ++i) {
    const Polytope<S>& polytope = *operands[static_cast<std::size_t>(i)];
    for (std::size_t j = 0; j < polytope.normals.size(); ++j) {
      if (visit(faceLabel(i, j), polytope.normals[j])) return true;
    }
    for (std::size_t j = 0; j < polytope.sides.size(); ++j) {
      if (visit(sideLabel(i, j), polytope.sides[j])) return true;
    }
  }
  return false;
}

/// The interval of axis·(X - origin) over a polytope that is not empty.
template <Scalar S>
Interval<S> projectFrom(const Polytope<S>& polytope, const Vector3<S>& origin,
                        const Vector3<S>& axis) {
  const S first = dot(axis, polytope.vertices[0] - origin);
  Interval<S> extent{first, first};
  for (std::size_t i = 1; i < polytope.vertices.size(); ++i) {
    const S value = dot(axis, polytope.vertices[i] - origin);
    extent = {minimum(extent.min, value), maximum(extent.max, value)};
  }
  return extent;
}

}  // namespace hairline
