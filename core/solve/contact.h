#pragma once

#include <optional>
#include <vector>

#include "core/base/result.h"
#include "core/math/quadratic.h"
#include "core/query/answer.h"
#include "core/shapes/shape.h"

namespace hairline {

/// The relation of two closed sets. Touching: they intersect, and an arbitrarily small movement
/// frees them. Overlapping: they intersect, and no movement below the depth frees them.
enum class ContactState { apart, touching, overlapping };

/// A length in exact arithmetic: amount / √squaredUnit, where the amount may contain a root itself
/// (see Quadratic).
struct TrueLength {
  Quadratic<Rational> amount{};
  Rational squaredUnit{1};

  int sign() const { return hairline::sign(amount); }
  /// The nearest double if the square is rational, else within two roundings of it.
  double value() const;
  /// Its square, if that is rational.
  std::optional<Rational> square() const;
  /// The length itself, if it is rational.
  std::optional<Rational> rational() const;
};

/// Whether a length has the smaller absolute value.
bool isShorter(const TrueLength& a, const TrueLength& b);

/// The exact relation of one shape to another.
struct Contact {
  ContactState state = ContactState::apart;
  /// The distance if disjoint, zero if touching, and minus the depth if overlapping. For unions of
  /// convex parts (concave polygons, meshes) the depth of the two parts that overlap most, which is
  /// a lower bound for that of the whole.
  TrueLength gap;
  /// From the first shape towards the second, of any nonzero length: the gap is measured along it.
  Vector3<Rational> axis = Vector3<Rational>(Rational(0), Rational(0), Rational(0));

  /// The translation of the first shape that makes them touch: along the axis by the gap.
  QuadraticPoint<Rational> offset() const;
};

/// The relation of a to b; two shapes of the plane are compared and separated within it. Everything
/// is computed in rationals from the given doubles: nearest points by Wolfe's method, depths by all
/// candidates for the axis of least overlap, planes by the extent of the other shape along their
/// normal. Refused with a reason if no exact distance is known (cylinders and cones except with
/// planes, grids, large meshes) and if moving cannot help (planes that are not parallel).
Result<Contact> contactOf(const Shape& a, const Shape& b);

/// The axes of all pairs of intersecting parts, if one of the shapes has several parts; otherwise
/// none.
std::vector<Vector3<Rational>> axesOfParts(const Shape& a, const Shape& b);

/// The verdict of the exact `intersect` query of the two, of its reference if it has one; nothing
/// if there is no such query.
std::optional<bool> exactVerdict(const Shape& a, const Shape& b);

}  // namespace hairline
