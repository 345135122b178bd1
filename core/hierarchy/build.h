#pragma once

#include <string_view>

#include "core/base/result.h"
#include "core/hierarchy/items.h"
#include "core/hierarchy/tree.h"
#include "core/work.h"

namespace hairline {

/// How a tree is built.
/// - `midpoint`, `mean`, `median`: top-down, split across the longest side of the box around the
///   items' centers: at its midpoint, at their mean, or at their median.
/// - `surfaceArea`: top-down, at the least expected cost of rays by the surface areas of both
///   sides' boxes, among 16 planes along each axis (Wald 2007).
/// - `bottomUp`: clusters that are each other's nearest along a Morton curve merge, round by round
///   (Meister and Bittner 2018).
/// - `insertion`: one by one, each beside the node where it costs least area (branch and bound),
///   with rotations on the way up (Bittner et al. 2015; Catto 2019).
enum class BuildMethod { midpoint, mean, median, surfaceArea, bottomUp, insertion };

constexpr std::array<std::string_view, 6> buildMethodNames{
    "topdown-midpoint", "topdown-mean", "topdown-median", "topdown-sah", "bottom-up", "insertion"};

constexpr std::string_view name(BuildMethod method) {
  return buildMethodNames[static_cast<std::size_t>(method)];
}

/// The leaves of a tree: the maximum number of items, and whether they are tested in lanes, all at
/// once, so that a half-full leaf costs as much as a full one (which surface area alone takes into
/// account).
struct Leaves {
  int most = 1;
  bool areInLanes = false;
};

/// A tree over items; the same whatever the threads. All methods but insertion compare boxes in
/// float within the items' bounds: that affects the quality of the tree, not its correctness. An
/// error of code "cancelled" or "limit".
Result<Tree> buildTree(const Items& items, BuildMethod method, const Leaves& leaves, int threads,
                       const Work& work);

}  // namespace hairline
