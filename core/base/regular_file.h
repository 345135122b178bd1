#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "core/base/descriptor.h"
#include "core/base/limits.h"
#include "core/base/result.h"

namespace hairline {

// The only way to open files from outside. Devices, pipes and folders are refused, also behind a
// link: they may be endless, block, or have side effects on reading.

/// A regular file, open for reading.
struct RegularFile {
  Descriptor descriptor;
  std::uint64_t size = 0;
  /// What identifies the file: its device and its inode number.
  std::pair<std::uint64_t, std::uint64_t> identity;
};

/// Opens a regular file of at most `maximumBytes` without blocking. Errors name the path and the
/// system's reason: "file", or "limit" for a larger one.
Result<RegularFile> openRegular(const std::filesystem::path& path,
                                std::uint64_t maximumBytes = maximumFileBytes);

/// Reads a whole regular file: as many bytes as it had when it was opened. Errors as those of
/// `openRegular`, and "file" if it was truncated meanwhile.
Result<std::string> readFile(const std::filesystem::path& path,
                             std::uint64_t maximumBytes = maximumTextBytes);

/// Reads bytes at a place of an open file into `into`, as many as there are and fit; how many they
/// are. 0 where the file ends before or cannot be read.
std::size_t readAt(const Descriptor& file, std::uint64_t place, std::span<char> into);

/// The bytes of a regular file that may be large: read as a whole up to `mappedFileBytes`, mapped
/// beyond. Errors as those of `readFile`.
class FileContent {
 public:
  static Result<FileContent> read(const std::filesystem::path& path);
  static Result<FileContent> read(const RegularFile& file, const std::filesystem::path& path);
  FileContent(FileContent&& other) noexcept;
  FileContent& operator=(FileContent&&) = delete;
  ~FileContent();

  std::string_view bytes() const { return {static_cast<const char*>(m_memory), m_size}; }

 private:
  FileContent() = default;

  void* m_memory = nullptr;
  std::size_t m_size = 0;
};

/// Which paths a file may use to refer to another file.
enum class ReferenceRule { relative, relativeOrAbsolute };

/// Why a text is not a path that a file may refer to; nothing if it is one. It must not be empty,
/// hold a NUL, or be a URL; `../textures/a.bin` is a relative path.
std::optional<Message> referenceFault(std::string_view path, ReferenceRule rule);

/// An error of code "file": the path, the failed operation, and the system's reason for an error
/// number.
Error fileError(const std::filesystem::path& path, const Message& what, int reason);

}  // namespace hairline
