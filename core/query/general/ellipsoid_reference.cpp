#include "core/query/general/ellipsoid_reference.h"

#include <algorithm>
#include <array>

#include "core/math/interruption.h"
#include "core/query/closest/convex_reference.h"
#include "core/query/general/round_pair.h"
#include "core/query/polytope_reference.h"

namespace hairline {
namespace {

using Vector = Vector3<Rational>;

// Generated sets.

/// The part of a set in the plane where a coordinate is zero.
GeneratedSet cutAtZero(const GeneratedSet& set, int k) {
  GeneratedSet cut;
  const auto addCrossing = [k](std::vector<Vector>& list, const Vector& from, const Vector& way) {
    if (sign(from[k]) * sign(way[k]) >= 0) return;
    list.push_back(from - way * Rational(from[k] / way[k]));
  };
  const auto isIn = [k](const Vector& v) { return sign(v[k]) == 0; };
  for (std::size_t i = 0; i < set.points.size(); ++i) {
    countOperations(1 + set.points.size() / 16);
    const Vector& point = set.points[i];
    if (isIn(point)) cut.points.push_back(point);
    for (std::size_t j = 0; j < i; ++j) {
      if (sign(point[k]) * sign(set.points[j][k]) < 0) {
        addCrossing(cut.points, point, Vector(set.points[j] - point));
      }
    }
    for (const Vector& direction : set.directions) addCrossing(cut.points, point, direction);
  }
  for (std::size_t i = 0; i < set.directions.size(); ++i) {
    const Vector& direction = set.directions[i];
    if (isIn(direction)) cut.directions.push_back(direction);
    for (std::size_t j = 0; j < i; ++j) addCrossing(cut.directions, direction, set.directions[j]);
  }
  return cut;
}

/// The space in which an ellipsoid is the unit ball.
class BallSpace {
 public:
  /// Radii of 0 may be made larger.
  explicit BallSpace(const Ellipsoid<double>& ellipsoid, const Rational& least = Rational(0))
      : m_center(exact(ellipsoid.center)) {
    for (std::size_t i = 0; i < 3; ++i) m_axes[i] = exact(ellipsoid.axes[i]);
    const Rational volume = dot(m_axes[0], Vector(cross(m_axes[1], m_axes[2])));
    for (std::size_t i = 0; i < 3; ++i) {
      m_normals[i] = cross(m_axes[(i + 1) % 3], m_axes[(i + 2) % 3]) / volume;
      m_radii[i] = maximum(Rational(ellipsoid.radii[i]), least);
    }
  }

  /// The part of a set that is not beside a flat ellipsoid. It may have no points.
  GeneratedSet seen(const GeneratedSet& set) const {
    GeneratedSet seen;
    for (const Vector& point : set.points) {
      seen.points.push_back(coordinates(Vector(point - m_center)));
    }
    for (const Vector& way : set.directions) seen.directions.push_back(coordinates(way));
    for (int k = 0; k < 3; ++k) {
      if (isFlat(k)) seen = cutAtZero(seen, k);
    }
    for (std::vector<Vector>* list : {&seen.points, &seen.directions}) {
      for (Vector& v : *list) v = inRadii(v);
    }
    return seen;
  }

  /// The point of a set nearest to the centre, if it has any that is not beside the ellipsoid.
  std::optional<Vector> nearest(const GeneratedSet& set) const {
    const GeneratedSet found = seen(set);
    if (found.points.empty()) return std::nullopt;
    const Vector none(Rational(0), Rational(0), Rational(0));
    return nearestOfCores({{none}}, found).points[1];
  }

  bool isFlat() const { return isFlat(0) || isFlat(1) || isFlat(2); }
  Vector back(const Vector& seen) const {
    Vector point = m_center;
    for (int k = 0; k < 3; ++k) point += m_axes[at(k)] * Rational(seen[k] * m_radii[at(k)]);
    return point;
  }
  /// The normal of planes whose normal here is given; for radii that are not 0.
  Vector normal(const Vector& seen) const {
    Vector sum(Rational(0), Rational(0), Rational(0));
    for (int k = 0; k < 3; ++k) sum += m_normals[at(k)] * Rational(seen[k] / m_radii[at(k)]);
    return sum;
  }

 private:
  static std::size_t at(int k) { return static_cast<std::size_t>(k); }
  bool isFlat(int k) const { return sign(m_radii[at(k)]) == 0; }

  Vector coordinates(const Vector& v) const {
    return {dot(m_normals[0], v), dot(m_normals[1], v), dot(m_normals[2], v)};
  }
  Vector inRadii(Vector v) const {
    for (int k = 0; k < 3; ++k) v[k] = isFlat(k) ? Rational(0) : Rational(v[k] / m_radii[at(k)]);
    return v;
  }

  Vector m_center;
  std::array<Vector, 3> m_axes;
  std::array<Vector, 3> m_normals;
  std::array<Rational, 3> m_radii;
};

bool isInBall(const Vector& seen) { return squaredNorm(seen) <= Rational(1); }

/// From the ellipsoid to the set. A flat ellipsoid is disjoint from a set if a thicker one is.
std::optional<Vector> axisTo(const GeneratedSet& set, const Ellipsoid<double>& ellipsoid) {
  const BallSpace space(ellipsoid);
  const std::optional<Vector> nearest = space.nearest(set);
  if (nearest && isInBall(*nearest)) return std::nullopt;
  if (nearest && !space.isFlat()) return space.normal(*nearest);
  for (Rational least = Rational::fraction(1, 256);; least *= least) {
    const BallSpace thicker(ellipsoid, least);
    const Vector place = *thicker.nearest(set);
    if (!isInBall(place)) return thicker.normal(place);
  }
}

// Shapes.

/// The ellipsoid of two shapes, and the other.
struct Sides {
  const Ellipsoid<double>* ellipsoid;
  const Shape* other;
  bool isFirst;
};
std::optional<Sides> sidesOf(const Shape& a, const Shape& b) {
  if (const auto* second = std::get_if<Ellipsoid<double>>(&b)) return Sides{second, &a, false};
  if (const auto* first = std::get_if<Ellipsoid<double>>(&a)) return Sides{first, &b, true};
  return std::nullopt;
}

/// Nothing for sets with a radius.
std::optional<GeneratedSet> plainSetOf(const Shape& shape) {
  GeneratedSet set = generatorsOf(shape);
  if (set.points.empty() || sign(set.radius) != 0) return std::nullopt;
  return set;
}

}  // namespace

std::optional<Vector> axisBesideEllipsoid(const Shape& a, const Shape& b, const Vector& way) {
  const std::optional<Sides> sides = sidesOf(a, b);
  if (!sides) return std::nullopt;
  std::optional<GeneratedSet> set = plainSetOf(*sides->other);
  if (!set || (sides->isFirst && !isZero(way))) return std::nullopt;
  const std::size_t count = isZero(way) ? 0 : set->points.size();
  for (std::size_t i = 0; i < count; ++i) set->points.push_back(set->points[i] + way);
  return axisTo(*set, *sides->ellipsoid);
}

std::optional<Vector> axisToHull(const Ellipsoid<double>& ellipsoid,
                                 const std::vector<Vector>& corners) {
  return axisTo({corners}, ellipsoid);
}

std::optional<Vector> pointInEllipsoid(const Shape& a, const Shape& b) {
  const std::optional<Sides> sides = sidesOf(a, b);
  const auto set = sides ? plainSetOf(*sides->other) : std::nullopt;
  if (!set) return std::nullopt;
  const BallSpace space(*sides->ellipsoid);
  const std::optional<Vector> nearest = space.nearest(*set);
  return nearest && isInBall(*nearest) ? std::optional(space.back(*nearest)) : std::nullopt;
}

std::optional<Vector> pointOfHullAndEllipsoid(const std::vector<Vector>& corners,
                                              const Ellipsoid<double>& ellipsoid) {
  const BallSpace space(ellipsoid);
  const std::optional<Vector> nearest = space.nearest({corners});
  return nearest && isInBall(*nearest) ? std::optional(space.back(*nearest)) : std::nullopt;
}

std::pair<Vector, Rational> supportOfEllipsoid(const Ellipsoid<double>& ellipsoid,
                                               const Vector& direction) {
  const Vector way = times(roundOf(ellipsoid)->b, direction);
  return {way, dot(way, direction)};
}

}  // namespace hairline
