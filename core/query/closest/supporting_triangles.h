#pragma once

#include <vector>

#include "core/math/vector.h"
#include "core/shapes/triangulate.h"

namespace hairline {

/// The triangles on a set of points that have all other points on one side, told exactly; for
/// points of one plane those are all triangles with area. Faces with more than three points appear
/// in overlapping triangles. For points of one line, and for a single one, the pairs of points as
/// triangles without area.
///
/// Every triple is tried, so that the time grows with the cube of the count: meant for the small
/// sets that are drawn and dragged.
struct SupportingTriangles {
  /// Wound so that all points lie behind or on the triangle, seen against (b-a)×(c-a).
  std::vector<IndexTriple> triangles;
  /// The points span space: together the triangles are the border of a solid.
  bool solid = false;
};
SupportingTriangles supportingTriangles(const std::vector<Vector3<double>>& points);

}  // namespace hairline
