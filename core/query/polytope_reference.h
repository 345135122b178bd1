#pragma once

#include <array>
#include <optional>
#include <vector>

#include "core/math/vector.h"
#include "core/query/answer.h"
#include "core/shapes/shape.h"

namespace hairline {

/// A convex set: all points within a radius of its core. The core is the hull of points, swept
/// along directions: all sums of a mean of the points with non-negative multiples of the
/// directions. Bounded sets have no directions, a ray has one, a line two opposite ones, a plane
/// four or six, a half-space one more. Of polytopes the radius is zero.
struct GeneratedSet {
  std::vector<Vector3<Rational>> points;
  std::vector<Vector3<Rational>> directions{};
  Rational radius{};
};

/// The set of a shape; without points for an empty k-DOP, whose corners are found by intersecting
/// each three planes of its slabs, and for shapes that are no such set: cylinders, cones, discs,
/// meshes, grids, quads and polygons. Shapes of the plane lie in z = 0.
GeneratedSet generatorsOf(const Shape& shape);

/// The sets whose union is a shape: for a quad or polygon its triangles, for others the one above,
/// and none if that has no points.
std::vector<GeneratedSet> convexParts(const Shape& shape);

/// The contribution of each generator's weight to the parameter t of a line, ray or segment; empty
/// for other shapes.
std::vector<Rational> parameterCosts(const Shape& shape);

/// A point of both sets or, if they are disjoint, an axis between them, along which either may be
/// unbounded away from the other (Farkas).
struct PointOrAxis {
  std::optional<Vector3<Rational>> point;
  std::optional<Vector3<Rational>> axis;
};
PointOrAxis pointOrAxisByProgram(const GeneratedSet& a, const GeneratedSet& b);

/// The answer to `intersect` by linear programming, for sets without a radius. With the parameter's
/// costs of the first set the point is the one of smallest t, if there is one. A miss carries the
/// axis found by the program (Farkas), if both sets are bounded along it.
IntersectAnswer<Rational> intersectByProgram(const GeneratedSet& a, const GeneratedSet& b,
                                             const std::vector<Rational>& parameterCosts = {});

/// The answer to `sweep` by linear programming, for sets without a radius: the least time in [0, 1]
/// at which weights give a common point of both sets, each moved by its displacement. A miss
/// carries the axis found by the program (Farkas), if both sets are bounded along it; a is extended
/// by the motion relative to b. There is no normal.
SweepAnswer<Rational> firstContactByProgram(const GeneratedSet& a, const GeneratedSet& b,
                                            const std::array<Vector3<Rational>, 2>& displacements);

}  // namespace hairline
