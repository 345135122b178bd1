#pragma once

#include <array>
#include <cstdint>
#include <cstdio>
#include <string>
#include <string_view>

namespace hairline::testing {

/// FNV-1a of 64 bits.
class Hash {
 public:
  void add(std::string_view text) {
    for (const char letter : text) {
      m_value = (m_value ^ static_cast<unsigned char>(letter)) * 0x100000001b3;
    }
  }
  std::string text() const {
    std::array<char, 20> digits{};
    std::snprintf(digits.data(), digits.size(), "%016llx",
                  static_cast<unsigned long long>(m_value));
    return digits.data();
  }

 private:
  std::uint64_t m_value = 0xcbf29ce484222325;
};

}  // namespace hairline::testing
