#include "core/query/proof/turned_witness.h"

#include <algorithm>

#include "core/query/closest/convex_reference.h"
#include "core/query/general/gjk.h"
#include "core/query/general/polytope.h"
#include "core/query/general/references.h"
#include "core/query/polytope_reference.h"
#include "core/query/proof/exact_sets.h"
#include "core/query/proof/witness_parts.h"
#include "core/shapes/boundary_of.h"
#include "core/shapes/cone_of.h"

namespace hairline {
namespace {

using Vector = Vector3<Rational>;

/// Four points whose hull contains a cylinder, cone or disc: around its bounding cube.
std::vector<Vector> pointsAround(const Shape& solid) {
  Vector start;
  Vector way;
  Rational reach;
  if (const auto* cylinder = std::get_if<Cylinder<double>>(&solid)) {
    start = exact(cylinder->a);
    way = exact(cylinder->b) - start;
    reach = Rational(cylinder->radius);
  } else {
    const Cone<double> cone = *coneOf(solid);
    start = exact(cone.apex);
    way = exact(cone.axis) * Rational(cone.height);
    reach = Rational(cone.radius);
  }
  reach += maximum(absolute(way[0]), maximum(absolute(way[1]), absolute(way[2])));
  std::vector<Vector> points(4, start - Vector(reach, reach, reach));
  for (int k = 0; k < 3; ++k) points[static_cast<std::size_t>(k)][k] += reach * Rational(6);
  return points;
}

/// The part of a line or ray that can be nearest to a solid: beyond it the distance only grows.
template <typename Unbounded>
Shape shortened(const Unbounded& line, const ConvexBody<double>& solid) {
  double reach = 0;
  for (const auto& disc : solid.discs) {
    reach = std::max(reach, (disc.center - line.origin).norm() + disc.radius);
  }
  for (const Vector3<double>& point : solid.points) {
    reach = std::max(reach, (point - line.origin).norm());
  }
  for (const Vector3<double>& arm : solid.arms) reach += arm.norm();
  const Vector3<double> way = line.direction.normalized() * (2 * reach);
  constexpr bool hasStart = std::is_same_v<Unbounded, Ray<double>>;
  return Segment<double>{hasStart ? line.origin : Vector3<double>(line.origin - way),
                         line.origin + way};
}

/// Axes between two convex bodies, as near as double finds them; the vector between the nearest
/// points comes last.
std::vector<Vector> roundedAxes(const ConvexBody<double>& a, const ConvexBody<double>& b) {
  const ConvexPair<double> pair(a, b);
  if (pair.isEmpty()) return {};
  Silent silent;
  const Vector3<double> none = Vector3<double>::Zero();
  const GjkResult<Vector3<double>> found = gjk(pair, none, GjkGoal::distance, silent);
  if (!found.separated || !found.axis.allFinite()) return {};
  std::vector<Vector> axes{fromDouble<Rational>(found.axis)};
  if (found.difference.allFinite()) axes.push_back(fromDouble<Rational>(found.difference));
  return axes;
}

// The limit on corners of a set for which a common point is looked for.
constexpr std::size_t mostCorners = 16;

}  // namespace

std::vector<Vector> pointsBeside(const GeneratedSet& set, const Shape& solid) {
  if (set.directions.empty()) return set.points;
  std::vector<Vector> feet;
  for (const Vector& point : pointsAround(solid)) {
    feet.push_back(nearestOfCores({{point}}, set).points[1]);
  }
  return feet;
}

std::optional<Vector> pointInCylinderOrCone(const Shape& other, const Shape& solid) {
  if (const auto* half = std::get_if<HalfSpace<double>>(&other)) {
    for (const int bits : precisions) {
      for (const Vector& point : farthestOf(solid, exact(half->normal), bits)) {
        if (*containsExactly(other, point)) return point;
      }
    }
    return std::nullopt;
  }
  const GeneratedSet set = generatorsOf(other);
  if (set.points.empty() || set.points.size() > mostCorners) return std::nullopt;
  return pointOfHullAndSolid(pointsBeside(set, solid), solid);
}

std::vector<Vector> axesBeside(const Shape& a, const Shape& b) {
  if (const auto plane = boundaryOf(a)) return {convert<Rational>(*plane).normal};
  const auto* ray = std::get_if<Ray<double>>(&a);
  const auto* line = std::get_if<Line<double>>(&a);
  const Shape first = ray != nullptr    ? shortened(*ray, convexBodyOf<double>(b))
                      : line != nullptr ? shortened(*line, convexBodyOf<double>(b))
                                        : a;
  if (!isBoundedConvex(first.index()) || !isBoundedConvex(b.index())) return {};
  std::vector<Vector> axes = roundedAxes(convexBodyOf<double>(first), convexBodyOf<double>(b));
  if ((ray != nullptr || line != nullptr) && !axes.empty()) {
    // Rounding may have tilted an axis across the line so far that it is unbounded along it.
    const Vector direction =
        fromDouble<Rational>(ray != nullptr ? ray->direction : line->direction);
    const Vector axis = axes.front();
    axes.push_back(axis * squaredNorm(direction) - direction * dot(direction, axis));
  }
  return axes;
}

std::vector<Vector> axesBesideWay(const Shape& moving, const Shape& solid, const Vector& way) {
  if (!isPolytope(moving.index())) return {};
  ConvexBody<double> whole = convexBodyOf<double>(moving);
  const std::size_t count = whole.points.size();
  for (std::size_t i = 0; i < count; ++i) whole.points.push_back(whole.points[i] + toDouble(way));
  return roundedAxes(whole, convexBodyOf<double>(solid));
}

}  // namespace hairline
