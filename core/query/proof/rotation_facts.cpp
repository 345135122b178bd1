#include "core/query/proof/rotation_facts.h"

#include <algorithm>
#include <cmath>

#include "core/math/square_root.h"
#include "core/query/proof/exact_sets.h"
#include "core/query/proof/proof_subject.h"
#include "core/shapes/cone_of.h"

namespace hairline {
namespace {

using Vector = Vector3<Rational>;

/// Precision of square roots in bits.
constexpr int rootBits = 160;

struct BallAround {
  Vector center;
  Rational radius{};
};

/// Balls whose hull contains a cylinder, cone, disc or ellipsoid.
std::vector<BallAround> ballsAround(const Shape& curved) {
  if (const auto* cylinder = std::get_if<Cylinder<double>>(&curved)) {
    const Rational radius(cylinder->radius);
    return {{exact(cylinder->a), radius}, {exact(cylinder->b), radius}};
  }
  if (const auto cone = coneOf(curved)) {
    const Vector apex = exact(cone->apex);
    const Vector base = apex + exact(cone->axis) * Rational(cone->height);
    return {{apex}, {base, Rational(cone->radius)}};
  }
  // Of an ellipsoid {c + V s}, |V|² is the greatest eigenvalue of VᵗV, and no sum of absolute
  // values of a row is less.
  const auto& ellipsoid = std::get<Ellipsoid<double>>(curved);
  std::array<Vector, 3> arms;
  for (std::size_t i = 0; i < 3; ++i) {
    arms[i] = exact(ellipsoid.axes[i]) * Rational(ellipsoid.radii[i]);
  }
  Rational square(0);
  for (const Vector& arm : arms) {
    Rational sum(0);
    for (const Vector& other : arms) sum += absolute(dot(arm, other));
    square = maximum(square, sum);
  }
  return {{exact(ellipsoid.center), enclosedSquareRoot(square, rootBits).max}};
}

bool hasCurvedCore(const Shape& shape) {
  return std::holds_alternative<Cylinder<double>>(shape) ||
         std::holds_alternative<Ellipsoid<double>>(shape) || coneOf(shape);
}

/// Whether a set is convex by its type.
bool isConvex(const Shape& shape) {
  return !std::holds_alternative<Quad<double>>(shape) &&
         !std::holds_alternative<Polygon<double>>(shape) && !std::holds_alternative<Mesh>(shape) &&
         !std::holds_alternative<Grid>(shape);
}

/// Validated already, but the error of a sine is derived for no larger angle.
bool isMeasurable(const RotationMotion* rotation) {
  return rotation == nullptr || std::abs(rotation->angle) <= mostRotation;
}

/// The corners of a tetrahedron that contains the box in which a place is known to be: of four at
/// most, as each is looked up in a set. Without errors it is the place.
std::vector<Vector> cornersAround(const BoundedVector& place) {
  const Vector least = place.value - place.error;
  int count = 0;
  for (int k = 0; k < 3; ++k) count += sign(place.error[k]);
  std::vector<Vector> corners{least};
  for (int k = 0; k < 3; ++k) {
    if (sign(place.error[k]) == 0) continue;
    corners.push_back(least);
    corners.back()[k] += place.error[k] * Rational(2 * count);
  }
  return corners;
}

/// Where segments between corners of two hulls cross the plane of a flat shape, with a given
/// normal: the hull of these points contains the crossing of every segment from one to the
/// other. None if the plane is not between the hulls, or the shape not in a plane with that normal.
std::vector<Vector> crossings(const std::vector<Vector>& starts, const std::vector<Vector>& ends,
                              const Shape& flat, const Vector& normal) {
  const std::optional<ExactExtent> extent = extentAlong(flat, normal);
  if (isZero(normal) || !extent || !extent->min || !extent->max) return {};
  const std::optional<Rational> offset = exactValue(*extent->min);
  if (!offset || compare(*extent->min, *extent->max) != 0) return {};
  std::vector<Vector> points;
  for (const Vector& start : starts) {
    const Rational before = dot(normal, start) - *offset;
    for (const Vector& end : ends) {
      const Rational after = dot(normal, end) - *offset;
      if (sign(before) * sign(after) >= 0) return {};
      points.push_back(start + (end - start) * Rational(before / (before - after)));
    }
  }
  return points;
}

Interval<Rational> widened(const Interval<Rational>& extent, const Rational& slack) {
  return {extent.min - slack, extent.max + slack};
}
Interval<Rational> shifted(const Interval<Rational>& extent, const Rational& way) {
  return {extent.min + way, extent.max + way};
}

}  // namespace

Interval<Rational> RotatingSubject::Body::extentAlong(const Vector& direction) const {
  if (curved != nullptr) {
    return roundedOutward(*hairline::extentAlong(*curved, direction), rootBits);
  }
  const Rational first = dot(direction, points[0]);
  Interval<Rational> extent{first, first};
  for (const Vector& point : points) {
    const Rational height = dot(direction, point);
    extent = {minimum(extent.min, height), maximum(extent.max, height)};
  }
  return extent;
}

void RotatingSubject::Body::measure() {
  const Vector center = exact(rotation->center);
  const Vector axis = exact(rotation->axis);
  const auto include = [&](const BallAround& ball) {
    const Rational square =
        squaredNorm(Vector(cross(axis, ball.center - center))) / squaredNorm(axis);
    radius = maximum(radius, ball.radius + enclosedSquareRoot(square, rootBits).max);
  };
  for (const Vector& point : points) include({point});
  if (curved != nullptr) {
    for (const BallAround& ball : ballsAround(*curved)) include(ball);
  }
  for (int k = 0; k < 3; ++k) {
    Vector unit(Rational(0), Rational(0), Rational(0));
    unit[k] = Rational(1);
    const Interval<Rational> offsets = shifted(extentAlong(unit), -center[k]);
    reach[k] = maximum(-offsets.min, offsets.max);
  }
}

/// The heights of a moving core's points along an axis over time. That of each is a + b cos φ + c
/// sin φ + speed·time, φ being the angle of the rotation by then, with b² + c² at most the square
/// of the amplitude.
class RotatingSubject::Heights {
 public:
  Heights(const Body& body, const Vector& axis)
      : m_body(body), m_axis(axis), m_speed(dot(axis, body.displacement)) {
    if (body.rotation == nullptr) return;
    m_angle = Rational(body.rotation->angle);
    const Vector w = exact(body.rotation->axis);
    const Rational square = squaredNorm(Vector(cross(w, axis))) / squaredNorm(w);
    m_amplitude = enclosedSquareRoot(square, rootBits).max * body.radius;
  }

  /// Bounds on the heights at the ends of a part of the time. On the line between them they hold
  /// throughout.
  using Bounds = std::array<Interval<Rational>, 2>;

  /// From those at the ends: a function whose second derivative is at most M in absolute value is
  /// off the line between its values at the ends of a time d by at most M d² / 8. The line of each
  /// point is between those of the extents.
  Bounds boundsFromEnds(const Rational& from, const Rational& to) const {
    const Rational turn = m_angle * (to - from);
    const Rational off = m_amplitude * turn * turn / Rational(8);
    return {widened(at(from), off), widened(at(to), off)};
  }
  /// Those of a whole turn.
  Bounds boundsOfTurn(const Rational& from, const Rational& to) const {
    Interval<Rational> middles;
    if (m_body.rotation == nullptr) {
      middles = m_body.extentAlong(m_axis);
    } else {
      const Vector center = exact(m_body.rotation->center);
      const Vector w = exact(m_body.rotation->axis);
      const Vector along = w * Rational(dot(m_axis, w) / squaredNorm(w));
      middles = shifted(m_body.extentAlong(along), dot(m_axis - along, center));
    }
    const Interval<Rational> bounds = widened(middles, m_amplitude);
    return {shifted(bounds, m_speed * from), shifted(bounds, m_speed * to)};
  }

 private:
  /// A point rotates by as much as the axis does in the opposite direction, seen from the point.
  Interval<Rational> at(const Rational& time) const {
    const Rational way = m_speed * time;
    if (m_body.rotation == nullptr) return shifted(m_body.extentAlong(m_axis), way);
    const Vector center = exact(m_body.rotation->center);
    const auto [seen, error] = RotationBounds(*m_body.rotation, time).rotatedBack({m_axis});
    return widened(shifted(m_body.extentAlong(seen), dot(m_axis - seen, center) + way),
                   dot(error, m_body.reach));
  }

  const Body& m_body;
  const Vector& m_axis;
  Rational m_speed;
  Rational m_angle{0};
  Rational m_amplitude{0};
};

RotatingSubject::RotatingSubject(const ProofQuestion& question) {
  for (std::size_t i = 0; i < 2; ++i) {
    const Shape& shape = *question.shapes[i];
    Body& body = m_bodies[i];
    body.displacement = question.motion[i];
    body.rotation = question.rotations[i];
    if (!isMeasurable(body.rotation)) continue;
    if (const auto* sphere = std::get_if<Sphere<double>>(&shape)) {
      body.points = {exact(sphere->center)};
      body.margin = Rational(sphere->radius);
    } else if (const auto* capsule = std::get_if<Capsule<double>>(&shape)) {
      body.points = {exact(capsule->a), exact(capsule->b)};
      body.margin = Rational(capsule->radius);
    } else if (hasCurvedCore(shape)) {
      body.curved = &shape;
    } else if (auto corners = exactCornersOf(shape)) {
      body.points = std::move(*corners);
    }
    if (body.rotation != nullptr && body.isKnown()) body.measure();
  }
}

bool RotatingSubject::separates(const Vector& axis, const Rational& from,
                                const Rational& to) const {
  const auto& [a, b] = m_bodies;
  if (!a.isKnown() || !b.isKnown()) return false;
  const Heights heightsOfA(a, axis);
  const Heights heightsOfB(b, axis);
  const Rational margin =
      (a.margin + b.margin) * enclosedSquareRoot(squaredNorm(axis), rootBits).max;
  const auto isBelow = [&](const Heights::Bounds& lower, const Heights::Bounds& upper) {
    return upper[0].min - lower[0].max > margin && upper[1].min - lower[1].max > margin;
  };
  const std::array boundsOfA{heightsOfA.boundsFromEnds(from, to),
                             heightsOfA.boundsOfTurn(from, to)};
  const std::array boundsOfB{heightsOfB.boundsFromEnds(from, to),
                             heightsOfB.boundsOfTurn(from, to)};
  return std::ranges::any_of(boundsOfA, [&](const Heights::Bounds& first) {
    return std::ranges::any_of(boundsOfB, [&](const Heights::Bounds& second) {
      return isBelow(first, second) || isBelow(second, first);
    });
  });
}

BoundedVector placeInOther(const ProofQuestion& question, std::size_t operand, const Vector& point,
                           const Rational& time) {
  const auto move = [&](BoundedVector& place, std::size_t i, bool isBack) {
    const Vector way = question.motion[i] * time;
    if (isBack) place.value -= way;
    if (const RotationMotion* rotation = question.rotations[i]) {
      const RotationBounds turn(*rotation, time);
      const Vector center = exact(rotation->center);
      place.value -= center;
      place = isBack ? turn.rotatedBack(place) : turn.rotated(place);
      place.value += center;
    }
    if (!isBack) place.value += way;
  };
  BoundedVector place{point};
  move(place, operand, false);
  move(place, 1 - operand, true);
  return place;
}

std::optional<ProofFacts> factsOfRotation(const ProofQuestion& question,
                                          const IntervalsProof& proof) {
  if (question.shapes.size() != 2 || proof.meeting) return std::nullopt;
  const RotatingSubject subject(question);
  std::vector<Interval<Rational>> parts;
  for (const IntervalsProof::Interval& interval : proof.intervals) {
    const bool isWhole = interval.pieces.a.empty() && interval.pieces.b.empty();
    if (!isWhole || !interval.to || !interval.higher.empty()) return std::nullopt;
    const bool isPart =
        sign(interval.from) >= 0 && interval.from <= *interval.to && *interval.to <= Rational(1);
    if (!isPart || !subject.separates(interval.axis, interval.from, *interval.to)) {
      return std::nullopt;
    }
    parts.push_back({interval.from, *interval.to});
  }
  std::ranges::sort(parts, [](const auto& a, const auto& b) { return a.min < b.min; });
  Rational free(0);
  for (const Interval<Rational>& part : parts) {
    if (part.min > free) break;
    free = maximum(free, part.max);
  }
  if (proof.contact) {
    std::optional<ProofFacts> contact = factsOfRotation(question, *proof.contact);
    if (contact) contact->time->min = free;
    return contact;
  }
  ProofFacts facts;
  if (!parts.empty() && free == Rational(1)) facts.hit = false;
  return facts;
}

std::optional<ProofFacts> factsOfRotation(const ProofQuestion& question, const PointProof& proof) {
  const bool isAtTime = sign(proof.time) >= 0 && proof.time <= Rational(1);
  if (question.shapes.size() != 2 || !isAtTime || !proof.operand || *proof.operand > 1) {
    return std::nullopt;
  }
  const Shape& other = *question.shapes[1 - *proof.operand];
  const Shape& own = *question.shapes[*proof.operand];
  // In one that is not, a box or segment need not be where its corners or ends are.
  if (!isConvex(own) || !isConvex(other)) return std::nullopt;
  if (!std::ranges::all_of(question.rotations, isMeasurable)) return std::nullopt;
  const auto cornersOf = [&](const Vector& point) -> std::vector<Vector> {
    if (!isIn(own, point)) return {};
    return cornersAround(placeInOther(question, *proof.operand, point, proof.time));
  };
  const auto isInOther = [&](const Vector& corner) { return isIn(other, corner); };
  std::vector<Vector> corners = cornersOf(proof.point);
  if (proof.crossing) {
    corners = crossings(corners, cornersOf(proof.crossing->end), other, proof.crossing->normal);
  }
  if (corners.empty() || !std::ranges::all_of(corners, isInOther)) return std::nullopt;
  ProofFacts facts;
  facts.hit = true;
  facts.time = {Rational(0), proof.time};
  return facts;
}

}  // namespace hairline
