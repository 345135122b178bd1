#pragma once

#include <filesystem>
#include <string>
#include <string_view>

#include "core/scene/result.h"

namespace hairline {

/// The content of a file, mapped into memory where the system can, read otherwise (pipes).
class MappedFile {
 public:
  /// An error of code "file" names the path and the system's reason.
  static Result<MappedFile> open(const std::filesystem::path& path);
  MappedFile(MappedFile&& other) noexcept;
  MappedFile& operator=(MappedFile&&) = delete;
  ~MappedFile();

  std::string_view content() const;

 private:
  MappedFile() = default;

  void* m_mapping = nullptr;
  std::size_t m_size = 0;
  std::string m_text;
};

}  // namespace hairline
