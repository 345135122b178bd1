#include "widgets/text/outside_text.h"

#include <QApplication>
#include <QBuffer>
#include <QDesktopServices>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QImageReader>
#include <QLabel>
#include <QMessageBox>
#include <QPushButton>
#include <QTextBlock>
#include <QTextDocument>
#include <QXmlStreamReader>

#include "core/base/regular_file.h"
#include "widgets/controls/box_layouts.h"

namespace hairline {
namespace {

constexpr std::uint64_t maximumImageBytes = std::uint64_t{8} << 20;
constexpr qint64 maximumPixels = 16'000'000;
/// Elements that repeat others may nest: limiting their number keeps the product small.
constexpr int maximumRepeats = 16;

/// Shown instead of a blocked image.
QImage signOfMissing() {
  QImage sign(16, 16, QImage::Format_ARGB32_Premultiplied);
  sign.fill(QColor(128, 128, 128, 96));
  return sign;
}

/// Whether an SVG is self-contained: Qt's reader would open any images and style sheets it names,
/// and expand its entities.
bool isSelfContained(const QByteArray& svg) {
  QXmlStreamReader reader(svg);
  int repeats = 0;
  while (!reader.atEnd()) {
    const QXmlStreamReader::TokenType token = reader.readNext();
    if (token == QXmlStreamReader::DTD || token == QXmlStreamReader::ProcessingInstruction) {
      return false;
    }
    if (token != QXmlStreamReader::StartElement) continue;
    if (reader.name() == QLatin1String("image")) return false;
    if (reader.name() == QLatin1String("use") && ++repeats > maximumRepeats) return false;
  }
  return !reader.hasError();
}

/// The file of an image within a folder; empty if it is outside.
QString fileBeside(const QString& folder, const QString& name) {
  if (folder.isEmpty() || name.isEmpty() || name.contains(QChar::Null)) return {};
  if (QDir::isAbsolutePath(name)) return {};
  const QString root = QFileInfo(folder).canonicalFilePath();
  const QString file = QFileInfo(QDir(folder).filePath(name)).canonicalFilePath();
  if (root.isEmpty() || !file.startsWith(root + QLatin1Char('/'))) return {};
  return file;
}

/// An address broken into lines that fit a message box, and truncated if it would fill the screen.
QString inLines(const QString& address) {
  constexpr int width = 64;
  constexpr int lines = 10;
  QStringList parts;
  for (int start = 0; start < address.size() && parts.size() < lines; start += width) {
    parts << address.mid(start, width);
  }
  if (address.size() > width * lines) parts << QStringLiteral("…");
  return parts.join(QLatin1Char('\n'));
}

/// Reads no file.
class ClosedDocument : public QTextDocument {
 protected:
  QVariant loadResource(int, const QUrl&) override { return signOfMissing(); }
};

/// Handles each label before its layout, when Qt would read the files.
class PlainLabels : public QObject {
 public:
  using QObject::QObject;

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override {
    if (event->type() != QEvent::Polish) return false;
    auto* label = qobject_cast<QLabel*>(watched);
    if (label != nullptr && label->textFormat() == Qt::AutoText) {
      label->setTextFormat(Qt::PlainText);
    }
    return false;
  }
};

struct Links {
  Q_DECLARE_TR_FUNCTIONS(Links)
};

}  // namespace

void showLabelsAsPlainText() { qApp->installEventFilter(new PlainLabels(qApp)); }

QString withoutImages(const QString& markdown) {
  ClosedDocument document;
  document.setMarkdown(markdown);
  for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
    for (auto part = block.begin(); !part.atEnd(); ++part) {
      if (part.fragment().charFormat().isImageFormat()) {
        return document.toPlainText().remove(QChar::ObjectReplacementCharacter);
      }
    }
  }
  return markdown;
}

QImage imageBeside(const QString& folder, const QString& name) {
  const QString file = fileBeside(folder, name);
  if (file.isEmpty()) return {};
  const Result<std::string> content = readFileOrResource(file, maximumImageBytes);
  if (!content) return {};
  QByteArray bytes = QByteArray::fromStdString(*content);
  QBuffer buffer(&bytes);
  QImageReader reader(&buffer);
  const QByteArray format = reader.format();
  static const QList<QByteArray> formats{"png", "jpeg", "webp", "gif", "svg"};
  if (!formats.contains(format)) return {};
  if (format == "svg" && !isSelfContained(bytes)) return {};
  const QSize size = reader.size();
  if (size.isEmpty() || qint64{size.width()} * size.height() > maximumPixels) return {};
  // Drawings are sharp at twice their size too.
  constexpr int sharpness = 2;
  const qint64 pixels = qint64{sharpness * size.width()} * (sharpness * size.height());
  const bool isSharp = format == "svg" && pixels <= maximumPixels;
  if (isSharp) reader.setScaledSize(sharpness * size);
  QImage image = reader.read();
  if (isSharp) image.setDevicePixelRatio(sharpness);
  return image;
}

void offerLink(const QUrl& link, QWidget* parent) {
  const bool isWeb =
      link.scheme() == QLatin1String("http") || link.scheme() == QLatin1String("https");
  auto* box = named(new QMessageBox(parent), "linkBox");
  box->setAttribute(Qt::WA_DeleteOnClose);
  box->setTextFormat(Qt::PlainText);
  box->setWindowTitle(Links::tr("Link"));
  // Fully encoded, so that look-alike letters of other scripts are visible.
  box->setInformativeText(inLines(QString::fromLatin1(link.toEncoded())));
  if (isWeb && !link.host().isEmpty()) {
    box->setIcon(QMessageBox::Question);
    //: %1 is the name of a host, such as www.example.org.
    box->setText(
        Links::tr("Open a page of %1 in the web browser?").arg(link.host(QUrl::FullyEncoded)));
    QPushButton* open = box->addButton(Links::tr("&Open"), QMessageBox::AcceptRole);
    box->setDefaultButton(box->addButton(QMessageBox::Cancel));
    QObject::connect(open, &QPushButton::clicked, box, [link] { QDesktopServices::openUrl(link); });
  } else {
    box->setIcon(QMessageBox::Information);
    box->setText(Links::tr("This link is not opened. Only web addresses (http, https) are."));
    box->addButton(QMessageBox::Ok);
  }
  box->open();
}

OutsideTextBrowser::OutsideTextBrowser(QWidget* parent) : QTextBrowser(parent) {
  setOpenLinks(false);
  connect(this, &QTextBrowser::anchorClicked, this, [this](const QUrl& link) {
    const bool isOnPage = link.isRelative() && link.path().isEmpty() && link.hasFragment();
    if (isOnPage) {
      scrollToAnchor(link.fragment());
    } else {
      offerLink(link, this);
    }
  });
}

QVariant OutsideTextBrowser::loadResource(int type, const QUrl& name) {
  if (type != QTextDocument::ImageResource) return QString();
  QImage image;
  if (name.isRelative()) image = imageBeside(m_imageFolder, name.path());
  return image.isNull() ? signOfMissing() : image;
}

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
