#include "core/base/listening_socket.h"

#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <unistd.h>

#include <cerrno>
#include <cstdlib>
#include <string>

#include "core/base/regular_file.h"

namespace hairline {
namespace {

/// A folder, no link to one, that only this user may enter.
bool isPrivate(const std::filesystem::path& folder) {
  struct stat state {};
  return ::lstat(folder.c_str(), &state) == 0 && S_ISDIR(state.st_mode) &&
         state.st_uid == ::geteuid() && (state.st_mode & (S_IRWXG | S_IRWXO)) == 0;
}

}  // namespace

Result<std::filesystem::path> listeningSocket() {
  const char* session = std::getenv("XDG_RUNTIME_DIR");
  std::filesystem::path folder = session == nullptr ? "" : session;
  if (!folder.is_absolute() || !isPrivate(folder)) {
    folder = "/tmp/hairline-" + std::to_string(::geteuid());
    if (::mkdir(folder.c_str(), S_IRWXU) != 0 && errno != EEXIST) {
      return fileError(folder, Message("Cannot create the folder"), errno);
    }
    if (!isPrivate(folder)) {
      return Error{"file", Message("%1: The folder must belong to you and be closed to others",
                                   folder.string())};
    }
  }
  const std::filesystem::path socket = folder / "hairline.socket";
  if (socket.native().size() >= sizeof(sockaddr_un{}.sun_path)) {
    return fileError(socket, Message("Cannot open a socket"), ENAMETOOLONG);
  }
  return socket;
}

bool isOfThisUser(int socket) {
  ucred other{};
  socklen_t size = sizeof(other);
  return ::getsockopt(socket, SOL_SOCKET, SO_PEERCRED, &other, &size) == 0 &&
         other.uid == ::geteuid();
}

}  // namespace hairline
