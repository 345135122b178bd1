#pragma once

#include "core/query/intersect/triangle_aabb/edge_step.h"

namespace hairline {

/// Everything that the test against a box needs from a triangle, computed once for many boxes. All
/// of it is relative to vertex 0. Schwarz and Seidel 2010, for boxes of any size.
template <typename S>
class TriangleBoxSetup {
 public:
  using Vector = Three<S>;

  explicit TriangleBoxSetup(const Triangle<S>& triangle) {
    const triangle_aabb::Frame<Vector> frame(triangle_aabb::cornersOf<Vector, S>(
        triangle, {triangle.vertices[0], triangle.vertices[0]}));
    m_numbers.origin = triangle.vertices[0];
    for (std::size_t e = 0; e < 3; ++e) {
      const auto inward = triangle_aabb::inwardNormals(frame, static_cast<int>(e));
      m_numbers.x[e] = numbers(inward.x);
      m_numbers.y[e] = numbers(inward.y);
    }
    m_numbers.normal = numbers(frame.normal);
    m_numbers.offset = numbers(absolute(frame.normal));
    for (int k = 0; k < 3; ++k) {
      const Interval<S> extent = triangle_aabb::extent(triangle, k);
      m_numbers.low[k] = extent.min;
      m_numbers.high[k] = extent.max;
      m_rare = m_rare || sign(frame.normal[k]) == 0;
      if constexpr (std::floating_point<S>) {
        for (const Triple<S>& x : m_numbers.x) {
          m_rare = m_rare || !std::isfinite(x[static_cast<std::size_t>(k)]);
        }
      }
    }
  }

  /// Twice the edge functions at the support points of a box, by edges and then by projection axes.
  std::array<Vector, 3> values(const Aabb<S>& box) const {
    const Vector origin = Vector::each(m_numbers.origin.data());
    const Vector low = Vector::each(box.min.data()) - origin;
    const Vector high = Vector::each(box.max.data()) - origin;
    std::array<Vector, 3> values;
    for (std::size_t e = 0; e < 3; ++e) {
      const triangle_aabb::InwardNormals<Vector> inward{Vector::each(m_numbers.x[e].data()),
                                                        Vector::each(m_numbers.y[e].data())};
      const Vector value =
          setupValues<anyCase>(inward, low, high, Vector::each(m_numbers.normal.data()),
                               Vector::each(m_numbers.offset.data()), static_cast<int>(e));
      values[e] = value + value;
    }
    return values;
  }

  /// Whether triangle and box intersect: three ranges, the plane, nine edge functions.
  bool meets(const Aabb<S>& box) const {
    bool outOfRange = false;
    if constexpr (std::floating_point<S>) {
      if (!m_rare) [[likely]] {
        const bool separated = triangle_aabb::separatedBySetup(m_numbers, box, outOfRange);
        if (!outOfRange) [[likely]]
          return !separated;
      }
    }
    return !triangle_aabb::setupSeparates<anyCase, Vector>(m_numbers, box, outOfRange);
  }

 private:
  static constexpr auto anyCase =
      std::floating_point<S> ? triangle_aabb::SetupCase::any : triangle_aabb::SetupCase::edgeOn;

  static Triple<S> numbers(const Vector& v) { return {v.x, v.y, v.z}; }

  triangle_aabb::SetupNumbers<S> m_numbers;
  /// Edge-on in some projection, or out of the scalar's range.
  bool m_rare = false;
};

/// Triangle and box by a setup of the triangle and a few multiplications for the box. Pays off if
/// the setup is reused for many boxes (TriangleBoxSetup). Schwarz and Seidel 2010.
struct TriangleAabbPefSetup : triangle_aabb::ByEdgeFunctions<TriangleAabbPefSetup> {
  static constexpr QueryInfo info{.kind = Kind::intersect,
                                  .method = "pef_setup",
                                  .source = "Schwarz-Seidel 2010",
                                  .alwaysProves = true};

  template <Scalar S, typename Observer>
  static bool decide(const Input<S>& input, Observer&) {
    // Most of the work is the setup, which is skipped if the boxes are disjoint.
    return !triangle_aabb::haveDisjointBounds(input) && TriangleBoxSetup<S>(input.a).meets(input.b);
  }

  template <typename S>
  static std::array<Three<S>, 3> edgeValues(const Input<S>& input,
                                            const triangle_aabb::Frame<Three<S>>&) {
    return TriangleBoxSetup<S>(input.a).values(input.b);
  }
};

}  // namespace hairline
