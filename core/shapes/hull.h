#pragma once

#include <array>
#include <span>
#include <vector>

#include "core/math/vector.h"
#include "core/shapes/convex.h"

namespace hairline {

/// The boundary of the convex hull of points, by their indices.
struct Hull {
  /// 3 for a solid, 2 flat, 1 a segment, 0 a point, -1 without points.
  int dimension = -1;
  /// For a solid: triangles that close it, counter-clockwise seen from outside. Faces of more than
  /// three vertices are split.
  std::vector<std::array<int, 3>> faces;
  /// For a flat hull its corners in order, counter-clockwise seen against `axis`; for a segment its
  /// two ends; for a point itself.
  std::vector<int> outline;
  /// For a flat hull: a coordinate axis that does not lie in its plane. Seen from its positive side
  /// the outline runs counter-clockwise.
  int axis = 2;
};

/// The convex hull, exact for all finite doubles however degenerate: points are added one by one,
/// and each replaces the faces that it sees (the incremental construction with conflict lists; de
/// Berg et al., Computational Geometry, ch. 11). Equal points, and points within faces or edges,
/// are left out. Time n log n for points in most orders.
Hull convexHull(std::span<const Vector3<double>> points);

/// The hull of a convex shape. Its numbers are doubles, whatever the scalar.
template <Scalar S>
Hull convexHull(const Convex<S>& convex) {
  std::vector<Vector3<double>> points;
  points.reserve(convex.vertices.size());
  for (const Vector3<S>& vertex : convex.vertices) points.push_back(toDouble(vertex));
  return convexHull(points);
}

}  // namespace hairline
