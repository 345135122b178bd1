#include "core/search/shape_maker.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace hairline {
namespace {

using V = Vector3<double>;

class Maker {
 public:
  Maker(MakingStyle style, CaseRandom& random) : m_style(style), m_random(random) {}

  void operator()(Point<double>& s) { s.position = point(); }
  void operator()(Point2<double>& s) { s.position = point2(); }
  void operator()(Line<double>& s) { s = {point(), direction()}; }
  void operator()(Ray<double>& s) { s = {point(), direction()}; }
  void operator()(Segment<double>& s) { s = {point(), point()}; }
  void operator()(Segment2<double>& s) { s = {point2(), point2()}; }
  void operator()(Plane<double>& s) {
    s = {direction(), m_style.onGrid ? m_random.integer(-2, 2) : m_random.real(-1, 1), {}};
  }
  void operator()(HalfSpace<double>& s) {
    s = {direction(), m_style.onGrid ? m_random.integer(-2, 2) : m_random.real(-1, 1)};
  }
  void operator()(Triangle<double>& s) { fill(s.vertices); }
  void operator()(Tetrahedron<double>& s) { fill(s.vertices); }
  void operator()(Triangle2<double>& s) {
    for (auto& vertex : s.vertices) vertex = point2();
  }
  void operator()(Quad<double>& s) {
    const auto corners = flat(4);
    std::copy(corners.begin(), corners.end(), s.vertices.begin());
  }
  void operator()(Polygon<double>& s) {
    V center;
    s.vertices = flat(m_random.integer(3, 8), &center);
    addHoles(center, s);
  }
  void operator()(Rectangle<double>& s) {
    const auto frame = axes();
    s = {point(), {frame[0], frame[1]}, {size(), size()}};
  }
  void operator()(Aabb<double>& s) {
    const V first = point();
    corners(first, point(), s);
  }
  void operator()(Rectangle2<double>& s) {
    const auto a = point2();
    const auto b = point2();
    s = rectangleBetween(a.cwiseMin(b), a.cwiseMax(b));
    // Not by sine and cosine, whose last digits differ between libraries.
    const auto way = point2();
    const double length = std::sqrt(way[0] * way[0] + way[1] * way[1]);
    if (m_style.onGrid || !(length > 0.1)) return;
    const Vector2<double> axis = way / length;
    s.axes = {axis, Vector2<double>(-axis[1], axis[0])};
  }
  void operator()(Obb<double>& s) { s = {point(), axes(), {size(), size(), size()}}; }
  void operator()(Sphere<double>& s) { s = {point(), size()}; }
  void operator()(Capsule<double>& s) { s = {point(), point(), size()}; }
  void operator()(Cylinder<double>& s) {
    const V a = point();
    s = {a, a + direction(), size()};
  }
  void operator()(Cone<double>& s) { s = {point(), axes()[0], positive(), size()}; }
  void operator()(Disc<double>& s) { s = {point(), direction(), size()}; }
  void operator()(Ellipsoid<double>& s) { s = {point(), axes(), {size(), size(), size()}}; }
  // A parallelogram and the same one larger further on, as far as rounding allows; or any points.
  void operator()(Frustum<double>& s) {
    fill(s.vertices);
    if (m_random.chance(0.5)) return;
    const V apex = s.vertices[4];
    s.vertices[2] = s.vertices[1] + s.vertices[3] - s.vertices[0];
    for (std::size_t i = 0; i < 4; ++i) s.vertices[i + 4] = 2 * s.vertices[i] - apex;
  }
  void operator()(Convex<double>& s) {
    s.vertices.resize(static_cast<std::size_t>(m_random.integer(1, 9)));
    fill(s.vertices);
  }
  void operator()(Kdop<double>& s) {
    slabs<3>(s, {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}, {1, 1, 1}, {1, 1, -1}, {1, -1, 1}, {-1, 1, 1}});
  }
  void operator()(Kdop2<double>& s) { slabs<2>(s, {{1, 0}, {0, 1}, {1, 1}, {1, -1}}); }
  void operator()(Mesh& s) {
    s.vertices.edit().resize(4);
    fill(s.vertices.edit());
    s.triangles = {{0, 2, 1}, {0, 1, 3}, {1, 2, 3}, {2, 0, 3}};
  }
  void operator()(Grid& s) {
    s = {point(), positive(), {m_random.integer(1, 3), m_random.integer(1, 3), 2}};
  }

 private:
  V point() {
    if (m_style.degenerate) return m_random.gridPoint(0, 1);
    return m_style.onGrid ? m_random.gridPoint(-3, 3) : m_random.point(-1.2, 1.2);
  }
  Vector2<double> point2() {
    const V p = point();
    return {p[0], p[1]};
  }
  double size() {
    if (m_style.onGrid) return m_random.integer(0, m_style.degenerate ? 1 : 2);
    return m_random.real(0.1, 1);
  }
  double positive() { return m_style.onGrid ? m_random.integer(1, 2) : m_random.real(0.1, 1); }
  V direction() {
    for (;;) {
      const V d = point();
      if (!d.isZero(0)) return d;
    }
  }

  // Coordinate axes on the grid, else a random rotation orthonormalized by Gram and Schmidt.
  std::array<V, 3> axes() {
    if (m_style.onGrid) {
      const int first = m_random.integer(0, 2);
      std::array<V, 3> result;
      for (int i = 0; i < 3; ++i) {
        result[static_cast<std::size_t>(i)] = V::Unit((first + i) % 3);
      }
      return result;
    }
    for (;;) {
      const V first = direction().normalized();
      const V other = direction();
      const V rest = other - first * dot(first, other);
      if (rest.norm() < 0.1) continue;
      const V second = rest.normalized();
      return {first, second, cross(first, second).normalized()};
    }
  }

  // Corners in order around a point of one plane, so that no edges cross. On the grid they are
  // exactly coplanar.
  std::vector<V> flat(int count, V* centerOfCorners = nullptr) {
    const V center = point();
    if (centerOfCorners != nullptr) *centerOfCorners = center;
    V u = V::Zero();
    V v = V::Zero();
    if (m_style.onGrid) {
      while (cross(u, v).isZero(0)) {
        u = direction();
        v = direction();
      }
    } else {
      const auto frame = axes();
      u = frame[0];
      v = frame[1];
    }
    // Eight directions in order; the four quarters come first, so that the centre is inside.
    constexpr std::array<std::array<int, 2>, 8> around{
        {{1, 0}, {1, 1}, {0, 1}, {-1, 1}, {-1, 0}, {-1, -1}, {0, -1}, {1, -1}}};
    std::array<bool, 8> chosen{};
    int left = count;
    for (std::size_t i = 0; i < 8 && left > 0; i += 2, --left) chosen[i] = true;
    while (left > 0) {
      bool& corner = chosen[m_random.below(8)];
      left -= corner ? 0 : 1;
      corner = true;
    }
    std::vector<V> corners;
    for (std::size_t i = 0; i < 8; ++i) {
      if (!chosen[i]) continue;
      const double reach = m_style.onGrid ? m_random.integer(1, 2) : m_random.real(0.3, 1.1);
      corners.push_back(center + (u * around[i][0] + v * around[i][1]) * reach);
    }
    return corners;
  }

  // Holes that share no point: triangles in those of the center and neighbouring corners, and a
  // quarter of the outer loop around the center. Their weights are quarters, exact on the grid.
  void addHoles(const V& center, Polygon<double>& s) const {
    s.holes.clear();
    // Random numbers of their own, so that polygons without holes, and all that is made after them,
    // stay the same.
    CaseRandom next = m_random;
    CaseRandom own(next.bits(), 0);
    if (!own.chance(0.3)) return;
    const auto turned = [&](std::vector<V> hole) {
      if (own.chance(0.5)) std::ranges::reverse(hole);
      return hole;
    };
    for (std::size_t i = 0; i + 1 < s.vertices.size(); ++i) {
      if (!own.chance(0.3)) continue;
      const V& a = s.vertices[i];
      const V& b = s.vertices[i + 1];
      const V sum = center + a + b;
      s.holes.push_back(turned({(sum + center) / 4, (sum + a) / 4, (sum + b) / 4}));
    }
    // Of three corners the center is on the boundary.
    if (s.vertices.size() == 3 || !own.chance(0.5)) return;
    std::vector<V> middle;
    for (const V& vertex : s.vertices) middle.push_back((3 * center + vertex) / 4);
    s.holes.push_back(turned(std::move(middle)));
  }

  template <typename Points>
  void fill(Points& points) {
    for (V& p : points) p = point();
  }
  template <typename P, typename Box>
  static void corners(const P& a, const P& b, Box& box) {
    box.min = a.cwiseMin(b);
    box.max = a.cwiseMax(b);
  }
  template <int N, typename K>
  void slabs(K& kdop, std::vector<std::array<int, std::size_t(N)>> directions) {
    kdop.directions = std::move(directions);
    kdop.min.clear();
    kdop.max.clear();
    const V center = point();
    for (const auto& row : kdop.directions) {
      double middle = 0;
      for (int k = 0; k < N; ++k) middle += center[k] * row[static_cast<std::size_t>(k)];
      kdop.min.push_back(middle - size());
      kdop.max.push_back(middle + size());
    }
  }

  MakingStyle m_style;
  CaseRandom& m_random;
};

template <std::size_t... I>
void setType(std::size_t type, Shape& shape, std::index_sequence<I...>) {
  ((I == type ? void(shape.emplace<I>()) : void()), ...);
}

}  // namespace

void makeShape(std::size_t type, MakingStyle style, CaseRandom& random, Shape& shape) {
  if (shape.index() != type) {
    setType(type, shape, std::make_index_sequence<shapeTypeCount>{});
  }
  std::visit(Maker(style, random), shape);
}

}  // namespace hairline
