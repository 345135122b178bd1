#pragma once

#include <algorithm>
#include <array>
#include <numbers>
#include <utility>
#include <vector>

#include "core/shapes/shape.h"
#include "tests/support/random.h"

namespace hairline::testing {

/// Makes legal shapes of every type of `Shape`, all near the origin, so that about as many pairs
/// meet as miss. Half of them have small integer coordinates, where touching and degenerate cases
/// are common; the others are real.
class ShapeMaker {
 public:
  explicit ShapeMaker(std::uint64_t seed) : m_random(seed) {}

  /// A shape of the type with this index in `Shape`. A new type needs one more `make` below.
  Shape next(std::size_t type) { return next(type, std::make_index_sequence<shapeCount>{}); }

  /// On the grid or not, for the shapes to come; both operands of a pair should be alike.
  void setOnGrid(bool onGrid) { m_onGrid = onGrid; }
  /// On a grid of few points, where most shapes are degenerate.
  void setDegenerate(bool degenerate) { m_degenerate = degenerate; }
  /// On the grid, corners of quads and polygons are on it too, and exactly in one plane.
  void setExactlyFlat(bool exactlyFlat) { m_exactlyFlat = exactlyFlat; }

 private:
  static constexpr std::size_t shapeCount = shapeTypeCount;
  template <typename T>
  struct Type {};

  template <std::size_t... I>
  Shape next(std::size_t type, std::index_sequence<I...>) {
    Shape shape;
    ((I == type ? void(shape = make(Type<ShapeTypeAt<I>>{})) : void()), ...);
    return shape;
  }

  Vector3<double> point() {
    if (m_onGrid && m_degenerate) return m_random.gridPoint(0, 1);
    return m_onGrid ? m_random.gridPoint(-2, 2) : m_random.point(-1.2, 1.2);
  }
  Vector2<double> point2() {
    const Vector3<double> p = point();
    return {p[0], p[1]};
  }
  double size() {
    if (m_onGrid) return m_random.integer(0, m_degenerate ? 1 : 2);
    return m_random.real(0.1, 1);
  }
  double positive() { return m_onGrid ? m_random.integer(1, 2) : m_random.real(0.1, 1); }
  Vector3<double> direction() {
    Vector3<double> d = point();
    while (d == Vector3<double>::Zero()) d = point();
    return d;
  }

  // Orthonormal: coordinate axes on the grid, else a random rotation orthonormalized by Gram and
  // Schmidt.
  std::array<Vector3<double>, 3> axes() {
    if (m_onGrid) {
      const int k = m_random.integer(0, 2);
      std::array<Vector3<double>, 3> result;
      for (int i = 0; i < 3; ++i) {
        result[static_cast<std::size_t>(i)] = Vector3<double>::Zero();
        result[static_cast<std::size_t>(i)][(i + k) % 3] = m_random.chance(0.5) ? 1 : -1;
      }
      return result;
    }
    for (;;) {
      const Vector3<double> first = direction().normalized();
      const Vector3<double> other = direction();
      const Vector3<double> rest = other - first * dot(first, other);
      if (rest.norm() < 0.1) continue;
      const Vector3<double> second = rest.normalized();
      const Vector3<double> third = cross(first, second);
      return {first, second, third.normalized()};
    }
  }

  // Corners around a point, star-shaped and therefore simple, convex or not.
  static std::vector<Vector2<double>> star(int count, Random& random) {
    std::vector<Vector2<double>> corners;
    for (int i = 0; i < count; ++i) {
      const double angle = 2 * std::numbers::pi * (i + random.real(0.1, 0.9)) / count;
      const double radius = random.real(0.3, 1.3);
      // The last digits of sine and cosine depend on the library and the processor.
      corners.emplace_back(static_cast<float>(radius * std::cos(angle)),
                           static_cast<float>(radius * std::sin(angle)));
    }
    return corners;
  }
  // With a hole for five or more corners, if it is asked for.
  std::vector<Vector3<double>> flat(int count, std::vector<Vector3<double>>* hole = nullptr) {
    if (m_onGrid && m_exactlyFlat) return flatOnGrid(count, hole);
    const Vector3<double> center = point();
    const auto frame = axes();
    const auto placed = [&](int corners, double size, Random& random) {
      std::vector<Vector3<double>> places;
      for (const Vector2<double>& corner : star(corners, random)) {
        places.push_back(center + frame[0] * (size * corner[0]) + frame[1] * (size * corner[1]));
      }
      return places;
    };
    std::vector<Vector3<double>> corners = placed(count, 1, m_random);
    // No edge between two of five corners comes nearer to the centre than 0.12.
    if (hole != nullptr) *hole = placed(m_holes.integer(3, 5), 0.0625, m_holes);
    return corners;
  }
  // The same with corners on the grid, exactly in one plane: each a multiple of a direction from
  // the centre, the directions in order of their angles.
  std::vector<Vector3<double>> flatOnGrid(int count, std::vector<Vector3<double>>* hole) {
    constexpr std::array<std::array<int, 2>, 8> around{
        {{1, 0}, {1, 1}, {0, 1}, {-1, 1}, {-1, 0}, {-1, -1}, {0, -1}, {1, -1}}};
    const Vector3<double> center = point();
    Vector3<double> u = direction();
    Vector3<double> v = direction();
    while (cross(u, v) == Vector3<double>::Zero()) v = direction();
    // All four quarters have a corner, so that the centre is inside.
    std::array<bool, 8> chosen{};
    int left = count;
    for (std::size_t i = 0; i < 8 && left > 0; i += 2, --left) chosen[i] = true;
    while (left > 0) {
      bool& corner = chosen[static_cast<std::size_t>(m_random.integer(0, 7))];
      left -= corner ? 0 : 1;
      corner = true;
    }
    std::vector<Vector3<double>> corners;
    for (std::size_t i = 0; i < 8; ++i) {
      if (!chosen[i]) continue;
      const int reach = m_random.integer(1, 2);
      corners.push_back(center + u * (around[i][0] * reach) + v * (around[i][1] * reach));
    }
    if (hole != nullptr) {
      *hole = {center + u / 2, center + v / 2, center - u / 2, center - v / 2};
      if (m_holes.chance(0.5)) hole->pop_back();
    }
    return corners;
  }

  template <typename K, int N>
  K slabs(std::vector<std::array<int, std::size_t(N)>> directions) {
    K kdop;
    kdop.directions = std::move(directions);
    const Vector3<double> center = point();
    for (const auto& row : kdop.directions) {
      double middle = 0;
      for (int k = 0; k < N; ++k) middle += center[k] * row[std::size_t(k)];
      kdop.min.push_back(middle - size());
      kdop.max.push_back(middle + size());
    }
    return kdop;
  }

  template <std::size_t N>
  std::array<Vector3<double>, N> points() {
    std::array<Vector3<double>, N> result;
    for (Vector3<double>& p : result) p = point();
    return result;
  }

  Shape make(Type<Point<double>>) { return Point<double>{point()}; }
  Shape make(Type<Line<double>>) { return Line<double>{point(), direction()}; }
  Shape make(Type<Ray<double>>) { return Ray<double>{point(), direction()}; }
  Shape make(Type<Segment<double>>) { return Segment<double>{point(), point()}; }
  Shape make(Type<Plane<double>>) {
    const Vector3<double> n = direction();
    return Plane<double>{n, m_onGrid ? m_random.integer(-2, 2) : m_random.real(-1, 1)};
  }
  Shape make(Type<Triangle<double>>) { return Triangle<double>{points<3>()}; }
  Shape make(Type<Quad<double>>) {
    const auto corners = flat(4);
    return Quad<double>{{corners[0], corners[1], corners[2], corners[3]}};
  }
  // Some have a hole around the point that their corners surround.
  Shape make(Type<Polygon<double>>) {
    const int count = m_random.integer(3, 8);
    if (count < 5) return Polygon<double>{flat(count)};
    std::vector<Vector3<double>> hole;
    Polygon<double> polygon{flat(count, &hole)};
    if (m_holes.chance(0.5)) std::reverse(hole.begin(), hole.end());
    if (m_holes.chance(0.5)) polygon.holes.push_back(hole);
    return polygon;
  }
  Shape make(Type<Rectangle<double>>) {
    const auto frame = axes();
    return Rectangle<double>{point(), {frame[0], frame[1]}, {size(), size()}};
  }
  Shape make(Type<Aabb<double>>) {
    const Vector3<double> a = point();
    const Vector3<double> b = point();
    return Aabb<double>{a.cwiseMin(b), a.cwiseMax(b)};
  }
  Shape make(Type<Obb<double>>) { return Obb<double>{point(), axes(), {size(), size(), size()}}; }
  Shape make(Type<Sphere<double>>) { return Sphere<double>{point(), size()}; }
  Shape make(Type<Capsule<double>>) { return Capsule<double>{point(), point(), size()}; }
  Shape make(Type<Cylinder<double>>) {
    const Vector3<double> a = point();
    const Vector3<double> b = a + direction();
    return Cylinder<double>{a, b, size()};
  }
  Shape make(Type<Cone<double>>) { return Cone<double>{point(), axes()[0], positive(), size()}; }
  Shape make(Type<Tetrahedron<double>>) { return Tetrahedron<double>{points<4>()}; }
  Shape make(Type<Frustum<double>>) { return Frustum<double>{points<8>()}; }
  Shape make(Type<HalfSpace<double>>) {
    const Vector3<double> n = direction();
    return HalfSpace<double>{n, m_onGrid ? m_random.integer(-2, 2) : m_random.real(-1, 1)};
  }
  Shape make(Type<Disc<double>>) {
    const Vector3<double> center = point();
    const Vector3<double> n = direction();
    return Disc<double>{center, n, size()};
  }
  Shape make(Type<Ellipsoid<double>>) {
    return Ellipsoid<double>{point(), axes(), {size(), size(), size()}};
  }
  Shape make(Type<Convex<double>>) {
    Convex<double> convex;
    for (int i = m_random.integer(1, 9); i > 0; --i) convex.vertices.push_back(point());
    return convex;
  }
  Shape make(Type<Kdop<double>>) {
    return slabs<Kdop<double>, 3>(
        {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}, {1, 1, 1}, {1, 1, -1}, {1, -1, 1}, {-1, 1, 1}});
  }
  Shape make(Type<Mesh>) {
    const auto corners = points<4>();
    return Mesh{{corners.begin(), corners.end()}, {{0, 2, 1}, {0, 1, 3}, {1, 2, 3}, {2, 0, 3}}, {}};
  }
  Shape make(Type<Grid>) {
    return Grid{point(), positive(), {m_random.integer(1, 3), m_random.integer(1, 3), 2}};
  }
  Shape make(Type<Point2<double>>) { return Point2<double>{point2()}; }
  Shape make(Type<Segment2<double>>) { return Segment2<double>{point2(), point2()}; }
  Shape make(Type<Triangle2<double>>) { return Triangle2<double>{{point2(), point2(), point2()}}; }
  Shape make(Type<Rectangle2<double>>) {
    const Vector2<double> a = point2();
    const Vector2<double> b = point2();
    Rectangle2<double> made = rectangleBetween(a.cwiseMin(b), a.cwiseMax(b));
    if (m_onGrid) return made;
    Vector2<double> axis = point2();
    while (axis.norm() < 0.1) axis = point2();
    axis /= std::sqrt(axis.squaredNorm());
    made.axes = {axis, Vector2<double>(-axis[1], axis[0])};
    return made;
  }
  Shape make(Type<Kdop2<double>>) {
    return slabs<Kdop2<double>, 2>({{1, 0}, {0, 1}, {1, 1}, {1, -1}});
  }

  Random m_random;
  // Of their own, so that all other numbers are those without holes.
  Random m_holes{1};
  bool m_onGrid = false;
  bool m_degenerate = false;
  bool m_exactlyFlat = false;
};

}  // namespace hairline::testing
