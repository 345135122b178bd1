#pragma once

#include <sys/mman.h>

#include <cstddef>
#include <cstdlib>
#include <new>
#include <utility>
#include <vector>

namespace hairline {

/// An allocator for large arrays with random access: in large pages, if the system has them, far
/// fewer addresses have to be looked up, and the memory is ready sooner.
template <typename T>
struct LargePages {
  using value_type = T;

  LargePages() = default;
  template <typename U>
  LargePages(const LargePages<U>&) {}  // NOLINT: as allocators are

  static constexpr std::size_t page = std::size_t{1} << 21;

  T* allocate(std::size_t count) {
    if (count > static_cast<std::size_t>(-1) / 2 / sizeof(T)) throw std::bad_alloc();
    const std::size_t bytes = count * sizeof(T);
    if (bytes < page) {
      return static_cast<T*>(::operator new(bytes, std::align_val_t(alignof(T))));
    }
    const std::size_t whole = (bytes + page - 1) / page * page;
    void* const data = std::aligned_alloc(page, whole);
    if (data == nullptr) throw std::bad_alloc();
#ifdef MADV_HUGEPAGE
    // Only advice: if it is ignored, pages are small.
    ::madvise(data, whole, MADV_HUGEPAGE);
#endif
    return static_cast<T*>(data);
  }
  void deallocate(T* data, std::size_t count) {
    if (count * sizeof(T) < page) {
      ::operator delete(data, std::align_val_t(alignof(T)));
    } else {
      std::free(data);
    }
  }

  /// Without a value, numbers are left uninitialized, so that memory is not written twice.
  template <typename U>
  void construct(U* place) {
    ::new (static_cast<void*>(place)) U;
  }
  template <typename U, typename... Values>
  void construct(U* place, Values&&... values) {
    ::new (static_cast<void*>(place)) U(std::forward<Values>(values)...);
  }

  friend bool operator==(const LargePages&, const LargePages&) { return true; }
};

template <typename T>
using LargeVector = std::vector<T, LargePages<T>>;

}  // namespace hairline
