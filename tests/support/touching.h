#pragma once

#include <concepts>
#include <vector>

#include "core/shapes/shape.h"
#include "tests/support/random.h"

namespace hairline::testing {

/// A random point of a shape, as far as its numbers can tell: exactly one of it where the shape is
/// on the grid and `onGrid`, a corner or middle then; else anywhere, within rounding.
class PointOf {
 public:
  PointOf(Random& random, bool onGrid) : m_random(random), m_onGrid(onGrid) {}

  Vector3<double> operator()(const Shape& shape) {
    return std::visit([this](const auto& s) { return inSpace(of(s)); }, shape);
  }

 private:
  using V = Vector3<double>;

  static V inSpace(const V& p) { return p; }
  static V inSpace(const Vector2<double>& p) { return {p[0], p[1], 0}; }

  // From -1 to 1, or one of the three numbers that grids know.
  double share() { return m_onGrid ? m_random.integer(-1, 1) : m_random.real(-1, 1); }

  template <typename Points>
  auto mix(const Points& points) {
    const auto any = [&] {
      return points[static_cast<std::size_t>(
          m_random.integer(0, static_cast<int>(points.size()) - 1))];
    };
    using P = std::decay_t<decltype(points[0])>;
    if (m_onGrid) return m_random.chance(0.7) ? any() : P((any() + any()) / 2);
    P sum = P::Zero();
    double total = 0;
    for (const P& point : points) {
      const double weight = m_random.real(0, 1);
      sum += point * weight;
      total += weight;
    }
    return P(sum / total);
  }

  // Random numbers are drawn one statement at a time, so that all compilers draw them in one order.

  // A unit vector across an axis where the grid has one, else none.
  V across(const V& axis) {
    V result = V::Zero();
    const int k = m_random.integer(0, 2);
    result[k] = m_random.chance(0.5) ? 1 : -1;
    return dot(result, axis) == 0 ? result : V(V::Zero());
  }
  V offset(const V& axis, double radius) {
    const V direction = across(axis);
    return direction * (radius * share());
  }

  template <typename Box>
  auto alongAxes(const Box& s) {
    auto sum = s.center;
    for (std::size_t i = 0; i < s.axes.size(); ++i) sum += s.axes[i] * (s.halfExtents[i] * share());
    return sum;
  }

  V of(const Point<double>& s) { return s.position; }
  Vector2<double> of(const Point2<double>& s) { return s.position; }
  V of(const Line<double>& s) { return s.origin + s.direction * share(); }
  V of(const Ray<double>& s) { return s.origin + s.direction * (share() + 1); }
  V of(const Segment<double>& s) { return mix(std::vector<V>{s.a, s.b}); }
  Vector2<double> of(const Segment2<double>& s) {
    return mix(std::vector<Vector2<double>>{s.a, s.b});
  }
  V of(const Plane<double>& s) { return s.normal * (s.offset / squaredNorm(s.normal)); }
  V of(const HalfSpace<double>& s) { return of(s.boundary()); }
  V of(const Disc<double>& s) { return s.center + offset(s.normal, s.radius); }
  V of(const Ellipsoid<double>& s) {
    const V unit = offset(V::Zero(), 1);
    return s.center + s.arm(0) * unit[0] + s.arm(1) * unit[1] + s.arm(2) * unit[2];
  }
  V of(const Rectangle<double>& s) { return alongAxes(s); }
  V of(const Obb<double>& s) { return alongAxes(s); }
  V of(const Aabb<double>& s) { return between(s.min, s.max); }
  Vector2<double> of(const Rectangle2<double>& s) { return alongAxes(s); }
  template <typename P>
  P between(const P& min, const P& max) {
    P result;
    for (int k = 0; k < result.size(); ++k) {
      const double way = (share() + 1) / 2;
      result[k] = min[k] + (max[k] - min[k]) * way;
    }
    return result;
  }
  V of(const Sphere<double>& s) { return s.center + offset(V::Zero(), s.radius); }
  V of(const Capsule<double>& s) {
    const V center = mix(std::vector<V>{s.a, s.b});
    return center + offset(V::Zero(), s.radius);
  }
  V of(const Cylinder<double>& s) {
    const V center = mix(std::vector<V>{s.a, s.b});
    return center + offset(s.b - s.a, s.radius);
  }
  V of(const Cone<double>& s) {
    const double part = (share() + 1) / 2;
    return s.apex + s.axis * (s.height * part) + offset(s.axis, s.radius * part);
  }
  V of(const Grid& s) { return s.origin; }
  // The first directions are the coordinate axes in the shapes of the tests. What they leave is
  // searched for a point of the other slabs as well.
  template <typename K>
  auto within(const K& s) {
    constexpr auto dimensions = std::tuple_size_v<std::decay_t<decltype(s.directions[0])>>;
    Eigen::Matrix<double, int(dimensions), 1> result;
    for (int tries = 0; tries < 30; ++tries) {
      for (std::size_t i = 0; i < dimensions; ++i) {
        const double way = m_onGrid ? m_random.integer(0, 4) / 4.0 : m_random.real(0, 1);
        result[static_cast<int>(i)] = s.min[i] + (s.max[i] - s.min[i]) * way;
      }
      bool inside = true;
      for (std::size_t i = dimensions; i < s.directions.size(); ++i) {
        double place = 0;
        for (std::size_t k = 0; k < dimensions; ++k) {
          place += s.directions[i][k] * result[static_cast<int>(k)];
        }
        inside = inside && place >= s.min[i] && place <= s.max[i];
      }
      if (inside) break;
    }
    return result;
  }
  V of(const Kdop<double>& s) { return within(s); }
  Vector2<double> of(const Kdop2<double>& s) { return within(s); }
  // Triangles, tetrahedra and hulls; of flat shapes that may be concave, a corner or side.
  template <typename T>
  auto of(const T& s) {
    return mix(s.vertices);
  }
  V ofSides(const std::vector<V>& corners) {
    const auto i =
        static_cast<std::size_t>(m_random.integer(0, static_cast<int>(corners.size()) - 1));
    return mix(std::vector<V>{corners[i], corners[(i + 1) % corners.size()]});
  }
  V of(const Quad<double>& s) { return ofSides({s.vertices.begin(), s.vertices.end()}); }
  V of(const Polygon<double>& s) {
    if (s.holes.empty()) return ofSides(s.vertices);
    const int loop = m_random.integer(0, static_cast<int>(s.holes.size()));
    return ofSides(loop == 0 ? s.vertices : s.holes[static_cast<std::size_t>(loop - 1)]);
  }
  V of(const Mesh& s) {
    const auto& corners = s.triangles[static_cast<std::size_t>(
        m_random.integer(0, static_cast<int>(s.triangles.size()) - 1))];
    std::vector<V> points;
    for (const int corner : corners) points.push_back(s.vertices[static_cast<std::size_t>(corner)]);
    return mix(points);
  }

  Random& m_random;
  bool m_onGrid;
};

}  // namespace hairline::testing
