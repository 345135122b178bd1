#include <QAction>
#include <QDir>
#include <QFile>
#include <QMessageBox>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>
#include <memory>

#include "core/scene/scene_file.h"
#include "tests/support/test_class.h"
#include "tests/widgets/next_question.h"
#include "widgets/controls/page_parts.h"
#include "widgets/document/recovery.h"
#include "widgets/scene_view/scene_view.h"
#include "widgets/window/file_controller.h"
#include "widgets/window/main_window.h"

using namespace hairline;

namespace {

/// A scene identified by its radius.
Scene sceneOf(double radius) {
  Scene scene;
  insert(scene, makeObject(Sphere<double>{{0, 0, 0}, radius}, "ball"));
  return scene;
}

}  // namespace

/// The file of an open scene changed by another program.
class TestFileOnDisk : public QObject {
  Q_OBJECT

 private slots:
  void init() {
    QSettings().clear();
    m_folder = std::make_unique<QTemporaryDir>();
    write(1);
    m_window = makeWindow();
  }
  void cleanup() {
    m_window->document()->undoStack()->setClean();
    m_window.reset();
  }

  void savingAsksWhereTheFileChanged_data() {
    QTest::addColumn<QString>("button");
    QTest::addColumn<bool>("isSaved");
    QTest::addColumn<double>("inFile");
    QTest::addColumn<double>("here");
    QTest::newRow("mine") << QStringLiteral("Keep &Mine") << true << 2.0 << 2.0;
    QTest::newRow("theirs") << QStringLiteral("Take &Theirs") << true << 3.0 << 3.0;
    QTest::newRow("beside") << QStringLiteral("Save &Copy") << true << 3.0 << 2.0;
    QTest::newRow("cancel") << QStringLiteral("Cancel") << false << 3.0 << 2.0;
  }
  void savingAsksWhereTheFileChanged() {
    QFETCH(const QString, button);
    QFETCH(const bool, isSaved);
    edit(*m_window, 2);
    write(3);
    answer(button);
    QCOMPARE(m_window->files()->save(), isSaved);
    QCOMPARE(m_asked, 1);
    QTEST(radiusIn(path()), "inFile");
    QTEST(radius(*m_window), "here");
    QCOMPARE(m_window->document()->isModified(), !isSaved);
    if (button == QStringLiteral("Save &Copy")) {
      QCOMPARE(m_window->document()->filePath(), m_folder->filePath("box 2.hairline.json"));
      QCOMPARE(radiusIn(m_folder->filePath("box 2.hairline.json")), 2.0);
    }
    if (button == QStringLiteral("Take &Theirs")) {
      m_window->document()->undoStack()->undo();
      QCOMPARE(radius(*m_window), 2.0);
      QVERIFY(m_window->document()->isModified());
    }
    // It is not asked a second time for what was answered.
    if (isSaved) QVERIFY(m_window->files()->save());
    QCOMPARE(m_asked, 1);
  }

  void savingAsksNothingOtherwise() {
    edit(*m_window, 2);
    write(1);  // the same bytes, written anew
    QVERIFY(m_window->files()->save());
    edit(*m_window, 3);
    QVERIFY(m_window->files()->save());
    QVERIFY(QFile::remove(path()));
    edit(*m_window, 4);
    QVERIFY(m_window->files()->save());
    QCOMPARE(radiusIn(path()), 4.0);
  }

  // Within a tick of the clock and with the same size only the bytes differ.
  void aChangeOfTheSameTimeAndSizeIsNoticedAtSaving() {
    QFile file(path());
    QVERIFY(file.open(QIODevice::ReadWrite));
    const QDateTime time = file.fileTime(QFileDevice::FileModificationTime);
    QByteArray text = file.readAll();
    QVERIFY(text.contains("\"radius\": 1"));
    text.replace("\"radius\": 1", "\"radius\": 7");
    file.seek(0);
    file.write(text);
    file.flush();
    QVERIFY(file.setFileTime(time, QFileDevice::FileModificationTime));
    file.close();
    edit(*m_window, 2);
    answer(QStringLiteral("Cancel"));
    QVERIFY(!m_window->files()->save());
    QCOMPARE(m_asked, 1);
  }

  void theWindowNoticesAndLoadsAgain_data() {
    QTest::addColumn<bool>("isReplaced");
    QTest::addColumn<bool>("isModified");
    QTest::newRow("in place") << false << false;
    QTest::newRow("by a rename") << true << false;
    QTest::newRow("with changes here") << true << true;
  }
  void theWindowNoticesAndLoadsAgain() {
    QFETCH(const bool, isReplaced);
    QFETCH(const bool, isModified);
    if (isModified) edit(*m_window, 2);
    // A file that was replaced is watched on.
    for (double theirs = 3; theirs < 6; ++theirs) {
      isReplaced ? write(theirs) : writeInPlace(theirs);
      QTRY_VERIFY(bar().isVisible());
      QCOMPARE(text().contains(QStringLiteral("unsaved")), m_window->document()->isModified());
      QVERIFY(radius(*m_window) != theirs);
      QTest::mouseClick(button("diskReload"), Qt::LeftButton);
      QCOMPARE(radius(*m_window), theirs);
      QVERIFY(!bar().isVisible());
      QVERIFY(!m_window->document()->isModified());
      if (isModified) edit(*m_window, theirs + 0.5);
    }
  }

  void whatWasDismissedComesBackWithTheNextChange() {
    write(3);
    QTRY_VERIFY(bar().isVisible());
    QTest::mouseClick(button("diskDismiss"), Qt::LeftButton);
    QVERIFY(!bar().isVisible());
    write(4);
    QTRY_VERIFY(bar().isVisible());
    write(1);  // as it is here
    QTRY_VERIFY(!bar().isVisible());
  }

  void aFileThatIsGoneCanBeSavedAgain() {
    QVERIFY(QFile::remove(path()));
    QTRY_VERIFY(bar().isVisible());
    QVERIFY(m_window->document()->isModified());
    QTest::mouseClick(button("diskSave"), Qt::LeftButton);
    QCOMPARE(radiusIn(path()), 1.0);
    QVERIFY(!bar().isVisible());
    QVERIFY(!m_window->document()->isModified());
  }

  void whatCannotBeLoadedLeavesTheSceneAlone() {
    QFile file(path());
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("{");
    file.close();
    QTRY_VERIFY(bar().isVisible());
    answer(QStringLiteral("OK"));
    QTest::mouseClick(button("diskReload"), Qt::LeftButton);
    QCOMPARE(m_asked, 1);
    QCOMPARE(radius(*m_window), 1.0);
    QVERIFY(bar().isVisible());
  }

  void twoWindowsOnOneFileLoseNothing() {
    const auto other = makeWindow();
    edit(*m_window, 2);
    edit(*other, 3);
    QVERIFY(m_window->files()->save());
    auto* theirBar = other->findChild<QWidget*>(QStringLiteral("diskBar"));
    QTRY_VERIFY(theirBar->isVisible());
    QVERIFY(!bar().isVisible());
    answer(QStringLiteral("Save &Copy"));
    QVERIFY(other->files()->save());
    QCOMPARE(radiusIn(path()), 2.0);
    QCOMPARE(radiusIn(m_folder->filePath("box 2.hairline.json")), 3.0);
    QVERIFY(!theirBar->isVisible());
  }

  // The system ends the program: the copy is there, and closing asks nothing.
  void beingEndedAsksNothing() {
    const double kept = 2.71828;
    edit(*m_window, kept);
    m_window->keepForRecovery();
    QVERIFY(m_window->close());
    QCOMPARE(radiusIn(path()), 1.0);
    QVERIFY(recoveryRadii().contains(kept));
    // What changed afterwards is asked about.
    m_window->show();
    edit(*m_window, 3);
    answer(QStringLiteral("Cancel"));
    QVERIFY(!m_window->close());
    QCOMPARE(m_asked, 1);
  }

 private:
  QString path() const { return m_folder->filePath(QStringLiteral("box.hairline.json")); }
  void write(double radius) const {
    if (saveSceneFile(sceneOf(radius), path().toStdString())) qFatal("not written");
  }
  void writeInPlace(double radius) const {
    QFile file(path());
    if (!file.open(QIODevice::WriteOnly | QIODevice::Truncate)) qFatal("not written");
    file.write(QByteArray::fromStdString(writeScene(sceneOf(radius))));
  }
  static double radiusOf(const Scene& scene) {
    return std::get<Sphere<double>>(scene.objects.front().shape).radius;
  }
  static double radiusIn(const QString& path) {
    const Result<Scene> scene = readSceneFile(path.toStdString());
    return scene ? radiusOf(*scene) : -1;
  }
  /// The contents of all recovery copies.
  static QList<double> recoveryRadii() {
    QList<double> radii;
    const QDir folder(Recovery::standardFolder());
    for (const QString& name : folder.entryList({QStringLiteral("*.hairline.json")}, QDir::Files)) {
      const Result<Scene> scene = readSceneFile(folder.filePath(name).toStdString());
      if (!scene || scene->objects.empty()) continue;
      const auto* ball = std::get_if<Sphere<double>>(&scene->objects.front().shape);
      if (ball != nullptr) radii << ball->radius;
    }
    return radii;
  }
  static double radius(MainWindow& window) { return radiusOf(window.document()->scene()); }
  static void edit(MainWindow& window, double radius) {
    window.document()->edit(QStringLiteral("Edit"), [radius](Scene& scene) {
      std::get<Sphere<double>>(scene.objects.front().shape).radius = radius;
    });
  }
  std::unique_ptr<MainWindow> makeWindow() const {
    auto window = std::make_unique<MainWindow>();
    if (!window->files()->openPath(path())) qFatal("not opened");
    window->resize(1280, 720);
    window->show();
    if (!QTest::qWaitForWindowExposed(window.get())) qFatal("not shown");
    return window;
  }
  QWidget& bar() const { return *m_window->findChild<QWidget*>(QStringLiteral("diskBar")); }
  QToolButton* button(const char* name) const {
    return bar().findChild<QToolButton*>(QLatin1String(name));
  }
  QString text() const { return bar().findChild<ElidedLabel*>(QStringLiteral("diskText"))->text(); }
  /// Clicks a button of the next question.
  void answer(const QString& button) {
    m_asked = 0;
    testing::answerNextQuestion(this, m_asked,
                                [button](const QMessageBox& box) -> QAbstractButton* {
                                  for (QAbstractButton* each : box.buttons()) {
                                    QString text = each->text();
                                    if (text == button || text.remove(QLatin1Char('&')) == button)
                                      return each;
                                  }
                                  return nullptr;
                                });
  }

  std::unique_ptr<QTemporaryDir> m_folder;
  std::unique_ptr<MainWindow> m_window;
  int m_asked = 0;
};

HAIRLINE_TEST(TestFileOnDisk, display);
#include "test_file_on_disk.moc"
