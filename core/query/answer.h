#pragma once

#include <array>
#include <optional>
#include <string_view>

#include "core/math/interval.h"
#include "core/math/quadratic.h"
#include "core/math/vector.h"
#include "core/query/trace.h"
#include "core/shapes/line.h"
#include "core/shapes/point.h"
#include "core/shapes/segment.h"

namespace hairline {

/// A point with coordinates a + b √c.
template <typename S>
using QuadraticPoint = std::array<Quadratic<S>, 3>;

// In float and double every number of an answer is a plain S. In exact a number may be irrational;
// then the body leaves the plain field empty and sets the quadratic one beside it.

/// The axis that separates two sets: the certificate of a miss.
template <typename S>
struct SeparatingAxis {
  Label label;
  /// As computed, of any nonzero length.
  Vector3<S> axis;
  /// The projections of the operands on it.
  Interval<S> a;
  Interval<S> b;
  /// The distance between the projections, in their units; positive.
  S gap;
  /// Projections and gap of round sets.
  struct Roots {
    Interval<Quadratic<S>> a;
    Interval<Quadratic<S>> b;
    Quadratic<S> gap;
  };
  /// In exact, replaces the three above if they may be irrational; each radicand is the squared
  /// length of the axis.
  std::optional<Roots> roots{};
};

/// The axis of least overlap: how far one set must move to be free.
template <typename S>
struct Overlap {
  Label label;
  /// Of any nonzero length, from b towards a.
  Vector3<S> axis;
  /// The overlap of the projections, in their units; the depth is this divided by the axis' length.
  S amount;
};

/// An axis oriented from b to a: the shorter of the two directions in which a comes free, given the
/// intervals of both on it.
template <typename S>
Vector3<S> fromBToA(const Vector3<S>& axis, const Interval<S>& a, const Interval<S>& b) {
  if (sign(S((a.min + a.max) - (b.min + b.max))) >= 0) return axis;
  // Not negated, which would give zeros a sign.
  return Vector3<S>(S(0), S(0), S(0)) - axis;
}

/// Whether the closed sets intersect; and where, if the method gives it.
template <typename S>
struct IntersectAnswer {
  bool hit = false;
  std::optional<SeparatingAxis<S>> separating;
  std::optional<Overlap<S>> overlap;
  /// A point of both sets, within rounding.
  std::optional<Vector3<S>> point;
  /// Nonnegative weights of the triangle's vertices that give the point.
  std::optional<Vector3<S>> barycentric;
  /// The parameter of the point on the line, ray or segment; the smallest if there are several.
  std::optional<S> t;
  std::optional<Quadratic<S>> quadraticT;
  std::optional<QuadraticPoint<S>> quadraticPoint;
  /// A parameter at which the line, ray or segment is in the solid, away from its boundary if
  /// possible: it proves the hit if the first point is rounded or irrational.
  std::optional<S> within;
  std::optional<Segment<S>> segment;
  std::optional<Vector3<S>> normal;
  std::optional<QuadraticPoint<S>> quadraticNormal;
  Label feature;

  bool verdict() const { return hit; }
};

/// Whether the sets may intersect: overlap of bounding volumes.
template <typename S>
struct BoundAnswer {
  bool mayHit = false;
  std::optional<SeparatingAxis<S>> separating;

  bool verdict() const { return mayHit; }
};

/// The nearest points of two sets.
template <typename S>
struct ClosestAnswer {
  S sqdist{};
  /// One per operand, in their order.
  std::array<Vector3<S>, 2> points;
  /// In exact, replaces the two above if they are irrational.
  std::optional<Quadratic<S>> quadraticSqdist;
  std::optional<std::array<QuadraticPoint<S>, 2>> quadraticPoints;
  /// In exact, replace them if they are irrational and of a higher degree: the nearest doubles.
  std::optional<double> roundedSqdist;
  std::optional<std::array<Vector3<double>, 2>> roundedPoints;
  std::optional<S> t;
  std::optional<Vector3<S>> barycentric;
  /// The nearest feature of the operand that is not a point.
  Label feature;
  /// In exact: a set is empty. The distance counts as infinite, which no rational is.
  bool infinite = false;

  /// The distance is zero; a zero is always given in plain form.
  bool verdict() const {
    return !infinite && !quadraticSqdist && !roundedSqdist && sign(sqdist) == 0;
  }
};

/// Whether the point, or all of the shape, is in the set.
template <typename S>
struct ContainsAnswer {
  bool contains = false;
  std::optional<Vector3<S>> barycentric;
  /// A point of the shape outside the set.
  std::optional<Vector3<S>> point;
  std::optional<QuadraticPoint<S>> quadraticPoint;
  Label feature;

  bool verdict() const { return contains; }
};

/// The side of a plane: `behind` is the open negative half-space, and touching is straddling.
enum class Side { front, behind, straddles };

constexpr std::string_view name(Side side) {
  constexpr std::array<std::string_view, 3> names{"front", "behind", "straddles"};
  return names[static_cast<std::size_t>(side)];
}

template <typename S>
struct SideAnswer {
  Side side = Side::straddles;
  Label feature;

  bool verdict() const { return side == Side::straddles; }
};

/// What two or three planes have in common.
enum class Relation { none, point, line, plane };

constexpr std::string_view name(Relation relation) {
  constexpr std::array<std::string_view, 4> names{"none", "point", "line", "plane"};
  return names[static_cast<std::size_t>(relation)];
}

template <typename S>
struct CommonAnswer {
  Relation relation = Relation::none;
  std::optional<Vector3<S>> point;
  std::optional<Line<S>> line;

  bool verdict() const { return relation != Relation::none; }
};

/// The sign of a determinant of points: -1, 0 or 1.
template <typename S>
struct SignAnswer {
  int sign = 0;

  bool verdict() const { return sign > 0; }
};

/// A contact at a time that is a root of high degree: the nearest doubles.
struct RoundedContact {
  double time = 0;
  std::optional<Vector3<double>> point;
  std::optional<Vector3<double>> normal;
};

/// Whether the moving pair touches during [0, 1], and when first.
template <typename S>
struct SweepAnswer {
  bool hit = false;
  std::optional<S> time;
  /// In exact, replaces time and point if they are irrational.
  std::optional<Quadratic<S>> quadraticTime;
  /// A point of both sets at that time.
  std::optional<Vector3<S>> point;
  std::optional<QuadraticPoint<S>> quadraticPoint;
  /// Of the contact, of any length, from b towards a. A start in contact may have none.
  std::optional<Vector3<S>> normal;
  std::optional<QuadraticPoint<S>> quadraticNormal;
  /// In exact, replaces time, point and normal if the time is irrational and of a higher degree.
  std::optional<RoundedContact> rounded;
  /// Of a method that encloses the time: no contact precedes the lower end.
  std::optional<Interval<S>> bracket;
  /// The features of the shapes that touch first, if the method gives them.
  Label feature;
  /// An axis that separates the swept volumes, so that the operands never meet. Its intervals are
  /// those of the whole motion.
  std::optional<SeparatingAxis<S>> separating;

  bool verdict() const { return hit; }
};

}  // namespace hairline
