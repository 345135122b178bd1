#pragma once

#include <cstdint>
#include <vector>

namespace hairline {

/// What a traversal cost.
struct TraversalCounters {
  /// Pairs of volumes, or a volume against a ray or point.
  std::uint64_t volumeTests = 0;
  /// Of those, which left out everything below.
  std::uint64_t pruned = 0;
  /// Pairs of triangles, or a triangle against a ray or point, put to a query of core.
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

/// One step of a traversal. `first` and `second` are nodes, or triangles; `second` is -1 where
/// there is one tree alone.
struct TraversalStep {
  enum class Kind : std::uint8_t { volumes, triangles };
  Kind kind = Kind::volumes;
  /// Volumes: they may meet, and the traversal goes on below. Triangles: a hit.
  bool meets = false;
  std::int32_t first = -1;
  std::int32_t second = -1;

  friend bool operator==(const TraversalStep&, const TraversalStep&) = default;
};

/// Keeps the steps of a traversal, to be played one by one: the first `most` of them. A traversal
/// that is recorded runs in one thread.
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
