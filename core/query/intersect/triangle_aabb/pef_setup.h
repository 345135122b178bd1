#pragma once

#include "core/query/intersect/triangle_aabb/witness.h"

namespace hairline {

/// Everything of a triangle that the test against a box needs, computed once for many boxes. All of
/// it is relative to vertex 0. Schwarz and Seidel 2010, for boxes of any size.
template <typename S>
class TriangleBoxSetup {
 public:
  explicit TriangleBoxSetup(const Triangle<S>& triangle)
      : m_origin(triangle.vertices[0]), m_bounds(bounds(triangle)) {
    const Vector3<S> edges[3] = {triangle.edge(0), triangle.edge(1), triangle.edge(2)};
    m_normal = cross(edges[1], edges[2]);
    for (const ProjectionPlane plane : projectionPlanes) {
      const S& area = m_normal[droppedAxis(plane)];
      const int facing = sign(area);
      for (int e = 0; e < 3; ++e) {
        const S x = edges[e][horizontalAxis(plane)];
        const S y = edges[e][verticalAxis(plane)];
        // Edges 1 and 2 pass through vertex 0; edge 0 is the whole area away from it.
        const S offset = e == 0 ? S(facing < 0 ? -area : area) : S(0);
        if (facing >= 0) add(plane, e, {-y, x}, offset);
        // Without area there is no inside: both sides of the line are tested.
        if (facing <= 0) add(plane, e, {y, -x}, offset);
      }
    }
  }

  struct Edge {
    ProjectionPlane plane = ProjectionPlane::xy;
    int edge = 0;
    /// Inward, of any length.
    Vector2<S> normal;
    /// The edge function at a point X is normal · (X - origin) + offset.
    S offset{};
  };

  const Vector3<S>& origin() const { return m_origin; }
  const Aabb<S>& triangleBounds() const { return m_bounds; }
  const Vector3<S>& normal() const { return m_normal; }
  std::size_t edgeCount() const { return m_count; }
  const Edge& edge(std::size_t i) const { return m_edges[i]; }

  /// The edge function at the foremost corner of a box given relative to the origin.
  S value(const Edge& edge, const Aabb<S>& relative) const {
    const int h = horizontalAxis(edge.plane);
    const int v = verticalAxis(edge.plane);
    return maximum(edge.normal[0] * relative.min[h], edge.normal[0] * relative.max[h]) +
           maximum(edge.normal[1] * relative.min[v], edge.normal[1] * relative.max[v]) +
           edge.offset;
  }

  /// Whether triangle and box meet: three ranges, the plane, nine edge functions.
  bool meets(const Aabb<S>& box) const {
    for (int k = 0; k < 3; ++k) {
      if (sign(gapBetween(m_bounds.extent(k), box.extent(k))) > 0) return false;
    }
    const Aabb<S> relative{box.min - m_origin, box.max - m_origin};
    const Interval<S> plane = project(relative, m_normal);
    if (sign(maximum(plane.min, -plane.max)) > 0) return false;
    for (std::size_t i = 0; i < m_count; ++i) {
      if (sign(value(m_edges[i], relative)) < 0) return false;
    }
    return true;
  }

 private:
  void add(ProjectionPlane plane, int edge, const Vector2<S>& normal, const S& offset) {
    m_edges[m_count++] = {plane, edge, normal, offset};
  }

  Vector3<S> m_origin;
  Aabb<S> m_bounds;
  Vector3<S> m_normal;
  // Nine, and one more for each edge of a projection without area.
  std::array<Edge, 18> m_edges;
  std::size_t m_count = 0;
};

/// Triangle and box by a setup of the triangle and a few multiplications for the box. Pays where
/// the setup is kept for many boxes (TriangleBoxSetup). Schwarz and Seidel 2010.
struct TriangleAabbPefSetup {
  static constexpr QueryInfo info{Kind::intersect, "pef_setup", "Schwarz-Seidel 2010"};
  template <typename S>
  using Input = triangle_aabb::Input<S>;

  template <Scalar S, typename Observer>
  static bool decide(const Input<S>& input, Observer&) {
    return TriangleBoxSetup<S>(input.a).meets(input.b);
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
    scan.boxAxes();
    if (scan.separated() && !Observer::records) return scan.separating();
    scan.measureFromVertex();
    scan.triangleNormal();
    std::optional<SeparatingAxis<S>> found = scan.separating();
    if (found && !Observer::records) return found;

    constexpr std::array<std::array<Label, 3>, 3> labels{{{"xy edge 0", "xy edge 1", "xy edge 2"},
                                                          {"yz edge 0", "yz edge 1", "yz edge 2"},
                                                          {"zx edge 0", "zx edge 1", "zx edge 2"}}};
    const Aabb<S> relative{input.b.min - setup.origin(), input.b.max - setup.origin()};
    for (std::size_t i = 0; i < setup.edgeCount(); ++i) {
      const typename TriangleBoxSetup<S>::Edge& edge = setup.edge(i);
      const S value = setup.value(edge, relative);
      const bool separates = sign(value) < 0;
      observer.step([&] {
        EdgeFunctionStep step;
        step.label =
            labels[static_cast<std::size_t>(edge.plane)][static_cast<std::size_t>(edge.edge)];
        step.plane = edge.plane;
        step.edge = edge.edge;
        step.normal = toDouble(edge.normal);
        step.foot = toDouble(
            project(input.a.vertices[static_cast<std::size_t>((edge.edge + 1) % 3)], edge.plane));
        step.corner = toDouble(support(project(input.b, edge.plane), edge.normal));
        step.value = toDouble(value);
        step.separates = separates;
        step.degenerate = sign(edge.normal[0]) == 0 && sign(edge.normal[1]) == 0;
        return step;
      });
      if (!separates || found) continue;
      observer.decide();
      Vector3<S> axis(S(0), S(0), S(0));
      axis[horizontalAxis(edge.plane)] = edge.normal[0];
      axis[verticalAxis(edge.plane)] = edge.normal[1];
      const Label label =
          triangle_aabb::crossLabels[static_cast<std::size_t>(droppedAxis(edge.plane))]
                                    [static_cast<std::size_t>(edge.edge)];
      found =
          SeparatingAxis<S>{label, axis, project(input.a, axis), project(input.b, axis), -value};
      if (!Observer::records) return found;
    }
    return found;
  }
};

}  // namespace hairline
