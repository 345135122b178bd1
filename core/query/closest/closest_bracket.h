#pragma once

#include <array>
#include <optional>
#include <vector>

#include "core/math/interval.h"
#include "core/math/symmetric.h"
#include "core/query/polytope_reference.h"
#include "core/shapes/shape.h"

namespace hairline {

/// Bounds on the distance of two bounded convex shapes, which narrow to any precision unless the
/// shapes intersect: a point of each shape, and two parallel planes that have the shapes beyond
/// them.
///
/// Every such shape is the hull of ellipsoids, flat ones included: points, balls, discs. The points
/// are the nearest of two hulls of points within the shapes (nearestWeights), the planes are
/// perpendicular to the vector between them. Each step adds the support points along that normal
/// and drops those without weight: the fully corrective method of Frank and Wolfe (Jaggi,
/// Revisiting Frank-Wolfe, 2013), which alone would converge linearly. It does the same along the
/// normals of the discs that have weight, and along the normal that a step of Newton's method finds
/// for the ellipsoids that have weight. Numbers are rounded, points towards the inside and planes
/// towards the outside, as finely as the bounds need.
class ClosestBracket {
 public:
  ClosestBracket(const Shape& a, const Shape& b);
  /// For a bounded set in place of the first shape.
  ClosestBracket(const GeneratedSet& a, const Shape& b);

  /// A shape has no points. Then nothing below may be asked for.
  bool isEmpty() const { return m_a.parts.empty() || m_b.parts.empty(); }

  /// One step.
  void narrow();
  /// Moves the first shape. What is known of the nearest points and the normal is where the next
  /// step begins, so that few steps follow a short move.
  void moveFirst(const Vector3<Rational>& way);
  /// It has taken so many steps, or is so fine, that the shapes are likely to touch.
  bool isExhausted() const { return m_steps >= 96 || m_bits >= 1024; }

  /// The points are one: the shapes intersect.
  bool meets() const { return sign(m_sqdist.max) == 0; }
  /// The planes are apart: the shapes do not intersect.
  bool separates() const { return sign(m_sqdist.min) > 0; }
  /// The squared distance is known to the nearest double, and the points, where they are unique,
  /// about as well. Of bounds on both sides of the middle of two doubles, so near that this must be
  /// the squared distance itself, the double is the even one.
  bool isNarrow() const;

  /// Points of the shapes.
  std::array<Vector3<Rational>, 2> points() const;
  /// The normal of the planes, and for each its product with the points of the plane: a is behind
  /// the first plane, b in front of the second. For shapes that it separates.
  const Vector3<Rational>& normal() const { return m_normal; }
  std::array<Rational, 2> offsets() const;
  /// The squared distances of the planes and of the points.
  const Interval<Rational>& sqdist() const { return m_sqdist; }
  double nearestSqdist() const;

 private:
  using Vector = Vector3<Rational>;

  /// An ellipsoid, which extends along n to either side of its centre by √(n·B n / divisor): in
  /// numbers without a denominator, which take the least time.
  struct Part {
    Vector center;
    Symmetric<Rational> b{};
    Rational divisor{1};
    /// Of a flat one.
    std::optional<Vector> normal{};
  };
  /// A point of a shape, and the place of the ellipsoid that it belongs to.
  struct Corner {
    Vector point;
    std::size_t part;
  };
  struct Side {
    std::vector<Part> parts{};
    std::vector<Corner> corners{};
    /// Of the corners.
    std::vector<Rational> weights{};
    /// Their mean.
    Vector point{};
  };
  /// A support point, rounded towards the centre, its height along the direction, rounded up, and
  /// how far above the centre that is.
  struct Support {
    Vector point;
    Rational height;
    Rational reach;
  };

  static Part discOf(const Vector& center, const Vector& normal, double radius);
  static std::vector<Part> partsOf(const Shape& shape);
  static std::vector<Part> partsOf(const GeneratedSet& set);
  ClosestBracket(std::vector<Part> a, std::vector<Part> b);

  Rational shortened(const Rational& x) const;
  Vector shortened(const Vector& vector) const;
  Support supportOf(const Part& part, const Vector& direction) const;
  bool weigh();
  Rational extend(Side& side, const Vector& direction);
  void extend(const Vector& normal);
  void offerPoints();
  std::vector<Vector> faceNormals(const Vector& toward) const;
  std::optional<Vector> improved(const Vector& normal) const;

  Side m_a;
  Side m_b;
  /// A point of the first shape, from which all others are measured.
  Vector m_origin;
  /// A power of two near the largest coordinate.
  Rational m_size;
  /// Coordinates are rounded to multiples of a unit, which is the size times 2^-bits, and other
  /// numbers to as many bits or some more. The distance has at least so many units.
  Rational m_unit;
  int m_bits = 0;
  Rational m_units;
  Vector m_normal;
  std::array<Rational, 2> m_offsets;
  /// The nearest points so far.
  std::array<Vector, 2> m_points;
  Interval<Rational> m_sqdist;
  int m_steps = 0;
  /// The last step of Newton's method did not raise the lower bound.
  bool m_isStuck = false;
};

}  // namespace hairline
