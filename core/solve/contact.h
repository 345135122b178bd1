#pragma once

#include <optional>
#include <vector>

#include "core/base/result.h"
#include "core/math/quadratic.h"
#include "core/query/answer.h"
#include "core/shapes/shape.h"

namespace hairline {

/// How two closed sets stand to each other. Touching: they meet, and the smallest movement frees
/// them. Overlapping: they meet, and no movement below the depth frees them.
enum class ContactState { apart, touching, overlapping };

/// A length as exact arithmetic has it: amount / √squaredUnit, where the amount may hold a root
/// itself (see Quadratic).
struct TrueLength {
  Quadratic<Rational> amount{};
  Rational squaredUnit{1};

  int sign() const { return hairline::sign(amount); }
  /// The nearest double where the square is rational, else within two roundings of it.
  double value() const;
  /// Its square, where that is rational.
  std::optional<Rational> square() const;
  /// The length itself, where it is rational.
  std::optional<Rational> rational() const;
};

/// Whether a length is the shorter one, whatever their signs.
bool isShorter(const TrueLength& a, const TrueLength& b);

/// How one shape stands to another, exactly.
struct Contact {
  ContactState state = ContactState::apart;
  /// The distance while apart, zero while touching, and less the depth while overlapping. Of shapes
  /// that are unions of convex parts (concave polygons, meshes) the depth of the two parts that
  /// overlap most, which is a lower bound for that of the whole.
  TrueLength gap;
  /// From the first shape towards the second, of any length but zero: along it they have the gap.
  Vector3<Rational> axis = Vector3<Rational>(Rational(0), Rational(0), Rational(0));

  /// The translation of the first shape that makes them touch: along the axis by the gap.
  QuadraticPoint<Rational> offset() const;
};

/// How a stands to b; two shapes of the plane are told apart and freed within it. Everything is
/// worked out in rationals from the doubles as given: nearest points by Wolfe's method, depths by
/// all axes that can be of least overlap, planes by how far the other shape reaches along their
/// normal. Refused with a reason where no exact distance is known (cylinders and cones but for
/// planes, grids, large meshes) and where moving cannot help (planes that are not parallel).
Result<Contact> contactOf(const Shape& a, const Shape& b);

/// The axes of all pairs of parts that meet, where one of the shapes has several parts; none else.
std::vector<Vector3<Rational>> axesOfParts(const Shape& a, const Shape& b);

/// What the exact `intersect` query of the two says, its reference where it has one; nothing where
/// there is no such query.
std::optional<bool> exactVerdict(const Shape& a, const Shape& b);

}  // namespace hairline
