#pragma once

#include <optional>

#include "core/query/intersect/triangle_aabb/frame.h"

namespace hairline::triangle_aabb {

/// Offers the step of one edge function, of edge e in the projection along axis k, and keeps the
/// separating axis where it is the first. `twiceValue` is twice its value at the rectangle's
/// foremost corner. True when the work may stop.
template <std::size_t k, std::size_t e, typename S, typename Observer>
bool lookAtEdge(const Input<S>& input, const Frame<S>& frame, int facing, const S& twiceValue,
                Observer& observer, std::optional<SeparatingAxis<S>>& axis) {
  constexpr std::array<std::array<Label, 3>, 3> labels{{{"xy edge 0", "xy edge 1", "xy edge 2"},
                                                        {"yz edge 0", "yz edge 1", "yz edge 2"},
                                                        {"zx edge 0", "zx edge 1", "zx edge 2"}}};
  constexpr auto plane = static_cast<ProjectionPlane>((k + 1) % 3);
  constexpr int edge = static_cast<int>(e);
  const bool outside = sign(twiceValue) < 0;
  const auto value = [&] { return S(twiceValue * S(0.5)); };
  const auto inward = [&] {
    // A line has no inside: the normal shown points away from the rectangle.
    const int side = facing != 0 ? facing : -sign(CrossAxis<S, k, e>(frame).center);
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
  axis = SeparatingAxis<S>{crossLabels[k][e], lifted, project(input.a, lifted),
                           project(input.b, lifted), -value()};
  return !observer.records;
}

/// Calls `edge.operator()<k, e>()` for the edge functions of the projections XY, YZ, ZX, until one
/// is true.
template <typename Edge>
bool anyEdge(const Edge& edge) {
  const auto along = [&]<std::size_t k>() {
    return edge.template operator()<k, 0>() || edge.template operator()<k, 1>() ||
           edge.template operator()<k, 2>();
  };
  return along.template operator()<2>() || along.template operator()<0>() ||
         along.template operator()<1>();
}

}  // namespace hairline::triangle_aabb
