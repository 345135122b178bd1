#include <algorithm>
#include <iterator>

#include "core/query/adapter.h"
#include "core/query/general/family.h"
#include "core/query/general/first_contact.h"
#include "core/query/general/references.h"

namespace hairline {
namespace {

using Vector = Vector3<Rational>;

/// The double nearest to every number of an interval, if it is the same.
std::optional<double> nearestToAll(const Interval<Rational>& interval) {
  const double nearest = toDouble(interval.min);
  return nearest == toDouble(interval.max) ? std::optional(nearest) : std::nullopt;
}

/// A vector in doubles, of about unit length.
Vector3<double> toUnit(const Vector& v) {
  return toDouble(Vector(v / maximum(absolute(v[0]), maximum(absolute(v[1]), absolute(v[2])))));
}

/// The contact as nearest doubles; without a point if it cannot be told.
RoundedContact rounded(const MovingRounds& pair, const FirstContact& contact,
                       const Vector& carried) {
  RoundedContact rounded{pair.nearestTime(contact), {}, toUnit(Vector(-*contact.axis))};
  const auto place = pair.place(contact);
  if (!place) return rounded;
  rounded.point.emplace();
  for (std::size_t k = 0; k < 3; ++k) {
    const int i = static_cast<int>(k);
    const auto moved =
        hull<Rational>(carried[i] * contact.times.min, carried[i] * contact.times.max);
    const auto x = nearestToAll({(*place)[k].min + moved.min, (*place)[k].max + moved.max});
    if (x) (*rounded.point)[i] = *x;
    if (!x) rounded.point.reset();
    if (!x) break;
  }
  return rounded;
}

SweepAnswer<Rational> firstContactOfRounds(const Round& a, const Round& b, const Vector& way,
                                           const Vector& carried) {
  const MovingRounds pair(a, b, way);
  SweepAnswer<Rational> answer;
  answer.hit = pair.meet();
  if (!answer.hit) return answer;
  const FirstContact contact = pair.first();
  if (contact.times.min != contact.times.max) {
    answer.rounded = rounded(pair, contact, carried);
    return answer;
  }
  answer.time = contact.times.min;
  if (contact.point) answer.point = *contact.point + carried * *answer.time;
  if (contact.axis) answer.normal = -*contact.axis;
  return answer;
}

/// The edges of a k-DOP, and perhaps diagonals of its faces: between corners on two of its planes.
HullEdges edgesOf(const Kdop<double>& kdop, const std::vector<Vector>& corners) {
  HullEdges edges;
  std::vector<std::vector<std::size_t>> planes(corners.size());
  for (std::size_t n = 0; n < corners.size(); ++n) {
    for (std::size_t i = 0; i < kdop.directions.size(); ++i) {
      Rational height(0);
      for (int k = 0; k < 3; ++k) {
        height += corners[n][k] * Rational(kdop.directions[i][static_cast<std::size_t>(k)]);
      }
      if (height == Rational(kdop.min[i])) planes[n].push_back(2 * i);
      if (height == Rational(kdop.max[i])) planes[n].push_back(2 * i + 1);
    }
    for (std::size_t m = 0; m < n; ++m) {
      std::vector<std::size_t> both;
      std::ranges::set_intersection(planes[m], planes[n], std::back_inserter(both));
      if (both.size() > 1) edges.push_back({m, n});
    }
  }
  return edges;
}

/// The volume that a hull sweeps: its edges are those at both ends and the ways of the corners.
struct SweptHull {
  std::vector<Vector> corners;
  HullEdges edges;
};
SweptHull sweptAlong(const SweptHull& hull, const Vector& way) {
  SweptHull swept = hull;
  const std::size_t count = hull.corners.size();
  for (const Vector& corner : hull.corners) swept.corners.push_back(corner + way);
  if (hull.edges.empty()) return swept;
  for (const auto& [first, second] : hull.edges) {
    swept.edges.push_back({first + count, second + count});
  }
  for (std::size_t n = 0; n < count; ++n) swept.edges.push_back({n, n + count});
  return swept;
}

/// Of a hull that moves along a way relative to a cylinder, cone, disc or ellipsoid: they have
/// touched by a time if the volume that it sweeps until then touches it.
SweepAnswer<Rational> firstContactOfHull(const SweptHull& hull, const Shape& solid,
                                         const Vector& way,
                                         const OfAnyMovingPair::Input<double>& input) {
  const auto seenAt = [&](const Rational& time) -> ContactSeen {
    const SweptHull swept = sweptAlong(hull, way * time);
    return {hullMeetsSolid(swept.corners, solid, swept.edges)};
  };
  SweepAnswer<Rational> answer;
  answer.hit = seenAt(Rational(1)).isBy;
  if (!answer.hit) return answer;
  answer.point = pointOfHullAndSolid(hull.corners, solid, hull.edges);
  if (answer.point) {
    answer.time = Rational(0);
  } else {
    const auto around = doublesAroundContact(seenAt, roughFirstContact(input));
    answer.rounded.emplace().time = nearestOf(around, seenAt);
  }
  return answer;
}

/// The set of a polytope, or of a curved shape that is a segment or within a radius of one.
std::optional<GeneratedSet> setOf(const Shape& shape) {
  if (auto segment = segmentOf(shape)) return segment;
  return isCoreless(shape) ? std::nullopt : std::optional(generatorsOf(shape));
}

SweepAnswer<Rational> firstContact(const OfAnyMovingPair::Input<double>& input) {
  const Shape& a = *input.a.shape;
  const Shape& b = *input.b.shape;
  const Vector carried = exact(input.displacements[1]);
  const Vector way = exact(input.displacements[0]) - carried;
  const auto first = setOf(a);
  const auto second = setOf(b);
  if (first && second) return firstContactOfRounded(*first, *second, way, carried);
  const auto hullOf = [](const GeneratedSet& set, const Shape& shape) -> SweptHull {
    const auto* kdop = std::get_if<Kdop<double>>(&shape);
    return {set.points, kdop != nullptr ? edgesOf(*kdop, set.points) : HullEdges{}};
  };
  if (first && sign(first->radius) == 0) {
    return firstContactOfHull(hullOf(*first, a), b, way, input);
  }
  if (second && sign(second->radius) == 0) {
    return firstContactOfHull(hullOf(*second, b), a, -way, input);
  }
  return firstContactOfRounds(*roundOf(a), *roundOf(b), way, carried);
}

}  // namespace

SweepAnswer<Rational> AnyTurnedSweepReference::refer(const Input<double>& input) {
  return firstContact(input);
}

SweepAnswer<Rational> AnyCurvedSweepReference::refer(const Input<double>& input) {
  return firstContact(input);
}

template QueryEntry makeEntry<AnyTurnedSweepReference>(std::vector<std::size_t>);
template QueryEntry makeEntry<AnyCurvedSweepReference>(std::vector<std::size_t>);

}  // namespace hairline
