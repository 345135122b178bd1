#pragma once

#include "core/query/intersect/triangle_aabb/axis_scan.h"
#include "core/query/intersect/triangle_aabb/clipper.h"

namespace hairline::triangle_aabb {

// Certificates for methods whose own steps do not give one. How they are found does not matter to
// their worth: they are checked on their own, in exact arithmetic.

/// Puts a common point into the answer to a hit, with its weights; none where rounding finds none.
template <typename S>
void addCommonPoint(const Input<S>& input, IntersectAnswer<S>& answer) {
  const Clipper<S> part = clip(input, [](int, bool, const Clipper<S>&) {});
  if (part.empty()) return;
  const typename Clipper<S>::Vertex middle = part.middle();
  answer.point = middle.position;
  answer.barycentric = middle.weights;
}

/// Puts a separating axis into the answer to a miss, or the axis of least overlap into that to a
/// hit, as far as the 13 axes have one in this scalar.
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
