#pragma once

#include <cstddef>

namespace hairline {

/// Zeroed memory that is allocated on first access: untouched parts cost nothing. Large blocks use
/// large pages if the system has them, which are touched much faster.
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
  // The mapped range, which begins before the data if that has to be aligned.
  void* m_mapped = nullptr;
  std::size_t m_bytes = 0;
};

}  // namespace hairline
