#pragma once

#include "core/query/intersect/triangle_aabb/input.h"

namespace hairline::triangle_aabb {

/// The part of a triangle inside a box, cut plane by plane (Sutherland and Hodgman). Works for
/// degenerate triangles and boxes alike: vertices may coincide.
template <typename S>
class Clipper {
 public:
  struct Vertex {
    Vector3<S> position;
    /// Weights of the triangle's vertices.
    Vector3<S> weights;
  };

  explicit Clipper(const Triangle<S>& triangle) {
    for (int i = 0; i < 3; ++i) {
      Vertex& vertex = m_polygon[static_cast<std::size_t>(i)];
      vertex.position = triangle.vertices[static_cast<std::size_t>(i)];
      vertex.weights = Vector3<S>(S(i == 0), S(i == 1), S(i == 2));
    }
    m_count = 3;
  }

  /// Keeps what lies on the upper (or lower) side of coordinate = bound, the plane included.
  void cut(int axis, const S& bound, bool keepUpper) {
    const auto distance = [&](const Vertex& vertex) -> S {
      return keepUpper ? S(vertex.position[axis] - bound) : S(bound - vertex.position[axis]);
    };
    std::array<Vertex, 9> kept;
    std::size_t count = 0;
    for (std::size_t i = 0; i < m_count; ++i) {
      const Vertex& from = m_polygon[i];
      const Vertex& to = m_polygon[i + 1 < m_count ? i + 1 : 0];
      const S fromDistance = distance(from);
      const S toDistance = distance(to);
      const int fromSide = sign(fromDistance);
      const int toSide = sign(toDistance);
      if (fromSide >= 0 && count < kept.size()) kept[count++] = from;
      if (fromSide * toSide < 0 && count < kept.size()) {
        const S t = fromDistance / (fromDistance - toDistance);
        Vertex& crossing = kept[count++];
        crossing.position = from.position + (to.position - from.position) * t;
        crossing.weights = from.weights + (to.weights - from.weights) * t;
        // On the plane by construction; rounding must not put it beside.
        crossing.position[axis] = bound;
      }
    }
    m_polygon = kept;
    m_count = count;
  }

  bool empty() const { return m_count == 0; }
  std::size_t count() const { return m_count; }
  const Vertex& operator[](std::size_t i) const { return m_polygon[i]; }

  /// The mean of the polygon's vertices: inside both sets, and in the interior of both where there
  /// is one.
  Vertex middle() const {
    Vertex sum = m_polygon[0];
    for (std::size_t i = 1; i < m_count; ++i) {
      sum.position += m_polygon[i].position;
      sum.weights += m_polygon[i].weights;
    }
    const S share = S(1) / S(static_cast<int>(m_count));
    return {sum.position * share, sum.weights * share};
  }

 private:
  // A triangle cut by six planes has at most nine vertices. Rounding could make a polygon that is
  // not convex cross a plane once more, so that the bound is checked all the same.
  std::array<Vertex, 9> m_polygon;
  std::size_t m_count = 0;
};

/// Cuts a triangle by the six planes of a box, lower before upper along x, y, z. `afterCut(axis,
/// upper, clipper)` is told of each cut; the work ends when nothing is left.
template <typename S, typename AfterCut>
Clipper<S> clip(const Input<S>& input, AfterCut&& afterCut) {
  Clipper<S> clipper(input.a);
  for (int axis = 0; axis < 3; ++axis) {
    for (const bool upper : {false, true}) {
      clipper.cut(axis, upper ? input.b.max[axis] : input.b.min[axis], !upper);
      afterCut(axis, upper, clipper);
      if (clipper.empty()) return clipper;
    }
  }
  return clipper;
}

}  // namespace hairline::triangle_aabb
