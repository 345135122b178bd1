#include <algorithm>

#include "core/base/checked.h"
#include "core/base/threads.h"
#include "core/hierarchy/build_methods.h"

namespace hairline::build {
namespace {

/// 21 bits of a number, with two empty bits after each.
std::uint64_t spread(std::uint64_t x) {
  x &= 0x1fffff;
  x = (x | x << 32) & 0x1f00000000ffff;
  x = (x | x << 16) & 0x1f0000ff0000ff;
  x = (x | x << 8) & 0x100f00f00f00f00f;
  x = (x | x << 4) & 0x10c30c30c30c30c3;
  return (x | x << 2) & 0x1249249249249249;
}

std::uint64_t mortonCode(const Box& box) {
  const Float4 center = box.twiceCenter();
  std::uint64_t code = 0;
  for (int k = 0; k < 3; ++k) {
    const double place = (static_cast<double>(center[k]) + 2) / 4;
    code |= spread(clampedInteger<std::uint64_t>(place * 0x1fffff, 0, 0x1fffff)) << k;
  }
  return code;
}

struct Cluster {
  Box box;
  std::int32_t node;
};

/// How far along the curve a cluster searches for its nearest neighbour.
constexpr std::size_t radius = 12;

}  // namespace

Result<Tree> bottomUp(LargeVector<Box>& boxes, int leafSize, int threads, const Work& work) {
  const std::size_t count = boxes.size();
  std::vector<std::pair<std::uint64_t, std::uint32_t>> codes(count);
  for (std::size_t i = 0; i < count; ++i) {
    codes[i] = {mortonCode(boxes[i]), static_cast<std::uint32_t>(i)};
  }
  std::sort(codes.begin(), codes.end());
  Tree tree;
  tree.order.resize(count);
  tree.nodes.resize(count);
  std::vector<Cluster> clusters(count);
  for (std::size_t i = 0; i < count; ++i) {
    const auto place = static_cast<std::int32_t>(i);
    tree.order[i] = boxes[codes[i].second].number();
    tree.nodes[i] = {-1, ~place, 1};
    clusters[i] = {boxes[codes[i].second], place};
  }
  tree.nodes.reserve(2 * count);
  std::vector<std::size_t> nearest(count);
  std::vector<Cluster> next;
  Threads pool(threads);
  while (clusters.size() > 1) {
    if (work.isCancelled()) return cancelledError();
    work.report(1 - static_cast<double>(clusters.size()) / static_cast<double>(count));
    const std::size_t size = clusters.size();
    constexpr std::size_t chunk = 4096;
    pool.forEach((size + chunk - 1) / chunk, [&](std::size_t part) {
      for (std::size_t i = part * chunk; i < std::min(size, (part + 1) * chunk); ++i) {
        float least = 3.4e38F;
        std::size_t best = i == 0 ? 1 : i - 1;
        const std::size_t end = std::min(size, i + radius + 1);
        for (std::size_t j = i < radius ? 0 : i - radius; j < end; ++j) {
          if (j == i) continue;
          Box both = clusters[i].box;
          both.add(clusters[j].box);
          const float area = both.area();
          if (area < least) {
            least = area;
            best = j;
          }
        }
        nearest[i] = best;
      }
    });
    next.clear();
    for (std::size_t i = 0; i < size; ++i) {
      const std::size_t other = nearest[i];
      if (nearest[other] != i) {
        next.push_back(clusters[i]);
      } else if (i < other) {
        const auto node = static_cast<std::int32_t>(tree.nodes.size());
        tree.nodes.push_back({-1, clusters[i].node, clusters[other].node});
        Cluster merged{clusters[i].box, node};
        merged.box.add(clusters[other].box);
        next.push_back(merged);
      }
    }
    // Nearest neighbours of equal boxes may form a cycle: then neighbours along the curve merge.
    if (next.size() == size) {
      next.clear();
      for (std::size_t i = 0; i < size; i += 2) {
        next.push_back(clusters[i]);
        if (i + 1 == size) break;
        next.back().node = static_cast<std::int32_t>(tree.nodes.size());
        next.back().box.add(clusters[i + 1].box);
        tree.nodes.push_back({-1, clusters[i].node, clusters[i + 1].node});
      }
    }
    std::swap(clusters, next);
  }
  tree.root = clusters[0].node;
  return compacted(tree, leafSize);
}

}  // namespace hairline::build
