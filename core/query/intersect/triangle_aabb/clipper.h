#pragma once

#include <algorithm>
#include <cstdint>

#include "core/query/intersect/triangle_aabb/axes.h"

namespace hairline::triangle_aabb {

/// The part of a triangle inside a box, cut plane by plane (Sutherland and Hodgman). Works for
/// degenerate triangles and boxes alike: vertices may coincide.
///
/// A corner of the remainder is identified by the two lines it lies on, out of the triangle's three
/// edges and the box' six faces. On which side of a plane it lies follows from the given numbers,
/// by a polynomial of degree at most three, without earlier roundings or divisions. The positions
/// of corners are computed too if they are `placed`.
template <typename S, bool placed = true>
class Clipper {
 public:
  struct Vertex {
    Vector3<S> position;
    /// Weights of the triangle's vertices.
    Vector3<S> weights;
  };

  // The scaled operands are made in their place: loading whole registers of numbers just written
  // one by one, to copy them, stalls.
  explicit Clipper(const Input<S>& input) : m_input(&input), m_near(nearOne(corners(input))) {
    begin();
  }
  /// `near` holds the operands scaled to about one.
  Clipper(const Input<S>& input, const Corners<Three<S>>& near) : m_input(&input), m_near(near) {
    begin();
  }

  /// Clips to the inside of the upper (or lower) face along an axis, the face included.
  void cut(int axis, bool upper) {
    const std::size_t index = 2 * static_cast<std::size_t>(axis) + (upper ? 1 : 0);
    const auto face = static_cast<std::uint8_t>(3 + index);
    const std::array<int, 3>& ofVertices = m_sides[index];
    if ((ofVertices[0] | ofVertices[1] | ofVertices[2]) >= 0) return;
    if ((ofVertices[0] & ofVertices[1] & ofVertices[2]) < 0) {
      m_count = 0;
      return;
    }
    std::array<int, 9> sides;
    for (std::size_t i = 0; i < m_count; ++i) {
      sides[i] = upper ? -side(m_polygon[i], axis, face) : side(m_polygon[i], axis, face);
    }
    std::array<Place, 9> kept;
    std::size_t count = 0;
    for (std::size_t i = 0; i < m_count; ++i) {
      const std::size_t next = i + 1 < m_count ? i + 1 : 0;
      const Place& from = m_polygon[i];
      if (sides[i] >= 0 && count < kept.size()) {
        kept[count++] = from;
        // From here the remainder follows the face.
        if (sides[i] == 0 && sides[next] < 0) kept[count - 1].corner.leavesOn = face;
      }
      if (sides[i] * sides[next] < 0 && count < kept.size()) {
        Place& crossing = kept[count++];
        const std::uint8_t line = from.corner.leavesOn;
        crossing.corner = {line, face, sides[i] > 0 ? face : line};
        if constexpr (placed) crossing.vertex = between(from, m_polygon[next], axis, face);
      }
    }
    std::copy_n(kept.begin(), count, m_polygon.begin());
    m_count = count;
  }

  bool empty() const { return m_count == 0; }
  std::size_t count() const { return m_count; }
  const Vertex& operator[](std::size_t i) const requires placed { return m_polygon[i].vertex; }

  /// The mean of the polygon's vertices: inside both sets, and in the interior of both if there is
  /// one.
  Vertex middle() const requires placed {
    Vertex sum = m_polygon[0].vertex;
    for (std::size_t i = 1; i < m_count; ++i) {
      sum.position += m_polygon[i].vertex.position;
      sum.weights += m_polygon[i].vertex.weights;
    }
    const S share = S(1) / S(static_cast<int>(m_count));
    return {sum.position * share, sum.weights * share};
  }

 private:
  /// Lines 0 to 2 are the edges opposite to the vertices, the others faces: 3 + 2 axis, and 1 more
  /// for the upper one.
  struct Corner {
    std::uint8_t first, second;
    /// The line along which the polygon continues to the next corner.
    std::uint8_t leavesOn;
  };
  struct Nowhere {};
  struct Place {
    Corner corner;
    [[no_unique_address]] std::conditional_t<placed, Vertex, Nowhere> vertex;
  };

  void begin() {
    for (std::uint8_t i = 0; i < 3; ++i) {
      // Vertex i lies on the two edges not opposite to it; the second one starts there.
      const auto next = static_cast<std::uint8_t>((i + 1) % 3);
      const auto last = static_cast<std::uint8_t>((i + 2) % 3);
      m_polygon[i].corner = {next, last, last};
      if constexpr (placed) {
        m_polygon[i].vertex = {m_input->a.vertices[i], Vector3<S>(S(i == 0), S(i == 1), S(i == 2))};
      }
      for (std::size_t k = 0; k < 3; ++k) {
        const int axis = static_cast<int>(k);
        m_sides[2 * k][i] = sign(S(m_near.v[i][axis] - m_near.min[axis]));
        m_sides[2 * k + 1][i] = sign(S(m_near.max[axis] - m_near.v[i][axis]));
      }
    }
  }

  static int axisOf(std::uint8_t face) { return (face - 3) / 2; }
  const S& boundOf(std::uint8_t face) const {
    return (face % 2 == 0 ? m_near.max : m_near.min)[axisOf(face)];
  }

  /// The sign of a corner's coordinate along an axis minus the bound of a face.
  int side(const Place& place, int axis, std::uint8_t face) const {
    const S& bound = boundOf(face);
    if constexpr (placed && std::same_as<S, Rational>) {
      return sign(S(place.vertex.position[axis] - bound));
    }
    const std::uint8_t first = place.corner.first;
    const std::uint8_t second = place.corner.second;
    if (second < 3) {
      const int inward = m_sides[face - 3U][3U - first - second];
      return face % 2 == 0 ? -inward : inward;
    }
    const int j = axisOf(second);
    const S& boundJ = boundOf(second);
    if (j == axis) return sign(S(boundJ - bound));
    if (first < 3) {
      // On the edge from p to q where it crosses the face.
      const Three<S>& p = m_near.v[(first + 1U) % 3];
      const Three<S>& q = m_near.v[(first + 2U) % 3];
      const auto across =
          S(p[axis] - bound) * S(q[j] - boundJ) - S(q[axis] - bound) * S(p[j] - boundJ);
      return sign(across) * sign(S(q[j] - p[j]));
    }
    const int i = axisOf(first);
    const S& boundI = boundOf(first);
    if (i == axis) return sign(S(boundI - bound));
    // Where the triangle's plane meets two faces: the corner of the three faces is as far over the
    // plane as the place is from it along the axis.
    const Three<S>& v = m_near.v[0];
    const auto n = cross(Three<S>(m_near.v[1] - v), Three<S>(m_near.v[2] - v));
    const auto height =
        n[i] * S(boundI - v[i]) + n[j] * S(boundJ - v[j]) + n[axis] * S(bound - v[axis]);
    return -sign(height) * sign(n[axis]);
  }

  /// Where the segment between two corners crosses a face, if their positions were not rounded.
  Vertex between(const Place& from, const Place& to, int axis,
                 std::uint8_t face) const requires placed {
    const S& bound = face % 2 == 0 ? m_input->b.max[axis] : m_input->b.min[axis];
    const S ahead = bound - from.vertex.position[axis];
    const S whole = to.vertex.position[axis] - from.vertex.position[axis];
    S t = sign(whole) == 0 ? S(0) : S(ahead / whole);
    if constexpr (std::floating_point<S>) t = minimum(maximum(t, S(0)), S(1));
    Vertex crossing{from.vertex.position + (to.vertex.position - from.vertex.position) * t,
                    from.vertex.weights + (to.vertex.weights - from.vertex.weights) * t};
    // On the plane by construction; rounding must not move it off.
    crossing.position[axis] = bound;
    return crossing;
  }

  // A triangle clipped by six planes has at most nine vertices. Rounding could make the polygon
  // nonconvex, so that it crosses a plane once more; hence the check.
  std::array<Place, 9> m_polygon;
  std::size_t m_count = 3;
  const Input<S>* m_input;
  /// The data that decide: the operands scaled to about one, and the signs of the distances of each
  /// vertex from each face.
  Corners<Three<S>> m_near;
  std::array<std::array<int, 3>, 6> m_sides;
};

/// Clips a triangle by the six planes of a box, lower before upper along x, y, z. Calls
/// `afterCut(axis, upper, clipper)` after each cut; ends when nothing remains. The result can be
/// read, but not clipped further, once the input is gone.
template <typename S, bool placed = true, typename AfterCut>
Clipper<S, placed> clip(const Input<S>& input, AfterCut&& afterCut) {
  Clipper<S, placed> clipper(input);
  for (int axis = 0; axis < 3; ++axis) {
    for (const bool upper : {false, true}) {
      clipper.cut(axis, upper);
      afterCut(axis, upper, clipper);
      if (clipper.empty()) return clipper;
    }
  }
  return clipper;
}

/// Whether anything remains.
template <typename S>
bool leavesSome(const Input<S>& input) {
  const Corners<Three<S>> near = nearOne(corners(input));
  const LeftUncut<bool> known = leftUncut(near);
  if (known.nothing || known.something) return known.something;
  Clipper<S, false> clipper(input, near);
  for (int axis = 0; axis < 3; ++axis) {
    clipper.cut(axis, false);
    clipper.cut(axis, true);
  }
  return !clipper.empty();
}

}  // namespace hairline::triangle_aabb
