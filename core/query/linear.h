#pragma once

#include <optional>

#include "core/math/by_components.h"
#include "core/shapes/shape.h"

namespace hairline {

/// A line, ray or segment as origin + t direction, with the valid range of t. For a segment t runs
/// from 0 at a to 1 at b, and the direction may be zero.
template <typename S>
struct Linear {
  Vector3<S> origin;
  Vector3<S> direction;
  /// t >= 0 is required.
  bool hasStart = false;
  /// t <= 1 is required.
  bool hasEnd = false;

  Vector3<S> at(const S& t) const { return origin + direction * t; }
};

template <Scalar S>
Linear<S> linear(const Line<S>& line) {
  return {byComponents(line.origin), byComponents(line.direction), false, false};
}
template <Scalar S>
Linear<S> linear(const Ray<S>& ray) {
  return {byComponents(ray.origin), byComponents(ray.direction), true, false};
}
template <Scalar S>
Linear<S> linear(const Segment<S>& segment) {
  return {byComponents(segment.a), segment.b - segment.a, true, true};
}

/// The line, ray or segment of a shape in a scalar; nothing for others.
template <Scalar S>
std::optional<Linear<S>> linearOf(const Shape& shape) {
  return std::visit(
      [](const auto& s) -> std::optional<Linear<S>> {
        if constexpr (requires { linear(s); }) {
          return linear(convert<S>(s));
        } else {
          return std::nullopt;
        }
      },
      shape);
}

/// The same, exactly.
inline std::optional<Linear<Rational>> exactLinear(const Shape& shape) {
  return linearOf<Rational>(shape);
}

}  // namespace hairline
