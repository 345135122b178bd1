#pragma once

#include <string_view>

#include "core/base/result.h"
#include "core/hierarchy/items.h"
#include "core/hierarchy/tree.h"
#include "core/work.h"

namespace hairline {

/// How a tree comes about.
/// - `midpoint`, `mean`, `median`: top-down, parted across the longest side of the box around the
///   items' centers: at its middle, at the centers' mean, or with as many on either side.
/// - `surfaceArea`: top-down, at the least expected cost of rays by the areas of both sides' boxes,
///   of 16 places along each axis (Wald 2007).
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

/// The leaves of a tree: of how many items at most, and whether those are looked at in lanes, all
/// at once, so that half a leaf costs as much as a whole one (which counts by surface area alone).
struct Leaves {
  int most = 1;
  bool areInLanes = false;
};

/// A tree over items; the same whatever the threads. But for insertion boxes are looked at in float
/// within the items' bounds: how well it is made depends on that, not whether it is right. An error
/// of code "cancelled" or "limit".
Result<Tree> buildTree(const Items& items, BuildMethod method, const Leaves& leaves, int threads,
                       const Work& work);

}  // namespace hairline
