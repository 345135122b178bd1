#pragma once

#include <optional>
#include <vector>

#include "core/base/result.h"
#include "core/query/general/polytope.h"
#include "core/shapes/shape.h"

namespace hairline {

/// A convex part of a shape, exactly: all points within `radius` of a core, which is a polytope or
/// extends from its one vertex along a direction without end.
struct ConvexPiece {
  Polytope<Rational> core;
  Rational radius;
  /// The direction of a ray or line.
  std::optional<Vector3<Rational>> direction;
  /// The core extends along -direction too.
  bool bothWays = false;
};

/// Meshes and polygons with more pieces are refused: every piece of one shape is compared with
/// every piece of the other, in rationals.
constexpr std::size_t mostPieces = 128;

/// The convex parts whose union is a shape. A convex and exactly flat quad or polygon is one part,
/// others are their triangles. Refused with a reason: cylinders and cones, which are bounded by
/// circles, planes, which `contactOf` handles itself, grids, an empty k-DOP, and meshes that are
/// too large or not loaded.
Result<std::vector<ConvexPiece>> convexPieces(const Shape& shape);

}  // namespace hairline
