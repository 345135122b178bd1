#pragma once

#include <bit>
#include <cstdint>

#include "core/hierarchy/items.h"
#include "core/hierarchy/large_pages.h"

namespace hairline::build {

typedef float Float4 __attribute__((vector_size(16)));
typedef std::int32_t Int4 __attribute__((vector_size(16)));

inline Float4 greater(Float4 a, Float4 b) { return a > b ? a : b; }

/// A box in float as lanes, lower ends with their sign turned, so that a union is two maxima. The
/// fourth lanes hold an item's number and nothing.
struct Box {
  Float4 minusMin;
  Float4 max;

  static Box empty() {
    constexpr float low = -3e38F;
    return {Float4{low, low, low, low}, Float4{low, low, low, low}};
  }
  void add(const Box& other) {
    minusMin = greater(minusMin, other.minusMin);
    max = greater(max, other.max);
  }
  /// Twice the center.
  Float4 twiceCenter() const { return max - minusMin; }
  /// Half the surface.
  float area() const {
    const Float4 e = max + minusMin;
    return e[0] * e[1] + e[1] * e[2] + e[2] * e[0];
  }

  // A number as the bits of a float that is neither tiny nor infinite.
  static float lane(std::int32_t number) { return std::bit_cast<float>(number | 0x40000000); }
  std::int32_t number() const {
    const float lane = max[3];
    return std::bit_cast<std::int32_t>(lane) & ~0x40000000;
  }
};

constexpr std::int32_t mostItems = 0x3f000000;

/// The items' boxes within [-1, 1], rounded.
inline LargeVector<Box> boxesOf(const Items& items) {
  LargeVector<Box> boxes(static_cast<std::size_t>(items.count));
  if (boxes.empty()) return boxes;
  Aabb<double> all = items.box(0);
  for (int i = 1; i < items.count; ++i) {
    for (int k = 0; k < items.pointsPerItem; ++k) {
      const Vector3<double>& p = items.point(i, k);
      all.min = all.min.cwiseMin(p);
      all.max = all.max.cwiseMax(p);
    }
  }
  const Vector3<double> middle = all.min * 0.5 + all.max * 0.5;
  const double reach = (all.max * 0.5 - all.min * 0.5).maxCoeff();
  const double factor = reach > 0x1p-1000 ? 1 / reach : 1;
  for (int i = 0; i < items.count; ++i) {
    const Aabb<double> box = items.box(i);
    Box& b = boxes[static_cast<std::size_t>(i)];
    for (int k = 0; k < 3; ++k) {
      b.minusMin[k] = static_cast<float>((middle[k] - box.min[k]) * factor);
      b.max[k] = static_cast<float>((box.max[k] - middle[k]) * factor);
    }
    b.minusMin[3] = 0;
    b.max[3] = Box::lane(i);
  }
  return boxes;
}

}  // namespace hairline::build
