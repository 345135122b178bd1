#include "widgets/viewport/frame_clip.h"

#include <algorithm>

namespace hairline {
namespace {

constexpr double cube = localReach / 4;

bool within(const Eigen::Vector3d& point) { return point.cwiseAbs().maxCoeff() <= localReach; }

}  // namespace

std::optional<std::pair<Eigen::Vector3d, Eigen::Vector3d>> clipToReach(const Eigen::Vector3d& from,
                                                                       const Eigen::Vector3d& to) {
  if (!from.allFinite() || !to.allFinite()) return std::nullopt;
  if (within(from) && within(to)) return std::pair(from, to);
  const Eigen::Vector3d direction = to - from;
  double enter = 0;
  double leave = 1;
  for (int axis = 0; axis < 3; ++axis) {
    if (direction[axis] == 0) {
      if (from[axis] < -cube || from[axis] > cube) return std::nullopt;
      continue;
    }
    const double first = (-cube - from[axis]) / direction[axis];
    const double second = (cube - from[axis]) / direction[axis];
    enter = std::max(enter, std::min(first, second));
    leave = std::min(leave, std::max(first, second));
  }
  if (!(enter <= leave)) return std::nullopt;
  return std::pair<Eigen::Vector3d, Eigen::Vector3d>(from + enter * direction,
                                                     from + leave * direction);
}

void clipToReach(std::vector<ClipCorner>& polygon) {
  for (const ClipCorner& corner : polygon) {
    if (!corner.position.allFinite()) return polygon.clear();
  }
  if (std::ranges::all_of(polygon, [](const ClipCorner& c) { return within(c.position); })) return;
  std::vector<ClipCorner> kept;
  for (int side = 0; side < 6; ++side) {
    const int axis = side / 2;
    const double sign = side % 2 == 0 ? 1 : -1;
    kept.clear();
    for (std::size_t i = 0; i < polygon.size(); ++i) {
      const ClipCorner& a = polygon[i];
      const ClipCorner& b = polygon[(i + 1) % polygon.size()];
      const double insideA = cube - sign * a.position[axis];
      const double insideB = cube - sign * b.position[axis];
      if (insideA >= 0) kept.push_back(a);
      if ((insideA >= 0) != (insideB >= 0)) {
        const double t = insideA / (insideA - insideB);
        kept.push_back(
            {a.position + t * (b.position - a.position), a.normal + t * (b.normal - a.normal)});
      }
    }
    polygon.swap(kept);
  }
}

}  // namespace hairline
