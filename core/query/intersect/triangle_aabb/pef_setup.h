#pragma once

#include "core/query/intersect/triangle_aabb/decide.h"
#include "core/query/intersect/triangle_aabb/edge_step.h"
#include "core/query/intersect/triangle_aabb/witness.h"

namespace hairline {

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
    /// The edge function at a point X is normal · (X - origin) + offset; this is twice the offset.
    Product<S> twiceOffset;
  };

  /// Edge e in the projection along axis k.
  const Edge& edge(std::size_t k, std::size_t e) const { return m_edges[k][e]; }
  /// Vertex 0, from which boxes are measured.
  const Triple<S>& origin() const { return m_origin; }
  const std::array<Interval<S>, 3>& bounds() const { return m_bounds; }
  const Triple<Product<S>>& normal() const { return m_normal; }
  /// On which side of the plane the projection along axis k is seen from: -1, 1, or 0 edge-on.
  int facing(std::size_t k) const { return m_facing[k]; }

  /// Twice the edge function at the foremost corner of a box, given by twice its middle relative to
  /// the origin and its width. Without area there is no inside, and the side counts on which the
  /// box is farther out.
  template <std::size_t k, std::size_t e>
  Product<S> twiceValue(const Triple<S>& center, const Triple<S>& width) const {
    constexpr std::size_t i = (k + 1) % 3;
    constexpr std::size_t j = (k + 2) % 3;
    const Edge& line = m_edges[k][e];
    const Product<S> middle = line.x * center[i] + line.y * center[j] + line.twiceOffset;
    const Product<S> radius = absolute(line.x) * width[i] + absolute(line.y) * width[j];
    return (m_facing[k] == 0 ? Product<S>(-absolute(middle)) : middle) + radius;
  }

  /// Whether triangle and box meet: three ranges, the plane, nine edge functions.
  bool meets(const Aabb<S>& box) const {
    if (anyPositive<S>(gapBetween(m_bounds[0], box.extent(0)),
                       gapBetween(m_bounds[1], box.extent(1)),
                       gapBetween(m_bounds[2], box.extent(2)))) {
      return false;
    }
    const triangle_aabb::Frame<S> frame = measure(box);
    return !(triangle_aabb::planeApart(frame) || apart<0>(frame) || apart<1>(frame) ||
             apart<2>(frame));
  }

  /// The box as seen from the triangle's vertex 0.
  [[gnu::always_inline]] triangle_aabb::Frame<S> measure(const Aabb<S>& box) const {
    triangle_aabb::Frame<S> frame;
    frame.normal = m_normal;
    for (std::size_t k = 0; k < 3; ++k) {
      const int axis = static_cast<int>(k);
      frame.center[k] = (box.min[axis] - m_origin[k]) + (box.max[axis] - m_origin[k]);
      frame.width[k] = box.max[axis] - box.min[axis];
    }
    return frame;
  }

  /// Whether one of the edge functions of the projection along axis k parts triangle and box.
  template <std::size_t k>
  [[gnu::always_inline]] bool apart(const triangle_aabb::Frame<S>& frame) const {
    return anyPositive(-twiceValue<k, 0>(frame.center, frame.width),
                       -twiceValue<k, 1>(frame.center, frame.width),
                       -twiceValue<k, 2>(frame.center, frame.width));
  }

 private:
  TriangleBoxSetup(const triangle_aabb::Frame<S>& frame, const Triangle<S>& triangle)
      : m_normal(frame.normal) {
    for (std::size_t k = 0; k < 3; ++k) {
      const int axis = static_cast<int>(k);
      m_origin[k] = triangle.vertices[0][axis];
      m_bounds[k] = triangle_aabb::extent(triangle, axis);
      const Product<S>& area = frame.normal[k];
      m_facing[k] = sign(area);
      const int turn = m_facing[k] < 0 ? -1 : 1;
      for (std::size_t e = 0; e < 3; ++e) {
        // Edges 1 and 2 pass through vertex 0; edge 0 is the whole area away from it.
        m_edges[k][e] = {turned(S(-frame.edges[e][(k + 2) % 3]), turn),
                         turned(frame.edges[e][(k + 1) % 3], turn),
                         e == 0 ? turned(Product<S>(area + area), turn) : Product<S>{}};
      }
    }
  }

  Triple<S> m_origin;
  std::array<Interval<S>, 3> m_bounds;
  Triple<Product<S>> m_normal;
  std::array<int, 3> m_facing{};
  std::array<std::array<Edge, 3>, 3> m_edges;
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
    triangle_aabb::Frame<S> frame;
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
      return triangle_aabb::planeApart(measured.frame);
    } else {
      return measured.setup.template apart<group - 1>(measured.frame);
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
    triangle_aabb::anyEdge([&]<std::size_t k, std::size_t e>() {
      const auto& frame = scan.frame();
      return triangle_aabb::lookAtEdge<k, e>(
          input, frame, setup.facing(k), setup.template twiceValue<k, e>(frame.center, frame.width),
          observer, found);
    });
    return found;
  }
};

}  // namespace hairline
