#include <signal.h>

#include <QProcess>
#include <QTemporaryDir>
#include <QtTest>

#include "core/scene/scene_file.h"
#include "tests/support/program.h"
#include "tests/support/test_class.h"

namespace hairline {

/// The program is ended from outside while its window is open.
class TestEnding : public QObject {
  Q_OBJECT

 private slots:
  void init() { m_place = std::make_unique<QTemporaryDir>(); }

  void aRequestToEndLeavesTheRecoveryCopy_data() {
    QTest::addColumn<int>("number");
    QTest::newRow("SIGTERM") << SIGTERM;
    QTest::newRow("SIGHUP") << SIGHUP;
    QTest::newRow("SIGINT") << SIGINT;
  }
  void aRequestToEndLeavesTheRecoveryCopy() {
    QFETCH(const int, number);
    write(2);
    QProcess program;
    start(program, "actionAddSphere actionUndo actionRedo");
    // Edits arrive without end, as in a drag.
    QVERIFY(readsRound(program, 1));
    QCOMPARE(::kill(static_cast<pid_t>(program.processId()), number), 0);
    QVERIFY(program.waitForFinished(patience));
    QCOMPARE(program.exitStatus(), QProcess::NormalExit);
    QCOMPARE(program.exitCode(), 128 + number);
    QVERIFY(objectsIn(recoveryCopy()) >= 3);
    QCOMPARE(objectsIn(scenePath()), 2);
  }

  void loggingOutLeavesTheRecoveryCopy_data() {
    QTest::addColumn<QByteArray>("requests");
    QTest::newRow("commit") << QByteArray("commitData");
    QTest::newRow("state") << QByteArray("saveState");
    QTest::newRow("both") << QByteArray("commitData saveState");
  }
  /// Even right after an edit, and without a dialog.
  void loggingOutLeavesTheRecoveryCopy() {
    QFETCH(const QByteArray, requests);
    write(2);
    QProcess program;
    start(program, "actionAddSphere " + requests + " die");
    QVERIFY(program.waitForFinished(patience));
    QCOMPARE(program.exitStatus(), QProcess::NormalExit);
    QCOMPARE(program.exitCode(), 0);
    QCOMPARE(objectsIn(recoveryCopy()), 3);
    QCOMPARE(objectsIn(scenePath()), 2);
  }

  // nohup lets programs ignore SIGHUP.
  void anIgnoredSignalStaysIgnored() {
    write(2);
    QProcess program;
    program.setChildProcessModifier([] { ::signal(SIGHUP, SIG_IGN); });
    start(program, "actionAddSphere");
    QVERIFY(readsRound(program, 1));
    ::kill(static_cast<pid_t>(program.processId()), SIGHUP);
    QVERIFY(!program.waitForFinished(500));
    ::kill(static_cast<pid_t>(program.processId()), SIGTERM);
    QVERIFY(program.waitForFinished(patience));
    QCOMPARE(program.exitCode(), 128 + SIGTERM);
  }

  // HAIRLINE_KILLS is the number of kills, each at another moment of saving.
  void killedWhileSavingItLosesNothing() {
    const int kills = std::max(3, qEnvironmentVariableIntValue("HAIRLINE_KILLS"));
    std::mt19937 random(7);
    std::uniform_int_distribution<int> wait(0, 400);
    for (int kill = 0; kill < kills; ++kill) {
      write(1, 30000);
      QProcess program;
      start(program, "actionAddSphere actionSave");
      QVERIFY(readsRound(program, 1));
      QTest::qWait(wait(random));
      ::kill(static_cast<pid_t>(program.processId()), SIGKILL);
      QVERIFY(program.waitForFinished(patience));
      // Every reported round is in the file, and the file is whole.
      readRounds(program);
      const int objects = objectsIn(scenePath());
      QVERIFY2(objects >= 1 + m_rounds,
               qPrintable(QStringLiteral("%1 objects after %2 saves").arg(objects).arg(m_rounds)));
      const Result<Scene> scene = readSceneFile(scenePath().toStdString());
      QCOMPARE(std::get<Mesh>(scene->objects.front().shape).triangles.size(), std::size_t(30000));
    }
  }

 private:
  QString scenePath() const { return m_place->filePath(QStringLiteral("scene.hairline.json")); }
  /// Spheres, or a mesh of this many triangles and no sphere.
  void write(int objects, int triangles = 0) const {
    Scene scene;
    if (triangles > 0) {
      Mesh mesh;
      for (int i = 0; i < triangles; ++i) {
        mesh.vertices.edit().push_back({double(i % 173), double(i / 173), double(i % 7)});
        mesh.triangles.edit().push_back({i, (i + 1) % triangles, (i + 174) % triangles});
      }
      insert(scene, makeObject(mesh, "mesh"));
    } else {
      for (int i = 0; i < objects; ++i) {
        insert(scene, makeObject(Sphere<double>{{double(i), 0, 0}, 1}));
      }
    }
    if (const auto error = saveSceneFile(scene, scenePath().toStdString())) {
      qFatal("%s", error->message.text().c_str());
    }
  }
  /// Opens the scene in the real program, with its own settings and recovery files, and a simulated
  /// user who performs these actions.
  void start(QProcess& program, const QByteArray& actions) {
    m_rounds = 0;
    m_output.clear();
    auto environment = QProcessEnvironment::systemEnvironment();
    // The loader splits the list of paths at spaces.
    const QString user = m_place->filePath(QStringLiteral("libwindow_user.so"));
    if (!QFile::exists(user)) {
      QVERIFY(QFile::link(QStringLiteral(HAIRLINE_BUILD_DIR "/tests/libwindow_user.so"), user));
    }
    environment.insert("LD_PRELOAD", user);
    environment.insert("HAIRLINE_USER", QString::fromLatin1(actions));
    for (const char* name : {"XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME"}) {
      environment.insert(name, m_place->filePath(QLatin1String(name)));
    }
    program.setProcessEnvironment(environment);
    program.setProcessChannelMode(QProcess::SeparateChannels);
    program.start(programPath(), {scenePath()});
  }
  void readRounds(QProcess& program) {
    m_output += program.readAllStandardOutput();
    m_rounds = int(m_output.count('\n'));
  }
  bool readsRound(QProcess& program, int round) {
    while (m_rounds < round) {
      if (program.state() == QProcess::NotRunning || !program.waitForReadyRead(patience)) {
        qWarning("%s", program.readAllStandardError().constData());
        return false;
      }
      readRounds(program);
    }
    return true;
  }
  QString recoveryCopy() const {
    QDirIterator files(m_place->filePath("XDG_DATA_HOME"), {"*.hairline.json"}, QDir::Files,
                       QDirIterator::Subdirectories);
    return files.hasNext() ? files.next() : QString();
  }
  /// -1 if it is not a whole scene.
  static int objectsIn(const QString& path) {
    const Result<Scene> scene = readSceneFile(path.toStdString());
    return scene ? int(scene->objects.size()) : -1;
  }

  std::unique_ptr<QTemporaryDir> m_place;
  QByteArray m_output;
  int m_rounds = 0;
};

}  // namespace hairline

HAIRLINE_TEST(hairline::TestEnding, display);
#include "test_ending.moc"
