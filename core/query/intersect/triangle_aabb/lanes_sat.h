#pragma once

#include <bit>
#include <optional>

#include "core/math/lanes3.h"
#include "core/query/intersect/triangle_aabb/frame.h"
#include "core/query/intersect/triangle_aabb/wide_verdicts.h"

namespace hairline::triangle_aabb {

#include "core/query/intersect/triangle_aabb/lane_axes-inl.h"

/// The verdict of `sat` in float.
inline bool meetByLanes(const Triangle<float>& triangle, const Aabb<float>& box) {
  return meetInLanes<Lanes3<float>>(triangle, box);
}

/// Whether one of the axes in doubt separates, in numbers that do not round.
template <typename S>
bool apartOnOneOf(const AxesInDoubt& doubt, const Frame<S>& frame) {
  for (std::size_t e = 0; e < 3; ++e) {
    for (unsigned left = doubt.ofEdge[e]; left != 0; left &= left - 1) {
      const auto k = static_cast<std::size_t>(std::countr_zero(left));
      const std::size_t i = (k + 1) % 3;
      const std::size_t j = (k + 2) % 3;
      const Triple<S>& edge = frame.edges[e];
      const auto middle = edge[i] * frame.center[j] - edge[j] * frame.center[i];
      const auto distance = e == 0 ? middle + frame.normal[k] : middle - frame.normal[k];
      const auto radius = absolute(edge[i]) * frame.width[j] + absolute(edge[j]) * frame.width[i];
      if (sign(absolute(distance) - (absolute(frame.normal[k]) + radius)) > 0) return true;
    }
  }
  return doubt.plane && sign(NormalAxis<S>(frame).gap) > 0;
}

}  // namespace hairline::triangle_aabb
