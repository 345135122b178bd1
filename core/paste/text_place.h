#pragma once

#include <cstddef>

namespace hairline {

/// A stretch of a text.
struct TextPlace {
  /// In bytes.
  std::size_t offset = 0;
  std::size_t length = 0;
  /// Counted from 1, the column in characters.
  int line = 1;
  int column = 1;

  friend bool operator==(const TextPlace&, const TextPlace&) = default;
};

}  // namespace hairline
