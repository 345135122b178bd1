#include "core/mesh/mapped_file.h"

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include <utility>

#include "core/scene/atomic_file.h"

namespace hairline {

Result<MappedFile> MappedFile::open(const std::filesystem::path& path) {
  MappedFile file;
  // Without waiting for a writer of a FIFO; what is no regular file is refused by readFile.
  const int descriptor = ::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY);
  struct stat info {};
  if (descriptor >= 0 && ::fstat(descriptor, &info) == 0 && S_ISREG(info.st_mode) &&
      info.st_size > 0) {
    const auto size = static_cast<std::size_t>(info.st_size);
    void* mapping = ::mmap(nullptr, size, PROT_READ, MAP_PRIVATE, descriptor, 0);
    if (mapping != MAP_FAILED) {
      file.m_mapping = mapping;
      file.m_size = size;
    }
  }
  if (descriptor >= 0) ::close(descriptor);
  if (file.m_mapping == nullptr) {
    Result<std::string> text = readFile(path);
    if (!text) return text.error();
    file.m_text = std::move(*text);
  }
  return file;
}

MappedFile::MappedFile(MappedFile&& other) noexcept
    : m_mapping(std::exchange(other.m_mapping, nullptr)),
      m_size(std::exchange(other.m_size, 0)),
      m_text(std::move(other.m_text)) {}

MappedFile::~MappedFile() {
  if (m_mapping != nullptr) ::munmap(m_mapping, m_size);
}

std::string_view MappedFile::content() const {
  if (m_mapping != nullptr) return {static_cast<const char*>(m_mapping), m_size};
  return m_text;
}

}  // namespace hairline
