#include "core/query/exact_sets.h"

#include <span>
#include <vector>

namespace hairline {
namespace {

using Vector = Vector3<Rational>;

Vector exact(const Vector3<double>& v) { return fromDouble<Rational>(v); }
Vector exact(const Vector2<double>& v) { return {Rational(v[0]), Rational(v[1]), Rational(0)}; }

/// The vertices of a set that is their convex hull; empty for other shapes.
struct HullVertices {
  std::vector<Vector> operator()(const Point<double>& s) const { return {exact(s.position)}; }
  std::vector<Vector> operator()(const Segment<double>& s) const {
    return {exact(s.a), exact(s.b)};
  }
  std::vector<Vector> operator()(const Point2<double>& s) const { return {exact(s.position)}; }
  std::vector<Vector> operator()(const Segment2<double>& s) const {
    return {exact(s.a), exact(s.b)};
  }
  std::vector<Vector> operator()(const Rectangle2<double>& s) const {
    return {exact(s.min), exact(Vector2<double>(s.max[0], s.min[1])), exact(s.max),
            exact(Vector2<double>(s.min[0], s.max[1]))};
  }
  std::vector<Vector> operator()(const Aabb<double>& s) const {
    std::vector<Vector> corners;
    for (unsigned i = 0; i < 8; ++i) corners.push_back(exact(s.corner(i)));
    return corners;
  }
  std::vector<Vector> operator()(const Rectangle<double>& s) const {
    return box(s.center, s.axes, s.halfExtents);
  }
  std::vector<Vector> operator()(const Obb<double>& s) const {
    return box(s.center, s.axes, s.halfExtents);
  }
  template <typename T>
  std::vector<Vector> operator()(const T& s) const {
    std::vector<Vector> vertices;
    // A concave quad or polygon projects as its hull does, though it is not that hull.
    if constexpr (requires { s.vertices; }) {
      for (const auto& vertex : s.vertices) vertices.push_back(exact(vertex));
    }
    return vertices;
  }

  template <std::size_t N>
  static std::vector<Vector> box(const Vector3<double>& center,
                                 const std::array<Vector3<double>, N>& axes,
                                 const std::array<double, N>& halfExtents) {
    std::vector<Vector> corners{exact(center)};
    for (std::size_t i = 0; i < N; ++i) {
      const Vector arm = exact(axes[i]) * Rational(halfExtents[i]);
      std::vector<Vector> next;
      for (const Vector& corner : corners) {
        next.push_back(corner - arm);
        next.push_back(corner + arm);
      }
      corners = std::move(next);
    }
    return corners;
  }
};

std::optional<Interval<Rational>> projectHull(std::span<const Vector> vertices,
                                              const Vector& direction) {
  if (vertices.empty()) return std::nullopt;
  Interval<Rational> result{dot(direction, vertices[0]), dot(direction, vertices[0])};
  for (const Vector& vertex : vertices) {
    const Rational value = dot(direction, vertex);
    result.min = minimum(result.min, value);
    result.max = maximum(result.max, value);
  }
  return result;
}

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

struct Contains {
  const Vector& point;

  std::optional<bool> operator()(const Point<double>& s) const {
    return isZero(Vector(point - exact(s.position)));
  }
  std::optional<bool> operator()(const Segment<double>& s) const {
    return onSegment(exact(s.a), exact(s.b), point);
  }
  std::optional<bool> operator()(const Triangle<double>& s) const {
    return inTriangle(exact(s.vertices[0]), exact(s.vertices[1]), exact(s.vertices[2]), point);
  }
  std::optional<bool> operator()(const Aabb<double>& s) const {
    const Vector min = exact(s.min);
    const Vector max = exact(s.max);
    for (int k = 0; k < 3; ++k) {
      if (point[k] < min[k] || point[k] > max[k]) return false;
    }
    return true;
  }
  template <typename T>
  std::optional<bool> operator()(const T&) const {
    return std::nullopt;
  }
};

}  // namespace

std::optional<Interval<Rational>> projectExactly(const Shape& shape, const Vector& direction) {
  return projectHull(std::visit(HullVertices{}, shape), direction);
}

std::optional<bool> containsExactly(const Shape& shape, const Vector& point) {
  return std::visit(Contains{point}, shape);
}

}  // namespace hairline
