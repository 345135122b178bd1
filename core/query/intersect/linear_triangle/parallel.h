#pragma once

#include "core/math/three.h"
#include "core/query/intersect/linear/clip_flat.h"
#include "core/query/intersect/linear/shadow.h"
#include "core/query/intersect/linear_triangle/finish.h"

namespace hairline::linear_triangle {

/// The ends of a triangle without area: of the three collinear vertices the two farthest apart,
/// given by the index of the vertex between them.
template <Scalar S>
int middleVertex(const Triangle<S>& triangle) {
  int middle = 0;
  S longest = squaredNorm(triangle.edge(0));
  for (int i = 1; i < 3; ++i) {
    const S length = squaredNorm(triangle.edge(i));
    if (sign(S(length - longest)) > 0) {
      longest = length;
      middle = i;
    }
  }
  return middle;
}

/// The weights of a point of the triangle.
template <Scalar S>
Vector3<S> weightsOf(const Vector3<S>& point, const Triangle<S>& triangle, const Vector3<S>& n) {
  const auto& v = triangle.vertices;
  Vector3<S> weights(S(0), S(0), S(0));
  if (!isZero(n)) {
    const int k = largestComponent(n);
    for (int i = 0; i < 3; ++i) {
      const Vector3<S> offset = point - v[static_cast<std::size_t>((i + 1) % 3)];
      weights[i] = cross(triangle.edge(i), offset)[k] / n[k];
    }
    return weights;
  }
  const int middle = middleVertex(triangle);
  const int from = (middle + 1) % 3;
  const int to = (middle + 2) % 3;
  const Vector3<S> edge = triangle.edge(middle);
  const S length = squaredNorm(edge);
  const Vector3<S> offset = point - v[static_cast<std::size_t>(from)];
  weights[to] = sign(length) == 0 ? S(0) : S(dot(offset, edge) / length);
  weights[from] = S(1) - weights[to];
  return weights;
}

/// A line, ray or segment that does not cross the triangle's plane in one point: it is parallel to
/// the plane or in it, or degenerate, or the triangle has no area. Whether they intersect as sets.
template <Scalar S, typename Observer>
bool meetParallel(const Linear<S>& line, const Triangle<S>& triangle, Observer& observer,
                  IntersectAnswer<S>* answer) {
  constexpr std::array<Label, 3> labels{"edge 2", "edge 0", "edge 1"};
  const auto& v = triangle.vertices;
  const Vector3<S> n = normal(triangle);
  LineClip<S, Observer> clip(line, observer);
  bool apart = false;
  if (isZero(n)) {
    const int middle = middleVertex(triangle);
    clipToSegment(clip, v[static_cast<std::size_t>((middle + 1) % 3)],
                  v[static_cast<std::size_t>((middle + 2) % 3)]);
  } else {
    const S height = dot(n, Vector3<S>(line.origin - v[0]));
    apart = sign(height) != 0;
    observer.step([&] { return SignStep{"height", toDouble(height), sign(height)}; });
    if (apart) {
      observer.decide();
    } else {
      clipToEdges<S>(clip, v, n, labels);
    }
  }
  const bool hit = !apart && !clip.empty();
  if (observer.answers) {
    if (hit) {
      answer->t = clip.enter();
      answer->point = line.at(*answer->t);
      answer->barycentric = weightsOf<S>(*answer->point, triangle, n);
      answer->feature = featureOf(*answer->barycentric);
      if (clip.isLong()) answer->segment = Segment<S>{*answer->point, line.at(clip.exit())};
    }
  }
  return hit;
}

#include "core/query/intersect/linear_triangle/crossing-inl.h"

/// Whether a sum of products is only rounding error, given the sum of their magnitudes.
template <std::floating_point S>
bool isRounding(S sum, S sizes) {
  return absolute(sum) <= 4 * std::numeric_limits<S>::epsilon() * sizes;
}

/// Whether a line is parallel to a triangle's plane up to rounding.
template <std::floating_point S>
bool isEdgeOn(const Linear<S>& line, const Triangle<S>& triangle) {
  const auto& v = triangle.vertices;
  return isEdgeOn(Three<S>::each(Vector3<S>(v[1] - v[0]).data()),
                  Three<S>::each(Vector3<S>(v[2] - v[0]).data()),
                  Three<S>::each(line.direction.data()));
}

/// In float and double, a line that seems to cross a triangle by numbers that are only rounding
/// errors. Whether it may meet the triangle in the projection along the normal. For a line in the
/// plane the answer describes the part over the triangle; otherwise its fields are empty.
template <std::floating_point S>
bool meetEdgeOn(const Linear<S>& line, const Triangle<S>& triangle, IntersectAnswer<S>* answer) {
  VerdictOnly silent;
  LineClip<S, VerdictOnly> clip(line, silent);
  const Vector3<S> n = normal(triangle);
  const bool isSeen = clipToShadow(clip, triangle.vertices, n);
  if (answer != nullptr && isSeen && !clip.empty() && isEdgeOn(line, triangle)) {
    answer->t = clip.enter();
    answer->point = line.at(*answer->t);
    Vector3<S> weights = weightsOf<S>(*answer->point, triangle, n);
    for (int i = 0; i < 3; ++i) weights[i] = maximum(weights[i], S(0));
    answer->barycentric = weights;
    answer->feature = featureOf(weights);
  }
  return !clip.empty();
}

}  // namespace hairline::linear_triangle
