#pragma once

#include <array>
#include <optional>

#include "core/math/vector.h"

namespace hairline {

/// The points X with normal·X = offset; the normal is not zero, of any length.
template <typename S>
struct Plane {
  Vector3<S> normal;
  S offset;
  /// Of a plane in double: the three points it was given by, where normal and offset are rounded.
  /// In exact it is the plane through them then, as long as they still give that normal and offset.
  std::optional<std::array<Vector3<S>, 3>> points{};

  friend bool operator==(const Plane&, const Plane&) = default;
};

/// The plane through three points, normal (b-a)×(c-a) rounded once from the exact value (scaled by
/// a power of two where it would leave the range of a double). Nothing when they are collinear.
/// `exact`, if given, tells whether the plane is exactly the one through the points; where it is
/// not, it keeps them.
std::optional<Plane<double>> planeThrough(const std::array<Vector3<double>, 3>& points,
                                          bool* exact = nullptr);

/// The same plane with its numbers brought into the scalar T.
template <Scalar T>
Plane<T> convert(const Plane<double>& shape) {
  return {fromDouble<T>(shape.normal), fromDouble<T>(shape.offset)};
}
template <>
Plane<Rational> convert<Rational>(const Plane<double>& shape);

}  // namespace hairline
