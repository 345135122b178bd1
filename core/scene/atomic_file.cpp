#include "core/scene/atomic_file.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <atomic>
#include <cerrno>
#include <string>
#include <system_error>

namespace hairline {

namespace {

Error fileError(const std::filesystem::path& path, std::string_view what, int reason) {
  return {"file",
          path.string() + ": " + std::string(what) + ": " + std::generic_category().message(reason),
          ""};
}

// An open file that closes itself.
class Descriptor {
 public:
  explicit Descriptor(int number) : m_number(number) {}
  Descriptor(const Descriptor&) = delete;
  Descriptor& operator=(const Descriptor&) = delete;
  ~Descriptor() { close(); }

  int number() const { return m_number; }
  bool isOpen() const { return m_number >= 0; }
  // Some file systems report a failed write only here.
  bool close() {
    if (m_number < 0) return true;
    const int closed = ::close(m_number);
    m_number = -1;
    return closed == 0;
  }

 private:
  int m_number;
};

bool writeAll(int descriptor, std::string_view content) {
  while (!content.empty()) {
    const ssize_t written = ::write(descriptor, content.data(), content.size());
    if (written < 0 && errno == EINTR) continue;
    if (written < 0) return false;
    content.remove_prefix(static_cast<std::size_t>(written));
  }
  return true;
}

std::optional<Error> writeDirectly(const std::filesystem::path& path, std::string_view content) {
  Descriptor file(::open(path.c_str(), O_WRONLY | O_CLOEXEC));
  if (!file.isOpen() || !writeAll(file.number(), content) || !file.close()) {
    return fileError(path, "cannot be written", errno);
  }
  return std::nullopt;
}

// Where a chain of links leads, whether there is a file yet or not.
std::filesystem::path followLinks(std::filesystem::path path) {
  constexpr int longestChain = 40;
  std::error_code fault;
  for (int i = 0; i < longestChain && std::filesystem::is_symlink(path, fault); ++i) {
    const std::filesystem::path target = std::filesystem::read_symlink(path, fault);
    if (fault) break;
    path = path.parent_path() / target;  // an absolute target takes the place of the whole
  }
  return path;
}

// A name for the temporary file that no other writer uses.
std::filesystem::path temporaryName(const std::filesystem::path& folder) {
  static std::atomic<unsigned> count = 0;
  return folder /
         (".hairline-" + std::to_string(::getpid()) + '-' + std::to_string(count++) + ".tmp");
}

// Writes the temporary file and puts it in the place of the target. On failure errno tells why.
bool writeAndRename(const std::filesystem::path& temporary, const std::filesystem::path& target,
                    const struct stat* old, Descriptor& file, std::string_view content) {
  if (old != nullptr) {
    if (::fchmod(file.number(), old->st_mode & 07777) != 0) return false;
    // Only root may give a file away; for all others the new file is theirs.
    if (::fchown(file.number(), old->st_uid, old->st_gid) != 0 && errno != EPERM) return false;
  }
  return writeAll(file.number(), content) && ::fsync(file.number()) == 0 && file.close() &&
         ::rename(temporary.c_str(), target.c_str()) == 0;
}

}  // namespace

std::optional<Error> writeFileAtomically(const std::filesystem::path& path,
                                         std::string_view content) {
  const std::filesystem::path target = followLinks(path);
  struct stat old {};
  const bool exists = ::stat(target.c_str(), &old) == 0;
  if (exists && S_ISDIR(old.st_mode)) return fileError(path, "cannot be written", EISDIR);
  if (exists && !S_ISREG(old.st_mode)) return writeDirectly(target, content);
  // A rename needs no right to write the old file itself; a user who took it away meant it.
  if (exists && ::access(target.c_str(), W_OK) != 0) {
    return fileError(path, "cannot be written", errno);
  }
  const std::filesystem::path folder =
      target.has_parent_path() ? target.parent_path() : std::filesystem::path(".");
  std::filesystem::path temporary;
  int number = -1;
  do {
    temporary = temporaryName(folder);
    number = ::open(temporary.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
  } while (number < 0 && errno == EEXIST);
  Descriptor file(number);
  if (!file.isOpen()) return fileError(path, "cannot be written", errno);
  if (!writeAndRename(temporary, target, exists ? &old : nullptr, file, content)) {
    const int reason = errno;
    ::unlink(temporary.c_str());
    return fileError(path, "cannot be written, and is left as it was", reason);
  }
  // The rename itself reaches the disk with the folder. Where that cannot be asked for, the file is
  // whole all the same.
  Descriptor opened(::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
  if (opened.isOpen()) ::fsync(opened.number());
  return std::nullopt;
}

Result<std::string> readFile(const std::filesystem::path& path) {
  Descriptor file(::open(path.c_str(), O_RDONLY | O_CLOEXEC));
  if (!file.isOpen()) return fileError(path, "cannot be opened", errno);
  std::string content;
  char buffer[1 << 16];
  while (true) {
    const ssize_t count = ::read(file.number(), buffer, sizeof buffer);
    if (count < 0 && errno == EINTR) continue;
    if (count < 0) return fileError(path, "cannot be read", errno);
    if (count == 0) return content;
    content.append(buffer, static_cast<std::size_t>(count));
  }
}

}  // namespace hairline
