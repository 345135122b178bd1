#pragma once

#include <string>

#include "core/hierarchy/queries.h"

namespace hairline {

/// What `hairline bvh` found.
struct BvhReport {
  struct OfTree {
    std::string path;
    std::size_t triangles = 0;
    double readSeconds = 0;
    double buildSeconds = 0;
    HierarchyQuality quality;
  };

  std::vector<OfTree> trees;
  std::string build;
  std::string volume;
  /// Empty if none was requested.
  std::string query;
  std::string scalar;
  double seconds = 0;
  TraversalCounters counters;
  std::optional<PairAnswer> pairs;
  std::optional<MeshHit> hit;
  std::optional<MeshPoint> nearest;
  std::optional<MeshContact> contact;
};

/// A table and some sentences, for people.
std::string textOf(const BvhReport& report);

/// One line of JSON.
std::string jsonOf(const BvhReport& report);

}  // namespace hairline
