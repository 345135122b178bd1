#pragma once

#include "core/query/intersect/triangle_aabb/witness.h"

namespace hairline {

/// Triangle and box by edge functions in the three axis projections: first the two boxes, then the
/// triangle's plane, then in XY, YZ and ZX the rectangle's foremost corner along each edge's inward
/// normal, which must not lie outside the edge. TV; compare Schwarz and Seidel 2010.
struct TriangleAabbPef {
  static constexpr QueryInfo info{Kind::intersect, "pef", "TV"};
  template <typename S>
  using Input = triangle_aabb::Input<S>;

  template <Scalar S, typename Observer>
  static bool decide(const Input<S>& input, Observer& observer) {
    std::optional<SeparatingAxis<S>> none;
    return !separated(input, observer, none);
  }

  template <Scalar S, typename Observer>
  static IntersectAnswer<S> solve(const Input<S>& input, Observer& observer) {
    IntersectAnswer<S> answer;
    answer.hit = !separated(input, observer, answer.separating);
    if (answer.hit) {
      triangle_aabb::addCommonPoint(input, answer);
      triangle_aabb::addAxis(input, answer);
    }
    return answer;
  }

 private:
  template <typename S, typename Observer>
  static bool separated(const Input<S>& input, Observer& observer,
                        std::optional<SeparatingAxis<S>>& axis) {
    triangle_aabb::AxisScan<S, Observer> scan(input, observer);
    bool found = scan.boxAxes();
    if (!found) {
      scan.measureFromVertex();
      found = scan.triangleNormal();
    }
    if constexpr (Observer::answers) {
      axis = scan.separating();
      found = axis.has_value();
    }
    if (found && !Observer::records) return true;
    for (const ProjectionPlane plane : projectionPlanes) {
      if (projectionSeparates(input, plane, observer, axis)) {
        found = true;
        if (!Observer::records) return true;
      }
    }
    return found;
  }

  template <typename S, typename Observer>
  static bool projectionSeparates(const Input<S>& input, ProjectionPlane plane, Observer& observer,
                                  std::optional<SeparatingAxis<S>>& axis) {
    constexpr std::array<std::array<Label, 3>, 3> labels{{{"xy edge 0", "xy edge 1", "xy edge 2"},
                                                          {"yz edge 0", "yz edge 1", "yz edge 2"},
                                                          {"zx edge 0", "zx edge 1", "zx edge 2"}}};
    const Triangle2<S> triangle = project(input.a, plane);
    const Rectangle2<S> rectangle = project(input.b, plane);
    const int facing = sign(signedArea2(triangle));
    bool found = false;
    for (int e = 0; e < 3; ++e) {
      const Vector2<S>& foot = triangle.vertices[static_cast<std::size_t>((e + 1) % 3)];
      Vector2<S> inward = inwardNormal(triangle, e, facing);
      S value = foremost(rectangle, inward, foot);
      bool outside = sign(value) < 0;
      // Without area there is no inside: the rectangle may lie on either side of the line.
      if (facing == 0 && !outside) {
        const S other = foremost<S>(rectangle, -inward, foot);
        if (sign(other) < 0) {
          outside = true;
          inward = -inward;
          value = other;
        }
      }
      observer.step([&] {
        EdgeFunctionStep step;
        step.label = labels[static_cast<std::size_t>(plane)][static_cast<std::size_t>(e)];
        step.plane = plane;
        step.edge = e;
        step.normal = toDouble(inward);
        step.foot = toDouble(foot);
        step.corner = toDouble(support(rectangle, inward));
        step.value = toDouble(value);
        step.separates = outside;
        step.degenerate = sign(inward[0]) == 0 && sign(inward[1]) == 0;
        return step;
      });
      if (!outside) continue;
      found = true;
      if constexpr (Observer::answers) {
        if (!axis) {
          observer.decide();
          axis = liftedAxis(input, plane, e, inward, value);
        }
      }
      if constexpr (!Observer::records) return true;
    }
    return found;
  }

  // normal · (corner - foot) at the corner where it is greatest, without asking for signs.
  template <typename S>
  static S foremost(const Rectangle2<S>& rectangle, const Vector2<S>& normal,
                    const Vector2<S>& foot) {
    return maximum(normal[0] * (rectangle.min[0] - foot[0]),
                      normal[0] * (rectangle.max[0] - foot[0])) +
           maximum(normal[1] * (rectangle.min[1] - foot[1]),
                      normal[1] * (rectangle.max[1] - foot[1]));
  }

  template <typename S>
  static SeparatingAxis<S> liftedAxis(const Input<S>& input, ProjectionPlane plane, int edge,
                                      const Vector2<S>& inward, const S& value) {
    Vector3<S> axis(S(0), S(0), S(0));
    axis[horizontalAxis(plane)] = inward[0];
    axis[verticalAxis(plane)] = inward[1];
    const Label label = triangle_aabb::crossLabels[static_cast<std::size_t>(droppedAxis(plane))]
                                                  [static_cast<std::size_t>(edge)];
    return {label, axis, project(input.a, axis), project(input.b, axis), -value};
  }
};

}  // namespace hairline
