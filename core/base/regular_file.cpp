#include "core/base/regular_file.h"

#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>

#include <algorithm>
#include <cerrno>
#include <new>
#include <optional>
#include <system_error>

namespace hairline {
namespace {

// Nothing once `size` bytes have been read.
std::optional<Error> readAll(const Descriptor& file, char* bytes, std::size_t size,
                             const std::filesystem::path& path) {
  while (size > 0) {
    const ssize_t count = ::read(file.number(), bytes, size);
    if (count < 0 && errno == EINTR) continue;
    if (count < 0) return fileError(path, Message("Cannot read the file"), errno);
    if (count == 0) {
      return Error{"file",
                   Message("%1: The file was truncated while it was read; open it again", path)};
    }
    bytes += count;
    size -= static_cast<std::size_t>(count);
  }
  return std::nullopt;
}

std::optional<Error> checkKind(const std::filesystem::path& path, mode_t mode) {
  if (S_ISREG(mode)) return std::nullopt;
  if (S_ISDIR(mode)) return fileError(path, Message("Cannot read the file"), EISDIR);
  return Error{"file",
               Message("%1: Devices and pipes cannot be read; choose a regular file", path)};
}

Error memoryError(const std::filesystem::path& path) {
  return {"limit", Message("%1: Not enough memory to read the file", path)};
}

}  // namespace

Error fileError(const std::filesystem::path& path, const Message& what, int reason) {
  return {"file", Message("%1: %2", path,
                          Message("%1 (%2)", what, std::generic_category().message(reason)))};
}

Result<RegularFile> openRegular(const std::filesystem::path& path, std::uint64_t maximumBytes) {
  RegularFile file;
  struct stat info {};
  // Checked before opening, because opening some devices has effects, and after, because the file
  // may have been replaced.
  if (::stat(path.c_str(), &info) != 0)
    return fileError(path, Message("Cannot open the file"), errno);
  if (auto error = checkKind(path, info.st_mode)) return *error;
  file.descriptor = Descriptor(::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY));
  if (!file.descriptor.isOpen()) return fileError(path, Message("Cannot open the file"), errno);
  if (::fstat(file.descriptor.number(), &info) != 0) {
    return fileError(path, Message("Cannot read the file"), errno);
  }
  if (auto error = checkKind(path, info.st_mode)) return *error;
  file.size = static_cast<std::uint64_t>(std::max<off_t>(info.st_size, 0));
  file.identity = {info.st_dev, info.st_ino};
  if (file.size > maximumBytes) {
    return Error{"limit",
                 Message("%1: The file has %2 bytes; the limit for this kind of file is %3", path,
                         file.size, maximumBytes)};
  }
  return file;
}

Result<std::string> readFile(const std::filesystem::path& path, std::uint64_t maximumBytes) {
  const Result<RegularFile> file = openRegular(path, maximumBytes);
  if (!file) return file.error();
  try {
    std::string content(static_cast<std::size_t>(file->size), '\0');
    if (auto error = readAll(file->descriptor, content.data(), content.size(), path)) return *error;
    return content;
  } catch (const std::bad_alloc&) {
    return memoryError(path);
  }
}

Result<FileContent> FileContent::read(const std::filesystem::path& path) {
  const Result<RegularFile> file = openRegular(path);
  if (!file) return file.error();
  return read(*file, path);
}

Result<FileContent> FileContent::read(const RegularFile& file, const std::filesystem::path& path) {
  FileContent content;
  content.m_size = static_cast<std::size_t>(file.size);
  if (content.m_size == 0) return content;
  const bool isMapped = file.size > mappedFileBytes;
  void* memory = ::mmap(nullptr, content.m_size, isMapped ? PROT_READ : PROT_READ | PROT_WRITE,
                        isMapped ? MAP_PRIVATE : MAP_PRIVATE | MAP_ANONYMOUS,
                        isMapped ? file.descriptor.number() : -1, 0);
  if (memory == MAP_FAILED) return memoryError(path);
  content.m_memory = memory;
  if (isMapped) return content;
#ifdef MADV_HUGEPAGE
  // With pages of the usual size, the first access to memory takes as long as reading.
  ::madvise(memory, content.m_size, MADV_HUGEPAGE);
#endif
  if (auto error = readAll(file.descriptor, static_cast<char*>(memory), content.m_size, path)) {
    return *error;
  }
  return content;
}

std::size_t readAt(const Descriptor& file, std::uint64_t place, std::span<char> into) {
  std::size_t done = 0;
  while (done < into.size()) {
    const ssize_t count = ::pread(file.number(), into.data() + done, into.size() - done,
                                  static_cast<off_t>(place + done));
    if (count < 0 && errno == EINTR) continue;
    if (count <= 0) break;
    done += static_cast<std::size_t>(count);
  }
  return done;
}

FileContent::FileContent(FileContent&& other) noexcept
    : m_memory(std::exchange(other.m_memory, nullptr)), m_size(std::exchange(other.m_size, 0)) {}

FileContent::~FileContent() {
  if (m_memory != nullptr) ::munmap(m_memory, m_size);
}

std::optional<Message> referenceFault(std::string_view path, ReferenceRule rule) {
  if (path.empty()) return Message("Must not be empty; give the path of a file");
  if (path.find('\0') != std::string_view::npos) return Message("Must not contain a NUL character");
  // A scheme has at least two letters, which distinguishes it from a drive.
  const auto isSchemeLetter = [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '+' ||
           c == '-' || c == '.';
  };
  const std::size_t colon = path.find(':');
  if (colon != std::string_view::npos && colon >= 2 && path[0] != '.' &&
      std::ranges::all_of(path.substr(0, colon), isSchemeLetter)) {
    return Message("URLs cannot be read; give the path of a file (begin a file name with ./)");
  }
  if (rule == ReferenceRule::relative && std::filesystem::path(path).is_absolute()) {
    return Message("Must be a relative path");
  }
  return std::nullopt;
}

}  // namespace hairline
