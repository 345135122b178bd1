#pragma once

#include <algorithm>
#include <bit>
#include <cstdint>
#include <vector>

#include "core/base/threads.h"
#include "core/hierarchy/items.h"
#include "core/hierarchy/large_pages.h"

namespace hairline::build {

typedef float Float4 __attribute__((vector_size(16)));
typedef std::int32_t Int4 __attribute__((vector_size(16)));

inline Float4 greater(Float4 a, Float4 b) { return a > b ? a : b; }

/// A box in float as lanes, with the lower ends negated, so that a union is two maxima. The fourth
/// lanes hold an item's number and nothing.
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
inline LargeVector<Box> boxesOf(const Items& items, int threads) {
  LargeVector<Box> boxes(static_cast<std::size_t>(items.count));
  if (boxes.empty()) return boxes;
  constexpr int atOnce = 1 << 16;
  const auto parts = static_cast<std::size_t>((items.count + atOnce - 1) / atOnce);
  Threads crew(threads);
  const auto forEach = [&](const auto& use) {
    crew.forEach(parts, [&](std::size_t part) {
      const int first = static_cast<int>(part) * atOnce;
      use(part, first, std::min(items.count - first, atOnce) + first);
    });
  };
  std::vector<Aabb<double>> bounds(parts);
  forEach([&](std::size_t part, int first, int end) {
    Aabb<double> box = items.box(first);
    for (int i = first + 1; i < end; ++i) {
      for (int k = 0; k < items.pointsPerItem; ++k) {
        const Vector3<double>& p = items.point(i, k);
        box.min = box.min.cwiseMin(p);
        box.max = box.max.cwiseMax(p);
      }
    }
    bounds[part] = box;
  });
  Aabb<double> all = bounds[0];
  for (const Aabb<double>& box : bounds) {
    all.min = all.min.cwiseMin(box.min);
    all.max = all.max.cwiseMax(box.max);
  }
  const Vector3<double> middle = all.min * 0.5 + all.max * 0.5;
  const double reach = (all.max * 0.5 - all.min * 0.5).maxCoeff();
  const double factor = reach > 0x1p-1000 ? 1 / reach : 1;
  forEach([&](std::size_t, int first, int end) {
    for (int i = first; i < end; ++i) {
      const Aabb<double> box = items.box(i);
      Box& b = boxes[static_cast<std::size_t>(i)];
      for (int k = 0; k < 3; ++k) {
        b.minusMin[k] = static_cast<float>((middle[k] - box.min[k]) * factor);
        b.max[k] = static_cast<float>((box.max[k] - middle[k]) * factor);
      }
      b.minusMin[3] = 0;
      b.max[3] = Box::lane(i);
    }
  });
  return boxes;
}

}  // namespace hairline::build
