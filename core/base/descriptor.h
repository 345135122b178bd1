#pragma once

#include <unistd.h>

#include <utility>

namespace hairline {

/// An open file that closes itself.
class Descriptor {
 public:
  explicit Descriptor(int number = -1) : m_number(number) {}
  Descriptor(Descriptor&& other) noexcept : m_number(std::exchange(other.m_number, -1)) {}
  Descriptor& operator=(Descriptor&& other) noexcept {
    std::swap(m_number, other.m_number);
    return *this;
  }
  ~Descriptor() { close(); }

  int number() const { return m_number; }
  bool isOpen() const { return m_number >= 0; }
  /// False if closing failed; some file systems report a failed write only here.
  bool close() {
    if (m_number < 0) return true;
    return ::close(std::exchange(m_number, -1)) == 0;
  }

 private:
  int m_number;
};

}  // namespace hairline
