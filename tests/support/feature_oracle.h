#pragma once

#include <gmpxx.h>

#include <array>

#include "core/query/intersect/triangle_aabb/input.h"

namespace hairline::testing {

/// A second opinion on triangle and box, in GMP's own numbers and by features: they intersect if an
/// edge of the triangle meets the box, or an edge of the box crosses the triangle. (An extreme
/// point of the intersection lies on an edge of the triangle, or inside it and on an edge of the
/// box that is not parallel to it.) Uses only the coordinates from core.
class FeatureOracle {
 public:
  explicit FeatureOracle(const triangle_aabb::Input<double>& input) {
    for (std::size_t i = 0; i < 3; ++i) {
      for (std::size_t k = 0; k < 3; ++k) {
        m_vertex[i][k] = input.a.vertices[i][static_cast<int>(k)];
      }
      m_min[i] = input.b.min[static_cast<int>(i)];
      m_max[i] = input.b.max[static_cast<int>(i)];
    }
  }

  bool meets() const {
    for (std::size_t i = 0; i < 3; ++i) {
      if (segmentMeetsBox(m_vertex[i], m_vertex[(i + 1) % 3])) return true;
    }
    for (std::size_t k = 0; k < 3; ++k) {
      if (someBoxEdgeMeetsTriangle(k)) return true;
    }
    return false;
  }

 private:
  using Point = std::array<mpq_class, 3>;

  bool segmentMeetsBox(const Point& from, const Point& to) const {
    mpq_class enter = 0;
    mpq_class leave = 1;
    for (std::size_t k = 0; k < 3; ++k) {
      const mpq_class step = to[k] - from[k];
      if (step == 0) {
        if (from[k] < m_min[k] || from[k] > m_max[k]) return false;
        continue;
      }
      mpq_class near = (m_min[k] - from[k]) / step;
      mpq_class far = (m_max[k] - from[k]) / step;
      if (near > far) swap(near, far);
      if (near > enter) enter = near;
      if (far < leave) leave = far;
      if (enter > leave) return false;
    }
    return true;
  }

  // The four edges of the box along axis k, where they are not parallel to the triangle's plane.
  bool someBoxEdgeMeetsTriangle(std::size_t k) const {
    const std::size_t i = (k + 1) % 3;
    const std::size_t j = (k + 2) % 3;
    const Point& a = m_vertex[0];
    const Point& b = m_vertex[1];
    const Point& c = m_vertex[2];
    // Along axis k the triangle is seen with this area; the edge is seen as a point (x, y).
    const mpq_class area = area2(a[i], a[j], b[i], b[j], c[i], c[j]);
    if (area == 0) return false;
    for (const mpq_class& x : {m_min[i], m_max[i]}) {
      for (const mpq_class& y : {m_min[j], m_max[j]}) {
        const mpq_class u = area2(x, y, b[i], b[j], c[i], c[j]) / area;
        const mpq_class v = area2(a[i], a[j], x, y, c[i], c[j]) / area;
        const mpq_class w = 1 - u - v;
        if (u < 0 || v < 0 || w < 0) continue;
        const mpq_class height = u * a[k] + v * b[k] + w * c[k];
        if (height >= m_min[k] && height <= m_max[k]) return true;
      }
    }
    return false;
  }

  static mpq_class area2(const mpq_class& ax, const mpq_class& ay, const mpq_class& bx,
                         const mpq_class& by, const mpq_class& cx, const mpq_class& cy) {
    return (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
  }

  std::array<Point, 3> m_vertex;
  Point m_min;
  Point m_max;
};

}  // namespace hairline::testing
