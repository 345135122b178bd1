#pragma once

#include <array>
#include <concepts>

#include "core/math/cross_noise.h"
#include "core/query/intersect/linear/clip_flat.h"

namespace hairline {

/// Keeps what lies between the edges of a triangle in a projection along a coordinate axis, the one
/// nearest to its normal, with a margin for rounding: if nothing remains the line misses the
/// triangle, however nearly it lies in its plane. Returns whether the normal was accurate enough;
/// if it is all rounding error, nothing is clipped.
template <std::floating_point S, typename Observer>
bool clipToShadow(LineClip<S, Observer>& clip, const std::array<Vector3<S>, 3>& vertices,
                  const Vector3<S>& normal) {
  constexpr std::array<Label, 3> labels{"edge 2", "edge 0", "edge 1"};
  if (!crossHasDirection<S>(normal, vertices[1] - vertices[0], vertices[2] - vertices[0])) {
    return false;
  }
  const Linear<S>& line = clip.line();
  const int k = largestComponent(normal);
  const int i = (k + 1) % 3;
  const int j = (k + 2) % 3;
  const S facing(sign(normal[k]));
  for (std::size_t e = 0; e < 3 && !clip.done(); ++e) {
    const Vector3<S>& foot = vertices[e];
    const Vector3<S> edge = vertices[(e + 1) % 3] - foot;
    const Vector3<S> offset = line.origin - foot;
    const S value = edge[i] * offset[j] - edge[j] * offset[i];
    const S slope = edge[i] * line.direction[j] - edge[j] * line.direction[i];
    const S size = absolute(edge[i]) * (absolute(offset[j]) + absolute(line.direction[j])) +
                   absolute(edge[j]) * (absolute(offset[i]) + absolute(line.direction[i]));
    clip.keep(labels[e], facing * value + crossNoise<S> * size, facing * slope,
              static_cast<int>(e));
  }
  return true;
}

}  // namespace hairline
