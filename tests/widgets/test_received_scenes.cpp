#include <QAction>
#include <QDir>
#include <QLocalSocket>
#include <QMessageBox>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>
#include <memory>

#include "core/base/listening_socket.h"
#include "core/scene/scene_file.h"
#include "tests/support/program.h"
#include "tests/support/test_class.h"
#include "tests/widgets/next_question.h"
#include "widgets/controls/page_parts.h"
#include "widgets/scene_view/scene_view.h"
#include "widgets/window/main_window.h"

using namespace hairline;

namespace {

Scene sceneOf(double radius) {
  Scene scene;
  scene.name = "stop " + std::to_string(static_cast<int>(radius));
  scene.objects = {makeObject(Sphere<double>{{0, 0, 0}, radius}, "ball"),
                   makeObject(Sphere<double>{{9, 0, 0}, 1}, "other")};
  for (SceneObject& object : scene.objects) object.id = object.name;
  return scene;
}

/// The path of the socket on which a window listens.
QString socketName() {
  const auto path = listeningSocket();
  return path ? QString::fromStdString(path->string()) : QString();
}

}  // namespace

/// Scenes that another program sends while the window is open.
class TestReceivedScenes : public QObject {
  Q_OBJECT

 private slots:
  void init() {
    QSettings().clear();
    m_folder = std::make_unique<QTemporaryDir>();
    qputenv("XDG_RUNTIME_DIR", m_folder->path().toUtf8());
    m_window = std::make_unique<MainWindow>();
    m_window->resize(1280, 720);
    m_window->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
    m_window->listen();
  }
  void cleanup() {
    m_window->document()->undoStack()->setClean();
    m_window.reset();
  }

  void scenesAreShownAndKept() {
    send({1, 2, 3});
    QCOMPARE(m_status, 0);
    QTRY_COMPARE(radius(), 3.0);
    QVERIFY(!m_window->document()->isModified());
    QVERIFY(bar().isVisible());
    QVERIFY2(text().contains(QStringLiteral("stop 3")), qPrintable(text()));
    QVERIFY(!button("Next")->isEnabled());
    click("Previous");
    click("Previous");
    QCOMPARE(radius(), 1.0);
    QVERIFY(!button("Previous")->isEnabled());
    // Who looks at an old one is left alone.
    send({4});
    QTRY_VERIFY2(text().contains(QStringLiteral("4")), qPrintable(text()));
    QCOMPARE(radius(), 1.0);
    click("Next");
    QCOMPARE(radius(), 2.0);
    click("Newest");
    QCOMPARE(radius(), 4.0);
    send({5});
    QTRY_COMPARE(radius(), 5.0);
  }

  void whatIsHiddenStaysHidden() {
    send({1});
    QTRY_COMPARE(radius(), 1.0);
    m_window->document()->edit(QStringLiteral("Hide"), [](Scene& scene) {
      find(scene, "other")->visible = false;
      find(scene, "ball")->color = "#ff0000";
    });
    send({2});
    QTRY_COMPARE(radius(), 2.0);
    QVERIFY(!find(m_window->document()->scene(), "other")->visible);
    QCOMPARE(find(m_window->document()->scene(), "ball")->color,
             std::optional<std::string>("#ff0000"));
  }

  void anEditedSceneIsNotLost() {
    send({1});
    QTRY_COMPARE(radius(), 1.0);
    m_window->document()->edit(QStringLiteral("Edit"), [](Scene& scene) {
      std::get<Sphere<double>>(find(scene, "ball")->shape).radius = 7;
    });
    send({2});
    QTRY_VERIFY(button("Newest")->isEnabled());
    QCOMPARE(radius(), 7.0);
    answer(QMessageBox::Cancel);
    click("Newest");
    QCOMPARE(radius(), 7.0);
    answer(QMessageBox::Discard);
    click("Newest");
    QCOMPARE(radius(), 2.0);
    QCOMPARE(m_asked, 2);
  }

  void badDataIsNamedAndDropped_data() {
    QTest::addColumn<QByteArray>("line");
    QTest::newRow("no JSON") << QByteArray("nonsense");
    QTest::newRow("no scene") << QByteArray(R"({"format": "hairline-scene"})");
    QTest::newRow("a file") << QByteArray(
        R"({"format": "hairline-scene", "version": 1, "objects": [{"id": "m", "type": "mesh", "file": "/etc/passwd"}]})");
    QTest::newRow("too long") << QByteArray(66'000'000, ' ');
  }
  void badDataIsNamedAndDropped() {
    QFETCH(const QByteArray, line);
    const Scene before = m_window->document()->scene();
    QLocalSocket sender;
    sender.connectToServer(socketName());
    QVERIFY(sender.waitForConnected());
    sender.write(line + '\n');
    QTRY_VERIFY_WITH_TIMEOUT(sender.canReadLine(), 60000);
    QVERIFY(sender.readLine().size() > 1);
    QVERIFY(identical(m_window->document()->scene(), before));
    QVERIFY(!bar().isVisible());
    // Others are heard.
    sender.abort();
    send({3});
    QTRY_COMPARE(radius(), 3.0);
  }

  void nobodyListensTwice() {
    MainWindow second;
    second.listen();
    QAction* listens = second.findChild<QAction*>(QStringLiteral("actionListen"));
    QVERIFY(!listens->isChecked());
    m_window->findChild<QAction*>(QStringLiteral("actionListen"))->trigger();
    listens->trigger();
    QVERIFY(listens->isChecked());
  }

  void aFolderThatOthersMayEnterIsNotUsed() {
    QVERIFY(QFile::setPermissions(m_folder->path(), QFile::Permissions(0x7755)));
    QVERIFY(!socketName().startsWith(m_folder->path()));
    QVERIFY(QFile::setPermissions(m_folder->path(), QFile::Permissions(0x7700)));
    QVERIFY(socketName().startsWith(m_folder->path()));
  }

  void aSceneThatCannotBeReadIsNotSent() {
    const QString path = m_folder->filePath(QStringLiteral("bad.hairline.json"));
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("{");
    file.close();
    const ProgramRun run = runProgram({"send", path});
    QCOMPARE(run.status, 2);
    QVERIFY(run.saidOneLine());
  }

 private:
  double radius() const {
    const SceneObject* ball = find(m_window->document()->scene(), "ball");
    return ball == nullptr ? 0 : std::get<Sphere<double>>(ball->shape).radius;
  }
  QWidget& bar() const { return *m_window->findChild<QWidget*>(QStringLiteral("receivedBar")); }
  QToolButton* button(const char* name) const {
    return bar().findChild<QToolButton*>(QStringLiteral("received") + QLatin1String(name));
  }
  QString text() const {
    return bar().findChild<ElidedLabel*>(QStringLiteral("receivedText"))->text();
  }
  void click(const char* name) { QTest::mouseClick(button(name), Qt::LeftButton); }
  /// Runs `hairline send` to its end, on scenes of these radii.
  void send(const std::vector<double>& radii) {
    QStringList arguments{QStringLiteral("send")};
    for (const double radius : radii) {
      const QString path = m_folder->filePath(QStringLiteral("%1.hairline.json").arg(radius));
      if (saveSceneFile(sceneOf(radius), path.toStdString())) qFatal("not written");
      arguments << path;
    }
    QProcess process;
    process.setProcessEnvironment(withoutDisplay());
    process.start(programPath(), arguments);
    // The window has to answer meanwhile.
    if (!QTest::qWaitFor([&] { return process.state() == QProcess::NotRunning; },
                         hairline::patience)) {
      qFatal("hairline send does not end");
    }
    m_status = process.exitCode();
  }
  /// Clicks a button of the next question.
  void answer(QMessageBox::StandardButton button) {
    testing::answerNextQuestion(this, m_asked,
                                [button](const QMessageBox& box) { return box.button(button); });
  }

  std::unique_ptr<QTemporaryDir> m_folder;
  std::unique_ptr<MainWindow> m_window;
  int m_status = -1;
  int m_asked = 0;
};

HAIRLINE_TEST(TestReceivedScenes, display);
#include "test_received_scenes.moc"
