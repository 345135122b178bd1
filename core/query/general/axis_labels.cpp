#include "core/query/general/axis_labels.h"

#include <array>
#include <string>
#include <vector>

namespace hairline {
namespace {

constexpr std::size_t named = 64;

using Names = std::array<std::vector<std::string>, 2>;

std::vector<std::string> numbered(const std::string& feature, const std::string& end = {}) {
  std::vector<std::string> names;
  for (std::size_t i = 0; i < named; ++i) names.push_back(feature + ' ' + std::to_string(i) + end);
  return names;
}

Names makeNames(const std::string& feature) {
  return {numbered(feature, " of a"), numbered(feature, " of b")};
}

}  // namespace

Label vertexLabel(std::size_t vertex) {
  static const std::vector<std::string> labels = numbered("vertex");
  return vertex < named ? Label(labels[vertex]) : Label("vertex");
}

Label slabLabel(std::size_t slab) {
  static const std::vector<std::string> labels = numbered("slab");
  return slab < named ? Label(labels[slab]) : Label("slab");
}

Label faceLabel(int operand, std::size_t face) {
  static const Names names = makeNames("face");
  if (face >= named) return operand == 0 ? "face of a" : "face of b";
  return names[static_cast<std::size_t>(operand)][face];
}

Label sideLabel(int operand, std::size_t edge) {
  static const Names names = makeNames("side");
  if (edge >= named) return operand == 0 ? "side of a" : "side of b";
  return names[static_cast<std::size_t>(operand)][edge];
}

Label edgePairLabel(std::size_t edgeOfA, std::size_t edgeOfB) {
  static const std::vector<std::string> labels = [] {
    std::vector<std::string> made;
    for (std::size_t i = 0; i < named * named; ++i) {
      made.push_back("edge " + std::to_string(i / named) + " of a cross edge " +
                     std::to_string(i % named) + " of b");
    }
    return made;
  }();
  if (edgeOfA >= named || edgeOfB >= named) return "edge of a cross edge of b";
  return labels[edgeOfA * named + edgeOfB];
}

}  // namespace hairline
