#pragma once

#include <optional>

#include "core/query/intersect/triangle_triangle/predicates.h"

namespace hairline::triangle_triangle {

/// Where a triangle meets a plane that does not contain all of it: a segment or a point on that
/// plane.
template <typename S>
struct Section {
  std::array<Vector3<S>, 2> ends;
  int count = 0;

  void add(const Vector3<S>& point) {
    // More than two only if vertices coincide, or are on the plane by rounding; the first two
    // serve.
    if (count < 2) ends[static_cast<std::size_t>(count++)] = point;
  }
};

/// Heights of a triangle's vertices over a plane through `origin`.
template <Scalar S>
std::array<S, 3> heights(const Triangle<S>& triangle, const Vector3<S>& origin,
                         const Vector3<S>& n) {
  return {dot(n, triangle.vertices[0] - origin), dot(n, triangle.vertices[1] - origin),
          dot(n, triangle.vertices[2] - origin)};
}

/// Strictly on one side. A vertex on the plane belongs to neither side.
template <Scalar S>
bool onOneSide(const std::array<S, 3>& heights) {
  const int first = sign(heights[0]);
  return first != 0 && first == sign(heights[1]) && first == sign(heights[2]);
}

/// The section by the plane from which the heights were measured: vertices on it, and crossings of
/// edges whose ends lie on opposite sides.
template <Scalar S>
Section<S> sectionOf(const Triangle<S>& triangle, const std::array<S, 3>& heights) {
  Section<S> section;
  for (std::size_t i = 0; i < 3; ++i) {
    const std::size_t j = (i + 1) % 3;
    if (sign(heights[i]) == 0) section.add(triangle.vertices[i]);
    if (sign(heights[i]) * sign(heights[j]) < 0) {
      const S t = heights[i] / (heights[i] - heights[j]);
      section.add(triangle.vertices[i] + (triangle.vertices[j] - triangle.vertices[i]) * t);
    }
  }
  if (section.count == 1) section.ends[1] = section.ends[0];
  return section;
}

/// The common part of two sections on one line with a direction; nothing if they are disjoint.
template <Scalar S>
std::optional<Segment<S>> commonPart(const Section<S>& a, const Section<S>& b,
                                     const Vector3<S>& direction) {
  if (a.count == 0 || b.count == 0) return std::nullopt;
  const auto ordered = [&](const Section<S>& section) {
    std::array<Vector3<S>, 2> ends = section.ends;
    if (sign(dot(direction, ends[1] - ends[0])) < 0) std::swap(ends[0], ends[1]);
    return ends;
  };
  const std::array<Vector3<S>, 2> first = ordered(a);
  const std::array<Vector3<S>, 2> second = ordered(b);
  if (sign(dot(direction, second[1] - first[0])) < 0) return std::nullopt;
  if (sign(dot(direction, first[1] - second[0])) < 0) return std::nullopt;
  return Segment<S>{sign(dot(direction, second[0] - first[0])) > 0 ? second[0] : first[0],
                    sign(dot(direction, second[1] - first[1])) < 0 ? second[1] : first[1]};
}

}  // namespace hairline::triangle_triangle
