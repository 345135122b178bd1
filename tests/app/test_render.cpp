#include <QImage>
#include <QTemporaryDir>
#include <QtTest>

#include "tests/support/program.h"
#include "tests/support/test_class.h"

namespace hairline {

class TestRender : public QObject {
  Q_OBJECT

 private slots:
  void writesAPicture_data() {
    QTest::addColumn<QString>("view");
    for (const char* view : {"", "iso", "top", "front", "side"}) {
      QTest::newRow(view) << QString(view);
    }
  }
  void writesAPicture() {
    QFETCH(QString, view);
    const auto environment = QProcessEnvironment::systemEnvironment();
    const QString picture = m_folder.filePath("out.png");
    QFile::remove(picture);
    QStringList arguments{"render", m_scene, "-o", picture, "--size", "320x240"};
    if (!view.isEmpty()) arguments << "--view" << view;
    const ProgramRun run = runProgram(arguments, {}, environment);
    QVERIFY2(run.status == 0, run.errors);
    const QImage image(picture);
    QCOMPARE(image.size(), QSize(320, 240));
    QSet<QRgb> colours;
    for (int y = 0; y < image.height(); ++y) {
      for (int x = 0; x < image.width(); ++x) colours.insert(image.pixel(x, y));
    }
    QVERIFY2(colours.size() > 50, "shapes are drawn, not the background alone");
  }

  void reportsThatThereIsNoDisplay() {
    const QString picture = m_folder.filePath("none.png");
    const ProgramRun run = runProgram({"render", m_scene, "-o", picture});
    QCOMPARE(run.status, 2);
    QVERIFY2(run.errors.count("xvfb-run") == 1, run.errors);
    QVERIFY(!QFile::exists(picture));
  }

  void refusesWrongUsage_data() {
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QByteArray>("message");
    QTest::newRow("no output") << QStringList{m_scene} << QByteArray("--output");
    QTest::newRow("no scene") << QStringList{"-o", "a.png"} << QByteArray("scene");
    QTest::newRow("size") << QStringList{m_scene, "-o", "a.png", "--size", "big"}
                          << QByteArray("1280x800");
    QTest::newRow("view") << QStringList{m_scene, "-o", "a.png", "--view", "back"}
                          << QByteArray("--view");
    QTest::newRow("ending") << QStringList{m_scene, "-o", "a.gif"} << QByteArray(".png");
    QTest::newRow("no such scene")
        << QStringList{"none.json", "-o", "a.png"} << QByteArray("none.json");
  }
  void refusesWrongUsage() {
    QFETCH(QStringList, arguments);
    QFETCH(QByteArray, message);
    const ProgramRun run = runProgram(QStringList{"render"} + arguments);
    QCOMPARE(run.status, 2);
    QVERIFY2(run.saidOneLine(), run.errors);
    QVERIFY2(run.errors.contains(message), run.errors);
  }

 private:
  const QString m_scene =
      QStringLiteral(HAIRLINE_SOURCE_DIR "/resources/scenes/triangle_grazing_box.hairline.json");
  QTemporaryDir m_folder;
};

}  // namespace hairline

HAIRLINE_TEST(hairline::TestRender, display);
#include "test_render.moc"
