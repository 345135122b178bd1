#include "core/query/general/ellipsoid_reference.h"

#include <algorithm>
#include <array>

#include "core/math/interruption.h"
#include "core/math/real_root.h"
#include "core/math/square_root.h"
#include "core/query/closest/convex_reference.h"
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
  /// The coordinates of a point, those along radii of 0 left out.
  Vector of(const Vector& point) const { return inRadii(coordinates(Vector(point - m_center))); }
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

// Spheres, discs and ellipsoids.

/// The columns of a symmetric matrix.
template <typename S>
using Matrix = std::array<Vector3<S>, 3>;

template <typename S>
S determinant(const Matrix<S>& m) {
  return dot(m[0], Vector3<S>(cross(m[1], m[2])));
}
/// The determinant times the inverse times a vector.
template <typename S>
Vector3<S> adjugateTimes(const Matrix<S>& m, const Vector3<S>& v) {
  return {dot(Vector3<S>(cross(m[1], m[2])), v), dot(Vector3<S>(cross(m[2], m[0])), v),
          dot(Vector3<S>(cross(m[0], m[1])), v)};
}
Vector3<Polynomial> polynomials(const Vector& v) {
  return {Polynomial(v[0]), Polynomial(v[1]), Polynomial(v[2])};
}
Vector times(const Matrix<Rational>& m, const Vector& v) {
  return {dot(m[0], v), dot(m[1], v), dot(m[2], v)};
}
Vector3<Polynomial> times(const Matrix<Rational>& m, const Vector3<Polynomial>& v) {
  return {dot(polynomials(m[0]), v), dot(polynomials(m[1]), v), dot(polynomials(m[2]), v)};
}
/// Adds factor v vᵀ.
void addSquare(Matrix<Rational>& m, const Vector& v, const Rational& factor) {
  for (int k = 0; k < 3; ++k) m[static_cast<std::size_t>(k)] += v * Rational(v[k] * factor);
}
Matrix<Rational> multipleOfOne(const Rational& factor) {
  Matrix<Rational> m;
  for (int k = 0; k < 3; ++k) {
    Vector& column = m[static_cast<std::size_t>(k)];
    column = Vector(Rational(0), Rational(0), Rational(0));
    column[k] = factor;
  }
  return m;
}

/// A matrix that is positive where a positive semidefinite one is zero, and zero across that.
Matrix<Rational> nullProjection(const Matrix<Rational>& m) {
  Matrix<Rational> projection = multipleOfOne(Rational(0));
  if (sign(determinant(m)) != 0) return projection;
  for (std::size_t i = 0; i < 3; ++i) {
    const Vector normal = cross(m[i], m[(i + 1) % 3]);
    if (isZero(normal)) continue;
    addSquare(projection, normal, Rational(1));
    return projection;
  }
  for (const Vector& column : m) {
    if (isZero(column)) continue;
    projection = multipleOfOne(squaredNorm(column));
    addSquare(projection, column, Rational(-1));
    return projection;
  }
  return multipleOfOne(Rational(1));
}

/// The extent along n is n·center ± √(n·B n).
struct Round {
  Vector center;
  Matrix<Rational> b;
};

std::optional<Round> roundOf(const Shape& shape) {
  if (const auto* sphere = std::get_if<Sphere<double>>(&shape)) {
    const Rational radius(sphere->radius);
    return Round{exact(sphere->center), multipleOfOne(radius * radius)};
  }
  if (const auto* disc = std::get_if<Disc<double>>(&shape)) {
    const Rational radius(disc->radius);
    const Vector normal = exact(disc->normal);
    Round round{exact(disc->center), multipleOfOne(radius * radius)};
    addSquare(round.b, normal, -radius * radius / squaredNorm(normal));
    return round;
  }
  if (const auto* ellipsoid = std::get_if<Ellipsoid<double>>(&shape)) {
    Round round{exact(ellipsoid->center), multipleOfOne(Rational(0))};
    for (std::size_t i = 0; i < 3; ++i) {
      const Rational radius(ellipsoid->radii[i]);
      addSquare(round.b, exact(ellipsoid->axes[i]), radius * radius);
    }
    return round;
  }
  return std::nullopt;
}

/// The limit of a quotient, if it is finite.
std::optional<Rational> limitOf(Polynomial dividend, Polynomial divisor, const Rational& at) {
  const Polynomial factor(std::vector<Rational>{-at, Rational(1)});
  while (sign(divisor.at(at)) == 0) {
    if (sign(dividend.at(at)) != 0) return std::nullopt;
    dividend = divide(dividend, factor).quotient;
    divisor = divide(divisor, factor).quotient;
  }
  return dividend.at(at) / divisor.at(at);
}

/// A number between two different ones.
Rational between(const RealRoot& a, const RealRoot& b) {
  for (Rational width = Rational::fraction(1, 16);; width /= Rational(16)) {
    const Interval<Rational> first = a.within(width);
    const Interval<Rational> second = b.within(width);
    if (first.max < second.min) return (first.max + second.min) / Rational(2);
  }
}

/// μ(1-μ)
Polynomial productOfParts() {
  return Polynomial(std::vector<Rational>{Rational(0), Rational(1), Rational(-1)});
}

/// (1-μ) A + μ B
Matrix<Polynomial> mixed(const Matrix<Rational>& a, const Matrix<Rational>& b) {
  Matrix<Polynomial> w;
  for (int k = 0; k < 3; ++k) {
    for (int j = 0; j < 3; ++j) {
      const Rational& from = a[static_cast<std::size_t>(k)][j];
      const Rational& to = b[static_cast<std::size_t>(k)][j];
      w[static_cast<std::size_t>(k)][j] = Polynomial(std::vector<Rational>{from, to - from});
    }
  }
  return w;
}

/// Two of them.
class RoundPair {
 public:
  RoundPair(const Round& a, const Round& b)
      : m_start(a.center), m_way(b.center - a.center), m_a(a.b), m_b(b.b) {
    Matrix<Rational> sum = m_a;
    for (std::size_t i = 0; i < 3; ++i) sum[i] += m_b[i];
    // Both are flat: they are disjoint, or all lies in one plane, line or point, across which any
    // thickness is as good.
    const Matrix<Rational> thickness = nullProjection(sum);
    const Vector across = times(thickness, m_way);
    if (!isZero(across)) {
      m_axis = across;
      return;
    }
    for (std::size_t i = 0; i < 3; ++i) {
      m_a[i] += thickness[i];
      m_b[i] += thickness[i];
    }
    findAxis();
  }

  const std::optional<Vector>& axis() const { return m_axis; }

  /// A point of both, unless they are disjoint or seem to touch in an irrational point.
  std::optional<Vector> point() const {
    if (m_axis) return std::nullopt;
    for (const RealRoot& root : m_roots) {
      if (!root.rational()) continue;
      const std::optional<Balance> at = balanceAt(*root.rational());
      if (at && at->isCommon()) return at->point;
    }
    // The greater μ is, the nearer the point is to the centre of a, in radii, and the farther from
    // that of b.
    Rational low(0);
    Rational high(1);
    for (int halving = 0; halving < 64; ++halving) {
      const Rational middle = (low + high) / Rational(2);
      const std::optional<Balance> at = balanceAt(middle);
      if (at->isCommon()) return at->point;
      (at->inA > at->inB ? low : high) = middle;
    }
    return std::nullopt;
  }

 private:
  /// The point for a μ, a + (1-μ) A W⁻¹d, and the squares of its distances from the centres in
  /// radii.
  struct Balance {
    Vector point;
    Rational inA;
    Rational inB;

    bool isCommon() const { return inA <= Rational(1) && inB <= Rational(1); }
  };
  /// Nothing if there is none at an end, where one of the sets may be flat.
  std::optional<Balance> balanceAt(const Rational& part) const {
    const Polynomial toA(std::vector<Rational>{Rational(1), Rational(-1)});
    const Polynomial toB(std::vector<Rational>{Rational(0), Rational(1)});
    const Vector3<Polynomial> inA = times(m_a, m_normal);
    const Vector3<Polynomial> inB = times(m_b, m_normal);
    const auto squareOf = [&](const Polynomial& weight, const Vector3<Polynomial>& image) {
      return limitOf(weight * weight * dot(m_normal, image), m_volume * m_volume, part);
    };
    const std::optional<Rational> squareInA = squareOf(toA, inA);
    const std::optional<Rational> squareInB = squareOf(toB, inB);
    if (!squareInA || !squareInB) return std::nullopt;
    Balance balance{m_start, *squareInA, *squareInB};
    for (int k = 0; k < 3; ++k) {
      const std::optional<Rational> step = limitOf(toA * inA[k], m_volume, part);
      if (!step) return std::nullopt;
      balance.point[k] += *step;
    }
    return balance;
  }

  void findAxis() {
    const Matrix<Polynomial> w = mixed(m_a, m_b);
    const Vector3<Polynomial> way = polynomials(m_way);
    m_volume = determinant(w);
    m_normal = adjugateTimes(w, way);
    const Polynomial room = m_volume - productOfParts() * dot(way, m_normal);
    m_roots = rootsInUnitInterval(room);
    std::vector<RealRoot> ends = m_roots;
    ends.insert(ends.begin(), Rational(0));
    ends.emplace_back(Rational(1));
    for (std::size_t i = 1; i < ends.size(); ++i) {
      if (compare(ends[i - 1], ends[i]) == 0) continue;
      const Rational part = between(ends[i - 1], ends[i]);
      if (sign(room.at(part)) >= 0) continue;
      m_axis = Vector(m_normal[0].at(part), m_normal[1].at(part), m_normal[2].at(part));
      return;
    }
  }

  Vector m_start;
  Vector m_way;
  Matrix<Rational> m_a;
  Matrix<Rational> m_b;
  /// The determinant of W and, times that, W⁻¹d.
  Polynomial m_volume;
  Vector3<Polynomial> m_normal;
  std::vector<RealRoot> m_roots;
  std::optional<Vector> m_axis;
};

/// An ellipsoid and a capsule, whose balls have their centres on a segment: d = d₀ + s e. For each
/// μ the ball that counts is that with the least d·W⁻¹d, which is convex in s, while μ(1-μ) d·W⁻¹d
/// is concave in μ, so that the least and the greatest may be taken in either order. Within the
/// segment the least is (d₀×e)·W(d₀×e) / (e·adj(W) e), by the cofactors of W⁻¹.
class TubePair {
 public:
  /// The radius is not 0.
  TubePair(const Round& ellipsoid, const Capsule<double>& tube)
      : m_ellipsoid(ellipsoid),
        m_way(exact(tube.a) - ellipsoid.center),
        m_core(exact(tube.b) - exact(tube.a)),
        m_square(Rational(tube.radius) * Rational(tube.radius)) {
    const Matrix<Polynomial> w = mixed(m_ellipsoid.b, multipleOfOne(m_square));
    const Vector3<Polynomial> core = polynomials(m_core);
    const Vector3<Polynomial> acrossCore = adjugateTimes(w, core);
    m_along = -dot(polynomials(m_way), acrossCore);
    m_length = dot(core, acrossCore);
    // Where the sign of the room may change, and the least from within the segment to an end.
    for (const Vector& way : {m_way, Vector(m_way + m_core)}) {
      const Vector3<Polynomial> d = polynomials(way);
      addRoots(determinant(w) - productOfParts() * dot(d, adjugateTimes(w, d)));
      addRoots(dot(d, acrossCore));
    }
    const Vector3<Polynomial> beside = polynomials(Vector(cross(m_way, m_core)));
    Polynomial within = m_length;
    for (int k = 0; k < 3; ++k) {
      within -= productOfParts() * beside[k] * dot(beside, w[static_cast<std::size_t>(k)]);
    }
    addRoots(within);
    m_ends.emplace_back(Rational(0));
    m_ends.emplace_back(Rational(1));
    std::ranges::sort(m_ends, [](const auto& a, const auto& b) { return compare(a, b) < 0; });
    for (std::size_t i = 1; i < m_ends.size() && !m_axis; ++i) {
      if (compare(m_ends[i - 1], m_ends[i]) == 0) continue;
      const Balance at(*this, between(m_ends[i - 1], m_ends[i]));
      if (at.isApart) m_axis = at.normal;
    }
  }

  const std::optional<Vector>& axis() const { return m_axis; }

  /// A point of both, unless they are disjoint or seem to touch in an irrational point.
  std::optional<Vector> point() const {
    if (m_axis) return std::nullopt;
    for (const RealRoot& end : m_ends) {
      if (!end.rational() || sign(*end.rational()) == 0) continue;
      const Balance at(*this, *end.rational());
      if (at.isCommon()) return at.point;
    }
    if (sign(determinant(m_ellipsoid.b)) == 0) {
      const Vector center = m_ellipsoid.center + m_way + m_core * shareAtZero();
      const auto found = RoundPair(m_ellipsoid, {center, multipleOfOne(m_square)}).point();
      if (found) return found;
    }
    // As for two round sets.
    Rational low(0);
    Rational high(1);
    for (int halving = 0; halving < 64; ++halving) {
      const Rational middle = (low + high) / Rational(2);
      const Balance at(*this, middle);
      if (at.isCommon()) return at.point;
      (at.inA > at.inB ? low : high) = middle;
    }
    return std::nullopt;
  }

 private:
  /// Where on the segment the ball is that counts for small μ: a flat ellipsoid touches it there.
  Rational shareAtZero() const {
    if (m_length.isZero()) return Rational(0);
    const auto limit = limitOf(m_along, m_length, Rational(0));
    if (!limit) return Balance(*this, Rational(0x1p-64)).share;
    return minimum(maximum(*limit, Rational(0)), Rational(1));
  }

  /// The ball that counts for a μ above 0, and as in RoundPair the point for it.
  struct Balance {
    /// Of the way along the segment.
    Rational share;
    Vector normal;
    bool isApart;
    Vector point;
    Rational inA;
    Rational inB;

    Balance(const TubePair& pair, const Rational& part) {
      const Rational rest = Rational(1) - part;
      Matrix<Rational> w = multipleOfOne(part * pair.m_square);
      for (std::size_t k = 0; k < 3; ++k) w[k] += pair.m_ellipsoid.b[k] * rest;
      const Vector acrossCore = adjugateTimes(w, pair.m_core);
      const Rational along = -dot(pair.m_way, acrossCore);
      const Rational length = dot(pair.m_core, acrossCore);
      if (sign(along) > 0) share = along < length ? along / length : Rational(1);
      const Vector way = pair.m_way + pair.m_core * share;
      const Rational volume = determinant(w);
      normal = adjugateTimes(w, way);
      isApart = part * rest * dot(way, normal) > volume;
      const Vector inverse = normal / volume;
      const Vector step = times(pair.m_ellipsoid.b, inverse) * rest;
      point = pair.m_ellipsoid.center + step;
      inA = rest * dot(inverse, step);
      inB = part * part * pair.m_square * squaredNorm(inverse);
    }
    bool isCommon() const { return inA <= Rational(1) && inB <= Rational(1); }
  };

  void addRoots(const Polynomial& p) {
    if (p.isZero()) return;
    for (RealRoot& root : rootsInUnitInterval(p)) m_ends.push_back(std::move(root));
  }

  Round m_ellipsoid;
  /// From the centre of the ellipsoid to an end of the segment, and from there to the other.
  Vector m_way;
  Vector m_core;
  /// Of the radius.
  Rational m_square;
  /// -d₀·adj(W) e and e·adj(W) e
  Polynomial m_along;
  Polynomial m_length;
  /// Of parts in which all signs stay.
  std::vector<RealRoot> m_ends;
  std::optional<Vector> m_axis;
};

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

std::optional<RoundPair> roundPairOf(const Shape& a, const Shape& b) {
  const std::optional<Round> first = roundOf(a);
  const std::optional<Round> second = roundOf(b);
  return first && second ? std::optional<RoundPair>(std::in_place, *first, *second) : std::nullopt;
}

std::optional<TubePair> tubePairOf(const Shape& a, const Shape& b) {
  const std::optional<Sides> sides = sidesOf(a, b);
  const auto* tube = sides ? std::get_if<Capsule<double>>(sides->other) : nullptr;
  if (tube == nullptr || tube->radius == 0) return std::nullopt;
  return std::optional<TubePair>(std::in_place, *roundOf(*sides->ellipsoid), *tube);
}

/// Nothing for sets with a radius.
std::optional<GeneratedSet> plainSetOf(const Shape& shape) {
  GeneratedSet set = generatorsOf(shape);
  if (set.points.empty() || sign(set.radius) != 0) return std::nullopt;
  return set;
}

}  // namespace

bool isWithEllipsoid(const Shape& a, const Shape& b) {
  const std::optional<Sides> sides = sidesOf(a, b);
  return sides && (roundOf(*sides->other) || plainSetOf(*sides->other) ||
                   std::holds_alternative<Capsule<double>>(*sides->other));
}

std::optional<Vector> axisBesideEllipsoid(const Shape& a, const Shape& b, const Vector& way) {
  const std::optional<Sides> sides = sidesOf(a, b);
  if (!sides) return std::nullopt;
  if (isZero(way)) {
    if (const auto pair = roundPairOf(a, b)) return pair->axis();
    if (const auto pair = tubePairOf(a, b)) return pair->axis();
  }
  std::optional<GeneratedSet> set = plainSetOf(*sides->other);
  if (!set || (sides->isFirst && !isZero(way))) return std::nullopt;
  const std::size_t count = isZero(way) ? 0 : set->points.size();
  for (std::size_t i = 0; i < count; ++i) set->points.push_back(set->points[i] + way);
  return axisTo(*set, *sides->ellipsoid);
}

std::optional<Vector> axisToPoint(const Ellipsoid<double>& ellipsoid, const Vector& point) {
  return axisTo({{point}}, ellipsoid);
}

bool meetsEllipsoid(const Shape& a, const Shape& b) {
  if (const auto pair = roundPairOf(a, b)) return !pair->axis();
  if (const auto pair = tubePairOf(a, b)) return !pair->axis();
  return pointInEllipsoid(a, b).has_value();
}

std::optional<Vector> pointInEllipsoid(const Shape& a, const Shape& b) {
  if (const auto pair = roundPairOf(a, b)) return pair->point();
  if (const auto pair = tubePairOf(a, b)) return pair->point();
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

Vector movedIntoEllipsoid(const Ellipsoid<double>& ellipsoid, const Vector& point, int bits) {
  const BallSpace space(ellipsoid);
  Vector seen = space.of(point);
  if (!isInBall(seen)) seen /= enclosedSquareRoot(squaredNorm(seen), bits).max;
  return space.back(seen);
}

std::pair<Vector, Rational> supportOfEllipsoid(const Ellipsoid<double>& ellipsoid,
                                               const Vector& direction) {
  const Vector way = times(roundOf(ellipsoid)->b, direction);
  return {way, dot(way, direction)};
}

}  // namespace hairline
