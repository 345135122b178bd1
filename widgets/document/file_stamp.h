#pragma once

#include <QByteArray>
#include <QString>
#include <optional>

namespace hairline {

/// What tells one state of a file from another.
struct FileStamp {
  qint64 size = 0;
  /// In milliseconds since 1970.
  qint64 modified = 0;
  QByteArray hash;

  /// Whether both are of the same bytes, whenever they were written.
  bool hasSameBytes(const FileStamp& other) const {
    return size == other.size && hash == other.hash;
  }
};

/// The state of a regular file; nothing where there is none, or where it cannot be read. A file of
/// the time and size of `known` is taken for the same without a look at its bytes.
std::optional<FileStamp> stampOf(const QString& path, const FileStamp* known = nullptr);

/// That of bytes which were just written; they are compared at the first look.
FileStamp stampOf(const QByteArray& bytes);

}  // namespace hairline
