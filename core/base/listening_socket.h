#pragma once

#include <filesystem>

#include "core/base/result.h"

namespace hairline {

/// Where a window of this user listens for scenes (`hairline send`): in the folder of the session
/// ($XDG_RUNTIME_DIR), or in one under /tmp that is made here. Errors, of code "file": the folder
/// is not the user's, or others may enter it.
Result<std::filesystem::path> listeningSocket();

/// Whether the process at the other end of a local socket runs as this user.
bool isOfThisUser(int socket);

}  // namespace hairline
