#pragma once

#include <vector>

#include "core/shapes/convert.h"

namespace hairline {

/// A flat polygon, convex or concave, without the insides of its holes: the union of the closed
/// triangles that ear clipping gives once bridges join the holes to the outer loop
/// (`triangulate`). The vertices of every loop are in order; holes may turn either way.
template <typename S>
struct Polygon {
  /// Of the outer loop.
  std::vector<Vector3<S>> vertices;
  std::vector<std::vector<Vector3<S>>> holes = {};

  /// The number of vertices of all loops.
  std::size_t cornerCount() const {
    std::size_t count = vertices.size();
    for (const auto& hole : holes) count += hole.size();
    return count;
  }
  /// The vertices of the outer loop, then those of the holes, as triangles number them.
  std::vector<Vector3<S>> corners() const {
    std::vector<Vector3<S>> all = vertices;
    for (const auto& hole : holes) all.insert(all.end(), hole.begin(), hole.end());
    return all;
  }
  /// Calls use(loop) for the outer loop, then for each hole.
  template <typename Use>
  void forEachLoop(const Use& use) const {
    use(vertices);
    for (const auto& hole : holes) use(hole);
  }
  /// The same polygon with change(vertex) in place of every vertex.
  template <typename Change>
  auto withCorners(const Change& change) const {
    Polygon<typename decltype(change(vertices[0]))::Scalar> changed;
    const auto loopOf = [&](const std::vector<Vector3<S>>& loop) {
      decltype(changed.vertices) result;
      result.reserve(loop.size());
      for (const Vector3<S>& vertex : loop) result.push_back(change(vertex));
      return result;
    };
    changed.vertices = loopOf(vertices);
    for (const auto& hole : holes) changed.holes.push_back(loopOf(hole));
    return changed;
  }

  friend bool operator==(const Polygon&, const Polygon&) = default;
};

/// A polygon in doubles, each number rounded to the nearest.
template <typename S>
Polygon<double> toDouble(const Polygon<S>& polygon) {
  return polygon.withCorners([](const Vector3<S>& vertex) { return toDouble(vertex); });
}

}  // namespace hairline
