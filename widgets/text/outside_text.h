#pragma once

#include <QImage>
#include <QString>
#include <QTextBrowser>
#include <string>

#include "core/base/limits.h"
#include "core/base/result.h"

namespace hairline {

/// From here on, labels, tooltips and message boxes show their text as it is, unless their format
/// was set. Qt takes a text for markup where it looks like that, and reads the files it names: the
/// name of an object, or a message that quotes one, would read any file or device. Call it once,
/// with an application object and before the first window.
void showLabelsAsPlainText();

/// Markdown of somebody else for a label, which has no way to refuse images: where it names any,
/// only its text is left.
QString withoutImages(const QString& markdown);

/// Opens a web address in the browser once the user agreed to it; of any other link only says that
/// it is not opened.
void offerLink(const QUrl& link, QWidget* parent);

/// The image that a text names, of a folder or of one below it: PNG, JPEG, WebP, GIF or SVG, of at
/// most 8 MiB and 16 megapixels. Null where there is none, or where it may not be shown: it has no
/// relative path, it is no regular file, a link leads out of the folder, or it is an SVG that names
/// other files.
QImage imageBeside(const QString& folder, const QString& name);

/// A page of text that somebody else wrote: the notes of a scene, a lesson. It reads no file but
/// images of a folder that is named, and follows no link but those within the page by itself (see
/// `offerLink`).
class OutsideTextBrowser : public QTextBrowser {
  Q_OBJECT

 public:
  explicit OutsideTextBrowser(QWidget* parent = nullptr);

  /// Shows images of this folder, which may be a resource (":/…"). Empty, as at first: of none.
  void setImageFolder(const QString& folder) { m_imageFolder = folder; }

  /// An image of the folder, or a sign in its place. Never null, as Qt would then open the name as
  /// a file by itself.
  QVariant loadResource(int type, const QUrl& name) override;

 private:
  QString m_imageFolder;
};

/// The bytes of one of the program's own files, whose paths begin with ':', or of a regular file on
/// disk, by the rules of `readFile`.
Result<std::string> readFileOrResource(const QString& path,
                                       std::uint64_t maximumBytes = maximumTextBytes);

}  // namespace hairline
