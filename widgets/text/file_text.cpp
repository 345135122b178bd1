#include "widgets/text/file_text.h"

#include <QFile>

#include "core/base/regular_file.h"

namespace hairline {

Result<std::string> readFileOrResource(const QString& path, std::uint64_t maximumBytes) {
  if (!path.startsWith(QLatin1Char(':'))) {
    return readFile(QFile::encodeName(path).toStdString(), maximumBytes);
  }
  QFile file(path);
  if (!file.open(QIODevice::ReadOnly)) {
    return Error{"file", Message("%1: %2", path.toStdString(), file.errorString().toStdString())};
  }
  return file.readAll().toStdString();
}

}  // namespace hairline
