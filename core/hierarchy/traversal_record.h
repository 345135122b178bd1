#pragma once

#include <cstdint>
#include <vector>

namespace hairline {

/// What a traversal cost.
struct TraversalCounters {
  /// Pairs of volumes, or a volume against a ray or point.
  std::uint64_t volumeTests = 0;
  /// The number of these tests that pruned the subtree.
  std::uint64_t pruned = 0;
  /// Pairs of triangles, or a triangle against a ray or point, tested by a query of core.
  std::uint64_t triangleTests = 0;
  std::uint64_t hits = 0;

  TraversalCounters& operator+=(const TraversalCounters& other) {
    volumeTests += other.volumeTests;
    pruned += other.pruned;
    triangleTests += other.triangleTests;
    hits += other.hits;
    return *this;
  }
};

/// One step of a traversal. `first` and `second` are nodes, or triangles; `second` is -1 if there
/// is only one tree.
struct TraversalStep {
  enum class Kind : std::uint8_t { volumes, triangles };
  Kind kind = Kind::volumes;
  /// Volumes: they may intersect, and the traversal descends. Triangles: a hit.
  bool meets = false;
  std::int32_t first = -1;
  std::int32_t second = -1;

  friend bool operator==(const TraversalStep&, const TraversalStep&) = default;
};

/// Records the steps of a traversal for playback: the first `most` of them. A recorded traversal
/// runs in one thread.
struct TraversalRecord {
  std::size_t most = 100'000;
  std::vector<TraversalStep> steps;
  /// There were more.
  bool isCut = false;

  void add(const TraversalStep& step) {
    if (steps.size() < most) {
      steps.push_back(step);
    } else {
      isCut = true;
    }
  }
};

}  // namespace hairline
