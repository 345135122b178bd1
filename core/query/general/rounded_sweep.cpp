#include <algorithm>

#include "core/query/adapter.h"
#include "core/query/closest/convex_reference.h"
#include "core/query/general/family.h"
#include "core/query/general/references.h"
#include "core/query/general/rounded_hull.h"
#include "core/query/sweep/sphere_reference.h"

namespace hairline {
namespace {

using Vector = Vector3<Rational>;
using Time = Quadratic<Rational>;
using Moving = MovingPoint<Rational>;

/// The sign of direction·X for a point that moves, at a time.
int signAlong(const Vector& direction, const Moving& point, const Time& time) {
  const Rational speed = dot(direction, point.velocity);
  return sign(Time{dot(direction, point.start) + speed * time.a, speed * time.b, time.c});
}

std::vector<Vector> moved(std::vector<Vector> points, const Vector& way) {
  for (Vector& point : points) point += way;
  return points;
}

/// The points that are foremost in a direction, each once.
std::vector<Vector> foremost(const std::vector<Vector>& points, const Vector& direction) {
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

/// What a piece through coplanar points needs: one of them, and directions that span the others.
FlatPiece pieceThrough(const std::vector<Vector>& points) {
  FlatPiece piece{points.front(), {}, {}};
  for (const Vector& point : points) {
    const Vector way = point - piece.origin;
    const std::size_t rank = piece.directions.size();
    if ((rank == 0 && !isZero(way)) || (rank == 1 && !isZero(cross(piece.directions[0], way)))) {
      piece.directions.push_back(way);
    }
  }
  return piece;
}

/// Whether the hull of points that span a piece holds a point of it that moves, at a time.
bool holds(const std::vector<Vector>& points, const FlatPiece& piece, const Moving& inside,
           const Time& time) {
  const auto seenFrom = [&](const Vector& point) {
    return Moving{inside.start - point, inside.velocity};
  };
  if (piece.directions.empty()) return true;
  if (piece.directions.size() == 1) {
    bool before = false;
    bool beyond = false;
    for (const Vector& point : points) {
      const int along = signAlong(piece.directions[0], seenFrom(point), time);
      before = before || along >= 0;
      beyond = beyond || along <= 0;
    }
    return before && beyond;
  }
  const Vector normal = cross(piece.directions[0], piece.directions[1]);
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

/// The faces of two cores between which they touch, and when.
struct Touch {
  std::vector<Vector> faceOfA;
  std::vector<Vector> faceOfB;
  Time time;
  /// From b's core to a's, and the point of b's core less that of a's as it is at the start.
  Moving normal;
  Moving foot;
};

class Search {
 public:
  Search(const RoundedHull& a, const RoundedHull& b, const Vector& way)
      : m_a(a), m_b(b), m_way(way), m_reach(a.radius + b.radius) {}

  bool haveTouchedBy(const Rational& time) const {
    std::vector<Vector> passed = moved(m_a.points, m_way * time);
    passed.insert(passed.end(), m_a.points.begin(), m_a.points.end());
    return nearestOfHulls(passed, m_b.points).sqdist <= m_reach * m_reach;
  }

  /// The first touch, where they are apart at the start and have touched by the end.
  std::optional<Touch> first() const {
    Rational apart(0);
    Rational touched(1);
    // What decides changes at finitely many times: the rounds are enough wherever these are apart
    // by more than 2^-400. A reference in error shall say nothing rather than lie.
    for (int round = 0; round < 400; ++round) {
      if (auto touch = touchSeenFrom(apart)) return touch;
      const Rational middle = (apart + touched) * Rational::fraction(1, 2);
      (haveTouchedBy(middle) ? touched : apart) = middle;
    }
    return std::nullopt;
  }

 private:
  std::optional<Touch> touchSeenFrom(const Rational& apart) const {
    const auto nearest = nearestOfHulls(moved(m_a.points, m_way * apart), m_b.points);
    const Vector between = nearest.points[0] - nearest.points[1];
    Touch touch{foremost(m_a.points, -between), foremost(m_b.points, between), {}, {}, {}};
    std::vector<Vector> differences;
    for (const Vector& ofA : touch.faceOfA) {
      for (const Vector& ofB : touch.faceOfB) differences.push_back(ofB - ofA);
    }
    const FlatPiece piece = pieceThrough(differences);
    const Vector none(Rational(0), Rational(0), Rational(0));
    const auto normal = wayFrom(piece, {none, m_reach, m_way});
    const auto time = normal ? timeAtRadius(*normal, m_reach) : std::nullopt;
    if (!time || compare(*time, {apart, 0, 0}) <= 0) return std::nullopt;
    touch.time = *time;
    touch.normal = *normal;
    touch.foot = {-normal->start, m_way - normal->velocity};
    const bool isFirst = isBetween(touch) && holds(differences, piece, touch.foot, *time) &&
                         !isGrazedBefore(touch, apart);
    return isFirst ? std::optional(std::move(touch)) : std::nullopt;
  }

  /// Whether all of both cores lies beyond its face, seen along the normal.
  bool isBetween(const Touch& touch) const {
    const auto behind = [&](const std::vector<Vector>& points, const Vector& face, int side) {
      return std::all_of(points.begin(), points.end(), [&](const Vector& point) {
        return signAlong(point - face, touch.normal, touch.time) * side >= 0;
      });
    };
    return behind(m_a.points, touch.faceOfA[0], 1) && behind(m_b.points, touch.faceOfB[0], -1);
  }

  /// Where the motion is along the surface at the time found, which is then rational, the two may
  /// have slid along each other since before.
  bool isGrazedBefore(const Touch& touch, const Rational& apart) const {
    if (signAlong(m_way, touch.normal, touch.time) != 0) return false;
    const Rational time = *exactValue(touch.time);
    return haveTouchedBy(time - (time - apart) * Rational(0x1p-64));
  }

  const RoundedHull& m_a;
  const RoundedHull& m_b;
  Vector m_way;
  Rational m_reach;
};

/// The point of b's core at a touch, as far as it is known where it goes.
std::optional<Moving> pointOfB(const Touch& touch) {
  const Vector none(Rational(0), Rational(0), Rational(0));
  if (touch.faceOfB.size() == 1) return Moving{touch.faceOfB[0], none};
  if (touch.faceOfA.size() != 1) return std::nullopt;
  return Moving{touch.foot.start + touch.faceOfA[0], touch.foot.velocity};
}

/// A common point of two rounded hulls that touch or overlap where they are.
Vector commonPointOf(const std::vector<Vector>& a, const RoundedHull& b, const Rational& reach) {
  const ClosestAnswer<Rational> nearest = nearestOfHulls(a, b.points);
  return nearest.points[1] + (nearest.points[0] - nearest.points[1]) * Rational(b.radius / reach);
}

}  // namespace

SweepAnswer<Rational> firstContactOfRounded(const RoundedHull& a, const RoundedHull& b,
                                            const Vector& way, const Vector& carried) {
  const Rational reach = a.radius + b.radius;
  SweepAnswer<Rational> answer;
  if (a.points.empty() || b.points.empty()) return answer;
  if (sign(reach) == 0) {
    return firstContactByProgram({a.points, {}}, {b.points, {}}, {way + carried, carried});
  }
  const Search search(a, b, way);
  answer.hit = search.haveTouchedBy(Rational(1));
  if (!answer.hit) return answer;
  if (search.haveTouchedBy(Rational(0))) {
    answer.time = Rational(0);
    answer.point = commonPointOf(a.points, b, reach);
    return answer;
  }
  const std::optional<Touch> touch = search.first();
  if (!touch) return answer;
  const Rational part = b.radius / reach;
  if (const std::optional<Moving> point = pointOfB(*touch)) {
    setContact<Rational>(answer, touch->time,
                         {point->start + touch->normal.start * part,
                          point->velocity + touch->normal.velocity * part + carried},
                         touch->normal);
    return answer;
  }
  const std::optional<Rational> time = exactValue(touch->time);
  if (!time) {
    answer.quadraticTime = touch->time;
    answer.quadraticNormal = pointAt(touch->normal, touch->time);
    return answer;
  }
  answer.time = *time;
  answer.normal = touch->normal.at(*time);
  answer.point = commonPointOf(moved(a.points, way * *time), b, reach) + carried * *time;
  return answer;
}

SweepAnswer<Rational> AnyRoundedSweepReference::refer(const Input<double>& input) {
  const Vector carried = fromDouble<Rational>(input.displacements[1]);
  return firstContactOfRounded(roundedHullOf(*input.a.shape), roundedHullOf(*input.b.shape),
                               fromDouble<Rational>(input.displacements[0]) - carried, carried);
}

template QueryEntry makeEntry<AnyRoundedSweepReference>(std::vector<std::size_t>);

}  // namespace hairline
