#include "core/shapes/positions.h"

namespace hairline {
namespace {

template <typename Use>
void forEachInSpace(const Shape& shape, const Use& use) {
  std::visit(
      [&](const auto& known) {
        forEachPosition(known, [&](const auto& position) { use(inSpace(position)); });
      },
      shape);
}

}  // namespace

std::vector<Eigen::Vector3d> positionsOf(const Shape& shape) {
  std::vector<Eigen::Vector3d> positions;
  forEachInSpace(shape, [&](const Eigen::Vector3d& position) { positions.push_back(position); });
  return positions;
}

std::optional<Eigen::Vector3d> firstPosition(const Shape& shape) {
  std::optional<Eigen::Vector3d> first;
  forEachInSpace(shape, [&](const Eigen::Vector3d& position) {
    if (!first) first = position;
  });
  return first;
}

}  // namespace hairline
