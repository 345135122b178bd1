#pragma once

#include "core/math/cross_noise.h"
#include "core/math/triple.h"
#include "core/query/intersect/triangle_triangle/input.h"

namespace hairline::triangle_triangle {

/// One triangle, and the other as seen from it.
template <typename S>
struct Side {
  Side(const Triangle<S>& self, const Triangle<S>& other) {
    const auto& v = self.vertices;
    // Edge i is opposite to vertex i.
    edges = {between<S>(v[1], v[2]), between<S>(v[2], v[0]), between<S>(v[0], v[1])};
    normal = cross(edges[1], edges[2]);
    for (std::size_t i = 0; i < 3; ++i) {
      heights[i] = dot(normal, between<S>(v[0], other.vertices[i]));
    }
  }

  /// The distance between the plane and the other triangle, times the normal's length;
  /// negative where the plane cuts it, and not positive where the normal is rounding alone.
  S gap() const {
    const Interval<S> reach = hull<S>(heights[0], heights[1], heights[2]);
    const S found = maximum(reach.min, S(-reach.max));
    if constexpr (std::floating_point<S>) {
      if (found > S(0) && !hasNormal()) return S(0);
    }
    return found;
  }

  /// In float and double, whether the normal is more than rounding.
  bool hasNormal() const requires std::floating_point<S> {
    return hasDirection(normal, magnitude());
  }
  /// What the error of the normal is measured by.
  Triple<S> magnitude() const requires std::floating_point<S> {
    return crossMagnitude(edges[1], edges[2]);
  }

  std::array<Triple<S>, 3> edges;
  Triple<S> normal;
  /// Of the other's vertices over the plane, times the normal's length.
  Triple<S> heights;
};

/// The two triangles on the products of their edges.
///
/// On eA × eB both ends of an edge project to one number, and the vertex opposite lies as far from
/// it as the normal goes along the other edge: -nA·eB for a, nB·eA for b. These six numbers serve
/// all nine axes.
template <typename S>
struct EdgeAxes {
  EdgeAxes(const Input<S>& input, const Side<S>& a, const Side<S>& b)
      : m_input(input), m_a(a), m_b(b) {
    for (std::size_t i = 0; i < 3; ++i) {
      m_offset[i] = dot(m_a.normal, m_b.edges[i]);
      m_offsetOfB[i] = dot(m_b.normal, m_a.edges[i]);
    }
  }

  struct Axis {
    /// Where edge j of b projects to, measured from edge i of a.
    S center;
    /// From its edge to the vertex opposite; a's is to be taken with a minus.
    S a;
    S b;

    S twiceGap() const {
      return absolute(S((center + center) + (a + b))) - (absolute(a) + absolute(b));
    }
  };

  /// The axes of edge i of a with each edge of b.
  template <std::size_t i>
  [[gnu::always_inline]] std::array<Axis, 3> axes() const {
    // Any point of the edges will do: vertex 0 lies on edges 1 and 2.
    const Vector3<S>& from = m_input.a.vertices[i == 0 ? 1 : 0];
    const auto& onto = m_input.b.vertices;
    const Triple<S> near = cross(between<S>(from, onto[0]), m_a.edges[i]);
    const Triple<S> far = cross(between<S>(from, onto[1]), m_a.edges[i]);
    return {Axis{dot(m_b.edges[0], far), m_offset[0], m_offsetOfB[i]},
            Axis{dot(m_b.edges[1], near), m_offset[1], m_offsetOfB[i]},
            Axis{dot(m_b.edges[2], near), m_offset[2], m_offsetOfB[i]}};
  }

  /// Whether one of them separates.
  template <std::size_t i>
  [[gnu::always_inline]] bool apart() const {
    const std::array<Axis, 3> found = axes<i>();
    const Triple<S> gaps{found[0].twiceGap(), found[1].twiceGap(), found[2].twiceGap()};
    const bool any = anyPositive<S>(gaps[0], gaps[1], gaps[2]);
    if constexpr (std::floating_point<S>) {
      if (!any) return false;
      bool known = false;
      for (std::size_t j = 0; j < 3; ++j) known |= (gaps[j] > S(0)) & isAxis(i, j);
      return known;
    } else {
      return any;
    }
  }

  /// Whether the product of edge i of a and edge j of b is more than rounding; of edges that are
  /// parallel it is not, and none of the numbers on it counts.
  bool isAxis(std::size_t i, std::size_t j) const requires std::floating_point<S> {
    const Triple<S>& edge = m_a.edges[i];
    const Triple<S>& other = m_b.edges[j];
    return hasDirection(cross(edge, other), crossMagnitude(edge, other));
  }

 private:
  const Input<S>& m_input;
  const Side<S>& m_a;
  const Side<S>& m_b;
  Triple<S> m_offset;
  Triple<S> m_offsetOfB;
};

}  // namespace hairline::triangle_triangle
