#pragma once

#include <string>

#include "core/query/trace.h"

namespace hairline {

/// The features of two operands ("vertex 0, face") for operands in the opposite order ("face,
/// vertex 0"). The name of one feature stays.
inline std::string featuresSwapped(Label features) {
  constexpr Label between = ", ";
  const std::size_t comma = features.find(between);
  if (comma == Label::npos) return std::string(features);
  return std::string(features.substr(comma + between.size())) + std::string(between) +
         std::string(features.substr(0, comma));
}

}  // namespace hairline
