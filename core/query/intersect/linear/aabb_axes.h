#pragma once

#include <cmath>
#include <optional>

#include "core/query/linear.h"
#include "core/query/staged.h"
#include "core/shapes/aabb.h"

namespace hairline::linear_aabb {

// Exact verdicts of lines, rays and segments and an axis-aligned box, whatever the method: by
// separating axes, the box' normals and their products with the direction. Unlike slabs they divide
// nothing.

/// How far apart line and box are on the products of axis k and the direction, seen from the line's
/// origin; negative where they overlap.
template <typename S>
S crossGap(int k, const Vector3<S>& direction, const Vector3<S>& low, const Vector3<S>& high) {
  const int i = (k + 1) % 3;
  const int j = (k + 2) % 3;
  const S a = direction[j] * low[i];
  const S b = direction[j] * high[i];
  const S c = direction[i] * low[j];
  const S d = direction[i] * high[j];
  return maximum(S(minimum(c, d) - maximum(a, b)), S(minimum(a, b) - maximum(c, d)));
}

/// Whether a normal of the box separates: no number is rounded for that.
inline bool normalApart(int k, const Line<double>&, const Aabb<double>&) { return k < 0; }
inline bool normalApart(int k, const Ray<double>& ray, const Aabb<double>& box) {
  const double x = ray.origin[k];
  const double way = ray.direction[k];
  return ((way >= 0) & (x > box.max[k])) | ((way <= 0) & (x < box.min[k]));
}
inline bool normalApart(int k, const Segment<double>& segment, const Aabb<double>& box) {
  return (minimum(segment.a[k], segment.b[k]) > box.max[k]) |
         (maximum(segment.a[k], segment.b[k]) < box.min[k]);
}

/// Line, ray or segment and box in exact.
template <template <typename> class L>
bool meetExactly(const L<double>& operand, const Aabb<double>& box) {
  const Linear<double> line = linear(operand);
  const Vector3<double> low = box.min - line.origin;
  const Vector3<double> high = box.max - line.origin;
  bool apart = false;
  double place = 0;
  double way = 0;
  double gap = -HUGE_VAL;
  for (int k = 0; k < 3; ++k) {
    apart |= normalApart(k, operand, box);
    place = maximum(place, maximum(std::abs(low[k]), std::abs(high[k])));
    way = maximum(way, std::abs(line.direction[k]));
    gap = maximum(gap, crossGap(k, line.direction, low, high));
  }
  // Products of two differences, each off by u = 2^-53 of itself: a gap is one of four of them, and
  // off by less than 16 u times the greatest. (Asked so that NaN is in doubt too.)
  const double error = place * way * 0x1p-48;
  const bool inRange = (place > 1e-100) & (place < 1e100) & (way > 1e-100) & (way < 1e100);
  if (apart | (inRange & (gap > error))) return false;
  if (inRange & (gap < -error)) return true;
  const auto in = [&]<typename S>(S) {
    const Linear<S> exact = linear(convert<S>(operand));
    const Aabb<S> exactBox = convert<S>(box);
    const Vector3<S> toMin = exactBox.min - exact.origin;
    const Vector3<S> toMax = exactBox.max - exact.origin;
    for (int k = 0; k < 3; ++k) {
      if (sign(crossGap<S>(k, exact.direction, toMin, toMax)) > 0) return false;
    }
    return true;
  };
  return decideInDoubt(typename PairInput<L, Aabb>::template Type<double>{operand, box, {}}, in);
}

}  // namespace hairline::linear_aabb
