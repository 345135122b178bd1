#include <sys/stat.h>

#include <QAbstractTextDocumentLayout>
#include <QDesktopServices>
#include <QDir>
#include <QFile>
#include <QLabel>
#include <QMessageBox>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QToolTip>

#include "tests/support/test_class.h"
#include "widgets/text/markdown.h"
#include "widgets/text/outside_text.h"

using namespace hairline;

/// Texts from outside: what they load, and what a click on them opens.
class TestOutsideText : public QObject {
  Q_OBJECT

 public slots:
  void opened(const QUrl& link) { m_opened << link; }

 private slots:
  void initTestCase() {
    showLabelsAsPlainText();
    QVERIFY(m_place.isValid());
    QVERIFY(QDir(m_place.path()).mkpath(QStringLiteral("lesson/below")));
    QImage image(side, side, QImage::Format_RGB32);
    image.fill(Qt::red);
    for (const char* name : {"out.png", "lesson/in.png", "lesson/below/in.png"}) {
      QVERIFY(image.save(path(name)));
    }
    QVERIFY(QFile::link(path("out.png"), path("lesson/leads_out.png")));
    QVERIFY(QFile::link(path("lesson/in.png"), path("lesson/leads_in.png")));
    QVERIFY(QFile::link(QStringLiteral("/dev/zero"), path("lesson/zero.png")));
    QVERIFY(QFile::link(path("lesson"), path("beside")));
    QCOMPARE(mkfifo(path("lesson/pipe.png").toLocal8Bit().constData(), 0600), 0);
    write("lesson/whole.svg", svg("<rect width='200' height='200'/>"));
    write("lesson/names.svg", svg("<image href='/dev/zero' width='9' height='9'/>"));
    write("lesson/entity.svg", "<!DOCTYPE svg [<!ENTITY a 'b'>]>" + svg("&a;"));
    write("lesson/style.svg", "<?xml-stylesheet type='text/css' href='/dev/zero'?>" + svg(""));
    write("lesson/many.svg", svg(QByteArray("<use href='#a'/>").repeated(100)));
    write("lesson/long.svg", svg(QByteArray(9 << 20, ' ')));
    write("lesson/vast.svg",
          "<svg xmlns='http://www.w3.org/2000/svg' width='60000' "
          "height='60000'/>");
  }
  void init() { m_opened.clear(); }

  void notesLoadNothing_data() {
    QTest::addColumn<QString>("text");
    QTest::newRow("device") << QStringLiteral("![x](/dev/zero)");
    QTest::newRow("pipe") << QStringLiteral("![x](%1)").arg(path("lesson/pipe.png"));
    QTest::newRow("file") << QStringLiteral("![x](%1)").arg(path("out.png"));
    QTest::newRow("address") << QStringLiteral("![x](file://%1)").arg(path("out.png"));
    QTest::newRow("beside") << QStringLiteral("![x](out.png)");
    QTest::newRow("markup") << QStringLiteral("<img src='%1'>").arg(path("out.png"));
  }
  void notesLoadNothing() {
    QFETCH(const QString, text);
    const QString before = QDir::currentPath();
    QVERIFY(QDir::setCurrent(m_place.path()));
    OutsideTextBrowser page;
    page.resize(400, 400);
    showMarkdown(&page, text);
    page.show();
    QVERIFY(QTest::qWaitForWindowExposed(&page));
    QVERIFY(page.document()->size().height() < side);
    QVERIFY(QDir::setCurrent(before));
  }

  // Names of objects appear in labels and tooltips, which Qt may interpret as markup.
  void labelsLoadNothing_data() { notesLoadNothing_data(); }
  void labelsLoadNothing() {
    QFETCH(const QString, text);
    if (text.startsWith(QLatin1Char('<'))) {
      QLabel label(text);
      QVERIFY(label.sizeHint().height() < side);
      QToolTip::showText(QPoint(10, 10), text);
      QTRY_COMPARE(QToolTip::text(), text);
      for (const QWidget* tip : QApplication::topLevelWidgets()) {
        QVERIFY(tip->windowType() != Qt::ToolTip || tip->height() < side);
      }
      QToolTip::hideText();
      QMessageBox box(QMessageBox::Warning, text, text);
      box.setInformativeText(text);
      QVERIFY(box.sizeHint().height() < 2 * side);
    } else {
      QLabel label;
      label.setTextFormat(Qt::MarkdownText);
      label.setText(withoutImages(QStringLiteral("Look: ") + text));
      QVERIFY(label.sizeHint().height() < side);
      QVERIFY(label.text().startsWith(QStringLiteral("Look:")));
    }
  }

  void textWithoutImagesStays() {
    const QString text = QStringLiteral("A **bold** [link](https://www.example.org)");
    QCOMPARE(withoutImages(text), text);
  }

  void lessonsLoadImagesBesideThem_data() {
    QTest::addColumn<QString>("name");
    QTest::addColumn<bool>("isShown");
    for (const char* name :
         {"in.png", "below/in.png", "./below/../in.png", "leads_in.png", "whole.svg"}) {
      QTest::newRow(name) << QString::fromLatin1(name) << true;
    }
    for (const char* name :
         {"../out.png", "leads_out.png", "zero.png", "pipe.png", "below", "", "none.png",
          "names.svg", "entity.svg", "style.svg", "many.svg", "long.svg", "vast.svg"}) {
      QTest::newRow(name) << QString::fromLatin1(name) << false;
    }
    QTest::newRow("absolute") << path("lesson/in.png") << false;
  }
  void lessonsLoadImagesBesideThem() {
    QFETCH(const QString, name);
    QFETCH(const bool, isShown);
    for (const char* folder : {"lesson", "beside"}) {
      QCOMPARE(!imageBeside(path(folder), name).isNull(), isShown);
    }
    OutsideTextBrowser page;
    page.setImageFolder(path("lesson"));
    page.resize(400, 400);
    showMarkdown(&page, QStringLiteral("![x](%1)").arg(name));
    page.show();
    QVERIFY(QTest::qWaitForWindowExposed(&page));
    QCOMPARE(page.document()->size().height() > side, isShown);
  }

  void otherLinksOnlySayThatTheyAreNotOpened_data() {
    QTest::addColumn<QString>("link");
    for (const char* link : {"/etc/passwd", "file:///etc/passwd", "other.md", "javascript:1",
                             "smb://host/share", "http:relative"}) {
      QTest::newRow(link) << QString::fromLatin1(link);
    }
  }
  void otherLinksOnlySayThatTheyAreNotOpened() {
    QFETCH(const QString, link);
    OutsideTextBrowser page;
    QMessageBox* box = boxOf(page, link);
    QVERIFY(box != nullptr);
    QVERIFY(box->text().contains(QStringLiteral("not opened")));
    QVERIFY(box->informativeText().contains(link));
    QCOMPARE(box->buttons().size(), 1);
    QTest::keyClick(box, Qt::Key_Return);
    QVERIFY(m_opened.isEmpty());
    QVERIFY(page.toPlainText().contains(QStringLiteral("link")));
  }

  void webAddressesOpenAfterAsking() {
    const QString link = QStringLiteral("https://www.example.org/a?b=c#d");
    QDesktopServices::setUrlHandler(QStringLiteral("https"), this, "opened");
    OutsideTextBrowser page;
    QMessageBox* box = boxOf(page, link);
    QVERIFY(box != nullptr);
    QVERIFY(box->text().contains(QStringLiteral("www.example.org")));
    QCOMPARE(box->informativeText(), link);
    QTest::keyClick(box, Qt::Key_Return);  // the default is not to
    QVERIFY(m_opened.isEmpty());
    OutsideTextBrowser other;
    box = boxOf(other, link);
    QVERIFY(box != nullptr);
    for (QAbstractButton* button : box->buttons()) {
      if (box->buttonRole(button) == QMessageBox::AcceptRole) button->click();
    }
    QDesktopServices::unsetUrlHandler(QStringLiteral("https"));
    QCOMPARE(m_opened, QList<QUrl>{QUrl(link)});
  }

  void hostsAreShownAsTheyAreAskedFor() {
    OutsideTextBrowser page;
    const QMessageBox* box =
        boxOf(page, QStringLiteral("https://www.example.org@xn--exmple-cua.org/%1")
                        .arg(QString(5000, QLatin1Char('a'))));
    QVERIFY(box != nullptr);
    QVERIFY(box->text().contains(QStringLiteral("xn--exmple-cua.org")));
    QVERIFY(!box->text().contains(QStringLiteral("www.example.org")));
    QVERIFY(box->informativeText().count(QLatin1Char('\n')) <= 10);
  }

  void linksWithinThePageScroll() {
    OutsideTextBrowser page;
    QCOMPARE(boxOf(page, QStringLiteral("#there")), nullptr);
  }

  void onlyRegularFilesAreRead() {
    QVERIFY(readFileOrResource(QStringLiteral("/dev/zero"), 100).error().code == "file");
    QVERIFY(readFileOrResource(path("lesson/pipe.png"), 100).error().code == "file");
    QVERIFY(readFileOrResource(path("lesson"), 100).error().code == "file");
    QVERIFY(readFileOrResource(path("none"), 100).error().code == "file");
    QVERIFY(readFileOrResource(path("lesson/long.svg"), 100).error().code == "limit");
    QVERIFY(readFileOrResource(path("out.png"), 1 << 20));
  }

 private:
  static constexpr int side = 150;

  QString path(const char* name) const { return m_place.filePath(QLatin1String(name)); }
  void write(const char* name, const QByteArray& text) const {
    QFile file(path(name));
    if (!file.open(QIODevice::WriteOnly)) qFatal("no file");
    file.write(text);
  }
  static QByteArray svg(const QByteArray& content) {
    return "<svg xmlns='http://www.w3.org/2000/svg' width='200' height='200'>" + content + "</svg>";
  }
  /// The message box that opens when a page's link is followed by keyboard.
  static QMessageBox* boxOf(OutsideTextBrowser& page, const QString& link) {
    page.setMarkdown(QStringLiteral("A [link](%1)").arg(link));
    page.show();
    if (!QTest::qWaitForWindowExposed(&page)) return nullptr;
    QTest::keyClick(&page, Qt::Key_Tab);
    QTest::keyClick(&page, Qt::Key_Return);
    return page.findChild<QMessageBox*>(QStringLiteral("linkBox"));
  }

  QTemporaryDir m_place;
  QList<QUrl> m_opened;
};

HAIRLINE_TEST(TestOutsideText, offscreen);
#include "test_outside_text.moc"
