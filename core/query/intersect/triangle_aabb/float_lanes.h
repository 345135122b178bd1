#pragma once

#include <cstring>
#if defined(__SSE2__)
#include <xmmintrin.h>
#endif

#include "core/query/intersect/triangle_aabb/input.h"

namespace hairline::triangle_aabb {

namespace detail {

// Four lanes of which three are used, one a coordinate axis. Every processor of the kinds we build
// for has them.
typedef float Float4 __attribute__((vector_size(16)));
typedef std::int32_t Mask4 __attribute__((vector_size(16)));

// Number by number: a whole register read over numbers just written one by one would have to wait.
inline Float4 load(const Vector3<float>& v) { return Float4{v[0], v[1], v[2], 0}; }
inline Float4 yzx(Float4 a) { return __builtin_shufflevector(a, a, 1, 2, 0, 3); }
inline Float4 zxy(Float4 a) { return __builtin_shufflevector(a, a, 2, 0, 1, 3); }
inline Float4 least(Float4 a, Float4 b) { return b < a ? b : a; }
inline Float4 greatest(Float4 a, Float4 b) { return a < b ? b : a; }
inline Float4 size(Float4 a) {
  Mask4 bits;
  std::memcpy(&bits, &a, sizeof(bits));
  bits &= 0x7fffffff;
  std::memcpy(&a, &bits, sizeof(bits));
  return a;
}
/// Whether one of the three lanes is set.
inline bool any(Mask4 mask) {
#if defined(__SSE2__)
  Float4 lanes;
  std::memcpy(&lanes, &mask, sizeof(lanes));
  return (_mm_movemask_ps(lanes) & 7) != 0;
#else
  return (mask[0] | mask[1] | mask[2]) != 0;
#endif
}

}  // namespace detail

/// The verdict of `sat` in float with the axes as lanes: those of the box, and the products of the
/// three axes with one edge, at once. The same expressions as in `Frame`, and so the same verdict
/// to the last bit.
inline bool meetByLanes(const Triangle<float>& triangle, const Aabb<float>& box) {
  using namespace detail;
  const Float4 v0 = load(triangle.vertices[0]);
  const Float4 v1 = load(triangle.vertices[1]);
  const Float4 v2 = load(triangle.vertices[2]);
  const Float4 min = load(box.min);
  const Float4 max = load(box.max);
  const Mask4 outside = (min > greatest(greatest(v0, v1), v2)) | (least(least(v0, v1), v2) > max);
  if (any(outside)) return false;

  const Float4 edges[3] = {v2 - v1, v0 - v2, v1 - v0};
  const Float4 center = (min - v0) + (max - v0);
  const Float4 width = max - min;
  const Float4 centerYzx = yzx(center);
  const Float4 centerZxy = zxy(center);
  const Float4 widthYzx = yzx(width);
  const Float4 widthZxy = zxy(width);
  const Float4 normal = yzx(edges[1]) * zxy(edges[2]) - zxy(edges[1]) * yzx(edges[2]);
  const Float4 extent = size(normal);
  const auto crossApart = [&](Float4 edge, Float4 opposite) {
    const Float4 i = yzx(edge);
    const Float4 j = zxy(edge);
    const Float4 middle = i * centerZxy - j * centerYzx;
    const Float4 radius = size(i) * widthZxy + size(j) * widthYzx;
    return size(middle + opposite) > extent + radius;
  };
  // Only the first lane adds in the order of the scalar body.
  const auto sum = [](Float4 a) { return a + yzx(a) + zxy(a); };
  const Mask4 planeApart = size(sum(normal * center)) > sum(extent * width);
  return !any(crossApart(edges[0], normal) | crossApart(edges[1], -normal) |
              crossApart(edges[2], -normal) | (planeApart & Mask4{-1, 0, 0, 0}));
}

}  // namespace hairline::triangle_aabb
