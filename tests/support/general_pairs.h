#pragma once

#include <array>
#include <optional>
#include <string_view>
#include <vector>

#include "core/queries.h"

namespace hairline::testing {

// The pairs tested by the tests of the general methods, by indices in `Shape`.

inline std::vector<std::size_t> polytopeTypes() {
  return {shapeIndex<Segment<double>>(),   shapeIndex<Triangle<double>>(),
          shapeIndex<Rectangle<double>>(), shapeIndex<Aabb<double>>(),
          shapeIndex<Obb<double>>(),       shapeIndex<Tetrahedron<double>>(),
          shapeIndex<Frustum<double>>(),   shapeIndex<Convex<double>>(),
          shapeIndex<Kdop<double>>()};
}

inline std::vector<std::size_t> planarTypes() {
  return {shapeIndex<Segment2<double>>(), shapeIndex<Triangle2<double>>(),
          shapeIndex<Rectangle2<double>>(), shapeIndex<Kdop2<double>>()};
}

inline std::vector<std::size_t> roundTypes() {
  return {shapeIndex<Sphere<double>>(),   shapeIndex<Capsule<double>>(),
          shapeIndex<Cylinder<double>>(), shapeIndex<Cone<double>>(),
          shapeIndex<Disc<double>>(),     shapeIndex<Ellipsoid<double>>()};
}

/// The query of a kind and method that fits two shapes in either order; nothing if none does.
inline std::optional<FittingQuery> findQuery(const Shape& a, const Shape& b, Kind kind,
                                             std::string_view method) {
  for (const FittingQuery& found : queriesFor(std::array<const Shape*, 2>{&a, &b})) {
    if (found.entry->info.kind == kind && found.entry->info.method == method) return found;
  }
  return std::nullopt;
}

/// What the query of a kind and method says of two shapes that move, explained with its steps.
inline Report askMoving(const Shape& a, const Shape& b, Kind kind, std::string_view method,
                        ScalarKind scalar, const std::array<Vector3<double>, 2>& ways) {
  const auto found = findQuery(a, b, kind, method);
  QueryOptions options;
  options.displacements = ways;
  return found->entry->run(found->shapes, scalar,
                           found->swapped ? withSwappedOperands(options) : options, true);
}

/// Slabs that hold no point together, though each meets every large box.
inline Kdop<double> emptySlabs() {
  Kdop<double> empty;
  empty.directions = {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}, {1, 1, 1}};
  empty.min = {0, 0, 0, 5};
  empty.max = {1, 1, 1, 6};
  return empty;
}

}  // namespace hairline::testing
