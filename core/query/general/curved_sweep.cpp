#include <algorithm>
#include <iterator>

#include "core/query/adapter.h"
#include "core/query/general/family.h"
#include "core/query/general/first_contact.h"
#include "core/query/general/polytope.h"
#include "core/shapes/hull.h"

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
RoundedContact rounded(const FirstContact& contact, const OfAnyMovingPair::Input<double>& input) {
  RoundedContact rounded{contact.nearest, {}, {}};
  if (!contact.axis) return rounded;
  rounded.normal = toUnit(Vector(-*contact.axis));
  const Vector carried = exact(input.displacements[1]);
  const auto place = placeOf(contact, roundHullOf(*input.a.shape), roundHullOf(*input.b.shape),
                             Vector(exact(input.displacements[0]) - carried));
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

/// The corners of a hull, and its edges with diagonals of faces that are split.
CornerHull cornersOf(const Hull& hull, const std::vector<Vector>& points) {
  CornerHull found;
  std::vector<std::optional<std::size_t>> places(points.size());
  const auto placeOf = [&](int index) {
    std::optional<std::size_t>& place = places[static_cast<std::size_t>(index)];
    if (!place) {
      place = found.corners.size();
      found.corners.push_back(points[static_cast<std::size_t>(index)]);
    }
    return *place;
  };
  for (std::size_t i = 0; i < hull.outline.size(); ++i) {
    placeOf(hull.outline[i]);
    if (i > 0) found.edges.push_back({i - 1, i});
  }
  if (hull.outline.size() > 2) found.edges.push_back({hull.outline.size() - 1, 0});
  for (const std::array<int, 3>& face : hull.faces) {
    for (std::size_t i = 0; i < 3; ++i) {
      const std::size_t from = placeOf(face[i]);
      const std::size_t to = placeOf(face[(i + 1) % 3]);
      // The neighbour has it the other way round.
      if (from < to) found.edges.push_back({from, to});
    }
  }
  return found;
}

/// The set of a polytope, or of a curved shape that is a segment or within a radius of one.
GeneratedSet setOf(const Shape& shape) { return segmentOf(shape).value_or(generatorsOf(shape)); }

}  // namespace

CornerHull hullOf(const GeneratedSet& set, const Shape& shape) {
  if (const auto* kdop = std::get_if<Kdop<double>>(&shape)) {
    return {set.points, edgesOf(*kdop, set.points)};
  }
  const auto* convex = std::get_if<Convex<double>>(&shape);
  constexpr std::size_t few = 8;
  if (convex == nullptr || set.points.size() <= few) return {set.points, {}};
  return cornersOf(convexHull(*convex), set.points);
}

CornerHull sweptAlong(const CornerHull& hull, const Vector& way) {
  CornerHull swept = hull;
  const std::size_t count = hull.corners.size();
  for (const Vector& corner : hull.corners) swept.corners.push_back(corner + way);
  if (hull.edges.empty()) return swept;
  for (const auto& [first, second] : hull.edges) {
    swept.edges.push_back({first + count, second + count});
  }
  for (std::size_t n = 0; n < count; ++n) swept.edges.push_back({n, n + count});
  return swept;
}

bool isCurvedPair(const Shape& a, const Shape& b) {
  const auto isHull = [](const Shape& shape) {
    return isPolytope(shape.index()) || segmentOf(shape).has_value();
  };
  const auto isSolid = [](const Shape& shape) { return isCoreless(shape) && !segmentOf(shape); };
  if (isHull(a) || isHull(b)) return isSolid(a) || isSolid(b);
  return (isSolid(a) || isSolid(b)) && isCurved(a) && isCurved(b);
}

std::optional<FirstContact> firstContactOfCurved(const OfAnyMovingPair::Input<double>& input) {
  const Shape& a = *input.a.shape;
  const Shape& b = *input.b.shape;
  const Vector way = exact(input.displacements[0]) - exact(input.displacements[1]);
  return MovingCurved(a, b, way).first();
}

SweepAnswer<Rational> AnyCurvedSweepReference::refer(const Input<double>& input) {
  const Vector carried = exact(input.displacements[1]);
  const Vector way = exact(input.displacements[0]) - carried;
  const Shape& a = *input.a.shape;
  const Shape& b = *input.b.shape;
  if (!isCurvedPair(a, b)) return firstContactOfRounded(setOf(a), setOf(b), way, carried);
  SweepAnswer<Rational> answer;
  const auto contact = firstContactOfCurved(input);
  answer.hit = contact.has_value();
  if (!answer.hit) return answer;
  if (contact->times.min != contact->times.max) {
    answer.rounded = rounded(*contact, input);
    return answer;
  }
  answer.time = contact->times.min;
  if (contact->point) answer.point = *contact->point + carried * *answer.time;
  if (contact->axis) answer.normal = -*contact->axis;
  return answer;
}

template QueryEntry makeEntry<AnyCurvedSweepReference>(std::vector<std::size_t>);

}  // namespace hairline
