#pragma once

#include <QString>
#include <string>

#include "core/base/limits.h"
#include "core/scene/result.h"

namespace hairline {

/// The bytes of one of the program's own files, whose paths begin with ':', or of a regular file on
/// disk, by the rules of `readFile`.
Result<std::string> readFileOrResource(const QString& path,
                                       std::uint64_t maximumBytes = maximumTextBytes);

}  // namespace hairline
