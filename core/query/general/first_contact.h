#pragma once

#include <array>
#include <optional>

#include "core/math/interval.h"
#include "core/query/closest/closest_bracket.h"
#include "core/query/general/any_pair.h"
#include "core/query/general/curved_reference.h"
#include "core/query/general/references.h"
#include "core/query/general/round_hull.h"

namespace hairline {

// When shapes first touch of which one is curved, in rationals. The shapes are convex, so that the
// times at which they intersect are an interval, and whether its start precedes a time is decided
// exactly: by the volume swept until then, or by an axis at that time, along which the shapes still
// approach each other or not any more.

/// The first contact of two shapes, of which the first moves relative to the second.
struct FirstContact {
  /// Two times around it, equal if it is known to be rational.
  Interval<Rational> times;
  /// The double nearest to it; of two the first.
  double nearest = 0;
  /// From the first to the second shape, if they are disjoint at the start: it lies between them
  /// from then until the first of the times.
  std::optional<Vector3<Rational>> axis{};
  /// A point of both at the second of the times, if one was found.
  std::optional<Vector3<Rational>> point{};
};

/// The hull of corners, and its edges if there are too many corners for segments between any two,
/// as k-DOPs and hulls of many vertices have.
struct CornerHull {
  std::vector<Vector3<Rational>> corners;
  HullEdges edges;
};
CornerHull hullOf(const GeneratedSet& set, const Shape& shape);

/// The volume that a hull sweeps: its edges are those at both ends and the ways of the corners.
CornerHull sweptAlong(const CornerHull& hull, const Vector3<Rational>& way);

/// Whether two shapes are convex and one of them is a cylinder, cone, disc or ellipsoid that is no
/// segment without thickness.
bool isCurvedPair(const Shape& a, const Shape& b);

/// The first contact of such a pair, moved by its displacements; nothing if it never touches. The
/// point is relative to the second shape.
std::optional<FirstContact> firstContactOfCurved(const OfAnyMovingPair::Input<double>& input);

/// Such a pair, of which the first shape moves along a way relative to the second.
///
/// Disjoint at 0 and at 1, with an axis at 0 along which they approach each other and one at 1
/// along which they part, two curved shapes touch in between unless their shadows along the way are
/// disjoint (axisBetweenShadows); a polytope and a curved shape if the volume that the polytope
/// sweeps touches the other (hullMeetsSolid).
class MovingCurved {
 public:
  MovingCurved(const Shape& a, const Shape& b, Vector3<Rational> way);

  /// Whether they touch at some time in [0, 1].
  bool meet() const { return m_meet; }
  /// If not, an axis between the second and the volume that the first sweeps, perhaps none of a
  /// polytope.
  const std::optional<Vector3<Rational>>& axis() const { return m_axis; }

  /// Nothing if they never touch. A time is known to be rational if the gap closes then along the
  /// axis found just before, that axis with short numbers, or the normal of a flat face or shape.
  std::optional<FirstContact> first();

 private:
  using Vector = Vector3<Rational>;
  /// What is known of the first contact at a time, if there is one.
  struct ContactSeen {
    bool isBy = false;
    /// If not, a time that it does not precede.
    std::optional<Rational> least{};
  };

  CurvedMeeting meeting(const Vector& way) const;
  CurvedMeeting at(const Rational& time);
  ContactSeen seenAt(const Rational& time);
  Interval<double> doublesAround();
  FirstContact narrowedFurther(Interval<Rational> times);
  void passThin(FirstContact& contact) const;
  std::optional<FirstContact> closing(const Vector& axis, const Rational& before) const;
  std::optional<Vector> exactAxis(const CurvedMeeting& meeting, const Rational& time) const;
  std::optional<Vector> pointAt(const Rational& time) const;
  Vector shortened(const Vector& axis, const Rational& time) const;
  int signOfGap(const Vector& axis, const Rational& time) const;
  Rational leastGap(const Vector& axis, const Rational& time, int bits) const;

  const Shape& m_shapeOfA;
  const Shape& m_shapeOfB;
  Vector m_way;
  /// If one is a polytope.
  std::optional<CornerHull> m_hull;
  bool m_isHullFirst = false;
  RoundHull m_a;
  RoundHull m_b;
  /// Both are round sets (RoundPair).
  bool m_areRound;
  /// For other shapes, and the time at which it has them.
  ClosestBracket m_bracket;
  Rational m_timeOfBracket{0};
  CurvedMeeting m_start;
  bool m_meet = true;
  std::optional<Vector> m_axis;
};

/// Intervals in which the coordinates of all common points lie when such shapes first touch,
/// relative to the second; nothing if they may be far from each other.
std::optional<std::array<Interval<Rational>, 3>> placeOf(const FirstContact& contact,
                                                         const RoundHull& a, const RoundHull& b,
                                                         const Vector3<Rational>& way);

}  // namespace hairline
