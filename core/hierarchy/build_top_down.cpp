#include <algorithm>
#include <atomic>
#include <mutex>

#include "core/hierarchy/build.h"
#include "core/hierarchy/build_box.h"
#include "core/hierarchy/build_methods.h"
#include "core/hierarchy/split_kernels.h"
#include "core/voxel/threads.h"

namespace hairline::build {
namespace {

/// A part of the boxes that is to become a subtree, and where its nodes may stand: a subtree over n
/// items has its nodes within the 2 n - 1 places from its own on.
struct Part {
  std::size_t first;
  std::size_t count;
  std::int32_t node;
};

/// A node as TreeNode has it, without its parent; a place that none is at holds anything.
struct Place {
  std::int32_t left;
  std::int32_t right;
};

class TopDown {
 public:
  TopDown(LargeVector<Box>& boxes, BuildMethod method, int leafSize, const Work& work)
      : m_boxes(boxes),
        m_method(method),
        m_leafSize(static_cast<std::size_t>(leafSize)),
        m_work(work),
        m_places(2 * boxes.size() - 1),
        m_order(boxes.size()) {}

  /// False when it was cancelled.
  bool run(int threads) {
    Threads crew(threads);
    // Large parts are split level by level, the parts of a level at the same time; the others are
    // subtrees of their own.
    const std::size_t enough =
        crew.isOne() ? m_boxes.size() : std::max<std::size_t>(4096, m_boxes.size() / 64);
    std::vector<Part> level{{0, m_boxes.size(), 0}};
    std::vector<Part> small;
    while (!level.empty() && !m_stopped) {
      const auto isLarge = [enough](const Part& part) { return part.count > enough; };
      const auto rest = std::ranges::partition(level, isLarge);
      small.insert(small.end(), rest.begin(), rest.end());
      level.erase(rest.begin(), rest.end());
      std::vector<std::vector<Part>> halves(level.size());
      crew.forEach(level.size(), [&](std::size_t i) { step(level[i], halves[i]); });
      level.clear();
      for (const std::vector<Part>& two : halves) level.insert(level.end(), two.begin(), two.end());
    }
    crew.forEach(small.size(), [&](std::size_t i) {
      std::vector<Part> mine{small[i]};
      while (!mine.empty() && !m_stopped) {
        const Part part = mine.back();
        mine.pop_back();
        step(part, mine);
      }
    });
    return !m_stopped;
  }

  /// The nodes without the gaps between them: where they stand is depth first already.
  Tree take() {
    Tree tree;
    tree.root = 0;
    tree.order = std::move(m_order);
    tree.nodes.reserve(2 * m_leaves - 1);
    struct Entry {
      std::int32_t place;
      std::int32_t parent;
    };
    std::vector<Entry> left{{0, -1}};
    while (!left.empty()) {
      const auto [place, parent] = left.back();
      left.pop_back();
      const Place& from = m_places[static_cast<std::size_t>(place)];
      const auto here = static_cast<std::int32_t>(tree.nodes.size());
      tree.nodes.push_back({parent, from.left, from.right});
      // A left child stands behind its parent; whoever else comes is a right one.
      if (parent >= 0 && here != parent + 1) tree[parent].right = here;
      if (from.left < 0) continue;
      tree.nodes.back().left = here + 1;
      left.push_back({from.right, here});
      left.push_back({from.left, here});
    }
    return tree;
  }

 private:
  void step(const Part& part, std::vector<Part>& parts) {
    Place& node = m_places[static_cast<std::size_t>(part.node)];
    if (part.count <= m_leafSize) {
      node.left = ~static_cast<std::int32_t>(part.first);
      node.right = static_cast<std::int32_t>(part.count);
      for (std::size_t i = 0; i < part.count; ++i) {
        m_order[part.first + i] = m_boxes[part.first + i].number();
      }
      m_leaves.fetch_add(1, std::memory_order_relaxed);
      tell(part.count);
      return;
    }
    const std::size_t left = split(part);
    node.left = part.node + 1;
    node.right = part.node + static_cast<std::int32_t>(2 * left);
    parts.push_back({part.first + left, part.count - left, node.right});
    parts.push_back({part.first, left, node.left});
  }

  /// Puts the items of the left side first; how many those are, at least one and not all.
  std::size_t split(const Part& part) {
    Box* const begin = m_boxes.data() + part.first;
    Box* const end = begin + part.count;
    const auto [minusLow, high] = centerBounds(begin, end);
    const Float4 size = high + minusLow;
    Box* middle = begin;
    if (m_method == BuildMethod::surfaceArea) {
      middle = byArea(begin, end, -minusLow, size);
    } else {
      const int axis = size[0] >= size[1] && size[0] >= size[2] ? 0 : size[1] >= size[2] ? 1 : 2;
      if (m_method == BuildMethod::median) return byMedian(begin, end, axis);
      double place = (double(high[axis]) - double(minusLow[axis])) / 2;
      if (m_method == BuildMethod::mean) {
        double sum = 0;
        for (const Box* box = begin; box != end; ++box) sum += box->twiceCenter()[axis];
        place = sum / static_cast<double>(part.count);
      }
      middle = std::partition(begin, end,
                              [&](const Box& box) { return box.twiceCenter()[axis] < place; });
    }
    if (middle == begin || middle == end) {
      const int axis = size[0] >= size[1] && size[0] >= size[2] ? 0 : size[1] >= size[2] ? 1 : 2;
      return byMedian(begin, end, axis);
    }
    return static_cast<std::size_t>(middle - begin);
  }

  static std::size_t byMedian(Box* begin, Box* end, int axis) {
    Box* const middle = begin + (end - begin) / 2;
    std::nth_element(begin, middle, end, [axis](const Box& a, const Box& b) {
      const float x = a.twiceCenter()[axis];
      const float y = b.twiceCenter()[axis];
      return x < y || (x == y && a.number() < b.number());
    });
    return static_cast<std::size_t>(middle - begin);
  }

  static Box* byArea(Box* begin, Box* end, Float4 low, Float4 size) {
    // Few items need few bins.
    const int used = end - begin < 32 ? 8 : Bins::most;
    BinPlaces places{low, {}};
    for (int k = 0; k < 3; ++k) {
      places.scale[k] = size[k] > 1e-30F ? static_cast<float>(used) * 0.9999F / size[k] : 0;
    }
    Bins bins;
    for (int axis = 0; axis < 3; ++axis) {
      std::fill(bins.bounds[axis], bins.bounds[axis] + used, Box::empty());
      std::fill(bins.counts[axis], bins.counts[axis] + used, 0);
    }
    addTo(bins, begin, end, places);
    float least = 3e38F;
    int bestAxis = -1;
    int bestBin = 0;
    for (int axis = 0; axis < 3; ++axis) {
      if (!(places.scale[axis] > 0)) continue;
      float above[Bins::most];
      Box side = Box::empty();
      int count = 0;
      for (int bin = used - 1; bin > 0; --bin) {
        side.add(bins.bounds[axis][bin]);
        count += bins.counts[axis][bin];
        above[bin] = count > 0 ? side.area() * static_cast<float>(count) : 0;
      }
      side = Box::empty();
      count = 0;
      for (int bin = 1; bin < used; ++bin) {
        side.add(bins.bounds[axis][bin - 1]);
        count += bins.counts[axis][bin - 1];
        if (count == 0) continue;
        const float cost = side.area() * static_cast<float>(count) + above[bin];
        if (cost < least && count < end - begin) {
          least = cost;
          bestAxis = axis;
          bestBin = bin;
        }
      }
    }
    if (bestAxis < 0) return begin;
    return partition(begin, end, places, bestAxis, bestBin);
  }

  void tell(std::size_t count) {
    const std::size_t before = m_done.fetch_add(count, std::memory_order_relaxed);
    if (before / 16384 == (before + count) / 16384) return;
    if (m_work.isCancelled()) m_stopped = true;
    const std::lock_guard lock(m_telling);
    m_work.tell(static_cast<double>(before) / static_cast<double>(m_boxes.size()));
  }

  LargeVector<Box>& m_boxes;
  BuildMethod m_method;
  std::size_t m_leafSize;
  const Work& m_work;
  LargeVector<Place> m_places;
  std::vector<std::int32_t> m_order;
  std::atomic<std::size_t> m_leaves = 0;
  std::atomic<std::size_t> m_done = 0;
  std::atomic<bool> m_stopped = false;
  std::mutex m_telling;
};

}  // namespace

Result<Tree> topDown(LargeVector<Box>& boxes, BuildMethod method, int leafSize, int threads,
                     const Work& work) {
  TopDown builder(boxes, method, leafSize, work);
  if (!builder.run(threads)) return cancelledError();
  return builder.take();
}

}  // namespace hairline::build
