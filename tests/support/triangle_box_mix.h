#pragma once

#include <algorithm>
#include <array>
#include <string_view>

#include "core/query/intersect/triangle_aabb/input.h"
#include "tests/support/random.h"

namespace hairline::testing {

/// Kinds of triangle and box for testing methods.
enum class Mix {
  /// Small integers times a power of two: touching everywhere.
  grid,
  /// Real coordinates of about unit size, half of the pairs meet.
  unit,
  /// Built to touch (corner on face, edge on edge, box corner in the triangle), then moved by a few
  /// units in the last place.
  nearSurface,
  /// As unit, of any size from 1e-300 to 1e300.
  scales,
  /// Triangles that are points or segments, boxes that are flat or points.
  degenerate,
  /// As unit, most pairs meet; for benchmarks.
  hits,
  /// As unit, most pairs miss; for benchmarks.
  misses,
};

constexpr std::array<Mix, 5> judgedMixes{Mix::grid, Mix::unit, Mix::nearSurface, Mix::scales,
                                         Mix::degenerate};

constexpr std::string_view name(Mix mix) {
  constexpr std::array<std::string_view, 7> names{"grid",       "unit", "near surface", "scales",
                                                  "degenerate", "hits", "misses"};
  return names[static_cast<std::size_t>(mix)];
}

/// An endless seeded stream of triangles and boxes of one kind.
class TriangleBoxMix {
 public:
  using Input = triangle_aabb::Input<double>;

  TriangleBoxMix(Mix mix, std::uint64_t seed) : m_mix(mix), m_random(seed) {}

  Input next() {
    switch (m_mix) {
      case Mix::grid:
        return grid();
      case Mix::nearSurface:
        return nearSurface();
      case Mix::scales:
        return scaled(m_random.chance(0.7) ? unit(1) : grid());
      case Mix::degenerate:
        return degenerate();
      case Mix::hits:
        return unit(0.3);
      case Mix::misses:
        return unit(2.2);
      case Mix::unit:
        break;
    }
    return unit(1);
  }

 private:
  Input unit(double spread) {
    Input input;
    const Vector3<double> center = m_random.point(-1, 1);
    const Vector3<double> half = m_random.point(0.1, 0.8);
    input.b.min = center - half;
    input.b.max = center + half;
    const Vector3<double> middle = center + m_random.point(-spread, spread);
    for (Vector3<double>& vertex : input.a.vertices) vertex = middle + m_random.point(-1, 1);
    return input;
  }

  Input grid() {
    const double cell = std::ldexp(1.0, m_random.integer(-6, 6));
    Input input;
    for (Vector3<double>& vertex : input.a.vertices) vertex = m_random.gridPoint(-4, 4, cell);
    input.b = box(m_random.gridPoint(-4, 4, cell), m_random.gridPoint(-4, 4, cell));
    return input;
  }

  // A plane supports the box at a corner, an edge or a face; the triangle touches it there and lies
  // beyond it otherwise.
  Input nearSurface() {
    Input input = unit(1);
    const Vector3<double> corner = input.b.max;
    const Vector3<double> size = input.b.max - input.b.min;
    Vector3<double> touch = corner;
    const int k = m_random.integer(0, 2);
    const int i = (k + 1) % 3;
    const int j = (k + 2) % 3;
    auto& v = input.a.vertices;
    switch (m_random.integer(0, 2)) {
      case 0: {
        touch[i] -= size[i] * m_random.real(0, 1);
        touch[j] -= size[j] * m_random.real(0, 1);
        v = {touch, touch + m_random.point(-1, 1), touch + m_random.point(-1, 1)};
        v[1][k] = touch[k] + m_random.real(0, 1);
        v[2][k] = touch[k] + m_random.real(0, 1);
        break;
      }
      case 1: {
        touch[k] -= size[k] * m_random.real(0, 1);
        const double slope = m_random.real(0.2, 5);
        const Vector3<double> along = alongEdge(k, slope);
        v = {touch + along * m_random.real(0.1, 1), touch - along * m_random.real(0.1, 1),
             touch + m_random.point(-1, 1)};
        v[2][i] = touch[i] + m_random.real(0, 1);
        v[2][j] = touch[j] + m_random.real(0, 1);
        break;
      }
      default: {
        // Two directions in the plane with normal n > 0 through the corner.
        const Vector3<double> n = m_random.point(0.2, 1);
        const Vector3<double> first(n[1], -n[0], 0);
        const Vector3<double> second(0, n[2], -n[1]);
        v = {touch + first * m_random.real(0.2, 1) + second * m_random.real(-0.2, 0.2),
             touch - first * m_random.real(0.2, 1) + second * m_random.real(0.2, 1),
             touch - second * m_random.real(0.2, 1) - first * m_random.real(-0.2, 0.2)};
        break;
      }
    }
    for (Vector3<double>& vertex : v) vertex = m_random.nudge(vertex, 2);
    turn(input);
    return input;
  }

  Vector3<double> alongEdge(int k, double slope) {
    Vector3<double> along = Vector3<double>::Zero();
    along[(k + 1) % 3] = 1;
    along[(k + 2) % 3] = -slope;
    along[k] = m_random.real(-1, 1);
    return along;
  }

  // The touching place is at the upper corner; mirrored, it may be at any.
  void turn(Input& input) {
    for (int k = 0; k < 3; ++k) {
      if (m_random.chance(0.5)) continue;
      for (Vector3<double>& vertex : input.a.vertices) vertex[k] = -vertex[k];
      const double min = input.b.min[k];
      input.b.min[k] = -input.b.max[k];
      input.b.max[k] = -min;
    }
    const auto turns = static_cast<std::size_t>(m_random.integer(0, 2));
    std::rotate(input.a.vertices.begin(), input.a.vertices.begin() + turns, input.a.vertices.end());
  }

  Input scaled(Input input) {
    const double factor = m_random.size();
    for (Vector3<double>& vertex : input.a.vertices) vertex *= factor;
    input.b.min *= factor;
    input.b.max *= factor;
    return input;
  }

  Input degenerate() {
    Input input = m_random.chance(0.7) ? grid() : unit(0.7);
    auto& v = input.a.vertices;
    switch (m_random.integer(0, 4)) {
      case 0:
        v[1] = v[2] = v[0];
        break;
      case 1: {
        const auto from = static_cast<std::size_t>(m_random.integer(0, 2));
        v[(from + 1) % 3] = v[from];
        break;
      }
      case 2:
        // Collinear, exactly so on the grid.
        v[2] = v[0] + (v[1] - v[0]) * m_random.integer(-2, 3);
        break;
      case 3:
        // Seen edge-on along one axis, at least.
        for (Vector3<double>& vertex : v) vertex[1] = v[0][1];
        break;
      default:
        break;
    }
    for (int k = 0; k < 3; ++k) {
      if (m_random.chance(0.4)) input.b.max[k] = input.b.min[k];
    }
    return input;
  }

  static Aabb<double> box(const Vector3<double>& a, const Vector3<double>& b) {
    return {a.cwiseMin(b), a.cwiseMax(b)};
  }

  Mix m_mix;
  Random m_random;
};

}  // namespace hairline::testing
