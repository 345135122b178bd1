#pragma once

#include <filesystem>
#include <optional>
#include <string_view>

#include "core/scene/result.h"

namespace hairline {

/// Replaces a file by new content as a whole: the content goes to a temporary file in the same
/// folder, is forced to disk, and takes the place of the old file by a rename. A crash or a full
/// disk leaves the old file as it was, and no partial file under its name. A link is followed and
/// the file it points to replaced; permissions of the old file are kept. Devices such as
/// /dev/stdout are written to directly. Nothing on success; otherwise an error of code "file" that
/// names the path and the system's reason.
std::optional<Error> writeFileAtomically(const std::filesystem::path& path,
                                         std::string_view content);

/// The content of a file, or an error of code "file" that names the path and the system's reason.
Result<std::string> readFile(const std::filesystem::path& path);

}  // namespace hairline
