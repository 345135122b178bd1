#include "core/voxel/zeroed_memory.h"

#include <sys/mman.h>

#include <algorithm>
#include <cstdint>
#include <new>
#include <utility>

namespace hairline {

ZeroedMemory::ZeroedMemory(std::size_t bytes) {
  constexpr std::size_t largePage = std::size_t{1} << 21;
  const bool isLarge = bytes >= largePage;
  m_bytes = std::max<std::size_t>(bytes, 1) + (isLarge ? largePage : 0);
  m_mapped = ::mmap(nullptr, m_bytes, PROT_READ | PROT_WRITE,
                    MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (m_mapped == MAP_FAILED) {
    m_mapped = nullptr;
    throw std::bad_alloc();
  }
  m_data = m_mapped;
  if (!isLarge) return;
  const auto address = reinterpret_cast<std::uintptr_t>(m_mapped);
  m_data = static_cast<char*>(m_mapped) + (largePage - address % largePage) % largePage;
#ifdef MADV_HUGEPAGE
  // Only advice: if it is ignored, pages are small.
  ::madvise(m_data, bytes, MADV_HUGEPAGE);
#endif
}

ZeroedMemory::ZeroedMemory(ZeroedMemory&& other) noexcept { *this = std::move(other); }

ZeroedMemory& ZeroedMemory::operator=(ZeroedMemory&& other) noexcept {
  std::swap(m_data, other.m_data);
  std::swap(m_mapped, other.m_mapped);
  std::swap(m_bytes, other.m_bytes);
  return *this;
}

ZeroedMemory::~ZeroedMemory() {
  if (m_mapped != nullptr) ::munmap(m_mapped, m_bytes);
}

}  // namespace hairline
