#include <algorithm>
#include <vector>

#include "core/math/linear_program.h"
#include "core/query/proof/exact_sets.h"
#include "core/shapes/triangulate.h"

namespace hairline {
namespace {

using Vector = Vector3<Rational>;

bool onSegment(const Vector& a, const Vector& b, const Vector& p) {
  const Vector ab = b - a;
  const Vector ap = p - a;
  if (!isZero(cross(ab, ap))) return false;
  const Rational along = dot(ab, ap);
  return sign(along) >= 0 && along <= squaredNorm(ab) && (!isZero(ab) || isZero(ap));
}

bool inTriangle(const Vector& a, const Vector& b, const Vector& c, const Vector& p) {
  const Vector normal = cross(b - a, c - a);
  if (isZero(normal)) return onSegment(a, b, p) || onSegment(b, c, p) || onSegment(c, a, p);
  if (sign(dot(normal, p - a)) != 0) return false;
  return sign(dot(normal, cross(b - a, p - a))) >= 0 &&
         sign(dot(normal, cross(c - b, p - b))) >= 0 && sign(dot(normal, cross(a - c, p - c))) >= 0;
}

Rational determinant(const Vector& a, const Vector& b, const Vector& c) {
  return dot(a, cross(b, c));
}

bool inTetrahedron(const std::array<Vector, 4>& v, const Vector& p) {
  const int volume = sign(determinant(v[1] - v[0], v[2] - v[0], v[3] - v[0]));
  if (volume == 0) {
    return inTriangle(v[0], v[1], v[2], p) || inTriangle(v[0], v[1], v[3], p) ||
           inTriangle(v[0], v[2], v[3], p) || inTriangle(v[1], v[2], v[3], p);
  }
  for (std::size_t i = 0; i < 4; ++i) {
    // Replacing a vertex by the point keeps the sign of the volume or makes it zero.
    std::array<Vector, 4> w = v;
    w[i] = p;
    if (sign(determinant(w[1] - w[0], w[2] - w[0], w[3] - w[0])) * volume < 0) return false;
  }
  return true;
}

/// In one of the triangles of some vertices.
template <typename Vertices, typename Triples>
bool inTriangles(const Vertices& vertices, const Triples& triples, const Vector& p) {
  const auto vertex = [&](int i) { return exact(vertices[static_cast<std::size_t>(i)]); };
  for (const IndexTriple& i : triples) {
    if (inTriangle(vertex(i[0]), vertex(i[1]), vertex(i[2]), p)) return true;
  }
  return false;
}

/// Those of many points that are nearest to a place, and the extreme ones along each axis: among
/// them are in most cases some whose mean a place in the hull is.
std::vector<Vector3<double>> pointsAround(std::vector<Vector3<double>> points,
                                          const Vector3<double>& place) {
  constexpr std::ptrdiff_t nearest = 24;
  std::ranges::partial_sort(points, points.begin() + nearest, {}, [&](const Vector3<double>& v) {
    return squaredNorm(Vector3<double>(v - place));
  });
  std::vector<Vector3<double>> around(points.begin(), points.begin() + nearest);
  for (int k = 0; k < 3; ++k) {
    const auto [least, most] =
        std::ranges::minmax_element(points, {}, [&](const Vector3<double>& v) { return v[k]; });
    around.insert(around.end(), {*least, *most});
  }
  return around;
}

/// A mean of the points with nonnegative weights.
bool inHull(const std::vector<Vector3<double>>& points, const Vector& p) {
  constexpr std::size_t few = 64;
  if (points.size() > few && inHull(pointsAround(points, toDouble(p)), p)) return true;
  LinearSystem system;
  system.rows.resize(4);
  for (int k = 0; k < 3; ++k) system.right.push_back(p[k]);
  system.right.push_back(Rational(1));
  for (const Vector3<double>& point : points) {
    for (int k = 0; k < 3; ++k) system.rows[static_cast<std::size_t>(k)].emplace_back(point[k]);
    system.rows[3].emplace_back(1);
  }
  return solveNonNegative(system).has_value();
}

struct Contains {
  const Vector& point;

  std::optional<bool> operator()(const Point<double>& s) const {
    return isZero(Vector(point - exact(s.position)));
  }
  std::optional<bool> operator()(const Point2<double>& s) const {
    return isZero(Vector(point - exact(s.position)));
  }
  std::optional<bool> operator()(const Line<double>& s) const {
    return isZero(cross(exact(s.direction), point - exact(s.origin)));
  }
  std::optional<bool> operator()(const Ray<double>& s) const {
    const Vector offset = point - exact(s.origin);
    return isZero(cross(exact(s.direction), offset)) && sign(dot(exact(s.direction), offset)) >= 0;
  }
  std::optional<bool> operator()(const Plane<double>& s) const {
    const Plane<Rational> plane = convert<Rational>(s);
    return dot(plane.normal, point) == plane.offset;
  }
  std::optional<bool> operator()(const HalfSpace<double>& s) const {
    return dot(exact(s.normal), point) <= Rational(s.offset);
  }
  std::optional<bool> operator()(const Disc<double>& s) const {
    const Vector offset = point - exact(s.center);
    const Rational radius(s.radius);
    return sign(dot(exact(s.normal), offset)) == 0 && squaredNorm(offset) <= radius * radius;
  }
  std::optional<bool> operator()(const Segment<double>& s) const {
    return onSegment(exact(s.a), exact(s.b), point);
  }
  std::optional<bool> operator()(const Segment2<double>& s) const {
    return onSegment(exact(s.a), exact(s.b), point);
  }
  std::optional<bool> operator()(const Triangle<double>& s) const {
    return inTriangle(exact(s.vertices[0]), exact(s.vertices[1]), exact(s.vertices[2]), point);
  }
  std::optional<bool> operator()(const Triangle2<double>& s) const {
    return inTriangle(exact(s.vertices[0]), exact(s.vertices[1]), exact(s.vertices[2]), point);
  }
  std::optional<bool> operator()(const Quad<double>& s) const {
    return inTriangles(s.vertices, triangulate(s), point);
  }
  std::optional<bool> operator()(const Polygon<double>& s) const {
    return inTriangles(s.corners(), triangulate(s), point);
  }
  std::optional<bool> operator()(const Convex<double>& s) const {
    return inHull(s.vertices, point);
  }
  std::optional<bool> operator()(const Frustum<double>& s) const {
    return inHull({s.vertices.begin(), s.vertices.end()}, point);
  }
  std::optional<bool> operator()(const Aabb<double>& s) const {
    return within(exact(s.min), exact(s.max), 3);
  }
  std::optional<bool> operator()(const Rectangle2<double>& s) const { return (*this)(spatial(s)); }
  bool within(const Vector& min, const Vector& max, int dimensions) const {
    for (int k = 0; k < dimensions; ++k) {
      if (point[k] < min[k] || point[k] > max[k]) return false;
    }
    return true;
  }
  std::optional<bool> operator()(const Obb<double>& s) const {
    return inFrame(s.center, exact(s.axes[0]), exact(s.axes[1]), exact(s.axes[2]),
                   {s.halfExtents[0], s.halfExtents[1], s.halfExtents[2]});
  }
  /// The same coordinates, of which those along radii of 0 are 0, in radii.
  std::optional<bool> operator()(const Ellipsoid<double>& s) const {
    const Vector offset = point - exact(s.center);
    const std::array<Vector, 3> axes{exact(s.axes[0]), exact(s.axes[1]), exact(s.axes[2])};
    const Rational whole = determinant(axes[0], axes[1], axes[2]);
    Rational sum(0);
    for (std::size_t i = 0; i < 3; ++i) {
      const Rational part = determinant(offset, axes[(i + 1) % 3], axes[(i + 2) % 3]) / whole;
      const Rational radius(s.radii[i]);
      if (sign(radius) == 0 && sign(part) != 0) return false;
      if (sign(radius) != 0) sum += part * part / (radius * radius);
    }
    return sum <= Rational(1);
  }
  std::optional<bool> operator()(const Rectangle<double>& s) const {
    const Vector u = exact(s.axes[0]);
    const Vector v = exact(s.axes[1]);
    return inFrame(s.center, u, v, cross(u, v), {s.halfExtents[0], s.halfExtents[1], 0});
  }
  /// Solves point - center = sum of s_i u_i for axes that span space, by Cramer's rule.
  bool inFrame(const Vector3<double>& center, const Vector& u, const Vector& v, const Vector& w,
               const std::array<double, 3>& halfExtents) const {
    const Vector offset = point - exact(center);
    const Rational whole = absolute(determinant(u, v, w));
    const std::array<Rational, 3> parts{determinant(offset, v, w), determinant(u, offset, w),
                                        determinant(u, v, offset)};
    for (std::size_t i = 0; i < 3; ++i) {
      if (absolute(parts[i]) > whole * Rational(halfExtents[i])) return false;
    }
    return true;
  }
  std::optional<bool> operator()(const Sphere<double>& s) const {
    const Rational radius(s.radius);
    return squaredNorm(Vector(point - exact(s.center))) <= radius * radius;
  }
  std::optional<bool> operator()(const Capsule<double>& s) const {
    const Rational radius(s.radius);
    return squaredDistanceToSegment(exact(s.a), exact(s.b), point) <= radius * radius;
  }
  std::optional<bool> operator()(const Cylinder<double>& s) const {
    const Vector axis = exact(s.b) - exact(s.a);
    const Vector offset = point - exact(s.a);
    const Rational along = dot(axis, offset);
    const Rational length = squaredNorm(axis);
    const Rational radius(s.radius);
    return sign(along) >= 0 && along <= length &&
           squaredNorm(offset) * length - along * along <= radius * radius * length;
  }
  std::optional<bool> operator()(const Cone<double>& s) const {
    const Vector axis = exact(s.axis);
    const Vector offset = point - exact(s.apex);
    const Rational length = squaredNorm(axis);
    // In units of the stored axis.
    const Rational along = dot(axis, offset) / length;
    const Rational height(s.height);
    if (sign(along) < 0 || along > height) return false;
    const Rational radial = squaredNorm(offset) - along * along * length;
    const Rational radius(s.radius);
    // A cone of zero height is its base.
    if (sign(height) == 0) return radial <= radius * radius;
    return radial * height * height <= radius * radius * along * along;
  }
  std::optional<bool> operator()(const Tetrahedron<double>& s) const {
    return inTetrahedron(
        {exact(s.vertices[0]), exact(s.vertices[1]), exact(s.vertices[2]), exact(s.vertices[3])},
        point);
  }
  std::optional<bool> operator()(const Kdop<double>& s) const {
    for (std::size_t i = 0; i < s.directions.size(); ++i) {
      Rational value(0);
      for (int k = 0; k < 3; ++k) {
        value += Rational(s.directions[i][static_cast<std::size_t>(k)]) * point[k];
      }
      if (value < Rational(s.min[i]) || value > Rational(s.max[i])) return false;
    }
    return true;
  }
  std::optional<bool> operator()(const Kdop2<double>& s) const {
    if (sign(point[2]) != 0) return false;
    for (std::size_t i = 0; i < s.directions.size(); ++i) {
      const Rational value =
          Rational(s.directions[i][0]) * point[0] + Rational(s.directions[i][1]) * point[1];
      if (value < Rational(s.min[i]) || value > Rational(s.max[i])) return false;
    }
    return true;
  }
  template <typename T>
  std::optional<bool> operator()(const T&) const {
    return std::nullopt;
  }
};

}  // namespace

Rational squaredDistanceToSegment(const Vector& a, const Vector& b, const Vector& p) {
  const Vector ab = b - a;
  const Rational length = squaredNorm(ab);
  Rational t = sign(length) == 0 ? Rational(0) : dot(ab, p - a) / length;
  t = minimum(maximum(t, Rational(0)), Rational(1));
  return squaredNorm(Vector(a + ab * t - p));
}

std::optional<bool> containsExactly(const Shape& shape, const Vector& point) {
  return std::visit(Contains{point}, shape);
}

}  // namespace hairline
