#pragma once

#include <optional>

#include "core/math/lanes3.h"
#include "core/query/intersect/triangle_triangle/input.h"

namespace hairline::triangle_triangle {

/// The 11 axes of `sat` in float or double as lanes: the heights of three vertices, and one edge
/// with the three of the other triangle, at once. The same expressions as in `Side` and `EdgeAxes`,
/// and so the same verdict to the last bit.
template <typename S>
class LaneAxes {
 public:
  LaneAxes(const Triangle<S>& a, const Triangle<S>& b) : m_a(a), m_b(b) {}

  /// Calls `plane(heights)` with the heights of one triangle's vertices over the other's plane: it
  /// parts them where all have one sign.
  template <typename Plane>
  [[gnu::always_inline]] void forNormals(const Plane& plane) const {
    plane(dot(m_a.normal, across(m_b.v, m_a.v[0])));
    plane(dot(m_b.normal, across(m_a.v, m_b.v[0])));
  }

  /// Calls `cross(distance, reach)` for the products of each edge of a with the three of b. An axis
  /// separates where the size of the first is greater than the second.
  template <typename Cross>
  [[gnu::always_inline]] void forProducts(const Cross& cross) const {
    const Columns edgesOfB = columns(m_b.edges);
    const Lanes offset = dot(m_a.normal, edgesOfB);
    const Lanes offsetOfB = dot(m_b.normal, columns(m_a.edges));
    // Edge 0 of b starts at vertex 1; vertex 0 lies on the two others.
    const Lanes onto[3] = {m_b.v[1], m_b.v[0], m_b.v[0]};
    const Columns fromVertex0 = across(onto, m_a.v[0]);
    const auto lookAt = [&](const Columns& w, Lanes edge, Lanes offsetHere) {
      const Lanes x = spread<0>(edge);
      const Lanes y = spread<1>(edge);
      const Lanes z = spread<2>(edge);
      const Columns product{w.y * z - w.z * y, w.z * x - w.x * z, w.x * y - w.y * x};
      const Lanes center = edgesOfB.x * product.x + edgesOfB.y * product.y + edgesOfB.z * product.z;
      cross((center + center) + (offset + offsetHere), size(offset) + size(offsetHere));
    };
    lookAt(across(onto, m_a.v[1]), m_a.edges[0], spread<0>(offsetOfB));
    lookAt(fromVertex0, m_a.edges[1], spread<1>(offsetOfB));
    lookAt(fromVertex0, m_a.edges[2], spread<2>(offsetOfB));
  }

  /// Along the line in which the planes meet; zero where they are parallel, or one is none.
  [[gnu::always_inline]] Lanes3<S> line() const { return cross(m_a.normal, m_b.normal); }

 private:
  using Lanes = Lanes3<S>;

  /// Three vectors with their coordinates side by side.
  struct Columns {
    Lanes x, y, z;
  };

  struct Side {
    explicit Side(const Triangle<S>& triangle)
        : v{loadInner(triangle.vertices[0].data()), loadInner(triangle.vertices[1].data()),
            loadLast(triangle.vertices[2].data())},
          edges{v[2] - v[1], v[0] - v[2], v[1] - v[0]},
          normal(cross(edges[1], edges[2])) {}

    Lanes v[3];
    Lanes edges[3];
    Lanes normal;
  };

  [[gnu::always_inline]] static Lanes cross(Lanes a, Lanes b) {
    return yzx(a) * zxy(b) - zxy(a) * yzx(b);
  }
  [[gnu::always_inline]] static Columns columns(const Lanes (&rows)[3]) {
    Columns result;
    transpose(rows[0], rows[1], rows[2], result.x, result.y, result.z);
    return result;
  }
  /// From one point to three.
  [[gnu::always_inline]] static Columns across(const Lanes (&to)[3], Lanes from) {
    const Lanes ways[3] = {to[0] - from, to[1] - from, to[2] - from};
    return columns(ways);
  }
  [[gnu::always_inline]] static Lanes dot(Lanes a, const Columns& b) {
    return spread<0>(a) * b.x + spread<1>(a) * b.y + spread<2>(a) * b.z;
  }

  Side m_a, m_b;
};

/// The verdict of `sat` in float; nothing where the planes do not meet in a line, so that other
/// axes count. (In double, of which a register holds two, the scalar body with its early exits is
/// as quick.)
inline std::optional<bool> meetByLanes(const Triangle<float>& a, const Triangle<float>& b) {
  using Lanes = Lanes3<float>;
  const LaneAxes<float> axes(a, b);
  const Lanes zero(0, 0, 0);
  bool apart = false;
  bool beyond = false;
  axes.forNormals([&](Lanes heights) {
    apart |= all(heights > zero);
    apart |= all(zero > heights);
    beyond |= !all(size(heights) <= Lanes::greatestNumbers());
  });
  // What is past the range of the scalar has its own order.
  if (beyond) [[unlikely]]
    return std::nullopt;
  LaneMask<float> productsApart = LaneMask<float>::none();
  axes.forProducts([&](Lanes distance, Lanes reach) {
    productsApart = productsApart | (size(distance) > reach);
  });
  apart |= any(productsApart);
  if (apart) return false;
  const Lanes line = axes.line();
  if (any((line > zero) | (zero > line))) [[likely]]
    return true;
  return std::nullopt;
}

}  // namespace hairline::triangle_triangle
