#include <algorithm>

#include "core/query/adapter.h"
#include "core/query/closest/convex_reference.h"
#include "core/query/general/family.h"
#include "core/query/general/references.h"
#include "core/query/sweep/contact.h"

namespace hairline {
namespace {

using Vector = Vector3<Rational>;
using Time = Quadratic<Rational>;
using Moving = MovingPoint<Rational>;

/// The sign of direction·X for a moving point, at a time.
int signAlong(const Vector& direction, const Moving& point, const Time& time) {
  const Rational speed = dot(direction, point.velocity);
  return sign(Time{dot(direction, point.start) + speed * time.a, speed * time.b, time.c});
}

std::vector<Vector> moved(std::vector<Vector> points, const Vector& way) {
  for (Vector& point : points) point += way;
  return points;
}

/// The support points in a direction, each once.
std::vector<Vector> supportPoints(const std::vector<Vector>& points, const Vector& direction) {
  std::vector<Vector> found;
  Rational most(0);
  for (const Vector& point : points) {
    const Rational height = dot(direction, point);
    if (!found.empty() && height < most) continue;
    if (!found.empty() && height > most) found.clear();
    most = height;
    if (std::find(found.begin(), found.end(), point) == found.end()) found.push_back(point);
  }
  return found;
}

/// Directions from the first of some coplanar points that span the others.
std::vector<Vector> directionsOf(const std::vector<Vector>& points) {
  std::vector<Vector> directions;
  for (const Vector& point : points) {
    const Vector way = point - points.front();
    const std::size_t rank = directions.size();
    if ((rank == 0 && !isZero(way)) || (rank == 1 && !isZero(cross(directions[0], way)))) {
      directions.push_back(way);
    }
  }
  return directions;
}

/// The component of a vector perpendicular to independent directions.
Vector across(const std::vector<Vector>& directions, const Vector& v) {
  const std::vector<Rational> along = *footOn(directions, v);
  Vector rest = v;
  for (std::size_t i = 0; i < along.size(); ++i) rest -= directions[i] * along[i];
  return rest;
}

/// When a moving vector first has a given length, if it ever does and its length is not constant.
std::optional<Time> timeAtLength(const Moving& way, const Rational& length) {
  const Rational square = squaredNorm(way.velocity);
  if (sign(square) == 0) return std::nullopt;
  const Rational middle = dot(way.start, way.velocity);
  const Rational root = middle * middle - square * (squaredNorm(way.start) - length * length);
  if (sign(root) < 0) return std::nullopt;
  return Time{-middle / square, Rational(-1) / square, root};
}

/// Whether the hull of points that span directions contains a moving point between them, at a time.
bool holds(const std::vector<Vector>& points, const std::vector<Vector>& directions,
           const Moving& inside, const Time& time) {
  const auto seenFrom = [&](const Vector& point) {
    return Moving{inside.start - point, inside.velocity};
  };
  if (directions.empty()) return true;
  if (directions.size() == 1) {
    bool before = false;
    bool beyond = false;
    for (const Vector& point : points) {
      const int along = signAlong(directions[0], seenFrom(point), time);
      before = before || along >= 0;
      beyond = beyond || along <= 0;
    }
    return before && beyond;
  }
  const Vector normal = cross(directions[0], directions[1]);
  for (const Vector& from : points) {
    for (const Vector& to : points) {
      const Vector inward = cross(normal, to - from);
      const bool isEdge =
          !isZero(inward) && std::all_of(points.begin(), points.end(), [&](const Vector& other) {
            return sign(dot(inward, other - from)) >= 0;
          });
      if (isEdge && signAlong(inward, seenFrom(from), time) < 0) return false;
    }
  }
  return true;
}

/// The faces of two cores that touch each other, and when.
struct Touch {
  std::vector<Vector> faceOfA;
  std::vector<Vector> faceOfB;
  Time time;
  /// From b's core to a's, and the point of b's core minus that of a's, a at its start.
  Moving normal;
  Moving foot;
};

class Search {
 public:
  Search(const GeneratedSet& a, const GeneratedSet& b, const Vector& way)
      : m_a(a), m_b(b), m_way(way), m_reach(a.radius + b.radius) {}

  bool haveTouchedBy(const Rational& time) const {
    std::vector<Vector> passed = moved(m_a.points, m_way * time);
    passed.insert(passed.end(), m_a.points.begin(), m_a.points.end());
    return nearestOfCores({passed}, m_b).sqdist <= m_reach * m_reach;
  }

  /// The first touch, if they are disjoint at the start and have touched by the end.
  std::optional<Touch> first() const {
    Rational apart(0);
    Rational touched(1);
    // The decisive quantities change at finitely many times. The rounds are enough for products of
    // two numbers, of which the smallest is 2^-1074, and some more. A reference in doubt gives no
    // answer rather than a wrong one.
    constexpr int rounds = 2400;
    for (int round = 0; round < rounds; ++round) {
      if (auto touch = touchSeenFrom(apart)) return touch;
      const Rational middle = (apart + touched) * Rational::fraction(1, 2);
      (haveTouchedBy(middle) ? touched : apart) = middle;
    }
    return std::nullopt;
  }

 private:
  std::optional<Touch> touchSeenFrom(const Rational& apart) const {
    const auto nearest = nearestOfCores({moved(m_a.points, m_way * apart)}, m_b);
    const Vector between = nearest.points[0] - nearest.points[1];
    Touch touch{
        supportPoints(m_a.points, -between), supportPoints(m_b.points, between), {}, {}, {}};
    std::vector<Vector> differences;
    for (const Vector& ofA : touch.faceOfA) {
      for (const Vector& ofB : touch.faceOfB) differences.push_back(ofB - ofA);
    }
    const std::vector<Vector> directions = directionsOf(differences);
    touch.normal = {across(directions, -differences.front()), across(directions, m_way)};
    const std::optional<Time> time = timeAtLength(touch.normal, m_reach);
    if (!time || compare(*time, {apart, 0, 0}) <= 0) return std::nullopt;
    touch.time = *time;
    touch.foot = {-touch.normal.start, m_way - touch.normal.velocity};
    const bool isFirst = isBetween(touch) && holds(differences, directions, touch.foot, *time) &&
                         !isGrazedBefore(touch, apart);
    return isFirst ? std::optional(std::move(touch)) : std::nullopt;
  }

  /// Whether both cores lie entirely beyond their faces, along the normal.
  bool isBetween(const Touch& touch) const {
    const auto behind = [&](const std::vector<Vector>& points, const Vector& face, int side) {
      return std::all_of(points.begin(), points.end(), [&](const Vector& point) {
        return signAlong(point - face, touch.normal, touch.time) * side >= 0;
      });
    };
    return behind(m_a.points, touch.faceOfA[0], 1) && behind(m_b.points, touch.faceOfB[0], -1);
  }

  /// If the motion is along the surface at the time found, which is then rational, the two may have
  /// been sliding along each other before.
  bool isGrazedBefore(const Touch& touch, const Rational& apart) const {
    if (signAlong(m_way, touch.normal, touch.time) != 0) return false;
    const Rational time = *exactValue(touch.time);
    return haveTouchedBy(time - (time - apart) * Rational(0x1p-64));
  }

  const GeneratedSet& m_a;
  const GeneratedSet& m_b;
  Vector m_way;
  Rational m_reach;
};

/// The point of b's core at a touch, as far as its position is known.
std::optional<Moving> pointOfB(const Touch& touch) {
  const Vector none(Rational(0), Rational(0), Rational(0));
  if (touch.faceOfB.size() == 1) return Moving{touch.faceOfB[0], none};
  if (touch.faceOfA.size() != 1) return std::nullopt;
  return Moving{touch.foot.start + touch.faceOfA[0], touch.foot.velocity};
}

}  // namespace

SweepAnswer<Rational> firstContactOfRounded(const GeneratedSet& a, const GeneratedSet& b,
                                            const Vector& way, const Vector& carried) {
  SweepAnswer<Rational> answer;
  if (a.points.empty() || b.points.empty()) return answer;
  const Rational reach = a.radius + b.radius;
  if (sign(reach) == 0) return firstContactByProgram(a, b, {way + carried, carried});
  const Search search(a, b, way);
  const Rational part = b.radius / reach;
  const auto setPlain = [&](const Rational& time) {
    const auto nearest = nearestOfCores({moved(a.points, way * time)}, b);
    const Vector normal = nearest.points[0] - nearest.points[1];
    answer.time = time;
    answer.point = nearest.points[1] + normal * part + carried * time;
    if (!isZero(normal)) answer.normal = normal;
  };
  answer.hit = search.haveTouchedBy(Rational(1));
  if (!answer.hit) return answer;
  if (search.haveTouchedBy(Rational(0))) {
    setPlain(Rational(0));
    return answer;
  }
  const std::optional<Touch> touch = search.first();
  if (!touch) return answer;
  if (const std::optional<Rational> time = exactValue(touch->time)) {
    setPlain(*time);
    return answer;
  }
  answer.quadraticTime = touch->time;
  answer.quadraticNormal = pointAt(touch->normal, touch->time);
  if (const std::optional<Moving> point = pointOfB(*touch)) {
    answer.quadraticPoint = pointAt({point->start + touch->normal.start * part,
                                     point->velocity + touch->normal.velocity * part + carried},
                                    touch->time);
  }
  return answer;
}

SweepAnswer<Rational> AnyRoundedSweepReference::refer(const Input<double>& input) {
  const Vector carried = exact(input.displacements[1]);
  const GeneratedSet a = generatorsOf(*input.a.shape);
  const std::vector<GeneratedSet> parts = convexParts(*input.b.shape);
  const auto timeOf = [](const SweepAnswer<Rational>& answer) {
    return answer.quadraticTime.value_or(Time{answer.time.value_or(Rational(0)), 0, 0});
  };
  // Of parts touched at the start, the nearest.
  const auto distanceOf = [](const SweepAnswer<Rational>& answer) {
    return answer.normal ? Rational(squaredNorm(*answer.normal)) : Rational(0);
  };
  SweepAnswer<Rational> first;
  for (const GeneratedSet& part : parts) {
    const auto answer =
        firstContactOfRounded(a, part, exact(input.displacements[0]) - carried, carried);
    const auto isBefore = [&] {
      const int order = compare(timeOf(answer), timeOf(first));
      return order < 0 || (order == 0 && distanceOf(answer) < distanceOf(first));
    };
    if (parts.size() == 1 || (answer.hit && (!first.hit || isBefore()))) first = answer;
  }
  return first;
}

template QueryEntry makeEntry<AnyRoundedSweepReference>(std::vector<std::size_t>);

}  // namespace hairline
