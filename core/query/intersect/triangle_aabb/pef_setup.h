#pragma once

#include "core/math/lanes3.h"
#include "core/query/intersect/triangle_aabb/decide.h"
#include "core/query/intersect/triangle_aabb/edge_step.h"
#include "core/query/intersect/triangle_aabb/wide_verdicts.h"
#include "core/query/intersect/triangle_aabb/witness.h"

namespace hairline {
namespace triangle_aabb {

#include "core/query/intersect/triangle_aabb/setup_lanes-inl.h"

inline std::optional<bool> meetByLanes(const SetupNumbers<float>& setup, const Aabb<float>& box) {
  return meetInLanes<Lanes3<float>>(setup, box);
}

}  // namespace triangle_aabb

/// Everything of a triangle that the test against a box needs, computed once for many boxes. All of
/// it is relative to vertex 0. Schwarz and Seidel 2010, for boxes of any size.
template <typename S>
class TriangleBoxSetup {
 public:
  explicit TriangleBoxSetup(const Triangle<S>& triangle)
      : TriangleBoxSetup(
            triangle_aabb::Frame<S>({triangle, {triangle.vertices[0], triangle.vertices[0]}, {}}),
            triangle) {}

  struct Edge {
    /// Inward, of any length, in the projection along its axis.
    S x, y;
    /// The edge function at a point X is normal · (X - origin) + offset.
    Product<S> offset;
  };

  /// Edge e in the projection along axis k.
  Edge edge(std::size_t k, std::size_t e) const {
    return {m_numbers.x[e][k], m_numbers.y[e][k], e == 0 ? m_numbers.offset[k] : Product<S>{}};
  }
  /// Vertex 0, from which boxes are measured.
  const Vector3<S>& origin() const { return m_numbers.origin; }
  /// The triangle's extent along axis k.
  Interval<S> bounds(std::size_t k) const {
    return {m_numbers.low[static_cast<int>(k)], m_numbers.high[static_cast<int>(k)]};
  }
  const Triple<Product<S>>& normal() const { return m_numbers.normal; }
  /// On which side of the plane the projection along axis k is seen from: -1, 1, or 0 edge-on.
  int facing(std::size_t k) const { return m_facing[k]; }

  /// A box as seen from vertex 0.
  struct Measured {
    Triple<S> low, high;
    triangle_aabb::Frame<S> frame;
  };
  [[gnu::always_inline]] Measured measure(const Aabb<S>& box) const {
    Measured measured;
    measured.frame.normal = m_numbers.normal;
    for (std::size_t k = 0; k < 3; ++k) {
      const int axis = static_cast<int>(k);
      measured.low[k] = box.min[axis] - m_numbers.origin[axis];
      measured.high[k] = box.max[axis] - m_numbers.origin[axis];
      measured.frame.center[k] = measured.low[k] + measured.high[k];
      measured.frame.width[k] = box.max[axis] - box.min[axis];
    }
    return measured;
  }

  /// The edge function at the foremost corner of a box. Without area there is no inside, and the
  /// side counts on which the box is farther out.
  template <std::size_t k, std::size_t e>
  [[gnu::always_inline]] Product<S> value(const Measured& box) const {
    constexpr std::size_t i = (k + 1) % 3;
    constexpr std::size_t j = (k + 2) % 3;
    const Interval<Product<S>> x = times(m_numbers.x[e][k], box.low[i], box.high[i]);
    const Interval<Product<S>> y = times(m_numbers.y[e][k], box.low[j], box.high[j]);
    const Product<S> foremost = x.max + y.max;
    if (m_facing[k] == 0) return minimum(foremost, Product<S>(-(x.min + y.min)));
    return e == 0 ? Product<S>(foremost + m_numbers.offset[k]) : foremost;
  }

  /// Whether one of the edge functions of the projection along axis k parts triangle and box.
  template <std::size_t k>
  [[gnu::always_inline]] bool apart(const Measured& box) const {
    return anyPositive(Product<S>(-value<k, 0>(box)), Product<S>(-value<k, 1>(box)),
                       Product<S>(-value<k, 2>(box)));
  }

  /// Whether triangle and box meet: three ranges, the plane, nine edge functions.
  bool meets(const Aabb<S>& box) const requires std::floating_point<S> {
    // Projections seen edge-on need a second corner, and differences past the range of the scalar
    // their own rule: both are rare.
    if (!m_rare) [[likely]] {
      if (const std::optional<bool> found = triangle_aabb::meetByLanes(m_numbers, box)) {
        return *found;
      }
    }
    for (int k = 0; k < 3; ++k) {
      if (gapBetween(bounds(static_cast<std::size_t>(k)), box.extent(k)) > 0) return false;
    }
    const Measured measured = measure(box);
    return !(triangle_aabb::planeApart(measured.frame) || apart<0>(measured) ||
             apart<1>(measured) || apart<2>(measured));
  }

 private:
  TriangleBoxSetup(const triangle_aabb::Frame<S>& frame, const Triangle<S>& triangle) {
    m_numbers.origin = triangle.vertices[0];
    m_numbers.normal = frame.normal;
    for (std::size_t k = 0; k < 3; ++k) {
      const int axis = static_cast<int>(k);
      const Interval<S> extent = triangle_aabb::extent(triangle, axis);
      m_numbers.low[axis] = extent.min;
      m_numbers.high[axis] = extent.max;
      m_facing[k] = sign(frame.normal[k]);
      m_rare = m_rare || m_facing[k] == 0;
      const int turn = m_facing[k] < 0 ? -1 : 1;
      // Edges 1 and 2 pass through vertex 0; edge 0 is the whole area away from it.
      m_numbers.offset[k] = turned(frame.normal[k], turn);
      for (std::size_t e = 0; e < 3; ++e) {
        m_numbers.x[e][k] = turned(S(-frame.edges[e][(k + 2) % 3]), turn);
        m_numbers.y[e][k] = turned(frame.edges[e][(k + 1) % 3], turn);
        if constexpr (std::floating_point<S>) m_rare = m_rare || !std::isfinite(m_numbers.x[e][k]);
      }
    }
  }

  // The least and the greatest product with an interval. An edge without extent has no part in its
  // function, however far the box.
  [[gnu::always_inline]] static Interval<Product<S>> times(const S& x, const S& low,
                                                           const S& high) {
    if constexpr (std::floating_point<S>) {
      if (x == 0) return {0, 0};
      return {x * (x > 0 ? low : high), x * (x > 0 ? high : low)};
    } else {
      const Product<S> first = x * low;
      const Product<S> second = x * high;
      return {minimum(first, second), maximum(first, second)};
    }
  }

  triangle_aabb::SetupNumbers<S> m_numbers;
  std::array<int, 3> m_facing{};
  /// Edge-on somewhere, or past the range of the scalar.
  bool m_rare = false;
};

/// Triangle and box by a setup of the triangle and a few multiplications for the box. Pays where
/// the setup is kept for many boxes (TriangleBoxSetup). Schwarz and Seidel 2010.
struct TriangleAabbPefSetup {
  static constexpr QueryInfo info{.kind = Kind::intersect,
                                  .method = "pef_setup",
                                  .source = "Schwarz-Seidel 2010",
                                  .alwaysProves = true};
  template <typename S>
  using Input = triangle_aabb::Input<S>;

  template <Scalar S, typename Observer>
  static bool decide(const Input<S>& input, Observer&) {
    return triangle_aabb::decide<TriangleAabbPefSetup>(input);
  }
  static bool decideExactly(const Input<double>& input) {
    return triangle_aabb::decideExactly<TriangleAabbPefSetup>(input);
  }

  template <typename S>
  struct Measured {
    TriangleBoxSetup<S> setup;
    typename TriangleBoxSetup<S>::Measured box;
  };
  template <Scalar S>
  static Measured<S> measure(const Input<S>& input) {
    const TriangleBoxSetup<S> setup(input.a);
    return {setup, setup.measure(input.b)};
  }
  /// Group 0: the plane; 1 to 3: the projections YZ, ZX, XY.
  template <std::size_t group, typename S>
  static bool apart(const Measured<S>& measured) {
    if constexpr (group == 0) {
      return triangle_aabb::planeApart(measured.box.frame);
    } else {
      return measured.setup.template apart<group - 1>(measured.box);
    }
  }

  template <Scalar S, typename Observer>
  static IntersectAnswer<S> solve(const Input<S>& input, Observer& observer) {
    const TriangleBoxSetup<S> setup(input.a);
    IntersectAnswer<S> answer;
    answer.separating = separating(setup, input, observer);
    answer.hit = !answer.separating.has_value();
    if (answer.hit) {
      triangle_aabb::addCommonPoint(input, answer);
      triangle_aabb::addAxis(input, answer);
    }
    return answer;
  }

 private:
  template <typename S, typename Observer>
  static std::optional<SeparatingAxis<S>> separating(const TriangleBoxSetup<S>& setup,
                                                     const Input<S>& input, Observer& observer) {
    triangle_aabb::AxisScan<S, Observer> scan(input, observer);
    if (scan.boxAxes()) return scan.separating();
    scan.measureFromVertex();
    if (scan.triangleNormal()) return scan.separating();
    std::optional<SeparatingAxis<S>> found = scan.separating();
    const typename TriangleBoxSetup<S>::Measured box = setup.measure(input.b);
    triangle_aabb::anyEdge([&]<std::size_t k, std::size_t e>() {
      const S value = setup.template value<k, e>(box);
      return triangle_aabb::lookAtEdge<k, e>(input, scan.frame(), setup.facing(k), S(value + value),
                                             observer, found);
    });
    return found;
  }
};

}  // namespace hairline
