#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <concepts>
#include <string_view>

#include "core/shapes/positions.h"
#include "core/shapes/shape.h"
#include "tests/support/random.h"
#include "tests/support/random_shapes.h"

namespace hairline::testing {

/// Kinds of random input for the pairs of lines, rays and segments.
enum class LinearMix { random, grid, ulps, degenerate, tiny, huge, wide };

constexpr std::array<std::string_view, 7> linearMixNames{"random", "grid", "ulps", "degenerate",
                                                         "tiny",   "huge", "wide"};

/// Makes operands: on a grid shapes touch, are parallel or in one plane; ulps are a grid moved by a
/// unit in the last place; degenerate ones have few distinct points; tiny and huge scale by 1e-300
/// and 1e300; wide mixes magnitudes within one shape.
class LinearMaker {
 public:
  LinearMaker(LinearMix mix, std::uint64_t seed) : m_mix(mix), m_random(seed), m_shapes(seed) {}

  /// A shape of the type with this index in `Shape`: the first operand of a pair, or the second,
  /// which is made larger so that about half of the pairs intersect.
  Shape next(std::size_t type, bool isTarget) {
    Shape shape = make(type, isTarget);
    if (m_mix != LinearMix::random) return shape;
    if (!isTarget) {
      m_aim = middle(shape);
    } else if (m_random.chance(0.4)) {
      // Small random targets are mostly missed: some are put where the line surely is.
      moveOnto(shape, m_aim);
    }
    return shape;
  }

 private:
  Shape make(std::size_t type, bool isTarget) {
    m_scale = isTarget && m_mix == LinearMix::random ? 2 : 1;
    const auto p = [this] { return point(); };
    const auto flat = [this] { return point2(); };
    if (type == shapeIndex<Line<double>>()) return Line<double>{p(), direction()};
    if (type == shapeIndex<Ray<double>>()) return Ray<double>{p() * 1.5, direction()};
    if (type == shapeIndex<Segment<double>>()) return Segment<double>{p(), p()};
    if (type == shapeIndex<Plane<double>>()) {
      const Vector3<double> n = direction();
      return Plane<double>{n, m_mix == LinearMix::random ? m_random.real(-1, 1) : dot(n, p())};
    }
    if (type == shapeIndex<Triangle<double>>()) return Triangle<double>{{p(), p(), p()}};
    if (type == shapeIndex<Aabb<double>>()) {
      const Vector3<double> a = p();
      const Vector3<double> b = p();
      return Aabb<double>{a.cwiseMin(b), a.cwiseMax(b)};
    }
    if (type == shapeIndex<Convex<double>>()) {
      Convex<double> convex;
      for (int i = m_random.integer(1, 9); i > 0; --i) convex.vertices.push_back(p());
      return convex;
    }
    if (type == shapeIndex<Segment2<double>>()) return Segment2<double>{flat(), flat()};
    if (type == shapeIndex<Triangle2<double>>()) return Triangle2<double>{{flat(), flat(), flat()}};
    if (type == shapeIndex<Rectangle2<double>>()) {
      const Vector2<double> a = flat();
      const Vector2<double> b = flat();
      return rectangleBetween(a.cwiseMin(b), a.cwiseMax(b));
    }
    if (type == shapeIndex<Sphere<double>>()) return Sphere<double>{p(), radius()};
    if (type == shapeIndex<Capsule<double>>()) return Capsule<double>{p(), p(), radius()};
    if (type == shapeIndex<Cylinder<double>>()) {
      const Vector3<double> a = p();
      Vector3<double> b = p();
      while (b == a) b = p();
      return Cylinder<double>{a, b, radius()};
    }
    // Quads and oriented boxes keep to their rules: flat ones, and with unit axes.
    m_shapes.setOnGrid(m_mix != LinearMix::random && m_random.chance(0.7));
    Shape shape = m_shapes.next(type);
    if (auto* box = std::get_if<Obb<double>>(&shape)) {
      if (m_mix == LinearMix::tiny || m_mix == LinearMix::huge) {
        box->center *= magnitude();
        for (double& extent : box->halfExtents) extent *= magnitude();
      }
      if (m_mix == LinearMix::ulps) box->center = m_random.nudge(box->center, 1);
    }
    return shape;
  }

  static Vector3<double> middle(const Shape& shape) {
    if (const auto* line = std::get_if<Line<double>>(&shape)) return line->origin;
    if (const auto* ray = std::get_if<Ray<double>>(&shape)) return ray->origin + ray->direction;
    if (const auto* segment = std::get_if<Segment<double>>(&shape)) {
      return (segment->a + segment->b) / 2;
    }
    if (const auto* flat = std::get_if<Segment2<double>>(&shape)) {
      const Vector2<double> m = (flat->a + flat->b) / 2;
      return {m[0], m[1], 0};
    }
    return Vector3<double>::Zero();
  }
  static void moveOnto(Shape& shape, const Vector3<double>& aim) {
    std::visit(
        [&](auto& s) {
          if constexpr (requires {
                          { s.vertices[0] } -> std::same_as<Vector3<double>&>;
                        }) {
            Vector3<double> sum = Vector3<double>::Zero();
            for (const auto& vertex : s.vertices) sum += vertex;
            const Vector3<double> shift = aim - sum / static_cast<double>(s.vertices.size());
            forEachPosition(s, [&](Vector3<double>& vertex) { vertex += shift; });
          }
          if constexpr (requires { s.center; })
            s.center = aim.head<decltype(s.center)::SizeAtCompileTime>();
          if constexpr (requires { s.a, s.radius; }) {
            const Vector3<double> shift = aim - (s.a + s.b) / 2;
            s.a += shift;
            s.b += shift;
          }
          if constexpr (std::same_as<std::decay_t<decltype(s)>, Aabb<double>>) {
            const Vector3<double> shift = aim - (s.min + s.max) / 2;
            s.min += shift;
            s.max += shift;
          }
          if constexpr (std::same_as<std::decay_t<decltype(s)>, Segment2<double>>) {
            const Vector2<double> shift = Vector2<double>(aim[0], aim[1]) - (s.a + s.b) / 2;
            s.a += shift;
            s.b += shift;
          }
        },
        shape);
  }

  double magnitude() const {
    return m_mix == LinearMix::tiny ? 1e-300 : m_mix == LinearMix::huge ? 1e300 : 1;
  }

  Vector3<double> point() {
    switch (m_mix) {
      case LinearMix::random:
        return m_random.point(-m_scale, m_scale);
      case LinearMix::grid:
        return m_random.gridPoint(-2, 2);
      case LinearMix::ulps:
        return m_random.nudge(m_random.gridPoint(-1, 1), 1);
      case LinearMix::degenerate:
        return m_random.gridPoint(0, 1);
      case LinearMix::tiny:
      case LinearMix::huge:
        return m_random.gridPoint(-2, 2) * magnitude();
      case LinearMix::wide:
        break;
    }
    Vector3<double> p;
    for (int k = 0; k < 3; ++k) {
      const int digit = m_random.integer(-3, 3);
      p[k] = std::ldexp(digit, m_random.integer(-300, 300));
    }
    return p;
  }
  Vector2<double> point2() {
    const Vector3<double> p = point();
    return {p[0], p[1]};
  }
  // A coordinate of a random point, without its sign; it may be zero.
  double radius() { return std::abs(point()[0]) / (m_mix == LinearMix::random ? 2 : 1); }
  Vector3<double> direction() {
    Vector3<double> d = point();
    while (d == Vector3<double>::Zero()) d = point();
    return d;
  }

  LinearMix m_mix;
  Random m_random;
  ShapeMaker m_shapes;
  double m_scale = 1;
  Vector3<double> m_aim = Vector3<double>::Zero();
};

}  // namespace hairline::testing
