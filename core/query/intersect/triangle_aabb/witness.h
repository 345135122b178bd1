#pragma once

#include "core/query/intersect/triangle_aabb/axis_scan.h"
#include "core/query/intersect/triangle_aabb/clipper.h"

namespace hairline::triangle_aabb {

// Certificates for methods whose own steps do not give one. They are checked separately in exact
// arithmetic, so it does not matter how they are found.

/// Adds a common point, with its weights, to the answer for a hit; none if rounding finds none.
template <typename S>
void addCommonPoint(const Input<S>& input, IntersectAnswer<S>& answer) {
  const Clipper<S> part = clip(input, [](int, bool, const Clipper<S>&) {});
  if (part.empty()) return;
  const typename Clipper<S>::Vertex middle = part.middle();
  answer.point = middle.position;
  answer.barycentric = middle.weights;
}

/// Adds a separating axis to the answer for a miss, or the axis of least overlap to that for a hit,
/// if one of the 13 axes serves in this scalar.
template <typename S>
void addAxis(const Input<S>& input, IntersectAnswer<S>& answer) {
  Silent observer;
  AxisScan<S, Silent> scan(input, observer);
  bool separated = scan.boxAxes();
  if (!separated) {
    scan.measureFromVertex();
    separated = scan.triangleNormal() || scan.crossAxes();
  }
  if (answer.hit == separated) return;
  answer.separating = scan.separating();
  answer.overlap = scan.leastOverlap();
}

}  // namespace hairline::triangle_aabb
