#pragma once

#include <array>
#include <span>
#include <vector>

#include "core/math/vector.h"
#include "core/shapes/polygon.h"
#include "core/shapes/quad.h"

namespace hairline {

/// Three indices of vertices.
using IndexTriple = std::array<int, 3>;

/// Newell's normal of a closed chain of points, exact: the sum of v_i × v_(i+1). Its length is
/// twice the area. For a quad it is (v2-v0)×(v3-v1).
Vector3<Rational> newellNormal(const std::vector<Vector3<double>>& vertices);

/// The projection of a flat shape: along the coordinate in which its normal is largest, ties to the
/// first of x, y, z.
struct FlatView {
  /// The coordinate that is dropped.
  int axis = 2;
  /// 1 if the vertices run counter-clockwise in the projection, -1 if clockwise, 0 for a zero
  /// normal.
  int facing = 0;

  Vector2<double> see(const Vector3<double>& point) const {
    return {point[(axis + 1) % 3], point[(axis + 2) % 3]};
  }
};
FlatView viewAlong(const Vector3<Rational>& normal);
/// The same for Newell's normal of a closed chain of points, which is computed exactly only if
/// doubles leave the projection in doubt.
FlatView viewOf(std::span<const Vector3<double>> vertices);

/// The two triangles whose union is a quad: cut along the diagonal from vertex 0 to 2, or from 1 to
/// 3 if vertex 1 or 3 is the concave one. Decided exactly.
std::array<IndexTriple, 2> triangulate(const Quad<double>& quad);

/// The n-2 triangles whose union is a polygon: ears are clipped in vertex order, starting from the
/// lowest index again after each cut. A vertex is an ear when no vertex at another place than the
/// ear's three corners lies in its closed triangle and its corner is convex, or flat (an ear of
/// zero area). Decided exactly, in the projection along the largest component of the normal.
///
/// For an illegal polygon (a self-intersecting one, say) the result also has n-2 triangles, but
/// their union is meaningless.
std::vector<IndexTriple> triangulate(const Polygon<double>& polygon);

}  // namespace hairline
