#include <algorithm>
#include <functional>

#include "core/math/interruption.h"
#include "core/math/linear_program.h"
#include "core/math/square_root.h"
#include "core/query/closest/convex_reference.h"
#include "core/query/general/references.h"
#include "core/query/polytope_reference.h"
#include "core/query/proof/exact_sets.h"
#include "core/query/proof/ray_crossings.h"
#include "core/shapes/cone_of.h"
#include "core/shapes/flat_hull.h"
#include "core/shapes/triangle_of.h"

namespace hairline {
namespace {

using Vector = Vector3<Rational>;
using Points = std::vector<Vector>;

struct HalfSpaceOfHull {
  Vector normal;
  Rational offset;

  int sideOf(const Vector& point) const { return compare(dot(normal, point), offset); }
};

Vector middleOf(const Points& points) {
  Vector sum(Rational(0), Rational(0), Rational(0));
  for (const Vector& point : points) sum += point;
  return sum / Rational(static_cast<int>(points.size()));
}

/// Whether the hull of corners has a point within another hull, off its boundary: a mean of the
/// corners is one of the hull's points in which all have a part. The parts are scaled so that each
/// is at least 1.
bool meetsOpenHull(const Points& hull, const Points& corners) {
  LinearSystem system;
  system.rows.resize(4);
  Vector sum(Rational(0), Rational(0), Rational(0));
  for (const Vector& corner : corners) {
    for (int k = 0; k < 3; ++k) system.rows[static_cast<std::size_t>(k)].push_back(corner[k]);
    system.rows[3].emplace_back(1);
  }
  for (const Vector& point : hull) {
    for (int k = 0; k < 3; ++k) system.rows[static_cast<std::size_t>(k)].push_back(-point[k]);
    system.rows[3].emplace_back(-1);
    sum += point;
  }
  for (int k = 0; k < 3; ++k) system.right.push_back(sum[k]);
  system.right.emplace_back(static_cast<int>(hull.size()));
  return solveNonNegative(system).has_value();
}

/// The parts of a hull behind a plane and beyond it.
std::array<Points, 2> cutBy(const Points& hull, const HalfSpaceOfHull& half) {
  std::array<Points, 2> parts;
  Points cut;
  for (const Vector& p : hull) {
    const int side = half.sideOf(p);
    (side < 0 ? parts[0] : side > 0 ? parts[1] : cut).push_back(p);
  }
  for (const Vector& p : parts[0]) {
    const Rational height = half.offset - dot(half.normal, p);
    countOperations(parts[1].size());
    for (const Vector& q : parts[1]) {
      const Vector way = q - p;
      cut.push_back(p + way * Rational(height / dot(half.normal, way)));
    }
  }
  // Most of these are within the section.
  cut = flatHull(std::move(cut));
  for (Points& part : parts) part.insert(part.end(), cut.begin(), cut.end());
  return parts;
}

/// Whether all points lie beyond a triangle, along an axis of coordinates.
bool isApart(const Points& points, const Triangle<double>& triangle) {
  countOperations(1);
  for (int k = 0; k < 3; ++k) {
    const auto& [a, b, c] = triangle.vertices;
    const Rational min(std::min({a[k], b[k], c[k]}));
    const Rational max(std::max({a[k], b[k], c[k]}));
    const auto isBelow = [&](const Vector& p) { return p[k] < min; };
    const auto isAbove = [&](const Vector& p) { return p[k] > max; };
    if (std::ranges::all_of(points, isBelow) || std::ranges::all_of(points, isAbove)) return true;
  }
  return false;
}

/// A round shape without its boundary: the points strictly behind planes, or in them if it is flat,
/// that a map brings nearer to a core than a radius.
struct OpenRound {
  const Shape* shape = nullptr;
  std::vector<HalfSpaceOfHull> faces{};
  bool isFlat = false;
  std::function<GeneratedSet(const Points&)> seen = [](const Points& points) {
    return GeneratedSet{points};
  };
  GeneratedSet core{};
  Rational square{};
  /// A point of it.
  Vector middle{};

  void addSlab(const Vector& normal, const Rational& low, const Rational& high) {
    faces.push_back({normal, high});
    faces.push_back({-normal, -low});
  }

  /// Whether it meets a hull.
  bool meets(Points part) const {
    for (const HalfSpaceOfHull& face : faces) {
      part = cutBy(part, face)[0];
      if (part.empty() || (!isFlat && face.sideOf(middleOf(part)) == 0)) return false;
    }
    return nearestOfCores(core, seen(part)).sqdist < square;
  }
};

/// From the apex of a cone onto its base: points in the plane of the apex are directions there.
GeneratedSet seenFromApex(const Cone<Rational>& cone, const Points& points) {
  GeneratedSet seen;
  for (const Vector& point : points) {
    const Vector offset = point - cone.apex;
    const Rational along = dot(cone.axis, offset);
    if (sign(along) != 0) {
      const Rational height = cone.height * squaredNorm(cone.axis);
      seen.points.push_back(cone.apex + offset * Rational(height / along));
    } else if (!isZero(offset)) {
      seen.directions.push_back(offset);
    }
  }
  return seen;
}

/// Not for shapes that are segments or points.
OpenRound openRoundOf(const Shape& shape) {
  OpenRound round;
  round.shape = &shape;
  const auto setRadius = [&](double radius) { round.square = Rational(radius) * Rational(radius); };
  if (const auto* cylinder = std::get_if<Cylinder<double>>(&shape)) {
    const Vector a = exact(cylinder->a);
    const Vector axis = exact(cylinder->b) - a;
    round.addSlab(axis, dot(axis, a), dot(axis, exact(cylinder->b)));
    round.seen = [a, axis](const Points& points) {
      GeneratedSet seen;
      for (const Vector& point : points) {
        const Rational along = dot(axis, Vector(point - a)) / squaredNorm(axis);
        seen.points.push_back(point - axis * along);
      }
      return seen;
    };
    round.core.points = {a};
    round.middle = a + axis / Rational(2);
    setRadius(cylinder->radius);
    return round;
  }
  if (const auto known = coneOf(shape)) {
    const auto cone = convert<Rational>(*known);
    const Rational start = dot(cone.axis, cone.apex);
    const Rational height = cone.height * squaredNorm(cone.axis);
    round.isFlat = known->height == 0;
    round.addSlab(cone.axis, start, start + height);
    if (!round.isFlat) {
      round.seen = [cone](const Points& points) { return seenFromApex(cone, points); };
    }
    round.core.points = {Vector(cone.apex + cone.axis * cone.height)};
    round.middle = middleOf({cone.apex, round.core.points[0]});
    setRadius(known->radius);
    return round;
  }
  if (const auto* known = std::get_if<Ellipsoid<double>>(&shape)) {
    const auto ellipsoid = convert<Rational>(*known);
    for (std::size_t i = 0; i < 3; ++i) {
      if (known->radii[i] != 0) continue;
      const Vector across = cross(ellipsoid.axes[(i + 1) % 3], ellipsoid.axes[(i + 2) % 3]);
      const Rational height = dot(across, ellipsoid.center);
      round.isFlat = true;
      round.addSlab(across, height, height);
    }
    round.seen = [ellipsoid](const Points& points) {
      const auto& axes = ellipsoid.axes;
      const Rational whole = dot(axes[0], cross(axes[1], axes[2]));
      GeneratedSet seen;
      for (const Vector& point : points) {
        const Vector offset = point - ellipsoid.center;
        Vector place(Rational(0), Rational(0), Rational(0));
        for (std::size_t i = 0; i < 3; ++i) {
          if (sign(ellipsoid.radii[i]) == 0) continue;
          const Vector across = cross(axes[(i + 1) % 3], axes[(i + 2) % 3]);
          place[static_cast<int>(i)] = dot(offset, across) / (whole * ellipsoid.radii[i]);
        }
        seen.points.push_back(place);
      }
      return seen;
    };
    round.core.points = {Vector(Rational(0), Rational(0), Rational(0))};
    round.middle = ellipsoid.center;
    setRadius(1);
    return round;
  }
  // A ball or capsule.
  const GeneratedSet set = generatorsOf(shape);
  round.core.points = set.points;
  round.middle = middleOf(set.points);
  round.square = set.radius * set.radius;
  return round;
}

/// A point of a hull and a round shape, boundaries included.
std::optional<Vector> commonPoint(const Points& hull, const OpenRound& round) {
  return isCoreless(*round.shape) ? pointOfHullAndSolid(hull, *round.shape)
                                  : pointOrAxisOf({hull}, generatorsOf(*round.shape)).point;
}

/// A point of an open round shape a little beyond a point of a hull, as seen from its middle; or
/// nothing.
std::optional<Vector> pointBeyond(const Points& hull, const OpenRound& round) {
  const std::optional<Vector> common = commonPoint(hull, round);
  if (!common) return std::nullopt;
  for (const double part : {0x1p-4, 0x1p-16, 0x1p-48}) {
    const Vector point = *common + (*common - round.middle) * Rational(part);
    if (round.meets({point})) return point;
  }
  return std::nullopt;
}

/// A point within a hull and a round shape, of which the open sets meet. A hull that is smaller by
/// little still meets the shape; a point of both is within the shape a little towards its middle.
Vector pointWithin(const Points& hull, const OpenRound& round) {
  const Vector middle = middleOf(hull);
  for (Rational part(0x1p-4);; part *= part) {
    Points smaller = hull;
    for (Vector& point : smaller) point += (middle - point) * part;
    const std::optional<Vector> common = commonPoint(smaller, round);
    if (!common) continue;
    for (;; part *= part) {
      const Vector point = *common + (round.middle - *common) * part;
      if (meetsOpenHull(hull, {point})) return point;
    }
  }
}

/// A shape in the space that a mesh encloses: a hull, or the part of a hull in a round shape. It is
/// cut at every triangle that meets it without its boundary, until none does, and one point of each
/// part decides.
class HullInMesh {
 public:
  explicit HullInMesh(const Mesh& mesh) : m_mesh(mesh) {}

  bool includes(const Points& hull) const {
    if (!std::ranges::all_of(hull, [&](const Vector& p) { return isInside(p); })) return false;
    std::vector<std::size_t> all;
    for (std::size_t t = 0; t < m_mesh.triangles.size(); ++t) {
      if (!isApart(hull, triangle(t))) all.push_back(t);
    }
    return includes(hull, std::move(all), nullptr);
  }

  /// The same of a round shape within a hull.
  bool includes(const Points& hull, const OpenRound& round) const {
    if (!isInside(round.middle)) return false;
    std::vector<std::size_t> entering;
    for (std::size_t t = 0; t < m_mesh.triangles.size(); ++t) {
      if (!isApart(hull, triangle(t)) && round.meets(corners(t))) entering.push_back(t);
    }
    // Beyond a triangle of an outer wall the round shape is outside.
    constexpr std::size_t few = 32;
    for (std::size_t n = 0; n < entering.size(); n += 1 + entering.size() / few) {
      const auto point = pointBeyond(corners(entering[n]), round);
      if (point && !isInside(*point)) return false;
    }
    return entering.empty() || includes(hull, std::move(entering), &round);
  }

 private:
  Triangle<double> triangle(std::size_t t) const { return triangleOf(m_mesh, m_mesh.triangles[t]); }
  Points corners(std::size_t t) const { return generatorsOf(triangle(t)).points; }
  bool isInside(const Vector& p) const { return crossingsFrom(p, m_mesh).isInside(); }

  bool includes(const Points& hull, std::vector<std::size_t> near, const OpenRound* round) const {
    if (round != nullptr && !round->meets(hull)) return true;
    if (round == nullptr && !isInside(middleOf(hull))) return false;
    std::erase_if(near, [&](std::size_t t) {
      return isApart(hull, triangle(t)) || !meetsOpenHull(hull, corners(t));
    });
    if (near.empty()) return round == nullptr || isInside(pointWithin(hull, *round));
    // Its neighbours are on both sides, if the mesh is in some order, so that the parts are alike.
    const auto middlemost = near.begin() + static_cast<std::ptrdiff_t>(near.size() / 2);
    const Triangle<Rational> first = convert<Rational>(triangle(*middlemost));
    near.erase(middlemost);
    for (const HalfSpaceOfHull& plane : planesThrough(first)) {
      const auto isOn = [&](const Vector& p) { return plane.sideOf(p) == 0; };
      if (std::ranges::all_of(hull, isOn)) continue;
      const std::array<Points, 2> parts = cutBy(hull, plane);
      return includes(parts[0], near, round) && includes(parts[1], near, round);
    }
    // What is within the triangle is on the surface.
    Points rest = hull;
    for (const HalfSpaceOfHull& side : sidesOf(first)) {
      const auto isBeyond = [&](const Vector& p) { return side.sideOf(p) > 0; };
      if (std::ranges::none_of(rest, isBeyond)) continue;
      std::array<Points, 2> parts = cutBy(rest, side);
      if (!includes(parts[1], near, round)) return false;
      rest = std::move(parts[0]);
    }
    return true;
  }

  /// From a corner to another; zero if all are equal.
  static Vector lineOf(const Triangle<Rational>& triangle) {
    const Vector way = triangle.vertices[1] - triangle.vertices[0];
    return isZero(way) ? Vector(triangle.vertices[2] - triangle.vertices[0]) : way;
  }

  /// Planes of which the triangle's plane is the common part or, of one without area, its line or
  /// point.
  static std::vector<HalfSpaceOfHull> planesThrough(const Triangle<Rational>& triangle) {
    std::vector<Vector> normals;
    if (const Vector across = normal(triangle); !isZero(across)) {
      normals = {across};
    } else {
      const Vector line = lineOf(triangle);
      for (int k = 0; k < 3; ++k) {
        Vector unit(Rational(0), Rational(0), Rational(0));
        unit[k] = Rational(1);
        normals.push_back(isZero(line) ? unit : Vector(cross(line, unit)));
      }
    }
    std::vector<HalfSpaceOfHull> planes;
    planes.reserve(normals.size());
    for (const Vector& way : normals) planes.push_back({way, dot(way, triangle.vertices[0])});
    return planes;
  }

  /// The bounds of a triangle in its plane, or of one without area along its line.
  static std::vector<HalfSpaceOfHull> sidesOf(const Triangle<Rational>& triangle) {
    std::vector<HalfSpaceOfHull> sides;
    const auto& corners = triangle.vertices;
    const Vector across = normal(triangle);
    std::vector<Vector> ways;
    for (std::size_t i = 0; i < 3 && !isZero(across); ++i) {
      ways.push_back(cross(Vector(corners[(i + 1) % 3] - corners[i]), across));
    }
    if (ways.empty()) ways = {lineOf(triangle), Vector(-lineOf(triangle))};
    for (const Vector& way : ways) {
      Rational end = dot(way, corners[0]);
      for (const Vector& corner : corners) end = maximum(end, Rational(dot(way, corner)));
      sides.push_back({way, end});
    }
    return sides;
  }

  const Mesh& m_mesh;
};

/// Moves each of some points a way to one side, and another of the same to the other.
void addBothSides(Points& points, const Vector& way) {
  const std::size_t count = points.size();
  for (std::size_t n = 0; n < count; ++n) {
    points.push_back(points[n] - way);
    points[n] += way;
  }
}

/// A hull around a round shape; of a flat one in its plane.
Points hullAround(const Shape& shape) {
  Points corners;
  if (const auto* ellipsoid = std::get_if<Ellipsoid<double>>(&shape)) {
    const auto known = convert<Rational>(*ellipsoid);
    corners = {known.center};
    for (std::size_t i = 0; i < 3; ++i) addBothSides(corners, known.arm(i));
    return corners;
  }
  if (const auto cone = coneOf(shape); cone && cone->height == 0) {
    const Vector axis = exact(cone->axis);
    const Rational square = Rational(cone->radius) * Rational(cone->radius);
    corners = {exact(cone->apex)};
    Vector way = perpendicularTo(axis);
    for (int k = 0; k < 2; ++k) {
      addBothSides(corners, Vector(way * enclosedSquareRoot(square / squaredNorm(way), 64).max));
      way = cross(axis, way);
    }
    return corners;
  }
  corners = {Vector(Rational(0), Rational(0), Rational(0))};
  for (int k = 0; k < 3; ++k) {
    Vector unit(Rational(0), Rational(0), Rational(0));
    unit[k] = Rational(1);
    const Interval<Rational> extent = roundedOutward(*extentAlong(shape, unit), 64);
    const Rational half = (extent.max - extent.min) / Rational(2);
    for (Vector& corner : corners) corner[k] = extent.min + half;
    addBothSides(corners, Vector(unit * half));
  }
  return corners;
}

}  // namespace

bool enclosesExactly(const Mesh& mesh, const Shape& inner) {
  const HullInMesh hulls(mesh);
  if (const auto* other = std::get_if<Mesh>(&inner)) {
    return std::ranges::all_of(other->triangles, [&](const std::array<int, 3>& indices) {
      return hulls.includes(generatorsOf(triangleOf(*other, indices)).points);
    });
  }
  const std::optional<Points> corners = exactCornersOf(inner);
  if (isRound(inner) && !corners) {
    return hulls.includes(hullAround(inner), openRoundOf(inner));
  }
  if (isRound(inner)) return hulls.includes(*corners);
  return std::ranges::all_of(convexParts(inner),
                             [&](const GeneratedSet& part) { return hulls.includes(part.points); });
}

}  // namespace hairline
