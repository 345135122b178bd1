#include "core/base/atomic_file.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <atomic>
#include <cerrno>
#include <string>

#include "core/base/regular_file.h"

namespace hairline {

namespace {

// Writing to a device or a pipe may block forever; a signal ends the attempt.
bool writeAll(int descriptor, std::string_view content, bool isDevice) {
  while (!content.empty()) {
    const ssize_t written = ::write(descriptor, content.data(), content.size());
    if (written < 0 && errno == EINTR && !isDevice) continue;
    if (written < 0) return false;
    content.remove_prefix(static_cast<std::size_t>(written));
  }
  return true;
}

// The target of a chain of links, whether it exists yet or not.
std::filesystem::path followLinks(std::filesystem::path path) {
  constexpr int longestChain = 40;
  std::error_code fault;
  for (int i = 0; i < longestChain && std::filesystem::is_symlink(path, fault); ++i) {
    const std::filesystem::path target = std::filesystem::read_symlink(path, fault);
    if (fault) break;
    path = path.parent_path() / target;  // an absolute target replaces the whole path
  }
  return path;
}

// A name for the temporary file that no other writer uses.
std::filesystem::path temporaryName(const std::filesystem::path& folder) {
  static std::atomic<unsigned> count = 0;
  return folder /
         (".hairline-" + std::to_string(::getpid()) + '-' + std::to_string(count++) + ".tmp");
}

// Copies the old file's attributes to the new one.
bool takeOver(int descriptor, const struct stat& old) {
  if (::fchmod(descriptor, old.st_mode & 07777) != 0) return false;
  // Only root may give a file away; for all others the new file keeps its owner.
  return ::fchown(descriptor, old.st_uid, old.st_gid) == 0 || errno == EPERM;
}

}  // namespace

struct AtomicFile::Parts {
  std::filesystem::path path;
  std::filesystem::path target;
  std::filesystem::path folder;
  /// The name of the temporary file; empty while it has none, and for devices.
  std::filesystem::path temporary;
  Descriptor file{-1};
  bool isDevice = false;

  ~Parts() {
    if (!temporary.empty()) ::unlink(temporary.c_str());
  }

  bool open() {
#ifdef O_TMPFILE
    file = Descriptor(::open(folder.c_str(), O_TMPFILE | O_WRONLY | O_CLOEXEC, 0666));
    if (file.isOpen()) return true;
#endif
    do {
      temporary = temporaryName(folder);
      file = Descriptor(::open(temporary.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666));
    } while (!file.isOpen() && errno == EEXIST);
    if (!file.isOpen()) temporary.clear();
    return file.isOpen();
  }

  // A file without a name gets one, because only names can be exchanged.
  bool giveName() {
    const std::string opened = "/proc/self/fd/" + std::to_string(file.number());
    while (temporary.empty()) {
      const std::filesystem::path name = temporaryName(folder);
      if (::linkat(AT_FDCWD, opened.c_str(), AT_FDCWD, name.c_str(), AT_SYMLINK_FOLLOW) == 0) {
        temporary = name;
      } else if (errno != EEXIST) {
        return false;
      }
    }
    return true;
  }

  bool replace() {
    if (::fsync(file.number()) != 0 || !giveName() || !file.close() ||
        ::rename(temporary.c_str(), target.c_str()) != 0) {
      return false;
    }
    temporary.clear();
    return true;
  }
};

AtomicFile::AtomicFile(std::unique_ptr<Parts> parts) : m_parts(std::move(parts)) {}
AtomicFile::AtomicFile(AtomicFile&&) noexcept = default;
AtomicFile::~AtomicFile() = default;

Result<AtomicFile> AtomicFile::create(const std::filesystem::path& path) {
  auto parts = std::make_unique<Parts>();
  parts->path = path;
  parts->target = followLinks(path);
  struct stat old {};
  const bool exists = ::stat(parts->target.c_str(), &old) == 0;
  if (exists && S_ISDIR(old.st_mode))
    return fileError(path, Message("Cannot write the file"), EISDIR);
  parts->isDevice = exists && !S_ISREG(old.st_mode);
  if (parts->isDevice) {
    parts->file = Descriptor(::open(parts->target.c_str(), O_WRONLY | O_CLOEXEC));
    if (!parts->file.isOpen()) return fileError(path, Message("Cannot write the file"), errno);
    return AtomicFile(std::move(parts));
  }
  // A rename needs no permission to write the old file itself; a user who removed that permission
  // meant it.
  if (exists && ::access(parts->target.c_str(), W_OK) != 0) {
    return fileError(path, Message("Cannot write the file"), errno);
  }
  parts->folder =
      parts->target.has_parent_path() ? parts->target.parent_path() : std::filesystem::path(".");
  if (!parts->open()) return fileError(path, Message("Cannot write the file"), errno);
  if (exists && !takeOver(parts->file.number(), old)) {
    return fileError(path, Message("Cannot write the file; the old one is unchanged"), errno);
  }
  return AtomicFile(std::move(parts));
}

std::optional<Error> AtomicFile::write(std::string_view content) {
  if (writeAll(m_parts->file.number(), content, m_parts->isDevice)) return std::nullopt;
  return fileError(m_parts->path,
                   m_parts->isDevice ? Message("Cannot write the file")
                                     : Message("Cannot write the file; the old one is unchanged"),
                   errno);
}

std::optional<Error> AtomicFile::commit() {
  if (m_parts->isDevice) {
    if (!m_parts->file.close())
      return fileError(m_parts->path, Message("Cannot write the file"), errno);
    return std::nullopt;
  }
  if (!m_parts->replace()) {
    return fileError(m_parts->path, Message("Cannot write the file; the old one is unchanged"),
                     errno);
  }
  // Syncing the folder writes the rename itself to disk. If that is not possible, the file is still
  // whole.
  Descriptor opened(::open(m_parts->folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
  if (opened.isOpen()) ::fsync(opened.number());
  return std::nullopt;
}

std::optional<Error> writeFileAtomically(const std::filesystem::path& path,
                                         std::string_view content) {
  Result<AtomicFile> file = AtomicFile::create(path);
  if (!file) return file.error();
  if (auto error = file->write(content)) return error;
  return file->commit();
}

}  // namespace hairline
