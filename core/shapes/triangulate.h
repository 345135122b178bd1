#pragma once

#include <array>
#include <span>
#include <vector>

#include "core/math/vector.h"
#include "core/shapes/polygon.h"
#include "core/shapes/quad.h"
#include "core/shapes/triangle_of.h"

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

/// The vertices of a polygon in the order in which one closed chain passes them, indices as in
/// `Polygon::corners`: the outer loop, and with it the holes, joined along bridges to and from
/// them. Decided exactly, in the projection along the largest component of the outer loop's normal.
///
/// Holes are joined in list order: of all pairs of a vertex of the outline so far and one of the
/// hole, the nearest that see each other, of equally near ones that of the lowest indices. Two
/// vertices see each other if the segment between them meets no loop and no earlier bridge but
/// there. A hole that sees no vertex of the outline waits until one after it in the list is part of
/// it. The outline runs around holes against its own sense.
std::vector<int> bridgedOutline(const Polygon<double>& polygon);

/// The n+2h-2 triangles whose union is a polygon of n vertices and h holes; indices are those of
/// `Polygon::corners`. Ears are clipped in the order of `bridgedOutline`, starting from its first
/// vertex again after each cut. A vertex is an ear when no vertex at another place than the ear's
/// three corners lies in its closed triangle and its corner is convex, or flat (an ear of zero
/// area). Decided exactly, in the same projection.
///
/// For an illegal polygon (a self-intersecting one, say) the result also has n+2h-2 triangles, but
/// their union is meaningless.
std::vector<IndexTriple> triangulate(const Polygon<double>& polygon);

/// The triangles whose union a quad or polygon is.
template <typename Flat>
std::vector<Triangle<double>> trianglesOf(const Flat& flat) {
  std::vector<Triangle<double>> triangles;
  const auto add = [&](const auto& corners) {
    for (const IndexTriple& indices : triangulate(flat)) {
      triangles.push_back(triangleOn(corners, indices));
    }
  };
  if constexpr (requires { flat.corners(); }) {
    add(flat.corners());
  } else {
    add(flat.vertices);
  }
  return triangles;
}

}  // namespace hairline
