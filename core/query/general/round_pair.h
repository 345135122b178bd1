#pragma once

#include <optional>
#include <vector>

#include "core/math/symmetric.h"
#include "core/shapes/shape.h"

namespace hairline {

/// A set that extends along n to either side of its centre by √(n·B n), with B symmetric and
/// positive semidefinite; or all such sets whose centres are a way along a segment. Spheres, discs
/// and ellipsoids; capsules, which are balls along a segment, and cylinders, which are discs.
struct Round {
  Vector3<Rational> center;
  Symmetric<Rational> b;
  /// From the first centre to the last.
  std::optional<Vector3<Rational>> way{};
};

/// A sphere, disc or ellipsoid, a cone of no height, or a capsule or cylinder whose radius is not
/// 0; nothing for other shapes.
std::optional<Round> roundOf(const Shape& shape);

/// A disc perpendicular to a normal.
Round roundDisc(const Vector3<Rational>& center, const Vector3<Rational>& normal,
                const Rational& radius);

/// Two round sets in rationals, of which one is no segment without thickness: an axis between them
/// if they are disjoint, otherwise a common point.
///
/// Two of which the centres differ by d are disjoint if n·d > √(n·A n) + √(n·B n) for some n, that
/// is, if μ(1-μ) d·W⁻¹d > 1 with W = (1-μ) A + μ B for some μ between 0 and 1: the sign of a
/// polynomial of degree four. Gilitschenski and Hanebeck, A Robust Computational Test for Overlap
/// of Two Arbitrary-dimensional Ellipsoids in Fault-Detection of Kalman Filters, 2012.
///
/// If the centres lie on segments, d is a point of a parallelogram, and for each μ the one with the
/// least d·W⁻¹d counts. That is convex in d, while μ(1-μ) d·W⁻¹d is concave in μ, so that the least
/// and the greatest may be taken in either order. The least is on a corner, within a side or within
/// the parallelogram, where it is the least on a whole line or plane: by the cofactors of W⁻¹
/// (d×e)·W(d×e) / (e·adj(W) e) for a side e and (d·m)² / (m·W m) for the normal m of both sides.
/// The least is continuous in μ, so that it passes 1 only where one of these is 1.
class RoundPair {
 public:
  /// For a gap the axis is one on which they are nearly as far apart as on any, in radii.
  RoundPair(const Round& a, const Round& b, bool isForGap = false);

  /// Between them, if they are disjoint.
  const std::optional<Vector3<Rational>>& axis() const { return m_axis; }

  /// A point of both; nothing if they are disjoint or seem to touch in an irrational point.
  const std::optional<Vector3<Rational>>& point() const { return m_point; }

  /// If they only touch in that point, an axis on which they do not overlap; nothing if none was
  /// found.
  const std::optional<Vector3<Rational>>& normal() const { return m_normal; }

 private:
  using Vector = Vector3<Rational>;

  /// A direction in which d may extend, and the motion of the centre of a along it.
  struct Side {
    Vector way;
    Vector ofA;
  };
  struct Balance;
  class Feature;

  void makeIntegers();
  void addSides(const Round& a, const Round& b);
  std::optional<Vector> removeCommonFlatness();
  void cutSides(const Vector& normal);
  void tiltAxis(const Vector& normal, const std::vector<Vector>& corners);
  void search();
  void decide();
  std::vector<Feature> features() const;
  Balance balanceAt(const Rational& part) const;
  Vector pointAt(const Rational& part, const Balance& at) const;
  bool touchAt(const Rational& part);

  bool m_isForGap;
  Vector m_start;
  Vector m_way;
  std::vector<Side> m_sides;
  /// Both times a unit.
  Symmetric<Rational> m_a;
  Symmetric<Rational> m_b;
  Rational m_unit{1};
  std::optional<Vector> m_axis;
  std::optional<Vector> m_point;
  std::optional<Vector> m_normal;
};

}  // namespace hairline
