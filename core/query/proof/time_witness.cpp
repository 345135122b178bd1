#include <cmath>

#include "core/math/arithmetic_scope.h"
#include "core/math/square_root.h"
#include "core/query/closest/convex_reference.h"
#include "core/query/general/first_contact.h"
#include "core/query/general/plane_sweep.h"
#include "core/query/general/references.h"
#include "core/query/proof/witness.h"
#include "core/query/proof/witness_parts.h"

namespace hairline {
namespace {

using Vector = Vector3<Rational>;

/// Two numbers around the first time of contact, equal if it is rational.
using Contact = Interval<Rational>;

std::optional<Contact> contactOf(const SweepAnswer<Rational>& answer) {
  if (!answer.hit) return std::nullopt;
  if (answer.quadraticTime) {
    const Quadratic<Rational>& time = *answer.quadraticTime;
    constexpr int bits = 160;
    const Interval<Rational> root = enclosedSquareRoot(time.c, bits);
    const Rational first = time.a + time.b * root.min;
    const Rational second = time.a + time.b * root.max;
    return Contact{minimum(first, second), maximum(first, second)};
  }
  if (!answer.time) return std::nullopt;
  return Contact{*answer.time, *answer.time};
}

/// The first contact of two convex pieces, the first of which moves relative to the second.
std::optional<Contact> firstContact(const GeneratedSet& a, const GeneratedSet& b,
                                    const Vector& way) {
  const Vector none(Rational(0), Rational(0), Rational(0));
  const bool isRound = sign(a.radius + b.radius) != 0;
  return contactOf(isRound ? firstContactOfRounded(a, b, way, none)
                           : firstContactByProgram(a, b, {way, none}));
}

/// The sign of the gap along an axis at a time, with the first piece below the second.
int signOfGap(const GeneratedSet& a, const GeneratedSet& b, const Vector& axis) {
  std::optional<Rational> gap;
  for (const Vector& first : a.points) {
    for (const Vector& second : b.points) {
      const Rational between = dot(axis, second) - dot(axis, first);
      if (!gap || between < *gap) gap = between;
    }
  }
  return sign(Quadratic<Rational>{*gap, -(a.radius + b.radius), squaredNorm(axis)});
}

/// An axis that separates two pieces from time 0 until they touch at a time. Just before, that
/// between the nearest points does, if it is an axis of the contact: the sets are cones there.
std::optional<Vector> axisUntil(const GeneratedSet& a, const GeneratedSet& b, const Vector& way,
                                const Rational& time) {
  for (int shift = 1; shift <= 64; shift *= 2) {
    const Rational before = time - time * Rational(std::ldexp(1.0, -shift));
    const ClosestAnswer<Rational> nearest = nearestOfCores(movedBy(a, way * before), b);
    const Vector axis = nearest.points[1] - nearest.points[0];
    if (!isZero(axis) && signOfGap(movedBy(a, way * time), b, axis) >= 0) return axis;
  }
  return std::nullopt;
}

class TimedProof {
 public:
  TimedProof(std::span<const Shape* const> shapes, const QueryOptions& options)
      : m_a(generatedPieces(*shapes[0])),
        m_b(generatedPieces(*shapes[1])),
        m_carried(exact(options.displacements[1])),
        m_way(exact(options.displacements[0]) - m_carried) {}

  std::vector<Proof> find() const {
    if (m_a.empty() || m_b.empty() || m_a.size() * m_b.size() > mostPiecePairs) return {};
    std::optional<Contact> first;
    for (const GeneratedSet& a : m_a) {
      for (const GeneratedSet& b : m_b) {
        const std::optional<Contact> contact = firstContact(a, b, m_way);
        if (!contact) continue;
        if (!first) first = contact;
        *first = {minimum(first->min, contact->min), minimum(first->max, contact->max)};
      }
    }
    if (!first) return {};
    const std::optional<PointProof> contact = contactFrom(first->max);
    if (!contact) return {};
    IntervalsProof proof{{}, *contact};
    addIntervals(proof, maximum(first->min, Rational(0)));
    return {{std::move(proof)}};
  }

 private:
  /// A common point at a time, or soon after.
  std::optional<PointProof> contactFrom(const Rational& time) const {
    const auto at = [&](const Rational& when) -> std::optional<PointProof> {
      if (when > Rational(1)) return std::nullopt;
      for (const GeneratedSet& a : m_a) {
        for (const GeneratedSet& b : m_b) {
          const auto point = pointOrAxisOf(movedBy(a, m_way * when), b).point;
          if (point) return PointProof{Vector(*point + m_carried * when), when};
        }
      }
      return std::nullopt;
    };
    if (auto found = at(time)) return found;
    for (int shift = 120; shift > 0; shift -= 8) {
      if (auto found = at(time + Rational(std::ldexp(1.0, -shift)))) return found;
    }
    return at(Rational(1));
  }

  /// For each two pieces an axis that separates them until a time.
  void addIntervals(IntervalsProof& proof, const Rational& time) const {
    if (sign(time) == 0) return;
    for (std::size_t i = 0; i < m_a.size(); ++i) {
      for (std::size_t j = 0; j < m_b.size(); ++j) {
        const GeneratedSet& a = m_a[i];
        const GeneratedSet& b = m_b[j];
        std::optional<Vector> axis = pointOrAxisOf(sweptAlong(a, m_way * time), b).axis;
        if (!axis) axis = axisUntil(a, b, m_way, time);
        if (!axis) continue;
        proof.intervals.push_back(
            {*axis, Rational(0), time, piecePair(i, m_a.size(), j, m_b.size())});
      }
    }
  }

  std::vector<GeneratedSet> m_a;
  std::vector<GeneratedSet> m_b;
  Vector m_carried;
  /// Of the first relative to the second.
  Vector m_way;
};

/// Proofs of the first contact of a cylinder, cone, disc or ellipsoid and another shape.
std::vector<Proof> timedProofsOfCurved(const Shape& a, const Shape& b,
                                       const QueryOptions& options) {
  OfAnyMovingPair::Input<double> input;
  input.a.shape = &a;
  input.b.shape = &b;
  input.displacements = options.displacements;
  const std::optional<FirstContact> contact = firstContactOfCurved(input);
  if (!contact) return {};
  const Vector carried = exact(options.displacements[1]);
  const Vector way = exact(options.displacements[0]) - carried;
  const auto& [first, last] = contact->times;
  std::optional<Vector> point = contact->point;
  Rational time = last;
  // Two curved shapes may start in contact in an irrational point, and soon after have others in
  // common. Once an axis is between them they have parted.
  for (const int shift : {120, 80, 40}) {
    if (point || sign(last) > 0 || !isCurved(a) || !isCurved(b)) break;
    time = Rational(std::ldexp(1.0, -shift));
    const PointOrAxis then = pointOrAxisOfCurved(a, b, Vector(way * time));
    if (then.axis) break;
    point = then.point;
  }
  if (!point) return {};
  IntervalsProof proof{{}, PointProof{Vector(*point + carried * time), time}};
  if (sign(first) > 0) proof.intervals.push_back({*contact->axis, Rational(0), first});
  return {{std::move(proof)}};
}

/// Proofs of the first contact of a bounded shape and a plane or half-space, the shape `flat`.
std::vector<Proof> timedProofsWithPlane(std::span<const Shape* const> shapes,
                                        const QueryOptions& options, std::size_t flat) {
  OfAnyMovingPair::Input<double> input;
  input.a.shape = shapes[1 - flat];
  input.b.shape = shapes[flat];
  input.displacements = {options.displacements[1 - flat], options.displacements[flat]};
  const Vector carried = exact(input.displacements[0]);
  const std::optional<Contact> contact = contactOf(solve<SweepPlaneSupport, Rational>(input));
  if (!contact) return {};
  // The upper end of an irrational time may be beyond the end of the motion.
  const Rational time = minimum(contact->max, Rational(1));
  const auto carrier = carrierOf<Rational>(*input.a.shape);
  auto plane = convert<Rational>(*boundaryOf(*input.b.shape));
  VerdictOnly observer;
  const SideSigns start = plane_support::signsOf(carrier, plane, observer);
  // As seen from the bounded shape.
  plane.offset += dot(plane.normal, Vector(exact(input.displacements[1]) - carried)) * time;
  const SideSigns signs = plane_support::signsOf(carrier, plane, observer);
  const Vector point = plane_support::commonPoint(carrier, plane, signs) + carried * time;
  IntervalsProof proof{{}, PointProof{point, time}};
  if (sign(contact->min) > 0) {
    const bool isAbove = (start.least > 0) == (flat == 0);
    const Vector axis = isAbove ? plane.normal : Vector(-plane.normal);
    proof.intervals.push_back({axis, Rational(0), contact->min});
  }
  return {{std::move(proof)}};
}

}  // namespace

std::vector<Proof> findTimedProofs(std::span<const Shape* const> shapes,
                                   const QueryOptions& options) {
  const ArithmeticScope scope;
  if (shapes.size() != 2) return {};
  if (const auto flat = numberOfFlat(shapes)) return timedProofsWithPlane(shapes, options, *flat);
  if (isCurvedPair(*shapes[0], *shapes[1])) {
    return timedProofsOfCurved(*shapes[0], *shapes[1], options);
  }
  return TimedProof(shapes, options).find();
}

}  // namespace hairline
