#pragma once

#include <bit>
#include <cstdint>
#include <cstring>
#include <utility>

namespace hairline {

/// A number of a binary file. The caller has checked that the bytes are there.
template <typename T>
T readBytes(const char* from, bool bigEndian = false) {
  char bytes[sizeof(T)];
  const bool turn = bigEndian == (std::endian::native == std::endian::little);
  for (std::size_t i = 0; i < sizeof(T); ++i) bytes[i] = from[turn ? sizeof(T) - 1 - i : i];
  T value;
  std::memcpy(&value, bytes, sizeof(T));
  return value;
}

/// Appends a number to a binary file in little-endian order.
template <typename T, typename Text>
void appendBytes(Text& text, T value) {
  char bytes[sizeof(T)];
  std::memcpy(bytes, &value, sizeof(T));
  if constexpr (std::endian::native == std::endian::big) {
    for (std::size_t i = 0; i < sizeof(T) / 2; ++i) std::swap(bytes[i], bytes[sizeof(T) - 1 - i]);
  }
  text.append(bytes, sizeof(T));
}

}  // namespace hairline
