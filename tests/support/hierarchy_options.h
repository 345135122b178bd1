#pragma once

#include <string>
#include <vector>

#include "core/hierarchy/hierarchy.h"
#include "core/query/query.h"
#include "tests/support/random_meshes.h"

namespace hairline::testing {

/// Every build method with some volume, and every volume with some build method.
inline std::vector<HierarchyOptions> someOptions() {
  std::vector<HierarchyOptions> all;
  for (std::size_t i = 0; i < 6; ++i) {
    HierarchyOptions options;
    options.build = static_cast<BuildMethod>(i);
    options.volume = static_cast<NodeVolume>((i + 3) % 6);
    options.leafSize = 1 + static_cast<int>(i % 5);
    all.push_back(options);
  }
  all.push_back({});
  return all;
}

/// What was asked, for a failure's text.
inline std::string text(MeshMix mix, ScalarKind scalar, const HierarchyOptions& options) {
  return std::string(name(mix)) + ", " + std::string(name(scalar)) + ", " +
         std::string(name(options.build)) + ", " + std::string(name(options.volume));
}

}  // namespace hairline::testing
