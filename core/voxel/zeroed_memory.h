#pragma once

#include <cstddef>

namespace hairline {

/// Memory that is zero and not there until it is touched: what stays empty costs nothing. Large
/// pieces come in large pages where the system has them, which are touched much faster.
class ZeroedMemory {
 public:
  /// Throws std::bad_alloc.
  explicit ZeroedMemory(std::size_t bytes);
  ZeroedMemory(ZeroedMemory&& other) noexcept;
  ZeroedMemory& operator=(ZeroedMemory&& other) noexcept;
  ~ZeroedMemory();

  template <typename T>
  T* as() const {
    return static_cast<T*>(m_data);
  }

 private:
  void* m_data = nullptr;
  // What was mapped, which begins before the data where that has to be aligned.
  void* m_mapped = nullptr;
  std::size_t m_bytes = 0;
};

}  // namespace hairline
