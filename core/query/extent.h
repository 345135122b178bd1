#pragma once

#include "core/math/interval.h"
#include "core/shapes/aabb.h"
#include "core/shapes/obb.h"

namespace hairline {

// The interval of axis·X over a shape, for an axis of any length.

template <Scalar S>
Interval<S> extent(const Aabb<S>& box, const Vector3<S>& axis) {
  return project<S>(box, axis);
}

template <Scalar S>
Interval<S> extent(const Obb<S>& box, const Vector3<S>& axis) {
  const S middle = dot(axis, box.center);
  S radius(0);
  for (std::size_t i = 0; i < 3; ++i) {
    radius += box.halfExtents[i] * absolute(dot(axis, box.axes[i]));
  }
  return {middle - radius, middle + radius};
}

/// The extent of a shape given by its vertices or by their hull. Vertices of a polygon's holes
/// count: they may be slightly off the plane of the others.
template <Scalar S, template <typename> class Shape>
requires requires(const Shape<S>& shape) { shape.vertices[0]; }
Interval<S> extent(const Shape<S>& shape, const Vector3<S>& axis) {
  const S start = dot(axis, shape.vertices[0]);
  Interval<S> result{start, start};
  for (const Vector3<S>& point : shape.vertices) {
    const S place = dot(axis, point);
    result = {minimum(result.min, place), maximum(result.max, place)};
  }
  if constexpr (requires { shape.holes; }) {
    for (const auto& hole : shape.holes) {
      for (const Vector3<S>& point : hole) {
        const S place = dot(axis, point);
        result = {minimum(result.min, place), maximum(result.max, place)};
      }
    }
  }
  return result;
}

}  // namespace hairline
