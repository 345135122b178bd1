#pragma once

#include <QImage>
#include <QString>
#include <QTextBrowser>
#include <string>

#include "core/base/limits.h"
#include "core/base/result.h"

namespace hairline {

/// From here on, labels, tooltips and message boxes show their text literally, unless their format
/// was set. Qt interprets text that looks like markup, and reads the files it names: the name of an
/// object, or a message that quotes one, could read any file or device. Call it once, with an
/// application object and before the first window.
void showLabelsAsPlainText();

/// Markdown from outside for a label, which cannot refuse images: if it names any, only its text is
/// kept.
QString withoutImages(const QString& markdown);

/// Opens a web address in the browser after asking the user; any other link is refused with a
/// message.
void offerLink(const QUrl& link, QWidget* parent);

/// The image with a given name in a folder or below: PNG, JPEG, WebP, GIF or SVG, of at most 8 MiB
/// and 16 megapixels. Null if there is none, or if it must not be shown: its path is not relative,
/// it is no regular file, a link leads out of the folder, or it is an SVG that refers to other
/// files.
QImage imageBeside(const QString& folder, const QString& name);

/// A page of text from outside: the notes of a scene, a lesson. It reads only images of a given
/// folder, and follows only links within the page (see `offerLink`).
class OutsideTextBrowser : public QTextBrowser {
  Q_OBJECT

 public:
  explicit OutsideTextBrowser(QWidget* parent = nullptr);

  /// Shows images of this folder, which may be a resource (":/…"). Empty, the default: of none.
  void setImageFolder(const QString& folder) { m_imageFolder = folder; }

  /// An image of the folder, or a placeholder. Never null, because Qt would then open the file by
  /// itself.
  QVariant loadResource(int type, const QUrl& name) override;

 private:
  QString m_imageFolder;
};

/// The bytes of one of the program's own files, whose paths begin with ':', or of a regular file on
/// disk, by the rules of `readFile`.
Result<std::string> readFileOrResource(const QString& path,
                                       std::uint64_t maximumBytes = maximumTextBytes);

}  // namespace hairline
