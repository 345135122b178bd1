#include "widgets/document/file_stamp.h"

#include <QCryptographicHash>
#include <QDateTime>
#include <QFile>

#include "core/base/regular_file.h"

namespace hairline {

std::optional<FileStamp> stampOf(const QString& path, const FileStamp* known) {
  const Result<RegularFile> opened = openRegular(QFile::encodeName(path).toStdString());
  if (!opened) return std::nullopt;
  QFile file;
  if (!file.open(opened->descriptor.number(), QIODevice::ReadOnly)) return std::nullopt;
  // Taken before the bytes are read: what is written meanwhile counts as a later change.
  FileStamp stamp{
      file.size(), file.fileTime(QFileDevice::FileModificationTime).toMSecsSinceEpoch(), {}};
  if (known != nullptr && known->size == stamp.size && known->modified == stamp.modified) {
    return *known;
  }
  QCryptographicHash hash(QCryptographicHash::Blake2b_256);
  if (!hash.addData(&file)) return std::nullopt;
  stamp.hash = hash.result();
  return stamp;
}

FileStamp stampOf(const QByteArray& bytes) {
  return {bytes.size(), -1, QCryptographicHash::hash(bytes, QCryptographicHash::Blake2b_256)};
}

}  // namespace hairline
