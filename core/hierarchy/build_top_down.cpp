#include <algorithm>
#include <atomic>
#include <mutex>

#include "core/base/threads.h"
#include "core/hierarchy/build.h"
#include "core/hierarchy/build_box.h"
#include "core/hierarchy/build_methods.h"
#include "core/hierarchy/split_kernels.h"

namespace hairline::build {
namespace {

/// A range of the boxes that becomes a subtree, and which one.
struct Part {
  std::size_t first;
  std::size_t count;
  std::size_t subtree;
};

class TopDown {
 public:
  TopDown(LargeVector<Box>& boxes, BuildMethod method, const Leaves& leaves, const Work& work)
      : m_boxes(boxes),
        m_method(method),
        m_leafSize(static_cast<std::size_t>(leaves.most)),
        m_inLanes(leaves.areInLanes),
        m_work(work),
        m_order(boxes.size()) {}

  /// False when cancelled.
  bool run(int threads) {
    Threads crew(threads);
    // Large ranges are split level by level, the ranges of a level in parallel; the others become
    // whole subtrees.
    const std::size_t enough =
        crew.isOne() ? m_boxes.size() : std::max<std::size_t>(4096, m_boxes.size() / 64);
    m_subtrees.resize(1);
    std::vector<Part> level{{0, m_boxes.size(), 0}};
    std::vector<Part> small;
    while (!level.empty() && !m_stopped) {
      const auto isLarge = [enough](const Part& part) { return part.count > enough; };
      const auto rest = std::ranges::partition(level, isLarge);
      small.insert(small.end(), rest.begin(), rest.end());
      level.erase(rest.begin(), rest.end());
      std::vector<std::size_t> lefts(level.size());
      if (level.size() == 1 && !crew.isOne()) {
        lefts[0] = split(level[0], &crew);
      } else {
        crew.forEach(level.size(), [&](std::size_t i) { lefts[i] = split(level[i]); });
      }
      std::vector<Part> next;
      for (std::size_t i = 0; i < level.size(); ++i) {
        const Part& part = level[i];
        const std::size_t left = m_subtrees.size();
        m_subtrees[part.subtree].left = left;
        m_subtrees.resize(left + 2);
        next.push_back({part.first, lefts[i], left});
        next.push_back({part.first + lefts[i], part.count - lefts[i], left + 1});
      }
      level = std::move(next);
    }
    crew.forEach(small.size(), [&](std::size_t i) { grow(small[i]); });
    return !m_stopped;
  }

  /// The nodes of all subtrees, depth first.
  Tree take() {
    Tree tree;
    tree.root = 0;
    tree.order = std::move(m_order);
    if (m_subtrees.size() == 1) {
      tree.nodes = std::move(m_subtrees[0].nodes);
      return tree;
    }
    struct Entry {
      std::size_t subtree;
      std::int32_t parent;
      bool isRight;
    };
    std::vector<Entry> left{{0, -1, false}};
    while (!left.empty()) {
      const Entry entry = left.back();
      left.pop_back();
      const auto here = static_cast<std::int32_t>(tree.nodes.size());
      if (entry.isRight) tree[entry.parent].right = here;
      const Subtree& from = m_subtrees[entry.subtree];
      if (from.left != 0) {
        tree.nodes.push_back({entry.parent, here + 1, 0});
        left.push_back({from.left + 1, here, true});
        left.push_back({from.left, here, false});
        continue;
      }
      for (TreeNode node : from.nodes) {
        node.parent = node.parent < 0 ? entry.parent : node.parent + here;
        if (!node.isLeaf()) {
          node.left += here;
          node.right += here;
        }
        tree.nodes.push_back(node);
      }
    }
    return tree;
  }

 private:
  /// Either two others, the second after the first, or nodes, depth first.
  struct Subtree {
    std::size_t left = 0;
    std::vector<TreeNode> nodes;
  };

  void grow(const Part& whole) {
    std::vector<TreeNode>& nodes = m_subtrees[whole.subtree].nodes;
    nodes.reserve(2 * whole.count / m_leafSize + 1);
    struct Entry {
      std::size_t first;
      std::size_t count;
      std::int32_t parent;
      bool isRight;
    };
    std::vector<Entry> left{{whole.first, whole.count, -1, false}};
    while (!left.empty() && !m_stopped) {
      const auto [first, count, parent, isRight] = left.back();
      left.pop_back();
      const auto here = static_cast<std::int32_t>(nodes.size());
      if (isRight) nodes[static_cast<std::size_t>(parent)].right = here;
      if (count <= m_leafSize) {
        nodes.push_back(
            {parent, ~static_cast<std::int32_t>(first), static_cast<std::int32_t>(count)});
        for (std::size_t i = first; i < first + count; ++i) m_order[i] = m_boxes[i].number();
        reportProgress(count);
        continue;
      }
      nodes.push_back({parent, here + 1, 0});
      const std::size_t half = split({first, count, 0});
      left.push_back({first + half, count - half, here, true});
      left.push_back({first, half, here, false});
    }
  }

  /// Calls use(part, begin, end) for the parts of a range, in parallel.
  template <typename Use>
  static void forParts(Threads& crew, Box* begin, Box* end, const Use& use) {
    crew.forEach(partsOf(begin, end), [&](std::size_t i) {
      Box* const from = begin + i * atOnce;
      use(i, from, end - from > atOnce ? from + atOnce : end);
    });
  }
  static std::size_t partsOf(const Box* begin, const Box* end) {
    return static_cast<std::size_t>((end - begin + atOnce - 1) / atOnce);
  }
  static constexpr std::ptrdiff_t atOnce = 1 << 15;

  static CenterBounds centersOf(Box* begin, Box* end, Threads* crew) {
    if (crew == nullptr) return centerBounds(begin, end);
    std::vector<CenterBounds> parts(partsOf(begin, end));
    forParts(*crew, begin, end, [&](std::size_t i, const Box* from, const Box* to) {
      parts[i] = centerBounds(from, to);
    });
    CenterBounds all = parts[0];
    for (const CenterBounds& part : parts) {
      all.minusLow = greater(all.minusLow, part.minusLow);
      all.high = greater(all.high, part.high);
    }
    return all;
  }

  static void fill(Bins& bins, int used, Box* begin, Box* end, const BinPlaces& places) {
    for (int axis = 0; axis < 3; ++axis) {
      std::fill(bins.bounds[axis], bins.bounds[axis] + used, Box::empty());
      std::fill(bins.counts[axis], bins.counts[axis] + used, 0);
    }
    addTo(bins, begin, end, places);
  }
  static void fill(Bins& bins, int used, Box* begin, Box* end, const BinPlaces& places,
                   Threads* crew) {
    if (crew == nullptr) {
      fill(bins, used, begin, end, places);
      return;
    }
    std::vector<Bins> parts(partsOf(begin, end));
    forParts(*crew, begin, end,
             [&](std::size_t i, Box* from, Box* to) { fill(parts[i], used, from, to, places); });
    bins = parts[0];
    for (std::size_t i = 1; i < parts.size(); ++i) {
      for (int axis = 0; axis < 3; ++axis) {
        for (int bin = 0; bin < used; ++bin) {
          bins.bounds[axis][bin].add(parts[i].bounds[axis][bin]);
          bins.counts[axis][bin] += parts[i].counts[axis][bin];
        }
      }
    }
  }

  /// Moves the items of the left side to the front; returns how many they are, at least one and not
  /// all. With a crew it works in parallel, to the same result.
  std::size_t split(const Part& part, Threads* crew = nullptr) {
    Box* const begin = m_boxes.data() + part.first;
    Box* const end = begin + part.count;
    const auto [minusLow, high] = centersOf(begin, end, crew);
    const Float4 size = high + minusLow;
    Box* middle = begin;
    if (m_method == BuildMethod::surfaceArea) {
      middle = byArea(begin, end, -minusLow, size, crew);
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

  /// The cost of testing the items of a box.
  float cost(float area, int count) const {
    const int looks =
        m_inLanes ? (count + static_cast<int>(m_leafSize) - 1) / static_cast<int>(m_leafSize)
                  : count;
    return area * static_cast<float>(looks);
  }

  Box* byArea(Box* begin, Box* end, Float4 low, Float4 size, Threads* crew) const {
    // Few items need few bins.
    const int used = end - begin < 32 ? 8 : Bins::most;
    BinPlaces places{low, {}};
    for (int k = 0; k < 3; ++k) {
      places.scale[k] = size[k] > 1e-30F ? static_cast<float>(used) * 0.9999F / size[k] : 0;
    }
    Bins bins;
    fill(bins, used, begin, end, places, crew);
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
        above[bin] = count > 0 ? cost(side.area(), count) : 0;
      }
      side = Box::empty();
      count = 0;
      for (int bin = 1; bin < used; ++bin) {
        side.add(bins.bounds[axis][bin - 1]);
        count += bins.counts[axis][bin - 1];
        if (count == 0) continue;
        const float both = cost(side.area(), count) + above[bin];
        if (both < least && count < end - begin) {
          least = both;
          bestAxis = axis;
          bestBin = bin;
        }
      }
    }
    if (bestAxis < 0) return begin;
    return partition(begin, end, places, bestAxis, bestBin);
  }

  void reportProgress(std::size_t count) {
    const std::size_t before = m_done.fetch_add(count, std::memory_order_relaxed);
    if (before / 16384 == (before + count) / 16384) return;
    if (m_work.isCancelled()) m_stopped = true;
    const std::lock_guard lock(m_telling);
    m_work.report(static_cast<double>(before) / static_cast<double>(m_boxes.size()));
  }

  LargeVector<Box>& m_boxes;
  BuildMethod m_method;
  std::size_t m_leafSize;
  bool m_inLanes;
  const Work& m_work;
  std::vector<Subtree> m_subtrees;
  std::vector<std::int32_t> m_order;
  std::atomic<std::size_t> m_done = 0;
  std::atomic<bool> m_stopped = false;
  std::mutex m_telling;
};

}  // namespace

Result<Tree> topDown(LargeVector<Box>& boxes, BuildMethod method, const Leaves& leaves, int threads,
                     const Work& work) {
  TopDown builder(boxes, method, leaves, work);
  if (!builder.run(threads)) return cancelledError();
  return builder.take();
}

}  // namespace hairline::build
