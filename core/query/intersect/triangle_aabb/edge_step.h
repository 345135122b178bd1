#pragma once

#include <optional>

#include "core/query/intersect/triangle_aabb/exact.h"
#include "core/query/intersect/triangle_aabb/witness.h"

namespace hairline::triangle_aabb {

/// Offers the step of one edge function, of edge e in the projection along axis k, and keeps the
/// first separating axis. `twiceValue` is twice its value at the rectangle's support point. True if
/// the work may stop.
template <int k, typename S, typename Observer>
bool lookAtEdge(const Input<S>& input, const Frame<Three<S>>& frame, int edge, const S& twiceValue,
                Observer& observer, std::optional<SeparatingAxis<S>>& axis) {
  constexpr std::array<std::array<Label, 3>, 3> labels{{{"xy edge 0", "xy edge 1", "xy edge 2"},
                                                        {"yz edge 0", "yz edge 1", "yz edge 2"},
                                                        {"zx edge 0", "zx edge 1", "zx edge 2"}}};
  constexpr auto plane = static_cast<ProjectionPlane>((k + 1) % 3);
  const auto e = static_cast<std::size_t>(edge);
  const bool outside = sign(twiceValue) < 0;
  const auto value = [&] { return S(twiceValue * S(0.5)); };
  const auto inward = [&] {
    // A line has no inside: the displayed normal points away from the rectangle.
    const int facing = sign(frame.normal[k]);
    const int side = facing != 0 ? facing : -sign(onProducts(frame, edge).middle[k]);
    return inwardNormal(project(input.a, plane), edge, side);
  };
  observer.step([&] {
    const Vector2<S> normal = inward();
    EdgeFunctionStep step;
    step.label = labels[static_cast<std::size_t>(plane)][e];
    step.plane = plane;
    step.edge = edge;
    step.normal = toDouble(normal);
    step.foot = toDouble(project(input.a.vertices[(e + 1) % 3], plane));
    step.corner = toDouble(support(project(input.b, plane), normal));
    step.value = toDouble(value());
    step.separates = outside;
    step.degenerate = sign(normal[0]) == 0 && sign(normal[1]) == 0;
    return step;
  });
  if (!outside || axis) return false;
  observer.decide();
  const Vector2<S> normal = inward();
  Vector3<S> lifted(S(0), S(0), S(0));
  lifted[horizontalAxis(plane)] = normal[0];
  lifted[verticalAxis(plane)] = normal[1];
  axis = SeparatingAxis<S>{crossLabels[static_cast<std::size_t>(k)][e], lifted,
                           project(input.a, lifted), project(input.b, lifted), -value()};
  return !observer.records;
}

/// The common part of the edge-function methods: first the two boxes, then the triangle's plane,
/// then the edges in the projections XY, YZ, ZX. `Method::edgeValues` gives twice the edge
/// functions, by edges and then by projection axes.
template <typename Method>
struct ByEdgeFunctions : DecidedByAxes {
  template <typename S>
  using Input = triangle_aabb::Input<S>;

  template <Scalar S, typename Observer>
  static IntersectAnswer<S> solve(const Input<S>& input, Observer& observer) {
    IntersectAnswer<S> answer;
    answer.separating = separating(input, observer);
    answer.hit = !answer.separating.has_value();
    if (answer.hit) {
      addCommonPoint(input, answer);
      addAxis(input, answer);
    }
    return answer;
  }

 private:
  template <typename S, typename Observer>
  static std::optional<SeparatingAxis<S>> separating(const Input<S>& input, Observer& observer) {
    AxisScan<S, Observer> scan(input, observer);
    if (scan.boxAxes()) return scan.separating();
    scan.measureFromVertex();
    if (scan.triangleNormal()) return scan.separating();
    const std::array<Three<S>, 3> values = Method::edgeValues(input, scan.frame());
    std::optional<SeparatingAxis<S>> axis = scan.separating();
    const auto mayStopAlong = [&]<int k>() {
      for (int e = 0; e < 3; ++e) {
        const S& value = values[static_cast<std::size_t>(e)][k];
        if (lookAtEdge<k>(input, scan.frame(), e, value, observer, axis)) return true;
      }
      return false;
    };
    if (mayStopAlong.template operator()<2>() || mayStopAlong.template operator()<0>()) return axis;
    mayStopAlong.template operator()<1>();
    return axis;
  }
};

}  // namespace hairline::triangle_aabb
