#pragma once

#include <array>
#include <optional>
#include <vector>

#include "core/math/real_root.h"
#include "core/query/proof/proof.h"

namespace hairline {

/// The convex hull of moving points, each a polynomial of degree 1 or less.
using MovingHull = std::vector<Vector3<Polynomial>>;

/// Where a moving point is.
inline Vector3<Rational> valueAt(const Vector3<Polynomial>& point, const Rational& time) {
  return {point[0].at(time), point[1].at(time), point[2].at(time)};
}

/// Calls `take(i, k)` with the vertices of each edge of a hull of three vertices or fewer.
template <typename Take>
void forEachEdge(const MovingHull& hull, const Take& take) {
  if (hull.size() == 2) take(std::size_t{0}, std::size_t{1});
  for (std::size_t i = 0; hull.size() == 3 && i < 3; ++i) take(i, (i + 1) % 3);
}

/// Axes between two moving hulls of three vertices or fewer. At each time at which they are
/// disjoint the difference of their nearest points is one, and while the same features are nearest
/// it is a polynomial: the vector between two vertices, the part of one across an edge, or the
/// normal of a face or of two edges.
class MovingAxes {
 public:
  /// The hulls must outlive it.
  MovingAxes(const MovingHull& a, const MovingHull& b);

  /// The first time in [0, 1] at which no axis separates the hulls, so that they meet.
  std::optional<RealRoot> firstContact() const;
  /// Axes that separate them until they meet at a time, or without one in all of [0, 1]. Nothing if
  /// the axes change too often, or too near each other.
  std::optional<std::vector<IntervalsProof::Interval>> until(const std::optional<RealRoot>& end,
                                                             const PiecePair& pieces) const;

 private:
  using MovingVector = Vector3<Polynomial>;
  using Vector = Vector3<Rational>;

  /// An axis, and the time until which it separates; none if until the end.
  struct Reach {
    std::vector<Vector> coefficients;
    std::optional<RealRoot> until;
  };

  /// The positions of all vertices at a time.
  struct Moment {
    Rational time;
    std::array<std::vector<Vector>, 2> positions;
  };

  void addAxis(const MovingVector& axis);
  Moment momentAt(const Rational& time) const;
  /// The least and the largest difference of vertices of the second and the first hull on an axis.
  static Interval<Rational> gapsAt(const Vector& axis, const Moment& moment);
  /// The sign with which an axis leads from the first to the second hull; 0 if it does not separate
  /// them.
  static int orientationAt(const Vector& axis, const Moment& moment);
  /// Whether a constant axis of an orientation separates until the end, of which `last` is just
  /// before.
  bool isUntil(const Vector& axis, int orientation, const Moment& last,
               const std::optional<RealRoot>& end) const;
  /// Whether an axis separates the hulls at a time.
  bool areDisjointAt(const RealRoot& time) const;
  /// Until when an axis separates that does at a time.
  std::optional<RealRoot> reachOf(const MovingVector& axis, const Rational& from,
                                  const std::optional<RealRoot>& end) const;
  /// The axis that separates from a time until the latest: a constant one, if it does until the
  /// end.
  std::optional<Reach> farthest(const Rational& from, const std::optional<RealRoot>& end) const;
  /// The axis that takes over where another ends, before that time: `from` becomes its start, after
  /// so many steps towards the end, each of which doubles the digits.
  std::optional<Reach> farther(const Reach& last, Rational& from,
                               const std::optional<RealRoot>& end, int mostSteps) const;

  std::array<const MovingHull*, 2> m_hulls;
  std::vector<MovingVector> m_axes;
};

}  // namespace hairline
