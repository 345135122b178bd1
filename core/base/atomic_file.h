#pragma once

#include <filesystem>
#include <memory>
#include <optional>
#include <string_view>

#include "core/base/regular_file.h"
#include "core/base/result.h"

namespace hairline {

/// A file that is written piece by piece and replaces an old one as a whole, by the rules of
/// `writeFileAtomically`. Without `commit` nothing of it remains; nor, on file systems that support
/// unnamed files, if the program is killed.
class AtomicFile {
 public:
  static Result<AtomicFile> create(const std::filesystem::path& path);
  AtomicFile(AtomicFile&&) noexcept;
  AtomicFile& operator=(AtomicFile&&) = delete;
  ~AtomicFile();

  /// Appends; an error of code "file" if that fails, after which nothing more may be written.
  std::optional<Error> write(std::string_view content);
  /// Replaces the old file.
  std::optional<Error> commit();

 private:
  struct Parts;
  explicit AtomicFile(std::unique_ptr<Parts> parts);

  std::unique_ptr<Parts> m_parts;
};

/// Replaces a file by new content as a whole: the content goes to a temporary file in the same
/// folder, is forced to disk, and takes the place of the old file by a rename. A crash or a full
/// disk leaves the old file as it was, and no partial file under its name. A link is followed and
/// the file it points to replaced; permissions of the old file are kept. Devices such as
/// /dev/stdout are written to directly. Nothing on success; otherwise an error of code "file" that
/// names the path and the system's reason.
std::optional<Error> writeFileAtomically(const std::filesystem::path& path,
                                         std::string_view content);

}  // namespace hairline
