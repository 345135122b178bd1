#pragma once

#include <array>
#include <optional>

#include "core/math/vector.h"

namespace hairline {

/// The points X with normal·X = offset; the normal is nonzero, of any length.
template <typename S>
struct Plane {
  Vector3<S> normal;
  S offset;
  /// For a plane in double: its three defining points, if normal and offset are rounded. In exact
  /// it is then the plane through them, as long as they still give that normal and offset.
  std::optional<std::array<Vector3<S>, 3>> points{};

  friend bool operator==(const Plane&, const Plane&) = default;
};

/// The plane through three points, normal (b-a)×(c-a) rounded once from the exact value (scaled by
/// a power of two if it would leave the range of a double). Nothing if they are collinear. `exact`,
/// if given, receives whether the plane is exactly the one through the points; if it is not, it
/// keeps them.
std::optional<Plane<double>> planeThrough(const std::array<Vector3<double>, 3>& points,
                                          bool* exact = nullptr);

/// The same plane with its numbers converted to the scalar T.
template <Scalar T>
Plane<T> convert(const Plane<double>& shape) {
  return {fromDouble<T>(shape.normal), fromDouble<T>(shape.offset)};
}
template <>
Plane<Rational> convert<Rational>(const Plane<double>& shape);

}  // namespace hairline
