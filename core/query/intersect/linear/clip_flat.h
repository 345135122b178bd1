#pragma once

#include <array>
#include <span>

#include "core/query/intersect/linear/line_clip.h"

namespace hairline {

// Clips a line to a flat convex set, whatever their position: for lines in the set's own plane, and
// for sets without area.

/// The index of the largest component, which is not zero; 0 for the zero vector.
template <Scalar S>
int largestComponent(const Vector3<S>& v) {
  int best = 0;
  for (int k = 1; k < 3; ++k) {
    if (sign(S(absolute(v[k]) - absolute(v[best]))) > 0) best = k;
  }
  return best;
}

/// Clips to a point.
template <Scalar S, typename Observer>
void clipToPoint(LineClip<S, Observer>& clip, const Vector3<S>& point) {
  constexpr std::array<Label, 3> labels{"point x", "point y", "point z"};
  const Linear<S>& line = clip.line();
  for (int k = 0; k < 3 && !clip.done(); ++k) {
    clip.keepEqual(labels[static_cast<std::size_t>(k)], line.origin[k] - point[k],
                   line.direction[k], k);
  }
}

/// Clips to the segment from p to q, which may be equal.
template <Scalar S, typename Observer>
void clipToSegment(LineClip<S, Observer>& clip, const Vector3<S>& p, const Vector3<S>& q) {
  constexpr std::array<Label, 3> labels{"segment yz", "segment zx", "segment xy"};
  const Linear<S>& line = clip.line();
  const Vector3<S> edge = q - p;
  if (isZero(edge)) {
    clipToPoint(clip, p);
    return;
  }
  const Vector3<S> offset = line.origin - p;
  const Vector3<S> value = cross(edge, offset);
  const Vector3<S> slope = cross(edge, line.direction);
  for (int k = 0; k < 3 && !clip.done(); ++k) {
    clip.keepEqual(labels[static_cast<std::size_t>(k)], value[k], slope[k], k);
  }
  if (clip.done()) return;
  clip.keepSlab("segment ends", dot(edge, offset), dot(edge, Vector3<S>(q - line.origin)),
                dot(edge, line.direction), 3);
}

/// Clips to the inside of the edges of a convex polygon whose plane contains the line. `normal` is
/// normal to the plane on the side from which the vertices run counter-clockwise, and not zero.
/// Source and label i belong to the edge from vertex i to the next.
template <Scalar S, typename Observer>
void clipToEdges(LineClip<S, Observer>& clip, std::span<const Vector3<S>> vertices,
                 const Vector3<S>& normal, std::span<const Label> labels) {
  const Linear<S>& line = clip.line();
  // Projected along a coordinate axis, any that is not in the plane.
  const int k = largestComponent(normal);
  const int i = (k + 1) % 3;
  const int j = (k + 2) % 3;
  const S facing(sign(normal[k]));
  for (std::size_t e = 0; e < vertices.size() && !clip.done(); ++e) {
    const Vector3<S>& foot = vertices[e];
    const Vector3<S> edge = vertices[(e + 1) % vertices.size()] - foot;
    const S value = edge[i] * (line.origin[j] - foot[j]) - edge[j] * (line.origin[i] - foot[i]);
    const S slope = edge[i] * line.direction[j] - edge[j] * line.direction[i];
    clip.keep(labels[e % labels.size()], facing * value, facing * slope, static_cast<int>(e));
  }
}

}  // namespace hairline
