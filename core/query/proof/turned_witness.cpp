#include "core/query/proof/turned_witness.h"

#include <algorithm>

#include "core/math/square_root.h"
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

// The limit on corners whose connecting segments are tested pairwise.
constexpr std::size_t mostCorners = 16;

// Gaps between doubles of common size have hundreds of bits.
constexpr int contactBits = 512;

/// A circle around which a solid has an edge.
struct Rim {
  Vector center;
  Vector axis;
  Rational radius;

  Vector across(const Vector& vector) const {
    return vector - axis * Rational(dot(vector, axis) / squaredNorm(axis));
  }
};

std::vector<Rim> rimsOf(const Shape& solid) {
  if (const auto* cylinder = std::get_if<Cylinder<double>>(&solid)) {
    const Vector a = exact(cylinder->a);
    const Vector b = exact(cylinder->b);
    return {{a, b - a, Rational(cylinder->radius)}, {b, b - a, Rational(cylinder->radius)}};
  }
  const Cone<double> cone = *coneOf(solid);
  const Vector axis = exact(cone.axis);
  return {{exact(cone.apex) + axis * Rational(cone.height), axis, Rational(cone.radius)}};
}

/// The vector to a point from the nearest point of a rim.
Vector fromRim(const Rim& rim, const Vector& point) {
  const Vector offset = point - rim.center;
  const Vector across = rim.across(offset);
  if (isZero(across)) return offset;
  const Rational length = enclosedSquareRoot(squaredNorm(across), contactBits).max;
  return offset - across * Rational(rim.radius / length);
}

/// The parameters of points on a line at which Newton's method may find those nearest to a rim:
/// where it crosses the rim's plane, and the cylinder through the rim or the middle of that.
std::vector<Rational> startsNear(const Rim& rim, const Vector& start, const Vector& edge) {
  std::vector<Rational> starts;
  const Vector offset = start - rim.center;
  const Rational along = dot(edge, rim.axis);
  if (sign(along) != 0) starts.push_back(-dot(offset, rim.axis) / along);
  const Vector across = rim.across(edge);
  const Rational square = squaredNorm(across);
  if (sign(square) == 0) return starts;
  const Rational middle = -dot(offset, across) / square;
  const Vector nearest = rim.across(offset) + across * middle;
  const Rational rest = rim.radius * rim.radius - squaredNorm(nearest);
  const Rational half = enclosedSquareRoot(rest / square, contactBits).min;
  starts.push_back(middle - half);
  starts.push_back(middle + half);
  return starts;
}

/// The normal of a line and of the tangent of a rim beside a point of the line. Where the line
/// crosses the plane of a disc that it misses, this is an axis between them.
Vector normalBesideRim(const Rim& rim, const Vector& edge, const Vector& point) {
  return cross(edge, cross(rim.axis, rim.across(point - rim.center)));
}

/// The normal of a line and a rim where they are nearest, near a parameter of the line.
Vector normalAtRim(const Rim& rim, const Vector& start, const Vector& edge, Rational parameter) {
  const Rational unit(0x1p600);
  const Vector across = rim.across(edge);
  Vector place;
  for (int step = 0; step < 8; ++step) {
    parameter = Rational(parameter * unit).floor() / unit;
    const Vector point = start + edge * parameter;
    place = rim.across(point - rim.center);
    const Rational square = squaredNorm(place);
    if (sign(square) == 0) break;
    const Rational length = enclosedSquareRoot(square, contactBits).max;
    const Rational turned = dot(place, across);
    const Rational slope =
        squaredNorm(edge) - rim.radius / length * (squaredNorm(across) - turned * turned / square);
    if (sign(slope) == 0) break;
    parameter -= dot(edge, fromRim(rim, point)) / slope;
  }
  return cross(edge, cross(rim.axis, place));
}

/// The part of a vector perpendicular to another, times a positive number.
Vector madePerpendicular(const Vector& vector, const Vector& to) {
  return vector * squaredNorm(to) - to * dot(vector, to);
}

/// The normals of a solid's lateral surface that are perpendicular to an edge.
std::vector<Vector> lateralNormals(const Shape& solid, const Vector& edge) {
  if (const auto* cylinder = std::get_if<Cylinder<double>>(&solid)) {
    return {cross(edge, exact(cylinder->b) - exact(cylinder->a))};
  }
  // For a unit vector w across the axis the normal is w height axis² - axis radius. It is
  // perpendicular to the edge if w·edge = along.
  const Cone<double> cone = *coneOf(solid);
  const Vector axis = exact(cone.axis);
  const Rational length = Rational(cone.height) * squaredNorm(axis);
  const Vector across = edge - axis * Rational(dot(edge, axis) / squaredNorm(axis));
  const Rational square = squaredNorm(across);
  if (sign(square) == 0 || sign(length) == 0) return {};
  const Rational along = Rational(cone.radius) * dot(edge, axis) / length;
  const Rational rest = (square - along * along) / (square * square * squaredNorm(axis));
  if (sign(rest) < 0) return {};
  const Vector beside = cross(axis, edge) * enclosedSquareRoot(rest, contactBits).min;
  const Vector middle = across * Rational(along / square);
  std::vector<Vector> normals;
  for (const Vector& w : {Vector(middle + beside), Vector(middle - beside)}) {
    const Vector normal = w * length - axis * Rational(cone.radius);
    normals.push_back(madePerpendicular(normal, edge));
  }
  return normals;
}

}  // namespace

std::optional<Vector> axisOfContact(const GeneratedSet& set, const Shape& solid,
                                    const std::function<bool(const Vector&)>& accepts) {
  if (set.points.size() > mostCorners) return std::nullopt;
  std::optional<Vector> found;
  const auto isAxis = [&](const Vector& axis) {
    if (!accepts(axis)) return false;
    found = axis;
    return true;
  };
  const std::vector<Rim> rims = rimsOf(solid);
  struct Edge {
    Vector start;
    Vector direction;
  };
  std::vector<Edge> edges;
  for (const Vector& direction : set.directions) edges.push_back({set.points[0], direction});
  for (std::size_t i = 0; i < set.points.size(); ++i) {
    const Vector& point = set.points[i];
    const auto isRimAxis = [&](const Rim& rim) { return isAxis(fromRim(rim, point)); };
    if (std::ranges::any_of(directionsOutOf(solid, point, contactBits), isAxis)) return found;
    if (std::ranges::any_of(rims, isRimAxis)) return found;
    for (std::size_t j = 0; j < i; ++j) edges.push_back({point, set.points[j] - point});
  }
  for (const auto& [start, edge] : edges) {
    if (std::ranges::any_of(lateralNormals(solid, edge), isAxis)) return found;
  }
  for (std::size_t i = 0; i < edges.size(); ++i) {
    for (std::size_t j = 0; j < i; ++j) {
      if (isAxis(cross(edges[i].direction, edges[j].direction))) return found;
    }
  }
  for (const auto& [start, edge] : edges) {
    for (const Rim& rim : rims) {
      for (const Rational& parameter : startsNear(rim, start, edge)) {
        if (isAxis(normalBesideRim(rim, edge, start + edge * parameter)) ||
            isAxis(normalAtRim(rim, start, edge, parameter))) {
          return found;
        }
      }
    }
  }
  return found;
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
  if (set.directions.empty()) return pointOfHullAndSolid(set.points, solid);
  // An unbounded set meets the solid between the points nearest to those around it.
  std::vector<Vector> feet;
  for (const Vector& point : pointsAround(solid)) {
    feet.push_back(nearestOfCores({{point}}, set).points[1]);
  }
  return pointOfHullAndSolid(feet, solid);
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
